//! Judges positions and choices, for reviews.
//!
//! Nobody has secrets: everyone saw every card that was flipped, so a player who remembers all of them knows all there is to know. The judge looks
//! ahead to the end of the turn; what the table is worth then is a network's estimate, and in the gold rush the mean over every way to the end.

#![deny(clippy::disallowed_methods)]

pub mod lookout;
mod memory;
mod pairs;
pub mod rush;
pub mod table;
pub mod taste;
pub mod value;

use game_core::{Game, PerSeat, Seat};
use gold_bots::search::Choice;
use gold_fast::summary::group_of;
use gold_rules::{Action, Card, Knowledge, Options, Position, State};
use lookout::Lookout;
use memory::Memory;
use review::{Chances, Chosen, Decision, Effort, NO_DECISION, Opinion, Settings, Weighed, likelihood};
use rush::part_of;
use table::{Shares, Table};
use taste::Taste;
use value::learned;

/// Judges a game of Gold.
pub struct Judge {
    lookout: Lookout<'static>,
    effort: Effort,
    memory: Memory,
    /// What the unknown card was worth that has just been chosen.
    unknown: Chances,
    /// The options that were looked at last: what a position is worth, and what its choices are, are both asked.
    latest: Option<(Knowledge, Vec<Taste<Choice>>)>,
}

impl review::Judge<State> for Judge {
    fn new(_: &Options, seats: usize, settings: Settings) -> Result<Judge, String> {
        if settings.lens == review::Lens::Equilibrium {
            return Err("Gold is not solved. Review the game against its table.".into());
        }
        let effort = settings.effort;
        let value = learned(seats).ok_or("The numbers for Gold can't be loaded. Check your connection.")?;
        let (lookout, memory) = (Lookout::new(value, effort), Memory::default());
        Ok(Judge { lookout, effort, memory, unknown: PerSeat::filled(seats, 0.0), latest: None })
    }

    fn start(&mut self, state: &State) -> Chances {
        self.worth(&known(state))
    }

    fn chance(&mut self, before: &State, card: Card, after: &State) -> Weighed {
        let worth = match after.outcome() {
            Some(outcome) => review::shares(&outcome),
            None => self.worth(&known(after)),
        };
        Weighed::new(self.unknown, worth, likelihood(before, card))
    }

    fn choices(&mut self, before: &State, chosen: &[(Seat, Action)], _: &State) -> Chosen<Action> {
        let known = known(before);
        let options = self.options(&known);
        let absolute = |shares: &Shares| chances(shares, &known);
        let mut step = Weighed::new(absolute(&taste::mean(&options)), self.unknown, 0.0);
        let mut decisions = Vec::with_capacity(1);
        for &(seat, action) in chosen {
            let Action::Flip(position) = action;
            let wanted = choice(&known, position);
            if let Some(option) = options.iter().find(|option| option.choice == wanted) {
                step = Weighed::new(step.expected, absolute(&option.value), option.share);
            }
            let mut legal = Vec::new();
            before.legal_actions(seat, &mut legal);
            if legal.len() > 1 {
                let opinions = opinions(&options, &known, &legal, self.effort);
                let recalled = self.recalled(&options, &known);
                decisions.push(Decision { recalled, ..Decision::new(seat, opinions) });
            }
            self.memory.flip(position);
        }
        self.unknown = step.after;
        let unsure = |option: &Taste<Choice>| option.choice == Choice::Unknown && !option.is_sure;
        let is_unknown =
            |(_, Action::Flip(position)): &(Seat, Action)| choice(&known, *position) == Choice::Unknown;
        if options.iter().any(unsure)
            && chosen.iter().any(is_unknown)
            && self.effort != Effort::Quick
            && !known.rush()
        {
            // What comes will be looked at as far ahead as possible.
            let up = known.up().map(|placed| group_of(placed.card, &known));
            self.unknown = absolute(&self.lookout.unknown(&Table::of(&known), up, known.news()));
        }
        Chosen { step, decisions }
    }

    fn fetch() {
        learned(2);
    }

    fn is_alike(known: &Knowledge, Action::Flip(position): Action) -> bool {
        choice(known, position) == Choice::Unknown
    }

    fn advise(known: &Knowledge, legal: &[Action], effort: Effort) -> Vec<Opinion<Action>> {
        if legal.is_empty() {
            return Vec::new();
        }
        let Some(value) = learned(known.seats()) else { return Vec::new() };
        let options = options(&mut Lookout::new(value, effort), known);
        opinions(&options, known, legal, effort)
    }
}

impl Judge {
    /// The chances in a position in which a player chooses.
    fn worth(&mut self, known: &Knowledge) -> Chances {
        let shares = match known.up() {
            None => self.lookout.worth(&Table::of(known)),
            Some(_) => taste::mean(&self.options(known)),
        };
        chances(&shares, known)
    }

    fn options(&mut self, known: &Knowledge) -> Vec<Taste<Choice>> {
        if let Some((_, options)) = self.latest.as_ref().filter(|(latest, _)| latest == known) {
            return options.clone();
        }
        let options = options(&mut self.lookout, known);
        self.latest = Some((known.clone(), options.clone()));
        options
    }

    /// How many flips ago the card was shown that makes the best option better than an unknown card.
    fn recalled(&mut self, options: &[Taste<Choice>], known: &Knowledge) -> Option<u32> {
        let best = taste::best(options)?;
        let unknown = options.iter().find(|option| option.choice == Choice::Unknown);
        // Where all cards are known, a player who has forgotten them might take any.
        let worst = || options.iter().map(|option| option.value[0]).fold(f64::INFINITY, f64::min);
        let without = unknown.map_or_else(worst, |option| option.value[0]);
        if best.choice == Choice::Unknown || best.value[0] - without < NO_DECISION {
            return None;
        }
        let ago = self.ago(known, best.choice, 0)?;
        if known.up().is_some() || known.rush() {
            return Some(ago);
        }
        // The first card of a turn is good because of the second.
        let Choice::Known(group) = best.choice else { return None };
        let seconds = self.lookout.options(&Table::of(known), Some(group), false);
        let second = taste::best(&seconds)?.choice;
        let again = if second == best.choice { 1 } else { 0 };
        Some(self.ago(known, second, again).map_or(ago, |other| other.max(ago)))
    }

    /// How many flips ago a known card of this kind was shown, the latest but `skipped`.
    fn ago(&self, known: &Knowledge, wanted: Choice, skipped: usize) -> Option<u32> {
        let up = known.up().map(|placed| placed.position);
        let down = known.known().map(|placed| placed.position).filter(|position| Some(*position) != up);
        let fitting = down.filter(|position| choice(known, *position) == wanted);
        let mut ago: Vec<u32> = fitting.map(|position| self.memory.ago(position)).collect();
        ago.sort_unstable();
        ago.get(skipped).copied()
    }
}

/// What everyone knows who was attentive.
fn known(state: &State) -> Knowledge {
    state.knowledge(Seat::default())
}

/// Which choice it is to flip the card here. Cards of a group are equal, unknown cards are, and in the gold rush all cards that bring nothing.
fn choice(known: &Knowledge, position: Position) -> Choice {
    match known.card_at(position).map(|card| group_of(card, known)) {
        None => Choice::Unknown,
        Some(group) => Choice::Known(if known.rush() { part_of(group) } else { group }),
    }
}

fn options(lookout: &mut Lookout<'_>, known: &Knowledge) -> Vec<Taste<Choice>> {
    let up = known.up().map(|placed| group_of(placed.card, known));
    lookout.options(&Table::of(known), up, known.news())
}

/// One for each legal action. Those of equal cards share what is due to their choice.
fn opinions(
    options: &[Taste<Choice>],
    known: &Knowledge,
    legal: &[Action],
    effort: Effort,
) -> Vec<Opinion<Action>> {
    let best = taste::best(options).map_or(0.0, |best| best.value[0]);
    let choices: Vec<Choice> = legal.iter().map(|Action::Flip(position)| choice(known, *position)).collect();
    let opinion = |(action, choice): (&Action, &Choice)| {
        let equals = choices.iter().filter(|other| *other == choice).count();
        let option = options.iter().find(|option| option.choice == *choice);
        let (share, value) = option.map_or((0.0, 0.0), |option| (option.share, option.value[0]));
        let se = if value < best { lookout::doubt(known, effort) } else { 0.0 };
        Opinion { action: *action, share: share / equals as f64, value, se }
    };
    legal.iter().zip(&choices).map(opinion).collect()
}

/// By seat.
fn chances(shares: &Shares, known: &Knowledge) -> Chances {
    let (seats, turn) = (known.seats(), known.turn().index());
    PerSeat::from_fn(seats, |seat| shares[(seat.index() + seats - turn) % seats])
}
