//! Every choice is legal and the same for the same seed, and every level is better than the one below.

use bots::{Bot, Budget, Level, Roster, bot};
use game_core::{Draw, Game, Outcome, Seat, SplitMix, Step, Turn};
use gold_bots::Bots;
use gold_rules::{Action, Color, Options, Position, State};

/// More choices than any game needs.
const MAX_CHOICES: usize = 4000;

fn all_bots() -> Vec<String> {
    let levels = Level::all().map(|level| level.name().to_owned());
    let baselines = Bots::BASELINES.iter();
    let baselines = baselines.map(|(name, _)| name.replace(":M", ":6").replace(":P", ":15"));
    levels.chain(baselines).chain(["random".to_owned()]).collect()
}

fn named(name: &str) -> Box<dyn Bot<State>> {
    bot::<Bots>(name).unwrap_or_else(|fault| panic!("{fault}"))
}

#[derive(Clone, Copy, PartialEq)]
enum Telling {
    Everything,
    Nothing,
}

/// A game: its outcome (`None` if it was not over after `MAX_CHOICES` choices) and everything that was chosen.
fn play(
    options: &Options,
    names: &[&str],
    seed: u64,
    deal: u64,
    telling: Telling,
) -> (Option<Outcome>, Vec<Action>) {
    let mut table = State::new(options, names.len()).unwrap();
    let mut bots: Vec<_> = names.iter().map(|name| named(name)).collect();
    let mut draws: Vec<_> = (0..names.len() as u64).map(|seat| SplitMix::nth(seed, seat)).collect();
    let mut chance = SplitMix::nth(deal, 1000);
    let (mut chosen, mut legal, mut events) = (Vec::new(), Vec::new(), Vec::new());
    while chosen.len() < MAX_CHOICES {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let card = table.draw_chance(&mut chance).unwrap();
                table.apply(Step::Chance(card), &mut events).unwrap();
            }
            Turn::Act(due) => {
                let seat = due.only().unwrap();
                legal.clear();
                table.legal_actions(seat, &mut legal);
                let index = seat.index();
                let known = table.knowledge(seat);
                let action = bots[index].choose(&known, &legal, &Budget::default(), &mut draws[index]);
                assert!(legal.contains(&action), "{} chose {action:?}", names[index]);
                chosen.push(action);
                table.apply(Step::Act(seat, action), &mut events).unwrap();
            }
        }
        for event in events.drain(..).filter(|_| telling == Telling::Everything) {
            bots.iter_mut().for_each(|bot| bot.observe(&event));
        }
    }
    (table.outcome(), chosen)
}

/// What `one` has won of `deals` deals against `other`, each played from both seats.
fn score(one: &str, other: &str, deals: u64) -> f64 {
    let mut won = 0.0;
    for deal in 0..deals {
        for (names, seat) in [([one, other], 0), ([other, one], 1)] {
            let (outcome, _) = play(&Options::default(), &names, 2 * deal + seat, deal, Telling::Everything);
            let winners = outcome.unwrap().winners();
            if winners.contains(Seat::new(seat as usize).unwrap()) {
                won += 1.0 / winners.len() as f64;
            }
        }
    }
    won / (2 * deals) as f64
}

#[test]
fn every_bot_plays_whole_games_at_every_table() {
    let odd_mines = vec![vec![Color::Purple, Color::Green], vec![Color::Blue, Color::Red]];
    for name in all_bots() {
        for seats in 2..=5 {
            for full_match in [false, true] {
                let mines = (seats == 2 && full_match).then(|| odd_mines.clone());
                let start = Seat::new(seats - 1).unwrap();
                let options = Options { full_match, mines, start, open_piles: full_match, stall_guard: true };
                for telling in [Telling::Everything, Telling::Nothing] {
                    let (outcome, _) = play(&options, &vec![&*name; seats], 1, 2, telling);
                    assert!(outcome.is_some(), "{name} does not come to an end at {seats} seats");
                }
            }
        }
    }
}

#[test]
fn bots_break_off_a_standoff_that_no_rule_ends() {
    let options = Options { stall_guard: false, ..Options::default() };
    for name in all_bots() {
        let ends =
            |deal: &u64| play(&options, &[&*name, &*name], *deal, *deal, Telling::Everything).0.is_some();
        // Where nothing but gold is left, say, no player can end it.
        assert!((0..10).filter(ends).count() >= 8, "{name} is stuck too often");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for name in all_bots() {
        let game = || play(&Options::default(), &[&*name, "greedy", &*name], 3, 5, Telling::Everything);
        assert_eq!(game(), game(), "{name}");
    }
}

#[test]
fn which_of_two_cards_was_turned_last_does_not_change_a_choice() {
    let at = |index| Action::Flip(Position::new(index).unwrap());
    let table = |order: [(usize, &str); 2]| {
        let mut table = State::new(&Options::default(), 2).unwrap();
        for (index, card) in order {
            table.apply(Step::Act(Seat::default(), at(index)), &mut ()).unwrap();
            table.apply(Step::Chance(card.parse().unwrap()), &mut ()).unwrap();
        }
        table
    };
    let (gold, man) = ((3, "gold-4"), (9, "green-3"));
    let (one, other) = (table([gold, man]), table([man, gold]));
    let seat = Seat::new(1).unwrap();
    assert_ne!(one.knowledge(seat), other.knowledge(seat));
    for name in all_bots() {
        for seed in 0..5 {
            let choice = |table: &State| {
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let known = table.knowledge(seat);
                named(&name).choose(&known, &legal, &Budget::default(), &mut SplitMix::new(seed))
            };
            assert_eq!(choice(&one), choice(&other), "{name}");
        }
    }
}

#[test]
fn a_bot_can_be_asked_in_the_middle_of_a_game() {
    for name in all_bots() {
        for seats in 2..=5 {
            let mut table = State::new(&Options::default(), seats).unwrap();
            let mut draw = SplitMix::new(seats as u64);
            while table.turn() != Turn::Over {
                let Turn::Act(due) = table.turn() else {
                    let card = table.draw_chance(&mut draw).unwrap();
                    table.apply(Step::Chance(card), &mut ()).unwrap();
                    continue;
                };
                let seat = due.only().unwrap();
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let known = table.knowledge(seat);
                let choice = named(&name).choose(&known, &legal, &Budget::default(), &mut draw);
                assert!(legal.contains(&choice), "{name}");
                let any = *draw.pick(&legal).unwrap();
                table.apply(Step::Act(seat, any), &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn a_baseline_says_what_is_wrong_with_its_argument() {
    for name in ["greedy:x", "greedy:65", "forgetful", "forgetful:101", "forgetful:-1", "miser:2", "nobody"] {
        assert!(bot::<Bots>(name).is_err(), "{name}");
    }
    for name in ["greedy:0", "greedy:64", "forgetful:0", "forgetful:100"] {
        assert!(bot::<Bots>(name).is_ok(), "{name}");
    }
}

#[test]
fn every_level_beats_the_one_below() {
    for (one, other, least) in [
        ("porter", "random", 0.65),
        ("guide", "porter", 0.60),
        ("pathfinder", "guide", 0.55),
        ("oracle", "pathfinder", 0.51),
    ] {
        let score = score(one, other, 150);
        assert!(score > least, "{one} scores {score} against {other}");
    }
}

#[test]
fn oracle_beats_greed() {
    let score = score("oracle", "greedy", 150);
    assert!(score > 0.62, "{score}");
}

#[test]
fn oracle_beats_a_search_that_counts_leads() {
    let score = score("oracle", "expectimax", 200);
    assert!(score > 0.52, "{score}");
}

/// In every seat equally often; a quarter would be fair.
#[test]
fn oracle_beats_three_greedy_players() {
    let mut won = 0.0;
    for deal in 0..200 {
        let seat = deal as usize % 4;
        let mut names = ["greedy"; 4];
        names[seat] = "oracle";
        let (outcome, _) = play(&Options::default(), &names, deal, deal, Telling::Everything);
        let winners = outcome.unwrap().winners();
        if winners.contains(Seat::new(seat).unwrap()) {
            won += 1.0 / winners.len() as f64;
        }
    }
    assert!(won / 200.0 > 0.29, "{won} of 200");
}

#[test]
fn memory_is_what_the_lower_levels_lack() {
    assert!(score("greedy", "greedy:2", 60) > 0.6);
    assert!(score("greedy", "forgetful:20", 60) > 0.6);
}
