//! The rules of Incan Gold and Diamant, for millions of games per second.
