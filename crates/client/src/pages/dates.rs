//! Dates, as they are written in the page's language.

use crate::settings::Chosen;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;

/// The day of a moment (in milliseconds since 1970), and the time.
pub fn day(moment: f64) -> String {
    let language = untrack(|| Chosen::here().now.with(|settings| settings.language()));
    let options = Object::new();
    for (name, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &name.into(), &style.into()); // a new object takes any property
    }
    Date::new(&moment.into()).to_locale_string(language.name(), &options).into()
}
