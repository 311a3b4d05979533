//! Your tables to go back to, here or on the server, and your last games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Fault, Played};
use web_shell::pages::result::result;
use web_shell::pages::{company, dates};
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::local;
use web_shell::words;
use wire::{Phase, Refusal, TableSummary};

/// How many tables and games are shown.
const TABLES: usize = 3;
const LAST_GAMES: usize = 5;

/// Tables to continue at, those with a running game first.
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
                        // The page may have been closed.
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
    let unfinished = local::unfinished();
    let here = Memo::new(move |_| unfinished.get() == Some(true));
    let tables = move || found.with(|found| found.iter().take(TABLES).cloned().collect::<Vec<_>>());
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

#[component]
pub fn Last() -> impl IntoView {
    let games = RwSignal::new(Vec::<Played>::new());
    spawn_local(async move {
        if let Ok(mut found) = api::games(None).await {
            found.truncate(LAST_GAMES);
            games.try_set(found);
        }
    });
    move || {
        (!games.with(Vec::is_empty)).then(|| {
            let rows = games.get().into_iter().map(|played| {
                view! {
                    <li>
                        <Symbol name=played.game.manifest().symbol class="g" />
                        <div class="t">{result(&played)} <small>{dates::day(played.ended)}</small></div>
                    </li>
                }
            });
            view! {
                <section class="panel stepped" aria-labelledby="last-title">
                    <h2 id="last-title">{t!("last-title")}</h2>
                    <ul class="open">{rows.collect_view()}</ul>
                    <p><a class="more-link" href="/records">{t!("last-all")}</a></p>
                </section>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_are_on_come_first_and_every_table_once() {
        let listed = |code: &str, phase| TableSummary {
            code: code.parse().unwrap(),
            game: web_shell::pages::known::first(),
            phase,
            names: vec!["Ana".to_owned()],
            places: 8,
            pace: wire::Pace::default(),
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
