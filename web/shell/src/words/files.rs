//! The files with the texts, as they lie in the source: for tests, of this crate and of those that build on it.

use super::Language;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The texts of a language by file.
pub fn all(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").join(language.name());
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let text = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        fs::read_to_string(entry.path()).ok().map(|text| (name, text))
    };
    entries.flatten().filter_map(text).collect()
}
