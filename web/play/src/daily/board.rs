//! The leaderboard of an expedition. It tells results, and nothing of the cards.

use catalog::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, DailyBoard, DailyRow, Fault};
use web_shell::t;

#[component]
pub fn Board(game: GameKind, date: String) -> impl IntoView {
    let board = RwSignal::new(None::<Result<DailyBoard, Fault>>);
    spawn_local(async move {
        let found = api::daily_board(game, &date).await;
        board.try_set(Some(found)); // the page may be gone
    });
    move || match board.get() {
        None => view! { <p class="note" role="status">{t!("daily-board-looking")}</p> }.into_any(),
        Some(Err(why)) => view! { <p class="note" role="status">{why.sentence()}</p> }.into_any(),
        Some(Ok(board)) if board.rows.is_empty() => {
            view! { <p class="note" role="status">{t!("daily-board-empty")}</p> }.into_any()
        }
        Some(Ok(board)) => view! {
            <table class="daily-board">
                <caption class="vh">{t!("daily-board")}</caption>
                <thead><tr>
                    <th scope="col">{t!("daily-board-place")}</th>
                    <th scope="col">{t!("daily-board-name")}</th>
                    <th scope="col">{t!("daily-board-points")}</th>
                    <th scope="col">{t!("daily-board-rank")}</th>
                </tr></thead>
                <tbody>{board.rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        }
        .into_any(),
    }
}

fn row(row: DailyRow) -> impl IntoView {
    let DailyRow { place, name, score, rank, you } = row;
    view! {
        <tr class:you=you>
            <td class="num">{place}</td>
            <th scope="row">{name} " " {you.then(|| view! { <span class="tag you">{t!("tag-you")}</span> })}</th>
            <td class="num">{score}</td>
            <td class="num">{rank}</td>
        </tr>
    }
}
