//! The key moments of a game, for its result: at most three, in the order in which they happened.
//!
//! They are made from the events that this viewer has received. Someone who came late has seen less, and gets fewer.

use game_core::{PerSeat, Seat};
use gold_rules::{Event, Face, Placed};
use web_shell::play::Names;
use web_shell::t;

/// The result shows this many.
const SHOWN: usize = 3;

/// Something that mattered, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The biggest gold that a player carried to their own mine.
    Found { seat: Seat, points: u8 },
    /// The biggest gold that a player turned up for someone else.
    Gift { seat: Seat, to: Seat, points: u8 },
    /// Gold that dynamite destroyed.
    Destroyed { seat: Seat, points: u8 },
    /// The points of the player who got most out of the gold rush.
    Rush { seat: Seat, points: u8 },
    /// The winner took the lead and kept it.
    Lead { seat: Seat, points: u16 },
}

impl Moment {
    /// The more it mattered, the higher; gold counts by its points.
    fn weight(self) -> u16 {
        match self {
            Moment::Lead { .. } => 100,
            Moment::Gift { points, .. } => 40 + 10 * u16::from(points),
            Moment::Destroyed { points, .. } => 45 + 10 * u16::from(points),
            Moment::Rush { points, .. } => 40 + 5 * u16::from(points),
            Moment::Found { points, .. } => 25 + 10 * u16::from(points),
        }
    }

    fn sentence(self, who: &Names) -> String {
        let name = |seat| who.name(seat);
        match self {
            Moment::Found { seat, points } => t!("gold-key-found", name = name(seat), points = points),
            Moment::Gift { seat, to, points } => {
                t!("gold-key-gift", name = name(seat), to = name(to), points = points)
            }
            Moment::Destroyed { seat, points } => {
                t!("gold-key-destroyed", name = name(seat), points = points)
            }
            Moment::Rush { seat, points } => t!("gold-key-rush", name = name(seat), points = points),
            Moment::Lead { seat, points } => t!("gold-key-lead", name = name(seat), points = points),
        }
    }
}

/// The key moments of a game that `winner` won alone, or several together, as sentences.
pub fn sentences(events: &[Event], seats: usize, winner: Option<Seat>, who: &Names) -> Vec<String> {
    chosen(events, seats, winner).into_iter().map(|moment| moment.sentence(who)).collect()
}

fn chosen(events: &[Event], seats: usize, winner: Option<Seat>) -> Vec<Moment> {
    let mut found: Vec<(usize, Moment)> =
        [biggest(events, own_find), biggest(events, gift), biggest(events, destroyed)]
            .into_iter()
            .flatten()
            .chain(rush(events, seats))
            .chain(winner.and_then(|winner| lead(events, seats, winner)))
            .collect();
    found.sort_by_key(|(_, moment)| std::cmp::Reverse(moment.weight()));
    found.truncate(SHOWN);
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, moment)| moment).collect()
}

/// The first of the weightiest moments of a kind, and when it was.
fn biggest(events: &[Event], kind: fn(&Event) -> Option<Moment>) -> Option<(usize, Moment)> {
    let all = events.iter().enumerate().filter_map(|(at, event)| Some((at, kind(event)?)));
    all.rev().max_by_key(|(_, moment)| moment.weight())
}

fn own_find(event: &Event) -> Option<Moment> {
    match *event {
        Event::GoldFound { seat, to, points, .. } if seat == to && points > 1 => {
            Some(Moment::Found { seat, points })
        }
        _ => None,
    }
}

fn gift(event: &Event) -> Option<Moment> {
    match *event {
        Event::GoldFound { seat, to, points, .. } if seat != to && points > 1 => {
            Some(Moment::Gift { seat, to, points })
        }
        _ => None,
    }
}

fn destroyed(event: &Event) -> Option<Moment> {
    let Event::Exploded { seat, first, second } = *event else { return None };
    let gold = |card: Placed| match card.card.face() {
        Face::Gold(points) => points,
        _ => 0,
    };
    let points = gold(first) + gold(second);
    (points > 1).then_some(Moment::Destroyed { seat, points })
}

/// Who got most out of one gold rush, and where it began.
fn rush(events: &[Event], seats: usize) -> Option<(usize, Moment)> {
    let mut best: Option<(usize, Seat, u8)> = None;
    let mut points = PerSeat::from_fn(seats, |_| 0u8);
    let mut start = 0;
    for (at, event) in events.iter().enumerate() {
        match *event {
            Event::RushBegan { .. } => (start, points) = (at, PerSeat::from_fn(seats, |_| 0)),
            Event::RushGold { seat, points: won, .. } if seat.index() < seats => {
                points[seat] += won;
                if best.is_none_or(|(_, _, most)| points[seat] > most) {
                    best = Some((start, seat, points[seat]));
                }
            }
            _ => {}
        }
    }
    best.filter(|(_, _, points)| *points > 2).map(|(at, seat, points)| (at, Moment::Rush { seat, points }))
}

/// When the winner took the lead for good: from then on nobody had as many points.
fn lead(events: &[Event], seats: usize, winner: Seat) -> Option<(usize, Moment)> {
    let mut points = PerSeat::from_fn(seats, |_| 0u16);
    let mut since: Option<(usize, u16)> = None;
    for (at, event) in events.iter().enumerate() {
        let Some((seat, won)) = event.gold_won() else { continue };
        if seat.index() >= seats {
            continue;
        }
        points[seat] += u16::from(won);
        let leads = points.iter().all(|(seat, other)| seat == winner || *other < points[winner]);
        match (leads, since) {
            (true, None) => since = Some((at, points[winner])),
            (false, _) => since = None,
            (true, Some(_)) => {}
        }
    }
    since.map(|(at, points)| (at, Moment::Lead { seat: winner, points }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::tests::random_game;
    use game_core::Game;
    use game_testkit::seat;
    use gold_rules::Position;

    fn at(position: usize, card: &str) -> Placed {
        Placed { position: Position::new(position).unwrap(), card: card.parse().unwrap() }
    }

    fn found(by: usize, to: usize, points: u8) -> Event {
        let (prospector, gold) = (at(0, "blue-5"), at(1, &format!("gold-{points}")));
        Event::GoldFound { seat: seat(by), prospector, gold, points, to: seat(to), neutral: false }
    }

    #[test]
    fn the_lead_counts_from_when_it_was_kept() {
        let events = [found(0, 0, 3), found(1, 1, 3), found(1, 1, 1), found(0, 0, 4)];
        let lead = lead(&events, 2, seat(0));
        assert_eq!(lead, Some((3, Moment::Lead { seat: seat(0), points: 7 })));
        assert_eq!(super::lead(&events[..3], 2, seat(0)), None);
    }

    #[test]
    fn gifts_and_destroyed_gold_matter_more_than_finds() {
        let boom = Event::Exploded { seat: seat(1), first: at(2, "dynamite"), second: at(3, "gold-4") };
        let events = [found(0, 0, 2), found(0, 1, 4), boom, found(0, 0, 3)];
        assert_eq!(
            chosen(&events, 2, None),
            [
                Moment::Gift { seat: seat(0), to: seat(1), points: 4 },
                Moment::Destroyed { seat: seat(1), points: 4 },
                Moment::Found { seat: seat(0), points: 3 },
            ]
        );
    }

    #[test]
    fn whole_games_have_three_moments_in_words_and_who_missed_them_gets_none() {
        let who = Names::of(&["Ana", "Ben", "Kuba", "Nina", "Zoe"].map(str::to_owned));
        let mut games = 0;
        for seed in 0..40 {
            let mut all = Vec::new();
            random_game(seed, |state, events| {
                all.extend_from_slice(events);
                let Some(outcome) = state.outcome() else { return };
                games += 1;
                let winner = outcome.winners().iter().next();
                let told = sentences(&all, state.seats(), winner, &who);
                assert!(told.len() >= 2 && told.len() <= SHOWN, "{told:?}");
                assert!(
                    told.iter().all(|text| !text.contains("gold-key") && !text.contains('$')),
                    "{told:?}"
                );
                let recalled: Vec<Event> = all
                    .iter()
                    .filter_map(|event| state.recall(event, game_core::Viewer::Spectator))
                    .collect();
                assert_eq!(sentences(&recalled, state.seats(), winner, &who), Vec::<String>::new());
            });
        }
        assert_eq!(games, 40);
    }
}
