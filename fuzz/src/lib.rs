//! What the fuzz targets have in common.

mod games;
mod memory;
mod steps;

pub use games::game;
pub use memory::in_proportion;
pub use steps::steps;
