//! Who takes the first turn. A game that lets the table choose has an option for it; the table's own setting says how that option changes
//! from one game to the next.

use crate::table::Table;
use catalog::with_game;
use fair::Deal;
use game_core::{DescribeOptions, OptionKind};
use serde_json::{Map, Value};
use wire::{FirstPlayer, Setup};

impl Table {
    /// The setup of the game that is about to start, with the first player that this game shall have.
    pub(crate) fn setup_with_first_player(&self, deal: &Deal) -> Setup {
        let mut setup = self.setup.clone();
        let seats = self.places.iter().flatten().count();
        let schema = with_game!(setup.game, G => G::schema(seats));
        let option = schema.iter().find_map(|it| match it.kind {
            OptionKind::Seat { default, .. } => Some((it.name, usize::from(default))),
            _ => None,
        });
        let Some((name, default)) = option else { return setup };
        let chosen = |setup: &Setup| {
            let value = options(setup).get(name).and_then(Value::as_u64);
            value.and_then(|seat| usize::try_from(seat).ok()).unwrap_or(default)
        };
        let agreed = chosen(&setup);
        // A first player whom the host chose since the last game comes first, however the next ones are found.
        let last = self.game.as_ref().filter(|it| it.setup.game == setup.game && chosen(&it.setup) == agreed);
        let first = match (setup.first, last) {
            (FirstPlayer::Random, _) => deal.first_player(seats),
            (FirstPlayer::Rotate, Some(_)) => (agreed + 1) % seats,
            (FirstPlayer::Loser, Some(_)) => self.loser().unwrap_or(agreed),
            _ => agreed,
        };
        if first != agreed {
            let mut options = options(&setup);
            options.insert(name.to_owned(), Value::from(first));
            setup.options = serde_json::value::to_raw_value(&options).ok();
        }
        setup
    }

    /// The seat that the loser of the last game has in the next one; the first of several.
    fn loser(&self) -> Option<usize> {
        let game = self.game.as_ref()?;
        let outcome = game.play.outcome()?;
        let (_, loser) =
            outcome.ranks.as_slice().iter().zip(&game.seats).rev().max_by_key(|(rank, _)| **rank)?;
        self.places.iter().flatten().position(|taken| taken.occupant == *loser)
    }
}

pub(crate) fn options(setup: &Setup) -> Map<String, Value> {
    let written = setup.options.as_ref().and_then(|options| serde_json::from_str(options.get()).ok());
    written.unwrap_or_default()
}
