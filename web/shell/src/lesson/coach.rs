//! The coach: a small card under the bar of the table that says something about what just happened. It never covers the choice.

use super::course::{Course, Lesson, Point, Remark, RemarkKind, Situation};
use super::{Taught, setup};
use crate::browser;
use crate::play::{AtRest, plain_key, read, view_of};
use crate::route::Route;
use crate::symbol::Symbol;
use crate::t;
use crate::table::{AtTable, Seen};
use crate::voice::Voice;
use game_core::{Game, Seat};
use leptos::ev;
use leptos::prelude::*;
use wire::Phase;

/// After a change the table has this many milliseconds to start a picture before it counts as being at rest.
const BEGINS: i32 = 60;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub text: String,
    pub kind: RemarkKind,
    /// What they are about, as a selector.
    pub at: Option<String>,
    pub knots: Vec<bool>,
}

#[derive(Clone, Copy)]
pub struct CoachState {
    /// What is said now; nothing before the table is there.
    pub spoken: RwSignal<Option<Spoken>>,
    /// Whether the learner continues without advice.
    pub dismissed: RwSignal<bool>,
}

impl CoachState {
    /// The learner has acted, and the table shows the result: the advice is no longer current.
    fn fall_silent(self) {
        if self.spoken.with_untracked(|spoken| spoken.as_ref().is_some_and(|it| it.kind == RemarkKind::Do)) {
            self.spoken.update(|spoken| {
                if let Some(spoken) = spoken {
                    (spoken.kind, spoken.at) = (RemarkKind::Watch, None);
                }
            });
        }
    }
}

pub fn situation<G: Game>(seen: &Seen) -> Option<Situation<G>> {
    let game = seen.game.as_ref()?;
    let you = seen.seat()?;
    let rival = Seat::all(2).find(|seat| *seat != you)?;
    let playing = seen.table.phase == Phase::Playing;
    let names = crate::table::names_of(seen);
    Some(Situation {
        view: view_of(seen)?,
        events: read(&game.events),
        you,
        rival: names.get(rival.index()).cloned().unwrap_or_default(),
        names,
        decision: game.now.decision,
        legal: if playing { read(&game.now.legal) } else { Vec::new() },
        over: game.now.over,
    })
}

fn spoken<L: Lesson>(
    said: Remark<<L::Game as Game>::Action>,
    now: &Situation<L::Game>,
    course: &Course<L>,
) -> Spoken {
    let at = match &said.at {
        Point::Nothing => None,
        Point::Piece(selector) => Some((*selector).to_owned()),
        Point::Choice(choice) => Some(L::place(choice, now)),
    };
    Spoken { text: said.text, kind: said.kind, at, knots: course.knots() }
}

pub fn coach<L: Lesson>() -> AnyView {
    let table = AtTable::here();
    let coach: CoachState = expect_context();
    let AtRest(at_rest) = expect_context();
    let course = StoredValue::new_local(Course::<L>::after(&setup::covered_topics()));
    let say = move |next: bool| {
        let now = table.seen.with_untracked(|seen| seen.as_ref().and_then(situation::<L::Game>));
        let spoken = now.and_then(|now| {
            course.try_update_value(|course| {
                let said = if next { course.next(&now) } else { course.look(&now) };
                setup::remember_topics(course.covered(), now.over);
                spoken(said, &now, course)
            })
        });
        if coach.spoken.with_untracked(|before| *before != spoken) {
            coach.spoken.set(spoken);
        }
    };
    // The coach waits until the table has shown what the remark is about.
    Effect::new(move |_| {
        table.news.track();
        at_rest.track();
        browser::after(BEGINS, move || {
            match at_rest.try_get_untracked() {
                Some(true) => say(false),
                Some(false) => coach.fall_silent(),
                None => {} // the page is gone
            }
        });
    });
    let voice = Voice::here();
    let text = Memo::new(move |_| coach.spoken.with(|spoken| spoken.as_ref().map(|it| it.text.clone())));
    Effect::new(move |_| {
        if let Some(text) = text.get() {
            voice.say(text);
        }
    });
    let go_on = move || {
        let is_read = |spoken: &Option<Spoken>| spoken.as_ref().is_some_and(|it| it.kind == RemarkKind::Read);
        if coach.spoken.with_untracked(is_read) {
            say(true);
            // The button may be gone, and the focus must not.
            browser::after(0, || {
                if browser::focus_is_lost() {
                    browser::focus("dock-h");
                }
            });
        }
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        if plain_key(&event).is_some_and(|key| key == "n" || key == "N") {
            go_on();
        }
    });
    on_cleanup(move || keys.remove());
    view! { <Card coach go_on=Callback::new(move |()| go_on()) /> }.into_any()
}

#[component]
fn Card(coach: CoachState, go_on: Callback<()>) -> impl IntoView {
    let spoken = coach.spoken;
    let kind = Memo::new(move |_| spoken.with(|spoken| spoken.as_ref().map(|it| it.kind)));
    // Before the table is there, there is nothing to say about it.
    let text = move || {
        let said = spoken.with(|spoken| spoken.as_ref().map(|it| it.text.clone()));
        said.unwrap_or_else(|| t!("table-opening"))
    };
    let knots = Memo::new(move |_| {
        spoken.with(|spoken| spoken.as_ref().map(|it| it.knots.clone()).unwrap_or_default())
    });
    let shown = move || !coach.dismissed.get();
    let dismiss = move |_| {
        coach.dismissed.set(true);
        browser::begin_page();
    };
    view! {
        {move || shown().then(|| view! {
            <section class="coach stepped" aria-labelledby="coach-h">
                <Symbol name="level-guide" class="coach-face" />
                <div class="coach-words">
                    <h2 id="coach-h" class="vh">{t!("learn-coach")}</h2>
                    <p>{text}</p>
                </div>
                <div class="coach-foot">
                    <span class="cord" aria-hidden="true">
                        {move || knots.get().into_iter().map(|tied| view! { <i class:tied=tied></i> }).collect_view()}
                    </span>
                    <span class="vh">{move || knots.with(|knots| {
                        t!("learn-step", step = knots.iter().filter(|tied| **tied).count(), steps = knots.len())
                    })}</span>
                    {move || match kind.get() {
                        Some(RemarkKind::Read) => view! {
                            <button type="button" class="btn stepped coach-next" aria-keyshortcuts="N" on:click=move |_| go_on.run(())>
                                {t!("learn-next")}" "<kbd class="key only-wide" aria-hidden="true">"N"</kbd>
                            </button>
                        }.into_any(),
                        Some(RemarkKind::Do) => view! { <span class="coach-turn">{t!("learn-your-turn")}</span> }.into_any(),
                        Some(RemarkKind::End) => view! { <Ways dismiss=Callback::new(dismiss) /> }.into_any(),
                        Some(RemarkKind::Watch) => view! { <span class="coach-turn quiet">{t!("learn-watch")}</span> }.into_any(),
                        None => ().into_any(),
                    }}
                </div>
                <button type="button" class="iconbtn coach-away" aria-label=t!("learn-dismiss")
                    on:click=move |_| dismiss(())><Symbol name="ui-close" class="i-s" /></button>
            </section>
        })}
    }
}

#[component]
fn Ways(dismiss: Callback<()>) -> impl IntoView {
    let game = use_context::<Taught>().map(|Taught(game)| game);
    view! {
        <span class="coach-ways">
            <a class="btn stepped primary" href="/">{t!("learn-play")}</a>
            <button type="button" class="btn stepped quiet" on:click=move |_| dismiss.run(())>{t!("learn-stay")}</button>
            <a class="btn stepped quiet" href=Route::Rules(game).path()>{t!("learn-rules")}</a>
        </span>
    }
}
