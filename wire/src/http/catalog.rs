//! `GET /api/catalog`: the games that can be played.

use crate::Reaction;
use bots::Level;
use game_core::OptionSpec;
use game_list::GameKind;
use serde::Serialize;

/// What a client needs to build its forms.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Catalog {
    /// The version of the protocol on the socket.
    pub protocol: u16,
    pub games: Vec<CatalogGame>,
    /// What players can show at a table instead of words.
    pub reactions: Vec<Reaction>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CatalogGame {
    pub game: GameKind,
    /// Its name for people.
    pub title: &'static str,
    pub rules_version: u16,
    /// The smallest number of players.
    pub least: usize,
    /// The largest number of players.
    pub most: usize,
    /// The options of a new table. Options that are left out have their default.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub usual_options: serde_json::Value,
    /// Every option of the game at a table of `least` players, then of one more, and so on.
    pub options: Vec<Vec<OptionSpec>>,
    /// Weakest first.
    pub levels: Vec<BotLevel>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotLevel {
    pub level: Level,
    /// What it is like, in a sentence.
    pub character: &'static str,
}
