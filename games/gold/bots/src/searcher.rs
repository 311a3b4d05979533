//! Bots with a perfect memory that search their whole turn.

use super::search::{Choice, Evaluator, Search};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use gold_fast::summary::{Group, Summary, group_of};
use gold_rules::{Action, Knowledge, Position, State};

/// After this many turns on the same table a bot breaks the standoff if no rule does.
const PATIENCE: u8 = 2;

/// Flips the card with the best chance to win. The search is always complete, so it needs no budget.
pub struct Searcher<E> {
    /// The evaluator for a number of seats.
    evaluator: Box<dyn Fn(usize) -> E + Send>,
    /// Created when the table is first seen.
    search: Option<Search<E>>,
    /// The table at the start of the bot's last turn, and how many times in a row it was the same.
    repeated: Option<(Summary, u8)>,
}

impl<E: Evaluator> Searcher<E> {
    pub fn new(evaluator: impl Fn(usize) -> E + Send + 'static) -> Searcher<E> {
        Searcher { evaluator: Box::new(evaluator), search: None, repeated: None }
    }

    fn decide(&mut self, summary: &Summary, up: Option<Group>, news: bool) -> Option<Choice> {
        let search = self.search.get_or_insert_with(|| Search::new((self.evaluator)(summary.seats)));
        if up.is_none() {
            let times = match self.repeated {
                Some((before, times)) if before == *summary => times.saturating_add(1),
                _ => 0,
            };
            self.repeated = Some((*summary, times));
            search.avoid_idle = times >= PATIENCE && summary.stall.is_none();
        }
        let choices = search.choices(summary, up, news);
        let best = choices.into_iter().max_by(|one, other| one.1[0].total_cmp(&other.1[0]));
        best.map(|(choice, _)| choice)
    }
}

impl<E: Evaluator + Send> Bot<State> for Searcher<E> {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let group = |card| group_of(card, known);
        let up = known.up().map(|placed| group(placed.card));
        let choice = self.decide(&Summary::of(known), up, known.news());
        let fits = |position: Position| match choice {
            Some(Choice::Known(wanted)) => known.card_at(position).map(group) == Some(wanted),
            _ => known.card_at(position).is_none(),
        };
        // Cards of a group are interchangeable.
        let fitting: Vec<Action> =
            legal.iter().copied().filter(|Action::Flip(position)| fits(*position)).collect();
        *draw.pick(&fitting).or(legal.first()).expect("a seat that is due has a choice")
    }
}
