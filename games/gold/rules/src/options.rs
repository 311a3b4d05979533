//! What the players agree on before a game.

use crate::card::{COLORS, Color};
use crate::state::State;
use alloc::borrow::Cow;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::ops::{Deref, RangeInclusive};
use game_core::{DescribeOptions, OptionKind, OptionSpec, PerSeat, Seat, SetupError, schemars};
use serde::{Deserialize, Serialize};

/// Number of players. G-02
pub(crate) const SEATS: RangeInclusive<usize> = 2..=5;
pub const MAX_PLAYERS: usize = *SEATS.end();

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The colors of each seat's mines. Without it they are dealt in seat order, starting with green. G-03
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "alloc::vec::Vec<Vec<Color>>")]
    pub mines: Option<Vec<Vec<Color>>>,
    /// Who starts the game, in a match its first round. G-06
    #[serde(skip_serializing_if = "is_default")]
    pub start: Seat,
    /// The gold rush also begins when the table has stalled. G-16
    #[serde(skip_serializing_if = "is_true")]
    pub stall_guard: bool,
    /// Everyone may look at all piles. G-13
    #[serde(skip_serializing_if = "is_default")]
    pub open_piles: bool,
    /// As many rounds as players instead of one. G-18
    #[serde(rename = "match", skip_serializing_if = "is_default")]
    pub full_match: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mines: None,
            start: Seat::default(),
            stall_guard: true,
            open_piles: false,
            full_match: false,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn is_true(value: &bool) -> bool {
    *value
}

/// Reads an option that may be missing but not `null`.
fn given<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The mines of each seat, in the order of the colors. Colors in none of the lists are neutral. G-03, G-04
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct Mines(PerSeat<ArrayVec<Color, 2>>);

impl Mines {
    /// The owner of the mine of this color; `None` if it is neutral. G-04
    pub fn owner(&self, color: Color) -> Option<Seat> {
        self.iter().find(|(_, mines)| mines.contains(&color)).map(|(seat, _)| seat)
    }
}

impl Deref for Mines {
    type Target = PerSeat<ArrayVec<Color, 2>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// The options, checked for a number of seats. They never change during a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Setup {
    pub seats: usize,
    pub mines: Mines,
    pub start: Seat, // below `seats`
    pub open_piles: bool,
    pub rounds: u8,        // 1, or `seats` in a match
    pub stall: Option<u8>, // how many idle turns in a row begin the gold rush; `None` without the stall guard
}

impl Options {
    pub(crate) fn setup(&self, seats: usize) -> Result<Setup, SetupError> {
        // G-02
        if !SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: "Gold", given: seats, allowed: SEATS });
        }
        if self.start.index() >= seats {
            let fault =
                format!("there is no seat {} at a table of {seats}, only 0 to {}", self.start, seats - 1);
            return Err(SetupError::option("start", fault));
        }
        let mines = match &self.mines {
            Some(chosen) => checked_mines(chosen, seats)?,
            None => checked_mines(&default_mines(seats), seats)?,
        };
        let players = u8::try_from(seats).expect("there are at most five players");
        Ok(Setup {
            seats,
            mines,
            start: self.start,
            open_piles: self.open_piles,
            rounds: if self.full_match { players } else { 1 }, // G-18
            stall: self.stall_guard.then(|| idle_limit(seats)),
        })
    }

    /// The same options, without the mines if they are the default at this many seats.
    pub(crate) fn canonical(&self, seats: usize) -> Options {
        let mines = self.mines.clone().filter(|mines| *mines != default_mines(seats));
        Options { mines, ..self.clone() }
    }
}

impl DescribeOptions for State {
    fn schema(seats: usize) -> Vec<OptionSpec> {
        let option = |name, rule, kind| OptionSpec { name, rule, kind };
        let switch = |default| OptionKind::Switch { default };
        let defaults = Options::default();
        let name = |color: Color| Cow::Borrowed(color.name());
        let mines = OptionKind::Share {
            values: Color::all().map(name).collect(),
            each: mines_each(seats),
            default: default_mines(seats)
                .into_iter()
                .map(|colors| colors.into_iter().map(name).collect())
                .collect(),
        };
        let start = OptionKind::Seat { default: defaults.start.into(), seats: seats as u8 };
        vec![
            option("mines", "G-03", mines),
            option("start", "G-06", start),
            option("match", "G-18", switch(defaults.full_match)),
            option("open_piles", "G-13", switch(defaults.open_piles)),
            option("stall_guard", "G-16", switch(defaults.stall_guard)),
        ]
    }
}

/// How many idle turns in a row begin the gold rush. G-16
pub const fn idle_limit(seats: usize) -> u8 {
    2 * seats as u8
}

/// Number of mines of each player. G-03
const fn mines_each(seats: usize) -> u8 {
    if seats == 2 { 2 } else { 1 }
}

/// The mines in seat order, starting with green. G-03
fn default_mines(seats: usize) -> Vec<Vec<Color>> {
    let colors: Vec<Color> = Color::all().collect();
    colors.chunks(mines_each(seats).into()).take(seats).map(<[Color]>::to_vec).collect()
}

/// Every seat has the right number of mines, and no mine has two owners. G-03
fn checked_mines(mines: &[Vec<Color>], seats: usize) -> Result<Mines, SetupError> {
    let mut faults = Vec::new();
    let mut owners = [None; COLORS];
    if mines.len() != seats {
        faults.push(format!(
            "it must have one list of colours for each of the {seats} seats, not {}",
            mines.len()
        ));
    }
    let each = usize::from(mines_each(seats));
    for (seat, colors) in Seat::all(seats).zip(mines) {
        if colors.len() != each {
            let of_each = if each == 1 { "exactly one mine" } else { "exactly two mines" };
            faults.push(format!("each seat has {of_each}, but seat {seat} has {}", colors.len()));
        }
        for color in colors {
            if owners[*color as usize].replace(seat).is_some() {
                faults.push(format!("the {color} mine is given away twice"));
            }
        }
    }
    if !faults.is_empty() {
        return Err(SetupError::Option { name: "mines", faults });
    }
    let of = |seat| Color::all().filter(|color| owners[*color as usize] == Some(seat)).collect();
    Ok(Mines(PerSeat::from_fn(seats, of)))
}
