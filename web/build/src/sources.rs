//! The source files: reading them, filling in their gaps, and noticing a change.

use crate::names::{Files, hash};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

pub fn assets(folder: &Path) -> Result<Files> {
    let failed = || format!("{} cannot be read", folder.display());
    let mut files = Files::new();
    for entry in fs::read_dir(folder).with_context(failed)? {
        let entry = entry.with_context(failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type().with_context(failed)?.is_dir() {
            bail!("{} is a folder; files for the browser lie side by side", entry.path().display());
        }
        files.insert(name, fs::read(entry.path()).with_context(failed)?);
    }
    Ok(files)
}

pub fn text<'a>(name: &str, body: &'a [u8]) -> Result<&'a str> {
    std::str::from_utf8(body).with_context(|| format!("{name} is not UTF-8"))
}

/// Replaces the one placeholder for something in a file.
pub fn fill(files: &mut Files, name: &str, placeholder: &str, value: &str) -> Result<()> {
    let body = files.get_mut(name).with_context(|| format!("the assets have no {name}"))?;
    let text = text(name, body)?;
    if text.matches(placeholder).count() != 1 {
        bail!("{name} must have `{placeholder}` once: that is where the build writes to");
    }
    *body = text.replace(placeholder, value).into_bytes();
    Ok(())
}

/// A hash of all that the result depends on: the files in the folders, how it is made, and this very program.
pub fn fingerprint(folders: &[PathBuf], dev: bool) -> Result<String> {
    let program = std::env::current_exe().and_then(fs::read).context("this program cannot read itself")?;
    let mut all = format!("{} {dev}\n", hash(&program));
    for folder in folders {
        let failed = || format!("{} cannot be read", folder.display());
        let mut entries =
            fs::read_dir(folder).with_context(failed)?.collect::<Result<Vec<_>, _>>().with_context(failed)?;
        entries.sort_by_key(fs::DirEntry::path);
        for path in entries.iter().map(fs::DirEntry::path).filter(|path| path.is_file()) {
            let body = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            all += &format!("{} {}\n", path.display(), hash(&body));
        }
    }
    Ok(hash(all.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_anywhere_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        let print = |dev| fingerprint(&[path.to_owned()], dev).unwrap();
        fs::write(path.join("a"), "one").unwrap();
        let first = print(false);
        assert_eq!(first, print(false));
        assert_ne!(first, print(true));
        fs::write(path.join("a"), "two").unwrap();
        assert_ne!(first, print(false));
        fs::write(path.join("a"), "one").unwrap();
        assert_eq!(first, print(false));
        fs::rename(path.join("a"), path.join("b")).unwrap();
        assert_ne!(first, print(false));
    }

    #[test]
    fn folders_in_folders_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("fonts")).unwrap();
        assert!(assets(folder.path()).unwrap_err().to_string().contains("fonts"));
        assert!(assets(&folder.path().join("nowhere")).unwrap_err().to_string().contains("nowhere"));
    }
}
