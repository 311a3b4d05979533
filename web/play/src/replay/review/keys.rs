//! The moments that decided the game: a sentence for each, and the ways to look at it and to try again.

use super::figures::{Figures, Key, What};
use super::numbers::{percent, signed, tenths};
use super::{glyph, word};
use crate::games::web_game;
use crate::replay::branch::BranchSeat;
use crate::replay::header::go_to;
use crate::replay::lines::ReplayStep;
use crate::replay::playback::Playback;
use leptos::prelude::*;
use std::sync::Arc;
use web_shell::play::MadeChoice;
use web_shell::route::Route;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use wire::Replay;

#[component]
pub fn Keys(figures: Arc<Figures>) -> impl IntoView {
    let playback = Playback::here();
    let BranchSeat(seat) = expect_context();
    let none = figures.keys.is_empty().then(|| view! { <p class="note">{t!("review-no-keys")}</p> });
    let rows = figures.keys.iter().map(|key| {
        let (at, before, of) = (key.at, key.before, key.seat.index());
        let again = move |_| {
            seat.set(of);
            playback.go(before);
            go_to("replay-branch-h");
        };
        let look = move |_| {
            playback.go(at);
            go_to("main");
        };
        let number = t!("review-step", step = at + 1);
        let tries = t!("review-try-step", step = before + 1);
        view! {
            <li>
                <p class="head"><SeatSign seat=of size="s" />{tag(key)}<span class="note">{number.clone()}</span></p>
                <p class="what">{sentence(&playback.game(), &playback.names(), &playback.steps(), key)}</p>
                <div class="replay-buttons">
                    <button type="button" class="btn quiet stepped" aria-label=format!("{}: {number}", t!("review-look")) on:click=look>{t!("review-look")}</button>
                    <button type="button" class="btn quiet stepped" aria-label=tries on:click=again>{t!("review-try")}</button>
                </div>
            </li>
        }
    });
    let rows = rows.collect_view();
    view! {
        <h3 id="review-keys-h">{t!("review-keys")}</h3>
        {none}
        <ol class="review-keys" aria-labelledby="review-keys-h">{rows}</ol>
        <p><a class="more-link" href=Route::Mistakes.path()>{t!("mistakes-go")}</a></p>
    }
}

/// What sort of moment it is, in a word.
pub fn tag(key: &Key) -> impl IntoView + use<> {
    match &key.what {
        What::Error { label, .. } => view! { <span class="review-tag" data-label=label.name()><b aria-hidden="true">{glyph(*label)}</b>{word(*label)}</span> }.into_any(),
        What::Luck { .. } => view! { <span class="review-tag" data-label="luck"><Symbol name="ui-odds" class="i-s" />{t!("review-luck")}</span> }.into_any(),
    }
}

/// What happened at a key moment.
pub fn sentence(game: &Replay, names: &[String], steps: &[ReplayStep], key: &Key) -> String {
    let name = names.get(key.seat.index()).cloned().unwrap_or_default();
    match &key.what {
        What::Error { made, best, error, best_value, .. } => {
            let words = web_game(game.game).replay;
            let moments = game.moments.get(..=key.at).unwrap_or(&game.moments);
            let did = (words.made)(&MadeChoice { choice: made, seat: key.seat, name: &name, moments });
            let (made, best) = ((words.choice)(made), (words.choice)(best));
            t!(
                "review-error",
                did = did,
                points = signed(-tenths(*error)),
                best = capital(&best),
                best_chance = percent(*best_value),
                made = made,
                chance = percent(best_value - error),
            )
        }
        What::Luck { luck } => {
            let text = steps.get(key.at).map(|step| step.text.clone()).unwrap_or_default();
            t!("review-swing", text = text, name = name, points = signed(tenths(*luck)))
        }
    }
}

/// The text as the beginning of a sentence.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(["staying", "ángel", "A1", ""].map(capital), ["Staying", "Ángel", "A1", ""]);
    }
}
