//! The decision of whoever looks: whether one is due, and what was chosen while it is on its way.

use super::Company;
use crate::browser;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use protocol::Phase;
use rules_core::Seat;
use serde::Serialize;

/// A press so soon after a decision opened was meant for the one before.
const TOO_SOON: f64 = 350.0;

/// What was chosen: at which decision, and by whom, since several may share this page.
type Sent<A> = Option<(u64, Option<Seat>, A)>;

/// The decision of whoever looks.
pub struct Asked<A: Send + Sync + 'static> {
    company: Company,
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
    pub fn of(company: Company) -> Asked<A> {
        let asked =
            Asked { company, pending: RwSignal::new(None), opened: StoredValue::new(f64::NEG_INFINITY) };
        let table = company.table;
        let due =
            Memo::new(move |_| table.seen.with(|seen| Some(seen.as_ref()?.game.as_ref()?.now.decision)));
        Effect::new(move |_| {
            due.get();
            asked.opened.set_value(browser::now());
            asked.pending.set(None);
        });
        // What was refused was not chosen.
        Effect::new(move |_| {
            if table.refused.with(Option::is_some) {
                asked.pending.set(None);
            }
        });
        asked
    }

    /// Does this whenever something new is asked of whoever looks.
    pub fn when_asked(self, then: impl Fn() + 'static) {
        let open = Memo::new(move |_| self.open());
        Effect::new(move |_| {
            if open.get().is_some() {
                untrack(&then);
                sound::play(Sound::YourTurn);
            }
        });
    }

    /// The decision that whoever looks has to make now.
    pub fn open(self) -> Option<u64> {
        self.company.table.seen.with(|seen| {
            let seen = seen.as_ref()?;
            let game = &seen.game.as_ref()?.now;
            (seen.table.phase == Phase::Playing && !game.legal.is_empty()).then_some(game.decision)
        })
    }

    /// What whoever looks has chosen at the decision that is due, while it is on its way.
    pub fn on_its_way(self) -> Option<A> {
        let (decision, by, action) = self.pending.get()?;
        (self.open() == Some(decision) && self.company.you.get() == by).then_some(action)
    }

    /// Chooses, if that is asked and was not pressed by mistake; whether it was done.
    pub fn choose(self, action: A) -> bool {
        let Some(decision) = untrack(move || self.open()) else { return false };
        let soon = browser::now() - self.opened.get_value() < TOO_SOON;
        if soon || untrack(move || self.on_its_way().is_some()) {
            return false;
        }
        self.company.table.play(decision, &action);
        self.pending.set(Some((decision, self.company.you.get_untracked(), action)));
        sound::play(Sound::Knot);
        true
    }
}
