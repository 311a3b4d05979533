//! The files of the repository, read once.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold what was built, fetched or found, not written.
const NOT_OURS: &[&str] = &[
    ".git",
    "target",
    "node_modules",
    "quipu-data",
    "fuzz/target",
    "fuzz/corpus",
    "fuzz/artifacts",
    "fuzz/coverage",
];

/// All files that belong to the project.
pub struct Tree {
    root: PathBuf,
    files: BTreeMap<String, Option<String>>, // by path from the root, with `/`; no text if it is not UTF-8
}

/// A text file.
#[derive(Clone, Copy)]
pub struct File<'a> {
    pub path: &'a str,
    pub text: &'a str,
}

impl<'a> File<'a> {
    /// Its lines, each with its number.
    pub fn lines(self) -> impl Iterator<Item = (usize, &'a str)> {
        (1..).zip(self.text.lines())
    }
}

impl Tree {
    /// Reads the repository at `root`.
    pub fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree { root: root.to_path_buf(), files: BTreeMap::new() };
        tree.read_folder("")?;
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &str) -> Result<()> {
        let here = self.root.join(folder);
        let context = || format!("{} cannot be read", here.display());
        for entry in fs::read_dir(&here).with_context(context)? {
            let entry = entry.with_context(context)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if NOT_OURS.contains(&path.as_str()) || NOT_OURS.contains(&name.as_str()) {
                continue;
            }
            let kind = entry.file_type().with_context(context)?;
            if kind.is_dir() {
                self.read_folder(&path)?;
            } else if kind.is_file() {
                let bytes = fs::read(entry.path()).with_context(|| format!("{path} cannot be read"))?;
                self.files.insert(path, String::from_utf8(bytes).ok());
            }
        }
        Ok(())
    }

    /// The folder it was read from.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Every file's path.
    pub fn files(&self) -> impl ExactSizeIterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Every text file.
    pub fn texts(&self) -> impl Iterator<Item = File<'_>> {
        self.files.iter().filter_map(|(path, text)| Some(File { path, text: text.as_deref()? }))
    }

    /// The text files in a folder, however deep, whose names end like this.
    pub fn under<'a>(&'a self, folder: &'a str, ending: &'a str) -> impl Iterator<Item = File<'a>> {
        self.texts().filter(move |file| {
            file.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
                && file.path.ends_with(ending)
        })
    }

    /// The Rust files.
    pub fn rust(&self) -> impl Iterator<Item = File<'_>> {
        self.texts().filter(|file| file.path.ends_with(".rs"))
    }

    /// The text of one file, if it is there.
    pub fn file(&self, path: &str) -> Option<File<'_>> {
        let (path, text) = self.files.get_key_value(path)?;
        Some(File { path, text: text.as_deref()? })
    }

    /// Whether there is such a file or folder.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.files.contains_key(path) || self.files().any(|file| file.starts_with(&folder))
    }

    /// A tree that exists only in a test.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), Some((*text).to_owned())));
        Tree { root: PathBuf::new(), files: files.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_read_without_what_was_built() {
        let root = std::env::temp_dir().join(format!("quipu-tidy-tree-{}", std::process::id()));
        for (path, bytes) in [
            ("a.rs", &b"//! A\n"[..]),
            ("crates/x/src/lib.rs", b"//! X\n"),
            ("crates/x/picture.png", b"\xff\xfe"),
            ("target/built.rs", b""),
            ("fuzz/target/built.rs", b""),
            ("fuzz/corpus/steps/found", b""),
            ("fuzz/seeds/steps/given", b"given"),
            (".git/config", b""),
        ] {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), bytes).unwrap();
        }
        let tree = Tree::read(&root).unwrap();
        fs::remove_dir_all(&root).unwrap();
        let files: Vec<&str> = tree.files().collect();
        assert_eq!(files, ["a.rs", "crates/x/picture.png", "crates/x/src/lib.rs", "fuzz/seeds/steps/given"]);
        assert_eq!(tree.rust().count(), 2);
        assert_eq!(tree.under("crates/x", ".rs").count(), 1);
        assert_eq!(tree.under("crate", ".rs").count(), 0);
        assert!(tree.has("crates/x") && tree.has("a.rs") && !tree.has("crates/y") && !tree.has("a"));
        assert!(tree.file("crates/x/picture.png").is_none(), "it has no text");
        assert_eq!(tree.file("a.rs").unwrap().lines().collect::<Vec<_>>(), [(1, "//! A")]);
    }
}
