//! Names that change with the content, so that a browser may cache a file forever: `look.css` becomes `look.3f9a…css`, and files
//! that mention it are rewritten before they get their own names.

use crate::sources::text;
use anyhow::{Result, bail};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};

pub type Files = BTreeMap<String, Vec<u8>>;

/// The first page a browser loads.
pub const PAGE: &str = "index.html";

/// Puts the games' drawings into the page, covers included.
const DRAWINGS: &str = "drawings.js";

/// What a browser, a link or the client itself asks for by a name that must not change, beside icons and the workers of games' own pages. What
/// start.js imports later is here too: it does not belong to the first load.
const FIXED: [&str; 10] = [
    PAGE,
    DRAWINGS,
    "link.js",
    "lobby.js",
    "manifest.webmanifest",
    "play.js",
    "reviewer.js",
    "study.js",
    "sw.js",
    "worker.js",
];

/// What is read for names of other files.
const READ: [&str; 4] = [".css", ".html", ".js", ".webmanifest"];

/// How much of the hash is in a name: 48 bits distinguish the versions of one file.
const HASH_LETTERS: usize = 12;

/// Files under the names by which they are served.
#[derive(Debug, PartialEq, Eq)]
pub struct Named {
    pub files: Files,
    /// Which names by content each of them mentions.
    mentions: BTreeMap<String, BTreeSet<String>>,
}

impl Named {
    /// What a browser fetches before the client runs: the page with its drawings, what they name, what that names, and so on. What else has a
    /// fixed name (a worker, an icon) is asked for later or never, and of the texts only those of one language: English represents them all.
    pub fn first_load(&self) -> BTreeSet<String> {
        let mut found: BTreeSet<String> = [PAGE, DRAWINGS]
            .into_iter()
            .filter(|name| self.files.contains_key(*name))
            .map(str::to_owned)
            .collect();
        let mut open = vec![PAGE, DRAWINGS];
        while let Some(name) = open.pop() {
            let Some(mentioned) = self.mentions.get(name) else { continue };
            let first = mentioned
                .iter()
                .filter(|name| !name.starts_with("home-"))
                .filter(|name| !name.starts_with("words-") || name.starts_with("words-en-start."));
            let new: Vec<&String> = first.filter(|name| found.insert((*name).clone())).collect();
            open.extend(new.into_iter().map(String::as_str));
        }
        found
    }
}

pub fn hash(content: &[u8]) -> String {
    const_hex::encode(Sha256::digest(content))
}

pub fn is_fixed(name: &str) -> bool {
    FIXED.contains(&name) || name.starts_with("icon") || name.ends_with("-page.js")
}

/// Gives every file its name, and rewrites the others where they mention it.
pub fn give(mut files: Files) -> Result<Named> {
    let named_by_content: Vec<String> = files.keys().filter(|name| !is_fixed(name)).cloned().collect();
    let mut new_names: BTreeMap<String, String> = BTreeMap::new();
    let mut named = Named { files: Files::new(), mentions: BTreeMap::new() };
    while !files.is_empty() {
        let waits_for = |body: &[u8], name: &str| -> Vec<String> {
            let others = named_by_content.iter().filter(|other| *other != name);
            others.filter(|other| is_mentioned(name, body, other)).cloned().collect()
        };
        let ready = files.iter().find_map(|(name, body)| {
            let mentioned = waits_for(body, name);
            let known = mentioned.iter().all(|other| new_names.contains_key(other));
            known.then(|| (name.clone(), mentioned))
        });
        let Some((name, mentioned)) = ready else {
            let names: Vec<&str> = files.keys().map(String::as_str).collect();
            bail!(
                "these files name each other in a circle, so none can be named first: {}",
                names.join(", ")
            );
        };
        let mut body = files.remove(&name).unwrap_or_default();
        let mut mentions = BTreeSet::new();
        for other in mentioned {
            let new = &new_names[&other];
            body = rewritten(text(&name, &body)?, &other, new).into_bytes();
            mentions.insert(new.clone());
        }
        let new = if is_fixed(&name) { name.clone() } else { with_hash(&name, &body) };
        named.mentions.insert(new.clone(), mentions);
        named.files.insert(new.clone(), body);
        new_names.insert(name, new);
    }
    Ok(named)
}

fn with_hash(name: &str, body: &[u8]) -> String {
    let hash = &hash(body)[..HASH_LETTERS];
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{hash}.{ending}"),
        None => format!("{name}.{hash}"),
    }
}

fn is_mentioned(name: &str, body: &[u8], other: &str) -> bool {
    let read = READ.iter().any(|ending| name.ends_with(ending));
    read && std::str::from_utf8(body).is_ok_and(|text| !mentions(text, other).is_empty())
}

/// Where the text names the file: between quotes or brackets, alone or after `/` or `./`.
fn mentions(text: &str, name: &str) -> Vec<usize> {
    let is_mention = |at: &usize| {
        let before = text[..*at].strip_suffix("./").or(text[..*at].strip_suffix('/')).unwrap_or(&text[..*at]);
        before.ends_with(['"', '\'', '(']) && text[at + name.len()..].starts_with(['"', '\'', ')'])
    };
    text.match_indices(name).map(|(at, _)| at).filter(is_mention).collect()
}

fn rewritten(text: &str, name: &str, new: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut done = 0;
    for at in mentions(text, name) {
        written += &text[done..at];
        written += new;
        done = at + name.len();
    }
    written + &text[done..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn client(wasm: &str) -> Files {
        files(&[
            ("client_bg.wasm", wasm),
            ("client.js", "new URL('client_bg.wasm', import.meta.url)"),
            (
                "start.js",
                "import init from \"/client.js\"; init(\"/client_bg.wasm\"); \"/sw.js\"; import(\"/play.js\")",
            ),
            ("play.js", "import init from \"/table.js\";"),
            ("table.js", ""),
            ("look.css", "a{background: url(/paper.svg)}"),
            ("paper.svg", "<svg/>"),
            ("local.js", "'local_bg.wasm'"),
            ("local_bg.wasm", "local"),
            ("worker.js", "import init from \"/local.js\";"),
            ("sw.js", "\"/index.html\""),
            ("icon.svg", "<svg/>"),
            ("manifest.webmanifest", "{\"icons\":[{\"src\":\"/icon.svg\"}]}"),
            ("index.html", "<link href=\"/look.css\"><script src=\"./start.js\"></script> see client.js"),
        ])
    }

    fn name<'a>(named: &'a Named, stem: &str, ending: &str) -> &'a str {
        let fits = |name: &&String| name.starts_with(&format!("{stem}.")) && name.ends_with(ending);
        named.files.keys().find(fits).unwrap()
    }

    fn text<'a>(named: &'a Named, name: &str) -> &'a str {
        std::str::from_utf8(&named.files[name]).unwrap()
    }

    #[test]
    fn every_mention_is_of_the_new_name() {
        let named = give(client("one")).unwrap();
        let (wasm, script) = (name(&named, "client_bg", ".wasm"), name(&named, "client", ".js"));
        assert!(wasm.len() == "client_bg..wasm".len() + HASH_LETTERS, "{wasm}");
        assert_eq!(text(&named, script), format!("new URL('{wasm}', import.meta.url)"));
        let start = name(&named, "start", ".js");
        assert!(text(&named, start).contains(&format!("\"/{script}\"; init(\"/{wasm}\"); \"/sw.js\"")));
        let page = text(&named, PAGE);
        assert!(page.contains(&format!("href=\"/{}\"", name(&named, "look", ".css"))), "{page}");
        assert!(page.contains(&format!("src=\"./{start}\"")) && page.ends_with("see client.js"), "{page}");
        assert!(text(&named, name(&named, "look", ".css")).contains(name(&named, "paper", ".svg")));
        assert!(text(&named, "worker.js").contains(name(&named, "local", ".js")));
        for kept in ["index.html", "sw.js", "worker.js", "manifest.webmanifest", "icon.svg"] {
            assert!(named.files.contains_key(kept), "{kept}");
        }
    }

    #[test]
    fn a_change_changes_the_names_of_all_that_lead_to_it_and_no_other() {
        let (before, after) = (give(client("one")).unwrap(), give(client("two")).unwrap());
        for (stem, ending, changes) in [
            ("client_bg", ".wasm", true),
            ("client", ".js", true),
            ("start", ".js", true),
            ("look", ".css", false),
            ("local", ".js", false),
        ] {
            assert_eq!(name(&before, stem, ending) != name(&after, stem, ending), changes, "{stem}{ending}");
        }
    }

    #[test]
    fn the_first_load_is_what_the_page_leads_to() {
        let named = give(client("one")).unwrap();
        let first = named.first_load();
        let stems: BTreeSet<&str> = first.iter().filter_map(|name| name.split('.').next()).collect();
        assert_eq!(stems, BTreeSet::from(["client", "client_bg", "index", "look", "paper", "start"]));
        assert_eq!(first.len(), 6);
    }

    #[test]
    fn a_circle_is_refused() {
        let error = give(files(&[("a.js", "'b.js'"), ("b.js", "'a.js'"), ("c.js", "")])).unwrap_err();
        assert!(error.to_string().ends_with(": a.js, b.js"), "{error}");
    }

    #[test]
    fn a_name_in_a_longer_one_is_no_mention() {
        assert_eq!(
            rewritten("'a.js' \"/xa.js\" '/a.json' 'b/a.js'", "a.js", "N"),
            "'N' \"/xa.js\" '/a.json' 'b/a.js'"
        );
    }
}
