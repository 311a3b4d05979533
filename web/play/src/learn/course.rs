//! What is said in a first expedition, and when: a lesson is a list of topics, and each knows the moment it fits to. So whatever the
//! learner does is answered, and nobody is forced.

use game_core::{Game, Seat};

/// What the coach knows: what the learner may see, and nothing else.
pub struct Now<G: Game> {
    /// What lies on the table.
    pub view: G::View,
    /// All that happened so far.
    pub events: Vec<G::Event>,
    /// The learner's seat.
    pub you: Seat,
    /// What the other one is called.
    pub rival: String,
    /// Which decision is due at the table.
    pub decision: u64,
    /// What the learner may do now; nothing, if nothing is asked.
    pub legal: Vec<G::Action>,
    /// Whether the game is over.
    pub over: bool,
}

impl<G: Game> Now<G> {
    /// Whether something is asked of the learner.
    pub fn asked(&self) -> bool {
        !self.legal.is_empty()
    }
}

/// What the learner is to do with what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonKind {
    /// Read it, and say so when it is read.
    Read,
    /// Choose at the table.
    Do,
    /// Watch.
    Watch,
    /// The lesson is over.
    End,
}

/// What is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point<A> {
    /// Nothing.
    Nothing,
    /// A piece of the table, as a selector.
    Piece(&'static str),
    /// A choice that is advised.
    Choice(A),
}

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<A> {
    /// The sentences.
    pub text: String,
    /// What to do with them.
    pub kind: LessonKind,
    /// What they are about.
    pub at: Point<A>,
}

/// Something to read.
pub fn read<A>(text: String, piece: &'static str) -> Said<A> {
    Said { text, kind: LessonKind::Read, at: Point::Piece(piece) }
}

/// Some advice.
pub fn advise<A>(text: String, choice: A) -> Said<A> {
    Said { text, kind: LessonKind::Do, at: Point::Choice(choice) }
}

/// Something to watch.
pub fn watch<A>(text: String) -> Said<A> {
    Said { text, kind: LessonKind::Watch, at: Point::Nothing }
}

/// The last word.
pub fn end<A>(text: String) -> Said<A> {
    Said { text, kind: LessonKind::End, at: Point::Nothing }
}

/// Something that is said once, at the first moment it fits to.
pub struct Topic<G: Game> {
    /// Which knot of the cord it ties, from 0.
    pub knot: usize,
    /// Whether it fits. It asks for what has happened, not only for what happens at this moment: the learner may be quick.
    pub when: fn(&Now<G>) -> bool,
    /// What is said then.
    pub say: fn(&Now<G>) -> Said<G::Action>,
}

/// A lesson.
pub trait Lesson: 'static {
    /// Of which game.
    type Game: Game;
    /// What is said, the first that fits first. The last one ends it.
    const TOPICS: &'static [Topic<Self::Game>];

    /// What is said when there is nothing new to say.
    fn otherwise(now: &Now<Self::Game>) -> Said<<Self::Game as Game>::Action>;

    /// Where a choice is made, as a selector.
    fn place(choice: &<Self::Game as Game>::Action, now: &Now<Self::Game>) -> String;
}

/// A lesson that is being given.
pub struct Course<L: Lesson> {
    told: Vec<bool>,
    /// The topic that was told last.
    last: Option<usize>,
    said: Option<Said<<L::Game as Game>::Action>>,
    /// The decision that was open when the table was last looked at.
    open: Option<u64>,
}

impl<L: Lesson> Course<L> {
    /// The lesson begins, or goes on where these topics are told already: somebody has left it and comes back.
    pub fn after(told: &[bool]) -> Course<L> {
        let told = told.iter().copied().chain(std::iter::repeat(false)).take(L::TOPICS.len()).collect();
        Course { told, last: None, said: None, open: None }
    }

    /// The topics that need not be told again. The last may not have been read yet.
    pub fn told(&self) -> Vec<bool> {
        let mut told = self.told.clone();
        if let Some(last) = self.last {
            told[last] = false;
        }
        told
    }

    /// The table has changed: says what fits, or goes on with what is being said.
    pub fn look(&mut self, now: &Now<L::Game>) -> Said<<L::Game as Game>::Action> {
        let open = now.asked().then_some(now.decision);
        let has_chosen = self.open.is_some_and(|before| open != Some(before));
        self.open = open;
        let goes_on = self.said.as_ref().filter(|said| match said.kind {
            LessonKind::Read | LessonKind::Do => !has_chosen,
            LessonKind::Watch => false,
            LessonKind::End => true,
        });
        match goes_on {
            Some(said) => said.clone(),
            None => self.next(now),
        }
    }

    /// What was said is read: says what fits next.
    pub fn next(&mut self, now: &Now<L::Game>) -> Said<<L::Game as Game>::Action> {
        let topics = L::TOPICS.iter().zip(&self.told);
        self.last = topics.into_iter().position(|(topic, told)| !told && (topic.when)(now));
        let said = match self.last {
            Some(topic) => {
                self.told[topic] = true;
                (L::TOPICS[topic].say)(now)
            }
            None => L::otherwise(now),
        };
        self.said.insert(said).clone()
    }

    /// For every knot, whether it is tied: something it stands for was said.
    pub fn knots(&self) -> Vec<bool> {
        let many = L::TOPICS.iter().map(|topic| topic.knot + 1).max().unwrap_or_default();
        let mut knots = vec![false; many];
        for (topic, told) in L::TOPICS.iter().zip(&self.told) {
            knots[topic.knot] |= told;
        }
        knots
    }
}
