//! Incan Gold and Diamant in words.
