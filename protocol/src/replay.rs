//! What a page is told of a record, to look at its game again.

use crate::{Json, Sitter};
use fair::Commitment;
use game_core::{Outcome, Seat};
use game_list::GameKind;
use serde::{Deserialize, Serialize};

/// A record that is to be shown may be so long (in bytes). The longest games have a tenth of it.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// Whose eyes look at a game that is shown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Perspective {
    /// Those of the player in this seat.
    Seat(Seat),
    /// Those of somebody who looks on.
    Spectator,
    /// What all players see, laid together; what no player could see stays hidden.
    Everybody,
}

/// A game that was written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Replay {
    /// Which game.
    pub game: GameKind,
    /// Its options, as the game writes them.
    pub options: Json,
    /// Its id, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// When it was begun, as a date, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Set if its beginning was taken from another game: after how many steps it went its own way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branched: Option<u32>,
    /// Who played, by seat.
    pub seats: Vec<Sitter>,
    /// How many steps the record has.
    pub steps: u32,
    /// The moments it can be looked at, in order: at least one. In between, choices are sealed or chance is about to bring something.
    pub moments: Vec<Moment>,
    /// How it ended; left out: the record ends before the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Whether its chance can be trusted.
    pub checked: FairnessCheck,
}

/// A moment of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// After which step of the record.
    pub step: u32,
    /// Which round it is then, from 1.
    pub round: u32,
    /// What everybody has then, by seat: in Incan Gold gems and artifacts at home with what is carried, in Gold the points, in Lost
    /// Temple the space.
    pub scores: Vec<i32>,
    /// What happened since the moment before, as everybody may know it.
    pub events: Vec<Json>,
}

/// Whether every chance step of a record is the one that its proof derives: what `quipu verify` finds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FairnessCheck {
    /// All of them are.
    Fair {
        /// How many chance steps there are.
        chance_steps: u64,
        /// How many seats added bytes of their own.
        stirred: usize,
        /// What must have been shown before the first step.
        commitment: Commitment,
    },
    /// They are not, or it cannot be said.
    NotFair {
        /// As in docs/fair.md: `no_proof`, `bad_proof`, `salts`, `commitment`, `step` or `unfinished`.
        why: String,
        /// The line of the record, from 1.
        line: u64,
        /// The same in a sentence, for those who know the scheme.
        problem: String,
    },
}

/// Why something is no record that can be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadableRecord {
    /// Why.
    pub why: RecordProblem,
    /// The line, from 1.
    pub line: u32,
    /// What exactly is wrong, for those who write records.
    pub problem: String,
}

/// Why something is no record that can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordProblem {
    /// It is longer than any game.
    TooLong,
    /// It is something else altogether.
    NotARecord,
    /// It is of a version of the format, or of the rules, that is not known here.
    OtherVersion,
    /// It breaks off in the middle of a line.
    CutOff,
    /// A line says something that the rules do not allow, or that is no step of this game.
    Illegal,
}
