//! The state of a game.

use crate::card::{CARDS, Card, DECK, GOLD_CARDS, KINDS};
use crate::options::{MAX_PLAYERS, Setup};
use crate::position::{Position, Positions};
use arrayvec::ArrayVec;
use game_core::{Counts, Outcome, PerSeat, Seat, schemars};
use serde::{Deserialize, Serialize};

/// The gold rush begins when at most this many cards lie on the table. G-14
pub const RUSH_CARDS: usize = 10;

/// The state of a game of Gold. `rules.rs` has the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// From 1 to the number of rounds.
    pub(crate) round: u8,
    /// Whose turn it is; when the game is over, who took the last card.
    pub(crate) turn: Seat,
    /// Whether this is the gold rush. Outside it more than ten cards lie on the table when a turn begins.
    pub(crate) rush: bool,
    /// The first card of the turn, which is face up until the second is flipped. Never in the gold rush.
    pub(crate) up: Option<Position>,
    /// Where a card was flipped last in this round. No rule needs it, but everyone saw it: without it a turn that changes nothing would
    /// leave no trace in what players know.
    pub(crate) last: Option<Position>,
    /// Whether this turn has shown a card for the first time in this round.
    pub(crate) news: bool,
    /// How many turns in a row have neither removed a card nor shown one for the first time in this round. Always 0 in the gold rush and
    /// without the stall guard. G-16
    pub(crate) idle: u8,
    pub(crate) lying: Positions,
    /// What lies at each position, if it was flipped in this round; `None` where the card was removed.
    pub(crate) cards: [Option<Card>; CARDS],
    /// The cards nobody has seen in this round.
    pub(crate) unseen: Counts<KINDS>,
    /// The gold won in this round, in the order won.
    pub(crate) won: ArrayVec<Nugget, GOLD_CARDS>,
    /// The points of the finished rounds, one entry each.
    pub(crate) finished: ArrayVec<PerSeat<u8>, MAX_PLAYERS>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    Flip,
    /// Chance decides what lies here: the card was not flipped before in this round.
    Reveal(Position),
    Over,
}

/// A card and where it lies.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Placed {
    pub position: Position,
    pub card: Card,
}

/// A gold card that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nugget {
    pub owner: Seat,
    pub points: u8,
}

impl State {
    /// The table before the first step. G-05, G-06
    pub(crate) fn set_up(setup: Setup) -> State {
        State {
            turn: setup.start,
            setup,
            phase: Phase::Flip,
            round: 1,
            rush: false,
            up: None,
            last: None,
            news: false,
            idle: 0,
            lying: Positions::ALL,
            cards: [None; CARDS],
            unseen: DECK,
            won: ArrayVec::new(),
            finished: ArrayVec::new(),
        }
    }

    /// Where a card lies face down, so that it can be flipped. G-07
    pub(crate) fn face_down(&self) -> Positions {
        match self.up {
            Some(up) => self.lying.without(up),
            None => self.lying,
        }
    }

    pub(crate) fn face_up(&self) -> Option<Placed> {
        self.up.and_then(|position| Some(Placed { position, card: self.cards[position.index()]? }))
    }

    /// How many more idle turns begin the gold rush; `None` without the stall guard and in the gold rush. G-16
    pub(crate) fn stall_in(&self) -> Option<u8> {
        self.setup.stall.filter(|_| !self.rush).map(|stall| stall - self.idle)
    }

    /// The position that is being flipped for the first time in this round.
    pub(crate) fn turning(&self) -> Option<Position> {
        match self.phase {
            Phase::Reveal(position) => Some(position),
            Phase::Flip | Phase::Over => None,
        }
    }

    /// What a seat has won in this round, in the order won.
    pub(crate) fn pile(&self, owner: Seat) -> impl Iterator<Item = u8> {
        self.won.iter().filter(move |nugget| nugget.owner == owner).map(|nugget| nugget.points)
    }

    /// The points of this round so far.
    pub(crate) fn points(&self) -> PerSeat<u8> {
        PerSeat::from_fn(self.setup.seats, |seat| self.pile(seat).sum())
    }

    /// The points of all finished rounds.
    pub(crate) fn totals(&self) -> PerSeat<u16> {
        PerSeat::from_fn(self.setup.seats, |seat| {
            self.finished.iter().map(|round| u16::from(round[seat])).sum()
        })
    }

    /// Score and rank by seat when the last round is finished. G-17, G-18
    pub(crate) fn standing(&self) -> Outcome {
        let scores = self.totals().map(|_, &total| i32::from(total));
        let keys = scores.map(|seat, &total| {
            let tie_break = match self.setup.rounds {
                1 => self.pile(seat).count(),                // G-17: more gold cards
                _ => self.pile(seat).map(usize::from).sum(), // G-18: more points in the last round
            };
            (total, tie_break)
        });
        Outcome::ranked(scores, &keys)
    }

    /// How many cards of this kind lie on the table or in a pile.
    fn in_play(&self, card: Card) -> usize {
        let known = self.cards.iter().filter(|at| **at == Some(card)).count();
        let won = self.won.iter().filter(|won| won.points == card.points()).count();
        usize::from(self.unseen.of(card.kind())) + known + won
    }

    /// The cards that have left the game in this round: neither on the table nor in a pile.
    pub(crate) fn removed(&self) -> Counts<KINDS> {
        let mut removed = Counts::EMPTY;
        for card in Card::all() {
            (self.in_play(card)..card.copies().into()).for_each(|_| removed.put(card.kind()));
        }
        removed
    }

    pub(crate) fn check(&self) {
        let over = self.phase == Phase::Over;
        let known = self.cards.iter().flatten().count();
        assert!((1..=self.setup.rounds).contains(&self.round));
        assert_eq!(self.finished.len(), usize::from(self.round) - usize::from(!over), "round by round");
        assert!(self.turn.index() < self.setup.seats);
        assert_eq!(self.lying.is_empty(), over, "a round is over exactly when its table is empty");

        for position in Positions::ALL.iter() {
            let lies = self.lying.contains(position);
            assert!(lies || self.cards[position.index()].is_none(), "nothing is left in a hole");
        }
        assert_eq!(
            self.lying.len(),
            known + self.unseen.total() as usize,
            "every unseen card lies somewhere"
        );
        for card in Card::all() {
            assert!(self.in_play(card) <= card.copies().into(), "there are more {card} than in the box");
        }
        let removed = self.removed().total() as usize;
        assert_eq!(self.lying.len() + removed + self.won.len(), CARDS, "table + removed + piles = 64");
        assert!(self.won.iter().all(|won| won.owner.index() < self.setup.seats));
        assert!(self.won.iter().map(|won| u32::from(won.points)).sum::<u32>() <= 60, "piles hold 60 at most");

        if let Some(up) = self.up {
            assert!(self.cards[up.index()].is_some(), "a card that lies face up is known");
            assert_eq!(self.last, Some(up), "it was flipped last");
            assert!(!self.rush && !over, "nothing stays face up in the gold rush or after it");
        }
        if let Phase::Reveal(position) = self.phase {
            assert!(self.face_down().contains(position) && self.cards[position.index()].is_none());
        }
        assert!(self.rush || self.lying.len() > RUSH_CARDS, "two cards can be flipped outside the gold rush");
        assert!(self.rush || !over, "a round ends in the gold rush");
        let most_idle = if self.rush { 0 } else { self.setup.stall.map_or(0, |stall| stall - 1) };
        assert!(self.idle <= most_idle, "a stall ends in the gold rush at once");
        assert!(!self.news || self.up.is_some(), "news belong to a turn half played");
    }
}
