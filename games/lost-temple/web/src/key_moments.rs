//! The key moments of a game, told when it is over: three of the longest move, the biggest theft, the widest swap, and so on. They follow from
//! what everyone has seen.

use crate::terms;
use game_core::Seat;
use lost_temple_rules::{Cause, Character, Event};
use web_shell::play::Names;
use web_shell::t;

/// How many are shown.
const TOLD: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The longest move of all.
    Move { spaces: u16, by: Character },
    /// The theft that was worth most.
    Theft { gems: u8, from: Seat },
    /// The Shaman's swap that changed most: the Shaman gained, or lost if negative, this many spaces.
    Swap { spaces: i16, with: Seat },
    /// Gems were paid for a move that a jungle cut short.
    Stuck { gems: u8, space: i16 },
    /// The longest move that a chance token caused.
    Token { spaces: u16, space: u8 },
    /// The move that won.
    Win { from: i16, to: i16 },
    /// An idol token was revealed.
    Idol,
    /// This player had the idol in this many rounds.
    Rounds { rounds: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyMoment {
    pub round: u32,
    pub seat: Seat,
    pub kind: Kind,
    /// Its place among the events of the game.
    at: usize,
}

impl KeyMoment {
    pub fn symbol(self) -> String {
        match self.kind {
            Kind::Move { by, .. } => terms::portrait(by),
            Kind::Theft { .. } => terms::portrait(Character::Thief),
            Kind::Swap { .. } => terms::portrait(Character::Shaman),
            Kind::Stuck { .. } => "jungle".to_owned(),
            Kind::Token { .. } => "event-token".to_owned(),
            Kind::Win { .. } => "great-temple".to_owned(),
            Kind::Idol => "token-idol".to_owned(),
            Kind::Rounds { .. } => "idol".to_owned(),
        }
    }

    pub fn text(self, names: &Names) -> String {
        let name = names.name(self.seat);
        match self.kind {
            Kind::Move { spaces, by } => {
                t!("lost-key-move", name = name, spaces = spaces, character = terms::character(by))
            }
            Kind::Theft { gems, from } => {
                t!("lost-key-theft", name = name, gems = gems, other = names.name(from))
            }
            Kind::Swap { spaces: spaces @ 1.., with } => {
                t!("lost-key-swap", name = name, other = names.name(with), spaces = spaces)
            }
            Kind::Swap { spaces, with } => {
                t!(
                    "lost-key-swap-back",
                    name = name,
                    other = names.name(with),
                    spaces = spaces.unsigned_abs()
                )
            }
            Kind::Stuck { gems, space } => t!("lost-key-stuck", name = name, gems = gems, space = space),
            Kind::Token { spaces, space } => {
                t!("lost-key-token", name = name, spaces = spaces, space = space)
            }
            Kind::Win { from, to } => {
                t!("lost-key-win", name = name, from = terms::place(from), to = terms::place(to))
            }
            Kind::Idol => t!("lost-key-idol", name = name),
            Kind::Rounds { rounds } => t!("lost-key-rounds", name = name, rounds = rounds),
        }
    }
}

/// The key moments of a game with these events, in the order in which they happened.
pub fn of(events: &[Event]) -> Vec<KeyMoment> {
    let found = Candidates::of(events);
    let mut told: Vec<KeyMoment> = Vec::new();
    for moment in found.by_interest() {
        // Each event appears once.
        if told.len() < TOLD && told.iter().all(|it| it.at != moment.at) {
            told.push(moment);
        }
    }
    told.sort_by_key(|moment| moment.at);
    told
}

/// The greatest of each kind.
#[derive(Default)]
struct Candidates {
    walk: Option<(u16, KeyMoment)>,
    theft: Option<(u16, KeyMoment)>,
    swap: Option<(u16, KeyMoment)>,
    stuck: Option<(u16, KeyMoment)>,
    token: Option<(u16, KeyMoment)>,
    win: Option<(u16, KeyMoment)>,
    idol: Option<(u16, KeyMoment)>,
    rounds: Option<(u16, KeyMoment)>,
}

impl Candidates {
    fn of(events: &[Event]) -> Candidates {
        let mut found = Candidates::default();
        let mut round = 0;
        let mut paid = 0;
        let mut idols = [0u16; game_core::MAX_SEATS];
        let mut last_move = None;
        for (at, event) in events.iter().enumerate() {
            let moment = |seat: Seat, kind: Kind| KeyMoment { round, seat, kind, at };
            match *event {
                Event::RoundBegan { round: number, idol, .. } => {
                    round = number;
                    idols[idol.index()] += 1;
                    let rounds = idols[idol.index()];
                    let kind = Kind::Rounds { rounds: rounds.into() };
                    greater(&mut found.rounds, rounds, KeyMoment { round, seat: idol, kind, at });
                }
                Event::Called { .. } => paid = 0,
                Event::Paid { gems, .. } => paid = gems,
                Event::Moved { seat, from, to, by, stuck, .. } => {
                    let spaces = u16::try_from(to - from).unwrap_or(0);
                    last_move = Some(moment(seat, Kind::Win { from, to }));
                    match by {
                        Cause::Character(by) => {
                            greater(&mut found.walk, spaces, moment(seat, Kind::Move { spaces, by }));
                            if stuck && paid > 1 {
                                let kind = Kind::Stuck { gems: paid, space: to };
                                greater(&mut found.stuck, paid.into(), moment(seat, kind));
                            }
                        }
                        Cause::Token(_) => {
                            let space = u8::try_from(from).unwrap_or(0);
                            greater(&mut found.token, spaces, moment(seat, Kind::Token { spaces, space }));
                        }
                    }
                }
                Event::Robbed { thief, seat, gems } => {
                    greater(&mut found.theft, gems.into(), moment(thief, Kind::Theft { gems, from: seat }));
                }
                Event::Cursed { shaman, seat, shaman_to, seat_to } => {
                    let kind = Kind::Swap { spaces: shaman_to - seat_to, with: seat };
                    greater(&mut found.swap, (shaman_to - seat_to).unsigned_abs(), moment(shaman, kind));
                }
                Event::DrewIdol { seat, .. } => greater(&mut found.idol, 1, moment(seat, Kind::Idol)),
                Event::Over { .. } => found.win = last_move.map(|moment| (1, moment)),
                _ => {}
            }
        }
        found
    }

    fn by_interest(self) -> impl Iterator<Item = KeyMoment> {
        let Candidates { walk, theft, swap, stuck, token, win, idol, rounds } = self;
        [walk, theft, swap, stuck, idol, win, token, rounds].into_iter().flatten().map(|(_, moment)| moment)
    }
}

/// Of equal ones the first.
fn greater(best: &mut Option<(u16, KeyMoment)>, size: u16, moment: KeyMoment) {
    if size > best.map_or(0, |(size, _)| size) {
        *best = Some((size, moment));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::games::random_game;
    use game_core::{Game, Viewer};
    use lost_temple_rules::{IdolBy, State};

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn walk(of: usize, from: i16, to: i16, by: Cause, stuck: bool) -> Event {
        Event::Moved { seat: seat(of), from, to, by, cut: Default::default(), stuck }
    }

    fn told(events: &[Event]) -> Vec<String> {
        let names = Names::of(&["Ana", "Ben", "Kuba", "Nina"].map(str::to_owned));
        of(events).into_iter().map(|moment| format!("{}. {}", moment.round, moment.text(&names))).collect()
    }

    #[test]
    fn the_greatest_of_each_kind_is_shown_in_the_order_of_the_game() {
        let round = |round| Event::RoundBegan { round, idol: seat(0), because: IdolBy::Kept };
        let scout = Cause::Character(Character::Scout);
        let canoe = Cause::Character(Character::Canoe);
        let events = [
            round(1),
            Event::Robbed { thief: seat(1), seat: seat(0), gems: 2 },
            walk(1, 3, 7, scout, false),
            round(2),
            Event::Robbed { thief: seat(1), seat: seat(2), gems: 5 },
            Event::Robbed { thief: seat(3), seat: seat(2), gems: 5 },
            walk(0, 4, 18, canoe, false),
            round(3),
            Event::Cursed { shaman: seat(3), seat: seat(0), shaman_to: 18, seat_to: 2 },
        ];
        assert_eq!(
            told(&events),
            [
                "2. Ben steals 5 gems from Kuba.",
                "2. Ana moves 14 spaces at once with the Canoe.",
                "3. Nina swaps places with Ana and gains 16 spaces.",
            ]
        );
    }

    #[test]
    fn each_event_appears_once() {
        let events = [walk(0, 30, 42, Cause::Character(Character::Scout), false)];
        assert_eq!(of(&events).len(), 1);
    }

    #[test]
    fn whole_games_have_three_and_tell_only_what_everyone_has_seen() {
        for seed in 0..60 {
            let (mut all, mut seen) = (Vec::new(), Vec::new());
            random_game(seed, |_, events, _| {
                all.extend(events.iter().cloned());
                seen.extend(events.iter().filter_map(|event| State::redact(event, Viewer::Spectator)));
            });
            let moments = of(&all);
            assert_eq!(moments, of(&seen));
            assert_eq!(moments.len(), TOLD, "{moments:?}");
            let names = Names::of(&[]);
            for text in moments.into_iter().map(|moment| moment.text(&names)) {
                assert!(!text.contains("lost-") && !text.contains('$'), "{text}");
            }
        }
    }
}
