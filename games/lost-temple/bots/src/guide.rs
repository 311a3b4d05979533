//! Guide: takes what brings him on furthest, and knows who may hold what.

use super::belief::due;
use super::habit::{Habit, turns_after};
use super::race::Race;
use super::world::{World, index};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use lost_temple_rules::{Action, Character, Due, Knowledge, State};

/// Characters that differ by less than so many turns are equally good.
const ALIKE: f32 = 0.2;

/// Guide: plays for his own race, one choice at a time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Guide;

impl Bot<State> for Guide {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let public = known.public();
        let race = Race::on(&public.board, public.players(), public.mandarin);
        let world = World::of(known);
        let seat = known.seat().index();
        let action = match due(known) {
            Due::Pick => {
                let after = turns_after(&world, &race, seat);
                let turns = |action: &Action| match action {
                    Action::Pick(card) => after[index(*card)],
                    _ => f32::INFINITY,
                };
                let best = legal.iter().map(turns).fold(f32::INFINITY, f32::min);
                let near: Vec<Action> =
                    legal.iter().copied().filter(|action| turns(action) < best + ALIKE).collect();
                draw.pick(&near).copied()
            }
            Due::Name => name(known, legal, &world, &race),
            due => {
                let habit = Habit::of(known, &world, &race);
                Some(habit.choose(&world, seat, due, draw))
            }
        };
        action.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

/// The character whose holder, whoever that may be, is worth naming most.
fn name(known: &Knowledge, legal: &[Action], world: &World, race: &Race) -> Option<Action> {
    let me = known.seat().index();
    let thief = known.public().called == Some(Character::Thief);
    let (gems, machetes) = (world.gems[me], world.machetes[me]);
    let gain = |other: usize| {
        if thief {
            f32::from(world.gems[other])
        } else {
            race.turns(world.position[me], gems, machetes) - race.turns(world.position[other], gems, machetes)
        }
    };
    let liking = Habit::of(known, world, race).minds[0];
    let worth = |action: &Action| match action {
        Action::Name(it) => {
            let holders = known.possible_holders(*it).iter().map(|seat| seat.index());
            holders
                .filter(|other| *other != me)
                .map(|other| liking[other][index(*it)] * gain(other))
                .sum::<f32>()
        }
        _ => f32::NEG_INFINITY,
    };
    legal.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}
