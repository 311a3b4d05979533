//! What Last Torch brings along for the pages around its table.

use leptos::prelude::*;
use web_shell::pages::game::GamePages;
use web_shell::pages::rules::Rule;
use web_shell::t;

/// The pages of Last Torch.
pub struct Pages;

impl GamePages for Pages {
    fn rules() -> AnyView {
        view! {
            <Rule id="T-01" text=t!("rule-t-players") />
            <Rule id="T-02" text=t!("rule-t-throw") />
            <Rule id="T-03" text=t!("rule-t-one") />
            <Rule id="T-04" text=t!("rule-t-choice") />
            <Rule id="T-05" text=t!("rule-t-end") />
        }
        .into_any()
    }
}
