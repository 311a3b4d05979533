//! The licenses of all crates in a release: most of them require that their text is included.

use super::parts::Parts;
use anyhow::Result;
use cargo_metadata::Package;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

/// Every text once, with the names of the crates under it.
pub fn licenses(parts: &Parts) -> Result<String> {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in parts.values() {
        let name = format!("{} {}", package.name, package.version);
        let license = package.license.as_deref().unwrap_or("see its text");
        for text in texts(package)? {
            by_text.entry(text).or_default().push(format!("{name} ({license})"));
        }
    }
    let mut page = "Quipu contains code of others, under these licenses.\n".to_owned();
    for (text, names) in by_text {
        writeln!(page, "\n{}\n{}\n\n{text}", "=".repeat(100), names.join("\n"))?;
    }
    Ok(page)
}

/// The license texts of a crate; if it has none, the name of its license.
fn texts(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().map(|it| it.as_std_path().to_owned()).unwrap_or_default();
    let mut files: Vec<_> = fs::read_dir(&folder)?.collect::<Result<_, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    let mut texts = Vec::new();
    for file in files {
        let name = file.file_name().to_string_lossy().to_uppercase();
        let is_license = ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|it| name.starts_with(it));
        if is_license && file.path().is_file() {
            texts.push(
                String::from_utf8_lossy(&fs::read(file.path())?).replace("\r\n", "\n").trim().to_owned(),
            );
        }
    }
    if texts.is_empty() {
        let authors = package.authors.join(", ");
        texts.push(format!(
            "(The crate has no text of its license with it. Authors: {})",
            if authors.is_empty() { "not named" } else { &authors }
        ));
    }
    Ok(texts)
}
