//! The race as text: who is where, and what lies ahead. Lists, not pictures: they read as well aloud.

use super::{at, cards_before, purse, title, titles};
use crate::play::words::{Line, Scene, capital, list};
use catalog::games::lost_temple::rules::{Character, Due, Public, Space, View};
use game_core::{Seat, SeatSet};

/// The table: the race from the front, what lies ahead of `seat`, and what has been named.
pub fn table(view: &View, public: &Public, seat: Seat, scene: &Scene) -> Vec<Line> {
    let mut lines = vec![Line::plain(format!("The race to space {}:", view.finish))];
    lines.extend(race(view, scene));
    lines.push(ahead(view, public, seat, scene));
    if !view.up.is_empty() {
        lines.push(Line::plain(format!("Out of this round, face up: {}.", titles(view.up.iter().copied()))));
    }
    if let Some((_, Due::Pick)) = view.due {
        let picked = view.explorers.iter().filter(|(_, it)| it.face_down > 0).map(|(seat, _)| seat);
        let picked: SeatSet = picked.collect();
        if !picked.is_empty() {
            let have = scene.verb(picked, "have", "has");
            let names = capital(&scene.list(picked));
            lines.push(Line::plain(format!("{names} {have} picked.")));
        }
    }
    let named = [("the Shaman curses", view.curse), ("the Thief robs", view.theft)];
    let still_to_come = |character: &Character| view.called.is_none_or(|called| *character > called);
    let named: Vec<String> = named
        .into_iter()
        .filter_map(|(does, named)| Some(format!("{does} the {}", title(named.filter(still_to_come)?))))
        .collect();
    if !named.is_empty() {
        lines.push(Line::plain(format!("{}.", capital(&list(&named)))));
    }
    if let Some(drawer) = view.next_idol {
        lines.push(Line::plain(format!("The idol of the next round: {}.", scene.name(drawer))));
    }
    lines
}

/// Everybody, the foremost first.
fn race(view: &View, scene: &Scene) -> Vec<Line> {
    let mut seats: Vec<Seat> = Seat::all(view.explorers.seats()).collect();
    seats.sort_by_key(|seat| (view.explorers[*seat].position.map(|position| -position), *seat));
    let wide = scene.width();
    let line = |seat: Seat| {
        let it = &view.explorers[seat];
        let position = it.position.unwrap_or(0);
        let mut parts =
            vec![at(position), format!("{} to go", view.finish - position), purse(it.gems, it.machetes)];
        if view.idol == Some(seat) {
            parts.push("idol".to_owned());
        }
        let cards = cards_before(it.revealed, it.face_down);
        let cards =
            if cards.is_empty() || view.called.is_none() { String::new() } else { format!("; {cards}") };
        Line::item(&scene.title(seat), wide, &format!("{}{cards}", parts.join(", ")))
    };
    seats.into_iter().map(line).collect()
}

/// A sort of space.
type Sort = fn(Space) -> bool;

/// The next jungle, village, temple and event ahead of a pawn.
fn ahead(view: &View, public: &Public, seat: Seat, scene: &Scene) -> Line {
    let from = view.explorers[seat].position.unwrap_or(0);
    let next = |wanted: Sort| (from + 1..view.finish).find(|position| wanted(public.board.space(*position)));
    let kinds: [(&str, Sort); 4] = [
        ("event", |space| space == Space::Event),
        ("jungle", |space| space == Space::Jungle),
        ("village", |space| space == Space::Village),
        ("temple", Space::is_temple),
    ];
    let found = kinds.iter().filter_map(|(name, wanted)| {
        let position = next(*wanted)?;
        Some((position, format!("{name} {position} (in {})", position - from)))
    });
    let mut found: Vec<(i16, String)> = found.collect();
    found.sort();
    let mut words: Vec<String> = found.into_iter().map(|(_, words)| words).collect();
    words.push(format!("the finish {} (in {})", view.finish, view.finish - from));
    Line::plain(format!("Ahead of {}: {}.", scene.name(seat), words.join(", ")))
}

/// Where everything on the track is.
pub fn track(public: &Public) -> Vec<Line> {
    let board = &public.board;
    let finish = public.finish();
    let spaces = |wanted: Sort| -> String {
        let all: Vec<String> =
            (1..=finish).filter(|at| wanted(board.space(*at))).map(|at| at.to_string()).collect();
        if all.is_empty() { "none".to_owned() } else { list(&all) }
    };
    let behind = board.events().iter().filter(|space| i16::from(**space) > finish).count();
    let behind = if behind > 0 { format!(", and {behind} behind the finish") } else { String::new() };
    vec![
        Line::plain(format!("The board {} has {finish} spaces to the finish.", board.name())),
        Line::item("Jungles", 8, &spaces(|space| space == Space::Jungle)),
        Line::item("Villages", 8, &spaces(|space| space == Space::Village)),
        Line::item("Temples", 8, &spaces(Space::is_temple)),
        Line::item("Events", 8, &(spaces(|space| space == Space::Event) + &behind)),
    ]
}
