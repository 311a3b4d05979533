//! First lessons: a short game against bots with a prepared deal, and a coach who says what happens. Learners learn by playing.
//!
//! [`Course`] knows when to say something, the `lesson` module of each game's browser crate knows what. The coach says it, the pointer
//! shows it, and `setup` prepares or restores the table.

mod coach;
mod course;
mod pointer;
mod setup;

pub use coach::situation;
pub use course::{Course, Lesson, Point, Remark, RemarkKind, Situation, Topic, advise, end, read, watch};
pub use setup::{secret, table};

use crate::app::{elsewhere, opening};
use crate::pages::name::last_used;
use crate::play::AtRest;
use crate::rooms::{LocalTable, Rooms};
use crate::shell::UnderTop;
use crate::t;
use crate::table::AtTable;
use coach::CoachState;
use game_list::GameKind;
use leptos::prelude::*;
use wire::Command;

#[derive(Clone, Copy)]
pub struct FirstLesson {
    coach: fn() -> AnyView,
    deal: u64,
    players: u8,
}

impl FirstLesson {
    pub const fn of<L: Lesson>() -> FirstLesson {
        FirstLesson { coach: coach::coach::<L>, deal: L::DEAL, players: L::PLAYERS }
    }
}

/// The game that is taught, for everything on the page.
#[derive(Clone, Copy)]
struct Taught(GameKind);

#[component]
pub fn Learn(game: GameKind, lesson: FirstLesson, table: fn(GameKind) -> AnyView) -> impl IntoView {
    let coach = CoachState { spoken: RwSignal::new(None), dismissed: RwSignal::new(false) };
    provide_context(coach);
    provide_context(Taught(game));
    provide_context(AtRest(RwSignal::new(true)));
    provide_context(UnderTop(lesson.coach));
    let name = Some(last_used()).filter(|name| !name.is_empty()).unwrap_or_else(|| t!("learn-nameless"));
    let prepared = (setup::table(game, name, lesson.players, secret(lesson.deal)), setup::continues(game));
    let rooms = Rooms { unnamed: |_| elsewhere("lobby"), gathering: start, game: table };
    view! {
        <div class="learning">
            <LocalTable rooms prepared />
        </div>
        <pointer::Pointer coach />
    }
}

/// No one else has to come, so the game starts.
fn start() -> AnyView {
    let table = AtTable::here();
    Effect::new(move |_| table.act(Command::Start {}));
    opening()
}
