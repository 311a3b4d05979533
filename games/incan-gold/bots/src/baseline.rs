//! The simple rules that the levels are measured by, and how they are asked for by name.

use super::camp::Camp;
use super::chance::normal;
use bots::math::exp;
use bots::{Bot, Budget};
use game_core::SplitMix;
use incan_gold_fast::{Fast, Odds};
use incan_gold_rules::{Choice, Knowledge, State};
use std::str::FromStr;

pub const BASELINES: &[(&str, &str)] = &[
    ("camp:P", "camps with probability P"),
    ("ev:K", "stays while one more card is worth K times what it puts at risk"),
    ("noisy-ev", "ev:1 whose K is multiplied at every decision by exp(0.5 · N(0,1))"),
    ("cards:K", "leaves when K cards lie on the path"),
    ("hazards:H", "leaves when H hazards lie on the path"),
    ("gems:G", "leaves when it carries G gems"),
    ("risk:P", "leaves when the next card ends the round with probability P"),
    ("sweep:G", "leaves when G gems lie on the path, or three hazards"),
    ("alone", "stays as long as anyone else does, then leaves"),
    ("artifact", "leaves as soon as an artifact lies on the path, or two hazards"),
    ("follow", "leaves once anyone has, or when three hazards lie on the path"),
];

pub const MEASURES: &[&str] = &[
    "ev:1.0",
    "noisy-ev",
    "camp:0.5",
    "cards:6",
    "hazards:2",
    "gems:12",
    "risk:0.3",
    "sweep:5",
    "alone",
    "artifact",
    "follow",
];

/// A simple rule for when to leave.
#[derive(Clone, Debug)]
pub enum Rule {
    Camp(Camp),
    Ev(f64),
    NoisyEv,
    Cards(u8),
    Hazards(u8),
    Gems(u8),
    Risk(f64),
    Sweep(u8),
    Alone,
    Artifact,
    Follow,
}

/// The baseline with this name; see [`Roster::baseline`](crate::Roster::baseline).
pub fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
    Some(rule(name, argument)?.map(|rule| Box::new(rule) as Box<dyn Bot<State>>))
}

/// The rule with this name.
pub fn rule(name: &str, argument: Option<&str>) -> Option<Result<Rule, String>> {
    Some(match name {
        "camp" => number(name, argument, "from 0 to 1", |p: &f64| (0.0..=1.0).contains(p))
            .and_then(Camp::with_probability)
            .map(Rule::Camp),
        "ev" => number(name, argument, "of at least 0", |k: &f64| *k >= 0.0 && k.is_finite()).map(Rule::Ev),
        "cards" => whole(name, argument).map(Rule::Cards),
        "hazards" => whole(name, argument).map(Rule::Hazards),
        "gems" => whole(name, argument).map(Rule::Gems),
        "sweep" => whole(name, argument).map(Rule::Sweep),
        "risk" => {
            number(name, argument, "above 0 and at most 1", |p: &f64| *p > 0.0 && *p <= 1.0).map(Rule::Risk)
        }
        "noisy-ev" => plain(name, argument, Rule::NoisyEv),
        "alone" => plain(name, argument, Rule::Alone),
        "artifact" => plain(name, argument, Rule::Artifact),
        "follow" => plain(name, argument, Rule::Follow),
        _ => return None,
    })
}

fn number<T: FromStr>(
    name: &str,
    argument: Option<&str>,
    wanted: &str,
    fits: impl Fn(&T) -> bool,
) -> Result<T, String> {
    let given = argument.ok_or_else(|| format!("{name} needs a number {wanted} after a colon"))?;
    let number = given.parse().ok().filter(fits);
    number.ok_or_else(|| format!("{name} needs a number {wanted}, not {given:?}"))
}

fn whole(name: &str, argument: Option<&str>) -> Result<u8, String> {
    number(name, argument, "from 1 to 255", |k: &u8| *k >= 1)
}

fn plain(name: &str, argument: Option<&str>, rule: Rule) -> Result<Rule, String> {
    argument.map_or(Ok(rule), |given| Err(format!("{name} takes nothing after a colon, not {given:?}")))
}

/// Whether ev:K stays: Σ⌊v/n⌋/cards left ≥ K · (carried + path/n) · P(bust), both sides times the cards left.
fn ev_stays(odds: &Odds, k: f64) -> bool {
    f64::from(odds.shares) >= k * odds.stake() * f64::from(odds.deadly)
}

impl Rule {
    /// Whether a player who follows this rule leaves, when `left` others have left already. `odds.turned` is taken for the length of the path.
    pub fn leaves(&mut self, odds: &Odds, left: usize, draw: &mut SplitMix) -> bool {
        match self {
            Rule::Camp(camp) => camp.flip(draw) == Choice::Camp,
            Rule::Ev(k) => !ev_stays(odds, *k),
            Rule::NoisyEv => !ev_stays(odds, exp(0.5 * normal(draw))),
            Rule::Cards(cards) => odds.turned >= *cards,
            Rule::Hazards(hazards) => odds.hazards >= *hazards,
            Rule::Gems(gems) => odds.hand >= *gems,
            Rule::Risk(p) => odds.bust() >= *p,
            Rule::Sweep(gems) => odds.path >= *gems || odds.hazards >= 3,
            Rule::Alone => odds.players == 1,
            Rule::Artifact => odds.artifacts > 0 || odds.hazards >= 2,
            Rule::Follow => left > 0 || odds.hazards >= 3,
        }
    }
}

impl Bot<State> for Rule {
    fn choose(&mut self, known: &Knowledge, _: &[Choice], _: &Budget<'_>, draw: &mut SplitMix) -> Choice {
        let mut odds = Fast::known(known).odds();
        odds.turned = known.path().count() as u8; // artifacts that were carried out do not count
        let left = known.tents().seats() - usize::from(odds.players);
        if self.leaves(&odds, left, draw) { Choice::Camp } else { Choice::Torch }
    }
}
