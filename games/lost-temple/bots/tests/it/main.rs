//! The bots of Lost Temple: legal everywhere, the same for the same seed, blind to secrets, and each better than the one below.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use bots::{Bot, Budget, Level, Roster, bot};
use game_core::{Determinize, Draw, Game, Seat, SplitMix, Step, Turn, Viewer};
use lost_temple_bots::Bots;
use lost_temple_rules::{Action, Options, State};

#[path = "../../../rules/tests/it/tables.rs"]
mod tables;

fn all_bots() -> Vec<String> {
    let levels = Level::all().map(|level| level.name().to_owned());
    levels
        .chain(Bots::BASELINES.iter().map(|(name, _)| (*name).to_owned()))
        .chain(["random".to_owned()])
        .collect()
}

/// Plays a game of at most 4000 choices and says who won. Bots receive events if `told`. `at_choice` sees every
/// choice.
fn play(
    options: &Options,
    bots: &mut [Box<dyn Bot<State>>],
    budget: Option<u32>,
    seed: u64,
    told: bool,
    mut at_choice: impl FnMut(&State, usize),
) -> Option<usize> {
    let seats = bots.len();
    let mut chance = SplitMix::nth(seed, 0);
    let mut draws: Vec<SplitMix> = (1..=seats).map(|seat| SplitMix::nth(seed, seat as u64)).collect();
    let budget = budget.map_or_else(Budget::default, Budget::iterations);
    let mut state = State::new(options, seats).unwrap();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for choices in 0.. {
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(state.draw_chance(&mut chance).unwrap()),
            Turn::Act(_) if choices > 4000 => return None,
            Turn::Act(due) => {
                let seat = due.iter().next().unwrap();
                legal.clear();
                state.legal_actions(seat, &mut legal);
                at_choice(&state, seat.index());
                let known = state.knowledge(seat);
                let action = bots[seat.index()].choose(&known, &legal, &budget, &mut draws[seat.index()]);
                assert!(legal.contains(&action), "{action:?} of {legal:?}");
                Step::Act(seat, action)
            }
        };
        events.clear();
        state.apply(step, &mut events).unwrap();
        for (seat, bot) in Seat::all(seats).zip(bots.iter_mut()).filter(|_| told) {
            events
                .iter()
                .filter_map(|event| State::redact(event, Viewer::Seat(seat)))
                .for_each(|it| bot.observe(&it));
        }
    }
    state.outcome().and_then(|outcome| outcome.winners().iter().next()).map(|seat| seat.index())
}

/// What a new bot chooses here; it must be legal.
fn first_choice(name: &str, state: &State, seat: Seat, budget: &Budget<'_>) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut bot = bot::<Bots>(name).unwrap();
    let choice = bot.choose(&state.knowledge(seat), &legal, budget, &mut SplitMix::new(1));
    assert!(legal.contains(&choice), "{name}: {choice:?} of {legal:?}");
    choice
}

fn line_up(names: &[&str]) -> Vec<Box<dyn Bot<State>>> {
    names.iter().map(|name| bot::<Bots>(name).unwrap()).collect()
}

/// How many of these games the first of `names` wins, in each seat equally often.
fn wins(names: &[&str], budget: Option<u32>, games: u64) -> u64 {
    let seats = names.len();
    let won = |game: &u64| {
        let shift = *game as usize % seats;
        let turned: Vec<&str> = (0..seats).map(|seat| names[(seat + shift) % seats]).collect();
        let winner = play(&Options::default(), &mut line_up(&turned), budget, 1000 + game, false, |_, _| {});
        winner.is_some_and(|seat| (seat + shift).is_multiple_of(seats))
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn every_bot_chooses_what_is_legal_at_every_table() {
    let names = all_bots();
    for (number, seats) in (0..).zip((2..=8).chain(2..=8)) {
        let told = seats % 2 == 0;
        let options = Options { mandarin: number >= 7, ..Options::default() };
        let mut draw = SplitMix::nth(3, number);
        let mut bots: Vec<_> = (0..seats)
            .map(|seat| bot::<Bots>(&names[(seat + number as usize) % names.len()]).unwrap())
            .collect();
        draw.shuffle(&mut bots);
        assert!(play(&options, &mut bots, Some(3), number, told, |_, _| {}).is_some());
    }
}

#[test]
fn every_bot_can_play_on_strange_boards() {
    for (number, board) in (0..).zip(tables::edge_boards()) {
        for seats in [2, 3, 5, 8] {
            let options = Options { board: board.clone(), mandarin: seats == 5 };
            let names = all_bots();
            let mut bots: Vec<_> = (0..seats).map(|seat| bot::<Bots>(&names[seat]).unwrap()).collect();
            play(&options, &mut bots, Some(2), number, false, |_, _| {});
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |told| {
        let mut seen = Vec::new();
        let mut bots = line_up(&["oracle", "pathfinder", "guide", "porter"]);
        let winner = play(&Options::default(), &mut bots, Some(20), 7, told, |state, seat| {
            seen.push((state.clone(), seat))
        });
        (seen, winner)
    };
    assert_eq!(game(true), game(true));
}

/// A new bot asked in the middle of a game answers the same at two tables that differ only in what it may not know.
#[test]
fn what_others_hide_changes_no_choice() {
    for name in all_bots() {
        let mut asked = 0;
        let mut bots = line_up(&["guide", "porter", "guide"]);
        play(&Options::default(), &mut bots, None, 11, false, |state, seat| {
            asked += 1;
            if asked % 7 != 0 {
                return;
            }
            let seat = Seat::new(seat).unwrap();
            let known = state.knowledge(seat);
            let other = State::determinize(&known, &mut SplitMix::new(asked));
            let choice = |state: &State| first_choice(&name, state, seat, &Budget::iterations(10));
            assert_eq!(choice(state), choice(&other), "{name}");
        });
    }
}

#[test]
fn a_spent_budget_still_gives_a_choice() {
    let state = {
        let mut table = State::new(&Options::default(), 4).unwrap();
        let mut draw = SplitMix::new(1);
        while table.turn() == Turn::Chance {
            let outcome = table.draw_chance(&mut draw).unwrap();
            table.apply(Step::Chance(outcome), &mut ()).unwrap();
        }
        table
    };
    let Turn::Act(due) = state.turn() else { panic!("someone picks") };
    for name in all_bots() {
        let spent = || true;
        first_choice(&name, &state, due.iter().next().unwrap(), &Budget::iterations(0).capped(&spent));
    }
}

#[test]
fn porter_beats_random() {
    let won = wins(&["porter", "random"], None, 200);
    assert!(won > 130, "{won} of 200");
}

#[test]
fn guide_beats_porter() {
    let won = wins(&["guide", "porter"], None, 200);
    assert!(won > 120, "{won} of 200");
}

#[test]
fn pathfinder_beats_guide() {
    let won = wins(&["pathfinder", "guide"], Some(25), 40);
    assert!(won > 22, "{won} of 40");
}

#[test]
fn oracle_beats_pathfinder() {
    let won = wins(&["oracle", "pathfinder"], Some(50), 40);
    assert!(won > 20, "{won} of 40");
}

#[test]
fn oracle_beats_three_guides() {
    let won = wins(&["oracle", "guide", "guide", "guide"], Some(50), 40);
    assert!(won > 12, "{won} of 40, a quarter would be fair");
}

#[test]
fn baselines_take_no_argument() {
    assert!(bot::<Bots>("runner:3").is_err());
    assert!(bot::<Bots>("saver").is_ok());
    assert!(Level::all().all(|level| !Bots::character(level).is_empty()));
}
