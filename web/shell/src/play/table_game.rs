//! What a game's browser crate supplies for its table. Everything else about a table is the same for all games: see
//! [`Scene`](super::Scene) for what happens and [`table`](super::table) for the page.

use super::scene::{Scene, Telling};
use super::{Asked, Line, Names, Players};
use game_core::{ActionOf, Game};
use leptos::prelude::*;

pub type ViewOf<T> = <<T as TableGame>::Rules as Game>::View;
pub type EventOf<T> = <<T as TableGame>::Rules as Game>::Event;

pub struct Question {
    /// What the voice says.
    pub text: String,
    /// Whether it is also heard as a sound.
    pub sounds: bool,
}

impl Question {
    pub const fn new(text: String) -> Question {
        Question { text, sounds: true }
    }
}

/// One picture of a table. Pictures take their time to show how the newest state came about; the question, the log and the sounds come
/// with them.
pub trait Picture: Clone + Send + Sync + 'static {
    type View;
    type Event;

    /// The table before the first event of a game.
    fn opening(now: &Self::View) -> Self;

    /// The pictures from one table to what is there now. The last one shows `now`.
    fn frames(from: &Self, events: &[Self::Event], now: &Self::View) -> Vec<Self>;

    /// Whether it shows the table as it is now, with nothing more to tell about how it came about.
    fn shows(&self, now: &Self::View) -> bool;

    /// Takes over what the current viewer may know, and keeps nothing that only another viewer knew. `last`: this is the newest picture.
    fn adopt(&mut self, _now: &Self::View, _last: bool) {}

    /// Covers what the current viewer may not see, before events are applied to it.
    fn cover(&mut self, _now: &Self::View) {}

    /// How many milliseconds it is shown before the next one.
    fn lasts(&self) -> i32;

    /// It was skipped to: nothing flies and nothing is heard.
    fn hush(&mut self);

    /// How many events are in it: the lines about them wait for it ([`When::Picture`](super::When)).
    fn number(&self) -> u32;

    /// Sets what [`number`](Picture::number) gives.
    fn set_number(&mut self, number: u32);
}

/// A game's table: its rules, its pictures, its words, and the pieces of its page.
pub trait TableGame: Sized + Send + Sync + 'static {
    /// Its rules. Only their types are used: a table sees views and events, never a state.
    type Rules: Game<View: 'static, Event: 'static, Action: 'static>;
    type Picture: Picture<View = ViewOf<Self>, Event = EventOf<Self>>;
    /// Signals that only this game has.
    type Own: Copy + Send + Sync + 'static;

    /// A table without players, shown while nothing is known.
    fn empty_view() -> ViewOf<Self>;

    fn own(players: Players, now: Memo<ViewOf<Self>>, asked: Asked<ActionOf<Self::Rules>>) -> Self::Own;

    /// Whether this event is the first of a game.
    fn starts(event: &EventOf<Self>) -> bool;

    /// What is written and said when a game starts.
    fn opening(now: &ViewOf<Self>, names: &Names) -> Line;

    /// The log of a game of which these events are known.
    fn log(known: &[EventOf<Self>], now: &ViewOf<Self>, names: &Names) -> Vec<Line>;

    /// What is written and said about new events, and when. `from` is the picture before them.
    fn tell(
        from: &Self::Picture,
        events: &[EventOf<Self>],
        now: &ViewOf<Self>,
        names: &Names,
    ) -> Vec<Telling>;

    /// What is said to someone who has just come.
    fn greeting(known: &[EventOf<Self>], now: &ViewOf<Self>, names: &Names) -> Vec<String>;

    /// What is shown to someone who has just come, or looks at another moment of a replay.
    fn look(known: &[EventOf<Self>], now: &ViewOf<Self>, replay: bool) -> Vec<Self::Picture>;

    /// Lets the pictures of new events follow.
    fn follow(scene: Scene<Self>, from: &Self::Picture, events: &[EventOf<Self>], now: &ViewOf<Self>);

    /// What is heard and what flies with a picture.
    fn perform(picture: &Self::Picture, players: Players, own: Self::Own);

    fn ask(scene: Scene<Self>) -> Option<Question>;

    /// An action of the viewer in a few words, as a button says it. None if it is not asked for.
    fn action(scene: Scene<Self>, action: ActionOf<Self::Rules>) -> Option<String>;

    /// So many actions between which nobody can tell a difference, in words; none if the game has no such actions.
    fn alike(_many: usize) -> Option<String> {
        None
    }

    fn key(_scene: Scene<Self>, _key: &str) {}

    /// Enter or Escape was pressed: the viewer has seen this picture.
    fn proceed(scene: Scene<Self>) {
        if scene.frames.stays.get_untracked() { scene.frames.go_on() } else { scene.skip() }
    }

    fn class(scene: Scene<Self>) -> String;

    const MAIN: &'static str = "table";

    /// Whether its players can have forced moves played: its plan is [`game_core::ForcedMoves`].
    const FORCED_MOVES: bool = false;

    fn title(scene: Scene<Self>) -> String;

    fn bar(scene: Scene<Self>) -> AnyView;

    /// The table itself with its dock and what is beside it.
    fn stage(scene: Scene<Self>) -> AnyView;
}
