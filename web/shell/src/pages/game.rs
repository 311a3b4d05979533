//! What a game supplies for the pages around its table.

use leptos::prelude::AnyView;
use serde_json::Value;

/// A small picture: the content of an `svg`, and its view box.
pub type Picture = (String, String);

pub trait GamePages {
    /// Its rules, below the title: headings, rules and pictures, made with [`rules`](super::rules).
    fn rules() -> AnyView;

    /// The page at the address that its `game.toml` names.
    fn own_page() -> Option<AnyView> {
        None
    }

    /// What an option's value looks like, for the lobby. Every first visit loads this, so it must be small.
    fn option_picture(_name: &str, _value: &Value) -> Option<Picture> {
        None
    }
}
