//! The temple: its door, the path with its cards, the deck, and those who are inside.

use super::header::joining;
use super::moments::Moments;
use super::quest_card::QuestCard;
use super::{story, terms};
use crate::table::Scene;
use incan_gold_rules::Card;
use leptos::prelude::*;
use web_shell::symbol::{SEATS, Symbol};
use web_shell::t;

#[component]
pub fn Temple() -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let cards = Memo::new(move |_| {
        shown.with(|frame| {
            let card = |at: usize| (story::key(&frame.view, at), frame.view.path[at].card);
            (0..frame.view.path.len()).map(card).collect::<Vec<(String, Card)>>()
        })
    });
    let floor = Memo::new(move |_| floor(cards.with(Vec::len)));
    let round = Memo::new(move |_| shown.with(|frame| frame.view.round));
    let deck = Memo::new(move |_| shown.with(|frame| frame.view.deck));
    let heading = move || {
        let gems = shown.with(|frame| frame.view.gems_on_path());
        t!("incan-path", cards = cards.with(Vec::len), gems = gems)
    };
    view! {
        <section class="temple stepped" aria-labelledby="path-h">
            <h2 id="path-h" class="vh">{heading}</h2>
            <svg class="door" viewBox="0 0 120 190" aria-hidden="true">
                <defs>
                    <radialGradient id="glow" cx=".5" cy=".75" r=".7">
                        <stop offset="0" stop-color="#ffe3a0" /><stop offset=".35" stop-color="#ffae3a" /><stop offset="1" stop-color="#4a2608" />
                    </radialGradient>
                </defs>
                <g stroke="#17100b" stroke-width="2.5" stroke-linejoin="round">
                    <path fill="#7d6950" d="M2 190 12 26h96l10 164z" />
                    <path fill="#a78f6d" d="M0 26h120l-6-20H6z" />
                    <path fill="#8f795b" d="M2 190l4-64h24l-3 64zM6 122l3-46h24l-2 46zM9 72l3-44h28l-2 44zM118 190l-4-64H90l3 64zM114 122l-3-46H87l2 46zM111 72l-3-44H80l2 44z" />
                    <path fill="url(#glow)" d="M28 190 37 60h46l9 130z" />
                    <path fill="#c9b08a" d="M30 60V40h60v20z" />
                </g>
                <path fill="#1a110b" opacity=".55" d="M28 190l9-130h5l-4 130zM92 190 83 60h-5l4 130z" />
                <path fill="#2a1406" opacity=".5" d="M44 190v-8h6v-7h6v-7h8v7h6v7h6v8z" />
                <text x="60" y="56" text-anchor="middle" font-family="Georgia,'DejaVu Serif',serif" font-weight="700" font-size="16" fill="#2a1a12">
                    {move || terms::roman(round.get())}
                </text>
            </svg>
            <div class="floor">
                <ol class="path" style:--cols=move || floor.get().0.to_string() style:--rows=move || floor.get().1.to_string()>
                    <For each=move || cards.get() key=|(key, _)| key.clone() let((key, card))>
                        <QuestCard key card />
                    </For>
                    <li class="q q-back deck">
                        <span class="vh">{move || t!("incan-deck", cards = deck.get())}</span>
                        <span class="f stepped" aria-hidden="true">
                            <Symbol name="ui-chakana" />
                            <span class="cap">{move || t!("incan-deck-left", cards = deck.get())}</span>
                        </span>
                    </li>
                    <Walkers />
                </ol>
            </div>
            <NewInDeck />
            <Moments />
        </section>
    }
}

/// What joined the deck, announced until the first choice of the round is made. I-04
#[component]
fn NewInDeck() -> impl IntoView {
    let shown = Scene::here().shown();
    let joined = Memo::new(move |_| {
        shown.with(|frame| frame.ledger.just_begun.then_some((frame.view.edition, frame.view.round)))
    });
    move || {
        let (edition, round) = joined.get()?;
        let (first, things) = joining(edition, round)?;
        Some(view! {
            <p class="new-in-deck"><Symbol name=format!("artifact-{first}") class="i" />{t!("incan-joined", things = things)}</p>
        })
    }
}

/// How many cards lie in a row, and how many rows there are, with the deck and those who are inside (as wide as three cards).
fn floor(cards: usize) -> (usize, usize) {
    let columns = match cards {
        ..14 => 6,
        14..26 => 8,
        _ => 10,
    };
    let laid = cards + 1;
    let free = laid.next_multiple_of(columns) - laid;
    (columns, laid.div_ceil(columns) + usize::from(free < 3))
}

/// Those who are inside, what is at risk, and what lies on the path.
#[component]
fn Walkers() -> impl IntoView {
    let shown = Scene::here().shown();
    let inside = Memo::new(move |_| shown.with(|frame| frame.view.inside));
    let carried = Memo::new(move |_| shown.with(|frame| frame.view.carried()));
    let path = Memo::new(move |_| shown.with(|frame| frame.view.gems_on_path()));
    let artifacts = Memo::new(move |_| shown.with(|frame| frame.view.artifacts_on_path()));
    view! {
        <li class="walkers">
            <span class="pawns" aria-hidden="true">
                <For each=move || inside.get() key=|seat| seat.index() let(seat)>
                    <span class="pawn" data-flip=format!("pawn-{}", seat.index())>
                        <Symbol name=format!("pawn-{}", SEATS[seat.index()]) />
                    </span>
                </For>
            </span>
            <span class="gems">
                {move || t!("incan-inside", inside = inside.get().len(), carried = carried.get())}
                <Symbol name="gem-turquoise" class="i-s" />
            </span>
            <span class="gems pool">
                {move || t!("incan-on-path", gems = path.get())}
                <Symbol name="gem-turquoise" class="i-s" />
                {move || artifacts.with(|artifacts| {
                    let picture = |(number, _): &(u8, u8)| {
                        view! { <Symbol name=format!("artifact-{number}") class="i" /> }
                    };
                    artifacts.iter().map(picture).collect_view()
                })}
            </span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::floor;

    #[test]
    fn there_is_room_for_every_card_the_deck_and_those_inside() {
        for cards in 0..=35 {
            let (columns, rows) = floor(cards);
            assert!(columns * rows >= cards + 4, "{cards}");
            assert!(rows <= 5, "{cards}");
        }
        assert_eq!((floor(7), floor(14), floor(26)), ((6, 2), (8, 3), (10, 3)));
    }
}
