//! The list of games is the list of dependencies in Cargo.toml whose path is `../NAME` of the same name: one line for each game. This
//! makes `GameKind` and `with_game!` from it.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("cargo builds a crate where its Cargo.toml is");
    let games: Vec<&str> = manifest.lines().filter_map(game).collect();
    let list: Vec<String> = games.iter().map(|name| format!("{} {}", kind(name), module(name))).collect();
    let arms: Vec<String> = games.iter().map(|name| arm(name)).collect();
    let code = format!(
        "games! {{ {} }}\n\n{DOCS}#[macro_export]\nmacro_rules! with_game {{\n    ($kind:expr, $G:ident => $body:expr) => {{\n        \
         match $kind {{\n{}        }}\n    }};\n}}\n",
        list.join(", "),
        arms.concat(),
    );
    let out = env::var_os("OUT_DIR").expect("cargo says where a build script may write");
    fs::write(Path::new(&out).join("games.rs"), code).expect("cargo gives a directory that can be written");
}

/// The game that a line of Cargo.toml adds.
fn game(line: &str) -> Option<&str> {
    let (name, path) = line.split_once(".path = ")?;
    (path.trim() == format!("\"../{name}\"")).then_some(name)
}

/// `incan-gold` as the name of a crate.
fn module(name: &str) -> String {
    name.replace('-', "_")
}

/// `incan-gold` as `IncanGold`.
fn kind(name: &str) -> String {
    let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').map(capitalized).collect()
}

fn arm(name: &str) -> String {
    format!(
        "            $crate::GameKind::{} => {{\n                type $G = $crate::games::{}::rules::State;\n                $body\n            }}\n",
        kind(name),
        module(name)
    )
}

const DOCS: &str = "\
/// Does something with the state type of a game that is known only at run time.
///
/// ```
/// use catalog::{GameKind, with_game};
/// use game_core::Game;
///
/// let most = |kind| with_game!(kind, G => *G::SEATS.end());
/// assert!(GameKind::all().all(|kind| most(kind) == usize::from(kind.manifest().seats.1)));
/// ```
";
