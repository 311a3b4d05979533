//! What the service worker must know: which files there are, and a version for all of them together.

use crate::names::{Files, PAGE, hash};
use crate::sources::fill;
use anyhow::Result;

const WORKER: &str = "sw.js";

/// Writes the list into the service worker: every file but itself, the page by the path under which it is asked for.
pub fn list_files(files: &mut Files) -> Result<()> {
    let path = |name: &String| if name == PAGE { "/".to_owned() } else { format!("/{name}") };
    let others: Vec<String> = files.keys().filter(|name| *name != WORKER).map(path).collect();
    let all: String = files.iter().map(|(name, body)| format!("{name} {}\n", hash(body))).collect();
    fill(files, WORKER, "[\"{{files}}\"]", &serde_json::to_string(&others)?)?;
    fill(files, WORKER, "{{version}}", &hash(all.as_bytes())[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(worker: &str, look: &str) -> Files {
        let files = [("sw.js", worker), ("index.html", "page"), ("look.1.css", look)];
        files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into()
    }

    fn written(worker: &str, look: &str) -> Result<String> {
        let mut files = files(worker, look);
        list_files(&mut files)?;
        Ok(String::from_utf8(files["sw.js"].clone())?)
    }

    const SCRIPT: &str = "const A = [\"{{files}}\"], B = \"{{version}}\";";

    #[test]
    fn every_other_file_is_listed_under_one_version() {
        let one = written(SCRIPT, "a").unwrap();
        assert!(one.starts_with("const A = [\"/\",\"/look.1.css\"], B = \""), "{one}");
        assert_eq!(one, written(SCRIPT, "a").unwrap());
        assert_ne!(one, written(SCRIPT, "b").unwrap());
        assert_ne!(
            one.split("B = ").last(),
            written(&format!("{SCRIPT} "), "a").unwrap().trim().split("B = ").last()
        );
    }

    #[test]
    fn a_worker_without_placeholders_is_refused() {
        assert!(written("const B = \"{{version}}\";", "a").is_err());
        assert!(written("const A = [\"{{files}}\"];", "a").is_err());
        assert!(list_files(&mut Files::new()).is_err());
    }
}
