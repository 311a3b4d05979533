//! What the service worker must know: which files there are, and one name for all of them as they are.

use crate::names::{Files, PAGE, hash};
use anyhow::{Context, Result, bail};

/// The service worker.
const WORKER: &str = "sw.js";

/// Where it has the list.
const LIST: &str = "[\"{{files}}\"]";

/// Where it has the name of the whole.
const VERSION: &str = "{{version}}";

/// Writes the list into the service worker: every file but itself, the page by the path under which it is asked for.
pub fn list_files(files: &mut Files) -> Result<()> {
    let Some(worker) = files.remove(WORKER) else { bail!("the assets have no {WORKER}") };
    let worker = String::from_utf8(worker).with_context(|| format!("{WORKER} is not UTF-8"))?;
    for place in [LIST, VERSION] {
        if worker.matches(place).count() != 1 {
            bail!("{WORKER} must have `{place}` once: that is where the build writes to");
        }
    }
    let path = |name: &String| if name == PAGE { "/".to_owned() } else { format!("/{name}") };
    let list = serde_json::to_string(&files.keys().map(path).collect::<Vec<_>>())?;
    let all: String = files.iter().map(|(name, body)| format!("{name} {}\n", hash(body))).collect();
    let version = hash(format!("{all}{worker}").as_bytes());
    let worker = worker.replace(LIST, &list).replace(VERSION, &version[..16]);
    files.insert(WORKER.to_owned(), worker.into_bytes());
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
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
    fn a_worker_that_has_no_place_for_it_is_refused() {
        assert!(written("const B = \"{{version}}\";", "a").is_err());
        assert!(list_files(&mut Files::new()).is_err());
    }
}
