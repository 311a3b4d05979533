//! From one picture of the table to the next: what happened, as frames that are shown one after another.
//!
//! The state is always the newest; only the picture takes its time, so that everybody sees both cards. A frame holds just the cards
//! that lie face up in it: when they are turned back nothing of them is left, neither in the page nor behind it.

use game_core::{FoldEvents, Seat, Viewer};
use gold_rules::{Event, Placed, View};
use protocol::Pace;
use web_shell::play::Picture;

/// The beat after a card is turned, before the next thing happens.
const BEAT: i32 = 700;
/// The same when the picture is far behind.
const SHORT_BEAT: i32 = 450;
/// How long an outcome is shown when the picture is far behind.
const SHORT: i32 = 1_100;
/// How long cards take to leave or to turn back.
const LEAVING: i32 = 420;
/// How long the beginning of the gold rush is shown.
const RUSH: i32 = 2_400;
/// How long the counted piles of a round are shown.
const COUNTED: i32 = 9_000;

/// How long an outcome is shown at a table of this pace: whoever has little time for a decision is not kept from it for long.
pub fn linger(pace: Pace) -> i32 {
    match pace {
        Pace::Slow { .. } => 4_000,
        Pace::Live { seconds } => (i32::from(seconds) * 50).clamp(1_000, 2_600),
    }
}

/// What is heard and what flies when a frame is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Nothing.
    Still,
    /// A card is turned.
    Turned,
    /// What the cards do is told.
    Told,
    /// The cards leave, or are turned back.
    Leave,
    /// The gold rush begins.
    Rush,
    /// A round is counted.
    Counted,
    /// All cards are laid out anew.
    Began,
    /// The game is over.
    Over,
}

/// Gold on its way to somebody's mine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The gold.
    pub gold: Placed,
    /// Who carries it, outside the gold rush.
    pub prospector: Option<Placed>,
    /// Whose it is now.
    pub to: Seat,
}

/// One picture of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What lies there. A card that is face up still lies there.
    pub view: View,
    /// The cards that are face up, in the order in which they were turned.
    pub up: Vec<Placed>,
    /// What is told of them, or of the game.
    pub told: Option<Event>,
    /// What it brings with it.
    pub cue: Cue,
    /// The gold that flies as it is shown.
    pub flight: Option<Flight>,
    /// How many events of the game it has in it, since this page follows: how far one picture is behind another.
    pub number: u32,
    /// How long an outcome is shown.
    pub linger: i32,
    /// Whether there is so much still to be shown that this has to be quick.
    pub hurried: bool,
}

impl Picture for Frame {
    fn lasts(&self) -> i32 {
        match (&self.told, self.cue, self.hurried) {
            (Some(Event::RushBegan { .. }), ..) => RUSH,
            (Some(Event::RoundEnded { .. }), ..) => COUNTED,
            (Some(_), _, true) => SHORT.min(self.linger),
            (Some(_), _, false) => self.linger,
            (None, Cue::Turned, true) => SHORT_BEAT,
            (None, Cue::Turned, false) => BEAT,
            (None, ..) => LEAVING,
        }
    }

    fn hush(&mut self) {
        self.cue = Cue::Still;
        self.flight = None;
    }
}

impl Frame {
    /// The table as it lies there, without a past.
    pub fn still(view: View, linger: i32) -> Frame {
        let up = view.up.into_iter().collect();
        Frame { view, up, told: None, cue: Cue::Still, flight: None, number: 0, linger, hurried: false }
    }

    /// Whether this is what lies there now, with nothing more to be told of how it came about.
    pub fn is(&self, now: &View) -> bool {
        self.told.is_none() && same_table(&self.view, now)
    }

    /// Takes over what whoever looks now may know; nothing that somebody else knew is left in the picture.
    pub fn seen_by(&mut self, now: &View) {
        for (seat, pile) in self.view.piles.iter_mut() {
            let known = &now.piles[seat];
            *pile = known.as_ref().map(|known| pile.take().unwrap_or_else(|| known.clone()));
        }
    }

    /// Covers the piles that whoever looks now may not look at, before the story goes on from here.
    pub fn cover(&mut self, now: &View) {
        for (seat, pile) in self.view.piles.iter_mut() {
            *pile = pile.take().filter(|_| now.piles[seat].is_some());
        }
    }

    /// Goes on by one event. `after` is what happened next. What two cards do is told while they still lie there; the view follows when
    /// that has been seen.
    fn step(&mut self, event: &Event, after: &[Event]) {
        self.settle();
        self.number += 1;
        let outcome = matches!(
            event,
            Event::Exploded { .. }
                | Event::GoldFound { .. }
                | Event::Duel { .. }
                | Event::Nothing { .. }
                | Event::RushGold { .. }
                | Event::RushBlank { .. }
        );
        if outcome {
            self.told = Some(event.clone());
            self.cue = Cue::Told;
            return;
        }
        self.view.apply(event);
        match event {
            Event::Turned { card, .. } => {
                self.up.push(*card);
                self.cue = Cue::Turned;
            }
            Event::RushBegan { .. } => {
                after.first().into_iter().for_each(|next| self.view.apply(next)); // whose turn it is
                self.told = Some(event.clone());
                self.cue = Cue::Rush;
            }
            // The end of the game tells it with all the rest.
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

    /// What was told has been seen: cards leave the table or are turned back.
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

/// The pictures from one table to what lies there now. The first of them is new, the last is `now`.
pub fn frames(from: &Frame, events: &[Event], now: &View) -> Vec<Frame> {
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

/// Whether the same things lie on two tables, for whoever looks.
pub fn same_table(a: &View, b: &View) -> bool {
    (a.round, a.turn, a.rush, a.lying, a.up) == (b.round, b.turn, b.rush, b.lying, b.up)
        && a.outcome.is_some() == b.outcome.is_some()
}

/// A table at which nobody sits: shown for as long as nothing is known.
pub fn nothing() -> View {
    use game_core::Game;
    gold_rules::State::new(&gold_rules::Options::default(), 2).expect("two can play").view(Viewer::Spectator)
}

#[cfg(test)]
pub mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use game_core::{Game, SplitMix};
    use game_testkit::random_step;
    use gold_rules::{Options, State};

    /// Plays a game at random. Whoever watches is shown the table before each step, and what the step before it brought.
    pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event])) {
        let mut luck = SplitMix::new(seed);
        let seats = 2 + seed as usize % 4;
        let options = Options {
            full_match: seed.is_multiple_of(3),
            open_piles: seed.is_multiple_of(5),
            ..Options::default()
        };
        let mut state = State::new(&options, seats).unwrap();
        let mut events = Vec::new();
        watch(&state, &events);
        while let Some(step) = random_step(&state, &mut luck) {
            events.clear();
            state.apply(step, &mut events).unwrap();
            watch(&state, &events);
        }
    }

    fn viewers() -> [Viewer; 2] {
        [Viewer::Spectator, Viewer::Seat(Seat::new(1).unwrap())]
    }

    #[test]
    fn the_events_alone_lead_to_what_lies_there() {
        let mut compared = 0;
        for (seed, viewer) in (0..60).flat_map(|seed| viewers().map(|viewer| (seed, viewer))) {
            let mut at: Option<Frame> = None;
            random_game(seed, |state, events| {
                let now = state.view(viewer);
                let Some(frame) = &mut at else {
                    at = Some(Frame::still(now, 0));
                    return;
                };
                for (nth, event) in events.iter().enumerate() {
                    frame.step(event, &events[nth + 1..]);
                }
                compared += 1;
                assert_eq!(frame.view, now);
                assert_eq!(frame.up, now.up.into_iter().collect::<Vec<_>>());
            });
        }
        assert!(compared > 5_000, "{compared}");
    }

    #[test]
    fn the_last_picture_is_what_lies_there_and_both_cards_are_seen_before() {
        let mut outcomes = 0;
        for seed in 0..40 {
            let mut at: Option<Frame> = None;
            random_game(seed, |state, events| {
                let now = state.view(Viewer::Spectator);
                let Some(from) = at.replace(Frame::still(now.clone(), 2_600)) else { return };
                let frames = frames(&from, events, &now);
                let last = frames.last().unwrap();
                assert_eq!((&last.view, &last.told), (&now, &None));
                for frame in &frames {
                    assert!(frame.up.iter().all(|card| frame.view.lying.contains(card.position)));
                    let cards = if frame.view.rush { 1 } else { 2 };
                    if frame.cue == Cue::Told {
                        outcomes += 1;
                        assert_eq!(frame.up.len(), cards);
                        assert_eq!(frame.lasts(), 2_600);
                    }
                    if frame.told.is_none() && frame.cue != Cue::Turned {
                        assert_eq!(frame.up.len(), usize::from(now.up.is_some()), "nothing stays up");
                    }
                }
            });
        }
        assert!(outcomes > 1_000, "{outcomes}");
    }

    #[test]
    fn gold_flies_to_whoever_gets_it_and_nothing_else_flies() {
        let mut flights = 0;
        for seed in 0..20 {
            let mut at: Option<Frame> = None;
            random_game(seed, |state, events| {
                let now = state.view(Viewer::Spectator);
                let Some(from) = at.replace(Frame::still(now.clone(), 0)) else { return };
                let frames = frames(&from, events, &now);
                let flew = frames.iter().find_map(|frame| frame.flight).map(|flight| flight.to);
                let won = events.iter().find_map(|event| match event {
                    Event::GoldFound { to, .. } => Some(*to),
                    Event::RushGold { seat, .. } => Some(*seat),
                    _ => None,
                });
                assert_eq!(flew, won);
                flights += usize::from(won.is_some());
            });
        }
        assert!(flights > 200, "{flights}");
    }

    #[test]
    fn nothing_of_another_viewer_stays_in_the_picture() {
        let mut frame = Frame::still(nothing(), 0);
        frame.view.piles[Seat::new(0).unwrap()] = Some(vec![3, 4]);
        frame.seen_by(&nothing());
        assert_eq!(frame.view, nothing());
    }

    #[test]
    fn a_quick_table_shows_an_outcome_for_less_time_than_a_slow_one() {
        let quick = linger(Pace::Live { seconds: 10 });
        let usual = linger(Pace::default());
        assert!(quick < usual && usual < linger(Pace::Slow { days: 1 }));
        assert!(quick >= 1_000 && quick * 3 < 10_000, "three others may play before one is asked again");
    }
}
