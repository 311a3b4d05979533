//! The pages, one file or folder each, and what several of them share.

mod clipboard;
mod company;
mod dates;
mod gathering;
mod home;
mod known;
mod levels;
mod name;
mod nowhere;
mod records;
mod rules;
mod settings;
mod switch;
mod table;

pub use home::Home;
pub use nowhere::Nowhere;
pub use records::Records;
pub use rules::Rules;
pub use settings::SettingsPage;
pub use table::{LocalTable, OnlineTable};
