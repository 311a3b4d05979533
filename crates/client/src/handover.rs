//! Several people on one device: the table shows what everybody may see, until the one who is asked has the device in hand.

use crate::table::{AtTable, Place};
use leptos::prelude::*;

/// Whether the device has to be handed to somebody before anything can be chosen.
pub fn is_due(table: AtTable) -> bool {
    table.place == Place::Here
        && table
            .sharing
            .with(|sharing| sharing.people.len() > 1 && sharing.eyes.is_none() && !sharing.owing.is_empty())
}

/// In place of the choice: who is to take the device.
#[component]
pub fn Handover() -> impl IntoView {
    view! { <div class="handover"></div> }
}
