//! First expeditions: a short game against one bot with a prepared deal, and a coach who says what happens. What is learnt is done.
//!
//! `course` knows when what is said, the file of each game what; `coach` says it and `pointer` shows it; `left` remembers where
//! somebody was.

mod coach;
mod course;
mod deals;
pub mod gold;
pub mod incan_gold;
mod left;
pub mod lost_temple;
mod pointer;
#[cfg(test)]
mod tests;

use crate::games::shown;
use catalog::GameKind;
use coach::{Teaching, coach};
use course::Lesson;
use leptos::prelude::*;
use protocol::Command;
use web_shell::app::elsewhere;
use web_shell::pages::name::last_used;
use web_shell::play::AtRest;
use web_shell::rooms::{LocalTable, Rooms};
use web_shell::shell::UnderTop;
use web_shell::t;
use web_shell::table::AtTable;

/// The first expedition of a game.
pub struct Expedition {
    /// The coach of its lesson.
    coach: fn() -> AnyView,
    /// The number of its prepared deal.
    deal: u64,
}

impl Expedition {
    /// This lesson with the deal of this number.
    pub const fn of<L: Lesson>(deal: u64) -> Expedition {
        Expedition { coach: coach::<L>, deal }
    }
}

/// The page of a game's first expedition.
#[component]
pub fn Learn(
    /// The game.
    game: GameKind,
    /// The table of a game.
    table: fn(GameKind) -> AnyView,
) -> impl IntoView {
    let teaching = Teaching { spoken: RwSignal::new(None), dismissed: RwSignal::new(false) };
    provide_context(teaching);
    provide_context(deals::Taught(game));
    provide_context(AtRest(RwSignal::new(true)));
    provide_context(UnderTop(shown(game).expedition.coach));
    let name = Some(last_used()).filter(|name| !name.is_empty()).unwrap_or_else(|| t!("learn-nameless"));
    let prepared = left::table(game).unwrap_or_else(|| deals::table(game, name, deals::secret(game)));
    let rooms = Rooms { unnamed: |_| elsewhere("start"), gathering: set_out, game: table };
    view! {
        <div class="learning">
            <LocalTable rooms prepared />
        </div>
        <pointer::Pointer teaching />
    }
}

/// Nobody is waited for: the game begins.
fn set_out() -> AnyView {
    let table = AtTable::here();
    Effect::new(move |_| table.act(Command::Start {}));
    view! { <main id="main" class="plain" tabindex="-1"><p class="loading" role="status">{t!("table-opening")}</p></main> }
        .into_any()
}
