//! The text files in the source tree, for tests of this crate and of those that build on it.

use super::Language;
use game_list::GameKind;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The texts of a language by file: those of all pages, and those of each game.
pub fn all(language: Language) -> BTreeMap<String, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shared = fs::read_dir(here.join("words").join(language.name())).into_iter().flatten().flatten();
    let shared = shared.map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path()));
    let game = |game: GameKind| {
        let file = format!("../../games/{game}/text/words/{language}.ftl");
        (format!("{game}.ftl"), here.join(file))
    };
    let read = |(name, path): (String, PathBuf)| Some((name, fs::read_to_string(path).ok()?));
    shared.chain(GameKind::all().map(game)).filter_map(read).collect()
}
