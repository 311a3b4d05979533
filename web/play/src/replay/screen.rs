//! A record that is shown: the table of its game, and below it all there is to know about it.

use super::branch::{Branch, BranchSeat};
use super::check::Check;
use super::graph::Graph;
use super::header::{self, Said};
use super::moment;
use super::pick;
use super::playback::Playback;
use super::review::{Review, Reviewing};
use super::share::{Share, Sharing};
use super::steps::Steps;
use super::transport::{follow_keys, transport};
use leptos::prelude::*;
use std::rc::Rc;
use std::sync::Arc;
use web_shell::api;
use web_shell::browser;
use web_shell::play::DockReplacement;
use web_shell::route::{Route, Router};
use web_shell::shell::InTop;
use web_shell::t;
use web_shell::table::{AtTable, Place, names};
use web_shell::way::replay::{Found, Projector};
use web_shell::words;
use wire::Replay;

/// Opens a record and shows it; `id` is its place in our addresses, if it has one. If it is not a record, `refuse` gets a sentence.
#[component]
pub fn Screen(
    text: String,
    id: Option<String>,
    refuse: Callback<String>,
    /// Set when the record can be shown.
    opened: RwSignal<bool>,
    /// Whether another page is shown until then.
    quiet: bool,
) -> impl IntoView {
    let table = AtTable::new(Place::Replay);
    provide_context(table);
    provide_context(DockReplacement(transport));
    let found = RwSignal::new(Found::Nothing);
    let game = RwSignal::new(None::<Arc<Replay>>);
    let trouble = RwSignal::new(None::<String>);
    let projector = StoredValue::new_local(Projector::open(table, found, text.clone()));
    on_cleanup(move || projector.set_value(None));
    let router = Router::here();
    if projector.with_value(Option::is_none) {
        refuse.run(t!("replay-no-worker"));
    }
    Effect::new(move |_| match found.get() {
        Found::Nothing => {}
        Found::Game(replay) => {
            opened.set(true);
            game.set(Some(replay));
        }
        Found::NoRecord(why) => refuse.run(pick::no_record(&why)),
        Found::Broken(why) if game.with_untracked(Option::is_some) => {
            trouble.set(Some(t!("replay-branch-broken", problem = api::failed(&why))));
        }
        Found::Broken(why) => refuse.run(t!("replay-broken", problem = api::failed(&why))),
        Found::Branched => router.go(Route::Here),
    });
    let text = StoredValue::new(text);
    move || match (game.get(), projector.get_value()) {
        (Some(game), Some(projector)) => {
            view! { <Film game projector text=text.get_value() id=id.clone() trouble /> }.into_any()
        }
        _ if quiet => ().into_any(),
        _ => super::loading(),
    }
}

#[component]
fn Film(
    game: Arc<Replay>,
    projector: Rc<Projector>,
    text: String,
    id: Option<String>,
    trouble: RwSignal<Option<String>>,
) -> impl IntoView {
    let table = AtTable::here();
    let kind = game.game;
    let names = names(game.seats.iter().map(Some));
    let title = title(&game, &names);
    let playback = Playback::provide(game, names, projector);
    Sharing::provide(id.clone(), text.clone());
    BranchSeat::provide(playback);
    let reviewing = Reviewing::provide(&text, playback.game());
    provide_context(InTop(header::tools));
    follow_keys(playback);
    // By now the address is still the one the page was opened with.
    let wants_review = reviewing.is_possible() && moment::review();
    if wants_review {
        reviewing.begin();
    }
    let ready = Memo::new(move |_| table.seen.with(Option::is_some));
    // Keyboard users keep their place when the table replaces the page that was here.
    Effect::new(move |_| {
        if ready.get() {
            browser::after(0, move || {
                if wants_review {
                    header::go_to("replay-graph-h");
                } else if browser::focus_is_lost() {
                    browser::begin_page();
                }
            });
        }
    });
    view! {
        <div class="replay">
            {move || ready.get().then(|| crate::game(kind))}
            <Said />
            <section class="replay-below" aria-labelledby="replay-h">
                <h2 id="replay-h" class="replay-title">{title}</h2>
                <Graph />
                {reviewing.is_possible().then(|| view! { <Review /> })}
                <Steps />
                <Check />
                <div class="replay-ways">
                    <Branch trouble />
                    <Share text id />
                </div>
            </section>
        </div>
    }
}

/// What the game was, and who won.
pub fn title(game: &Replay, names: &[String]) -> String {
    let kind = game.game.title();
    let Some(outcome) = &game.outcome else { return t!("replay-title-open", game = kind) };
    let winners = outcome.winners();
    let who: Vec<String> = winners.iter().map(|seat| web_shell::play::name(seat.index(), names)).collect();
    t!("replay-title", game = kind, names = words::list(&who), many = who.len())
}
