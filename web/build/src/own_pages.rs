//! What a game's own page brings along: a worker that computes for it, and data that is fetched only when it is asked for.
//!
//! In a game's folder, `page/worker` is the crate of the worker and `page/worker/worker.js` the script that runs it; `solved/<kind>/<name>` is data
//! (.bin and .json), which bots may ask for too. They are served as `<game>-page.js` and `<game>-<kind>-<name>`. `data.js` gets the list of all data,
//! with the code of the reviewer.

use crate::games::Game;
use crate::names::Files;
use crate::sources;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// What is data, by the ending of its name.
const DATA: [&str; 3] = [".bin", ".json", ".jsonl"];

/// The folders of a game with its puzzles and with what its reviews need. They are data too, and are served as `<game>-puzzles-<name>` and
/// `<game>-review-<name>`.
const OTHERS: [&str; 2] = ["puzzles", "review"];

/// Code that is fetched like data, since few visits need it.
const REVIEWER: &str = "web_reviewer_bg";

/// The script that fetches it.
const LOADER: &str = "data.js";

/// The folders that all this depends on.
pub fn folders(games: &[Game]) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for game in games {
        all.extend(Some(game.folder.join("page/worker")).filter(|folder| folder.exists()));
        all.extend(kinds(&game.folder.join("solved"))?);
        all.extend(others(game).map(|(_, folder)| folder));
    }
    Ok(all)
}

/// The modules of the workers, as cargo names them.
pub fn modules(games: &[Game]) -> Vec<String> {
    let own = games.iter().filter(|game| worker(game).exists());
    own.map(|game| format!("{}_page_worker", game.name.replace('-', "_"))).collect()
}

/// Adds the scripts and the data of all games.
pub fn add(files: &mut Files, games: &[Game]) -> Result<()> {
    let mut data = vec![format!("/{REVIEWER}.wasm")];
    for game in games {
        let solved = kinds(&game.folder.join("solved"))?.into_iter().map(|folder| {
            let kind = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (kind, folder)
        });
        for (kind, folder) in solved.chain(others(game)) {
            for (name, body) in sources::assets(&folder)?.into_iter().filter(|(name, _)| is_data(name)) {
                let name = format!("{}-{kind}-{name}", game.name);
                data.push(format!("/{name}"));
                files.insert(name, body);
            }
        }
        let path = worker(game);
        if path.exists() {
            let body = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            files.insert(format!("{}-page.js", game.name), body);
        }
    }
    sources::fill(files, LOADER, "[\"{{data}}\"]", &serde_json::to_string(&data)?)
}

/// Whether a file is fetched only when a page asks for it, and not stored on the device before.
pub fn is_data(name: &str) -> bool {
    name.starts_with(REVIEWER) || DATA.iter().any(|ending| name.ends_with(ending))
}

fn worker(game: &Game) -> PathBuf {
    game.folder.join("page/worker/worker.js")
}

/// The other folders with data, each with what it is of.
fn others(game: &Game) -> impl Iterator<Item = (String, PathBuf)> {
    let folder = |kind: &str| (kind.to_owned(), game.folder.join(kind).join("data"));
    OTHERS.map(folder).into_iter().filter(|(_, folder)| folder.exists())
}

/// The folders with data, in order.
fn kinds(solved: &Path) -> Result<Vec<PathBuf>> {
    let Ok(entries) = fs::read_dir(solved) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| format!("{} cannot be read", solved.display()))?.path();
        let has_data = |folder: &Path| {
            let names = fs::read_dir(folder).into_iter().flatten().flatten();
            names.map(|entry| entry.file_name()).any(|name| is_data(&name.to_string_lossy()))
        };
        if path.is_dir() && has_data(&path) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(folder: &Path) -> Game {
        let nowhere = PathBuf::new();
        Game {
            name: "a-b".to_owned(),
            title: String::new(),
            page: None,
            folder: folder.to_owned(),
            assets: nowhere.clone(),
            words: nowhere,
        }
    }

    #[test]
    fn data_is_named_after_its_game_and_folder() {
        let folder = tempfile::tempdir().unwrap();
        let games = [game(folder.path())];
        let loader = || Files::from([(LOADER.to_owned(), b"const all = [\"{{data}}\"];".to_vec())]);
        let mut files = loader();
        add(&mut files, &games).unwrap();
        assert_eq!(
            files[LOADER], b"const all = [\"/web_reviewer_bg.wasm\"];",
            "a game needs no page of its own"
        );
        assert!(files.len() == 1 && modules(&games).is_empty());

        for part in ["page/worker", "solved/src", "solved/tables"] {
            fs::create_dir_all(folder.path().join(part)).unwrap();
        }
        let write = |path: &str, text: &str| fs::write(folder.path().join(path), text).unwrap();
        write("page/worker/worker.js", "import \"/data.js\";");
        write("solved/src/lib.rs", "");
        write("solved/tables/2005.bin", "x");
        let mut files = loader();
        add(&mut files, &games).unwrap();
        assert_eq!(files[LOADER], b"const all = [\"/web_reviewer_bg.wasm\",\"/a-b-tables-2005.bin\"];");
        assert_eq!(files["a-b-page.js"], b"import \"/data.js\";");
        assert_eq!(files["a-b-tables-2005.bin"], b"x");
        assert_eq!(files.len(), 3);
        for part in ["puzzles/data", "review/data"] {
            fs::create_dir_all(folder.path().join(part)).unwrap();
        }
        write("puzzles/data/all.jsonl", "{}");
        write("review/data/value.bin", "y");
        let mut files = loader();
        add(&mut files, &games).unwrap();
        let list = b"const all = [\"/web_reviewer_bg.wasm\",\"/a-b-tables-2005.bin\",\"/a-b-puzzles-all.jsonl\",\"/a-b-review-value.bin\"];";
        assert_eq!(files[LOADER], list);
        assert_eq!(files["a-b-review-value.bin"], b"y");
        assert!(files.contains_key("a-b-puzzles-all.jsonl") && is_data("/a-b-puzzles-all.1.jsonl"));
        assert_eq!(modules(&games), ["a_b_page_worker"]);
        assert_eq!(folders(&games).unwrap().len(), 4);
    }
}
