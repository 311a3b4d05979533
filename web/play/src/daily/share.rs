//! The line to share: how the expedition went, and nothing of its cards.

use super::streak;
use leptos::prelude::*;
use web_shell::pages::clipboard;
use web_shell::symbol::Symbol;
use web_shell::t;
use wire::ExpeditionResult;

/// How the player stood at moments of the game: the taller, the better.
fn row(standing: &[u8]) -> String {
    let symbol = |rank: &u8| match rank {
        0 | 1 => '█',
        2 => '▆',
        3 => '▄',
        _ => '▂',
    };
    standing.iter().map(symbol).collect()
}

pub fn line(result: &ExpeditionResult) -> String {
    t!(
        "daily-line",
        date = result.date.as_str(),
        game = result.game.title(),
        score = result.score,
        rank = result.rank,
        seats = result.seats,
        row = row(&result.standing),
        streak = streak(result.game)
    )
}

/// The line, and the ways to hand it on.
#[component]
pub fn Share(result: ExpeditionResult) -> impl IntoView {
    let text = line(&result);
    let field = format!("daily-line-{}", result.game);
    let said = RwSignal::new(None::<String>);
    let (shared, copied, marked) = (text.clone(), text.clone(), field.clone());
    let share = move |_| clipboard::share_text(&shared);
    let copy = move |_| {
        clipboard::copy(copied.clone(), marked.clone(), move |done| {
            said.try_set(Some(if done { t!("daily-copied") } else { t!("daily-marked") }));
        });
    };
    view! {
        <div class="daily-share">
            <input class="field link" id=field readonly=true aria-label=t!("daily-line-label") value=text />
            <button type="button" class="btn stepped" on:click=copy>{t!("daily-copy")}</button>
            {clipboard::can_share().then(|| view! {
                <button type="button" class="btn stepped" on:click=share><Symbol name="ui-share" class="i-s" />{t!("daily-share")}</button>
            })}
        </div>
        <p class="note said" role="status">{move || said.get()}</p>
    }
}

#[cfg(test)]
mod tests {
    use super::row;

    #[test]
    fn a_better_rank_is_taller() {
        assert_eq!(row(&[4, 3, 2, 1, 8]), "▂▄▆█▂");
    }
}
