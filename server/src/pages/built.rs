//! The client as `cargo xtask client` has built it: a list, and beside it every file as it is and compressed.

use super::encoding::Encoding;
use super::{File, PAGE};
use axum::body::Bytes;
use axum::http::HeaderValue;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

// The files of the built client, if it was there when this was compiled: `EMBEDDED`.
include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The name of the list.
const LIST: &str = "files.json";

/// Why there is no client where one should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ClientError(String);

#[derive(Deserialize)]
struct List {
    files: Vec<Listed>,
}

/// A file as the list has it. (It tells more, for people.)
#[derive(Deserialize)]
struct Listed {
    name: String,
    content_type: String,
    hash: String,
    immutable: bool,
    br: Option<usize>,
    gz: Option<usize>,
}

pub fn in_folder(folder: &Path) -> Result<BTreeMap<String, File>, ClientError> {
    let there = format!("{}: there is no complete client here", folder.display());
    files(|name| std::fs::read(folder.join(name)).map(Bytes::from), &there)
}

pub fn in_binary() -> Result<Option<BTreeMap<String, File>>, ClientError> {
    if EMBEDDED.is_empty() {
        return Ok(None);
    }
    let read = |name: &str| {
        let found = EMBEDDED.iter().find(|(it, _)| *it == name);
        found.map(|(_, body)| Bytes::from_static(body)).ok_or(io::Error::from(io::ErrorKind::NotFound))
    };
    files(read, "the built-in client is incomplete").map(Some)
}

fn files(
    read: impl Fn(&str) -> io::Result<Bytes>,
    there: &str,
) -> Result<BTreeMap<String, File>, ClientError> {
    let wrong = |name: &str, problem: String| {
        ClientError(format!("{there} ({name}: {problem}); build it with `cargo xtask client`"))
    };
    let read = |name: &str| read(name).map_err(|error| wrong(name, error.to_string()));
    let list: List = serde_json::from_slice(&read(LIST)?).map_err(|error| wrong(LIST, error.to_string()))?;
    let mut files = BTreeMap::new();
    for Listed { name, content_type, hash, immutable, br, gz } in list.files {
        let mut bodies = Vec::new();
        for (encoding, length, ending) in [(Encoding::Brotli, br, "br"), (Encoding::Gzip, gz, "gz")] {
            if length.is_some() {
                bodies.push((encoding, read(&format!("{name}.{ending}"))?));
            }
        }
        bodies.push((Encoding::Identity, read(&name)?));
        let content_type =
            HeaderValue::try_from(content_type).map_err(|error| wrong(&name, error.to_string()))?;
        if !hash.bytes().all(|it| it.is_ascii_alphanumeric()) {
            return Err(wrong(&name, "its hash is invalid".to_owned()));
        }
        files.insert(name, File { content_type, hash, immutable, bodies });
    }
    if !files.contains_key(PAGE) {
        return Err(wrong(PAGE, "it is not in the list".to_owned()));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use std::fs;

    #[test]
    fn a_folder_without_a_built_client_is_refused_with_its_path() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        let told = || in_folder(folder.path()).unwrap_err().to_string();
        let place = folder.path().display().to_string();
        let assert_told = |said: &str| {
            let told = told();
            let all = [said, &place, "cargo xtask client"];
            assert!(all.iter().all(|it| told.contains(it)) && !told.contains('\n'), "{told}");
        };
        assert_told("files.json");
        write("files.json", "{}");
        assert_told("files.json");
        write("files.json", "{\"files\":[]}");
        assert_told("index.html");
        let entry = |hash: &str| {
            format!(
                "{{\"files\":[{{\"name\":\"index.html\",\"content_type\":\"text/html\",\"hash\":\"{hash}\",\"immutable\":false}}]}}"
            )
        };
        write("files.json", &entry("1f"));
        assert_told("index.html");
        write("index.html", "<p>");
        in_folder(folder.path()).unwrap();
        write("files.json", &entry("1\\\" 2"));
        assert_told("hash");
    }
}
