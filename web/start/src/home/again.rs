//! The way back to tables at which one sits, here or on the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Phase, Refusal, TableSummary};
use web_shell::api::{self, Fault};
use web_shell::pages::company;
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::local;
use web_shell::words;

/// So many are shown.
const SHOWN: usize = 3;

/// Tables to go on with, those first where a game is on.
#[component]
pub fn Again(
    /// Whether the server knows who this is.
    #[prop(into)]
    signed_in: Signal<Option<bool>>,
) -> impl IntoView {
    let found = RwSignal::new(Vec::<TableSummary>::new());
    Effect::new(move |_| {
        if signed_in.get() != Some(true) {
            return;
        }
        for code in company::tables() {
            spawn_local(async move {
                match api::look_at_table(code).await {
                    Ok(listed) if listed.phase != Phase::Closed => {
                        // The page may be gone meanwhile.
                        found.try_update(|found| insert(found, listed));
                    }
                    Ok(_)
                    | Err(Fault::Refused(Refusal::UnknownTable | Refusal::Closed | Refusal::OtherRules)) => {
                        company::forget(code)
                    }
                    Err(_) => {}
                }
            });
        }
    });
    let here = local::unfinished();
    let tables = move || found.with(|found| found.iter().take(SHOWN).cloned().collect::<Vec<_>>());
    move || {
        (here.get() || !found.with(Vec::is_empty)).then(|| {
            view! {
                <section class="again" aria-label=t!("again")>
                    {here.get().then(|| view! {
                        <Card symbol="camp" title=t!("again-here") line=t!("again-here-line") href=Route::Here.path() urgent=false />
                    })}
                    {tables().into_iter().map(|listed| {
                        let line = line(&listed);
                        let title = t!("again-table", game = listed.game.title(), code = listed.code.to_string());
                        let urgent = listed.phase == Phase::Playing;
                        view! { <Card symbol=listed.game.manifest().symbol title line href=Route::Table(listed.code).path() urgent /> }
                    }).collect_view()}
                </section>
            }
        })
    }
}

fn insert(found: &mut Vec<TableSummary>, listed: TableSummary) {
    let order = |it: &TableSummary| match it.phase {
        Phase::Playing => 0,
        Phase::Gathering => 1,
        Phase::Over | Phase::Closed => 2,
    };
    found.retain(|it| it.code != listed.code);
    let at = found.iter().position(|it| order(it) > order(&listed));
    found.insert(at.unwrap_or(found.len()), listed);
}

fn line(listed: &TableSummary) -> String {
    let names = words::list(&listed.names);
    match listed.phase {
        Phase::Playing => t!("again-playing", names = names),
        Phase::Gathering => t!("again-gathering", names = names),
        Phase::Over | Phase::Closed => t!("again-over", names = names),
    }
}

#[component]
fn Card(symbol: &'static str, title: String, line: String, href: String, urgent: bool) -> impl IntoView {
    let label = t!("again-go-to", title = title.as_str());
    view! {
        <div class="panel stepped resume" class:urgent=urgent>
            <Symbol name=symbol class="thumb" />
            <div class="resume-text">
                <h2>{title}</h2>
                <p>{line}</p>
            </div>
            <a class="btn stepped" href=href aria-label=label>{t!("again-go")}</a>
        </div>
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn games_that_are_on_come_first_and_every_table_once() {
        let listed = |code: &str, phase| TableSummary {
            code: code.parse().unwrap(),
            game: web_shell::pages::known::first(),
            phase,
            names: vec!["Ana".to_owned()],
            places: 8,
            pace: protocol::Pace::default(),
            spectators: true,
        };
        let mut found = Vec::new();
        insert(&mut found, listed("kamo-tiru", Phase::Over));
        insert(&mut found, listed("baba-baba", Phase::Gathering));
        insert(&mut found, listed("kamo-tiru", Phase::Over));
        insert(&mut found, listed("dodo-dodo", Phase::Playing));
        let codes: Vec<String> = found.iter().map(|it| it.code.to_string()).collect();
        assert_eq!(codes, ["dodo-dodo", "baba-baba", "kamo-tiru"]);
    }
}
