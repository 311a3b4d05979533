//! The table of Last Torch.
//!
//! `table` tells the generic table of `web_shell::play` about this game, `homes` is the picture, `dock` is the choice.

mod dock;
mod homes;
mod lesson;
mod narrate;
mod pages;
mod table;

pub use pages::Pages;

use last_torch_rules::{Action, Event};
use web_shell::lesson::FirstLesson;
use web_shell::play::{EventSign, Names, PuzzleWords, ReplayWords, WebGame, read};
use web_shell::t;

/// The game, for the pages with tables.
pub const GAME: WebGame = WebGame {
    table: web_shell::play::table::<table::LastTorch>,
    replay: ReplayWords {
        lines: |_, events, names| narrate::lines(&read(events), &Names::of(names)),
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("torch-graph"),
        choice: |made| match read(std::slice::from_ref(made)).first() {
            Some(Action::On) => t!("torch-review-on"),
            Some(Action::Back) => t!("torch-review-back"),
            None => String::new(),
        },
        made: |made| match read(std::slice::from_ref(made.choice)).first() {
            Some(Action::On) => {
                t!("torch-review-made", name = made.name, choice = t!("torch-review-on"))
            }
            Some(Action::Back) => {
                t!("torch-review-made", name = made.name, choice = t!("torch-review-back"))
            }
            None => made.name.to_owned(),
        },
        gain: || t!("torch-knot-home"),
        loss: || t!("torch-knot-out"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
    puzzles: PuzzleWords { why: |_, _| None, choice: |choice| choice.get().to_owned(), memory: |_| None },
};

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::WentBack { .. } => EventSign::symbol("gem-turquoise").gain(),
        Event::TorchOut { .. } => EventSign::symbol("torch").loss(),
        Event::Over { .. } => EventSign::symbol("ui-crown"),
        Event::WentOn { .. } | Event::Thrown { .. } => EventSign::default(),
    }
}
