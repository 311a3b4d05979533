//! What the coach of a lesson says, and when: a lesson is a list of topics, and each knows the moment it fits. So the coach has an answer to
//! whatever the learner does, and no one is forced.

use game_core::{Game, Seat};

/// What the coach knows: what the learner may see, and nothing else.
pub struct Situation<G: Game> {
    /// The table as the learner sees it.
    pub view: G::View,
    pub events: Vec<G::Event>,
    pub you: Seat,
    /// The first of the others.
    pub rival: String,
    /// Everyone's name, by seat.
    pub names: Vec<String>,
    /// Which decision is due at the table.
    pub decision: u64,
    /// What the learner may do now; empty if it is not their decision.
    pub legal: Vec<G::Action>,
    pub over: bool,
}

impl<G: Game> Situation<G> {
    pub fn asked(&self) -> bool {
        !self.legal.is_empty()
    }
}

/// What the learner should do about a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// Read it, and confirm.
    Read,
    /// Choose at the table.
    Do,
    Watch,
    End,
}

/// What a remark points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point<A> {
    Nothing,
    /// A piece of the table, as a selector.
    Piece(&'static str),
    /// A choice that is advised.
    Choice(A),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<A> {
    pub text: String,
    pub kind: RemarkKind,
    pub at: Point<A>,
}

pub fn read<A>(text: String, piece: &'static str) -> Remark<A> {
    Remark { text, kind: RemarkKind::Read, at: Point::Piece(piece) }
}

pub fn advise<A>(text: String, choice: A) -> Remark<A> {
    Remark { text, kind: RemarkKind::Do, at: Point::Choice(choice) }
}

pub fn watch<A>(text: String) -> Remark<A> {
    Remark { text, kind: RemarkKind::Watch, at: Point::Nothing }
}

pub fn end<A>(text: String) -> Remark<A> {
    Remark { text, kind: RemarkKind::End, at: Point::Nothing }
}

/// A remark that is made once, at the first moment it fits.
pub struct Topic<G: Game> {
    /// Its part of the lesson, from 0: a knot on the cord that shows progress.
    pub knot: usize,
    /// Whether it fits. It looks at what has happened, not only at this moment: the learner may be quick.
    pub when: fn(&Situation<G>) -> bool,
    pub say: fn(&Situation<G>) -> Remark<G::Action>,
}

pub trait Lesson: 'static {
    type Game: Game;
    /// The number of the prepared deal, see [`secret`](super::secret).
    const DEAL: u64;
    /// How many play, the learner included.
    const PLAYERS: u8 = 2;
    /// The topics; the first that fits is covered first. The last one ends the lesson.
    const TOPICS: &'static [Topic<Self::Game>];

    fn otherwise(now: &Situation<Self::Game>) -> Remark<<Self::Game as Game>::Action>;

    /// Where a choice is made, as a selector.
    fn place(choice: &<Self::Game as Game>::Action, now: &Situation<Self::Game>) -> String;
}

pub struct Course<L: Lesson> {
    covered: Vec<bool>,
    /// The topic that was covered last.
    last: Option<usize>,
    said: Option<Remark<<L::Game as Game>::Action>>,
    /// The decision that was open when the table was last looked at.
    open: Option<u64>,
}

impl<L: Lesson> Course<L> {
    /// The lesson starts, or continues after these topics: a learner has left it and comes back.
    pub fn after(covered: &[bool]) -> Course<L> {
        let covered = covered.iter().copied().chain(std::iter::repeat(false)).take(L::TOPICS.len()).collect();
        Course { covered, last: None, said: None, open: None }
    }

    /// The topics that need not be covered again. The last may not have been read yet.
    pub fn covered(&self) -> Vec<bool> {
        let mut covered = self.covered.clone();
        if let Some(last) = self.last {
            covered[last] = false;
        }
        covered
    }

    /// The table has changed: says what fits, or continues with the current remark.
    pub fn look(&mut self, now: &Situation<L::Game>) -> Remark<<L::Game as Game>::Action> {
        let open = now.asked().then_some(now.decision);
        let has_chosen = self.open.is_some_and(|before| open != Some(before));
        self.open = open;
        let goes_on = self.said.as_ref().filter(|said| match said.kind {
            RemarkKind::Read | RemarkKind::Do => !has_chosen,
            RemarkKind::Watch => false,
            RemarkKind::End => true,
        });
        match goes_on {
            Some(said) => said.clone(),
            None => self.next(now),
        }
    }

    /// The remark has been read: says what fits next.
    pub fn next(&mut self, now: &Situation<L::Game>) -> Remark<<L::Game as Game>::Action> {
        let topics = L::TOPICS.iter().zip(&self.covered);
        self.last = topics.into_iter().position(|(topic, covered)| !covered && (topic.when)(now));
        let said = match self.last {
            Some(topic) => {
                self.covered[topic] = true;
                (L::TOPICS[topic].say)(now)
            }
            None => L::otherwise(now),
        };
        self.said.insert(said).clone()
    }

    /// For every knot, whether it is tied: a remark of its part was made.
    pub fn knots(&self) -> Vec<bool> {
        let many = L::TOPICS.iter().map(|topic| topic.knot + 1).max().unwrap_or_default();
        let mut knots = vec![false; many];
        for (topic, covered) in L::TOPICS.iter().zip(&self.covered) {
            knots[topic.knot] |= covered;
        }
        knots
    }
}
