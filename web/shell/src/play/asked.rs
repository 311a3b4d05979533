//! The viewer's decision: whether one is due, and what was chosen while it is on its way.

use super::Players;
use crate::browser;
use crate::sound::{self, Sound};
use game_core::Seat;
use leptos::prelude::*;
use serde::Serialize;
use wire::Phase;

/// A press this soon after a decision opened was meant for the previous one.
const TOO_SOON: f64 = 350.0;

/// What was chosen: at which decision, and by whom, since several may share this page.
type Sent<A> = Option<(u64, Option<Seat>, A)>;

pub struct Asked<A: Send + Sync + 'static> {
    /// Nothing is asked until the picture shows what the question is about.
    players: Players,
    /// What was chosen and is not answered yet.
    pending: RwSignal<Sent<A>>,
    /// When the decision that is due opened.
    opened: StoredValue<f64>,
}

impl<A: Send + Sync + 'static> Clone for Asked<A> {
    fn clone(&self) -> Asked<A> {
        *self
    }
}

impl<A: Send + Sync + 'static> Copy for Asked<A> {}

impl<A: Clone + PartialEq + Serialize + Send + Sync + 'static> Asked<A> {
    /// Follows the decisions at a table.
    pub fn follow(players: Players) -> Asked<A> {
        let asked =
            Asked { players, pending: RwSignal::new(None), opened: StoredValue::new(f64::NEG_INFINITY) };
        let table = players.table;
        let due =
            Memo::new(move |_| table.seen.with(|seen| Some(seen.as_ref()?.game.as_ref()?.now.decision)));
        Effect::new(move |_| {
            due.get();
            asked.pending.set(None);
        });
        Effect::new(move |_| {
            due.track();
            players.arrived.track();
            asked.opened.set_value(browser::now());
        });
        // What was refused was not chosen.
        Effect::new(move |_| {
            if table.refused.with(Option::is_some) {
                asked.pending.set(None);
            }
        });
        asked
    }

    pub fn open(self) -> Option<u64> {
        self.due().filter(|_| self.players.arrived.get())
    }

    /// Whether a decision of the viewer waits for the picture.
    pub fn is_held(self) -> bool {
        !self.players.arrived.get() && self.due().is_some()
    }

    fn due(self) -> Option<u64> {
        self.players.table.seen.with(|seen| {
            let seen = seen.as_ref()?;
            let game = &seen.game.as_ref()?.now;
            (seen.table.phase == Phase::Playing && !game.legal.is_empty()).then_some(game.decision)
        })
    }

    /// What the viewer has chosen at the decision that is due, while it is on its way.
    pub fn on_its_way(self) -> Option<A> {
        let (decision, by, action) = self.pending.get()?;
        (self.open() == Some(decision) && self.players.you.get() == by).then_some(action)
    }

    /// Chooses, if that is asked and was not pressed by mistake; whether it was done.
    pub fn choose(self, action: A) -> bool {
        let Some(decision) = untrack(move || self.open()) else { return false };
        let soon = browser::now() - self.opened.get_value() < TOO_SOON;
        if soon || untrack(move || self.players.table.is_away() || self.on_its_way().is_some()) {
            return false;
        }
        self.players.table.play(decision, &action);
        self.pending.set(Some((decision, self.players.you.get_untracked(), action)));
        sound::play(Sound::Knot);
        true
    }
}
