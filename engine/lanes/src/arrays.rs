//! The arrays that a caller gives, and those that hold them if the caller has none.

use crate::error::LanesError;
use crate::run::Lanes;
use game_core::Encode;
use std::fmt::Display;

/// Where the lanes write. A row is a lane's seat: all seats of lane 0, then all of lane 1, and so on; with one learner, a lane has one row.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// For each row, what that player knows: see [`Encode::fields`].
    pub observations: &'a mut [u8],
    /// For each row, which actions are legal now; none if the seat does not have to choose.
    pub masks: &'a mut [bool],
    /// For each row, whether the seat has to choose now.
    pub due: &'a mut [bool],
    /// For each row, what the last step brought.
    pub rewards: &'a mut [f32],
    /// For each lane, whether its game is over.
    pub terminated: &'a mut [bool],
    /// For each lane, whether its game was cut off.
    pub truncated: &'a mut [bool],
    /// Like `observations`, of games that ended with this step, in lanes that have begun a new one. Other lanes are left as they are.
    pub finals: Option<&'a mut [u8]>,
}

/// How long the arrays are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub lanes: usize,
    /// How many rows a lane has.
    pub rows: usize,
    /// Bytes of an observation.
    pub size: usize,
    pub actions: usize,
}

impl Sizes {
    pub fn check(
        &self,
        name: &'static str,
        given: usize,
        of: usize,
        what: impl Display,
    ) -> Result<(), LanesError> {
        let expected = self.lanes * of;
        if given == expected {
            return Ok(());
        }
        let shape = format!("{} lanes of {what}", self.lanes);
        Err(LanesError::Length { name, given, expected, shape })
    }

    pub fn check_actions(&self, actions: &[i64]) -> Result<(), LanesError> {
        self.check("actions", actions.len(), self.rows, format_args!("{} seats", self.rows))
    }

    pub fn check_masks(&self, masks: &[bool]) -> Result<(), LanesError> {
        let Sizes { rows, actions, .. } = *self;
        self.check("masks", masks.len(), rows * actions, format_args!("{rows} seats with {actions} actions"))
    }

    pub fn check_all(&self, arrays: &Arrays<'_>) -> Result<(), LanesError> {
        let Sizes { rows, size, .. } = *self;
        let bytes = |name, given: &[u8]| {
            self.check(name, given.len(), rows * size, format_args!("{rows} seats with {size} bytes"))
        };
        let by_row = |name, given| self.check(name, given, rows, format_args!("{rows} seats"));
        bytes("observations", arrays.observations)?;
        self.check_masks(arrays.masks)?;
        by_row("due", arrays.due.len())?;
        by_row("rewards", arrays.rewards.len())?;
        self.check("terminated", arrays.terminated.len(), 1, "1 value")?;
        self.check("truncated", arrays.truncated.len(), 1, "1 value")?;
        arrays.finals.as_ref().map_or(Ok(()), |finals| bytes("finals", finals))
    }
}

/// Arrays of the right lengths, for callers that have none.
#[derive(Clone, Debug)]
pub struct Buffers {
    pub observations: Vec<u8>,
    pub masks: Vec<bool>,
    pub due: Vec<bool>,
    pub rewards: Vec<f32>,
    pub terminated: Vec<bool>,
    pub truncated: Vec<bool>,
    pub finals: Vec<u8>,
}

impl Buffers {
    pub fn new<E: Encode>(lanes: &Lanes<E>) -> Buffers {
        let Sizes { lanes, rows, size, actions } = lanes.sizes();
        Buffers {
            observations: vec![0; lanes * rows * size],
            masks: vec![false; lanes * rows * actions],
            due: vec![false; lanes * rows],
            rewards: vec![0.0; lanes * rows],
            terminated: vec![false; lanes],
            truncated: vec![false; lanes],
            finals: vec![0; lanes * rows * size],
        }
    }

    pub fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            due: &mut self.due,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            finals: Some(&mut self.finals),
        }
    }
}
