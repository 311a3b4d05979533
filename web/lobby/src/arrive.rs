//! A visitor came by a link: who is at the table, and the name to sit down with.

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;
use web_shell::api::{self, Fault};
use web_shell::app::Session;
use web_shell::pages::company;
use web_shell::pages::hero::Night;
use web_shell::pages::name::{self, Draft, NameFault, NameField, last_used};
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::AtTable;
use web_shell::words;
use wire::{Code, Command, Phase, Refusal, TableSummary};

thread_local! {
    /// The table that a visitor without a name wants to watch.
    static WATCHED: Cell<Option<Code>> = const { Cell::new(None) };
}

/// Whether the visitor pressed Watch on the way to this table.
pub fn watches(table: Code) -> bool {
    WATCHED.get() == Some(table)
}

/// Asks a visitor who came by a link for a name and lets them sit down. If a game is on, they watch it first, and no name is needed.
#[component]
pub fn Arrive(
    /// The table behind the link.
    table: Code,
    /// What happens when a visitor who is at the table already presses Watch.
    #[prop(optional)]
    watch: Option<Callback<()>>,
) -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(last_used());
    let found = RwSignal::new(None::<Result<TableSummary, Fault>>);
    // A spectator who stayed until the next game is at the table already; everyone else sits down on the way in.
    let inside = use_context::<AtTable>().filter(|at| at.seen.with_untracked(Option::is_some));
    if inside.is_none() {
        company::come_to_play(table);
    }
    spawn_local(async move {
        let answer = match api::look_at_table(table).await {
            Ok(listed) if listed.phase == Phase::Playing && !listed.spectators => {
                Err(Fault::Refused(Refusal::NoSpectators))
            }
            Ok(listed) if listed.phase == Phase::Playing => match name::watch(session).await {
                Ok(()) => return, // this page is gone
                Err(why) => Err(why),
            },
            other => other,
        };
        found.try_set(Some(answer));
    });
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        draft.take(session, move || {
            if let Some(at) = inside {
                at.act(Command::Sit { place: None });
            }
        });
    };
    let look_on = move |_| {
        WATCHED.set(Some(table));
        company::come_to_watch();
        if let Some(watch) = watch {
            return watch.run(());
        }
        spawn_local(async move {
            if let Err(why) = name::watch(session).await {
                draft.fault.try_set(Some(why.sentence()));
            }
        });
    };
    let form = move |spectators: bool| {
        view! {
            <form class="name-form" novalidate=true on:submit=take>
                <label for="name">{t!("name-ask")}</label>
                <div class="field-row">
                    <NameField draft />
                    <button class="btn stepped primary" disabled=move || draft.busy.get()>{t!("name-sit-down")}</button>
                </div>
                <NameFault draft />
            </form>
            {spectators.then(|| view! {
                <p class="watch"><button type="button" class="btn stepped" on:click=look_on><Symbol name="ui-eye" class="i-s" />{t!("arrive-watch")}</button></p>
            })}
        }
    };
    view! {
        <Night />
        <main id="main" class="arrive" tabindex="-1"><div class="panel stepped start"><div class="hem" aria-hidden="true"></div><div class="in">
            {move || found.with(|found| match found {
                None => view! { <p class="loading" role="status">{t!("table-opening")}</p> }.into_any(),
                Some(Ok(listed)) => view! {
                    <Symbol name=listed.game.manifest().symbol class="i-xl" />
                    <h1>{t!("arrive", game = listed.game.title())}</h1>
                    <p class="lead">{who_is_there(listed)}</p>
                    {form(listed.spectators)}
                }.into_any(),
                Some(Err(fault)) => view! {
                    <h1>{t!("table-shut")}</h1>
                    <p>{fault.sentence()}</p>
                    <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
                }.into_any(),
            })}
        </div></div></main>
    }
}

fn who_is_there(listed: &TableSummary) -> String {
    let (names, number) = (words::list(&listed.names), listed.names.len());
    if number == 0 { t!("arrive-nobody") } else { t!("arrive-waiting", names = names, n = number) }
}
