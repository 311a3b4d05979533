//! What happens, in sentences: for the log and for screen readers. Everyone may hear all of it: what only one player may
//! know is in that player's panel.

use crate::terms;
use game_core::{Outcome, Seat};
use lost_temple_rules::{Cause, Character, Event, IdolBy, Stay, View};
use web_shell::play::{Line, Names, Tone};
use web_shell::t;
use web_shell::words;

/// The lines about some events, each with the number of events it waits for.
pub fn told(events: &[Event], finish: i16, names: &Names) -> Vec<(usize, Line)> {
    let mut lines = Vec::new();
    let mut rest = events;
    while let [event, after @ ..] = rest {
        let (text, folded) = sentence_of_several(event, after, names)
            .map_or_else(|| (sentence(event, finish, names), 0), |(text, folded)| (Some(text), folded));
        rest = after.get(folded..).unwrap_or_default();
        lines.extend(text.map(|text| (events.len() - rest.len(), Line { tone: tone(event), text })));
    }
    lines
}

/// The lines of a step of a replay: also what only one player knew at the time.
pub fn replayed(events: &[Event], finish: i16, names: &Names) -> Vec<Line> {
    let secret = |event: &Event| match event {
        Event::Picked { seat, card } => {
            let character = terms::character(*card.get()?);
            Some(t!("replay-lost-picked", name = names.name(*seat), character = character))
        }
        Event::Looked { seat, spaces: (one, other), tokens } => {
            let (first, second) = *tokens.get()?;
            let (name, first, second) = (names.name(*seat), terms::token(first), terms::token(second));
            Some(t!(
                "replay-lost-looked",
                name = name,
                one = *one,
                other = *other,
                first = first,
                second = second
            ))
        }
        _ => None,
    };
    let runs = events.chunk_by(|one, next| secret(one).is_none() && secret(next).is_none());
    let lines = runs.flat_map(|run| match secret(&run[0]) {
        Some(text) => vec![Line { tone: Tone::Plain, text }],
        None => told(run, finish, names).into_iter().map(|(_, line)| line).collect(),
    });
    lines.collect()
}

/// The sentence of an event, which may cover the events after it too, and how many it covers.
fn sentence_of_several(event: &Event, after: &[Event], names: &Names) -> Option<(String, usize)> {
    match *event {
        Event::SetAsideUp { card } => {
            let more = after.iter().map_while(|event| match event {
                Event::SetAsideUp { card } => Some(*card),
                _ => None,
            });
            let cards: Vec<Character> = std::iter::once(card).chain(more).collect();
            let folded = cards.len() - 1;
            Some((t!("lost-told-up", characters = terms::characters(cards)), folded))
        }
        Event::Called { character, holder: None } => {
            let more = after.iter().map_while(|event| match event {
                Event::Called { character, holder: None } => Some(*character),
                _ => None,
            });
            let nobody: Vec<Character> = std::iter::once(character).chain(more).collect();
            let folded = nobody.len() - 1;
            Some((t!("lost-told-nobody", characters = terms::characters(nobody)), folded))
        }
        // The player who is called takes a gem, unless something happens before.
        Event::Called { character, holder: Some(seat) } => {
            let takes = matches!(after.first(), Some(Event::TookGem { gems: 1.., .. }));
            let (who, number) = (names.name(seat), character.number());
            let character = terms::character(character);
            let text = match takes {
                true => t!("lost-told-called-gem", number = number, character = character, name = who),
                false => t!("lost-told-called", number = number, character = character, name = who),
            };
            Some((text, usize::from(takes)))
        }
        _ => None,
    }
}

fn tone(event: &Event) -> Tone {
    match event {
        Event::RoundBegan { .. }
        | Event::Called { holder: Some(_), .. }
        | Event::TokenRevealed { .. }
        | Event::Over { .. } => Tone::Turn,
        Event::Cursed { .. }
        | Event::Robbed { .. }
        | Event::Named { .. }
        | Event::GemsByToken { gems: ..=-1, .. }
        | Event::MacheteByToken { machetes: ..=-1, .. } => Tone::Bad,
        Event::MacheteOffered { taken: true, .. }
        | Event::DrewIdol { .. }
        | Event::GemsByToken { gems: 1.., .. }
        | Event::MacheteByToken { machetes: 1.., .. } => Tone::Good,
        _ => Tone::Plain,
    }
}

fn sentence(event: &Event, finish: i16, names: &Names) -> Option<String> {
    let name = |seat| names.name(seat);
    Some(match *event {
        Event::Started { seat, position, gems, machetes, .. } => match machetes {
            0 => t!("lost-told-started", name = name(seat), place = 1 - position, gems = gems),
            _ => t!("lost-told-started-machete", name = name(seat), place = 1 - position, gems = gems),
        },
        Event::RoundBegan { round, idol, because } => {
            t!("lost-told-began", round = round, idol = has_idol(idol, because, names))
        }
        Event::AddedAside { seat, .. } => t!("lost-told-added", name = name(seat)),
        Event::Picked { seat, .. } => t!("lost-told-picked", name = name(seat)),
        Event::Cursed { shaman, seat, shaman_to, seat_to } => cursed(shaman, seat, shaman_to, seat_to, names),
        Event::Robbed { thief, seat, gems } => robbed(thief, seat, gems, names),
        Event::Spared { seat, by: Character::Shaman } => t!("lost-told-spared-curse", name = name(seat)),
        Event::Spared { seat, .. } => t!("lost-told-spared-theft", name = name(seat)),
        Event::TookGem { seat, gems: 0 } => t!("lost-told-no-gem", name = name(seat)),
        Event::TookGem { seat, .. } => t!("lost-told-gem", name = name(seat)),
        Event::Named { seat, by: Character::Shaman, character } => {
            t!("lost-told-curses", name = name(seat), character = terms::the(character))
        }
        Event::Named { seat, character, .. } => {
            t!("lost-told-robs", name = name(seat), character = terms::the(character))
        }
        Event::Looked { seat, spaces: (one, other), .. } => {
            t!("lost-told-looks", name = name(seat), one = one, other = other)
        }
        Event::SwapDecided { seat, spaces: (one, other), swapped: true } => {
            t!("lost-told-swaps", name = name(seat), one = one, other = other)
        }
        Event::SwapDecided { seat, .. } => t!("lost-told-lets-lie", name = name(seat)),
        Event::MacheteOffered { seat, taken: true } | Event::MacheteByToken { seat, machetes: 1.. } => {
            t!("lost-told-takes-machete", name = name(seat))
        }
        Event::MacheteOffered { seat, .. } => t!("lost-told-leaves-machete", name = name(seat)),
        Event::Paid { seat, gems } => t!("lost-told-pays", name = name(seat), gems = gems),
        Event::Stayed { seat, because } => match because {
            Stay::Declined => t!("lost-told-stays", name = name(seat)),
            Stay::TooPoor => t!("lost-told-too-poor", name = name(seat)),
            Stay::NoVillageAhead => t!("lost-told-no-village", name = name(seat)),
            Stay::NobodyAhead => t!("lost-told-nobody-ahead", name = name(seat)),
        },
        Event::Moved { seat, from, to, by, ref cut, stuck } => {
            moved(&name(seat), (from, to), matches!(by, Cause::Token(_)), cut, stuck, finish)
        }
        Event::TokenRevealed { seat, space, token } => {
            t!("lost-told-token", name = name(seat), space = space, token = terms::token(token))
        }
        Event::DrewIdol { seat, instead_of } => match instead_of.filter(|other| *other != seat) {
            Some(other) => t!("lost-told-idol-instead", name = name(seat), other = name(other)),
            None => t!("lost-told-idol", name = name(seat)),
        },
        Event::GemsByToken { seat, gems: gems @ 1.. } => {
            t!("lost-told-gets-gems", name = name(seat), gems = gems)
        }
        Event::GemsByToken { seat, gems: gems @ ..=-1 } => {
            t!("lost-told-loses-gems", name = name(seat), gems = gems.unsigned_abs())
        }
        Event::MacheteByToken { seat, machetes: ..=-1 } => t!("lost-told-loses-machete", name = name(seat)),
        Event::GemsByToken { .. } | Event::MacheteByToken { .. } => t!("lost-told-token-nothing"),
        Event::Over { winner, .. } => t!("lost-told-won", name = name(winner)),
        Event::TokenLaid { .. }
        | Event::TokenReplaced { .. }
        | Event::Handed { .. }
        | Event::PutAside { .. }
        | Event::SetAsideUp { .. }
        | Event::Called { .. } => return None,
    })
}

pub fn has_idol(idol: Seat, because: IdolBy, names: &Names) -> String {
    let who = names.name(idol);
    match because {
        IdolBy::Token => t!("lost-idol-token", name = who),
        IdolBy::Rearmost => t!("lost-idol-rearmost", name = who),
        IdolBy::FewestGems => t!("lost-idol-fewest", name = who),
        IdolBy::Kept => t!("lost-idol-kept", name = who),
        IdolBy::FirstSeat => t!("lost-idol-first", name = who),
    }
}

pub fn cursed(shaman: Seat, seat: Seat, shaman_to: i16, seat_to: i16, names: &Names) -> String {
    let (shaman, who) = (names.name(shaman), names.name(seat));
    if shaman_to == seat_to {
        return t!("lost-told-cursed-same", shaman = shaman, name = who, place = terms::place(seat_to));
    }
    let (there, here) = (terms::place(shaman_to), terms::place(seat_to));
    t!("lost-told-cursed", shaman = shaman, name = who, there = there, here = here)
}

pub fn robbed(thief: Seat, seat: Seat, gems: u8, names: &Names) -> String {
    match gems {
        0 => t!("lost-told-robbed-none", thief = names.name(thief), name = names.name(seat)),
        gems => t!("lost-told-robbed", thief = names.name(thief), name = names.name(seat), gems = gems),
    }
}

fn moved(who: &str, (from, to): (i16, i16), by_token: bool, cut: &[u8], stuck: bool, finish: i16) -> String {
    let place = terms::place(to);
    let jungles = words::list(&cut.iter().map(u8::to_string).collect::<Vec<_>>());
    match (cut.is_empty(), stuck) {
        _ if to == finish => match cut.is_empty() {
            true => t!("lost-told-arrives", name = who, place = place),
            false => {
                t!("lost-told-cuts-arrives", name = who, place = place, jungles = jungles, many = cut.len())
            }
        },
        (true, true) => t!("lost-told-stuck", name = who, place = place),
        (false, true) => {
            t!("lost-told-cuts-stuck", name = who, place = place, jungles = jungles, many = cut.len())
        }
        (false, false) => {
            t!("lost-told-cuts", name = who, place = place, jungles = jungles, many = cut.len())
        }
        (true, false) if to == from => t!("lost-told-no-way-back", name = who, place = place),
        (true, false) if by_token && to < from => t!("lost-told-back", name = who, place = place),
        (true, false) => t!("lost-told-walks", name = who, place = place),
    }
}

/// The state of the game, for someone who has just come.
pub fn summary(now: &View, names: &Names) -> String {
    if let Some(outcome) = &now.outcome {
        return won(outcome, names);
    }
    let first = now.explorers.iter().max_by_key(|(_, seen)| seen.position).map(|(seat, _)| seat);
    let first = first.unwrap_or_default();
    let place = now.explorers.iter().nth(first.index()).and_then(|(_, seen)| seen.position).unwrap_or(0);
    let (leader, place) = (names.name(first), terms::place(place));
    match now.called {
        Some(called) => t!(
            "lost-said-summary-called",
            round = now.round,
            character = terms::character(called),
            name = leader,
            place = place
        ),
        None => t!("lost-said-summary", round = now.round, name = leader, place = place),
    }
}

pub fn won(outcome: &Outcome, names: &Names) -> String {
    let winner = outcome.winners().iter().next().unwrap_or_default();
    t!("lost-told-won", name = names.name(winner))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::games::random_game;
    use game_core::{Game, Private, Viewer};

    fn names() -> Names {
        Names::of(&["Ana", "Ben", "Kuba", "Nina", "Lucía", "Eva", "Ivo", "Zoe"].map(str::to_owned))
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn tell(events: &[Event]) -> Vec<String> {
        told(events, 42, &names()).into_iter().map(|(_, line)| line.text).collect()
    }

    #[test]
    fn the_lines_about_a_robbed_priest_are_in_order() {
        let events = [
            Event::Called { character: Character::Priest, holder: Some(seat(1)) },
            Event::Robbed { thief: seat(3), seat: seat(1), gems: 4 },
            Event::TookGem { seat: seat(1), gems: 1 },
            Event::Stayed { seat: seat(1), because: Stay::TooPoor },
            Event::Called { character: Character::Elder, holder: None },
            Event::Called { character: Character::Artisan, holder: None },
            Event::Called { character: Character::Scout, holder: Some(seat(0)) },
            Event::TookGem { seat: seat(0), gems: 1 },
        ];
        assert_eq!(
            tell(&events),
            [
                "4, Priest: Ben",
                "Nina steals 4 gems from Ben",
                "Ben takes a gem",
                "Ben can’t pay and stays put",
                "Nobody has: Elder and Craftsman",
                "7, Scout: Ana takes a gem",
            ]
        );
    }

    #[test]
    fn a_curse_says_where_both_stand_now() {
        let curse = |to| Event::Cursed { shaman: seat(2), seat: seat(0), shaman_to: 18, seat_to: to };
        assert_eq!(
            tell(&[curse(-2)]),
            ["The curse strikes Ana, who swaps places with Kuba. Now Kuba is on 18, Ana on start space 3"]
        );
        assert_eq!(tell(&[curse(18)]), ["The curse strikes Ana, but Kuba is on 18 too: nothing changes"]);
    }

    #[test]
    fn what_only_one_may_know_is_not_told() {
        let hand: lost_temple_rules::CharacterSet =
            [Character::Scout, Character::Canoe].into_iter().collect();
        let tokens = (lost_temple_rules::Token::Idol, lost_temple_rules::Token::Back);
        let events = [
            Event::Handed { seat: seat(0), count: 2, cards: Private::new([seat(0)], hand) },
            Event::Picked { seat: seat(0), card: Private::new([seat(0)], Character::Scout) },
            Event::PutAside { card: Private::new([seat(0)], Character::Canoe) },
            Event::Looked { seat: seat(0), spaces: (3, 8), tokens: Private::new([seat(0)], tokens) },
        ];
        assert_eq!(tell(&events), ["Ana has picked", "Ana looks at the tokens on 3 and 8"]);
    }

    #[test]
    fn every_event_of_whole_games_has_its_sentence() {
        let mut lines = 0;
        for seed in 0..60 {
            random_game(seed, |state, events, _| {
                let finish = state.view(Viewer::Spectator).finish;
                for (_, line) in told(events, finish, &names()) {
                    lines += 1;
                    assert!(!line.text.contains("lost-") && !line.text.contains('$'), "{}", line.text);
                }
            });
        }
        assert!(lines > 3_000, "{lines}");
    }
}
