//! A record as the page replays it.

use crate::{Json, Sitter};
use fair::{Commitment, Proof};
use game_core::{Outcome, Seat};
use game_list::GameKind;
use serde::{Deserialize, Serialize};

/// The longest record that can be shown, ten times the longest games.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// Whose view of a replayed game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Perspective {
    Seat(Seat),
    Spectator,
    /// What all players see, combined. What no player could see stays hidden.
    Everyone,
}

/// A recorded game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Replay {
    pub game: GameKind,
    /// In the game's own form.
    pub options: Json,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// When it began, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Set if it branched off another game: after how many steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branched: Option<u32>,
    pub seats: Vec<Sitter>,
    pub steps: u32,
    /// The moments that can be shown, in order; at least one. In between, choices are sealed or chance is due.
    pub moments: Vec<Moment>,
    /// None if the record ends before the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Whether its chance is proved to be fair.
    pub checked: FairnessCheck,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The number of steps before it.
    pub step: u32,
    /// From 1.
    pub round: u32,
    /// What each player has then, by seat: points, or how far they have come.
    pub scores: Vec<i32>,
    /// What happened since the previous moment, redacted for a spectator.
    pub events: Vec<Json>,
}

/// Whether every chance step of a record follows from its proof, as `quipu verify` checks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FairnessCheck {
    Fair {
        chance_steps: u64,
        /// How many seats added random bytes.
        stirred: usize,
        /// What was shown before the first step.
        commitment: Commitment,
        /// To be compared with what was seen before the game.
        proof: Box<Proof>,
    },
    NotFair {
        /// As in docs/fair.md: `no_proof`, `bad_proof`, `salts`, `commitment`, `step` or `unfinished`.
        why: String,
        /// From 1.
        line: u64,
        /// Details in a sentence.
        problem: String,
    },
}

/// Why a record cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadableRecord {
    pub why: RecordProblem,
    /// From 1.
    pub line: u32,
    /// Details in a sentence.
    pub problem: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordProblem {
    /// Longer than [`MAX_RECORD_BYTES`].
    TooLong,
    NotARecord,
    /// Another version of the format or of the game's rules.
    OtherVersion,
    /// A game that this version does not have.
    UnknownGame,
    /// The header's number of players or its options do not fit the game.
    BadSetup,
    /// It ends in the middle of a line.
    CutOff,
    /// A line is not a step of this game.
    NotAStep,
    /// The rules do not allow a step.
    Illegal,
}
