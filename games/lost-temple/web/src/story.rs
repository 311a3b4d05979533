//! From one picture of the table to the next: what happened, as frames that are shown one after another.
//!
//! The state is always the newest; only the picture takes its time. A frame holds what everyone sees and nothing else, so that it is
//! the same for every viewer: hands, own cards and looks at tokens are shown from the newest state alone.

use game_core::{FoldEvents, PerSeat, Seat};
use lost_temple_rules::{BANK, Character, CharacterSet, Event, Seen, TOKENS, View};
use web_shell::play::Picture;

/// What is heard and what flies when a frame is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    Still,
    Cards,
    Picked,
    /// A character is called; whether a player holds it.
    Called(Character, bool),
    Curse,
    /// Gems go from one to another.
    Theft {
        from: Seat,
        to: Seat,
        gems: u8,
    },
    /// Gems come from the bank or, if negative, go there.
    Gems(Seat, i8),
    Machete,
    Hop,
    Arrived,
    Token,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub view: View,
    /// The event that is shown large over it.
    pub moment: Option<Event>,
    pub cue: Cue,
    /// How many events of the game it has in it, since this page follows.
    pub number: u32,
}

/// A walk has at most this many hops.
const HOPS: i16 = 9;
/// The pictures to come last at most this many milliseconds: of a longer story only the end is seen.
pub const MAX_BACKLOG_MS: i32 = 7_000;

impl Frame {
    pub fn still(view: View) -> Frame {
        Frame { view: public(view), moment: None, cue: Cue::Still, number: 0 }
    }

    /// Advances by one event; returns whether that makes a picture of its own. The view follows by the rules, and keeps nothing that only its
    /// viewer may know.
    pub fn step(&mut self, event: &Event) -> bool {
        self.number += 1;
        self.view.apply(event);
        (self.view.hand, self.view.looked) = (CharacterSet::EMPTY, None);
        self.view.own.clear();
        self.moment = is_moment(event).then(|| event.clone());
        self.cue = Cue::of(event);
        self.cue != Cue::Still
    }
}

/// Whether an event is shown large, over the track, for a moment.
fn is_moment(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundBegan { .. }
            | Event::Cursed { .. }
            | Event::Robbed { .. }
            | Event::TokenRevealed { .. }
            | Event::Over { .. }
    )
}

impl Cue {
    fn of(event: &Event) -> Cue {
        match *event {
            Event::RoundBegan { .. } | Event::SetAsideUp { .. } => Cue::Cards,
            Event::Picked { .. } => Cue::Picked,
            Event::Called { character, holder } => Cue::Called(character, holder.is_some()),
            Event::Cursed { .. } | Event::Named { .. } => Cue::Curse,
            Event::Robbed { thief, seat, gems } => Cue::Theft { from: seat, to: thief, gems },
            Event::TookGem { seat, gems } if gems > 0 => Cue::Gems(seat, gems.cast_signed()),
            Event::Paid { seat, gems } if gems > 0 => Cue::Gems(seat, -gems.cast_signed()),
            Event::GemsByToken { seat, gems } if gems != 0 => Cue::Gems(seat, gems),
            Event::MacheteOffered { taken: true, .. } => Cue::Machete,
            Event::MacheteByToken { machetes, .. } if machetes != 0 => Cue::Machete,
            Event::Moved { .. } => Cue::Arrived,
            Event::TokenRevealed { .. } | Event::Looked { .. } | Event::SwapDecided { .. } => Cue::Token,
            Event::Over { .. } => Cue::Over,
            _ => Cue::Still, // the setup has no picture, and the token itself shows what it did
        }
    }
}

impl Picture for Frame {
    type View = View;
    type Event = Event;

    /// The table before the first start card.
    fn opening(now: &View) -> Frame {
        let explorers = PerSeat::filled(now.explorers.seats(), Seen::default());
        Frame::still(View { finish: now.finish, explorers, ..empty_view() })
    }

    fn frames(from: &Frame, events: &[Event], now: &View) -> Vec<Frame> {
        let mut at = from.clone();
        at.moment = None;
        let mut frames: Vec<Frame> = Vec::new();
        for (nth, event) in events.iter().enumerate() {
            if let Event::Moved { seat, from, to, .. } = event {
                frames.extend(hops(&at, *seat, *from, *to));
            }
            // Cards that are set aside together are shown together.
            let goes_on = matches!(
                (event, events.get(nth + 1)),
                (Event::SetAsideUp { .. }, Some(Event::SetAsideUp { .. }))
            );
            if at.step(event) && !goes_on {
                frames.push(at.clone());
            }
        }
        let now = public(now.clone());
        if frames.last().is_none_or(|last| last.moment.is_some() || last.view != now) {
            frames.push(Frame { view: now, moment: None, cue: Cue::Still, number: 0 });
        }
        if let Some(last) = frames.last_mut() {
            last.number = at.number;
        }
        frames
    }

    /// What only its viewer may know is in no picture.
    fn shows(&self, now: &View) -> bool {
        self.moment.is_none() && self.view == public(now.clone())
    }

    fn lasts(&self) -> i32 {
        match (&self.moment, self.cue) {
            (Some(Event::RoundBegan { .. } | Event::TokenRevealed { .. }), _) => 1500,
            (Some(_), _) => 1900,
            (None, Cue::Hop) => 120,
            (None, Cue::Called(_, false)) => 300,
            (None, Cue::Called(_, true) | Cue::Arrived | Cue::Curse) => 700,
            (None, _) => 400,
        }
    }

    fn hush(&mut self) {
        self.cue = Cue::Still;
        self.moment = None;
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn set_number(&mut self, number: u32) {
        self.number = number;
    }
}

fn public(view: View) -> View {
    View { hand: CharacterSet::EMPTY, own: Vec::new(), looked: None, ..view }
}

/// A table without players, shown while nothing is known.
pub fn empty_view() -> View {
    View { finish: 1, bank: BANK, reserve: TOKENS as u8, ..View::default() }
}

/// The pictures of a pawn on its way, without the last.
fn hops(at: &Frame, seat: Seat, from: i16, to: i16) -> Vec<Frame> {
    let spaces = (to - from).abs();
    let stride = (spaces + HOPS) / (HOPS + 1);
    let hop = |hop: i16| {
        let mut frame = at.clone();
        frame.moment = None;
        frame.view.explorers[seat].position = Some(from + (to - from).signum() * hop);
        frame.cue = Cue::Hop;
        frame
    };
    (1..spaces).filter(|it| it % stride.max(1) == 0).map(hop).collect()
}

#[cfg(test)]
mod tests;
