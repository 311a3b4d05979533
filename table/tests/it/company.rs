//! Bots as company: a Companion plays with the strength of the people, which is written down, and every bot draws for itself.

use crate::common::{TestTable, inputs, person, setup};
use bots::{Level, Strength};
use catalog::GameKind;
use game_core::SplitMix;
use game_table::Inputs;
use std::cell::Cell;
use wire::{Command, Phase};

fn incan_gold(places: u8) -> wire::Setup {
    setup(GameKind::IncanGold, "{}", places)
}

/// Ana starts, and the people there are this strong.
fn start(house: &mut TestTable, strength: u16) -> String {
    let inputs = Inputs { strength: Strength(strength), ..inputs(9) };
    let plan =
        house.table.submit(&person(0), 900 + u64::from(strength), &Command::Start {}, &inputs).unwrap();
    house.write(plan).into_iter().find(|entry| entry.contains("started")).unwrap()
}

#[test]
fn a_game_with_a_companion_says_how_strong_it_plays() {
    for game in GameKind::all() {
        let mut house = TestTable::open(setup(game, "{}", 3), &[Level::Companion, Level::Companion]);
        assert!(start(&mut house, 2130).contains(r#""companion":2130"#));
        let mut draw = SplitMix::new(1);
        house.play_on(&mut draw);
        assert_eq!(house.table.phase(), Phase::Over);
        let ended = &house.ended[0];
        assert_eq!((ended.companion, ended.whole), (Some(Strength(2130)), true));
        let header = ended.record.lines().next().unwrap();
        assert!(header.contains(r#""bots":[null,"companion","companion"]"#), "{header}");
        assert!(header.contains(r#""companion":2130"#), "{header}");
        assert!(catalog::verify(catalog::record::Reader::new(ended.record.as_bytes()).unwrap()).is_ok());
        // The next game has a strength of its own.
        assert!(start(&mut house, 2070).contains(r#""companion":2070"#));
        house.restarted();
    }
}

#[test]
fn other_games_say_nothing_of_strength() {
    let mut house = TestTable::open(incan_gold(3), &[Level::Guide]);
    assert!(!start(&mut house, 2130).contains("companion"));
    house.play_on(&mut SplitMix::new(2));
    assert!(house.ended[0].companion.is_none() && !house.ended[0].record.contains("companion"));
}

#[test]
fn the_strength_decides_whom_a_companion_follows_and_a_restart_changes_nothing() {
    // What two bots of the same seed choose in the same deal, through a whole game.
    let chosen = |level: Level, strength: u16| {
        let mut house = TestTable::open(incan_gold(2), &[level]);
        start(&mut house, strength);
        let mut draw = SplitMix::new(3);
        while house.table.phase() == Phase::Playing {
            house.table = house.restarted(); // the bot is a new one at every decision
            house.bots_due().into_iter().for_each(|task| _ = house.answer(task));
            house.play_any(0, &mut draw);
        }
        house.ended[0].record.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(chosen(Level::Companion, 0), chosen(Level::Porter, 0));
    assert_eq!(chosen(Level::Companion, u16::MAX), chosen(Level::Oracle, 0));
    assert_eq!(chosen(Level::Companion, 2000), chosen(Level::Guide, 0));
    assert_ne!(chosen(Level::Companion, 0), chosen(Level::Companion, u16::MAX));
}

#[test]
fn every_bot_at_a_table_draws_for_itself() {
    for game in GameKind::all() {
        let mut house = TestTable::started(setup(game, "{}", 4), 1, &[Level::Guide; 3]);
        let mut draw = SplitMix::new(4);
        let mut together = 0;
        while house.table.phase() == Phase::Playing {
            let seeds = Cell::new(0);
            let tasks = house.table.bots_due(|| {
                seeds.set(seeds.get() + 1);
                seeds.get()
            });
            assert_eq!(seeds.get(), tasks.len() as u64, "{game}: as many seeds as bots that choose");
            together = together.max(tasks.len());
            tasks.into_iter().for_each(|task| _ = house.answer(task));
            house.play_any(0, &mut draw);
        }
        assert!(together >= if game == GameKind::IncanGold { 3 } else { 1 });
    }
}
