//! What was measured of simple rules and of bots: the files `solved/figures/YEAR.json`.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    pub thumb: Thumb,
    pub rules: Vec<Exploited>,
}

/// The rule of thumb: leave when the gems carried plus `each` for every hazard on the path reach `limit`; if the other player has left, as
/// soon as that puts one `ahead`; never without a hazard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thumb {
    pub limit: i32,
    pub each: i32,
    pub ahead: i32,
    /// Its chance to win against perfect play, and half of the 95% interval.
    pub wins: f64,
    pub margin: f64,
}

/// How often the best response wins against a rule or a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exploited {
    /// As `quipu arena` names it.
    pub name: String,
    pub best: f64,
    /// Computed exactly; otherwise it is a lower bound.
    pub exact: bool,
}
