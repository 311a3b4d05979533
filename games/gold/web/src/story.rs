//! From one picture of the table to the next: what happened, as frames that are shown one after another.
//!
//! The state is always the newest; only the picture takes its time, so that everyone sees both cards. A frame holds just the cards
//! that lie face up in it: when they are turned back nothing of them is left, neither in the page nor behind it.

use game_core::{FoldEvents, Seat, Viewer};
use gold_rules::{Event, Placed, View};
use web_shell::play::Picture;
use wire::Pace;

/// The beat after a card is turned, before the next thing happens.
const BEAT: i32 = 700;
/// The same when the picture is far behind.
const SHORT_BEAT: i32 = 450;
/// How long an outcome is shown when the picture is far behind.
const SHORT: i32 = 1_100;
/// How long cards take to leave or to turn back.
const LEAVING: i32 = 420;
/// How long the beginning of the gold rush is shown.
pub const RUSH: i32 = 3_600;
/// How long the counted piles of a round are shown.
const COUNTED: i32 = 9_000;

/// Long enough for "until it has been seen": the viewer continues with a button.
const UNTIL_SEEN: i32 = 3_600_000;

/// How long what happens is shown on this page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pacing {
    /// How long an outcome is shown.
    pub linger: i32,
    /// The player at this page: what their own cards do stays until they continue.
    pub own: Option<Seat>,
}

/// How long an outcome is shown at a table of this pace: players with little time for a decision are not kept from it for long.
pub fn linger(pace: Pace) -> i32 {
    match pace {
        Pace::Slow { .. } => 4_000,
        Pace::Live { seconds } => (i32::from(seconds) * 50).clamp(1_000, 2_600),
    }
}

/// What is heard and what flies when a frame is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    Still,
    Turned,
    /// What the cards do is shown.
    Told,
    /// The cards leave, or are turned back.
    Leave,
    Rush,
    Counted,
    /// All cards are laid out again.
    Began,
    Over,
}

/// Gold on its way to a player's mine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    pub gold: Placed,
    /// Who carries it, outside the gold rush.
    pub prospector: Option<Placed>,
    pub to: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The view. A card that is face up still lies on the table in it.
    pub view: View,
    /// The cards that are face up, in the order in which they were turned.
    pub up: Vec<Placed>,
    /// The text about them, or about the game.
    pub told: Option<Event>,
    pub cue: Cue,
    pub flight: Option<Flight>,
    /// How many events of the game it has in it, since this page follows: how far one picture is behind another.
    pub number: u32,
    pub pacing: Pacing,
    /// Whether there is so much still to be shown that this has to be quick.
    pub hurried: bool,
}

impl Picture for Frame {
    type View = View;
    type Event = Event;

    fn opening(now: &View) -> Frame {
        Frame::still(now.clone())
    }

    fn frames(from: &Frame, events: &[Event], now: &View) -> Vec<Frame> {
        let mut at = Frame { hurried: false, ..from.clone() };
        let mut frames = Vec::new();
        for (nth, event) in events.iter().enumerate() {
            at.step(event, &events[nth + 1..]);
            frames.push(at.clone());
        }
        if frames.is_empty() || at.told.is_some() {
            at.settle();
            frames.push(at);
        }
        if let Some(last) = frames.last_mut() {
            last.view = now.clone();
            last.up = now.up.into_iter().collect();
        }
        frames
    }

    fn shows(&self, now: &View) -> bool {
        self.told.is_none() && same_table(&self.view, now)
    }

    fn adopt(&mut self, now: &View, last: bool) {
        for (seat, pile) in self.view.piles.iter_mut() {
            let known = &now.piles[seat];
            *pile = known.as_ref().map(|known| pile.take().unwrap_or_else(|| known.clone()));
        }
        if last {
            self.view = now.clone();
        }
    }

    fn cover(&mut self, now: &View) {
        for (seat, pile) in self.view.piles.iter_mut() {
            *pile = pile.take().filter(|_| now.piles[seat].is_some());
        }
    }

    fn lasts(&self) -> i32 {
        let linger = self.pacing.linger;
        match (&self.told, self.cue, self.hurried) {
            (Some(_), ..) if self.is_held() => UNTIL_SEEN,
            (Some(Event::RushBegan { .. }), ..) => RUSH,
            (Some(Event::RoundEnded { .. }), ..) => COUNTED,
            (Some(_), _, true) => SHORT.min(linger),
            (Some(_), _, false) => linger,
            (None, Cue::Turned, true) => SHORT_BEAT,
            (None, Cue::Turned, false) => BEAT,
            (None, ..) => LEAVING,
        }
    }

    fn hush(&mut self) {
        self.cue = Cue::Still;
        self.flight = None;
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn set_number(&mut self, number: u32) {
        self.number = number;
    }
}

impl Frame {
    /// The table as it is, without a past.
    pub fn still(view: View) -> Frame {
        let up = view.up.into_iter().collect();
        let (number, pacing, hurried) = (0, Pacing::default(), false);
        Frame { view, up, told: None, cue: Cue::Still, flight: None, number, pacing, hurried }
    }

    /// Whether it stays until the viewer continues: what their own cards do, and the counted piles of a round.
    pub fn is_held(&self) -> bool {
        let own = self.pacing.own;
        match &self.told {
            None => false,
            Some(Event::RoundEnded { .. }) => own.is_some(),
            Some(event) => event.is_outcome() && own == Some(self.view.turn),
        }
    }

    /// The pictures of a step of a replay. It ends with what the step is about: both cards face up and what they do.
    pub fn replayed(from: &Frame, events: &[Event], now: &View) -> Vec<Frame> {
        let mut frames = Frame::frames(from, events, now);
        let told = frames.iter().rposition(|frame| frame.told.is_some());
        if let Some(told) = told.filter(|_| now.outcome.is_none()) {
            frames.truncate(told + 1);
        }
        frames
    }

    /// Advances by one event. `after` is what happened next. What two cards do is shown while they are still there; the view follows when
    /// that has been seen.
    fn step(&mut self, event: &Event, after: &[Event]) {
        self.settle();
        self.number += 1;
        if event.is_outcome() {
            self.told = Some(event.clone());
            self.cue = Cue::Told;
            return;
        }
        self.view.apply(event);
        match event {
            Event::Turned { seat, card } => {
                self.view.turn = *seat; // a replay may have ended its last step before the next turn began
                self.up.push(*card);
                self.cue = Cue::Turned;
            }
            Event::RushBegan { .. } => {
                after.first().into_iter().for_each(|next| self.view.apply(next)); // whose turn it is
                self.told = Some(event.clone());
                self.cue = Cue::Rush;
            }
            // The result at the end of the game includes it.
            Event::RoundEnded { .. } if matches!(after.first(), Some(Event::Over { .. })) => {}
            Event::RoundEnded { .. } => {
                self.told = Some(event.clone());
                self.cue = Cue::Counted;
            }
            Event::RoundBegan { .. } => self.cue = Cue::Began,
            Event::Over { .. } => self.cue = Cue::Over,
            _ => {}
        }
    }

    /// The outcome has been seen: cards leave the table or are turned back.
    fn settle(&mut self) {
        self.cue = Cue::Still;
        self.flight = None;
        let Some(told) = self.told.take() else { return };
        self.flight = match told {
            Event::GoldFound { prospector, gold, to, .. } => {
                Some(Flight { gold, prospector: Some(prospector), to })
            }
            Event::RushGold { seat, gold, .. } => Some(Flight { gold, prospector: None, to: seat }),
            Event::RushBegan { .. } | Event::RoundEnded { .. } => return, // the view has it already
            _ => None,
        };
        self.view.apply(&told);
        self.up.clear();
        self.cue = Cue::Leave;
    }
}

/// Whether the same things lie on two tables, for this viewer.
fn same_table(a: &View, b: &View) -> bool {
    (a.round, a.turn, a.rush, a.lying, a.up) == (b.round, b.turn, b.rush, b.lying, b.up)
        && a.outcome.is_some() == b.outcome.is_some()
}

/// A table that is shown while nothing is known.
pub fn empty_view() -> View {
    use game_core::Game;
    gold_rules::State::new(&gold_rules::Options::default(), 2).expect("two can play").view(Viewer::Spectator)
}

#[cfg(test)]
pub mod tests;
