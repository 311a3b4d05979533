//! A copy of the repository. What has not changed since the last time is not written again, so that cargo does not build it again.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files by path, with `/`.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The files of the repository as they are now, whether committed or not.
pub fn files(root: &Path) -> Result<Files> {
    let Some(list) = shell::output(root, "git ls-files -z --cached --others --exclude-standard") else {
        bail!(
            "`git ls-files` failed: a copy is made of the files that git knows, so this needs a git checkout"
        );
    };
    let mut files = Files::new();
    for path in list.split('\0').filter(|path| !path.is_empty()) {
        let from = root.join(path);
        // A file that is deleted, but not yet in a commit, is still listed.
        if from.is_file() {
            files.insert(path.to_owned(), fs::read(&from).with_context(|| format!("{path} cannot be read"))?);
        }
    }
    Ok(files)
}

/// All files in a folder, however deep; none if there is no such folder.
pub fn folder(folder: &Path) -> Result<Files> {
    fn read(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
        let failed = || format!("{} cannot be read", folder.display());
        for entry in fs::read_dir(folder).with_context(failed)? {
            let entry = entry.with_context(failed)?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            match entry.file_type().with_context(failed)?.is_dir() {
                true => read(&entry.path(), &format!("{path}/"), files)?,
                false => drop(files.insert(path, fs::read(entry.path()).with_context(failed)?)),
            }
        }
        Ok(())
    }
    let mut files = Files::new();
    if folder.is_dir() {
        read(folder, "", &mut files)?;
    }
    Ok(files)
}

/// Gives the crates of the copy a version of their own. To cargo they are others then, and what is built of them lies beside what is
/// built of the repository: only what both take from elsewhere is shared. They are used for seconds, so they are not optimised.
pub fn set_apart(files: &mut Files) -> Result<()> {
    let manifest =
        |path: &String| Some(path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?.to_owned());
    let crates: Vec<String> = files.keys().filter_map(manifest).collect();
    let plain = |name: &String| format!("\n[profile.dev.package.{name}]\nopt-level = 0\ndebug = false\n");
    for path in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let text = files.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default();
        let Some((before, version, after)) = version(text) else {
            bail!("{path} has no line `version = \"…\"`")
        };
        let apart = format!("{before}{version}-fourth-game{after}");
        files.insert(path.to_owned(), apart.into_bytes());
    }
    if let Some(manifest) = files.get_mut("Cargo.toml") {
        manifest.extend(crates.iter().flat_map(|name| plain(name).into_bytes()));
    }
    Ok(())
}

/// The first version of a manifest that stands alone on a line, which is that of its crates, and what is around it.
fn version(text: &str) -> Option<(&str, &str, &str)> {
    const KEY: &str = "\nversion = \"";
    let start = text.find(KEY)? + KEY.len();
    let end = start + text[start..].find('"')?;
    Some((&text[..start], &text[start..end], &text[end..]))
}

/// Makes the folder hold just these files.
pub fn write(tree: &Path, files: &Files) -> Result<()> {
    let before = folder(tree)?;
    for gone in before.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(tree.join(gone)).with_context(|| format!("{gone} cannot be deleted"))?;
    }
    for (path, bytes) in files.iter().filter(|(path, bytes)| before.get(*path) != Some(bytes)) {
        let to = tree.join(path);
        let failed = || format!("{} cannot be written", to.display());
        fs::create_dir_all(to.parent().unwrap_or(tree)).with_context(failed)?;
        fs::write(&to, bytes).with_context(failed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_of_the_copy_are_others() {
        let manifest = b"[package]\nname = \"a\"\nversion = \"0.1.0\"\n[dependencies]\nb = { version = \"2\" }\nversion = \"3\"\n";
        let manifests = ["Cargo.toml", "fuzz/Cargo.toml"].map(|path| (path.to_owned(), manifest.to_vec()));
        let mut files = Files::from(manifests);
        files.insert("crates/gold/Cargo.toml".to_owned(), Vec::new());
        set_apart(&mut files).unwrap();
        let text = |path: &str| String::from_utf8_lossy(&files[path]).into_owned();
        let expected = String::from_utf8_lossy(manifest).replace("0.1.0", "0.1.0-fourth-game");
        assert_eq!(text("fuzz/Cargo.toml"), expected);
        let plain = "[profile.dev.package.gold]\nopt-level = 0\ndebug = false";
        assert_eq!(text("Cargo.toml"), format!("{expected}\n{plain}\n"));
        let error = set_apart(&mut Files::new()).unwrap_err().to_string();
        assert!(error.starts_with("Cargo.toml has no line"), "{error}");
    }

    #[test]
    fn only_what_has_changed_is_written() {
        let tree = std::env::temp_dir().join(format!("quipu-fourth-game-{}", std::process::id()));
        let files = |all: &[(&str, &str)]| -> Files {
            all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
        };
        let written = |path: &str| fs::metadata(tree.join(path)).unwrap().modified().unwrap();
        write(&tree, &files(&[("a/b.rs", "1"), ("a/c.rs", "2"), ("d.rs", "3")])).unwrap();
        let (same, other) = (written("a/b.rs"), files(&[("a/b.rs", "1"), ("a/c.rs", "4")]));
        write(&tree, &other).unwrap();
        assert_eq!(folder(&tree).unwrap(), other);
        assert_eq!(written("a/b.rs"), same);
        fs::remove_dir_all(&tree).unwrap();
        assert_eq!(folder(&tree).unwrap(), Files::new());
    }
}
