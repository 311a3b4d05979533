//! What Gold brings along for the pages around its table.

use crate::rules_page;
use leptos::prelude::*;
use web_shell::pages::game::GamePages;

pub struct Pages;

impl GamePages for Pages {
    fn rules() -> AnyView {
        rules_page::Rules().into_any()
    }
}
