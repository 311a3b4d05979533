//! The key moments of a game: the biggest haul, the biggest loss, the best artifacts. They are chosen from what this viewer has seen.

use crate::narrate;
use game_core::{Seat, SeatSet};
use incan_gold_rules::{Event, Hazard};
use web_shell::play::Names;
use web_shell::t;

/// At most this many are shown.
const SHOWN: usize = 3;

/// Something that may become a key moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    round: u8,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Each of these brought this many gems home.
    Haul {
        seats: SeatSet,
        gems: u8,
    },
    /// Each of these lost this many gems.
    Loss {
        hazard: Hazard,
        seats: SeatSet,
        gems: u8,
    },
    Artifacts {
        seat: Seat,
        taken: Vec<(u8, u8)>,
    },
}

/// A deed that was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyMoment(Deed);

impl Deed {
    pub fn of(event: &Event, round: u8) -> Option<Deed> {
        let kind = match event {
            Event::Left { leavers, carried, share, .. } => {
                Kind::Haul { seats: *leavers, gems: carried + share }
            }
            Event::ArtifactsTaken { seat, artifacts } => {
                Kind::Artifacts { seat: *seat, taken: artifacts.to_vec() }
            }
            Event::Collapsed { hazard, caught, carried } => {
                Kind::Loss { hazard: *hazard, seats: *caught, gems: *carried }
            }
            _ => return None,
        };
        let deed = Deed { round, kind };
        (deed.weight() > 0).then_some(deed)
    }

    /// How much it counts among deeds of its kind.
    fn weight(&self) -> u32 {
        match &self.kind {
            Kind::Haul { gems, .. } => u32::from(*gems),
            Kind::Loss { seats, gems, .. } => u32::from(*gems) * seats.len() as u32,
            Kind::Artifacts { taken, .. } => taken.iter().map(|(_, value)| u32::from(*value)).sum(),
        }
    }

    const fn is_like(&self, other: &Deed) -> bool {
        matches!(
            (&self.kind, &other.kind),
            (Kind::Haul { .. }, Kind::Haul { .. })
                | (Kind::Loss { .. }, Kind::Loss { .. })
                | (Kind::Artifacts { .. }, Kind::Artifacts { .. })
        )
    }
}

impl KeyMoment {
    /// The best deed of each kind, then the next best ones, in the order in which they happened.
    pub fn of_game(deeds: &[Deed]) -> Vec<KeyMoment> {
        // How many deeds of its kind are better; of equal ones the first counts.
        let better = |at: usize| {
            let ahead = |other: usize| (deeds[other].weight(), at) > (deeds[at].weight(), other);
            (0..deeds.len()).filter(|&other| deeds[other].is_like(&deeds[at]) && ahead(other)).count()
        };
        let mut best: Vec<usize> = (0..deeds.len()).collect();
        best.sort_by_key(|&at| (better(at), std::cmp::Reverse(deeds[at].weight())));
        best.truncate(SHOWN);
        best.sort_unstable();
        best.into_iter().map(|at| KeyMoment(deeds[at].clone())).collect()
    }

    pub const fn round(&self) -> u8 {
        self.0.round
    }

    pub fn symbol(&self) -> String {
        match &self.0.kind {
            Kind::Haul { .. } => "tent-open".to_owned(),
            Kind::Loss { hazard, .. } => format!("hazard-{hazard}"),
            Kind::Artifacts { taken, .. } => {
                format!("artifact-{}", taken.first().map_or(1, |(number, _)| *number))
            }
        }
    }

    pub fn is_loss(&self) -> bool {
        matches!(self.0.kind, Kind::Loss { .. })
    }

    pub fn text(&self, names: &Names) -> String {
        match &self.0.kind {
            Kind::Haul { seats, gems } => {
                t!("incan-left", names = names.list(*seats), many = seats.len(), gems = *gems)
            }
            Kind::Loss { hazard, seats, gems } => {
                let (who, many) = (names.list(*seats), seats.len());
                t!("incan-moment-lost", names = who, many = many, gems = *gems, hazard = hazard.to_string())
            }
            Kind::Artifacts { seat, taken } => {
                let things = narrate::things(taken.iter().map(|(number, _)| *number));
                t!("incan-told-taken", name = names.name(*seat), things = things, worth = self.0.weight())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use incan_gold_rules::View;

    fn seats(indices: &[usize]) -> SeatSet {
        indices.iter().map(|&index| Seat::new(index).unwrap()).collect()
    }

    fn told(events: &[(u8, Event)]) -> Vec<String> {
        let deeds: Vec<Deed> = events.iter().filter_map(|(round, event)| Deed::of(event, *round)).collect();
        let names = Names::of(&["Ana", "Ben", "Kuba"].map(str::to_owned));
        let told = |moment: &KeyMoment| format!("{}: {}", moment.round(), moment.text(&names));
        KeyMoment::of_game(&deeds).iter().map(told).collect()
    }

    fn left(who: &[usize], gems: u8) -> Event {
        Event::Left { leavers: seats(who), carried: gems, share: 0, rest: 0 }
    }

    fn fell(who: &[usize], gems: u8) -> Event {
        Event::Collapsed { hazard: Hazard::Snake, caught: seats(who), carried: gems }
    }

    #[test]
    fn the_best_of_each_kind_comes_first_and_all_are_in_order() {
        let taken = |seat: usize, artifacts: &[(u8, u8)]| Event::ArtifactsTaken {
            seat: Seat::new(seat).unwrap(),
            artifacts: artifacts.iter().copied().collect(),
        };
        let game = [
            (1, left(&[0], 12)),
            (1, left(&[1], 14)),
            (2, fell(&[0, 2], 9)),
            (3, taken(0, &[(1, 5)])),
            (3, fell(&[1], 17)),
            (4, taken(2, &[(2, 5), (4, 10)])),
            (5, left(&[0, 1], 14)),
        ];
        assert_eq!(
            told(&game),
            [
                "1: Ben brings home 14 gems",
                "2: Ana and Kuba lose 9 gems each to the snake",
                "4: Kuba takes the sun mask and the necklace, worth 15",
            ]
        );
    }

    #[test]
    fn without_one_kind_there_are_more_of_the_others_and_nothing_is_made_up() {
        assert_eq!(told(&[(1, left(&[0], 3)), (2, left(&[1], 9)), (3, fell(&[2], 0))]).len(), 2);
        let lost = told(&[(1, fell(&[0], 1)), (2, fell(&[1], 4)), (3, fell(&[2], 2)), (4, fell(&[0], 5))]);
        assert_eq!(lost.len(), 3);
        assert_eq!(lost[0], "2: Ben loses 4 gems to the snake");
        assert_eq!(told(&[]), Vec::<String>::new());
    }

    #[test]
    fn whole_games_have_three() {
        use game_core::{Game, Viewer};
        let mut games = 0;
        for seed in 0..40 {
            let mut frame: Option<crate::story::Frame> = None;
            crate::games::random_game(seed, |state, events| {
                let now: View = state.view(Viewer::Spectator);
                let from = frame.take().unwrap_or_else(|| crate::story::Frame::still(now.clone()));
                frame = web_shell::play::Picture::frames(&from, events, &now).pop();
            });
            let moments = frame.unwrap().ledger.key_moments();
            games += usize::from(moments.len() == SHOWN);
            assert!(moments.is_sorted_by_key(KeyMoment::round));
        }
        assert!(games > 35, "{games}");
    }
}
