//! One space of the track.

use super::Spots;
use super::marks::{Marks, Target};
use crate::terms;
use game_core::Seat;
use leptos::prelude::*;
use lost_temple_rules::{Space, Token};
use web_shell::symbol::Symbol;
use web_shell::t;

/// What a kind of space is called in style sheets and texts.
pub fn kind_name(kind: Space) -> &'static str {
    match kind {
        Space::Plain => "plain",
        Space::Event => "event",
        Space::Jungle => "jungle",
        Space::Village => "village",
        Space::Temple => "temple",
        Space::GreatTemple => "great",
    }
}

/// The picture of a kind of space; a plain one shows its number instead.
pub fn picture(kind: Space) -> Option<&'static str> {
    match kind {
        Space::Plain => None,
        Space::Event => Some("event-token"),
        Space::Jungle => Some("jungle"),
        Space::Village => Some("village"),
        Space::Temple => Some("temple"),
        Space::GreatTemple => Some("great-temple"),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenOnSpace {
    FaceDown,
    Face(Token),
    Nothing,
}

impl TokenOnSpace {
    fn on(number: i16, marks: &Marks) -> TokenOnSpace {
        let here = |space: u8| i16::from(space) == number;
        match marks.faces.iter().find(|(space, _)| here(*space)) {
            Some((_, token)) => TokenOnSpace::Face(*token),
            None if marks.tokens.iter().any(|space| here(*space)) => TokenOnSpace::FaceDown,
            None => TokenOnSpace::Nothing,
        }
    }
}

#[component]
pub fn TrackSpace(
    number: i16,
    kind: Space,
    spots: Spots,
    signs: Spots,
    pawns: Signal<Vec<(Seat, i16)>>,
    marks: Memo<Marks>,
    targets: Signal<Vec<Target>>,
    on_target: Callback<i16>,
    names: Signal<Vec<String>>,
) -> impl IntoView {
    let start = number < 1;
    let finish = Memo::new(move |_| marks.with(|marks| marks.finish == number));
    let token_here = Memo::new(move |_| marks.with(|marks| TokenOnSpace::on(number, marks)));
    let here = Memo::new(move |_| {
        let stand = |pawns: &Vec<(Seat, i16)>| {
            pawns.iter().filter(|(_, at)| *at == number).map(|(seat, _)| *seat).collect::<Vec<_>>()
        };
        pawns.with(stand)
    });
    let target = Memo::new(move |_| {
        targets.with(|targets| targets.iter().find(|target| target.space == number).cloned())
    });
    let label = move || {
        let space = match (kind, token_here.get()) {
            _ if start => t!("board-place", number = 1 - number),
            _ if finish.get() => t!("board-finish", number = number),
            (Space::Event, TokenOnSpace::Face(token)) => {
                t!("board-space-face", number = number, token = terms::token(token))
            }
            (Space::Event, TokenOnSpace::Nothing) => t!("board-space-bare", number = number),
            _ => t!("board-space", number = number, kind = kind_name(kind)),
        };
        let here = here.get();
        if here.is_empty() {
            return space;
        }
        let who = names.with(|names| {
            let name = |seat: &Seat| names.get(seat.index()).cloned();
            here.iter().filter_map(name).collect::<Vec<String>>()
        });
        t!("board-stand", space = space, names = web_shell::words::list(&who))
    };
    let drawn = move || match (kind, token_here.get()) {
        _ if start => None,
        (Space::Event, TokenOnSpace::Face(token)) => Some(terms::token_symbol(token)),
        _ => picture(kind),
    };
    let class = if start {
        "track-space at of-place".to_owned()
    } else {
        format!("track-space at of-{}", kind_name(kind))
    };
    let [nx, ny, wx, wy, tx, ty] = spots;
    view! {
        <li class=class data-space=number.to_string() class:finish=move || finish.get()
            class:mile=number % 5 == 0 class:held=move || here.with(|here| !here.is_empty())
            class:bare=move || kind == Space::Event && token_here.get() == TokenOnSpace::Nothing
            class:face=move || matches!(token_here.get(), TokenOnSpace::Face(_))
            style:--nx=nx style:--ny=ny style:--wx=wx style:--wy=wy style:--tx=tx style:--ty=ty>
            <span class="vh">{label}</span>
            {move || drawn().map(|name| view! { <Symbol name /> })}
            <span class="track-no" aria-hidden="true">{if start { 1 - number } else { number }}</span>
            {move || target.get().map(|target| view! { <Aim target signs=signs.clone() on_target /> })}
        </li>
    }
}

/// A target on its space, for pointers only: it repeats what the decision's panel has, so keyboards and screen readers pass it by.
#[component]
fn Aim(target: Target, signs: Spots, on_target: Callback<i16>) -> impl IntoView {
    let Target { space, label, selected, gems } = target;
    let [nx, ny, wx, wy, tx, ty] = signs;
    view! {
        <button type="button" class="track-aim" class:on=selected tabindex="-1" aria-hidden="true" title=label
            on:click=move |_| on_target.run(space)></button>
        {gems.map(|gems| view! {
            <span class="track-cost" aria-hidden="true"
                style:--nx=nx style:--ny=ny style:--wx=wx style:--wy=wy style:--tx=tx style:--ty=ty>
                {gems}<Symbol name="gem" />
            </span>
        })}
    }
}
