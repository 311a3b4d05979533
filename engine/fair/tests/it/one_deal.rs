//! Tables that share a deal of scheme 2 draw alike, whatever their players do, and each draw is still as likely as its weight.

use catalog::{GameKind, with_game};
use fair::{Deal, Salt, Scheme, Secret};
use game_core::{ChanceKey, Draw, Game, SplitMix, Step};
use game_testkit::random_step;
use std::collections::{BTreeMap, BTreeSet};

/// How many tables play each deal.
const TABLES: u64 = 1000;

fn deal(number: u64) -> Deal {
    let mut source = SplitMix::nth(19, number);
    let mut bytes = || std::array::from_fn(|_| source.next_word() as u8);
    Deal::new(Scheme::ByCard, &Secret::new(bytes()), "one-deal", &[Some(Salt::new(bytes())), None])
}

/// Plays one game with this deal and random choices. Calls back with each table at which chance is due, and what it brought.
fn play<G: Game>(deal: &Deal, seats: usize, draw: &mut SplitMix, mut drawn: impl FnMut(&G, G::Chance)) {
    let mut game = G::new(&G::usual_options(), seats).unwrap();
    let mut step = 0;
    while let Some(random) = random_step(&game, draw) {
        step += 1;
        let next = match deal.chance(&game, step) {
            Some(outcome) => {
                drawn(&game, outcome);
                Step::Chance(outcome)
            }
            None => random,
        };
        game.apply(next, &mut ()).unwrap();
    }
}

/// A card that is told apart from equal ones: its name, the number of copies in the pool, and how many of them are drawn before it.
type Item = (String, u32, u32);

/// What tables with one deal have shown of its orders.
#[derive(Default)]
struct Orders {
    /// By pool: which item came while which other one was there to be drawn.
    before: BTreeMap<String, BTreeSet<(Item, Item)>>,
    /// By pool and number: what is there.
    at: BTreeMap<(String, u32), String>,
}

impl Orders {
    fn note<G: Game>(&mut self, game: &G, outcome: G::Chance) {
        let text = |card: &G::Chance| serde_json::to_string(card).unwrap();
        match game.chance_key() {
            ChanceKey::Nth(pool, number) => {
                let card = text(&outcome);
                let there = self.at.entry((pool.to_string(), number)).or_insert_with(|| card.clone());
                assert_eq!(*there, card, "number {number} of {pool} is the same at every table");
            }
            ChanceKey::First(pool) => {
                let (mut left, mut all) = (Vec::new(), Vec::new());
                game.chance_outcomes(&mut left);
                game.chance_pool(&mut all);
                let copies: BTreeMap<_, _> = all.into_iter().collect();
                let item = |card: &G::Chance, left: u32| (text(card), copies[card], copies[card] - left);
                let taken = left.iter().find(|(card, _)| *card == outcome).unwrap();
                let taken = item(&taken.0, taken.1);
                let before = self.before.entry(pool.to_string()).or_default();
                for (card, count) in left.iter().filter(|(card, _)| *card != outcome) {
                    let other = item(card, *count);
                    assert!(
                        !before.contains(&(other.clone(), taken.clone())),
                        "{taken:?}, {other:?} in {pool}"
                    );
                    before.insert((taken.clone(), other));
                }
            }
            ChanceKey::Step => panic!("tables would part ways"),
        }
    }
}

/// Cards that are in both decks come in the same order, positions hold the same cards, and set-aside cards and tokens are the same as far
/// as the choices permit: no table ever shows an order that another one contradicts.
fn one_order<G: Game>(seats: usize) {
    let deal = deal(seats as u64);
    let mut orders = Orders::default();
    for table in 0..TABLES {
        play::<G>(&deal, seats, &mut SplitMix::nth(seats as u64, table), |game, card| {
            orders.note(game, card)
        });
    }
    assert!(orders.before.len() + orders.at.len() > 4);
}

#[test]
fn tables_with_one_deal_show_one_order() {
    for kind in GameKind::all() {
        with_game!(kind, G => G::SEATS.for_each(one_order::<G>));
    }
}

#[test]
fn another_deal_has_another_order() {
    type Gold = catalog::games::gold::rules::State;
    let mut orders = Orders::default();
    play::<Gold>(&deal(1), 2, &mut SplitMix::new(1), |game, card| orders.note(game, card));
    let mut same = 0;
    play::<Gold>(&deal(2), 2, &mut SplitMix::new(1), |game, card| {
        let ChanceKey::Nth(pool, number) = game.chance_key() else { panic!("Gold draws by position") };
        let there = orders.at.get(&(pool.to_string(), number));
        same += u32::from(there == Some(&serde_json::to_string(&card).unwrap()));
    });
    assert!((1..16).contains(&same), "{same} of 64 cards are the same");
}

/// A million draws of whole games, each with a deal of its own. Where a draw falls among the weights is an even number between 0 and 1, if
/// the draw is fair; Pearson's statistic of 64 classes is above 103.4 once in a thousand tests, and this is one test, always the same.
#[test]
fn a_million_draws_are_as_likely_as_their_weights() {
    const CLASSES: usize = 64;
    for kind in GameKind::all() {
        let (mut counts, mut draws, mut number) = ([0_u32; CLASSES], 0_u32, 0);
        let mut random = SplitMix::new(7);
        while draws < 334_000 {
            number += 1;
            let deal = deal(1000 + number);
            with_game!(kind, G => {
                let seats = *G::SEATS.start() + number as usize % G::SEATS.count();
                play::<G>(&deal, seats, &mut SplitMix::new(number), |game, outcome| {
                    let mut outcomes = Vec::new();
                    game.chance_outcomes(&mut outcomes);
                    let at = outcomes.iter().position(|(it, _)| *it == outcome).unwrap();
                    let below: u32 = outcomes[..at].iter().map(|(_, weight)| weight).sum();
                    let (weight, total) = (outcomes[at].1, game.chance_total());
                    let within = f64::from(random.below(1 << 30)) / f64::from(1 << 30) * f64::from(weight);
                    let class = (f64::from(below) + within) / f64::from(total) * CLASSES as f64;
                    counts[class as usize] += 1;
                    draws += 1;
                });
            });
        }
        let expected = f64::from(draws) / CLASSES as f64;
        let statistic: f64 =
            counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
        assert!(statistic < 103.4, "{kind}: {statistic:.1} {counts:?}");
    }
}

/// The cards of one position, one after another under many deals, and pairs of neighbors: as even as any shuffled deck.
#[test]
fn positions_tell_nothing_of_each_other() {
    type Gold = catalog::games::gold::rules::State;
    let (mut pairs, mut total) = (BTreeMap::<(bool, bool), u32>::new(), 0);
    for number in 0..400 {
        let mut cards = BTreeMap::new();
        play::<Gold>(&deal(5000 + number), 2, &mut SplitMix::new(number), |game, card| {
            let ChanceKey::Nth(_, position) = game.chance_key() else { panic!("Gold draws by position") };
            cards.insert(position, serde_json::to_string(&card).unwrap().contains("gold"));
        });
        for (first, second) in (0..63).filter_map(|at| Some((*cards.get(&at)?, *cards.get(&(at + 1))?))) {
            *pairs.entry((first, second)).or_default() += 1;
            total += 1;
        }
    }
    // 24 of the 64 cards are gold.
    let share = |first: f64, second: f64| first / 64.0 * second / 63.0;
    for (pair, expected) in [((true, true), share(24.0, 23.0)), ((false, false), share(40.0, 39.0))] {
        let found = f64::from(pairs[&pair]) / f64::from(total);
        assert!((found - expected).abs() < 0.02, "{pair:?}: {found} instead of {expected}");
    }
}
