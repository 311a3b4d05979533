//! What happens, in sentences: for the log and for screen readers.

use super::terms;
use game_core::{Outcome, SeatSet};
use incan_gold_rules::{Event, Face, View};
use web_shell::play::{Line, Names, Tone};
use web_shell::t;
use web_shell::words;

/// The line for an event; `after` is what happened next. The log has no line for a sealed choice.
pub fn told(event: &Event, after: &[Event], names: &Names) -> Option<Line> {
    let (tone, text) = match event {
        Event::Sealed { .. } => return None,
        Event::RoundBegan { round, artifacts, .. } => (Tone::Turn, began(*round, artifacts)),
        Event::Revealed { torch, camp } => (Tone::Plain, revealed(*torch, *camp, names)),
        Event::Left { leavers, carried, share, rest } => {
            (Tone::Good, left(*leavers, *carried, *share, *rest, names))
        }
        Event::ArtifactsTaken { seat, artifacts } => {
            let worth: u8 = artifacts.iter().map(|(_, value)| value).sum();
            let things = things(artifacts.iter().map(|(number, _)| *number));
            let name = names.name(*seat);
            (Tone::Good, t!("incan-told-taken", name = name, things = things, worth = worth))
        }
        // The line for the second of its kind also says what it does.
        Event::Turned { .. } if matches!(after.first(), Some(Event::Collapsed { .. })) => return None,
        Event::Turned { card, each, rest } => match card.face() {
            Face::Treasure(gems) => (Tone::Plain, treasure(gems, *each, *rest)),
            Face::Hazard(kind) => (Tone::Bad, t!("incan-told-first", hazard = terms::hazard(kind))),
            Face::Artifact(number) => {
                (Tone::Plain, t!("incan-told-artifact", artifact = terms::artifact(number)))
            }
        },
        Event::Collapsed { hazard, caught, carried } => {
            let hazard = terms::hazard(*hazard);
            let names = names.list(*caught);
            let (gems, many) = (*carried, caught.len());
            (Tone::Bad, t!("incan-told-second", hazard = hazard, names = names, gems = gems, many = many))
        }
        Event::RoundEnded { round, artifacts, .. } if artifacts.is_empty() => {
            (Tone::Turn, t!("incan-told-ended", round = *round))
        }
        Event::RoundEnded { round, artifacts, .. } => {
            let things = things(artifacts.iter().copied());
            (Tone::Turn, t!("incan-told-ended-lost", round = *round, things = things, many = artifacts.len()))
        }
        Event::Over { outcome } => (Tone::Turn, won(outcome, names)),
    };
    Some(Line { tone, text })
}

pub fn lines(events: &[Event], names: &Names) -> Vec<Line> {
    let line = |(at, event)| told(event, &events[at + 1..], names);
    events.iter().enumerate().filter_map(line).collect()
}

/// All sentences about some events, in order. Of sealed choices, only the viewer's own and the last count are said, and the count only
/// while it matters.
pub fn spoken(events: &[Event], asked: usize, names: &Names) -> Vec<String> {
    let said = |(at, event)| said(event, &events[at + 1..], asked, names);
    events.iter().enumerate().filter_map(said).collect()
}

/// What is said of an event; `after` is what happened next.
pub fn said(event: &Event, after: &[Event], asked: usize, names: &Names) -> Option<String> {
    match event {
        Event::Sealed { choice, .. } if choice.get().is_some() => Some(t!("incan-said-sealed")),
        Event::Sealed { chosen, .. } if after.is_empty() && usize::from(*chosen) < asked => {
            Some(t!("play-chosen", chosen = *chosen, asked = asked))
        }
        other => told(other, after, names).map(|line| line.text),
    }
}

/// What is written when a game begins: no event says that the first round begins.
pub fn opening(now: &View) -> Line {
    let artifacts: Vec<u8> = now.edition.artifacts_of(1).iter().filter_map(|card| card.artifact()).collect();
    Line { tone: Tone::Turn, text: began(1, &artifacts) }
}

/// The state of the game, for someone who has just come.
pub fn summary(now: &View, names: &Names) -> String {
    if let Some(outcome) = &now.outcome {
        return won(outcome, names);
    }
    let (carried, path) = (now.carried(), now.gems_on_path());
    let inside = names.list(now.inside);
    t!("incan-said-summary", round = now.round, inside = inside, carried = carried, path = path)
}

/// Who leaves and who stays, as a heading.
pub fn heading(torch: SeatSet, camp: SeatSet, names: &Names) -> String {
    match (torch.len(), camp.len()) {
        (1, 0) => t!("incan-goes-on-alone", name = names.list(torch)),
        (_, 0) => t!("incan-everyone-stays"),
        (0, 1) => t!("incan-last-leaves", name = names.list(camp)),
        (_, 1) => t!("incan-slips-out", name = names.list(camp)),
        (0, _) => t!("incan-all-leave", names = names.list(camp)),
        _ => t!("incan-some-leave", names = names.list(camp)),
    }
}

/// Who leaves, as a heading over everyone's choice: names where there is room for them.
pub fn short_heading(torch: SeatSet, camp: SeatSet, names: &Names) -> String {
    match (torch.len(), camp.len()) {
        (0, 2..) => t!("incan-everyone-leaves"),
        (_, many @ 3..) => t!("incan-many-leave", many = many),
        _ => heading(torch, camp, names),
    }
}

/// What each of the leavers brings home, without their names.
pub fn brought(leavers: usize, carried: u8, share: u8, rest: u8) -> String {
    let gems = carried + share;
    let home = match (carried, share) {
        (0, 0) => t!("incan-brought-nothing"),
        (_, 0) | (0, _) => t!("incan-brought-gems", many = leavers, gems = gems),
        _ => t!("incan-brought-both", many = leavers, gems = gems, carried = carried, share = share),
    };
    if rest == 0 { home } else { t!("incan-left-rest", home = home, rest = rest) }
}

fn revealed(torch: SeatSet, camp: SeatSet, names: &Names) -> String {
    let heading = heading(torch, camp, names);
    if torch.is_empty() || camp.is_empty() {
        return heading;
    }
    t!("incan-and-stay", heading = heading, names = names.list(torch), many = torch.len())
}

fn left(leavers: SeatSet, carried: u8, share: u8, rest: u8, names: &Names) -> String {
    let (who, many) = (names.list(leavers), leavers.len());
    let gems = carried + share;
    let home = match (carried, share) {
        (0, 0) => t!("incan-left-empty", names = who, many = many),
        (_, 0) | (0, _) => t!("incan-left", names = who, many = many, gems = gems),
        _ => t!("incan-left-both", names = who, many = many, gems = gems, carried = carried, share = share),
    };
    if rest == 0 { home } else { t!("incan-left-rest", home = home, rest = rest) }
}

pub fn things(numbers: impl Iterator<Item = u8>) -> String {
    words::list(&numbers.map(terms::artifact).collect::<Vec<_>>())
}

fn treasure(gems: u8, each: u8, rest: u8) -> String {
    match (each, rest) {
        (each, 0) if each == gems => t!("incan-told-treasure-one", gems = gems),
        (0, _) => t!("incan-told-treasure-none", gems = gems),
        (each, 0) => t!("incan-told-treasure-all", gems = gems, each = each),
        (each, rest) => t!("incan-told-treasure", gems = gems, each = each, rest = rest),
    }
}

fn began(round: u8, artifacts: &[u8]) -> String {
    match artifacts {
        [] => t!("incan-told-began", round = round),
        _ => {
            let things = things(artifacts.iter().copied());
            t!("incan-told-began-with", round = round, things = things, many = artifacts.len())
        }
    }
}

pub fn won(outcome: &Outcome, names: &Names) -> String {
    let winners = outcome.winners();
    let points = winners.iter().next().map_or(0, |seat| outcome.scores[seat]);
    t!("incan-won", names = names.list(winners), many = winners.len(), points = points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Private, Seat};
    use incan_gold_rules::{Card, Choice};

    fn names() -> Names {
        Names::of(&["Ana", "Ben", "Kuba"].map(str::to_owned))
    }

    fn seats(indices: &[usize]) -> SeatSet {
        indices.iter().map(|&index| Seat::new(index).unwrap()).collect()
    }

    fn tell(events: &[Event]) -> Vec<String> {
        spoken(events, 3, &names())
    }

    #[test]
    fn the_line_about_leaving_alone_says_what_it_brings() {
        let events = [
            Event::Revealed { torch: seats(&[0, 2]), camp: seats(&[1]) },
            Event::Left { leavers: seats(&[1]), carried: 8, share: 6, rest: 0 },
        ];
        assert_eq!(
            tell(&events),
            [
                "Ben slips out alone; Ana and Kuba stay",
                "Ben brings home 14 gems (8 carried, 6 from the path)"
            ]
        );
    }

    #[test]
    fn the_second_hazard_has_one_line_with_what_it_costs() {
        let events = [
            Event::Revealed { torch: seats(&[0, 1]), camp: SeatSet::EMPTY },
            Event::Turned { card: Card::Snake, each: 0, rest: 0 },
            Event::Collapsed { hazard: incan_gold_rules::Hazard::Snake, caught: seats(&[0, 1]), carried: 1 },
        ];
        let told = tell(&events);
        assert_eq!(told.len(), 2, "{told:?}");
        assert_eq!(told[1], "Second Snake: the round is over. Ana and Ben lose 1 gem each");
    }

    #[test]
    fn of_sealed_choices_only_the_last_count_is_said_and_never_who() {
        let hidden = |chosen| Event::Sealed { choice: Private::from(None), chosen };
        assert_eq!(tell(&[hidden(1), hidden(2)]), ["2 of 3 have chosen"]);
        let own = Event::Sealed { choice: Private::from(Some((Seat::default(), Choice::Camp))), chosen: 3 };
        assert_eq!(tell(&[hidden(2), own]), ["Your choice is sealed."]);
    }

    #[test]
    fn a_reveal_names_two_leavers_and_counts_more() {
        let heading = |torch: &[usize], camp: &[usize]| short_heading(seats(torch), seats(camp), &names());
        assert_eq!(heading(&[2], &[0, 1]), "Ana and Ben leave");
        assert_eq!(heading(&[3], &[0, 1, 2]), "3 players leave");
        assert_eq!(heading(&[], &[0, 1]), "Everyone leaves");
        assert_eq!(brought(1, 0, 1, 0), "Brought home: 1 gem");
        assert_eq!(
            brought(2, 5, 3, 1),
            "Brought home: 8 gems each (5 carried, 3 from the path); 1 stays on the path"
        );
    }

    #[test]
    fn every_event_of_whole_games_has_its_sentence() {
        let mut lines = 0;
        for seed in 0..20 {
            crate::games::random_game(seed, |_, events| {
                for (at, event) in events.iter().enumerate() {
                    let Some(line) = told(event, &events[at + 1..], &names()) else { continue };
                    lines += 1;
                    assert!(!line.text.contains("incan-") && !line.text.contains('$'), "{}", line.text);
                }
            });
        }
        assert!(lines > 500, "{lines}");
    }
}
