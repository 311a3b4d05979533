//! The bots of every game as company: no two of a level are clones, a Companion has the strength it is asked for, and a bot whose time
//! is over answers at once.

use bots::{Bot, Budget, Companion, Level, Roster, Strength};
use catalog::{GameKind, GameModule, with_game};
use game_core::{Draw, Game, Seat, SplitMix, Step, Turn, Viewer};
use std::cell::Cell;

/// A bot's situation: the table, the seat that is asked, and everything that has happened.
struct Situation<G: Game> {
    table: G,
    seat: Seat,
    events: Vec<G::Event>,
}

impl<G: GameModule> Situation<G> {
    /// A new bot that has seen all of the game.
    fn seated(&self, mut bot: Box<dyn Bot<G>>) -> Box<dyn Bot<G>> {
        let viewer = Viewer::Seat(self.seat);
        self.events.iter().filter_map(|event| G::redact(event, viewer)).for_each(|event| bot.observe(&event));
        bot
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.table.legal_actions(self.seat, &mut legal);
        legal
    }

    fn choice(&self, bot: Box<dyn Bot<G>>, budget: &Budget<'_>, draw: &mut SplitMix) -> G::Action {
        self.seated(bot).choose(&self.table.knowledge(self.seat), &self.legal(), budget, draw)
    }
}

/// Situations of a game between Porters in which there is something to choose, every `step`-th one.
fn situations<G: GameModule>(seats: usize, seed: u64, step: usize) -> Vec<Situation<G>> {
    let mut table = G::new(&G::usual_options(), seats).unwrap();
    let mut bots: Vec<_> = (0..seats).map(|_| G::Bots::level(Level::Porter)).collect();
    let mut draw = SplitMix::nth(seed, seats as u64);
    let (mut found, mut events): (Vec<Situation<G>>, Vec<G::Event>) = (Vec::new(), Vec::new());
    let mut number = 0;
    while found.len() < 200 {
        let next = match table.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(table.draw_chance(&mut draw).unwrap()),
            Turn::Act(due) => {
                let seat = due.iter().next().unwrap();
                let situation = Situation { table: table.clone(), seat, events: events.clone() };
                let legal = situation.legal();
                let bot = &mut bots[seat.index()];
                let choice = bot.choose(&table.knowledge(seat), &legal, &Budget::default(), &mut draw);
                if legal.len() > 1 {
                    number += 1;
                    found.extend((number % step == 0).then_some(situation));
                }
                Step::Act(seat, choice)
            }
        };
        let before = events.len();
        table.apply(next, &mut events).unwrap();
        for (bot, seat) in bots.iter_mut().zip(Seat::all(seats)) {
            let visible = events[before..].iter().filter_map(|event| G::redact(event, Viewer::Seat(seat)));
            visible.for_each(|event| bot.observe(&event));
        }
    }
    found
}

/// A table with enough seats for two of a level and others.
fn seats<G: Game>() -> usize {
    (*G::SEATS.end()).min(4)
}

fn no_clones<G: GameModule>() {
    let situations: Vec<Situation<G>> =
        (1..=8).flat_map(|seed| situations::<G>(seats::<G>(), seed, 2)).take(400).collect();
    for level in Level::all() {
        let budget = Budget::iterations(64);
        let chooses = |situation: &Situation<G>, seed| {
            situation.choice(G::Bots::level(level), &budget, &mut SplitMix::new(seed))
        };
        let differs = |(it, seed): &(&Situation<G>, u64)| chooses(it, 2 * seed) != chooses(it, 2 * seed + 1);
        let (differ, all) = (situations.iter().zip(1..).filter(differs).count(), situations.len());
        assert!(differ > 0, "{}: two of level {level} choose alike in all of {all} situations", G::NAME);
    }
}

#[test]
fn two_bots_of_a_level_do_not_always_choose_alike() {
    for kind in GameKind::all() {
        with_game!(kind, G => no_clones::<G>());
    }
}

#[test]
fn the_levels_stand_on_one_ladder_and_a_guide_is_like_a_new_player() {
    for kind in GameKind::all() {
        let strengths = with_game!(kind, G => <G as GameModule>::Bots::STRENGTHS);
        assert!(strengths.is_sorted_by(|lower, higher| lower < higher), "{kind}: {strengths:?}");
        assert_eq!(strengths[1], Strength::NEW.0, "{kind}");
    }
}

/// In how many situations a Companion of this strength chooses like a bot of this level that draws the same.
fn follows<G: GameModule>(strength: u16, level: Level, situations: &[Situation<G>]) -> usize {
    let budget = Budget::iterations(64);
    let same = |(it, seed): &(&Situation<G>, u64)| {
        let companion = Box::new(Companion::new::<G::Bots>(Strength(strength)));
        let alike = it.choice(G::Bots::level(level), &budget, &mut SplitMix::new(*seed));
        it.choice(companion, &budget, &mut SplitMix::new(*seed)) == alike
    };
    situations.iter().zip(1..).filter(same).count()
}

fn a_companion_plays_like_the_ladder<G: GameModule>() {
    let situations = situations::<G>(seats::<G>(), 2, 5);
    for (level, strength) in Level::LADDER.into_iter().zip(G::Bots::STRENGTHS) {
        assert_eq!(follows(strength, level, &situations), situations.len(), "{}: {level}", G::NAME);
    }
    assert_eq!(follows(0, Level::Porter, &situations), situations.len(), "no weaker than the ladder");
    assert_eq!(follows(u16::MAX, Level::Oracle, &situations), situations.len(), "no stronger");
    // The same seed gives the same choices between two levels, too.
    let [_, guide, pathfinder, _] = G::Bots::STRENGTHS;
    let between = format!("companion:{}", guide.midpoint(pathfinder));
    let choose = |it: &Situation<G>| {
        let bot = bots::bot::<G::Bots>(&between).unwrap();
        it.choice(bot, &Budget::iterations(64), &mut SplitMix::new(7))
    };
    assert!(situations.iter().all(|it| choose(it) == choose(it)));
}

#[test]
fn a_companion_of_a_levels_strength_plays_like_it_and_never_leaves_the_ladder() {
    for kind in GameKind::all() {
        with_game!(kind, G => a_companion_plays_like_the_ladder::<G>());
        let named = |name| with_game!(kind, G => bots::bot::<<G as GameModule>::Bots>(name).map(drop));
        assert!(named("companion").is_ok() && named("companion:1750").is_ok());
        assert!(named("companion:").unwrap_err().contains("whole number"));
        assert!(named("companion:strong").unwrap_err().contains("whole number"));
    }
}

/// How much a bot may still do when its time is over from the start: how often it may ask, and how many random words it may draw, which is
/// how its work can be counted without a clock. So many words are a few milliseconds of playing out, also where it prepares for the search.
const MAX_ASKED: u32 = 4;
const MAX_WORDS: u64 = 300_000;

fn stops_at_once<G: GameModule>(seats: usize) {
    for (it, seed) in situations::<G>(seats, 3, 11).iter().zip(1..) {
        for level in Level::all() {
            let asked = Cell::new(0);
            let over = || {
                asked.set(asked.get() + 1);
                true
            };
            let mut draw = SplitMix::new(seed);
            let choice = it.choice(G::Bots::level(level), &Budget::default().capped(&over), &mut draw);
            assert!(it.legal().contains(&choice));
            let mut again = SplitMix::new(seed);
            let last = draw.next_word();
            let words = (0..MAX_WORDS + 1).take_while(|_| again.next_word() != last).count() as u64;
            let what = format!("{level} of {} with {seats} players", G::NAME);
            assert!(asked.get() <= MAX_ASKED, "{what} asks {} times whether its time is over", asked.get());
            assert!(words <= MAX_WORDS, "{what} draws more than {MAX_WORDS} words although its time is over");
        }
    }
}

#[test]
fn a_bot_whose_time_is_over_answers_at_once() {
    for kind in GameKind::all() {
        let sizes = with_game!(kind, G => G::SEATS);
        for seats in sizes {
            with_game!(kind, G => stops_at_once::<G>(seats));
        }
    }
}
