//! Two games that differ only in what nobody else may know look the same until it comes to light.

use super::{finish, reviewed};
use game_core::{Draw, Game, Seat, SplitMix, Step, StepOf, Turn};
use lost_temple_rules::{Action, Character, CharacterSet, Options, Phase, State};
use review::StepReport;

const LATE: [Character; 2] = [Character::Canoe, Character::Child];

/// Plays until the first pick.
fn to_the_first_pick(options: &Options, seats: usize, draw: &mut SplitMix) -> (State, Vec<StepOf<State>>) {
    let mut table = State::new(options, seats).unwrap();
    let mut steps = Vec::new();
    while table.turn() == Turn::Chance {
        let step = Step::Chance(table.draw_chance(draw).unwrap());
        table.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    (table, steps)
}

fn due(table: &State) -> Option<Seat> {
    match table.turn() {
        Turn::Act(due) => due.iter().next(),
        _ => None,
    }
}

/// A game in which one player picks the Canoe and a later one the Child, or the other way round. Everything else is the same until one of the
/// two is called. Also says who they are, and how many steps look the same to everyone else.
fn game(
    options: &Options,
    seats: usize,
    seed: u64,
    swapped: bool,
) -> Option<(Vec<StepOf<State>>, [Seat; 2], usize)> {
    let mut draw = SplitMix::new(seed);
    let (mut table, mut steps) = to_the_first_pick(options, seats, &mut draw);
    let late: CharacterSet = LATE.into_iter().collect();
    let wanted = if swapped { [LATE[1], LATE[0]] } else { LATE };
    let (mut holders, mut same) = (Vec::new(), 0);
    loop {
        let known = table.knowledge(Seat::default());
        let public = known.public();
        let called_late = public.called.is_some_and(|called| called >= LATE[0]);
        if called_late || public.round > 1 || table.turn() == Turn::Over {
            break;
        }
        same = steps.len();
        let step = match due(&table) {
            None => Step::Chance(table.draw_chance(&mut draw)?),
            Some(seat) => {
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let others = |action: &Action| !matches!(action, Action::Pick(it) if late.contains(*it));
                // Not the first to pick: these are to differ in their picks, but not in what they were handed.
                let action = match holders.len() {
                    number @ (0 | 1) if public.phase == Phase::Select => {
                        let action = Action::Pick(wanted[number]);
                        let is_new = !holders.contains(&seat);
                        (is_new && legal.contains(&action)).then(|| {
                            holders.push(seat);
                            action
                        })?
                    }
                    _ => {
                        legal.retain(others);
                        *draw.pick(&legal)?
                    }
                };
                Step::Act(seat, action)
            }
        };
        table.apply(step, &mut ()).ok()?;
        steps.push(step);
    }
    let holders = holders.try_into().ok()?;
    steps.extend(finish(table, &mut draw));
    Some((steps, holders, same))
}

#[test]
fn hidden_cards_change_nothing_until_they_are_revealed() {
    let (mut compared, mut opinions) = (0, 0);
    let options = State::usual_options();
    for seats in 4..=8 {
        for seed in 0..12 {
            let [one, other] = [false, true].map(|swapped| game(&options, seats, seed, swapped));
            let (Some((one, holders, same)), Some((other, _, _))) = (one, other) else { continue };
            let [one, other] = [one, other].map(|steps| reviewed(&options, seats, &steps).steps);
            for (number, (one, other)) in one.iter().zip(&other).take(same).enumerate() {
                assert_eq!(one.chances, other.chances, "step {number} of {same}, {seats} seats, seed {seed}");
                let knows = one.seat.is_some_and(|seat| holders.contains(&seat));
                if !knows {
                    assert_eq!(
                        judged(one),
                        judged(other),
                        "step {number} of {same}, {seats} seats, seed {seed}"
                    );
                    opinions += usize::from(one.options.len() > 1);
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 300 && opinions > 60, "{compared} steps, {opinions} opinions compared");
}

type Judged<'a> = (&'a [review::Opinion<Action>], Option<f64>, Option<Action>);

fn judged(step: &StepReport<Action>) -> Judged<'_> {
    (&step.options, step.error, step.best)
}
