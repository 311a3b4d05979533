//! What the fuzz targets have in common.

mod steps;

pub use steps::steps;
