//! Gold in words.
