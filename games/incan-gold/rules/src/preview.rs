//! What torch and camp will do, as far as a player can know.

use crate::action::Choice;
use crate::event::Event;
use crate::odds::Odds;
use crate::options::Options;
use crate::rules::divide;
use crate::state::State;
use crate::view::View;
use alloc::format;
use alloc::string::String;
use arrayvec::ArrayVec;
use game_core::{MAX_SEATS, Previews, Seat, SeatSet};

/// What a choice will do, as far as the player can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    Torch(Torch),
    Camp(Camp),
}

/// Staying: the next card is flipped, and the gems beside the tent are at risk. I-09 to I-11
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torch {
    /// The gems the player loses if the card ends the round.
    pub carried: u8,
    /// How many are inside now. Those who stay share the next treasure.
    pub inside: u8,
    pub odds: Odds,
}

/// Leaving: what the player carries, a share of the gems on the path, and the artifacts for a player who leaves alone. I-12, I-13
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camp {
    pub carried: u8,
    pub on_path: u8,
    /// Number and value of each artifact on the path, for a player who leaves alone.
    pub artifacts: ArrayVec<(u8, u8), 5>,
    /// What leaving brings, by the number of those who leave together: one, two, up to everyone inside.
    pub leaving: ArrayVec<Leaving, MAX_SEATS>,
}

/// What each leaver brings home if this many leave together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    pub leavers: u8,
    /// The gems of the path for each of them.
    pub share: u8,
    pub rest: u8,
    /// All gems that go into the tent of each: carried and share.
    pub gems: u8,
    /// The value of the artifacts each takes.
    pub artifacts: u8,
}

impl Torch {
    pub fn of(view: &View) -> Torch {
        Torch { carried: view.carried(), inside: view.inside.len() as u8, odds: Odds::of(view) }
    }
}

impl Camp {
    pub fn of(view: &View) -> Camp {
        let (carried, on_path, artifacts) = (view.carried(), view.gems_on_path(), view.artifacts_on_path());
        let leaving = |leavers: usize| {
            let (share, rest) = divide(on_path, leavers);
            let gems = carried.saturating_add(share);
            let takes = leavers == 1; // I-13
            let artifacts = if takes { artifacts.iter().map(|(_, value)| value).sum() } else { 0 };
            Leaving { leavers: leavers as u8, share, rest, gems, artifacts }
        };
        Camp { carried, on_path, leaving: (1..=view.inside.len()).map(leaving).collect(), artifacts }
    }

    /// Whether nobody else is inside, so that everything on the path is the player's.
    pub fn alone(&self) -> bool {
        self.leaving.len() == 1
    }

    /// The value of the artifacts on the path, for a player who leaves alone.
    pub fn worth(&self) -> u8 {
        self.leaving.first().map_or(0, |alone| alone.artifacts)
    }
}

impl Previews for State {
    type Preview = Preview;

    fn preview(_: &Options, view: &View, _: Seat, choice: Choice) -> Preview {
        match choice {
            Choice::Torch => Preview::Torch(Torch::of(view)),
            Choice::Camp => Preview::Camp(Camp::of(view)),
        }
    }
}

impl Preview {
    pub fn choice(&self) -> Choice {
        match self {
            Preview::Torch(_) => Choice::Torch,
            Preview::Camp(_) => Choice::Camp,
        }
    }
}

impl game_core::Preview<State> for Preview {
    /// A choice is sealed, and counts when all are revealed. I-05, I-06
    fn check(&self, seat: Seat, told: &[Event]) -> Result<bool, String> {
        let [own, then @ ..] = told else { return Ok(false) };
        match own {
            Event::Sealed { choice, .. } if choice.get() == Some(&(seat, self.choice())) => {}
            other => return unexpected("the sealed choice", other),
        }
        let others = then.iter().take_while(|event| matches!(event, Event::Sealed { .. })).count();
        match &then[others..] {
            [] => Ok(false),
            [Event::Revealed { torch, camp }, then @ ..] => match self {
                Preview::Torch(preview) => preview.check(seat, *torch, *camp, then),
                Preview::Camp(preview) => preview.check(seat, *camp, then),
            },
            [other, ..] => unexpected("the choices of all", other),
        }
    }
}

impl Torch {
    fn check(&self, seat: Seat, torch: SeatSet, camp: SeatSet, mut then: &[Event]) -> Result<bool, String> {
        if !torch.contains(seat) || torch.len() + camp.len() != usize::from(self.inside) {
            return Err(format!("torch {torch:?} and camp {camp:?} are not the {} inside", self.inside));
        }
        if !camp.is_empty() {
            then = match then {
                [] => return Ok(false),
                [Event::Left { leavers, .. }, then @ ..] if *leavers == camp => then,
                [other, ..] => return unexpected("that the others leave", other),
            };
        }
        if let ([Event::ArtifactsTaken { seat: taker, .. }, after @ ..], Some(leaver)) = (then, camp.only())
            && *taker == leaver
        {
            then = after;
        }
        let (card, then) = match then {
            [] => return Ok(false),
            [Event::Turned { card, each, rest }, then @ ..]
                if (*each, *rest) == divide(card.gems(), torch.len()) =>
            {
                (*card, then)
            }
            [other, ..] => return unexpected("a card, shared among those who stay", other),
        };
        match (self.odds.ends_round(card), then.first()) {
            (None, _) => Err(format!("{card} was not in the deck")),
            (Some(true), None) => Ok(false),
            (Some(true), Some(Event::Collapsed { hazard, caught, carried }))
                if (hazard.card(), *caught, *carried) == (card, torch, self.carried) =>
            {
                Ok(true)
            }
            (Some(true), Some(other)) => unexpected("the end of the round", other),
            (Some(false), Some(other @ Event::Collapsed { .. })) => {
                unexpected("that the round continues", other)
            }
            (Some(false), _) => Ok(true),
        }
    }
}

impl Camp {
    fn check(&self, seat: Seat, camp: SeatSet, then: &[Event]) -> Result<bool, String> {
        let leaving = self.leaving.iter().find(|leaving| usize::from(leaving.leavers) == camp.len());
        let Some(Leaving { share, rest, gems, artifacts: worth, .. }) =
            leaving.filter(|_| camp.contains(seat))
        else {
            return Err(format!("{camp:?} leave, of {} inside", self.leaving.len()));
        };
        let then = match then {
            [] => return Ok(false),
            [Event::Left { leavers, carried, share: each, rest: stays }, then @ ..]
                if (*leavers, *carried, each, stays) == (camp, self.carried, share, rest)
                    && *gems == carried.saturating_add(*each) =>
            {
                then
            }
            [other, ..] => return unexpected("to leave with what was said", other),
        };
        let takes = camp.len() == 1 && !self.artifacts.is_empty();
        match (takes, then.first()) {
            (true, None) => Ok(false),
            (true, Some(Event::ArtifactsTaken { seat: taker, artifacts }))
                if *taker == seat
                    && *artifacts == self.artifacts
                    && *worth == artifacts.iter().map(|(_, value)| value).sum::<u8>() =>
            {
                Ok(true)
            }
            (true, Some(other)) => unexpected("the artifacts", other),
            (false, Some(other @ Event::ArtifactsTaken { .. })) => unexpected("no artifact", other),
            (false, _) if *worth > 0 => Err(format!("artifacts worth {worth} were not taken")),
            (false, _) => Ok(true),
        }
    }
}

fn unexpected(wanted: &str, came: &Event) -> Result<bool, String> {
    Err(format!("expected {wanted}, but {came:?} came"))
}

#[cfg(test)]
mod tests;
