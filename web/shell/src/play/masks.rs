//! Six masks in place of a chat: a bar to hold one up, and a bubble over the tent of the player who did.

use super::Players;
use crate::browser;
use crate::symbol::Symbol;
use crate::t;
use crate::voice::Voice;
use game_core::{MAX_SEATS, Seat, SeatSet};
use leptos::prelude::*;
use protocol::Reaction;

/// How long a mask is held up, in milliseconds.
const HELD: i32 = 3_000;

/// The masks that are up, and whose are not wanted.
#[derive(Clone, Copy)]
pub struct Masks {
    up: RwSignal<[Option<(u32, Reaction)>; MAX_SEATS]>,
    muted: RwSignal<SeatSet>,
}

impl Masks {
    /// Follows the masks at the table.
    pub fn provide(players: Players) {
        let masks = Masks { up: RwSignal::new([None; MAX_SEATS]), muted: RwSignal::new(SeatSet::EMPTY) };
        provide_context(masks);
        Effect::new(move |before: Option<Option<u32>>| {
            let reacted = players.table.reacted.get();
            let number = reacted.map(|(number, ..)| number);
            let Some((number, place, reaction)) = reacted else { return number };
            let Some(seat) = Seat::new(place.into()) else { return Some(number) };
            // A mask from before this page was opened is no news.
            if before.is_none() || masks.muted.with_untracked(|muted| muted.contains(seat)) {
                return Some(number);
            }
            masks.up.update(|up| up[seat.index()] = Some((number, reaction)));
            let name = untrack(|| players.name(seat));
            Voice::here().say(t!("play-shows", name = name, mask = said(reaction)));
            browser::after(HELD, move || {
                masks.up.try_update(|up| {
                    if up[seat.index()].is_some_and(|(it, _)| it == number) {
                        up[seat.index()] = None;
                    }
                });
            });
            Some(number)
        });
    }

    fn here() -> Masks {
        expect_context()
    }
}

/// The mask that a player holds up. Pressing it mutes the player; then a small button stays that unmutes them.
#[component]
pub fn Bubble(
    /// Over whose tent.
    seat: Seat,
) -> impl IntoView {
    let masks = Masks::here();
    let players = Players::here();
    let up = Memo::new(move |_| masks.up.with(|up| up[seat.index()].map(|(_, reaction)| reaction)));
    let one = SeatSet::one(seat);
    let muted = Memo::new(move |_| masks.muted.with(|muted| !muted.intersection(one).is_empty()));
    let own = move || players.you.get() == Some(seat);
    let mute = move |_| {
        masks.muted.update(|muted| *muted = muted.iter().chain(one).collect());
        masks.up.update(|up| up[seat.index()] = None);
    };
    let hear = move |_| masks.muted.update(|muted| *muted = muted.without(one));
    move || {
        match (muted.get(), up.get()) {
        (true, _) => Some(
            view! {
                <button class="bubble hushed" type="button" on:click=hear aria-label=t!("play-unmute", name = players.name(seat))>
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
                    aria-label=t!("play-mute-shown", name = players.name(seat), mask = said(reaction))>
                    <Symbol name=format!("react-{reaction}") />
                </button>
            }
            .into_any(),
        ),
        (false, None) => None,
    }
    }
}

/// The bar of masks, for those who sit at the table.
#[component]
pub fn Reactions() -> impl IntoView {
    let players = Players::here();
    let seated = Memo::new(move |_| players.you.get().is_some());
    // The next one is refused for a while; so it is not offered either.
    let tired = RwSignal::new(false);
    let react = move |reaction: Reaction| {
        if tired.get_untracked() {
            return;
        }
        players.table.react(reaction);
        tired.set(true);
        browser::after(Reaction::PAUSE_MS as i32, move || {
            tired.try_set(false);
        });
    };
    move || {
        seated.get().then(|| {
            let masks = Reaction::all().map(|reaction| {
                view! {
                    <button type="button" aria-label=said(reaction) title=said(reaction)
                        aria-disabled=move || tired.get().to_string() on:click=move |_| react(reaction)>
                        <Symbol name=format!("react-{reaction}") />
                    </button>
                }
            });
            view! {
                <div class="panel stepped reacts" role="group" aria-label=t!("play-reactions")>{masks.collect_view()}</div>
            }
        })
    }
}

/// What a mask says.
fn said(reaction: Reaction) -> String {
    match reaction {
        Reaction::Brave => t!("play-mask-brave"),
        Reaction::Wow => t!("play-mask-wow"),
        Reaction::Laugh => t!("play-mask-laugh"),
        Reaction::Phew => t!("play-mask-phew"),
        Reaction::Ouch => t!("play-mask-ouch"),
        Reaction::Hurry => t!("play-mask-hurry"),
    }
}
