//! How the tables of an event compare: the ranking, and every seat for itself.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Fault};
use web_shell::symbol::SeatSign;
use web_shell::t;
use web_shell::table::called;
use web_shell::words::{self, Language};
use wire::Code;
use wire::http::{ComparedPlayer, EventResults, SeatComparison};

#[component]
pub fn Results(code: Code) -> impl IntoView {
    let results = RwSignal::new(None::<Result<EventResults, Fault>>);
    spawn_local(async move {
        let answer = api::event_results(code).await;
        results.try_set(Some(answer));
    });
    move || {
        results.with(|results| match results {
            None => view! { <p class="note" role="status">{t!("records-looking")}</p> }.into_any(),
            Some(Err(fault)) => view! { <p class="fault" role="alert">{fault.sentence()}</p> }.into_any(),
            Some(Ok(results)) if results.games.is_empty() => {
                view! { <p>{t!("event-no-results")}</p> }.into_any()
            }
            Some(Ok(results)) => shown(code, results),
        })
    }
}

fn shown(code: Code, results: &EventResults) -> AnyView {
    let ranking = results.ranking.iter().map(|it| {
        view! {
            <tr>
                <td class="num">{it.rank}</td>
                <th scope="row">{name(&it.player)}</th>
                <td class="num">{it.player.table + 1}</td>
                <td class="num">{it.seat + 1}</td>
                <td class="num">{it.player.score}</td>
                <td class="num">{signed(it.player.difference)}</td>
            </tr>
        }
    });
    let replays = results.games.iter().map(|game| {
        let label = t!("event-replay", n = game.table + 1);
        view! { <li><a class="btn stepped" href=format!("/replay/{}", game.id)>{label}</a></li> }
    });
    view! {
        <div class="panel stepped">
            <h2 id="event-ranking">{t!("event-ranking")}</h2>
            <p class="note">{t!("event-rule")}</p>
            <div class="event-scroll" tabindex="0" role="region" aria-labelledby="event-ranking">
                <table class="event-results">
                    <thead><tr>
                        <th scope="col">{t!("event-rank")}</th><th scope="col">{t!("event-player")}</th><th scope="col">{t!("event-table-head")}</th>
                        <th scope="col">{t!("event-seat-head")}</th><th scope="col">{t!("event-score")}</th><th scope="col">{t!("event-difference")}</th>
                    </tr></thead>
                    <tbody>{ranking.collect_view()}</tbody>
                </table>
            </div>
            <ul class="event-ways">
                {replays.collect_view()}
                <li><a class="btn stepped quiet" href=format!("/api/events/{code}/results") download=format!("{code}.json")>{t!("event-export")}</a></li>
            </ul>
        </div>
        <section class="panel stepped" aria-labelledby="event-seats">
            <h2 id="event-seats">{t!("event-seats")}</h2>
            <div class="event-compared">{results.seats.iter().map(seat).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// Everyone who had this seat.
fn seat(it: &SeatComparison) -> impl IntoView + use<> {
    let number = it.seat + 1;
    let rows = it.players.iter().map(|player| {
        view! {
            <tr>
                <th scope="row">{name(player)}</th>
                <td class="num">{player.score}</td>
                <td class="num">{signed(player.difference)}</td>
            </tr>
        }
    });
    view! {
        <table class="event-results">
            <caption><SeatSign seat=usize::from(it.seat) size="s" /> {t!("event-mean", n = number, mean = decimal(it.mean))}</caption>
            <thead><tr>
                <th scope="col">{t!("event-player")}</th><th scope="col">{t!("event-score")}</th><th scope="col">{t!("event-difference")}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

fn name(player: &ComparedPlayer) -> String {
    called(std::iter::once((player.name.clone(), player.bot))).concat()
}

/// With at most two digits after the point.
fn decimal(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.').replace('-', "−");
    if words::spoken() == Language::English { text } else { text.replace('.', ",") }
}

fn signed(number: f64) -> String {
    if number > 0.0 { format!("+{}", decimal(number)) } else { decimal(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_written_shortly() {
        let expected = [(1.0, "+1"), (-2.5, "−2.5"), (0.0, "0"), (1.0 / 3.0, "+0.33"), (100.0, "+100")];
        for (number, text) in expected {
            assert_eq!(signed(number), text);
        }
        assert_eq!(decimal(30.0), "30");
    }
}
