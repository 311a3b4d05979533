//! What the games add: styles, drawings, texts and pages from their folders.

use crate::names::{Files, PAGE};
use crate::{page, sources};
use anyhow::{Result, bail};
use game_list::GameKind;
use std::path::{Path, PathBuf};

/// The symbols that are fetched after the page.
const DRAWINGS: &str = "drawings.svg";

/// The style sheets that are put together, and the files of a game that go into each, in order.
const STYLES: [(&str, [&str; 2]); 2] =
    [("games-table.css", ["pieces.css", "table.css"]), ("games-pages.css", ["pieces.css", "pages.css"])];

pub struct Game {
    pub name: String,
    pub title: String,
    /// The address of its own page, if it has one.
    pub page: Option<String>,
    /// Everything about the game.
    pub folder: PathBuf,
    pub assets: PathBuf,
    /// Its texts: a file for each language.
    pub words: PathBuf,
}

/// The folders of all games, in the order in which they are offered.
pub fn all(games: &Path) -> Vec<Game> {
    let game = |kind: GameKind| {
        let manifest = kind.manifest();
        let folder = games.join(manifest.name);
        Game {
            name: manifest.name.to_owned(),
            title: manifest.title.to_owned(),
            page: manifest.page.map(str::to_owned),
            assets: folder.join("web/assets"),
            words: folder.join("text/words"),
            folder,
        }
    };
    GameKind::all().map(game).collect()
}

/// Adds everything but the texts to the files that all pages share.
pub fn add(files: &mut Files, games: &[Game]) -> Result<()> {
    let mut assets_of_games = Vec::new();
    for game in games {
        let assets = sources::assets(&game.assets)?;
        let known = |name: &str| name == DRAWINGS || STYLES.iter().any(|(_, parts)| parts.contains(&name));
        if let Some(other) = assets.keys().find(|name| !known(name)) {
            bail!("{}: {other} is neither a style sheet nor {DRAWINGS}", game.assets.display());
        }
        assets_of_games.push(assets);
    }
    for (name, parts) in STYLES {
        let sheets =
            assets_of_games.iter().flat_map(|assets| parts.iter().filter_map(|part| assets.get(*part)));
        files.insert(name.to_owned(), sheets.flatten().copied().collect());
    }
    let shared = files.remove(DRAWINGS);
    let drawings = shared.iter().chain(assets_of_games.iter().filter_map(|it| it.get(DRAWINGS)));
    let drawings: Vec<&str> = drawings.map(|body| sources::text(DRAWINGS, body)).collect::<Result<_>>()?;
    files.insert(DRAWINGS.to_owned(), page::sprite(&drawings)?.into_bytes());
    let titles: Vec<&str> = games.iter().map(|game| game.title.as_str()).collect();
    sources::fill(files, PAGE, "{{games}}", &titles.join(", "))?;
    let pages: Vec<&String> = games.iter().filter_map(|game| game.page.as_ref()).collect();
    sources::fill(files, "start.js", "[\"{{pages}}\"]", &serde_json::to_string(&pages)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn game(folder: &Path, title: &str, assets: &[(&str, &str)]) -> Game {
        let assets_folder = folder.join(title);
        fs::create_dir(&assets_folder).unwrap();
        for (name, text) in assets {
            fs::write(assets_folder.join(name), text).unwrap();
        }
        let page = Some(format!("{title}s"));
        let (name, title) = (title.to_owned(), title.to_owned());
        Game { name, title, page, folder: PathBuf::new(), assets: assets_folder, words: PathBuf::new() }
    }

    fn shared() -> Files {
        let files = [
            (PAGE, "<p>{{games}}"),
            ("start.js", "[\"{{pages}}\"]"),
            (DRAWINGS, "<svg><symbol id=\"ui\"/></svg>"),
        ];
        files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into()
    }

    #[test]
    fn games_are_added_in_their_order() {
        let folder = tempfile::tempdir().unwrap();
        let one = game(
            folder.path(),
            "one",
            &[("table.css", "t1"), ("pieces.css", "c1"), (DRAWINGS, "<svg x=\"1\"><symbol id=\"1\"/></svg>")],
        );
        let two = game(folder.path(), "two", &[("pages.css", "p2"), ("table.css", "t2")]);
        let mut files = shared();
        add(&mut files, &[one, two]).unwrap();
        let text = |name: &str| String::from_utf8(files[name].clone()).unwrap();
        assert_eq!(text("games-table.css"), "c1t1t2");
        assert_eq!(text("games-pages.css"), "c1p2");
        assert!(text(DRAWINGS).contains("<symbol id=\"ui\"/>\n<symbol id=\"1\"/>"), "{}", text(DRAWINGS));
        assert_eq!(text(PAGE), "<p>one, two");
        assert_eq!(text("start.js"), "[\"ones\",\"twos\"]");
    }

    #[test]
    fn files_that_would_not_be_served_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let game = game(folder.path(), "one", &[("look.css", "")]);
        assert!(add(&mut shared(), &[game]).unwrap_err().to_string().contains("look.css"));
        assert!(add(&mut Files::new(), &[]).is_err());
    }

    #[test]
    fn every_game_has_its_folders() {
        let games = all(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games")));
        assert!(!games.is_empty());
        for game in games {
            assert!(game.assets.is_dir() && game.words.is_dir(), "{}", game.title);
        }
    }
}
