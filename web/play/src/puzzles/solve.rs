//! A puzzle at the real table of its game: the game asks with its own buttons, and the answer comes here.

use super::data::{self, PuzzleSet};
use super::result::Sheet;
use super::task::{Judged, Task, judge};
use super::trained;
use crate::games::web_game;
use bots::Level;
use catalog::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use puzzles::pick::pick;
use std::rc::Rc;
use std::sync::Arc;
use web_shell::browser;
use web_shell::pages::name::last_used;
use web_shell::route::{Route, Router};
use web_shell::shell::{Top, UnderTop};
use web_shell::t;
use web_shell::table::{AtTable, Place};
use web_shell::way::puzzle::{OpenPuzzle, PuzzleNews};
use wire::{Json, Moment};

/// Puzzles of a game, one after another.
#[component]
pub fn Puzzles(game: GameKind) -> impl IntoView {
    let set = RwSignal::new_local(None::<Rc<PuzzleSet>>);
    let missing = RwSignal::new(false);
    spawn_local(async move {
        match data::load(game).await {
            Some(loaded) if !loaded.ids.is_empty() => _ = set.try_set(Some(loaded)),
            _ => _ = missing.try_set(true),
        }
    });
    let task = RwSignal::new(None::<Arc<Task>>);
    let next = Callback::new(move |()| {
        if let Some(set) = set.get_untracked() {
            task.set(choose(game, &set).map(Arc::new));
        }
    });
    Effect::new(move |_| {
        if set.with(Option::is_some) {
            next.run(());
        }
    });
    move || match task.get() {
        Some(task) => view! { <Solve task next /> }.into_any(),
        None if missing.get() => message(t!("puzzles-none")),
        None => message(t!("puzzles-coming")),
    }
}

/// A puzzle about as hard as the player is strong.
fn choose(game: GameKind, set: &PuzzleSet) -> Option<Task> {
    let trained = trained::of(game);
    let mut draw = game_core::SplitMix::new(u64::from_le_bytes(browser::random()));
    let had = |at: usize| set.ids.get(at).is_some_and(|id| trained.had_lately(id));
    let at = pick(&set.ratings, trained.rating.shown(), had, &mut draw)?;
    Task::puzzle(game, set.line(at)?)
}

/// A page with one sentence.
pub fn message(text: String) -> AnyView {
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page" tabindex="-1"><p class="note" role="status">{text}</p></main>
    }
    .into_any()
}

/// The task on this page, for everything on it.
#[derive(Clone, Copy)]
pub struct Solving {
    pub task: StoredValue<Arc<Task>>,
    /// The answer with the choices, once there is one.
    pub answer: RwSignal<Option<(Judged, Arc<[Json]>)>>,
    /// The player's rating before and after, if this counted.
    pub rated: RwSignal<Option<(u16, u16)>>,
    pub fault: RwSignal<Option<String>>,
    pub next: Callback<()>,
    /// Called with the first answer.
    answered: Option<Callback<bool>>,
    moments: RwSignal<Option<Arc<[Moment]>>>,
    legal: StoredValue<Arc<[Json]>>,
    tries: StoredValue<u32>,
    open: StoredValue<Option<Rc<OpenPuzzle>>, LocalStorage>,
    router: Router,
}

impl Solving {
    pub fn here() -> Solving {
        expect_context()
    }

    fn hear(self, news: PuzzleNews) {
        match news {
            PuzzleNews::Asked(moments, legal) => {
                self.legal.set_value(legal);
                self.moments.set(Some(moments));
            }
            PuzzleNews::Chosen(choice) => self.judge(&choice),
            PuzzleNews::Broken(problem) => self.fault.set(Some(t!("puzzle-broken", problem = problem))),
            PuzzleNews::Branched => self.router.go(Route::Here),
        }
    }

    fn judge(self, choice: &Json) {
        let legal = self.legal.get_value();
        let at = legal.iter().position(|it| it.get() == choice.get());
        let values = self.task.with_value(|task| task.values(&legal));
        let Some(judged) = at.zip(values).and_then(|(at, values)| judge(&values, at)) else { return };
        self.tries.update_value(|tries| *tries += 1);
        if self.tries.get_value() == 1 {
            self.count(judged.right);
        }
        self.answer.set(Some((judged, legal)));
        browser::after(0, || browser::focus("puzzle-result"));
    }

    /// The first answer counts.
    fn count(self, right: bool) {
        let (game, rated) = self.task.with_value(|task| (task.game, task.rated.clone()));
        if let Some((id, puzzle)) = rated {
            let before = trained::of(game).rating.shown();
            let after = trained::note(game, &id, puzzle, right).rating.shown();
            self.rated.set(Some((before, after)));
        }
        if let Some(answered) = self.answered {
            answered.run(right);
        }
    }

    /// Asks once more.
    pub fn again(self) {
        self.answer.set(None);
        self.rated.set(None);
        self.open.with_value(|open| open.as_ref().map(|open| open.ask()));
        browser::after(0, || browser::focus("dock-h"));
    }

    /// Plays the game on from here on this device.
    pub fn play_on(self, bots: Level) {
        self.open.with_value(|open| open.as_ref().map(|open| open.branch(bots)));
    }
}

/// One task at its table.
#[component]
pub fn Solve(
    task: Arc<Task>,
    next: Callback<()>,
    #[prop(optional)] answered: Option<Callback<bool>>,
) -> impl IntoView {
    let table = AtTable::new(Place::Replay);
    provide_context(table);
    let solving = Solving {
        task: StoredValue::new(Arc::clone(&task)),
        answer: RwSignal::new(None),
        rated: RwSignal::new(None),
        fault: RwSignal::new(None),
        next,
        answered,
        moments: RwSignal::new(None),
        legal: StoredValue::new(Arc::from([])),
        tries: StoredValue::new(0),
        open: StoredValue::new_local(None),
        router: Router::here(),
    };
    provide_context(solving);
    provide_context(UnderTop(bar));
    let name = Some(last_used()).filter(|name| !name.is_empty()).unwrap_or_else(|| t!("learn-nameless"));
    let news = Callback::new(move |news| solving.hear(news));
    let open = OpenPuzzle::open(table, task.seat, name, task.text.clone(), news);
    if open.is_none() {
        solving.fault.set(Some(t!("replay-no-worker")));
    }
    solving.open.set_value(open);
    on_cleanup(move || solving.open.set_value(None));
    let (game, id) = (task.game, task.rated.as_ref().map(|(id, _)| id.clone()));
    let ready = Memo::new(move |_| table.seen.with(Option::is_some));
    let failed = Memo::new(move |_| solving.fault.get().filter(|_| !ready.get()));
    // Keyboard users begin where the table asks.
    Effect::new(move |_| {
        if ready.get() {
            browser::after(0, || {
                if browser::focus_is_lost() {
                    browser::begin_page();
                }
            });
        }
    });
    view! {
        <div class="puzzle" data-puzzle=id class:answered=move || solving.answer.with(Option::is_some)>
            {move || match (ready.get(), failed.get()) {
                (true, _) => crate::game(game),
                (false, Some(why)) => message(why),
                (false, None) => message(t!("puzzles-coming")),
            }}
            <Sheet />
        </div>
    }
}

/// Below the bar at the top: what this is, and what the player has to remember.
fn bar() -> AnyView {
    let solving = Solving::here();
    let (game, rated) = solving.task.with_value(|task| (task.game, task.rated.clone()));
    let what = match rated {
        Some((_, rating)) => t!("puzzle-level", rating = rating),
        None => t!("puzzle-own-mistake"),
    };
    let counts = solving.task.with_value(|task| task.rated.is_some());
    let own = counts.then(|| t!("puzzle-own-rating", rating = trained::of(game).rating.shown()));
    let memory = move || {
        let events: Vec<Json> =
            solving.moments.get()?.iter().flat_map(|moment| moment.events.clone()).collect();
        let memory = (web_game(game).puzzles.memory)(&events)?;
        Some(view! {
            <details class="puzzle-memory" open=true>
                <summary>{t!("puzzle-memory")}</summary>
                {memory}
            </details>
        })
    };
    view! {
        <div class="puzzle-bar">
            <p><strong>{t!("puzzle-ask")}</strong> <span>{what}</span> {own.map(|own| view! { <span class="note">{own}</span> })}
                " "<a href="/puzzles">{t!("puzzles-all")}</a></p>
            {memory}
        </div>
    }
    .into_any()
}
