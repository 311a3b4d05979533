//! The fourth game as it lies in the repository: files that are new, and edits of files that exist.

use super::FOLDER;
use super::copy::{self, Files};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// What is laid over a copy of the repository.
pub struct Overlay {
    new: Files,
    edits: Vec<Edit>,
}

#[derive(Deserialize)]
struct Edits {
    edit: Vec<Edit>,
}

/// A change of a file: `edits.toml` says what the keys mean.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Edit {
    file: String,
    after: Option<String>,
    before: Option<String>,
    instead_of: Option<String>,
    put: String,
}

impl Overlay {
    /// Reads it.
    pub fn read(folder: &Path) -> Result<Overlay> {
        let new = copy::folder(&folder.join("new"))?;
        let text = fs::read_to_string(folder.join("edits.toml"));
        let text = text.with_context(|| format!("{FOLDER}/edits.toml cannot be read"))?;
        let edits: Edits = toml::from_str(&text).with_context(|| format!("{FOLDER}/edits.toml"))?;
        Ok(Overlay { new, edits: edits.edit })
    }

    /// Every file that is new or changed, each once.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        let mut changed: Vec<&str> = self.edits.iter().map(|edit| edit.file.as_str()).collect();
        changed.sort_unstable();
        changed.dedup();
        self.new.keys().map(String::as_str).chain(changed)
    }

    /// Adds and changes files. All faults are told at once.
    pub fn lay(&self, files: &mut Files) -> Result<()> {
        let mut faults = Vec::new();
        for (path, bytes) in &self.new {
            if files.insert(path.clone(), bytes.clone()).is_some() {
                faults.push(format!("{FOLDER}/new/{path} would hide a file that exists: make it an edit"));
            }
        }
        for edit in &self.edits {
            match edit.made(files.get(&edit.file)) {
                Ok(text) => drop(files.insert(edit.file.clone(), text.into_bytes())),
                Err(fault) => faults.push(fault),
            }
        }
        if !faults.is_empty() {
            bail!("the fourth game does not fit the repository any more\n{}", faults.join("\n"));
        }
        Ok(())
    }
}

impl Edit {
    /// The file with this change, or a sentence that says why it cannot be made.
    fn made(&self, file: Option<&Vec<u8>>) -> Result<String, String> {
        let Edit { file: path, after, before, instead_of, put } = self;
        let text = file.and_then(|bytes| std::str::from_utf8(bytes).ok());
        let text =
            text.ok_or_else(|| format!("{FOLDER}/edits.toml changes {path}, which is no text file here"))?;
        let block = if put.ends_with('\n') { put.clone() } else { format!("{put}\n") };
        match (after, before, instead_of) {
            (None, None, None) => Ok(format!("{text}{block}")),
            (Some(anchor), None, None) => {
                let (start, line) = self.only_line(text, anchor)?;
                let end = (start + line.len()).min(text.len());
                Ok(format!("{}{block}{}", &text[..end], &text[end..]))
            }
            (None, Some(anchor), None) => {
                let (start, _) = self.only_line(text, anchor)?;
                Ok(format!("{}{block}{}", &text[..start], &text[start..]))
            }
            (None, None, Some(old)) => match text.matches(old.as_str()).count() {
                1 => Ok(text.replacen(old.as_str(), put, 1)),
                many => Err(self.lost("the text", old, many)),
            },
            _ => {
                Err(format!("{FOLDER}/edits.toml: an edit of {path} has two of after, before and instead_of"))
            }
        }
    }

    /// The one line that begins like this, with its newline, and where it begins.
    fn only_line<'a>(&self, text: &'a str, anchor: &str) -> Result<(usize, &'a str), String> {
        let mut start = 0;
        let mut found = Vec::new();
        for line in text.split_inclusive('\n') {
            if line.trim_start().starts_with(anchor) {
                found.push((start, line));
            }
            start += line.len();
        }
        match found[..] {
            [only] => Ok(only),
            _ => Err(self.lost("a line that begins", anchor, found.len())),
        }
    }

    fn lost(&self, what: &str, anchor: &str, many: usize) -> String {
        format!(
            "{FOLDER}/edits.toml looks in {} for {what} `{anchor}` and finds {many} instead of one: \
             look at {} as it is now, and write in edits.toml what is there once",
            self.file, self.file
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "enum Kind {\n    One,\n    Two,\n}\n// Two more\n";

    fn made(edit: &str) -> Result<String, String> {
        let edit: Edit = toml::from_str(&format!("file = \"kind.rs\"\n{edit}")).unwrap();
        edit.made(Some(&TEXT.as_bytes().to_vec()))
    }

    #[test]
    fn lines_are_put_where_they_belong() {
        let three = TEXT.replace("    Two,\n", "    Two,\n    Three,\n");
        assert_eq!(made("after = 'Two,'\nput = '    Three,'").unwrap(), three);
        assert_eq!(made("before = '}'\nput = \"\"\"\n    Three,\n\"\"\"").unwrap(), three);
        assert_eq!(made("instead_of = 'Two more'\nput = 'Both'").unwrap(), TEXT.replace("Two more", "Both"));
        assert_eq!(made("put = 'end'").unwrap(), format!("{TEXT}end\n"));
    }

    #[test]
    fn a_lost_anchor_is_named_with_its_file_and_what_to_do() {
        for (edit, anchor, many) in [
            ("after = 'Four,'\nput = 'x'", "a line that begins `Four,`", 0),
            ("before = ''\nput = 'x'", "a line that begins ``", 5),
            ("instead_of = 'Two'\nput = 'x'", "the text `Two`", 2),
        ] {
            let fault = made(edit).unwrap_err();
            let says = format!("looks in kind.rs for {anchor} and finds {many} instead of one");
            assert!(fault.contains(&says) && fault.contains("write in edits.toml"), "{fault}");
        }
        assert!(made("after = 'One'\nbefore = 'Two'\nput = 'x'").unwrap_err().contains("has two of"));
        let edit = Edit { file: "gone.rs".to_owned(), ..Edit::default() };
        assert!(edit.made(None).unwrap_err().contains("changes gone.rs, which is no text file"));
    }

    #[test]
    fn all_faults_are_told_and_nothing_is_hidden() {
        let new = Files::from([("a.rs".to_owned(), Vec::new())]);
        let edit = |file: &str| Edit { file: file.to_owned(), put: "x".to_owned(), ..Edit::default() };
        let overlay = Overlay { new, edits: vec![edit("b.rs"), edit("c.rs"), edit("c.rs")] };
        assert_eq!(overlay.paths().collect::<Vec<_>>(), ["a.rs", "b.rs", "c.rs"]);
        let mut files = Files::from([("a.rs".to_owned(), Vec::new()), ("c.rs".to_owned(), Vec::new())]);
        let fault = overlay.lay(&mut files).unwrap_err().to_string();
        assert!(fault.contains("new/a.rs would hide a file") && fault.contains("changes b.rs"), "{fault}");
        assert_eq!(files["c.rs"], b"x\nx\n");
    }
}
