//! The pages, one file each.

mod gathering;
mod home;
mod nowhere;
mod records;
mod rules;
mod settings;
mod table;

pub use home::Home;
pub use nowhere::Nowhere;
pub use records::Records;
pub use rules::Rules;
pub use settings::SettingsPage;
pub use table::{LocalTable, OnlineTable};
