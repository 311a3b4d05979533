//! Your tables to go back to, here or on the server, and your last games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Played};
use web_shell::pages::dates;
use web_shell::pages::result::result;
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::local;
use web_shell::words;
use wire::Phase;
use wire::http::OwnTable;

/// How many tables and games are shown.
const TABLES: usize = 3;
const LAST_GAMES: usize = 5;

/// Tables to continue at: first those that wait for the player, then those with a running game.
#[component]
pub fn Again(
    /// Whether the server knows who this is.
    #[prop(into)]
    signed_in: Signal<Option<bool>>,
) -> impl IntoView {
    let found = RwSignal::new(Vec::<OwnTable>::new());
    Effect::new(move |_| {
        if signed_in.get() == Some(true) {
            spawn_local(async move {
                if let Ok(own) = api::own_tables().await {
                    found.try_set(sorted(own)); // the page may have been closed
                }
            });
        }
    });
    let unfinished = local::unfinished();
    let here = Memo::new(move |_| unfinished.get() == Some(true));
    let all = RwSignal::new(false);
    let shown = move || if all.get() { usize::MAX } else { TABLES };
    let tables = move || found.with(|found| found.iter().take(shown()).cloned().collect::<Vec<_>>());
    let more = move || !all.get() && found.with(Vec::len) > TABLES;
    move || {
        (here.get() || !found.with(Vec::is_empty)).then(|| {
            view! {
                <section class="again" aria-label=t!("again")>
                    {here.get().then(|| view! {
                        <Card symbol="camp" title=t!("again-here") line=t!("again-here-line") href=Route::Here.path() urgent=false />
                    })}
                    {tables().into_iter().map(|own| {
                        let line = line(&own);
                        let table = &own.table;
                        let title = t!("again-table", game = table.game.title(), code = table.code.to_string());
                        let urgent = own.your_turn || table.phase == Phase::Playing;
                        view! { <Card symbol=table.game.manifest().symbol title line href=Route::Table(table.code).path() urgent /> }
                    }).collect_view()}
                    {more().then(|| view! {
                        <p><button type="button" class="btn quiet stepped" on:click=move |_| all.set(true)>
                            {t!("again-all", n = found.with(Vec::len))}
                        </button></p>
                    })}
                </section>
            }
        })
    }
}

/// Those that wait for the player come first; otherwise the newest.
fn sorted(mut tables: Vec<OwnTable>) -> Vec<OwnTable> {
    tables.sort_by_key(|own| match own.table.phase {
        _ if own.your_turn => 0,
        Phase::Playing => 1,
        Phase::Gathering => 2,
        Phase::Over | Phase::Closed => 3,
    });
    tables
}

fn line(own: &OwnTable) -> String {
    let names = words::list(&own.table.names);
    match own.table.phase {
        _ if own.your_turn => t!("again-your-turn", names = names),
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
    use wire::TableSummary;

    #[test]
    fn tables_that_wait_for_the_player_come_first() {
        let own = |code: &str, phase, your_turn| OwnTable {
            table: TableSummary {
                code: code.parse().unwrap(),
                game: web_shell::pages::known::first(),
                phase,
                names: vec!["Ana".to_owned()],
                places: 8,
                pace: wire::Pace::default(),
                spectators: true,
            },
            host: false,
            your_turn,
            changed: 0,
        };
        let tables = sorted(vec![
            own("kamo-tiru", Phase::Over, false),
            own("baba-baba", Phase::Gathering, false),
            own("dodo-dodo", Phase::Playing, false),
            own("fere-mono", Phase::Playing, true),
        ]);
        let codes: Vec<String> = tables.iter().map(|own| own.table.code.to_string()).collect();
        assert_eq!(codes, ["fere-mono", "dodo-dodo", "baba-baba", "kamo-tiru"]);
    }
}
