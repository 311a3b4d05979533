//! What the fuzz targets have in common.

mod memory;
mod steps;

pub use memory::in_proportion;
pub use steps::steps;
