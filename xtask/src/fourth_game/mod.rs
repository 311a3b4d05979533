//! `cargo xtask fourth-game`: proves docs/adding-a-game.md by following it.
//!
//! `examples/fourth-game` holds a tiny game as the page says to write one: files that are new, and edits of files that exist. They are
//! laid over a copy of the repository, at no place that the page does not name, and there everything must hold. What both are built from
//! is shared by the copy and the repository, and neither gets in the other's way.

mod copy;
mod overlay;
mod places;
mod trial;

use crate::{client, tidy};
use anyhow::{Context, Result};
use copy::Files;
use overlay::Overlay;
use std::fs;
use std::path::Path;
use trial::Trial;

/// The name of the fourth game.
const NAME: &str = "last-torch";
/// Where it lies.
const FOLDER: &str = "examples/fourth-game";
/// The page that it proves.
const PAGE: &str = "docs/adding-a-game.md";
/// What cargo writes by itself when a crate is new.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

/// Adds the fourth game to a copy of the repository, and checks that it is one of the house.
pub fn prove(root: &Path) -> Result<()> {
    let overlay = Overlay::read(&root.join(FOLDER))?;
    let mut files = copy::files(root)?;
    add(root, &overlay, &mut files)?;
    copy::set_apart(&mut files)?;
    let trial = Trial::new(&client::target_directory(root)?);
    copy::write(&trial.tree, &files)?;
    println!("{NAME} was added in a copy, {}, at the places that {PAGE} names.", trial.tree.display());
    trial.lock()?;
    tidy::tidy(&trial.tree)?;
    trial.test()?;
    trial.play()?;
    trial.fuzz_target(root)
}

/// Adds the fourth game to these files, at places that the page names and no others.
fn add(root: &Path, overlay: &Overlay, files: &mut Files) -> Result<()> {
    let page = fs::read_to_string(root.join(PAGE)).with_context(|| format!("{PAGE} cannot be read"))?;
    let used: Vec<&str> = overlay.paths().chain(LOCKS).collect();
    places::check(&page, &used)?;
    overlay.lay(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of it that needs no compiler: a lost anchor, or a place that is not named, is found soon.
    #[test]
    fn the_page_the_game_and_the_repository_fit_each_other() {
        let root = crate::root().unwrap();
        let overlay = Overlay::read(&root.join(FOLDER)).unwrap();
        let there = |path: &str| Some((path.to_owned(), fs::read(root.join(path)).ok()?));
        let mut files: Files = overlay.paths().filter_map(there).collect();
        let before = files.len();
        add(&root, &overlay, &mut files).unwrap();
        assert!(before > 0 && files.len() > before, "some files are changed and some are new");
    }
}
