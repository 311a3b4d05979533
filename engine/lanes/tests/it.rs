//! Lanes of every game: they follow the fast model, their seeds, and the arrays they are given.
#![allow(
    clippy::unwrap_used,
    clippy::float_cmp,
    reason = "a failed unwrap is a failed test, and rewards are exact"
)]

use game_core::{Encode, FastGame, Game, RulesOf, Seat, SplitMix, Step, Turn};
use lanes::{Autoreset, Buffers, Lanes, LanesError, Learners, Reward, Settings};

type IncanGold = catalog::games::incan_gold::fast::Encoder;
type Gold = catalog::games::gold::fast::Encoder;
type LostTemple = catalog::games::lost_temple::fast::Encoder;

fn lanes<E: Encode>(seats: usize, count: usize, settings: Settings) -> (Lanes<E>, Buffers) {
    let lanes = Lanes::new(&<RulesOf<E> as Game>::Options::default(), seats, count, settings).unwrap();
    let buffers = Buffers::new(&lanes);
    (lanes, buffers)
}

/// Plays random steps and hands out the actions and the arrays after each.
fn play<E: Encode>(
    lanes: &mut Lanes<E>,
    buffers: &mut Buffers,
    steps: usize,
    mut each: impl FnMut(&[i64], &Buffers),
) {
    let mut actions = vec![0; lanes.len() * lanes.rows()];
    for _ in 0..steps {
        lanes.sample(&buffers.masks, &mut actions).unwrap();
        lanes.step(&actions, &mut buffers.arrays()).unwrap();
        each(&actions, buffers);
    }
}

fn play_chance<E: Encode>(encoder: &E, game: &mut E::Fast, memory: &mut E::Memory, draw: &mut SplitMix) {
    while game.turn() == Turn::Chance {
        let outcome = game.draw_chance(draw);
        encoder.apply(game, memory, Step::Chance(outcome));
    }
}

/// A lane beside a game of the fast model that is played by hand.
fn follows_the_model<E: Encode>(seats: usize) {
    let settings = Settings { autoreset: Autoreset::SameStep, reward: Reward::Score, ..Settings::default() };
    let (mut lanes, mut buffers) = lanes::<E>(seats, 1, settings);
    lanes.reset(&[7], &mut buffers.arrays()).unwrap();
    let encoder = lanes.encoder().clone();
    let mut chance = SplitMix::nth(7, 0);
    let (mut game, mut memory) = (encoder.start().clone(), E::Memory::default());
    let (size, count) = (encoder.size(), encoder.actions());
    let mut games = 0;
    play_chance(&encoder, &mut game, &mut memory, &mut chance);
    for _ in 0..3_000 {
        let Turn::Act(due) = game.turn() else { panic!("someone has to choose") };
        for seat in Seat::all(seats) {
            let at = seat.index();
            assert_eq!(buffers.due[at], due.contains(seat));
            let (mut seen, mut mask) = (vec![0; size], vec![false; count]);
            encoder.observe(&game, &memory, seat, &mut seen);
            encoder.mask(&game, seat, &mut mask);
            assert_eq!(buffers.observations[at * size..(at + 1) * size], seen);
            assert_eq!(buffers.masks[at * count..(at + 1) * count], mask);
        }
        let mut actions = vec![-1; seats]; // those of seats that are not due are ignored
        let mut sampled = vec![0; seats];
        lanes.sample(&buffers.masks, &mut sampled).unwrap();
        for seat in due {
            actions[seat.index()] = sampled[seat.index()];
            let action = encoder.legal(&game, seat, actions[seat.index()] as usize).unwrap();
            encoder.apply(&mut game, &mut memory, Step::Act(seat, action));
        }
        lanes.step(&actions, &mut buffers.arrays()).unwrap();
        play_chance(&encoder, &mut game, &mut memory, &mut chance);
        let outcome = game.outcome();
        assert_eq!(buffers.terminated, [outcome.is_some()]);
        let scores = Seat::all(seats).map(|seat| outcome.as_ref().map_or(0.0, |it| it.scores[seat] as f32));
        assert!(scores.eq(buffers.rewards.iter().copied()), "{outcome:?}, {:?}", buffers.rewards);
        if outcome.is_some() {
            let mut seen = vec![0; size];
            encoder.observe(&game, &memory, Seat::default(), &mut seen);
            assert_eq!(buffers.finals[..size], seen);
            (game, memory) = (encoder.start().clone(), E::Memory::default());
            play_chance(&encoder, &mut game, &mut memory, &mut chance);
            games += 1;
        }
    }
    assert!(games > 1);
}

#[test]
fn a_lane_is_a_game_of_the_model() {
    for seats in [2, 3, 5] {
        follows_the_model::<IncanGold>(seats);
        follows_the_model::<Gold>(seats);
        follows_the_model::<LostTemple>(seats);
    }
    follows_the_model::<LostTemple>(8);
}

/// Lanes with the same seed play the same games, whatever is beside them.
fn seeds_decide<E: Encode>() {
    let settings = Settings::default();
    let (mut many, mut wide) = lanes::<E>(3, 4, settings);
    let (mut one, mut narrow) = lanes::<E>(3, 1, settings);
    many.reset(&[1, 9, 9, 2], &mut wide.arrays()).unwrap();
    one.reset(&[9], &mut narrow.arrays()).unwrap();
    let mut alone = Vec::new();
    play(&mut one, &mut narrow, 500, |actions, it| alone.push((actions.to_vec(), it.clone())));
    let (rows, size) = (3, many.size());
    let (mut at, mut different) = (0, false);
    play(&mut many, &mut wide, 500, |actions, it| {
        let (expected, arrays) = &alone[at];
        let row = |lane: usize| &it.observations[lane * rows * size..(lane + 1) * rows * size];
        for lane in [1, 2] {
            assert_eq!(actions[lane * rows..(lane + 1) * rows], *expected);
            assert_eq!(row(lane), arrays.observations);
            assert_eq!(it.rewards[lane * rows..(lane + 1) * rows], arrays.rewards);
            assert_eq!(it.terminated[lane], arrays.terminated[0]);
        }
        different |= row(0) != row(1) && row(3) != row(1);
        at += 1;
    });
    assert!(different, "other seeds play other games");
}

#[test]
fn a_seed_decides_what_its_lane_plays() {
    seeds_decide::<IncanGold>();
    seeds_decide::<Gold>();
    seeds_decide::<LostTemple>();
}

#[test]
fn the_win_is_shared() {
    let (mut lanes, mut buffers) = lanes::<IncanGold>(4, 64, Settings::default());
    lanes.reset(&Vec::from_iter(0..64), &mut buffers.arrays()).unwrap();
    let (mut games, mut shared) = (0, 0);
    play(&mut lanes, &mut buffers, 400, |_, it| {
        for (rewards, ended) in it.rewards.chunks(4).zip(&it.terminated) {
            let sum: f32 = rewards.iter().sum();
            assert!((sum - if *ended { 1.0 } else { 0.0 }).abs() < 1e-6, "{rewards:?}");
            games += u32::from(*ended);
            shared += u32::from(rewards.contains(&0.5));
        }
    });
    assert!(games > 500 && shared > 0, "{games} games, {shared} shared wins");
}

#[test]
fn the_next_step_begins_a_new_game() {
    let (mut lanes, mut buffers) = lanes::<IncanGold>(2, 8, Settings::default());
    lanes.reset(&[3; 8], &mut buffers.arrays()).unwrap();
    let (mut before, mut begun) = (vec![false; 8], 0);
    let size = lanes.size();
    let round = lanes.fields().iter().find(|field| field.name == "round").unwrap().start;
    play(&mut lanes, &mut buffers, 200, |_, it| {
        for (lane, was_over) in before.iter().enumerate() {
            let ended = it.terminated[lane];
            let due = &it.due[2 * lane..2 * lane + 2];
            if ended {
                assert!(due == [false; 2] && !was_over, "after a game one step begins the next");
                assert!(it.masks[4 * lane..4 * lane + 4].iter().all(|legal| !legal));
            } else if *was_over {
                assert_eq!((due, it.observations[2 * lane * size + round]), (&[true; 2][..], 1));
                assert_eq!(it.rewards[2 * lane..2 * lane + 2], [0.0; 2]);
                begun += 1;
            }
        }
        before.clone_from(&it.terminated);
    });
    assert!(begun > 8);
}

#[test]
fn without_autoreset_a_lane_waits() {
    let settings = Settings { autoreset: Autoreset::Disabled, ..Settings::default() };
    let (mut lanes, mut buffers) = lanes::<Gold>(2, 3, settings);
    lanes.reset(&[1, 2, 3], &mut buffers.arrays()).unwrap();
    play(&mut lanes, &mut buffers, 2_000, |_, _| ());
    assert_eq!(
        (&buffers.terminated[..], buffers.rewards.iter().all(|it| *it == 0.0)),
        (&[true; 3][..], true)
    );
    let last = buffers.observations.clone();
    lanes.reset_some(&[false, true, false], None, &mut buffers.arrays()).unwrap();
    assert_eq!(buffers.terminated, [true, false, true]);
    let lane = 2 * lanes.size();
    assert_eq!(buffers.observations[..lane], last[..lane]);
    assert_ne!(buffers.observations[lane..2 * lane], last[lane..2 * lane]);
    assert!(buffers.due[2..4].contains(&true));
}

#[test]
fn an_illegal_action_is_named_and_changes_nothing() {
    let (mut lanes, mut buffers) = lanes::<Gold>(3, 4, Settings::default());
    lanes.reset(&[5; 4], &mut buffers.arrays()).unwrap();
    let mut actions = vec![0; 12];
    for illegal in [64, -1, i64::MAX, i64::MIN] {
        actions[9] = illegal;
        let before = buffers.clone();
        let refused = lanes.step(&actions, &mut buffers.arrays()).unwrap_err();
        assert_eq!(refused, LanesError::Illegal { lane: 3, seat: Seat::default(), action: illegal });
        assert_eq!(buffers.observations, before.observations);
    }
    actions[9] = 0;
    lanes.step(&actions, &mut buffers.arrays()).unwrap();
    let refused = lanes.step(&actions, &mut buffers.arrays()).unwrap_err();
    let sentence = "lane 0, seat 0: action 0 is not legal now; choose one that its mask allows";
    assert_eq!(refused.to_string(), sentence);
}

#[test]
fn arrays_of_another_length_are_refused() {
    let (mut lanes, mut buffers) = lanes::<Gold>(3, 4, Settings::default());
    let refused = lanes.step(&[0; 11], &mut buffers.arrays()).unwrap_err();
    assert_eq!(refused.to_string(), "the array actions has 11 items; it needs 12: 4 lanes of 3 seats");
    type Spoil = fn(&mut Buffers);
    let spoil: [(&str, Spoil); 7] = [
        ("observations", |it| it.observations.push(0)),
        ("masks", |it| it.masks.clear()),
        ("due", |it| it.due.push(true)),
        ("rewards", |it| it.rewards.truncate(1)),
        ("terminated", |it| it.terminated.push(true)),
        ("truncated", |it| it.truncated.push(true)),
        ("finals", |it| it.finals.push(0)),
    ];
    for (wrong, spoil) in spoil {
        let mut buffers = buffers.clone();
        spoil(&mut buffers);
        let refused = lanes.step(&[0; 12], &mut buffers.arrays()).unwrap_err();
        assert!(matches!(refused, LanesError::Length { name, .. } if name == wrong), "{refused}");
    }
    assert!(lanes.reset(&[1; 5], &mut buffers.arrays()).is_err());
    assert!(lanes.reset_some(&[true; 3], None, &mut buffers.arrays()).is_err());
    assert!(lanes.sample(&buffers.masks[1..], &mut [0; 12]).is_err());
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let (options, settings) = (Default::default(), Settings::default());
    assert!(matches!(Lanes::<Gold>::new(&options, 9, 1, settings), Err(LanesError::Setup(_))));
    assert!(matches!(Lanes::<Gold>::new(&options, 2, usize::MAX, settings), Err(LanesError::TooMany { .. })));
    let settings = Settings { learners: Learners::Seat(Seat::new(2).unwrap()), ..settings };
    assert!(matches!(Lanes::<Gold>::new(&options, 2, 1, settings), Err(LanesError::Seat { .. })));
}

#[test]
fn samples_are_uniform_over_the_mask() {
    let (mut lanes, mut buffers) = lanes::<Gold>(2, 1, Settings::default());
    lanes.reset(&[4], &mut buffers.arrays()).unwrap();
    let (mut masks, mut actions) = (vec![false; 128], [7, 7]);
    let refused = lanes.sample(&masks, &mut actions).unwrap_err();
    assert_eq!(refused, LanesError::EmptyMask { lane: 0, seat: Seat::default() });
    for allowed in [3, 40, 41, 63] {
        masks[allowed] = true;
    }
    let mut counts = [0; 64];
    for _ in 0..8_000 {
        lanes.sample(&masks, &mut actions).unwrap();
        assert_eq!(actions[1], 0);
        counts[actions[0] as usize] += 1;
    }
    let allowed = [3, 40, 41, 63].map(|at| counts[at]);
    assert!(allowed.iter().sum::<i32>() == 8_000 && allowed.iter().all(|it| (1_800..2_200).contains(it)));
}

/// One learner that also plays at random: it always has to choose, and wins as often as the others.
fn one_learner<E: Encode>(seats: usize, learners: Learners) {
    let settings = Settings { learners, autoreset: Autoreset::SameStep, ..Settings::default() };
    let count = 2 * seats;
    let (mut lanes, mut buffers) = lanes::<E>(seats, count, settings);
    assert_eq!((lanes.rows(), buffers.due.len()), (1, count));
    lanes.reset(&Vec::from_iter(0..count as u64), &mut buffers.arrays()).unwrap();
    let (mut won, mut games) = (0.0, 0);
    play(&mut lanes, &mut buffers, 4_000, |_, it| {
        assert!(it.due.iter().all(|due| *due) && it.masks.contains(&true));
        won += it.rewards.iter().map(|reward| f64::from(*reward)).sum::<f64>();
        games += it.terminated.iter().filter(|ended| **ended).count();
    });
    assert!(games > 100);
    let share = won / games as f64;
    assert!((0.25 / seats as f64..2.5 / seats as f64).contains(&share), "{share} of {games} games");
}

#[test]
fn one_seat_learns_and_the_others_play() {
    let last = Learners::Seat(Seat::new(2).unwrap());
    for learners in [last, Learners::EachSeat] {
        one_learner::<IncanGold>(3, learners);
        one_learner::<Gold>(3, learners);
        one_learner::<LostTemple>(3, learners);
    }
}

#[test]
fn long_games_are_cut_off() {
    let settings = Settings { most_steps: 5, ..Settings::default() };
    let (mut lanes, mut buffers) = lanes::<Gold>(2, 2, settings);
    lanes.reset(&[1, 2], &mut buffers.arrays()).unwrap();
    let mut cut = Vec::new();
    play(&mut lanes, &mut buffers, 12, |_, it| {
        assert_eq!(it.terminated, [false; 2]);
        cut.push(it.truncated[0]);
    });
    let expected = [false, false, false, false, true, false].repeat(2);
    assert_eq!(cut, expected, "five steps, and one that begins the next game");
}

fn allocates_nothing<E: Encode>() {
    for learners in [Learners::All, Learners::EachSeat] {
        let (mut lanes, mut buffers) = lanes::<E>(3, 8, Settings { learners, ..Settings::default() });
        lanes.reset(&[1; 8], &mut buffers.arrays()).unwrap();
        let mut actions = vec![0; 8 * lanes.rows()];
        let info = allocation_counter::measure(|| {
            for _ in 0..500 {
                lanes.sample(&buffers.masks, &mut actions).unwrap();
                lanes.step(&actions, &mut buffers.arrays()).unwrap();
            }
        });
        assert_eq!(info.count_total, 0, "{learners:?}");
    }
}

#[test]
fn steps_allocate_nothing() {
    allocates_nothing::<IncanGold>();
    allocates_nothing::<Gold>();
    allocates_nothing::<LostTemple>();
}
