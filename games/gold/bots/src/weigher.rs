//! Players with a perfect memory who weigh everything their turn can bring.

use super::field::{Field, Slot, slot_of};
use super::think::{Judge, Thinker, Turned};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use gold_rules::{Action, Knowledge, Position, State};

/// So many turns on the same table are enough, where no rule ends it.
const PATIENCE: u8 = 2;

/// Turns what gives it the best chance to win, as its judge has it. Everything is weighed, so there is nothing to spend
/// more or less on.
pub struct Weigher<J> {
    /// The judge for a table of so many seats.
    judge: Box<dyn Fn(usize) -> J + Send>,
    /// Made when the table is first seen.
    thinker: Option<Thinker<J>>,
    /// The table at the beginning of its last turn, and how often in a row it has been the same.
    standing: Option<(Field, u8)>,
}

impl<J: Judge> Weigher<J> {
    /// One that goes by the judge for its table.
    pub fn new(judge: impl Fn(usize) -> J + Send + 'static) -> Weigher<J> {
        Weigher { judge: Box::new(judge), thinker: None, standing: None }
    }

    fn decide(&mut self, field: &Field, up: Option<Slot>, news: bool) -> Option<Turned> {
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new((self.judge)(field.seats)));
        if up.is_none() {
            let times = match self.standing {
                Some((before, times)) if before == *field => times.saturating_add(1),
                _ => 0,
            };
            self.standing = Some((*field, times));
            thinker.restless = times >= PATIENCE && field.stall.is_none();
        }
        let choices = thinker.choices(field, up, news);
        let best = choices.into_iter().max_by(|one, other| one.1[0].total_cmp(&other.1[0]));
        best.map(|(turned, _)| turned)
    }
}

impl<J: Judge + Send> Bot<State> for Weigher<J> {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let slot = |card| slot_of(card, known, known.turn());
        let up = known.up().map(|placed| slot(placed.card));
        let turned = self.decide(&Field::of(known), up, known.news());
        let fits = |position: Position| match turned {
            Some(Turned::Known(wanted)) => known.card_at(position).map(slot) == Some(wanted),
            _ => known.card_at(position).is_none(),
        };
        // Cards of a kind are alike: any of them.
        let fitting: Vec<Action> =
            legal.iter().copied().filter(|Action::Flip(position)| fits(*position)).collect();
        *draw.pick(&fitting).or(legal.first()).expect("a seat that is due has a choice")
    }
}
