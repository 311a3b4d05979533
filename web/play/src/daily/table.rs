//! The table of a daily expedition, and what is shown when it is over.

use super::date_to_play;
use super::send::{Sending, send};
use super::share::line;
use catalog::GameKind;
use leptos::prelude::*;
use web_shell::app::{Session, elsewhere, opening};
use web_shell::daily::{attempt, begin};
use web_shell::pages::clipboard;
use web_shell::pages::name::last_used;
use web_shell::play::OtherFinish;
use web_shell::rooms::{LocalTable, Rooms};
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::AtTable;
use wire::ToLocal;

/// Which expedition is played here.
#[derive(Clone)]
struct Played {
    game: GameKind,
    date: String,
}

#[component]
pub fn ExpeditionTable(game: GameKind, table: fn(GameKind) -> AnyView) -> impl IntoView {
    let date = date_to_play(game).to_string();
    begin(game, &date);
    let name = Some(last_used()).filter(|name| !name.is_empty()).unwrap_or_else(|| t!("arrive-guest"));
    let open = ToLocal::Daily { game, date: date.clone(), name };
    provide_context(Played { game, date });
    provide_context(OtherFinish(finish));
    let rooms = Rooms { unnamed: |_| elsewhere("lobby"), gathering: opening, game: table };
    view! { <LocalTable rooms daily=(game, open) /> }
}

fn finish() -> AnyView {
    let Played { game, date } = expect_context();
    let (table, session) = (AtTable::here(), Session::here());
    let of = date.clone();
    // The record comes with the last step; after a reload only the result is known.
    let result = Memo::new(move |_| {
        table.record.track();
        attempt(game, &of)?.result
    });
    let sending = RwSignal::new(Sending::NotYet);
    let named = Memo::new(move |_| session.has_name());
    let replay = format!("/replay/daily-{game}-{date}");
    Effect::new(move |_| {
        if named.get() == Some(true) && result.with(Option::is_some) {
            send(game, date.clone(), sending);
        }
    });
    let said = RwSignal::new(None::<String>);
    let share = move |_| {
        let Some(text) = result.get_untracked().as_ref().map(line) else { return };
        if clipboard::can_share() {
            return clipboard::share_text(&text);
        }
        clipboard::copy(text, "main", move |done| {
            said.try_set(Some(if done { t!("daily-copied") } else { t!("daily-no-copy") }));
        });
    };
    let note = move || said.get().unwrap_or_else(|| sending.get().sentence(named.get()));
    let how =
        move || result.get().map(|it| t!("daily-result", score = it.score, rank = it.rank, seats = it.seats));
    view! {
        <div class="mine-choice stepped go over">
            <div><strong>{how}</strong><span class="note" role="status">{note}</span></div>
            <div class="nexts">
                <button type="button" class="btn primary stepped" on:click=share>
                    <Symbol name="ui-share" class="i-s" />{t!("daily-share")}
                </button>
                <a class="btn stepped" href=format!("{replay}#review")><Symbol name="ui-odds" class="i-s" />{t!("review-open")}</a>
                <a class="btn stepped" href=replay><Symbol name="ui-play" class="i-s" />{t!("replay-look")}</a>
                <div class="extras"><a class="btn quiet stepped" href=Route::Daily(None).path()>{t!("daily-all")}</a></div>
            </div>
        </div>
    }
    .into_any()
}
