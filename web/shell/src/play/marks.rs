//! A player's name at a table, with marks that say who it is.

use super::Players;
use crate::pages::seats::sitter;
use crate::symbol::{Sign, Symbol};
use crate::t;
use crate::table::{Place, Seen, faces_of, level_name};
use game_core::Seat;
use leptos::prelude::*;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Marks {
    bot: Option<bots::Level>,
    face: Option<String>,
    host: bool,
}

/// Why a player is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    StandIn,
    /// Their page is not open.
    Gone,
}

impl Away {
    /// The same, in a word or two.
    pub fn said(self) -> String {
        match self {
            Away::StandIn => t!("play-stand-in"),
            Away::Gone => t!("play-away"),
        }
    }
}

impl Players {
    /// Why another player may be slow, or plays without being there.
    pub fn away(self, seat: Seat) -> Option<Away> {
        let place = seat.index();
        let online = matches!(self.table.place, Place::Online(_));
        let there = self.table.present.with(|(places, _)| places.get(place).copied().unwrap_or(true));
        self.table.seen.with(|seen| {
            let player = sitter(seen.as_ref()?, place)?;
            match player.stand_in {
                true => Some(Away::StandIn),
                false => (online && player.bot.is_none() && !there).then_some(Away::Gone),
            }
        })
    }

    fn marks(self, seat: Seat) -> Marks {
        let online = matches!(self.table.place, Place::Online(_));
        self.table.seen.with(|seen| {
            let marks = |seen: &Seen| {
                let player = sitter(seen, seat.index())?;
                let face = faces_of(seen).swap_remove(seat.index());
                Some(Marks { bot: player.bot, face, host: player.host && online })
            };
            seen.as_ref().and_then(marks).unwrap_or_default()
        })
    }
}

#[component]
pub fn Name(seat: Seat, #[prop(optional)] children: Option<ChildrenFn>) -> impl IntoView {
    let players = Players::here();
    let marks = Memo::new(move |_| players.marks(seat));
    let name = move || players.name(seat);
    let you = move || {
        (players.you.get() == Some(seat)).then(|| view! { <span class="tag you">{t!("play-you")}</span> })
    };
    view! {
        <span class="name" title=name>{name}</span>
        {you}
        <span class="marks">
            {move || {
                let marks = marks.get();
                let face = marks.face.map(|face| view! { <Symbol name=face class="i-s face" /> });
                let level = marks.bot.map(|level| view! {
                    <Sign name=format!("level-{level}") class="i-s" label=t!("play-bot", level = level_name(level)) />
                });
                let host = marks.host.then(|| view! { <Sign name="ui-crown" class="i-s" label=t!("play-host") /> });
                view! { {face}{level}{host} }
            }}
            {children.map(|children| children())}
        </span>
    }
}
