//! The viewer's own plan for coming choices: what it is, laying down another, and the switch for forced moves.

use super::Players;
use crate::pages::switch::Switch;
use crate::t;
use crate::table::{AtTable, Place};
use game_core::ForcedMoves;
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{Command, Phase};

/// Whether the game on this page offers to play forced moves.
#[derive(Clone, Copy)]
pub struct OffersForced;

/// Plans of the viewer of this page.
#[derive(Clone, Copy)]
pub struct OwnPlan(Players);

impl OwnPlan {
    pub fn of(players: Players) -> OwnPlan {
        OwnPlan(players)
    }

    /// Whether the viewer plays a game now, so that there is something to plan.
    pub fn possible(self) -> bool {
        let table = self.0.table;
        let plays = self.0.you.get().is_some() && table.place != Place::Replay && !table.screen;
        plays && table.seen.with(|seen| seen.as_ref().is_some_and(|it| it.table.phase == Phase::Playing))
    }

    /// The plan that stands.
    pub fn get<P: DeserializeOwned>(self) -> Option<P> {
        self.0.table.seen.with(|seen| {
            let plan = seen.as_ref()?.game.as_ref()?.now.plan.as_ref()?;
            wire::from_json(plan.get()).ok()
        })
    }

    pub fn lay(self, plan: &impl Serialize) {
        if let Ok(plan) = serde_json::value::to_raw_value(plan) {
            self.0.table.act(Command::Plan { plan: Some(plan) });
        }
    }

    pub fn revoke(self) {
        self.0.table.act(Command::Plan { plan: None });
    }
}

/// The switch for forced moves, in a game that offers it.
#[component]
pub fn ForcedSwitch(table: AtTable) -> impl IntoView {
    let offered = use_context::<OffersForced>().zip(use_context::<Players>());
    let plan = OwnPlan::of(
        offered.map(|(_, players)| players).filter(|players| players.table.place == table.place)?,
    );
    let on = Signal::derive(move || plan.get::<ForcedMoves>().is_some());
    let set = Callback::new(move |on| if on { plan.lay(&ForcedMoves::Forced) } else { plan.revoke() });
    Some(move || {
        plan.possible()
            .then(|| view! { <Switch label=t!("plan-forced") note=t!("plan-forced-note") on set /> })
    })
}
