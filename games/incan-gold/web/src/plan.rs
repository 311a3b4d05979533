//! A plan for the rest of the round: a tab at the edge of the dock, and the form that it opens above it. Both lie over the table, so
//! nothing moves.

use crate::table::Scene;
use incan_gold_rules::{Conditions, StayUntil, View};
use leptos::prelude::*;
use web_shell::browser;
use web_shell::play::OwnPlan;
use web_shell::symbol::Symbol;
use web_shell::t;

/// So many gems more than now are proposed.
const MORE: u8 = 5;
/// Nobody can carry more.
const MOST: u8 = 99;

/// The number of hazards to wait for: the second one, or the next one if that has come already. None if there are no more kinds.
fn next_hazards(now: &View) -> Option<u8> {
    let next = (now.hazards_on_path().len() as u8 + 1).max(2);
    (next <= 5).then_some(next)
}

/// Whether the viewer is in the temple.
fn inside(scene: Scene) -> bool {
    let you = scene.players.you.get();
    scene.now.with(|now| you.is_some_and(|you| now.inside.contains(you)))
}

/// The tab and the form, in the dock.
#[component]
pub fn PlanTab() -> impl IntoView {
    let scene = Scene::here();
    let plan = OwnPlan::of(scene.players);
    let stands = Memo::new(move |_| plan.get::<StayUntil>());
    let offered = Memo::new(move |_| plan.possible() && inside(scene));
    let open = RwSignal::new(false);
    let close = move || {
        open.set(false);
        browser::after(0, move || browser::focus("plan-tab"));
    };
    let said = move || {
        let StayUntil::StayUntil(conditions) = stands.get().filter(|_| offered.get())?;
        Some(t!("incan-plan-on", what = what(conditions)))
    };
    let cancel = move |_| {
        plan.revoke();
        browser::focus("dock-h"); // the button goes away; the focus must not
    };
    let tab = move || {
        (offered.get() && stands.get().is_none()).then(|| {
            view! {
                <button type="button" id="plan-tab" class="hint-tab" aria-controls="plan" aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)>
                    <Symbol name="torch" class="i-s" />{t!("incan-plan")}
                </button>
            }
        })
    };
    let form = move || {
        (open.get() && offered.get() && stands.get().is_none())
            .then(|| view! { <Form plan close=Callback::new(move |()| close()) /> })
    };
    // The live region is there before its text.
    view! {
        <div class="plan-place">
            <div id="plan">{form}</div>
            <div class="plan-stands" class:on=move || said().is_some()>
                <p role="status">{said}</p>
                {move || said().is_some().then(|| view! { <button type="button" class="btn quiet" on:click=cancel>{t!("incan-plan-cancel")}</button> })}
            </div>
            {tab}
        </div>
    }
}

/// The conditions in a few words.
fn what(conditions: Conditions) -> String {
    let parts = [
        conditions.hazards.map(|n| t!("incan-plan-hazards", n = n)),
        conditions.carried.map(|n| t!("incan-plan-gems", n = n)),
        conditions.left.then(|| t!("incan-plan-left")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[component]
fn Form(plan: OwnPlan, close: Callback<()>) -> impl IntoView {
    let scene = Scene::here();
    let hazards = Memo::new(move |_| scene.now.with(next_hazards));
    let others = Memo::new(move |_| scene.now.with(|now| now.inside.len() > 1));
    let least = Memo::new(move |_| scene.now.with(|now| now.carried().saturating_add(1).min(MOST)));
    let (by_hazards, by_gems, by_leaving) = (RwSignal::new(true), RwSignal::new(false), RwSignal::new(false));
    let gems = RwSignal::new(least.get_untracked().saturating_add(MORE - 1).min(MOST));
    let conditions = Memo::new(move |_| Conditions {
        hazards: hazards.get().filter(|_| by_hazards.get()),
        carried: by_gems.get().then(|| gems.get().clamp(least.get(), MOST)),
        left: others.get() && by_leaving.get(),
    });
    let empty = move || conditions.get() == Conditions::default();
    let lay = move |_| {
        if !empty() {
            plan.lay(&StayUntil::StayUntil(conditions.get_untracked()));
            close.run(());
            browser::focus("dock-h");
        }
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close.run(());
        }
    };
    view! {
        <fieldset class="plan-form" on:keydown=keys>
            <legend>{t!("incan-plan")}</legend>
            {move || hazards.get().map(|n| view! {
                <label><input type="checkbox" prop:checked=move || by_hazards.get()
                    on:change:target=move |event| by_hazards.set(event.target().checked()) />{t!("incan-plan-hazards", n = n)}</label>
            })}
            <label><input type="checkbox" prop:checked=move || by_gems.get()
                on:change:target=move |event| by_gems.set(event.target().checked()) />{t!("incan-plan-carry")}
                <input type="number" class="plan-gems" inputmode="numeric" min=move || least.get().to_string() max=MOST.to_string()
                    aria-label=t!("incan-plan-number") prop:value=move || gems.get().to_string()
                    on:input:target=move |event| {
                        if let Ok(number) = event.target().value().parse() {
                            gems.set(number);
                            by_gems.set(true);
                        }
                    } /></label>
            {move || others.get().then(|| view! {
                <label><input type="checkbox" prop:checked=move || by_leaving.get()
                    on:change:target=move |event| by_leaving.set(event.target().checked()) />{t!("incan-plan-left")}</label>
            })}
            <p class="note">{t!("incan-plan-note")}</p>
            <button type="button" class="btn primary stepped" aria-disabled=move || empty().to_string() on:click=lay>{t!("incan-plan-set")}</button>
        </fieldset>
    }
}
