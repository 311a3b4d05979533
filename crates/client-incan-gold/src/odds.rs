//! What can still come, and what leaving pays: counted from what lies on the table, by the rules and nothing else.

use incan_gold::{Card, Face, View};

/// What is still in the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Hazards whose like lies on the path: each of them ends the round. I-11
    pub deadly: u8,
    /// Hazards of other kinds: a warning.
    pub warnings: u8,
    /// The gems on each treasure, ascending.
    pub treasures: Vec<u8>,
    /// Artifacts.
    pub artifacts: u8,
}

impl Odds {
    /// Counts them.
    pub fn of(view: &View) -> Odds {
        let mut odds = Odds::default();
        for card in Card::all() {
            let on_path = view.path.iter().filter(|on| on.card == card).count() as u8;
            match card.face() {
                Face::Treasure(gems) => {
                    let left = card.copies().saturating_sub(on_path);
                    odds.treasures.extend((0..left).map(|_| gems));
                }
                Face::Hazard(kind) => {
                    let gone = view.removed.iter().filter(|removed| **removed == kind).count() as u8;
                    let left = card.copies().saturating_sub(on_path + gone);
                    if on_path > 0 {
                        odds.deadly += left;
                    } else {
                        odds.warnings += left;
                    }
                }
                Face::Artifact(_) => {}
            }
        }
        odds.artifacts = artifacts_in_deck(view);
        odds
    }

    /// How many cards that are.
    pub fn cards(&self) -> usize {
        usize::from(self.deadly + self.warnings + self.artifacts) + self.treasures.len()
    }

    /// How likely the next card ends the round, in percent, rounded.
    pub fn percent(&self) -> usize {
        let cards = self.cards().max(1);
        (usize::from(self.deadly) * 200 + cards) / (2 * cards)
    }
}

/// The artifacts that wait in the deck: all that have come in and are nowhere else. I-04
pub fn artifacts_in_deck(view: &View) -> u8 {
    let came: usize = (1..=view.round).map(|round| view.edition.artifacts_of(round).len()).sum();
    let on_path = view.path.iter().filter(|on| on.card.artifact().is_some()).count();
    let elsewhere = usize::from(artifacts_out(view)) + usize::from(view.lost) + on_path;
    came.saturating_sub(elsewhere) as u8
}

/// How many artifacts were carried out.
pub fn artifacts_out(view: &View) -> u8 {
    view.artifacts.iter().map(|(_, haul)| haul.len() as u8).sum()
}

/// The artifacts on the path with what they are worth to one who leaves now, alone. I-13, I-14, I-24
pub fn artifacts_on_path(view: &View) -> Vec<(u8, u8)> {
    let numbers = view.path.iter().filter_map(|on| on.card.artifact());
    (artifacts_out(view)..)
        .zip(numbers)
        .map(|(before, number)| (number, view.edition.artifact_value(number, before)))
        .collect()
}

/// All gems that lie on the path.
pub fn gems_on_path(view: &View) -> u8 {
    view.path.iter().map(|on| on.gems).sum()
}

/// What each explorer inside carries: all the same. I-09
pub fn carried(view: &View) -> u8 {
    view.inside.iter().next().map_or(0, |seat| view.beside[seat])
}

/// What leaving now brings to each, if so many leave. I-12, I-13
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// How many leave.
    pub leavers: u8,
    /// The gems each of them brings home.
    pub gems: u8,
    /// What the artifacts are worth that each of them takes.
    pub artifacts: u8,
}

/// What leaving pays, by the number of those who leave together.
pub fn leaving(view: &View) -> Vec<Leaving> {
    let (carried, path) = (carried(view), gems_on_path(view));
    let artifacts: u8 = artifacts_on_path(view).iter().map(|(_, value)| value).sum();
    let pays = |leavers: u8| Leaving {
        leavers,
        gems: carried + path / leavers,
        artifacts: if leavers == 1 { artifacts } else { 0 },
    };
    (1..=view.inside.len() as u8).map(pays).collect()
}

#[cfg(test)]
pub mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use incan_gold::{Choice, Edition, Event, Options, State};
    use rules_core::{Game, Seat, Step, Turn, Viewer};

    /// Numbers that look random and are the same every time.
    pub struct Luck(u64);

    impl Luck {
        pub fn new(seed: u64) -> Luck {
            Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
        }

        pub fn below(&mut self, bound: u32) -> u32 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            ((self.0 >> 33) % u64::from(bound)) as u32
        }
    }

    /// Plays a game at random. Whoever watches is shown the table before each step, and what the step brought.
    pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event])) {
        let mut luck = Luck::new(seed + 1);
        let edition = Edition::all().nth(seed as usize % 4).unwrap();
        let seats = 2 + luck.below(7) as usize;
        let mut state = State::new(&Options { edition, open_tents: false }, seats).unwrap();
        let mut events = Vec::new();
        loop {
            watch(&state, &events);
            events.clear();
            match state.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let ticket = luck.below(state.chance_total());
                    let card = state.chance_at(ticket).unwrap();
                    state.apply(Step::Chance(card), &mut events).unwrap();
                }
                Turn::Act(due) => {
                    let seat = due.iter().next().unwrap();
                    let choice = if luck.below(4) == 0 { Choice::Camp } else { Choice::Torch };
                    state.apply(Step::Act(seat, choice), &mut events).unwrap();
                }
            }
        }
    }

    #[test]
    fn every_card_of_the_deck_is_counted_at_every_draw() {
        let mut draws = 0;
        for seed in 0..200 {
            random_game(seed, |state, _| {
                if state.turn() != Turn::Chance {
                    return;
                }
                draws += 1;
                let view = state.view(Viewer::Spectator);
                let mut outcomes = Vec::new();
                state.chance_outcomes(&mut outcomes);
                let mut wanted = Odds::default();
                for (card, count) in outcomes {
                    match card.face() {
                        Face::Treasure(gems) => wanted.treasures.extend((0..count).map(|_| gems)),
                        Face::Artifact(_) => wanted.artifacts += 1,
                        Face::Hazard(_) if view.path.iter().any(|on| on.card == card) => {
                            wanted.deadly += count as u8;
                        }
                        Face::Hazard(_) => wanted.warnings += count as u8,
                    }
                }
                assert_eq!(Odds::of(&view), wanted);
                assert_eq!(wanted.cards(), usize::from(view.deck));
            });
        }
        assert!(draws > 5_000, "{draws}");
    }

    #[test]
    fn leaving_pays_what_the_rules_pay() {
        let mut left = 0;
        for seed in 0..60 {
            random_game(seed, |state, _| {
                let Turn::Act(due) = state.turn() else { return };
                let open = |state: &State| state.knowledge(Seat::default()).scores();
                let before = open(state);
                let view = state.view(Viewer::Spectator);
                if due != view.inside {
                    return; // somebody has chosen already
                }
                for pays in leaving(&view) {
                    let mut state = state.clone();
                    for (nth, seat) in due.iter().enumerate() {
                        let leaves = nth < usize::from(pays.leavers);
                        let choice = if leaves { Choice::Camp } else { Choice::Torch };
                        state.apply(Step::Act(seat, choice), &mut ()).unwrap();
                    }
                    let after = open(&state);
                    for seat in due.iter().take(pays.leavers.into()) {
                        assert_eq!(after[seat] - before[seat], i32::from(pays.gems + pays.artifacts));
                        left += 1;
                    }
                }
            });
        }
        assert!(left > 1_000, "{left}");
    }

    #[test]
    fn percents_are_rounded() {
        let odds = |deadly, warnings| Odds { deadly, warnings, ..Odds::default() };
        assert_eq!(odds(4, 20).percent(), 17);
        assert_eq!(odds(0, 20).percent(), 0);
        assert_eq!(odds(1, 1).percent(), 50);
        assert_eq!(Odds::default().percent(), 0);
    }
}
