//! The start values and the mix of tokens of the board on the drawing table.

use super::draft::Draft;
use super::editor::Change;
use crate::terms;
use leptos::prelude::*;
use lost_temple_rules::{BANK, Character, MAX_PLACE, TOKENS, Token};
use web_shell::symbol::Symbol;
use web_shell::t;

/// The text as a number; `None` if it is empty.
fn number(text: &str) -> u8 {
    text.trim().parse().unwrap_or(0)
}

#[component]
fn Number(
    label: String,
    least: u8,
    most: u8,
    #[prop(into)] value: Signal<u8>,
    set: Callback<u8>,
) -> impl IntoView {
    view! {
        <input class="field" type="number" inputmode="numeric" min=least.to_string() max=most.to_string() aria-label=label
            prop:value=move || value.get().to_string() on:change:target=move |event| set.run(number(&event.target().value())) />
    }
}

#[component]
pub fn Starts(draft: Signal<Draft>, change: Callback<Change>) -> impl IntoView {
    let row = move |(index, character): (usize, Character)| {
        let name = terms::character(character);
        let place = Signal::derive(move || draft.with(|draft| draft.starts[index].place));
        let gems = Signal::derive(move || draft.with(|draft| draft.starts[index].gems));
        let machete = move || draft.with(|draft| draft.starts[index].machete);
        let set_place = Callback::new(move |place| {
            change.run(Box::new(move |draft| draft.starts[index].place = place));
        });
        let set_gems =
            Callback::new(move |gems| change.run(Box::new(move |draft| draft.starts[index].gems = gems)));
        let set_machete =
            move |machete: bool| change.run(Box::new(move |draft| draft.starts[index].machete = machete));
        view! {
            <tr>
                <th scope="row"><span class="who"><Symbol name=terms::portrait(character) class="i-m" /><span>{name.clone()}</span></span></th>
                <td><Number label=t!("board-start-place", character = name.as_str()) least=1 most=MAX_PLACE value=place set=set_place /></td>
                <td><Number label=t!("board-start-gems", character = name.as_str()) least=0 most=BANK.gems value=gems set=set_gems /></td>
                <td><label class="board-tick"><input type="checkbox" aria-label=t!("board-start-machete", character = name.as_str())
                    prop:checked=machete on:change:target=move |event| set_machete(event.target().checked()) /></label></td>
            </tr>
        }
    };
    let characters = Character::all().take(super::draft::STARTERS).enumerate();
    view! {
        <details class="board-part">
            <summary><h3>{t!("board-starts")}</h3></summary>
            <p class="note">{t!("board-starts-how")}</p>
            <table class="board-table">
                <thead><tr>
                    <th scope="col">{t!("board-column-character")}</th><th scope="col">{t!("board-column-place")}</th>
                    <th scope="col">{t!("board-column-gems")}</th><th scope="col">{t!("board-column-machete")}</th>
                </tr></thead>
                <tbody>{characters.map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}

#[component]
pub fn Tokens(draft: Signal<Draft>, change: Callback<Change>) -> impl IntoView {
    let all = move || draft.with(|draft| draft.tokens.iter().map(|count| u32::from(*count)).sum::<u32>());
    let row = move |(index, token): (usize, Token)| {
        let count = Signal::derive(move || draft.with(|draft| draft.tokens[index]));
        let set = Callback::new(move |count| change.run(Box::new(move |draft| draft.tokens[index] = count)));
        let name = terms::token(token);
        view! {
            <li>
                <Symbol name=terms::token_symbol(token) class="i-m" /><span>{name.clone()}</span>
                <Number label=t!("board-token-count", token = name.as_str()) least=0 most=TOKENS as u8 value=count set=set />
            </li>
        }
    };
    view! {
        <details class="board-part">
            <summary><h3>{move || t!("board-tokens", n = all(), all = TOKENS)}</h3></summary>
            <p class="note">{t!("board-tokens-how")}</p>
            <ul class="board-tokens">{Token::all().enumerate().map(row).collect_view()}</ul>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn text_that_is_not_a_small_number_is_refused() {
        assert_eq!(
            [number("7"), number(" 20 "), number(""), number("-1"), number("999"), number("x")],
            [7, 20, 0, 0, 0, 0]
        );
    }
}
