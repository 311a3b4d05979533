//! The race as text: who is where, and what lies ahead. Lists, not pictures: they read just as well aloud.

use super::{at, cards_before, purse, title, titles};
use game_core::{Seat, SeatSet};
use lost_temple_rules::{Board, Character, Due, Space, State, View};
use terminal::{Decision, Line, Scene, capital, list};

/// The table: the race from the front, what lies ahead of the player, and what has been named.
pub fn table(decision: &Decision<'_, State>, scene: &Scene) -> Vec<Line> {
    let Decision { options, view, seat, .. } = decision;
    let mut lines = vec![Line::plain(format!("Race to space {}:", view.finish))];
    lines.extend(race(view, scene));
    lines.push(ahead(view, &options.board, *seat, scene));
    if !view.up.is_empty() {
        lines.push(Line::plain(format!("Set aside face up: {}.", titles(view.up.iter().copied()))));
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
        lines.push(Line::plain(format!("The idol next round: {}.", scene.name(drawer))));
    }
    lines
}

/// Everyone, the foremost first.
fn race(view: &View, scene: &Scene) -> Vec<Line> {
    let mut seats: Vec<Seat> = Seat::all(view.explorers.seats()).collect();
    seats.sort_by_key(|seat| (view.explorers[*seat].position.map(|position| -position), *seat));
    let width = scene.width();
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
        Line::item(&scene.title(seat), width, &format!("{}{cards}", parts.join(", ")))
    };
    seats.into_iter().map(line).collect()
}

/// The next jungle, village, temple and event ahead of a pawn.
fn ahead(view: &View, board: &Board, seat: Seat, scene: &Scene) -> Line {
    let (from, finish) = (view.explorers[seat].position.unwrap_or(0), view.finish);
    let next = [
        ("chance space", board.events().iter().copied().map(i16::from).find(|space| *space > from)),
        ("deep jungle", board.next_jungle(finish, from)),
        ("temple", board.next_temple(finish, from)),
        ("village", board.next_village(finish, from)),
    ];
    let next = next.into_iter().filter_map(|(name, space)| Some((space.filter(|it| *it < finish)?, name)));
    let mut next: Vec<(i16, &str)> = next.chain([(finish, "the finish")]).collect();
    next.sort_unstable();
    let words: Vec<String> =
        next.into_iter().map(|(space, name)| format!("{name} {space} (in {})", space - from)).collect();
    Line::plain(format!("Ahead of {}: {}.", scene.name(seat), words.join(", ")))
}

pub fn track(board: &Board, finish: i16) -> Vec<Line> {
    let spaces = |wanted: fn(Space) -> bool| -> String {
        let all: Vec<String> =
            (1..=finish).filter(|at| wanted(board.space(*at))).map(|at| at.to_string()).collect();
        if all.is_empty() { "none".to_owned() } else { list(&all) }
    };
    let behind = board.events().iter().filter(|space| i16::from(**space) > finish).count();
    let behind = if behind > 0 { format!(", and {behind} behind the finish") } else { String::new() };
    vec![
        Line::plain(format!("The board {} has {finish} spaces to the finish.", board.name())),
        Line::item("Deep jungle", 13, &spaces(|space| space == Space::Jungle)),
        Line::item("Villages", 13, &spaces(|space| space == Space::Village)),
        Line::item("Temples", 13, &spaces(Space::is_temple)),
        Line::item("Chance spaces", 13, &(spaces(|space| space == Space::Event) + &behind)),
    ]
}
