//! Dates, as they are written in the page's language.

use crate::{browser, words};
use js_sys::Date;

/// The day of a moment (in milliseconds since 1970), and the time.
pub fn day(moment: i64) -> String {
    in_words(&Date::new(&(moment as f64).into()), [("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A date from a record, such as 2026-11-16; anything else stays as it is.
pub fn written(day: &str) -> String {
    let date = Date::new(&day.into()); // its beginning in Greenwich: elsewhere that may be the day before
    if date.get_time().is_nan() {
        return day.to_owned();
    }
    in_words(&date, [("dateStyle", "medium"), ("timeZone", "UTC")])
}

/// When the date from a record began, in milliseconds since 1970; 0 for anything else.
pub fn moment(day: &str) -> i64 {
    let time = Date::new(&day.into()).get_time();
    if time.is_nan() { 0 } else { time as i64 }
}

fn in_words(date: &Date, how: [(&str, &str); 2]) -> String {
    let options = browser::object(&how.map(|(name, value)| (name, value.into())));
    date.to_locale_string(words::spoken().name(), &options).into()
}
