//! Lost Temple in words.
