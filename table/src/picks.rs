//! Options that every player has a share of, such as the color of one's mine: players pick their own values before the game.

use crate::entry::{EntryKind, Person};
use crate::first::options;
use crate::plan::Plan;
use crate::table::{FlattenPlaces, Table};
use catalog::with_game;
use game_core::{DescribeOptions, Game, OptionKind, OptionSpec};
use serde_json::Value;
use wire::{Refusal, Setup, from_json};

impl Table {
    /// A player picks values, or the host does for a bot.
    pub(crate) fn pick(
        &self,
        by: &Person,
        option: &str,
        values: &[String],
        place: Option<u8>,
    ) -> Result<Plan, Refusal> {
        self.between_games()?;
        let place = match place {
            None => self.seated(by)?,
            Some(place) if by.user != self.host => {
                return if self.place_of(by.user) == Some(place) {
                    self.pick(by, option, values, None)
                } else {
                    Err(Refusal::NotHost)
                };
            }
            Some(place) => match self.occupant(place)?.user() {
                Some(user) if user != by.user => return Err(Refusal::PlaceTaken),
                _ => place,
            },
        };
        let most = self.check_picks(option, values)?;
        if values.len() > most {
            return Err(Refusal::bad_message(&format!("each player picks at most {most} of {option}")));
        }
        for (other, taken) in self.places.iter().flatten_places().filter(|(other, _)| *other != place) {
            let theirs = taken.picks.get(option).into_iter().flatten();
            if let Some(value) = theirs.into_iter().find(|value| values.contains(value))
                && self.occupant(other)?.user().is_some()
            {
                return Err(Refusal::AlreadyPicked { value: value.clone() });
            }
        }
        let before = self.places.get(usize::from(place)).and_then(Option::as_ref);
        if before.is_some_and(|taken| taken.picks.get(option).map_or(&[][..], Vec::as_slice) == values) {
            return Ok(Plan::default());
        }
        Ok(EntryKind::Picked { place, option: option.to_owned(), values: values.to_vec() }.into())
    }

    /// How many values of the option a player can have, if these can be picked.
    fn check_picks(&self, option: &str, values: &[String]) -> Result<usize, Refusal> {
        let schemas = with_game!(self.setup.game, G => G::SEATS.map(G::schema).collect::<Vec<_>>());
        let shares: Vec<&OptionSpec> = schemas.iter().flatten().filter(|spec| spec.name == option).collect();
        let mut most = None;
        for spec in shares {
            let OptionKind::Share { values: known, each, .. } = &spec.kind else { continue };
            if let Some(strange) = values.iter().find(|value| !known.iter().any(|it| it == *value)) {
                return Err(Refusal::bad_message(&format!("{option} has no value {strange}")));
            }
            most = most.max(Some(usize::from(*each)));
        }
        let repeated = values.iter().enumerate().any(|(at, value)| values[..at].contains(value));
        if repeated {
            return Err(Refusal::bad_message("the same value is picked twice"));
        }
        most.ok_or_else(|| Refusal::bad_message(&format!("players cannot pick {option}")))
    }

    /// A bot that has one of these values gives way.
    pub(crate) fn apply_pick(&mut self, place: u8, option: &str, values: &[String]) -> Option<()> {
        for taken in self.places.iter_mut().flatten() {
            if let Some(theirs) = taken.picks.get_mut(option) {
                theirs.retain(|value| !values.contains(value));
            }
            taken.picks.retain(|_, values| !values.is_empty());
        }
        let picks = &mut self.taken(place)?.picks;
        picks.remove(option);
        if !values.is_empty() {
            picks.insert(option.to_owned(), values.to_vec());
        }
        Some(())
    }

    /// The setup of the game that is about to start, with what the players have picked. Who has picked nothing, or too little, gets
    /// what the options say, or else what nobody wants.
    pub(crate) fn setup_with_picks(&self, mut setup: Setup) -> Setup {
        let taken: Vec<_> = self.places.iter().flatten().collect();
        let schema = with_game!(setup.game, G => G::schema(taken.len()));
        for spec in &schema {
            let OptionKind::Share { values, each, default } = &spec.kind else { continue };
            let picked = |seat: usize| taken[seat].picks.get(spec.name).into_iter().flatten();
            let each = usize::from(*each);
            let mut agreed = options(&setup);
            let written = agreed.get(spec.name);
            let fits =
                |it: &Vec<Vec<String>>| it.len() == taken.len() && it.iter().all(|it| it.len() == each);
            let fitting = written.and_then(|it| from_json(&it.to_string()).ok()).filter(fits);
            // What the last game was started with may be for another number of players; then it is forgotten.
            let of_last = self.game.as_ref().map(|game| options(&game.setup));
            let is_stale = written.is_some()
                && fitting.is_none()
                && of_last.is_some_and(|last| last.get(spec.name) == written);
            let nobody_picked = (0..taken.len()).all(|seat| picked(seat).next().is_none());
            if nobody_picked && !is_stale {
                continue;
            }
            let default = || default.iter().map(|it| it.iter().map(|it| it.to_string()).collect()).collect();
            let base: Vec<Vec<String>> = fitting.unwrap_or_else(default);
            let mut shares: Vec<Vec<String>> =
                (0..taken.len()).map(|seat| picked(seat).take(each).cloned().collect()).collect();
            let spare = base.iter().flatten().cloned().chain(values.iter().map(|it| it.to_string()));
            let spare: Vec<String> = spare.collect();
            for seat in 0..shares.len() {
                let own = base.get(seat).into_iter().flatten();
                for value in own.chain(&spare) {
                    if shares[seat].len() < each && !shares.iter().flatten().any(|it| it == value) {
                        shares[seat].push(value.clone());
                    }
                }
            }
            agreed.insert(spec.name.to_owned(), Value::from(shares));
            setup.options = serde_json::value::to_raw_value(&agreed).ok();
        }
        setup
    }
}
