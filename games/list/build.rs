//! Reads the list of games from the dependencies of `games/catalog` whose path is `../NAME`, and what is said of each from its `game.toml`.

use serde::Deserialize;
use std::path::Path;
use std::{env, fs};

/// A game's `game.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Described {
    title: String,
    seats: (u8, u8),
    minutes: u8,
    symbol: String,
    #[serde(default)]
    first: Vec<String>,
    #[serde(default)]
    odds: bool,
    page: Option<String>,
}

fn main() {
    let list = read("../catalog/Cargo.toml");
    let games: Vec<&str> = list.lines().filter_map(game).collect();
    let kinds: Vec<String> =
        games.iter().map(|name| format!("    {} {name:?} {}", kind(name), manifest(name))).collect();
    let each: Vec<String> =
        games.iter().map(|name| format!("{} {}", kind(name), name.replace('-', "_"))).collect();
    let code = format!(
        "kinds! {{\n{}\n}}\n\n{DOCS}#[macro_export]\nmacro_rules! for_each_game {{\n    ([$($callback:tt)*] $($rest:tt)*) => {{\n        \
         $($callback)*! {{ [{}] $($rest)* }}\n    }};\n}}\n",
        kinds.join(",\n"),
        each.join(", "),
    );
    let out = env::var_os("OUT_DIR").expect("cargo says where a build script may write");
    fs::write(Path::new(&out).join("games.rs"), code).expect("cargo gives a directory that can be written");
}

fn read(path: &str) -> String {
    println!("cargo:rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"))
}

/// The game that a line of the catalog's Cargo.toml adds.
fn game(line: &str) -> Option<&str> {
    let (name, path) = line.split_once(".path = ")?;
    (path.trim() == format!("\"../{name}\"")).then_some(name)
}

/// `incan-gold` as `IncanGold`.
fn kind(name: &str) -> String {
    let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').map(capitalized).collect()
}

/// What is said of a game, as Rust.
fn manifest(name: &str) -> String {
    let path = format!("../{name}/game.toml");
    let described: Described = toml::from_str(&read(&path))
        .unwrap_or_else(|error| panic!("{path} does not describe a game: {error}"));
    let Described { title, seats, minutes, symbol, first, odds, page } = described;
    format!(
        "Manifest {{ name: {name:?}, title: {title:?}, seats: {seats:?}, minutes: {minutes}, symbol: {symbol:?}, first: &{first:?}, \
         odds: {odds}, page: {page:?} }}"
    )
}

const DOCS: &str = "\
/// Calls the macro in brackets with the list of games, each as its variant of [`GameKind`] and the name of its crate, in brackets, followed by all further
/// arguments.
";
