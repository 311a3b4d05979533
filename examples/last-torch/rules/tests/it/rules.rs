//! Every rule of rules.md, by its id.

use game_core::{Game, SetupError, Turn};
use game_testkit::Script;
use last_torch_rules::{Action, Event, Options, State};

fn table(seats: usize) -> Script<State> {
    Script::new(&Options {}, seats)
}

/// The player whose turn it is rolls these, continuing in between, and then goes back.
fn brings_home(table: &mut Script<State>, throws: &[u8]) {
    for (number, pips) in throws.iter().enumerate() {
        if number > 0 {
            let seat = table.due()[0];
            table.act(seat, Action::On);
        }
        table.chance((*pips).try_into().expect("it is on the die"));
    }
    let seat = table.due()[0];
    table.act(seat, Action::Back);
}

#[test]
fn t_01_two_to_six_begin_with_nothing() {
    for seats in [0, 1, 7, 8] {
        assert!(matches!(State::new(&Options {}, seats), Err(SetupError::Seats { .. })), "{seats}");
    }
    let view = table(6).view_of(3);
    assert_eq!((view.home.as_slice(), view.turn.index(), view.round), (&[0; 6][..], 0, 1));
}

#[test]
fn t_02_a_roll_is_that_many_gems() {
    let mut table = table(2);
    assert_eq!(table.turn(), Turn::Chance, "no one is asked before the first roll");
    table.chance(4.try_into().expect("it is on the die"));
    assert_eq!((table.view_of(1).carried, table.due()), (4, vec![0]));
    assert!(last_torch_rules::Chance::try_from(0).is_err() && last_torch_rules::Chance::try_from(7).is_err());
}

#[test]
fn t_03_a_one_puts_the_torch_out() {
    let mut table = table(2);
    table.chance(6.try_into().expect("it is on the die")).act(0, Action::On);
    table.chance(1.try_into().expect("it is on the die"));
    assert!(matches!(table.events[1], Event::TorchOut { lost: 6, .. }), "{:?}", table.events);
    let view = table.view_of(0);
    assert_eq!((view.carried, view.home.as_slice(), view.turn.index()), (0, &[0, 0][..], 1));
}

#[test]
fn t_04_on_is_another_throw_and_back_is_safe() {
    let mut table = table(2);
    table.chance(3.try_into().expect("it is on the die"));
    assert_eq!(table.legal(0), [Action::On, Action::Back]);
    table.refuses(1, Action::Back);
    table.act(0, Action::On).chance(5.try_into().expect("it is on the die")).act(0, Action::Back);
    table.chance(1.try_into().expect("it is on the die")); // the other torch goes out, which costs the first explorer nothing
    assert_eq!(table.view_of(1).home.as_slice(), [8, 0]);
}

#[test]
fn t_05_the_game_ends_with_the_round() {
    let mut table = table(2);
    brings_home(&mut table, &[6; 7]);
    assert_eq!((table.view_of(0).round, table.outcome()), (1, None), "the other player has a turn, too");
    let mut equal = table.clone();
    brings_home(&mut equal, &[6; 7]);
    assert_eq!((equal.scores(), equal.ranks()), (vec![42, 42], vec![1, 1]));
    brings_home(&mut table, &[2]);
    assert_eq!((table.scores(), table.ranks()), (vec![42, 2], vec![1, 2]));
    assert_eq!(table.turn(), Turn::Over);
    let mut short = self::table(2);
    brings_home(&mut short, &[6; 6]);
    brings_home(&mut short, &[6; 6]);
    assert_eq!((short.view_of(0).round, short.turn()), (2, Turn::Chance), "36 are not enough");
}
