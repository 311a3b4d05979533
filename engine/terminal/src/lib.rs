//! What a game must provide to be played in a terminal: lines that tell what happens, the table as text, questions and their answers.
//!
//! A game implements [`Terminal`]; `quipu play` does the rest. Nothing here reads input, prints anything or knows a game.

mod line;
mod question;
mod scene;
mod words;

pub use bots::Reason;
use game_core::{FoldEvents, Game, Previews, Seat};
pub use line::{Line, Tone};
pub use question::{Choice, Question};
pub use scene::Scene;
pub use words::{capital, count, list};

pub type OptionsOf<T> = <<T as Terminal>::Game as Game>::Options;
pub type ViewOf<T> = <<T as Terminal>::Game as Game>::View;
pub type EventOf<T> = <<T as Terminal>::Game as Game>::Event;
pub type ActionOf<T> = <<T as Terminal>::Game as Game>::Action;

/// What a player who has to choose may use: what they see, not what they could remember.
pub struct Decision<'a, G: Game> {
    pub options: &'a G::Options,
    pub view: G::View,
    pub seat: Seat,
    /// The legal actions: ascending, never empty.
    pub legal: &'a [G::Action],
}

impl<G: Previews> Decision<'_, G> {
    /// What an action will do, as far as the player can know.
    pub fn preview(&self, action: G::Action) -> G::Preview {
        G::preview(self.options, &self.view, self.seat, action)
    }
}

/// A game in words, for a terminal. It shows what the player's view holds: eyesight, not memory.
///
/// The value itself is the narrator: it keeps what it needs to finish a sentence.
pub trait Terminal: Sized {
    type Game: Previews<View: FoldEvents<Event = EventOf<Self>>>;

    /// How many play if the command line doesn't say.
    const DEFAULT_SEATS: usize;

    /// The commands of this game, besides those that every game has: a word and a line of help each.
    const COMMANDS: &'static [(&'static str, &'static str)];

    /// The narrator of a new game.
    fn new(options: &OptionsOf<Self>) -> Self;

    /// What the game is about in a line or two, and how it begins. `view` is what a spectator sees before the first step.
    fn opening(view: &ViewOf<Self>, scene: &Scene) -> Vec<Line>;

    /// The lines about an event; it may hold them back until the next event. `before` is the view before the event.
    fn tell(&mut self, event: &EventOf<Self>, before: &ViewOf<Self>, scene: &Scene) -> Vec<Line>;

    /// Tells what was held back.
    fn flush(&mut self, _scene: &Scene) -> Vec<Line> {
        Vec::new()
    }

    /// What the log keeps of a line; `None` if players have to remember it.
    fn log_entry(line: &Line) -> Option<String> {
        Some(line.text.clone())
    }

    /// Whether a line since the last call is something players must remember, so that it should not stay on the screen.
    fn take_must_forget(&mut self) -> bool {
        false
    }

    /// Whether the others at the keyboard must not see this decision.
    fn is_secret(view: &ViewOf<Self>) -> bool;

    /// Whether the table is shown with the question: not if the player has just seen it and nothing has changed.
    fn shows_table(_view: &ViewOf<Self>) -> bool {
        true
    }

    /// The table, compact, as everyone may see it.
    fn table(decision: &Decision<'_, Self::Game>, scene: &Scene) -> Vec<Line>;

    /// What only this player may see; empty if there is nothing.
    fn private(decision: &Decision<'_, Self::Game>, scene: &Scene) -> Vec<Line>;

    fn question(decision: &Decision<'_, Self::Game>, scene: &Scene) -> Question<ActionOf<Self>>;

    /// Reads an answer in a form that no list of words can hold: the action, or a sentence that says what is wrong with it. `None`
    /// if the answer does not have that form.
    fn parse(_answer: &str, _decision: &Decision<'_, Self::Game>) -> Option<Result<ActionOf<Self>, String>> {
        None
    }

    /// What to type for an action that no list of words holds.
    fn answer(_action: ActionOf<Self>) -> Option<String> {
        None
    }

    /// A [reason](bots::Roster::reasons) for a choice, in a sentence; `None` if the game gives none.
    fn reason(_reason: &Reason, _scene: &Scene) -> Option<String> {
        None
    }

    /// What one of the [`COMMANDS`](Terminal::COMMANDS) prints.
    fn run_command(_command: &str, _decision: &Decision<'_, Self::Game>, _scene: &Scene) -> Vec<Line> {
        Vec::new()
    }
}
