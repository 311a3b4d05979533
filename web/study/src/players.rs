//! The other people of a finished game: blocking them, and reporting them to the operator of the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Played, ReportReason, Reported, Whom};
use web_shell::t;

/// Nothing, if only bots have played along.
#[component]
pub fn Players(played: Played) -> impl IntoView {
    let id = StoredValue::new(played.id.clone());
    let others: Vec<(u8, String)> = (0u8..)
        .zip(&played.results)
        .filter(|(_, seat)| seat.bot.is_none() && !seat.you)
        .map(|(seat, it)| (seat, it.name.clone()))
        .collect();
    (!others.is_empty()).then(|| {
        let rows = others.into_iter().map(|(seat, name)| view! { <Player id seat name /> });
        view! {
            <details class="keep">
                <summary>{t!("players-title")}</summary>
                <ul>{rows.collect_view()}</ul>
            </details>
        }
    })
}

fn words(reason: ReportReason) -> String {
    match reason {
        ReportReason::Name => t!("report-name"),
        ReportReason::Annoys => t!("report-annoys"),
        ReportReason::Stalls => t!("report-stalls"),
        ReportReason::Cheats => t!("report-cheats"),
        ReportReason::Other => t!("report-other"),
    }
}

#[component]
fn Player(id: StoredValue<String>, seat: u8, name: String) -> impl IntoView {
    let said = RwSignal::new(None::<String>);
    let reason = RwSignal::new(ReportReason::Name);
    let (block_label, report_label) =
        (t!("block-of", name = name.as_str()), t!("report-of", name = name.as_str()));
    let blocked = t!("block-done", name = name.as_str());
    let block = move |_| {
        let blocked = blocked.clone();
        spawn_local(async move {
            let done = api::block(Whom::InGame { game: id.get_value(), seat }).await;
            said.try_set(Some(done.map_or_else(|why| why.sentence(), |()| blocked))); // the page may be gone
        });
    };
    let report = move |_| {
        spawn_local(async move {
            let about = Reported::InGame { game: id.get_value(), seat };
            let done = api::report(about, reason.get_untracked()).await;
            said.try_set(Some(done.map_or_else(|why| why.sentence(), |()| t!("report-done"))));
        });
    };
    let reasons = ReportReason::all().map(|it| view! { <option value=it.name()>{words(it)}</option> });
    view! {
        <li>
            <p class="field-row">
                <span class="who-name">{name}</span>
                <button type="button" class="btn stepped quiet" aria-label=block_label on:click=block>{t!("block-button")}</button>
            </p>
            <p class="field-row">
                <label>{t!("report-why")} " "
                    <select class="field" on:change:target=move |event| if let Ok(it) = event.target().value().parse() { reason.set(it) }>
                        {reasons.collect_view()}
                    </select>
                </label>
                <button type="button" class="btn stepped quiet" aria-label=report_label on:click=report>{t!("report-button")}</button>
            </p>
            <p class="note" role="status">{move || said.get()}</p>
        </li>
    }
}
