//! The places that docs/adding-a-game.md names: they must be just those that a new game needs.

use super::{FOLDER, NAME, PAGE};
use anyhow::{Result, bail};

/// A place that the page names: a list item that begins with a path. `<game>` stands for the game's name, `<language>` for any one.
#[derive(Debug, PartialEq, Eq)]
struct Place<'a> {
    line: usize,
    path: &'a str,
    /// Whether a game may do without it.
    optional: bool,
}

/// Fails unless `used` are places that the page names, and all of those that are not optional.
pub fn check(page: &str, used: &[&str]) -> Result<()> {
    let places = places(page);
    let unnamed = used.iter().filter(|path| !places.iter().any(|place| place.holds(path))).map(|path| {
        format!("{PAGE} does not name {path}, which {NAME} needs: name it there, in a list item that begins with the path")
    });
    let unused = places.iter().filter(|place| !place.optional && !used.iter().any(|path| place.holds(path)));
    let unused = unused.map(|Place { line, path, .. }| {
        format!(
            "{PAGE}:{line}: {NAME} does without {path}: take it out, mark it *(optional)*, or use it in {FOLDER}"
        )
    });
    let faults: Vec<String> = unnamed.chain(unused).collect();
    if !faults.is_empty() {
        bail!("the page and the game do not agree\n{}", faults.join("\n"));
    }
    Ok(())
}

/// The places of a page.
fn places(page: &str) -> Vec<Place<'_>> {
    let mut places = Vec::new();
    for (line, text) in (1..).zip(page.lines()) {
        let Some(mut rest) = text.trim_start().strip_prefix("- ") else { continue };
        let mut paths = Vec::new();
        while let Some((path, after)) = rest.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
            paths.push(path);
            rest = after.strip_prefix(", ").or(after.strip_prefix(" and ")).unwrap_or(after);
        }
        let optional = rest.trim_start().starts_with("*(optional)*");
        // Other things stand in such letters too: types, functions, commands.
        let paths =
            paths.into_iter().filter(|path| path.contains(['/', '.']) && !path.contains([' ', '(', ':']));
        places.extend(paths.map(|path| Place { line, path, optional }));
    }
    places
}

impl Place<'_> {
    /// Whether a file is at this place, or within it if it is a folder.
    fn holds(&self, file: &str) -> bool {
        [NAME.to_owned(), NAME.replace('-', "_")].iter().any(|name| {
            let place = self.path.replace("<game>", name);
            let (place, is_folder) = place.strip_suffix('/').map_or((place.as_str(), false), |it| (it, true));
            let (mut parts, mut of_file) = (place.split('/'), file.split('/'));
            let begins =
                parts.all(|part| of_file.next().is_some_and(|it| part == it || part == "<language>"));
            begins && of_file.next().is_some() == is_folder
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Page\n\nSee `crates/other/src/lib.rs`.\n\n- `Action` and `Chance` are words.\n\
        - `crates/<game>/`: the rules.\n  - `crates/bots/src/<game>/`, `crates/bots/src/lib.rs`: the bots.\n\
        - `words/<language>/<game>.ftl` *(optional)*: its texts.\n";
    const USED: [&str; 3] =
        ["crates/last-torch/src/lib.rs", "crates/bots/src/last_torch/mod.rs", "crates/bots/src/lib.rs"];

    #[test]
    fn places_are_the_paths_that_list_items_begin_with() {
        let place = |line, path, optional| Place { line, path, optional };
        let expected = [
            place(6, "crates/<game>/", false),
            place(7, "crates/bots/src/<game>/", false),
            place(7, "crates/bots/src/lib.rs", false),
            place(8, "words/<language>/<game>.ftl", true),
        ];
        assert_eq!(places(TEXT), expected);
    }

    #[test]
    fn files_are_at_places() {
        let holds = |path, file| Place { line: 1, path, optional: false }.holds(file);
        assert!(holds("crates/<game>/", "crates/last-torch/tests/rules.rs"));
        assert!(holds("words/<language>/<game>.ftl", "words/pl/last-torch.ftl"));
        assert!(holds("fuzz/steps_<game>.rs", "fuzz/steps_last_torch.rs"));
        assert!(!holds("crates/<game>/", "crates/last-torch"));
        assert!(!holds("crates/<game>/", "crates/gold/src/lib.rs"));
        assert!(!holds("crates/bots", "crates/bots/src/lib.rs"), "a folder ends with a stroke");
        assert!(!holds("words/<language>/<game>.ftl", "words/pl/more/last-torch.ftl"));
    }

    #[test]
    fn a_place_that_is_not_named_and_one_that_is_not_used_are_faults() {
        check(TEXT, &USED).unwrap();
        check(TEXT, &[&USED[..], &["words/en/last-torch.ftl"]].concat()).unwrap();
        let fault = |used: &[&str]| check(TEXT, used).unwrap_err().to_string();
        let more = fault(&[&USED[..], &["crates/server/src/lib.rs"]].concat());
        assert!(more.contains("does not name crates/server/src/lib.rs, which last-torch needs"), "{more}");
        let less = fault(&USED[..2]);
        assert!(
            less.contains("adding-a-game.md:7: last-torch does without crates/bots/src/lib.rs"),
            "{less}"
        );
    }
}
