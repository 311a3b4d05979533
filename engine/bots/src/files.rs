//! Files that bots ask for while they play, where they are too large to come with the program: in a browser.
//!
//! A bot looks for its file and plays on without it. Who runs the bots asks from time to time what is wanted, fetches it, and hands it over.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

enum File {
    Wanted,
    Asked,
    Here(Vec<u8>),
}

static FILES: Mutex<BTreeMap<String, File>> = Mutex::new(BTreeMap::new());

fn files() -> MutexGuard<'static, BTreeMap<String, File>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the file with this name, if it is here; otherwise it is wanted from now on.
pub fn take(name: &str) -> Option<Vec<u8>> {
    let mut files = files();
    match files.get_mut(name) {
        Some(File::Here(bytes)) => Some(std::mem::take(bytes)),
        Some(_) => None,
        None => {
            files.insert(name.to_owned(), File::Wanted);
            None
        }
    }
}

/// The name of a file that a bot looked for. Each is named once.
pub fn wanted() -> Option<String> {
    let mut files = files();
    let (name, file) = files.iter_mut().find(|(_, file)| matches!(file, File::Wanted))?;
    *file = File::Asked;
    Some(name.clone())
}

/// Hands over a file.
pub fn provide(name: &str, bytes: &[u8]) {
    files().insert(name.to_owned(), File::Here(bytes.to_vec()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_wanted_once_and_taken_when_it_is_here() {
        assert_eq!(take("a-file"), None);
        assert_eq!(wanted().as_deref(), Some("a-file"));
        assert_eq!((take("a-file"), wanted()), (None, None));
        provide("a-file", b"what is in it");
        assert_eq!(take("a-file").as_deref(), Some(b"what is in it".as_slice()));
    }
}
