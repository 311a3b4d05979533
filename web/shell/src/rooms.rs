//! The page of a table: the connection to it, and what is shown before, during and after a game.

use crate::app::Session;
use crate::browser;
use crate::handover;
use crate::pages::company;
use crate::route::Route;
use crate::shell::Banner;
use crate::t;
use crate::table::{AtTable, Link, Place};
use crate::way::local::Local;
use crate::way::online::Online;
use game_list::GameKind;
use leptos::prelude::*;
use wire::{Code, Phase, Refusal, ToLocal, Unfinished, VERSION};

/// How long to wait before asking a server again that did not answer, in milliseconds.
const AGAIN: i32 = 3_000;

/// What a part of the client shows at a table, or a switch to the part that does.
#[derive(Clone, Copy)]
pub struct Rooms {
    /// A visitor who came by a link and has no name yet.
    pub unnamed: fn(Code) -> AnyView,
    /// Before a game, while people sit down.
    pub gathering: fn() -> AnyView,
    /// During and after a game.
    pub game: fn(GameKind) -> AnyView,
}

/// A table on the server. A visitor who came by its link and has no name yet is asked for one first.
#[component]
pub fn OnlineTable(
    /// Its code.
    code: Code,
    /// Whether this is a big screen, which only watches and needs no name.
    #[prop(optional)]
    screen: bool,
    /// What is shown there.
    rooms: Rooms,
) -> impl IntoView {
    let session = Session::here();
    let signed_in = Memo::new(move |_| session.me.with(|me| me.as_ref().map(Option::is_some)));
    let table = AtTable::new(Place::Online(code));
    let table = if screen { table.on_big_screen() } else { table };
    if screen {
        browser::mark_root("data-view", Some("tv"));
        on_cleanup(|| browser::mark_root("data-view", None));
    }
    provide_context(table);
    Effect::new(move |_| {
        if signed_in.get() == Some(true) {
            Online::here().enter(table);
        }
    });
    // The server did not say who this is: ask until it does.
    Effect::new(move |_| {
        if session.away.get() && session.me.with_untracked(Option::is_none) {
            table.link.set(Link::Away);
            browser::after(AGAIN, move || {
                if session.me.try_with_untracked(Option::is_none) == Some(true) {
                    session.ask();
                }
            });
        }
    });
    on_cleanup(|| Online::here().leave());
    move || match signed_in.get() {
        Some(false) => (rooms.unnamed)(code),
        _ => view! { <TableHere rooms /> }.into_any(),
    }
}

/// The table on this device: the saved one, or that of a lesson.
#[component]
pub fn LocalTable(
    /// What is shown there.
    rooms: Rooms,
    /// The table of a lesson, with a prepared deal that nothing stirs; and whether the lesson continues. It is not saved.
    #[prop(optional, into)]
    prepared: Option<(ToLocal, bool)>,
    /// The table of a daily expedition.
    #[prop(optional, into)]
    daily: Option<(GameKind, ToLocal)>,
) -> impl IntoView {
    let table = AtTable::new(Place::Here);
    provide_context(table);
    handover::follow(table);
    let local = match (&prepared, &daily) {
        (Some((open, continues)), _) => Local::lesson(table, open, *continues),
        (None, Some((game, open))) => Local::daily(table, *game, open),
        (None, None) => Local::attach(table),
    };
    if local.is_none() {
        // The document was loaded before an upgrade and does not know how to start this worker.
        table.shut.set(Some(Refusal::WrongProtocol { speaks: VERSION }));
    }
    let local = StoredValue::new_local(local);
    on_cleanup(move || local.set_value(None));
    view! { <TableHere rooms prepared=prepared.is_some() || daily.is_some() /> }
}

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    Gathering,
    Game(GameKind),
    Closed,
}

/// The table of this page in any phase.
#[component]
fn TableHere(rooms: Rooms, #[prop(optional)] prepared: bool) -> impl IntoView {
    let table = AtTable::here();
    if !prepared {
        company::keep(table);
    }
    let shown = Memo::new(move |_| {
        table.seen.with(|seen| match seen {
            None => Shown::Nothing,
            Some(seen) => match (seen.table.phase, &seen.game) {
                (Phase::Closed, _) => Shown::Closed,
                (Phase::Playing | Phase::Over, Some(game)) => Shown::Game(game.now.game),
                _ => Shown::Gathering,
            },
        })
    });
    // Every update says again that the table is open: that alone must not rebuild the page.
    let shut = Memo::new(move |_| table.shut.get());
    // When another page replaces the one that had the focus, keyboard users continue there.
    Effect::new(move |_| {
        shut.track();
        shown.track();
        browser::after(0, || {
            if browser::focus_is_lost() {
                browser::begin_page();
            }
        });
    });
    view! {
        {move || match (shut.get(), shown.get()) {
            (Some(why), _) => view! { <Shut why /> }.into_any(),
            (None, Shown::Nothing) => view! {
                <main id="main" class="plain" tabindex="-1"><p class="loading" role="status">{t!("table-opening")}</p></main>
            }.into_any(),
            (None, Shown::Closed) => view! { <Shut why=Refusal::Closed /> }.into_any(),
            (None, Shown::Gathering) => (rooms.gathering)(),
            (None, Shown::Game(game)) => (rooms.game)(game),
        }}
        {move || (shut.get().is_some() || shown.get() == Shown::Nothing).then(|| view! { <Banner table /> })}
    }
}

/// Why you can't be at this table.
#[component]
fn Shut(why: Refusal) -> impl IntoView {
    let table = AtTable::here();
    let seen =
        table.seen.with_untracked(|seen| seen.as_ref().map(|seen| (seen.table.event, seen.table.unfinished)));
    let (in_event, unfinished) = seen.unwrap_or_default();
    let (heading, why) = match (table.place, &why) {
        (_, Refusal::Closed) if let Some(unfinished) = unfinished => {
            let why = match unfinished {
                Unfinished::Host => t!("unfinished-host"),
                Unfinished::Idle => t!("unfinished-idle"),
                Unfinished::Restored => t!("unfinished-restored"),
                Unfinished::Operator => t!("unfinished-operator"),
            };
            (t!("table-shut"), why)
        }
        (_, Refusal::Closed) if in_event.is_some() => (t!("event-over"), t!("event-ended")),
        (Place::Here, Refusal::OtherRules) => (t!("here-other-rules"), t!("here-other-rules-why")),
        (Place::Here, Refusal::UnknownTable) => (t!("here-none"), t!("here-none-why")),
        (Place::Here, why) => (t!("here-none"), table.refusal(why)),
        (_, why) => (t!("table-shut"), table.refusal(why)),
    };
    view! {
        <main id="main" class="plain" tabindex="-1">
            <h1>{heading}</h1>
            <p>{why}</p>
            {in_event.map(|event| view! { <p><a class="btn stepped" href=Route::Event(event.code).path()>{t!("event-see")}</a></p> })}
            <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
        </main>
    }
}
