//! Six reactions in place of a chat, drawn as masks: a bar to send one, and a bubble over the tent of the player who did.

use super::Players;
use crate::browser;
use crate::symbol::Symbol;
use crate::t;
use crate::voice::Voice;
use game_core::{MAX_SEATS, Seat, SeatSet};
use leptos::prelude::*;
use wire::Reaction;

/// How long a reaction is shown, in milliseconds.
const SHOWN_MS: i32 = 3_000;

/// The reactions that are shown, and the players who are muted.
#[derive(Clone, Copy)]
pub struct ShownReactions {
    shown: RwSignal<[Option<(u32, Reaction)>; MAX_SEATS]>,
    muted: RwSignal<SeatSet>,
}

impl ShownReactions {
    pub fn provide(players: Players) {
        let shown = RwSignal::new([None; MAX_SEATS]);
        let reactions = ShownReactions { shown, muted: RwSignal::new(SeatSet::EMPTY) };
        provide_context(reactions);
        Effect::new(move |before: Option<Option<u32>>| {
            let reacted = players.table.reacted.get();
            let number = reacted.map(|(number, ..)| number);
            let Some((number, place, reaction)) = reacted else { return number };
            let Some(seat) = Seat::new(place.into()) else { return Some(number) };
            // A reaction from before this page was opened is not new.
            if before.is_none() || reactions.muted.with_untracked(|muted| muted.contains(seat)) {
                return Some(number);
            }
            shown.update(|shown| shown[seat.index()] = Some((number, reaction)));
            let name = untrack(|| players.name(seat));
            Voice::here().say(t!("play-shows", name = name, mask = label(reaction)));
            browser::after(SHOWN_MS, move || {
                shown.try_update(|shown| {
                    if shown[seat.index()].is_some_and(|(it, _)| it == number) {
                        shown[seat.index()] = None;
                    }
                });
            });
            Some(number)
        });
    }

    fn here() -> ShownReactions {
        expect_context()
    }
}

/// The reaction of a player. Pressing it mutes the player; then a small button stays that unmutes them.
#[component]
pub fn Bubble(
    /// Over whose tent.
    seat: Seat,
) -> impl IntoView {
    let ShownReactions { shown, muted: all_muted } = ShownReactions::here();
    let players = Players::here();
    let up = Memo::new(move |_| shown.with(|shown| shown[seat.index()].map(|(_, reaction)| reaction)));
    let one = SeatSet::one(seat);
    let muted = Memo::new(move |_| all_muted.with(|muted| !muted.intersection(one).is_empty()));
    let own = move || players.you.get() == Some(seat);
    let mute = move |_| {
        all_muted.update(|muted| *muted = muted.iter().chain(one).collect());
        shown.update(|shown| shown[seat.index()] = None);
    };
    let unmute = move |_| all_muted.update(|muted| *muted = muted.without(one));
    move || {
        match (muted.get(), up.get()) {
        (true, _) => Some(
            view! {
                <button class="bubble hushed" type="button" on:click=unmute aria-label=t!("play-unmute", name = players.name(seat))>
                    <Symbol name="ui-close" />
                </button>
            }
            .into_any(),
        ),
        (false, Some(reaction)) if own() => {
            Some(view! { <span class="bubble"><Symbol name=format!("react-{reaction}") /></span> }.into_any())
        }
        (false, Some(reaction)) => Some(
            view! {
                <button class="bubble" type="button" on:click=mute title=t!("play-mute", name = players.name(seat))
                    aria-label=t!("play-mute-shown", name = players.name(seat), mask = label(reaction))>
                    <Symbol name=format!("react-{reaction}") />
                </button>
            }
            .into_any(),
        ),
        (false, None) => None,
    }
    }
}

/// The bar of reactions, for those who sit at the table with other people.
#[component]
pub fn Reactions() -> impl IntoView {
    let players = Players::here();
    let seated = Memo::new(move |_| players.you.get().is_some() && !players.table.is_alone());
    // The server refuses the next one for a while.
    let paused = RwSignal::new(false);
    let react = move |reaction: Reaction| {
        if paused.get_untracked() {
            return;
        }
        players.table.react(reaction);
        paused.set(true);
        browser::after(Reaction::PAUSE_MS as i32, move || {
            paused.try_set(false);
        });
    };
    move || {
        seated.get().then(|| {
            let buttons = Reaction::all().map(|reaction| {
                view! {
                    <button type="button" aria-label=label(reaction) title=label(reaction)
                        aria-disabled=move || paused.get().to_string() on:click=move |_| react(reaction)>
                        <Symbol name=format!("react-{reaction}") />
                    </button>
                }
            });
            view! {
                <div class="panel stepped reacts" role="group" aria-label=t!("play-reactions")>{buttons.collect_view()}</div>
            }
        })
    }
}

fn label(reaction: Reaction) -> String {
    match reaction {
        Reaction::Brave => t!("play-mask-brave"),
        Reaction::Wow => t!("play-mask-wow"),
        Reaction::Laugh => t!("play-mask-laugh"),
        Reaction::Phew => t!("play-mask-phew"),
        Reaction::Ouch => t!("play-mask-ouch"),
        Reaction::Hurry => t!("play-mask-hurry"),
    }
}
