//! From one picture of the table to the next: what happened, as frames that are shown one after another. The view of a frame follows the
//! events by the rules; the last frame shows what is there now.

use crate::ledger::Ledger;
use game_core::{FoldEvents, Outcome, PerSeat, Seat, SeatSet};
use incan_gold_rules::{Event, Face, Haul, Hazard, View};
use web_shell::play::Picture;

/// Something that is shown large, over the temple, for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    Reveal {
        torch: SeatSet,
        camp: SeatSet,
        /// What the leavers carried, got of the path, and left on it.
        home: Option<(u8, u8, u8)>,
        /// The artifacts that the only leaver takes, with their values.
        artifacts: Vec<(u8, u8)>,
    },
    /// The second hazard of a kind.
    Bust { hazard: Hazard, caught: SeatSet, carried: u8 },
    Round {
        round: u8,
        /// The hazard that ended it, if one did.
        hazard: Option<Hazard>,
        /// The artifacts that are lost.
        lost: Vec<u8>,
    },
}

/// What is heard and what flies when a frame is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    Still,
    Reveal,
    /// Some leave; gems fly from a card to each of them.
    Left {
        leavers: SeatSet,
        /// Where the gems of the path lie, if there are any.
        from: Option<String>,
        /// The gems each gets of them.
        share: u8,
    },
    /// A card is turned; gems fly from it to each player inside.
    Turned {
        key: String,
        inside: SeatSet,
        each: u8,
        hazard: bool,
    },
    Bust,
    Began,
    /// A tent is opened, with this many gems in it.
    Opened {
        gems: u16,
    },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub view: View,
    pub ledger: Ledger,
    pub moment: Option<Moment>,
    /// The tents that are open so far, while they are opened one after another at the end of the game.
    pub opened: Option<SeatSet>,
    pub cue: Cue,
    /// How many events of the game it has in it, since this page follows.
    pub number: u32,
}

impl Picture for Frame {
    type View = View;
    type Event = Event;

    /// The table before the first card.
    fn opening(now: &View) -> Frame {
        let seats = now.tents.seats();
        let mut view = now.clone();
        view.round = 1;
        view.deck = view.deck.saturating_add(view.path.len() as u8);
        view.path.clear();
        view.removed.clear();
        view.lost = 0;
        view.artifacts = PerSeat::filled(seats, Haul::default());
        view.beside = PerSeat::filled(seats, 0);
        view.inside = SeatSet::all(seats);
        let mut frame = Frame::still(view);
        frame.ledger.just_begun = true;
        frame
    }

    fn frames(from: &Frame, events: &[Event], now: &View) -> Vec<Frame> {
        let mut at = from.clone();
        let mut frames = Vec::new();
        for (nth, event) in events.iter().enumerate() {
            if at.step(event, &events[nth + 1..]) {
                if let Event::Over { outcome } = event {
                    frames.extend(at.tents_opening(outcome));
                }
                frames.push(at.clone());
            }
        }
        let number = at.number;
        if frames.is_empty() || at.moment.is_some() {
            at.clear();
            frames.push(at);
        }
        if let Some(last) = frames.last_mut() {
            last.view = now.clone();
            last.number = number;
        }
        frames
    }

    fn shows(&self, now: &View) -> bool {
        self.moment.is_none() && self.opened.is_none() && same_table(&self.view, now)
    }

    fn adopt(&mut self, now: &View, last: bool) {
        // At the end all tents are opened, but not before the picture is there too.
        let ahead = now.outcome.is_some() && self.view.outcome.is_none();
        for (seat, tent) in self.view.tents.iter_mut().filter(|_| !ahead) {
            *tent = now.tents[seat].map(|gems| tent.unwrap_or(gems));
        }
        self.view.own_choice = now.own_choice;
        self.view.choosing = now.choosing;
        self.view.chosen = now.chosen;
        if last {
            self.view = now.clone();
        }
    }

    fn cover(&mut self, now: &View) {
        for (seat, tent) in self.view.tents.iter_mut() {
            *tent = tent.filter(|_| now.tents[seat].is_some());
        }
    }

    fn lasts(&self) -> i32 {
        match (&self.moment, &self.cue) {
            (Some(Moment::Reveal { .. }), _) => 1400,
            (Some(Moment::Bust { .. }), _) => 1600,
            (Some(Moment::Round { .. }), _) => 3000,
            // Eight tents do not take twice as long as four.
            (None, Cue::Opened { .. }) if self.view.tents.seats() > 4 => 700,
            (None, Cue::Opened { .. }) => 1000,
            (None, Cue::Still) if self.opened.is_some() => 900,
            (None, Cue::Left { .. }) => 700,
            (None, Cue::Turned { .. }) => 600,
            (None, _) => 400,
        }
    }

    fn hush(&mut self) {
        self.cue = Cue::Still;
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
        let ledger = Ledger::new(view.tents.seats());
        Frame { view, ledger, moment: None, opened: None, cue: Cue::Still, number: 0 }
    }

    fn clear(&mut self) {
        self.moment = None;
        self.cue = Cue::Still;
    }

    /// The pictures before the result: the tents are opened one after another, those of the winners last.
    fn tents_opening(&self, outcome: &Outcome) -> Vec<Frame> {
        let mut order: Vec<Seat> = Seat::all(self.view.tents.seats()).collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(outcome.ranks[seat]));
        let closed = Frame { opened: Some(SeatSet::EMPTY), cue: Cue::Still, ..self.clone() };
        let open = |many: usize| {
            let gems = self.view.tents[order[many - 1]].unwrap_or_default();
            let opened = Some(order[..many].iter().copied().collect());
            Frame { opened, cue: Cue::Opened { gems }, ..self.clone() }
        };
        let one_by_one: Vec<Frame> = (1..=order.len()).map(open).collect();
        std::iter::once(closed).chain(one_by_one).collect()
    }

    /// Advances by one event; returns whether that makes a picture of its own. `after` is what happened next. What lies on the table follows from
    /// the rules; this adds what the view does not keep, and what is shown and heard.
    fn step(&mut self, event: &Event, after: &[Event]) -> bool {
        let before = std::mem::replace(&mut self.cue, Cue::Still);
        self.moment = None;
        self.opened = None;
        self.number += 1;
        let gems_lie = self.view.path.iter().rposition(|on| on.gems > 0).map(|at| key(&self.view, at));
        self.view.apply(event);
        self.ledger.follow(event, self.view.round);
        match event {
            Event::Sealed { .. } => return false,
            Event::Revealed { torch, camp } => {
                let home = match after.first() {
                    Some(Event::Left { carried, share, rest, .. }) => Some((*carried, *share, *rest)),
                    _ => None,
                };
                let artifacts = match after.get(1) {
                    Some(Event::ArtifactsTaken { artifacts, .. }) => artifacts.to_vec(),
                    _ => Vec::new(),
                };
                self.moment = Some(Moment::Reveal { torch: *torch, camp: *camp, home, artifacts });
                self.cue = Cue::Reveal;
            }
            Event::Left { leavers, share, .. } => {
                self.cue = Cue::Left { leavers: *leavers, from: gems_lie, share: *share };
                return !matches!(after.first(), Some(Event::ArtifactsTaken { .. }));
            }
            Event::ArtifactsTaken { .. } => self.cue = before, // it is the same walk home
            Event::Turned { card, each, .. } => {
                let hazard = matches!(card.face(), Face::Hazard(_));
                let key = key(&self.view, self.view.path.len() - 1);
                self.cue = Cue::Turned { key, inside: self.view.inside, each: *each, hazard };
                return !matches!(after.first(), Some(Event::Collapsed { .. }));
            }
            Event::Collapsed { hazard, caught, carried } => {
                self.moment = Some(Moment::Bust { hazard: *hazard, caught: *caught, carried: *carried });
                self.cue = Cue::Bust;
            }
            Event::RoundEnded { round, artifacts, .. } => {
                let hazard = self.ledger.ended_by(*round);
                self.moment = Some(Moment::Round { round: *round, hazard, lost: artifacts.to_vec() });
            }
            Event::RoundBegan { .. } => self.cue = Cue::Began,
            Event::Over { .. } => self.cue = Cue::Over,
        }
        true
    }
}

/// A name for a card of the path. It keeps the name while it lies there, even when artifacts before it are taken away.
pub fn key(view: &View, at: usize) -> String {
    let card = view.path[at].card;
    let like = view.path[..at].iter().filter(|on| on.card == card).count();
    format!("card-{}-{card}-{like}", view.round)
}

/// The table as it is now, for someone who has just come and has the log of what happened before.
pub fn recall(events: &[Event], now: &View) -> Frame {
    let mut at = Frame::opening(now);
    for (nth, event) in events.iter().enumerate() {
        at.step(event, &events[nth + 1..]);
    }
    at.clear();
    at.view = now.clone();
    at
}

/// How the temple collapsed, if that is the last that happened: the pictures from it to the table as it is now, for someone who looks at
/// just this moment of a game. Without them there would only be the round after it.
pub fn collapse(events: &[Event], now: &View) -> Option<Vec<Frame>> {
    let turned = events.iter().rposition(|event| matches!(event, Event::Turned { .. }))?;
    let (before, last) = events.split_at(turned);
    matches!(last.get(1), Some(Event::Collapsed { .. })).then_some(())?;
    let mut at = Frame::opening(now);
    for (nth, event) in before.iter().enumerate() {
        at.step(event, &before[nth + 1..]);
    }
    at.view.tents = now.tents; // no one has brought anything home since
    Some(Frame::frames(&at, last, now))
}

/// How many turns some events are: more than one or two cannot be shown one after another.
pub fn turns(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count()
}

/// Whether the same things lie on two tables, for this viewer.
fn same_table(a: &View, b: &View) -> bool {
    a.round == b.round
        && a.path == b.path
        && a.inside == b.inside
        && a.beside == b.beside
        && a.removed == b.removed
        && a.artifacts == b.artifacts
        && a.lost == b.lost
        && a.outcome.is_some() == b.outcome.is_some()
}

#[cfg(test)]
mod tests;
