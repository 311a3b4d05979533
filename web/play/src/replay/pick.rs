//! Choosing a record: a file, a game on this device, or a game on the server.

use catalog::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Fault, Played};
use web_shell::app::Session;
use web_shell::pages::file::{Read, Unreadable, take_what_is_chosen, take_what_is_dropped};
use web_shell::pages::{dates, result::result};
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::called;
use web_shell::way::replay::{Own, played};
use web_shell::words;
use wire::{MAX_RECORD_BYTES, RecordProblem, Refusal, UnreadableRecord};

/// A larger file is not read.
const MAX_FILE_SIZE: u32 = MAX_RECORD_BYTES as u32;

/// Why a record can't be shown.
pub fn no_record(fault: &UnreadableRecord) -> String {
    match fault.why {
        RecordProblem::TooLong => t!("replay-no-too-long"),
        RecordProblem::NotARecord => t!("replay-no-record"),
        RecordProblem::OtherVersion => t!("replay-no-version"),
        RecordProblem::UnknownGame => t!("replay-no-game"),
        RecordProblem::BadSetup => t!("replay-no-setup"),
        RecordProblem::CutOff => t!("replay-no-end", line = fault.line),
        RecordProblem::NotAStep => t!("replay-no-step", line = fault.line),
        RecordProblem::Illegal => t!("replay-no-legal", line = fault.line),
    }
}

/// Why a record could not be fetched.
pub fn sentence(why: &Fault) -> String {
    match why {
        Fault::Refused(Refusal::NotFound | Refusal::NotSignedIn) => t!("replay-no-such"),
        Fault::Unreachable => t!("replay-no-server"),
        other => other.sentence(),
    }
}

#[component]
pub fn Pick(
    /// Why the last one could not be shown.
    fault: RwSignal<Option<String>>,
    busy: Memo<bool>,
    open: Callback<String>,
) -> impl IntoView {
    let over = RwSignal::new(false);
    let read: Read = Callback::new(move |text| match text {
        Ok(text) => _ = open.try_run(text),
        Err(Unreadable::TooLarge) => fault.set(Some(t!("replay-no-too-long"))),
        Err(Unreadable::NotText) => fault.set(Some(t!("replay-no-record"))),
        Err(Unreadable::Gone) => fault.set(Some(t!("replay-no-file"))),
    });
    take_what_is_dropped(MAX_FILE_SIZE, over, read);
    let here = played();
    let none_here = here.is_empty();
    let own_row =
        |own: Own| row(&own.id, own.game, own.game.title().to_owned(), &own.names, dates::written(&own.date));
    let here = here.into_iter().map(own_row).collect_view();
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page replay-pick" tabindex="-1">
            <h1>{t!("replay-pick")}</h1>
            <p>{t!("replay-pick-note")}</p>
            <p class="fault" role="alert">{move || fault.get()}</p>
            <p class="note" role="status">{move || busy.get().then(|| t!("replay-coming"))}</p>
            <label class="replay-drop stepped" class:over=move || over.get()>
                <Symbol name="ui-steps" class="i-l" />
                <span class="what">{t!("replay-drop")}</span>
                <span class="note">{t!("replay-drop-note")}</span>
                <input type="file" accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson" on:change:target=move |event| take_what_is_chosen(&event.target(), MAX_FILE_SIZE, read) />
            </label>
            {(!none_here).then(|| view! {
                <section aria-labelledby="replay-here-h">
                    <h2 id="replay-here-h">{t!("replay-here")}</h2>
                    <ul class="replay-games">{here}</ul>
                </section>
            })}
            <Online />
        </main>
    }
}

fn row(id: &str, game: GameKind, title: String, names: &[String], date: String) -> impl IntoView + use<> {
    view! {
        <li>
            <a href=format!("/replay/{id}")>
                <Symbol name=game.manifest().symbol class="i-m" />
                <span><strong>{title}</strong><span class="note">{words::list(names)}</span></span>
                <span class="note">{date}</span>
            </a>
        </li>
    }
}

/// The last games on the server, if it answers.
#[component]
fn Online() -> impl IntoView {
    let games = RwSignal::new(Vec::<Played>::new());
    let session = Session::here();
    let signed_in = Memo::new(move |_| session.signed_in() == Some(true));
    Effect::new(move |_| {
        if signed_in.get() {
            spawn_local(async move {
                if let Ok(found) = api::games(None).await {
                    games.try_set(found);
                }
            });
        }
    });
    let played_row = |played: Played| {
        let names = called(played.results.iter().map(|it| (it.name.clone(), it.bot)));
        let title = format!("{} · {}", played.game.title(), result(&played));
        row(&played.id, played.game, title, &names, dates::day(played.ended))
    };
    move || {
        let games = games.get();
        (!games.is_empty()).then(|| {
            view! {
                <section aria-labelledby="replay-online-h">
                    <h2 id="replay-online-h">{t!("replay-online")}</h2>
                    <ul class="replay-games">{games.into_iter().map(played_row).collect_view()}</ul>
                </section>
            }
        })
    }
}
