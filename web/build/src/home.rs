//! The home page as a first visitor sees it, made while building: it is there before any code has been loaded.
//!
//! The client replaces it with the same page as soon as it runs (`web/start`), so both must look alike: a browser test compares them.

use anyhow::{Context, Result, bail};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_list::GameKind;

/// The page, with `{{key}}` where a text goes, and what is repeated for each game.
const PAGE: &str = include_str!("../home.html");
const COVER: &str = include_str!("../cover.html");

/// The home page in one language, from the texts of that language.
pub fn page(language: &str, texts: &str) -> Result<String> {
    let id = language.parse().with_context(|| format!("{language} is not a language"))?;
    let mut words = FluentBundle::new(vec![id]);
    words.set_use_isolating(false);
    let Ok(resource) = FluentResource::try_new(texts.to_owned()) else {
        bail!("the texts in {language} cannot be read")
    };
    words.add_resource_overriding(resource);
    let first = GameKind::all().next().context("there is no game")?;
    let covers: String =
        GameKind::all().map(|game| filled(COVER, &words, game)).collect::<Result<Vec<_>>>()?.concat();
    let page = filled(PAGE, &words, first)?.replace("<!-- covers -->", &covers);
    Ok(page.lines().map(str::trim).collect())
}

/// The template with the texts in place, for a game. `{{game}}` is its name, and a key that ends with it belongs to the game.
fn filled(template: &str, words: &FluentBundle<FluentResource>, game: GameKind) -> Result<String> {
    let manifest = game.manifest();
    let mut args = FluentArgs::new();
    args.set("game", manifest.title);
    args.set("least", FluentValue::from(manifest.seats.0));
    args.set("most", FluentValue::from(manifest.seats.1));
    args.set("n", FluentValue::from(manifest.minutes));
    let template = template.replace("{{game}}", manifest.name).replace("{{title}}", manifest.title);
    let mut parts = template.split("{{");
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part.split_once("}}").context("a `{{` without `}}`")?;
        let pattern = words.get_message(key).and_then(|message| message.value());
        let pattern = pattern.with_context(|| format!("there is no text {key}"))?;
        page += &escaped(&words.format_pattern(pattern, Some(&args), &mut Vec::new()));
        page += rest;
    }
    let first = GameKind::all().next() == Some(game);
    Ok(page.replace(" data-first", if first { " checked" } else { "" }))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games, words};
    use std::path::Path;

    #[test]
    fn every_language_has_a_home_page_with_every_game() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let bundles =
            words::bundles(&root.join("web/shell/words"), &games::all(&root.join("games"))).unwrap();
        for (language, hello) in [("en", "How far in do you dare?"), ("pl", "<h1>"), ("es", "<h1>")] {
            let texts = String::from_utf8(bundles[&format!("words-{language}-start.ftl")].clone()).unwrap();
            let page = page(language, &texts).unwrap();
            assert!(page.contains(hello) && !page.contains("{{"), "{page}");
            assert_eq!(page.matches(" checked").count(), 1);
            for game in GameKind::all() {
                assert!(page.contains(&format!("id=\"game-{game}\"")), "{page}");
            }
        }
    }

    #[test]
    fn a_missing_text_is_named() {
        let error = page("en", "home-what = x\n").unwrap_err().to_string();
        assert!(error.contains("there is no text"), "{error}");
        assert_eq!(escaped("a < \"b\" & c"), "a &lt; &quot;b&quot; &amp; c");
    }
}
