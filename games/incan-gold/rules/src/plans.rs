//! What an explorer can lay down for the rest of a round: to stay until something happens, and then to return to camp.

use crate::action::Choice;
use crate::card::Face;
use crate::knowledge::Knowledge;
use crate::state::State;
use game_core::{Plan, Planned, Plans};
use serde::{Deserialize, Serialize};

/// Stay until one of these conditions is met, then return to camp. It lasts for one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StayUntil {
    StayUntil(Conditions),
}

/// At least one is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conditions {
    /// So many hazards lie on the path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hazards: Option<u8>,
    /// The player carries so many gems.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<u8>,
    /// Someone has left since the plan was laid down.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub left: bool,
}

fn hazards(known: &Knowledge) -> u8 {
    known.path().filter(|on| matches!(on.card.face(), Face::Hazard(_))).count() as u8
}

impl Conditions {
    fn met(&self, then: &Knowledge, now: &Knowledge) -> bool {
        self.hazards.is_some_and(|wanted| hazards(now) >= wanted)
            || self.carried.is_some_and(|wanted| now.carried() >= wanted)
            || self.left && now.inside() != then.inside() // nobody comes back in a round
    }
}

impl Plan<State> for StayUntil {
    fn fits(&self, now: &Knowledge) -> bool {
        let StayUntil::StayUntil(conditions) = self;
        *conditions != Conditions::default()
            && now.inside().contains(now.seat())
            && !conditions.met(now, now)
            && (!conditions.left || now.inside().len() > 1)
    }

    fn says(&self, then: &Knowledge, now: &Knowledge, _: &[Choice]) -> Planned<Choice> {
        let StayUntil::StayUntil(conditions) = self;
        if now.round() != then.round() || !now.inside().contains(now.seat()) {
            return Planned::Over;
        }
        Planned::Choose(if conditions.met(then, now) { Choice::Camp } else { Choice::Torch })
    }
}

impl Plans for State {
    type Plan = StayUntil;
}
