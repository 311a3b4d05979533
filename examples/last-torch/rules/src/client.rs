//! What a client can work out for itself: the next view from the events it receives, and what a choice will do.

use crate::{Action, Event, Options, State, View};
use game_core::{FoldEvents, Previews, Seat};

impl FoldEvents for View {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match event {
            Event::WentOn { .. } => self.choosing = false,
            Event::Thrown { die, .. } if u8::from(*die) == 1 => {}
            Event::Thrown { die, .. } => {
                self.carried += i32::from(u8::from(*die));
                self.choosing = true;
            }
            Event::TorchOut { .. } => _ = self.pass_on(),
            Event::WentBack { seat, gems } => {
                if seat.index() < self.home.seats() {
                    self.home[*seat] += gems;
                }
                _ = self.pass_on();
            }
            Event::Over { outcome } => self.outcome = Some(outcome.clone()),
        }
    }
}

/// What a choice will do, as far as it can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preview {
    /// The die is rolled again.
    RollsAgain,
    /// This many gems are safe at home.
    BringsHome(i32),
}

impl Previews for State {
    type Preview = Preview;

    fn preview(_: &Options, view: &View, _: Seat, action: Action) -> Preview {
        match action {
            Action::On => Preview::RollsAgain,
            Action::Back => Preview::BringsHome(view.carried),
        }
    }
}

impl game_core::Preview<State> for Preview {
    fn check(&self, seat: Seat, told: &[Event]) -> Result<bool, String> {
        let Some(first) = told.first() else { return Ok(false) };
        match (self, first) {
            (Preview::RollsAgain, Event::WentOn { seat: who }) if *who == seat => Ok(true),
            (Preview::BringsHome(gems), Event::WentBack { seat: who, gems: brought })
                if who == &seat && gems == brought =>
            {
                Ok(true)
            }
            _ => Err(format!("{self:?} was promised, but this happened: {first:?}")),
        }
    }
}
