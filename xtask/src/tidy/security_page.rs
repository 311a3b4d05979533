//! docs/security.md has every item of the OWASP ASVS once, counts the verdicts, and names only tests that run.

use super::Finding;
use super::functions::functions;
use super::tree::{File, Tree};
use anyhow::Result;
use std::collections::BTreeMap;

const PAGE: &str = "docs/security.md";

/// The items of levels 1 and 2 of ASVS 5.0.0: each section, and how many it has. They are numbered from 1 without a gap.
const SECTIONS: &str = "1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 \
    4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 \
    7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 \
    10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 \
    12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 \
    16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2";

const VERDICTS: [&str; 4] = ["yes", "partly", "no", "does not apply"];

/// Chapter, section and number.
type Item = [u32; 3];

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let Some(page) = tree.file(PAGE) else { return Ok(Vec::new()) };
    let mut findings = faults_of_the_list(page);
    for (line, text) in page.lines() {
        // Every second piece between backticks is code.
        for code in text.split('`').skip(1).step_by(2) {
            if let Some((file, test)) = code.split_once("::")
                && (file.ends_with(".rs") || file.ends_with(".mjs"))
                && !has_test(tree, file, test)
            {
                let sentence =
                    format!("no test {test} runs in {file}: name another one, or change the verdict");
                findings.push(Finding::new(PAGE, line, sentence));
            }
        }
    }
    Ok(findings)
}

/// Whether such a test runs in a file whose path ends like this.
fn has_test(tree: &Tree, file: &str, test: &str) -> bool {
    let ending = format!("/{file}");
    let mut files = tree.texts().filter(|it| it.path == file || it.path.ends_with(&ending));
    files.any(|file| {
        if file.path.ends_with(".rs") {
            functions(file).iter().any(|function| function.runs && function.name == test)
        } else {
            let call = format!("(\"{test}\",");
            // `test` or `testWithOwnServer`, but not `test.skip`.
            let calls = |line: &str| {
                let rest = line.trim_start().strip_prefix("test");
                rest.is_some_and(|rest| rest.trim_start_matches(char::is_alphanumeric).starts_with(&call))
            };
            file.text.lines().any(calls)
        }
    })
}

fn faults_of_the_list(page: File<'_>) -> Vec<Finding> {
    let known = items();
    let mut findings = Vec::new();
    let mut lines = BTreeMap::new();
    let mut counts = [0; VERDICTS.len()];
    let mut stated = None;
    for (line, text) in page.lines() {
        let mut find = |sentence: String| findings.push(Finding::new(PAGE, line, sentence));
        let cells: Vec<&str> = text.trim().trim_matches('|').split('|').map(str::trim).collect();
        if let Some(numbers) = numbers(&cells) {
            stated = Some((line, numbers));
        }
        let &[list, _, verdict, place] = cells.as_slice() else { continue };
        if !list.starts_with(|letter: char| letter.is_ascii_digit()) {
            continue;
        }
        let Some(listed) = listed(list, &known) else {
            find(format!(
                "{list}: not all of these are items of level 1 or 2; write them as 1.2.6–1.2.8, 1.3.1"
            ));
            continue;
        };
        for item in &listed {
            if let Some(first) = lines.insert(*item, line) {
                find(format!("{} is in line {first} already", name(*item)));
            }
        }
        match VERDICTS.iter().position(|it| *it == verdict) {
            Some(at) => counts[at] += listed.len(),
            None => find(format!("{verdict:?} is no verdict; the verdicts are: {}", VERDICTS.join(", "))),
        }
        if place.is_empty() {
            find("say which test shows it, what is missing, or why it does not apply".to_owned());
        }
    }
    let missing = known.iter().filter(|item| !lines.contains_key(*item));
    findings.extend(missing.map(|item| Finding::new(PAGE, 0, format!("{} is missing", name(*item)))));
    let expected: Vec<usize> = counts.iter().copied().chain([counts.iter().sum::<usize>()]).collect();
    let (line, stated) = stated.unwrap_or_default();
    if stated != expected {
        let cells: Vec<String> = expected.iter().map(usize::to_string).collect();
        findings.push(Finding::new(PAGE, line, format!("the count must be | {} |", cells.join(" | "))));
    }
    findings
}

/// The row with the number of each verdict and of all.
fn numbers(cells: &[&str]) -> Option<Vec<usize>> {
    let numbers: Option<Vec<usize>> = cells.iter().map(|cell| cell.parse().ok()).collect();
    numbers.filter(|numbers| numbers.len() == VERDICTS.len() + 1)
}

/// The items in a cell such as `1.2.6–1.2.8, 1.3.1`. A range has every item of the standard between its ends.
fn listed(cell: &str, known: &[Item]) -> Option<Vec<Item>> {
    let mut listed = Vec::new();
    for part in cell.split(", ") {
        let (first, last) = part.split_once('–').unwrap_or((part, part));
        let (first, last) = (item(first)?, item(last)?);
        if first > last || !known.contains(&first) || !known.contains(&last) {
            return None;
        }
        listed.extend(known.iter().filter(|item| (first..=last).contains(*item)));
    }
    Some(listed)
}

fn item(text: &str) -> Option<Item> {
    let numbers: Option<Vec<u32>> = text.split('.').map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

fn name([chapter, section, number]: Item) -> String {
    format!("{chapter}.{section}.{number}")
}

/// Every item of the standard, in its order.
fn items() -> Vec<Item> {
    let mut items = Vec::new();
    for section in SECTIONS.split_whitespace() {
        let (section, last) = section.split_once(':').expect("a section and a number");
        let last: u32 = last.parse().expect("a number");
        let item = |number: u32| item(&format!("{section}.{number}")).expect("a chapter and a section");
        items.extend((1..=last).map(item));
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const RUST: &str = "#[test]\nfn first() {}\n#[tokio::test(flavor = \"multi_thread\")]\nasync fn second() {}\n\
        #[test]\n#[ignore]\nfn third() {}\nfn helper() {}\n";
    const BROWSER: &str = "test(\"it's shown\", async () => {});\n  testWithOwnServer(\"it stops\", async () => {});\n\
        test.skip(\"it's skipped\", async () => {});\n";

    fn with_page(page: &str, expected: &[&str]) {
        let files = [(PAGE, page), ("server/tests/it/limits.rs", RUST), ("e2e/tests/a.spec.mjs", BROWSER)];
        assert_finds(check, &files, expected);
    }

    #[test]
    fn every_item_once_with_a_verdict_is_fine() {
        with_page(
            "| yes | partly | no | does not apply | all |\n| --- | --- | --- | --- | --- |\n| 250 | 2 | 1 | 0 | 253 |\n\n\
             | item | topic | verdict | where |\n| --- | --- | --- | --- |\n\
             | 1.1.1–1.1.2 | decoding | partly | `limits.rs::first`, `it/limits.rs::second` |\n\
             | 1.2.1 | HTML | no | `a.spec.mjs::it's shown`, `a.spec.mjs::it stops` |\n\
             | 1.2.2–17.3.1, 17.3.2 | the rest | yes | `FILE::TEST`, `Setup::new` |\n",
            &[],
        );
        assert_eq!(items().len(), 253);
        assert_finds(check, &[("docs/other.md", "`limits.rs::fourth`")], &[]);
    }

    #[test]
    fn items_that_are_missing_or_wrong_are_found() {
        with_page(
            "| 253 | 0 | 0 | 0 | 253 |\n| 1.1.1–17.3.1 | a | yes | b |\n| 1.1.1 | a | maybe | |\n| 1.1.3 | a | yes | b |\n\
             | 1.2.2–1.2.1 | a | yes | b |\n| 3.1 | a | yes | b |\n",
            &[
                "docs/security.md:1: 17.3.2 is missing",
                "docs/security.md:1: the count must be | 252 | 0 | 0 | 0 | 252 |",
                "docs/security.md:3: \"maybe\" is no verdict",
                "docs/security.md:3: 1.1.1 is in line 2 already",
                "docs/security.md:3: say which test shows it",
                "docs/security.md:4: 1.1.3: not all of these",
                "docs/security.md:5: 1.2.2–1.2.1: not all of these",
                "docs/security.md:6: 3.1: not all of these",
            ],
        );
        with_page("| 1.1.1–17.3.2 | a | yes | b |\n", &["docs/security.md:1: the count must be | 253 |"]);
    }

    #[test]
    fn tests_that_do_not_run_are_found() {
        with_page(
            "| 253 | 0 | 0 | 0 | 253 |\n| 1.1.1–17.3.2 | a | yes | `limits.rs::third`, `limits.rs::helper`, `mits.rs::first` |\n\
             `other.rs::first` `a.spec.mjs::it's skipped` and `limits.rs::first`\n",
            &[
                "docs/security.md:2: no test first runs in mits.rs",
                "docs/security.md:2: no test helper runs in limits.rs",
                "docs/security.md:2: no test third runs in limits.rs",
                "docs/security.md:3: no test first runs in other.rs",
                "docs/security.md:3: no test it's skipped runs in a.spec.mjs",
            ],
        );
    }
}
