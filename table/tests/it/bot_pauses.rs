//! When a bot's choice is shown reveals nothing: the pause is the same whatever the bots know and choose.

use crate::common::{TestTable, inputs, person, setup};
use bots::Level;
use catalog::GameKind;
use game_core::{Draw, SplitMix};
use game_table::{Change, MAX_THINKING_TIME, Session, SessionConfig, UpdateMode, UserId};
use std::collections::BTreeSet;
use wire::{Command, Phase};

const PAUSE: u64 = 700;
const NOW: u64 = 10_000;

/// Plays a whole game of a person and three bots; gives every pause, with whether the person was asked too.
fn pauses(game: GameKind, deal: u8, noise: u64) -> BTreeSet<(bool, u64)> {
    let house =
        TestTable::started(setup(game, "{}", 4), 1, &[Level::Porter, Level::Guide, Level::Pathfinder]);
    let mut session = Session::new(house.table, SessionConfig { has_clock: false, bot_pause: PAUSE }, NOW, 0);
    let (mut draw, mut seen) = (SplitMix::new(deal.into()), BTreeSet::new());
    while session.table().phase() == Phase::Playing {
        let asked = session.table().look(UserId(0), None, UpdateMode::Live).game.unwrap();
        let mut changes: Vec<Change> = Vec::new();
        for (task, not_before) in session.bots_due(NOW, || noise) {
            seen.insert((!asked.legal.is_empty(), not_before - NOW));
            let answer = task.choose(&|| true);
            changes.extend(session.bot_answered(answer.seat, answer.decision, Some(answer)));
        }
        if let Some(action) = draw.pick(&asked.legal).cloned() {
            let command = Command::Play { decision: asked.decision, action };
            changes.push(Change::Command { by: person(0), id: 1_000 + session.table().version(), command });
        }
        assert!(!changes.is_empty(), "the game goes on");
        for change in changes {
            let plan = session.plan(&change, &inputs(deal)).unwrap();
            session.commit(plan, NOW).unwrap();
        }
    }
    seen
}

#[test]
fn a_pause_depends_on_noise_and_on_whether_people_are_asked_and_on_nothing_else() {
    for game in GameKind::all() {
        for noise in [0, 7, 511] {
            let seen: BTreeSet<_> = (1..4).flat_map(|deal| pauses(game, deal, noise)).collect();
            for asked in [false, true] {
                let times: Vec<u64> = seen.iter().filter(|it| it.0 == asked).map(|it| it.1).collect();
                assert!(times.len() <= 1, "{game}: {times:?}");
                assert!(times.iter().all(|time| *time > MAX_THINKING_TIME), "{game}: {times:?}");
            }
        }
    }
}

#[test]
fn pauses_vary_around_the_one_that_was_set() {
    let of = |noise| pauses(GameKind::IncanGold, 1, noise).into_iter().find(|it| !it.0).unwrap().1;
    assert_eq!((of(0), of(256), of(511)), (525, 700, 874));
}
