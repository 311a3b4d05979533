//! Files in the formats of games, such as boards, that people save in this browser. They are passed on unchanged; only the game knows
//! whether it can be played with one.

use crate::browser;
use serde_json::Value;

/// How many files of one format are stored.
const LIMIT: usize = 12;
/// Far larger than any game's file.
pub const LARGEST: u32 = 64 * 1024;

/// The name in a file.
pub fn name(file: &Value) -> &str {
    file.get("name").and_then(Value::as_str).unwrap_or_default()
}

/// The stored files of a format, newest first.
pub fn all(format: &str) -> Vec<Value> {
    browser::kept(&key(format)).and_then(|text| wire::from_json(&text).ok()).unwrap_or_default()
}

/// Stores a file, replacing one with the same name; `false` if there is no room.
pub fn keep(format: &str, file: Value) -> bool {
    let files = newest_first(all(format), file);
    files.len() <= LIMIT && write(format, &files)
}

/// Deletes the file with this name.
pub fn forget(format: &str, which: &str) {
    let mut files = all(format);
    files.retain(|file| name(file) != which);
    write(format, &files);
}

fn key(format: &str) -> String {
    format!("quipu.{format}s")
}

fn newest_first(mut files: Vec<Value>, file: Value) -> Vec<Value> {
    files.retain(|kept| name(kept) != name(&file));
    files.insert(0, file);
    files
}

fn write(format: &str, files: &[Value]) -> bool {
    serde_json::to_string(files).is_ok_and(|text| browser::keep(&key(format), &text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_file_is_stored_once_and_the_newest_is_first() {
        let file = |name: &str, track: &str| json!({ "name": name, "track": track });
        let files = ["a", "b", "a"].iter().zip(["1", "2", "3"]);
        let files = files.fold(Vec::new(), |files, (name, track)| newest_first(files, file(name, track)));
        assert_eq!(files, [file("a", "3"), file("b", "2")]);
        assert_eq!(name(&json!(7)), "");
    }
}
