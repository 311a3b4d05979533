//! Two players without artifacts: the solver against plain recursion, known values, and its own best response.

use incan_gold_bots::duel::{Duel, Ends, Kinds, WinChances};

/// A round as plain recursion sees it.
#[derive(Clone)]
struct Round<'a> {
    left: Vec<i32>,
    unseen: Vec<i32>, // cards of each kind not seen yet
    seen: Vec<i32>,   // cards left of each kind seen
    end: &'a dyn Fn(i32) -> f64,
}

impl Round<'_> {
    /// The mean over all cards of what `then` makes of what follows: the treasure turned, if any, or nothing after a collapse.
    fn mean(&self, collapse: f64, then: &dyn Fn(&Round<'_>, i32) -> f64) -> f64 {
        let (mut sum, mut cards) = (0.0, 0.0);
        for at in 0..self.left.len() {
            let mut next = self.clone();
            let gems = next.left.remove(at);
            sum += then(&next, gems);
            cards += 1.0;
        }
        for at in 0..self.unseen.len() {
            let mut next = self.clone();
            let of = next.unseen.remove(at);
            next.seen.push(of - 1);
            sum += f64::from(of) * then(&next, 0);
            cards += f64::from(of);
        }
        let fatal = f64::from(self.seen.iter().sum::<i32>());
        (sum + fatal * collapse) / (cards + fatal)
    }

    /// Going on alone: the lead without the hand, and the hand.
    fn alone(&self, lead: i32, hand: i32) -> f64 {
        self.mean((self.end)(lead), &|next, gems| {
            (next.end)(lead + hand + gems).max(next.alone(lead, hand + gems))
        })
    }

    fn both(&self, lead: i32, hand: i32, path: i32) -> f64 {
        let camp_camp = (self.end)(lead);
        let torch_camp = self.alone(lead - hand - path, hand);
        let camp_torch = 1.0 - self.alone(-lead - hand - path, hand);
        let torch_torch =
            self.mean((self.end)(lead), &|next, gems| next.both(lead, hand + gems / 2, path + gems % 2));
        // Whatever the other does, a mixture gets at least its worse column; the best of a fine grid is the value.
        let worse = |camp: f64| {
            let columns = [
                camp * camp_camp + (1.0 - camp) * torch_camp,
                camp * camp_torch + (1.0 - camp) * torch_torch,
            ];
            columns[0].min(columns[1])
        };
        (0..=4000).map(|step| worse(f64::from(step) / 4000.0)).fold(0.0, f64::max)
    }
}

fn last_round(lead: i32) -> f32 {
    (1.0 + lead.signum() as f32) / 2.0
}

fn smooth(lead: i32) -> f32 {
    1.0 / (1.0 + (-0.11 * lead as f32).exp())
}

#[test]
fn the_solver_agrees_with_plain_recursion() {
    for (end, lead) in [(last_round as fn(i32) -> f32, 0), (last_round, 4), (smooth, 0), (smooth, -9)] {
        // Left are 2, 9 and 14; all other treasures were drawn.
        let treasures = 1 << 1 | 1 << 8 | 1 << 12;
        let duel = Duel { treasures, kinds: [1, 1, 1], seen: [0, 1, 0], lead, horizon: 15 };
        let drawn: Vec<i32> = [1, 3, 4, 5, 5, 7, 7, 11, 11, 13, 15, 17].into();
        let (hand, path) = (drawn.iter().map(|v| v / 2).sum(), drawn.iter().map(|v| v % 2).sum());
        let end64 = |lead| f64::from(end(lead));
        let round = Round { left: vec![2, 9, 14], unseen: vec![1, 3], seen: vec![1], end: &end64 };
        let solved = duel.solve(&Ends::new(end, [end, end, end]));
        let plain = round.both(lead, hand, path);
        assert!((f64::from(solved.value) - plain).abs() < 5e-4, "lead {lead}: {solved:?}, plainly {plain}");
        let alone = duel.go_on_alone(11, &Ends::new(end, [end, end, end]));
        let plain = round.alone(lead, 11);
        assert!((f64::from(alone) - plain).abs() < 1e-5, "lead {lead}: alone {alone}, plainly {plain}");
    }
}

#[test]
fn the_shipped_table_has_the_known_values() {
    let table = WinChances::shipped();
    let known = [
        (5, [0.647, 0.675, 0.717, 0.780, 0.873]),
        (10, [0.727, 0.753, 0.787, 0.835, 0.902]),
        (20, [0.863, 0.884, 0.908, 0.934, 0.964]),
        (40, [0.976, 0.984, 0.991, 0.996, 1.000]),
    ];
    for (lead, chances) in known {
        for (round, chance) in (1..).zip(chances) {
            let here = table.chances(round, [0, 0, 5]);
            assert!((here(lead) - chance).abs() < 1e-3, "round {round}, lead {lead}: {}", here(lead));
            assert!((here(lead) + here(-lead) - 1.0).abs() < 1e-6);
        }
    }
}

/// The whole of the last round, and a later part of an earlier one, against an opponent who knows the solution by heart. The
/// example `incan_gold_exploit` does it for whole games.
#[test]
fn nobody_gains_anything_by_knowing_the_solution() {
    let table = WinChances::shipped();
    let deck: Kinds = [0, 0, 5];
    let ends = table.ends(5, deck);
    let gained = Duel::at_entrance(deck, -7, 5).exploited(&ends, &ends);
    let value = Duel::at_entrance(deck, -7, 5).solve(&ends).value;
    assert!((gained - value).abs() < 1e-3, "{gained} instead of {value}");
    let ends = table.ends(2, deck);
    let duel = Duel { treasures: 0b011_0101_1100_1110, kinds: deck, seen: [0, 0, 2], lead: 6, horizon: 15 };
    let (gained, value) = (duel.exploited(&ends, &ends), duel.solve(&ends).value);
    assert!((gained - value).abs() < 1e-3, "{gained} instead of {value}");
}
