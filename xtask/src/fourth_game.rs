//! `cargo xtask fourth-game`: adds a game as one folder and one line, and plays it everywhere.
//!
//! `examples/last-torch` is a game as it would be in `games/`. A copy of the repository gets that folder and one line in the catalog; then
//! the new game is linted and tested, and played in the terminal, in the arena, as a replay, on the server and at a table in Chromium.
//! The copy and the repository share what both build from other people's crates.

use crate::{client, e2e, shell, tidy};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The name of the fourth game.
const NAME: &str = "last-torch";
/// Where it is in the repository, as an example.
const EXAMPLE: &str = "examples/last-torch/";
/// Where the line goes that adds it.
const CATALOG: &str = "games/catalog/Cargo.toml";
/// How the crates of the copy differ from those of the repository, so that cargo keeps what it builds of both.
const SUFFIX: &str = "-fourth-game";

/// What the program is asked, what is typed into it, and what it must print.
const QUESTIONS: &[(&str, &str, &str)] = &[
    ("rules last-torch T-03", "", "your torch is out"),
    ("schema last-torch", "", "\"const\": \"torch-out\""),
    ("sim last-torch --players 3 --games 50 --record GAMES", "", "50 games of last-torch with 3 players"),
    ("replay GAMES", "", "last-torch"),
    ("arena last-torch --bots oracle,content:5 --games 20 --rotate --mirror", "", "oracle"),
    ("bench --seconds 0.1", "", "last-torch"),
    ("play last-torch --players 2 --seed 4", "back\n", "The gems are counted."),
];

/// Adds the fourth game to a copy of the repository, and plays it there.
pub fn prove(root: &Path) -> Result<()> {
    let target = client::target_directory(root)?;
    let own = target.join("fourth-game");
    let copy = Copy { tree: own.join("tree"), finished: own.join("target"), shared: target };
    let files = files(root)?;
    write(&copy.tree, &files)?;
    println!("{NAME} was added to a copy, {}: one folder, and one line in {CATALOG}.", copy.tree.display());
    for lock in ["", " --manifest-path fuzz/Cargo.toml"] {
        copy.run(&format!("cargo update --workspace --offline --quiet{lock}"))?;
    }
    tidy::tidy(&copy.tree)?;
    set_apart(&copy.tree.join("Cargo.toml"), &packages(&files)?)?;
    copy.run("cargo update --workspace --offline --quiet")?;
    copy.run("cargo fmt --all -- --check")?;
    let parts = |of: &[&str]| -> String { of.iter().map(|part| format!(" -p {NAME}{part}")).collect() };
    let all = parts(&["", "-rules", "-bots", "-text", "-web"]);
    copy.run(&format!("cargo clippy --locked --quiet{all} --all-targets -- -D warnings"))?;
    // The browser part is played below. Its native tests would link what the repository has built with other features.
    let tested = parts(&["", "-rules", "-bots", "-text"]);
    copy.run(&format!("cargo test --locked --quiet{tested} -p catalog"))?;
    copy.run("cargo build --locked --quiet -p cli -p web-build")?;
    for (line, typed, says) in QUESTIONS {
        copy.ask(line, typed, says)?;
    }
    let web = client::build_copy(root, &copy.tree, &copy.finished.join("debug/web-build"), &own)?;
    e2e::fourth_game(root, &copy.finished.join("debug/quipu"), &web)
}

/// A copy of the repository, and where it is built.
struct Copy {
    tree: PathBuf,
    /// Where finished programs go: the repository has one of the same name.
    finished: PathBuf,
    /// Where everything else goes, together with what is built of the repository.
    shared: PathBuf,
}

impl Copy {
    fn run(&self, line: &str) -> Result<()> {
        println!("$ {line}");
        let mut command = shell::command(&self.tree, line);
        command.env("CARGO_TARGET_DIR", &self.finished).env("CARGO_BUILD_BUILD_DIR", &self.shared);
        shell::succeed(&mut command, line)
    }

    /// Runs the program; what is typed is typed again and again until it ends.
    fn ask(&self, line: &str, typed: &str, says: &str) -> Result<()> {
        println!("$ quipu {line}");
        let games = self.finished.join("games");
        if line.starts_with("sim ") && games.exists() {
            fs::remove_dir_all(&games).with_context(|| format!("{} cannot be deleted", games.display()))?;
        }
        let words =
            line.split(' ').map(|word| if word == "GAMES" { games.as_os_str() } else { word.as_ref() });
        let mut command = Command::new(self.finished.join("debug/quipu"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().context("the copy's `quipu` cannot be started")?;
        let mut input = child.stdin.take().context("`quipu` has no input")?;
        // It may end before it has read everything.
        let _ = input.write_all(typed.repeat(500).as_bytes());
        drop(input);
        let done = child.wait_with_output()?;
        let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        if !done.status.success() || !out.contains(says) {
            bail!(
                "`quipu {line}` should print `{says}`, but it ended with {} and printed:\n{out}{err}",
                done.status
            );
        }
        Ok(())
    }
}

/// The files of the copy, each with where it comes from: those of the repository, whether committed or not, and the example as a game.
fn files(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let Some(list) = shell::output(root, "git ls-files -z --cached --others --exclude-standard") else {
        bail!(
            "`git ls-files` failed: a copy is made of the files that git knows, so this needs a git checkout"
        );
    };
    // A file that is deleted, but not yet in a commit, is still listed.
    let there = list.split('\0').filter(|path| root.join(path).is_file());
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    for path in there {
        files.push((path.to_owned(), root.join(path)));
        files.extend(
            path.strip_prefix(EXAMPLE).map(|inside| (format!("games/{NAME}/{inside}"), root.join(path))),
        );
    }
    files.sort();
    Ok(files)
}

/// Makes the folder hold exactly these files. What has not changed is not written again, so that cargo does not build it again.
fn write(tree: &Path, files: &[(String, PathBuf)]) -> Result<()> {
    for (path, from) in files {
        let mut bytes = fs::read(from).with_context(|| format!("{path} cannot be read"))?;
        if path == CATALOG {
            let catalog = String::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
            bytes = with_line(&catalog)?.into_bytes();
        }
        let to = tree.join(path);
        if fs::read(&to).is_ok_and(|before| before == bytes) {
            continue;
        }
        let failed = || format!("{} cannot be written", to.display());
        fs::create_dir_all(to.parent().unwrap_or(tree)).with_context(failed)?;
        fs::write(&to, bytes).with_context(failed)?;
    }
    remove_others(tree, "", &|path| files.binary_search_by(|(known, _)| known.as_str().cmp(path)).is_ok())
}

/// Deletes the files of a folder that are not wanted.
fn remove_others(tree: &Path, prefix: &str, wanted: &dyn Fn(&str) -> bool) -> Result<()> {
    let folder = tree.join(prefix);
    for entry in fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            remove_others(tree, &format!("{path}/"), wanted)?;
        } else if !wanted(&path) {
            fs::remove_file(entry.path()).with_context(|| format!("{path} cannot be deleted"))?;
        }
    }
    Ok(())
}

/// The catalog with the line that adds the game, after the last of the others.
fn with_line(catalog: &str) -> Result<String> {
    let Some(last) = catalog.lines().rev().find(|line| line.contains(".path = \"../")) else {
        bail!("{CATALOG} has no line of the form `NAME.path = \"../NAME\"`");
    };
    Ok(catalog.replacen(last, &format!("{last}\n{NAME}.path = \"../{NAME}\""), 1))
}

/// The names of the copy's crates.
fn packages(files: &[(String, PathBuf)]) -> Result<Vec<String>> {
    let members = files.iter().filter(|(path, _)| {
        path.ends_with("/Cargo.toml") && !path.starts_with("fuzz/") && !path.starts_with("examples/")
    });
    let mut names = Vec::new();
    for (path, from) in members {
        let manifest = fs::read_to_string(from).with_context(|| format!("{path} cannot be read"))?;
        let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
        names.push(name.with_context(|| format!("{path} has no name"))?.to_owned());
    }
    Ok(names)
}

/// Gives the crates of the copy a version of their own, so that what is built of them is kept beside what is built of the repository. They
/// are used for seconds, so they are not optimized.
fn set_apart(manifest: &Path, packages: &[String]) -> Result<()> {
    let text =
        fs::read_to_string(manifest).with_context(|| format!("{} cannot be read", manifest.display()))?;
    let Some(version) = text.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
    else {
        bail!("{} has no line `version = \"…\"`", manifest.display());
    };
    let plain = |name: &String| format!("\n[profile.dev.package.{name}]\nopt-level = 0\ndebug = false\n");
    let apart = text.replacen(&format!("\"{version}\""), &format!("\"{version}{SUFFIX}\""), 1);
    let apart = apart + &packages.iter().map(plain).collect::<String>();
    fs::write(manifest, apart).with_context(|| format!("{} cannot be written", manifest.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_becomes_a_game_by_one_folder_and_one_line() {
        let root = crate::root().unwrap();
        let files = files(&root).unwrap();
        assert!(files.iter().any(|(path, _)| path == "games/last-torch/rules/src/lib.rs"));
        let catalog = fs::read_to_string(root.join(CATALOG)).unwrap();
        let with_line = with_line(&catalog).unwrap();
        assert_eq!(with_line.lines().count(), catalog.lines().count() + 1);
        assert!(with_line.contains("\nlast-torch.path = \"../last-torch\"\n"));
        assert!(super::with_line("[dependencies]\n").is_err());
    }

    #[test]
    fn the_crates_of_the_copy_are_others() {
        let manifest = std::env::temp_dir().join(format!("quipu-set-apart-{}.toml", std::process::id()));
        let apart = |text: &str| {
            fs::write(&manifest, text).unwrap();
            set_apart(&manifest, &["gold".to_owned()]).map(|()| fs::read_to_string(&manifest).unwrap())
        };
        let written = apart(
            "[workspace.package]\nversion = \"0.1.0\"\n[workspace.dependencies]\nb = { version = \"2\" }\n",
        );
        let without = apart("");
        fs::remove_file(&manifest).unwrap();
        let written = written.unwrap();
        assert!(written.contains("version = \"0.1.0-fourth-game\"\n"), "{written}");
        assert!(
            written.ends_with("\n[profile.dev.package.gold]\nopt-level = 0\ndebug = false\n"),
            "{written}"
        );
        assert!(without.unwrap_err().to_string().contains("has no line"));
    }

    #[test]
    fn a_copy_holds_what_it_should_and_nothing_else() {
        let root = std::env::temp_dir().join(format!("quipu-fourth-game-{}", std::process::id()));
        let (from, tree) = (root.join("from"), root.join("tree"));
        for folder in [&from, &tree.join("old")] {
            fs::create_dir_all(folder).unwrap();
        }
        fs::write(from.join("a.rs"), "1").unwrap();
        fs::write(tree.join("old/b.rs"), "2").unwrap();
        write(&tree, &[("a/a.rs".to_owned(), from.join("a.rs"))]).unwrap();
        let (copied, old) =
            (fs::read_to_string(tree.join("a/a.rs")).unwrap(), tree.join("old/b.rs").exists());
        fs::remove_dir_all(&root).unwrap();
        assert_eq!((copied.as_str(), old), ("1", false));
    }
}
