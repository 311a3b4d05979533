//! Boards of Lost Temple: those that come with it, your own, one from a file, and a drawing table for new ones.

mod draft;
mod editor;
mod faults;
mod gallery;
mod load;
mod numbers;
pub mod picture;
mod play;
mod spaces;

use draft::Draft;
use leptos::prelude::*;
use lost_temple_rules::Board;
use std::sync::Arc;
use web_shell::browser;
use web_shell::pages::own_files;
use web_shell::shell::Top;
use web_shell::t;

/// The format of their files, as the option has it.
const FORMAT: &str = "board";

#[derive(Clone, Copy)]
struct Desk {
    own: RwSignal<Vec<Arc<Board>>>,
    /// The board on the drawing table, if one is there.
    draft: RwSignal<Option<Draft>>,
    chosen: RwSignal<Option<Arc<Board>>>,
    /// What is wrong with the file that was loaded last.
    faults: RwSignal<Vec<String>>,
}

impl Desk {
    fn provide() -> Desk {
        let desk = Desk {
            own: RwSignal::new(own()),
            draft: RwSignal::new(None),
            chosen: RwSignal::new(None),
            faults: RwSignal::new(Vec::new()),
        };
        provide_context(desk);
        desk
    }

    fn here() -> Desk {
        expect_context()
    }

    fn draw(self, draft: Draft) {
        self.draft.set(Some(draft));
        browser::after(0, || browser::focus("draw-title"));
    }

    /// Asks how to play on it.
    fn play(self, board: Arc<Board>) {
        self.chosen.set(Some(board));
        browser::after(0, || browser::focus("play-title"));
    }

    /// Keeps a board in this browser; `false` if there is no room.
    fn keep(self, board: &Board) -> bool {
        let kept = serde_json::to_value(board).is_ok_and(|board| own_files::keep(FORMAT, board));
        self.own.set(own());
        kept
    }

    fn forget(self, name: &str) {
        own_files::forget(FORMAT, name);
        self.own.set(own());
    }
}

/// The player's own boards, as far as they can still be read.
fn own() -> Vec<Arc<Board>> {
    let read = |board: serde_json::Value| serde_json::from_value::<Board>(board).ok().map(Arc::new);
    own_files::all(FORMAT).into_iter().filter_map(read).collect()
}

#[component]
pub fn Boards() -> impl IntoView {
    let desk = Desk::provide();
    let chosen = move || desk.chosen.get().map(|board| view! { <play::Play board /> });
    let drawing = Memo::new(move |_| desk.draft.with(Option::is_some));
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page boards" tabindex="-1">
            <h1>{t!("board-title")}</h1>
            <p>{t!("board-lead")}</p>
            {chosen}
            <gallery::Gallery />
            <load::Load />
            {move || drawing.get().then(|| view! { <editor::Editor /> })}
        </main>
    }
}
