//! Makes of WebAssembly modules, a folder of assets and the texts the folder that a server serves: bound, named by content, compressed,
//! listed. `cargo xtask client` calls it; ARCHITECTURE.md ("From source to page") tells the whole way.
//!
//! It handles files: it knows of the games only their folders, and never sees a table or a server.

mod bind;
mod css;
mod games;
mod names;
mod offline;
mod pack;
mod page;
mod sources;
mod weight;
mod words;

use anyhow::{Context, Result, bail};
use clap::Parser;
use pack::{Effort, Packed};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The parts of the client, and the table on this device.
const MODULES: [&str; 4] = ["web_start", "web_study", "web_play", "web_worker"];

/// Makes the folder that a server serves
#[derive(Parser)]
struct Arguments {
    /// Where web_start.wasm and the other modules are
    #[arg(long, value_name = "DIR")]
    wasm_dir: PathBuf,
    /// Where index.html and what it names are
    #[arg(long, value_name = "DIR")]
    assets: PathBuf,
    /// Where the texts are: a folder for each language
    #[arg(long, value_name = "DIR")]
    words: PathBuf,
    /// Where the folders of the games are
    #[arg(long, value_name = "DIR")]
    games: PathBuf,
    /// Where to put what was made; whatever was made there before is replaced
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// For work on the client: compress quickly, and let the first load be as heavy as it likes
    #[arg(long)]
    dev: bool,
    /// Tell what the first load weighs, and not what each file does
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
    let told = if arguments.brief { weight::sentence(&packed) } else { weight::table(&packed) };
    print!("{told}");
    let limit = if arguments.dev { None } else { Some(weight::MOST) };
    weight::check(&packed, limit)
}

/// Everything from the sources to compressed files, in memory.
fn make(arguments: &Arguments, games: &[games::Game]) -> Result<Vec<Packed>> {
    let mut files = sources::assets(&arguments.assets)?;
    games::add(&mut files, games)?;
    let symbols = text(&mut files, page::SYMBOLS, &arguments.assets)?;
    let page = text(&mut files, names::PAGE, &arguments.assets)?;
    files.insert(names::PAGE.to_owned(), page::put_together(&page, &symbols)?.into_bytes());
    for (name, body) in &mut files {
        if name.ends_with(".css") {
            let written = std::str::from_utf8(body).with_context(|| format!("{name} is not UTF-8"))?;
            *body = css::shortened(written).into_bytes();
        }
    }
    files.extend(words::bundles(&arguments.words, games)?);
    for module in MODULES {
        files.extend(bind::bind(&arguments.wasm_dir, module)?);
    }
    let mut named = names::give(files)?;
    offline::list_files(&mut named.files)?;
    let first = named.first_load();
    pack::pack(named.files, &first, if arguments.dev { Effort::Quick } else { Effort::All })
}

fn text(files: &mut names::Files, name: &str, folder: &Path) -> Result<String> {
    let Some(body) = files.remove(name) else { bail!("{} has no {name}", folder.display()) };
    String::from_utf8(body).with_context(|| format!("{name} is not UTF-8"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
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
