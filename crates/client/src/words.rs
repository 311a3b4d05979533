//! What is said to people: every sentence of the client, from Fluent files, in the language that was chosen.
//!
//! `t!("key", name = value)` gives a text. The language is changed by mounting the pages anew, so a text is a plain `String`.

pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::cell::RefCell;
use unic_langid::LanguageIdentifier;

/// A language that everything can be said in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
}

rules_core::named! { Language, "language", [(Language::English, "en")] }

impl Language {
    /// Its own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
        }
    }

    const fn sources(self) -> &'static [&'static str] {
        match self {
            Language::English => &[
                include_str!("../words/en/shell.ftl"),
                include_str!("../words/en/pages.ftl"),
                include_str!("../words/en/incan-gold.ftl"),
                include_str!("../words/en/rules.ftl"),
            ],
        }
    }
}

thread_local! {
    static SPOKEN: RefCell<Option<FluentBundle<FluentResource>>> = const { RefCell::new(None) };
}

/// From now on this language is spoken.
pub fn speak(language: Language) {
    SPOKEN.set(Some(bundle(language)));
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.name().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    bundle.set_use_isolating(false); // no language here is written from right to left
    for source in language.sources() {
        // What cannot be read is found by a test, and elsewhere shows as its key.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The text of a key. `t!` is the short way to it.
pub fn say(key: &'static str, values: &[(&'static str, Value<'_>)]) -> String {
    SPOKEN.with_borrow_mut(|spoken| {
        let bundle = spoken.get_or_insert_with(|| bundle(Language::English));
        let pattern = bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    })
}

/// The text of a key, with values: `t!("greeting", name = "Ana")`.
#[macro_export]
macro_rules! t {
    ($key:literal) => { $crate::words::say($key, &[]) };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::say($key, &[$((stringify!($name), $crate::words::Value::from($value))),+])
    };
}

/// Names in a row, as one says them: "Ana, Ben and Kuba".
pub fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => t!("list", first = first.join(", "), last = last.as_str()),
    }
}

#[cfg(test)]
mod tests;
