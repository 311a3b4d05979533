//! From one picture of the table to the next: what happened, as frames that are shown one after another.
//!
//! The state is always the newest; only the picture takes its time. A frame holds what everybody sees and nothing else, so that it is
//! the same for whoever looks: hands, own cards and looks at tokens are shown from the newest state alone.

use game_core::{FoldEvents, PerSeat, Seat};
use lost_temple_rules::{BANK, Bank, Character, CharacterSet, Event, IdolBy, Seen, TOKENS, Token, View};
use web_shell::play::Picture;

/// Something that is shown large, over the track, for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A round begins.
    Round {
        /// Which.
        round: u32,
        /// Who has the idol.
        idol: Seat,
        /// Why.
        because: IdolBy,
    },
    /// Two pawns change places.
    Curse {
        /// Who held the Shaman.
        shaman: Seat,
        /// Who is cursed.
        seat: Seat,
        /// Where the Shaman's pawn stands now.
        shaman_to: i16,
        /// Where the other one stands now.
        seat_to: i16,
    },
    /// All gems change hands.
    Theft {
        /// Who held the Thief.
        thief: Seat,
        /// Who is robbed.
        seat: Seat,
        /// How many.
        gems: u8,
    },
    /// A token is turned.
    Token {
        /// By whom.
        seat: Seat,
        /// Where.
        space: u8,
        /// Which.
        token: Token,
    },
    /// Somebody is in the great temple.
    Finish {
        /// Who.
        winner: Seat,
    },
}

/// What is heard and what flies when a frame is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Nothing.
    Still,
    /// A round begins, or cards are set aside.
    Cards,
    /// Somebody has picked.
    Picked,
    /// A character is called; whether somebody holds it.
    Called(Character, bool),
    /// A curse, or a character named for one.
    Curse,
    /// Gems go from one to another.
    Theft {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        gems: u8,
    },
    /// Gems come from the bank or, if negative, go there.
    Gems(Seat, i8),
    /// A machete comes or goes.
    Machete,
    /// A pawn hops on.
    Hop,
    /// A pawn has arrived.
    Arrived,
    /// A token is turned.
    Token,
    /// The game is over.
    Over,
}

/// One picture of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What everybody sees.
    pub view: View,
    /// What is shown over it.
    pub moment: Option<Moment>,
    /// What it brings with it.
    pub cue: Cue,
}

/// A walk is at most so many hops.
const HOPS: i16 = 9;
/// What is still to be shown lasts at most so long, in milliseconds: of a longer story only the end is seen.
pub const LONGEST: i32 = 7_000;

impl Frame {
    /// The table as it lies there.
    pub fn still(view: View) -> Frame {
        Frame { view: public(view), moment: None, cue: Cue::Still }
    }

    /// The table before the first start card.
    pub fn opening(now: &View) -> Frame {
        let mut view = nothing();
        view.finish = now.finish;
        view.explorers = PerSeat::filled(now.explorers.seats(), Seen::default());
        Frame::still(view)
    }

    /// Goes on by one event; whether that makes a picture of its own. The view follows by the rules, and keeps nothing that only its
    /// viewer may know.
    pub fn step(&mut self, event: &Event) -> bool {
        self.view.apply(event);
        (self.view.hand, self.view.looked) = (CharacterSet::EMPTY, None);
        self.view.own.clear();
        self.moment = Moment::of(event);
        self.cue = Cue::of(event);
        self.cue != Cue::Still
    }
}

impl Moment {
    /// What of an event is shown large.
    fn of(event: &Event) -> Option<Moment> {
        Some(match *event {
            Event::RoundBegan { round, idol, because } => Moment::Round { round, idol, because },
            Event::Cursed { shaman, seat, shaman_to, seat_to } => {
                Moment::Curse { shaman, seat, shaman_to, seat_to }
            }
            Event::Robbed { thief, seat, gems } => Moment::Theft { thief, seat, gems },
            Event::TokenRevealed { seat, space, token } => Moment::Token { seat, space, token },
            Event::Over { winner, .. } => Moment::Finish { winner },
            _ => return None,
        })
    }
}

impl Cue {
    /// What an event brings with it.
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
            _ => Cue::Still, // the set-up is no story, and what a token did is told by the token
        }
    }
}

impl Picture for Frame {
    fn lasts(&self) -> i32 {
        match (&self.moment, self.cue) {
            (Some(Moment::Round { .. } | Moment::Token { .. }), _) => 1500,
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
}

/// What everybody sees of a view.
fn public(view: View) -> View {
    View { hand: CharacterSet::EMPTY, own: Vec::new(), looked: None, ..view }
}

/// A table at which nobody sits: shown for as long as nothing is known.
pub fn nothing() -> View {
    View {
        round: 0,
        finish: 1,
        idol: None,
        next_idol: None,
        explorers: PerSeat::filled(0, Seen::default()),
        bank: Bank { ..BANK },
        tokens: Vec::new(),
        reserve: TOKENS as u8,
        turned: None,
        looked: None,
        up: Vec::new(),
        aside: 0,
        hand_size: 0,
        hand: CharacterSet::EMPTY,
        own: Vec::new(),
        nobody: CharacterSet::EMPTY,
        called: None,
        curse: None,
        theft: None,
        due: None,
        outcome: None,
    }
}

/// The pictures from one table to what lies there now. The last is `now`.
pub fn frames(from: &Frame, events: &[Event], now: &View) -> Vec<Frame> {
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
        frames.push(Frame { view: now, moment: None, cue: Cue::Still });
    }
    frames
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

/// Whether the same lies on two tables, for everybody.
pub fn same_table(shown: &View, now: &View) -> bool {
    *shown == public(now.clone())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::games::random_game;
    use game_core::{Game, Viewer};

    #[test]
    fn the_events_alone_lead_to_what_lies_there() {
        let mut compared = 0;
        for seed in 0..80 {
            let mut at: Option<Frame> = None;
            random_game(seed, |state, events, _| {
                let now = public(state.view(Viewer::Spectator));
                let frame = at.get_or_insert_with(|| Frame::opening(&now));
                for event in events {
                    frame.step(event);
                }
                compared += 1;
                assert_eq!(frame.view, now, "{events:?}");
            });
        }
        assert!(compared > 5_000, "{compared}");
    }

    #[test]
    fn every_story_ends_with_what_lies_there() {
        let (mut moments, mut hops) = (0, 0);
        for seed in 0..60 {
            let mut at: Option<Frame> = None;
            random_game(seed, |state, events, _| {
                let seat = Seat::new(seed as usize % state.seats()).unwrap();
                let now = state.view(Viewer::Seat(seat));
                let before = at.replace(Frame::still(now.clone()));
                let Some(before) = before else { return };
                let frames = frames(&before, events, &now);
                let last = frames.last().unwrap();
                assert!(same_table(&last.view, &now) && last.moment.is_none());
                // Nothing that only one may know is in a picture.
                assert!(frames.iter().all(|frame| frame.view == public(frame.view.clone())));
                moments += frames.iter().filter(|frame| frame.moment.is_some()).count();
                hops += frames.iter().filter(|frame| frame.cue == Cue::Hop).count();
            });
        }
        assert!(moments > 500 && hops > 1_000, "{moments} {hops}");
    }

    #[test]
    fn a_walk_is_shown_space_by_space_a_long_one_in_strides() {
        let mut frame = Frame::still(View { explorers: PerSeat::filled(2, Seen::default()), ..nothing() });
        frame.view.explorers[Seat::default()].position = Some(3);
        let way = |from, to| {
            let frames = hops(&frame, Seat::default(), from, to);
            frames
                .iter()
                .map(|frame| frame.view.explorers[Seat::default()].position.unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(way(3, 7), [4, 5, 6]);
        assert_eq!(way(7, 5), [6]);
        assert_eq!(way(5, 5), [0i16; 0]);
        assert!(way(0, 42).len() <= HOPS as usize);
    }
}
