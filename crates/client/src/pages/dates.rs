//! Dates, as they are written in the page's language.

use crate::words;
use js_sys::{Date, Object, Reflect};

/// The day of a moment (in milliseconds since 1970), and the time.
pub fn day(moment: f64) -> String {
    let language = words::spoken();
    let options = Object::new();
    for (name, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &name.into(), &style.into()); // a new object takes any property
    }
    Date::new(&moment.into()).to_locale_string(language.name(), &options).into()
}
