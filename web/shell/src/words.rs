//! Every text of the client, from Fluent files, in the chosen language.
//!
//! `t!("key", name = value)` gives a text. The texts of all pages are in `web/shell/words`, those of a game in `games/<game>/text/words`. They come
//! as one bundle per language with the part of the client that is loaded; another language is fetched when it is chosen. Changing it mounts the
//! pages again, so a text is a plain `String`.
//!
//! Texts that all pages need about any game have a key that ends with the game's name, such as `hook-<game>`.

mod fluent;

use fluent::Texts;
pub use fluent::Value;
use std::cell::RefCell;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Polish,
    Spanish,
    Italian,
}

game_core::named! { Language, "language", [
    (Language::English, "en"),
    (Language::Polish, "pl"),
    (Language::Spanish, "es"),
    (Language::Italian, "it"),
]}

impl Language {
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "Polski",
            Language::Spanish => "Español",
            Language::Italian => "Italiano",
        }
    }
}

struct Spoken {
    language: Language,
    texts: Texts,
}

thread_local! {
    static SPOKEN: RefCell<Option<Spoken>> = const { RefCell::new(None) };
}

/// Switches to this language, with these texts.
pub fn speak(language: Language, texts: &str) {
    SPOKEN.set(Some(Spoken { language, texts: Texts::read(texts.to_owned()) }));
}

pub fn spoken() -> Language {
    SPOKEN.with_borrow(|spoken| spoken.as_ref().map_or(Language::English, |it| it.language))
}

/// English, for tests, where no part of the client is loaded.
fn by_default() -> Spoken {
    #[cfg(not(target_arch = "wasm32"))]
    let texts = files::all(Language::English).into_values().collect::<Vec<_>>().join("\n");
    #[cfg(target_arch = "wasm32")]
    let texts = String::new();
    Spoken { language: Language::English, texts: Texts::read(texts) }
}

/// The text of a key. `t!` is shorter.
pub fn say(key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    find(key, values).unwrap_or_else(|| key.to_owned())
}

/// The text of a key that not every game has.
pub fn find(key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
    SPOKEN.with_borrow_mut(|spoken| {
        let spoken = spoken.get_or_insert_with(by_default);
        spoken.texts.find(key, spoken.language, values)
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

/// A number with one decimal, as the language writes it.
pub fn decimal(value: f64) -> String {
    let text = format!("{:.1}", (value * 10.0).round() / 10.0 + 0.0);
    match spoken() {
        Language::English => text,
        Language::Polish | Language::Spanish | Language::Italian => text.replace('.', ","),
    }
}

/// A list of names: "Ana, Ben and Kuba".
pub fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] if clashes(spoken(), last) => {
            t!("list-clash", first = first.join(", "), last = last.as_str())
        }
        [first @ .., last] => t!("list", first = first.join(", "), last = last.as_str()),
    }
}

/// Whether "and" changes before this name: "Ana e Inés" in Spanish, "Anna ed Elena" in Italian.
fn clashes(language: Language, name: &str) -> bool {
    // Full Unicode lowercasing would add as much code as a whole page.
    let mut letters =
        name.chars().map(|letter| letter.to_ascii_lowercase()).skip_while(|&letter| letter == 'h');
    let (first, second) = (letters.next(), letters.next());
    match language {
        // Before a diphthong ("Hielo") nothing changes.
        Language::Spanish => {
            matches!(first, Some('i' | 'í' | 'Í')) && !matches!(second, Some('a' | 'e' | 'o'))
        }
        Language::Italian => matches!(first, Some('e' | 'è' | 'é' | 'È' | 'É')),
        Language::English | Language::Polish => false,
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod files;
#[cfg(test)]
mod tests;
