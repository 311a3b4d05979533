//! What the service worker must know: which files there are, and a version for all of them together.

use crate::names::{Files, PAGE, hash};
use crate::own_pages::is_data;
use crate::sources::fill;
use anyhow::Result;

const WORKER: &str = "sw.js";

/// Writes the lists into the service worker: every file but itself, the page by the path under which it is asked for; and apart from them the
/// data of games' own pages, which is not stored until a page asks for it.
pub fn list_files(files: &mut Files) -> Result<()> {
    let path = |name: &String| if name == PAGE { "/".to_owned() } else { format!("/{name}") };
    let others = files.keys().filter(|name| *name != WORKER);
    let (data, others): (Vec<String>, Vec<String>) = others.map(path).partition(|name| is_data(name));
    let all: String = files.iter().map(|(name, body)| format!("{name} {}\n", hash(body))).collect();
    fill(files, WORKER, "[\"{{files}}\"]", &serde_json::to_string(&others)?)?;
    fill(files, WORKER, "[\"{{data}}\"]", &serde_json::to_string(&data)?)?;
    fill(files, WORKER, "{{version}}", &hash(all.as_bytes())[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(worker: &str, look: &str) -> Files {
        let files = [("sw.js", worker), ("index.html", "page"), ("look.1.css", look), ("map.1.bin", "data")];
        files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into()
    }

    fn written(worker: &str, look: &str) -> Result<String> {
        let mut files = files(worker, look);
        list_files(&mut files)?;
        Ok(String::from_utf8(files["sw.js"].clone())?)
    }

    const SCRIPT: &str = "const A = [\"{{files}}\"], D = [\"{{data}}\"], B = \"{{version}}\";";

    #[test]
    fn every_other_file_is_listed_under_one_version() {
        let one = written(SCRIPT, "a").unwrap();
        assert!(one.starts_with("const A = [\"/\",\"/look.1.css\"], D = [\"/map.1.bin\"], B = \""), "{one}");
        assert_eq!(one, written(SCRIPT, "a").unwrap());
        assert_ne!(one, written(SCRIPT, "b").unwrap());
        assert_ne!(
            one.split("B = ").last(),
            written(&format!("{SCRIPT} "), "a").unwrap().trim().split("B = ").last()
        );
    }

    #[test]
    fn a_worker_without_placeholders_is_refused() {
        for part in ["[\"{{files}}\"]", "[\"{{data}}\"]", "\"{{version}}\""] {
            assert!(written(&SCRIPT.replace(part, "0"), "a").is_err(), "{part}");
        }
        assert!(list_files(&mut Files::new()).is_err());
    }
}
