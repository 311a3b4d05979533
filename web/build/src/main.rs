//! Builds the folder that a server serves from WebAssembly modules, assets and texts: bound, named by content, compressed, listed.
//! `cargo xtask client` calls it.
//!
//! It handles files: it knows of the games only their folders, and never sees a table or a server.

mod bind;
mod css;
mod games;
mod home;
mod names;
mod offline;
mod own_pages;
mod pack;
mod page;
mod sources;
mod weight;
mod words;

use anyhow::{Context, Result};
use clap::Parser;
use pack::Packed;
use std::path::PathBuf;
use std::process::ExitCode;

/// The parts of the client, the table on this device, and reviews.
const MODULES: [&str; 6] = ["web_start", "web_lobby", "web_study", "web_play", "web_worker", "web_reviewer"];

/// Builds the directory that a server serves
#[derive(Parser)]
struct Arguments {
    /// Where web_start.wasm and the other modules are
    #[arg(long, value_name = "DIR")]
    wasm_dir: PathBuf,
    /// Where index.html and what it names are
    #[arg(long, value_name = "DIR")]
    assets: PathBuf,
    /// Where the texts are: a directory for each language
    #[arg(long, value_name = "DIR")]
    words: PathBuf,
    /// Where the directories of the games are
    #[arg(long, value_name = "DIR")]
    games: PathBuf,
    /// Output directory; an earlier result there is replaced
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// For work on the client: compress quickly, and limit nothing
    #[arg(long)]
    dev: bool,
    /// Print only the sums, not the size of each file
    #[arg(long)]
    brief: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("web-build: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let games = games::all(&arguments.games);
    let mut folders = words::folders(&arguments.words)?;
    folders.extend(games.iter().flat_map(|game| [game.assets.clone(), game.words.clone()]));
    folders.extend(own_pages::folders(&games)?);
    folders.extend([arguments.wasm_dir.clone(), arguments.assets.clone()]);
    let inputs = sources::fingerprint(&folders, arguments.dev)?;
    let packed = match pack::made_before(&arguments.out, &inputs) {
        Some(packed) => packed,
        None => {
            let packed = make(arguments, &games)?;
            pack::write(&arguments.out, &inputs, &packed)?;
            packed.into_iter().map(|it| it.listed).collect()
        }
    };
    print!("{}", if arguments.brief { weight::sentence(&packed) } else { weight::table(&packed) });
    if arguments.dev { Ok(()) } else { weight::check(&packed, &weight::LOADS) }
}

/// Everything from the sources to compressed files, in memory.
fn make(arguments: &Arguments, games: &[games::Game]) -> Result<Vec<Packed>> {
    let mut files = sources::assets(&arguments.assets)?;
    games::add(&mut files, games)?;
    own_pages::add(&mut files, games)?;
    css::join(&mut files)?;
    let symbols = files.remove(page::SYMBOLS).context("the assets have no symbols")?;
    let page = files.get_mut(names::PAGE).context("the assets have no page")?;
    let symbols = sources::text(page::SYMBOLS, &symbols)?;
    let words = words::bundles(&arguments.words, games)?;
    let mut homes = words::home_pages(&words)?;
    let home = homes.remove("home-en.html").context("there are no texts in English")?;
    let filled = page::with_home(sources::text(names::PAGE, page)?, sources::text("home", &home)?)?;
    *page = page::with_symbols(&filled, symbols)?.into_bytes();
    files.extend(homes);
    for (name, body) in files.iter_mut().filter(|(name, _)| name.ends_with(".css")) {
        *body = css::shortened(sources::text(name, body)?).into_bytes();
    }
    files.extend(words);
    for module in MODULES.into_iter().map(str::to_owned).chain(own_pages::modules(games)) {
        files.extend(bind::bind(&arguments.wasm_dir, &module)?);
    }
    let mut named = names::give(files)?;
    offline::list_files(&mut named.files)?;
    let first = named.first_load();
    pack::pack(named.files, &first, arguments.dev)
}

#[cfg(test)]
mod tests {
    use toml::{Table, Value};

    /// The two halves of wasm-bindgen understand each other only if they are of one version.
    #[test]
    fn both_halves_of_wasm_bindgen_have_one_version() {
        let lock: Table = include_str!("../../../Cargo.lock").parse().unwrap();
        let packages = lock["package"].as_array().unwrap();
        let versions = |name: &str| -> Vec<&Value> {
            packages.iter().filter(|it| it["name"].as_str() == Some(name)).map(|it| &it["version"]).collect()
        };
        assert_eq!(versions("wasm-bindgen").len(), 1);
        assert_eq!(versions("wasm-bindgen"), versions("wasm-bindgen-cli-support"));
    }
}
