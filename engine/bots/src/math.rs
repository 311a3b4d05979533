//! Functions whose last bit differs between the libraries of a browser and of a server, in one form for both: the same seed must give the
//! same choices everywhere (docs/daily.md). Square roots and the four basic operations are exact anyway.

pub use libm::{cos, exp, expf, log as ln, log1pf as ln_1pf, powf};
