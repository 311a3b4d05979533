//! Kinds of explorers, and how likely each of them leaves: what Oracle believes the others to be.

use super::chance::below;
use super::guide::Guide;
use super::inputs::{self, POSITION};
use super::net::{Net, chance};
use super::pathfinder;
use super::porter;
use bots::math::{exp, ln};
use game_core::{MAX_SEATS, Seat, SeatSet};
use incan_gold_fast::{Fast, GEMS, Odds};
use incan_gold_rules::ROUNDS;
use std::sync::LazyLock;

/// How a player chooses, as far as it can be guessed from what all inside share.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// Stays while one more card is worth exp(`log`) times what it puts at risk; `log` varies by `spread` from decision to decision.
    Bold {
        log: f32,
        spread: f32,
    },
    Coin(f32),
    Cards(u8),
    Hazards(u8),
    Gems(u8),
    Risk(f64),
    Sweep(u8),
    Alone,
    Artifact,
    Follow,
    Porter,
}

/// Kinds that look at more than all inside share: Guide, Pathfinder, and players of the same network without noise.
pub const PERSONS: usize = 3;
pub const KINDS: usize = 96;
const IMPERSONAL: usize = KINDS - PERSONS;
/// How often anyone does something unexpected.
const LAPSE: f32 = 0.01;

/// All kinds, and what there is to know about them in advance.
pub struct Everyone {
    kinds: [Kind; IMPERSONAL],
    /// How likely a player is to be of each kind.
    pub prior: [f32; KINDS],
    /// How likely each kind leaves in an early and in a late position.
    pub typical: [[f32; KINDS]; 2],
}

impl Everyone {
    pub fn get() -> &'static Everyone {
        &EVERYONE
    }
}

static EVERYONE: LazyLock<Everyone> = LazyLock::new(|| {
    let mut kinds = Vec::new();
    let mut add = |some: &[Kind], weight: f32| {
        kinds.extend(some.iter().map(|kind| (*kind, weight / some.len() as f32)));
    };
    for (spread, steps, width, share) in
        [(0.04, 12, 0.13, 0.22), (0.3, 4, 0.3, 0.08), (0.5, 5, 0.3, 0.14), (1.0, 2, 0.6, 0.04)]
    {
        let logs = (-steps..=steps).map(|step| width * step as f32);
        let weights: Vec<f32> = logs.clone().map(|log| exp(f64::from(-log * log / 0.72)) as f32).collect();
        let total: f32 = weights.iter().sum();
        for (log, weight) in logs.zip(weights) {
            add(&[Kind::Bold { log, spread }], share * weight / total);
        }
    }
    add(&[0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65].map(Kind::Coin), 0.08);
    add(&[3, 4, 5, 6, 7, 8, 9].map(Kind::Cards), 0.04);
    add(&[1, 2, 3, 4].map(Kind::Hazards), 0.05);
    add(&[3, 5, 7, 9, 11, 13, 16, 20].map(Kind::Gems), 0.04);
    add(&[0.09, 0.13, 0.17, 0.21, 0.26, 0.31, 0.38, 0.46].map(Kind::Risk), 0.04);
    add(&[2, 4, 5, 7, 10].map(Kind::Sweep), 0.03);
    add(&[Kind::Alone, Kind::Artifact, Kind::Follow], 0.03);
    add(&[Kind::Porter], 0.04);
    let persons = [0.05, 0.05, 0.10];
    let early = Odds {
        players: 3,
        turned: 4,
        hazards: 2,
        hand: 6,
        path: 3,
        artifacts: 0,
        cards: 27,
        deadly: 4,
        shares: 32,
    };
    let late = Odds {
        players: 3,
        turned: 7,
        hazards: 3,
        hand: 11,
        path: 4,
        artifacts: 0,
        cards: 24,
        deadly: 6,
        shares: 28,
    };
    let mut everyone = Everyone {
        kinds: [Kind::Porter; IMPERSONAL],
        prior: [0.0; KINDS],
        typical: [[0.2; KINDS], [0.5; KINDS]],
    };
    assert_eq!(kinds.len(), IMPERSONAL);
    for (at, (kind, weight)) in kinds.into_iter().enumerate() {
        everyone.kinds[at] = kind;
        everyone.prior[at] = weight;
    }
    everyone.prior[IMPERSONAL..].copy_from_slice(&persons);
    for (typical, odds) in everyone.typical.iter_mut().zip([early, late]) {
        typical[..IMPERSONAL].copy_from_slice(&impersonal(&everyone.kinds, &odds, 4));
    }
    let total: f32 = everyone.prior.iter().sum();
    everyone.prior.iter_mut().for_each(|weight| *weight /= total);
    everyone
});

/// Normal distribution function at multiples of 1/16 from -4 to 4.
static BELOW: LazyLock<[f32; 129]> =
    LazyLock::new(|| std::array::from_fn(|at| below((at as f64 - 64.0) / 16.0) as f32));

impl Kind {
    fn leaves(self, odds: &Odds, log_worth: f32, seats: usize) -> f32 {
        let sure = match self {
            Kind::Bold { log, spread } => {
                let at = 64.5 + 16.0 * ((log - log_worth) / spread).clamp(-4.0, 4.0);
                return BELOW[at as usize];
            }
            Kind::Coin(camp) => return camp,
            Kind::Cards(cards) => odds.turned >= cards,
            Kind::Hazards(hazards) => odds.hazards >= hazards,
            Kind::Gems(gems) => odds.hand >= gems,
            Kind::Risk(p) => odds.bust() >= p,
            Kind::Sweep(gems) => odds.path >= gems || odds.hazards >= 3,
            Kind::Alone => odds.players == 1,
            Kind::Artifact => odds.artifacts > 0 || odds.hazards >= 2,
            Kind::Follow => usize::from(odds.players) < seats || odds.hazards >= 3,
            Kind::Porter => {
                if odds.hand == 0 && odds.path == 0 && odds.artifacts == 0 {
                    return 0.0;
                }
                let usual = 3.0 + (14 / seats) as f32;
                let content = ((f32::from(odds.hand) - usual + 3.0) / 5.0).clamp(0.0, 1.0);
                let nerve = (0.5 * (f32::from(odds.hazards) - 1.0)).clamp(0.0, 1.0);
                let calm = 1.0 - 1.0 / porter::impulse(odds) as f32;
                return 1.0 - calm * (1.0 - content) * (1.0 - nerve);
            }
        };
        f32::from(u8::from(sure))
    }
}

fn impersonal(kinds: &[Kind; IMPERSONAL], odds: &Odds, seats: usize) -> [f32; IMPERSONAL] {
    let log_worth = log_worth(odds);
    kinds.map(|kind| LAPSE / 2.0 + (1.0 - LAPSE) * kind.leaves(odds, log_worth, seats))
}

/// How likely a player of each kind leaves now.
#[derive(Clone, Debug)]
pub struct Habits {
    pub inside: SeatSet,
    /// By seat and kind.
    pub leave: [[f32; KINDS]; MAX_SEATS],
    /// The same for a turn later, if the next card is a treasure or a harmless hazard; only of the kinds that can be foretold.
    pub after_treasure: [f32; KINDS],
    pub after_hazard: [f32; KINDS],
}

/// One of the kinds, by number.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habit(pub u8);

impl Habit {
    pub fn typical(self) -> [f32; 2] {
        [0, 1].map(|at: usize| EVERYONE.typical[at][usize::from(self.0)])
    }

    pub fn is_kin(self) -> bool {
        usize::from(self.0) > IMPERSONAL
    }

    pub fn leave_chance(self, game: &Fast, odds: &Odds, seat: Seat, net: &Net) -> f32 {
        let meant = match usize::from(self.0).checked_sub(IMPERSONAL) {
            None => EVERYONE.kinds[usize::from(self.0)].leaves(odds, log_worth(odds), game.seats()),
            Some(0) => Guide.leave_chance(game, odds, seat) as f32,
            Some(1) => pathfinder::leave_chance(net, game, odds, seat),
            Some(_) => {
                let mut seen = [0.0; POSITION];
                inputs::position(game, odds, seat, &mut seen);
                chance(net.think(&seen).camp)
            }
        };
        LAPSE / 2.0 + (1.0 - LAPSE) * meant
    }

    /// The same a turn later, of the kinds that can be foretold.
    pub fn later(self, next: &[Odds; 2], seats: usize) -> Option<[f32; 2]> {
        let kind = EVERYONE.kinds.get(usize::from(self.0))?;
        Some([0, 1].map(|at: usize| {
            LAPSE / 2.0 + (1.0 - LAPSE) * kind.leaves(&next[at], log_worth(&next[at]), seats)
        }))
    }
}

fn log_worth(odds: &Odds) -> f32 {
    ln(odds.worth().clamp(0.01, 100.0)) as f32
}

/// The odds after an average treasure and after a harmless hazard, if nobody leaves.
pub fn next(game: &Fast, odds: &Odds) -> [Odds; 2] {
    let treasures = (game.deck() & ((1 << GEMS.len()) - 1)).count_ones().max(1) as u8;
    let share = odds.shares / treasures;
    let turned = Odds { turned: odds.turned + 1, cards: odds.cards.saturating_sub(1), ..*odds };
    let treasure = Odds { hand: odds.hand + share, shares: odds.shares - share, ..turned };
    [treasure, Odds { hazards: odds.hazards + 1, deadly: odds.deadly + 2, ..turned }]
}

impl Habits {
    /// `net` plays without knowing the others.
    pub fn of(game: &Fast, odds: &Odds, net: &Net) -> Habits {
        let mut habits = Habits {
            inside: game.inside(),
            leave: [[0.0; KINDS]; MAX_SEATS],
            after_treasure: [0.0; KINDS],
            after_hazard: [0.0; KINDS],
        };
        for (after, odds) in
            [&mut habits.after_treasure, &mut habits.after_hazard].into_iter().zip(next(game, odds))
        {
            after[..IMPERSONAL].copy_from_slice(&impersonal(&EVERYONE.kinds, &odds, game.seats()));
        }
        let impersonal = impersonal(&EVERYONE.kinds, odds, game.seats());
        let mut seen = [0.0; POSITION];
        let mut pathfinder = None;
        for seat in game.inside() {
            inputs::position(game, odds, seat, &mut seen);
            let guide = Guide.leave_chance(game, odds, seat) as f32;
            let pathfinder = match pathfinder {
                Some(alike) if game.round() < ROUNDS => alike, // it does not look at the tents
                _ => *pathfinder.insert(pathfinder::leave_chance(net, game, odds, seat)),
            };
            let leave = &mut habits.leave[seat.index()];
            leave[..IMPERSONAL].copy_from_slice(&impersonal);
            for (leave, person) in
                leave[IMPERSONAL..].iter_mut().zip([guide, pathfinder, chance(net.think(&seen).camp)])
            {
                *leave = LAPSE / 2.0 + (1.0 - LAPSE) * person;
            }
        }
        habits
    }
}

/// The sum of the products. It is added up in eight parts, which a processor does side by side.
pub fn dot(some: &[f32; KINDS], others: &[f32; KINDS]) -> f32 {
    let mut sums = [0.0; 8];
    for (some, others) in some.as_chunks::<8>().0.iter().zip(others.as_chunks::<8>().0) {
        for (sum, (some, other)) in sums.iter_mut().zip(some.iter().zip(others)) {
            *sum += some * other;
        }
    }
    sums.iter().sum()
}
