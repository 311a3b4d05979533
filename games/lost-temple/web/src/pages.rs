//! What Lost Temple brings along for the pages around its table.

use crate::{boards, rules_page};
use leptos::prelude::*;
use serde_json::Value;
use web_shell::pages::game::{GamePages, Picture};

pub struct Pages;

impl GamePages for Pages {
    fn rules() -> AnyView {
        rules_page::Rules().into_any()
    }

    fn own_page() -> Option<AnyView> {
        Some(boards::Boards().into_any())
    }

    fn option_picture(name: &str, value: &Value) -> Option<Picture> {
        if name == "board" { boards::picture::of(value) } else { None }
    }
}
