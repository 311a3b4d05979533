//! Puts the built browser client into the binary, if `QUIPU_CLIENT` names the folder with it (`cargo xtask run` and
//! `cargo xtask client` make one). Without it the server says what to run.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-env-changed=QUIPU_CLIENT");
    let folder = env::var_os("QUIPU_CLIENT").filter(|it| !it.is_empty()).map(PathBuf::from);
    let files = folder.as_deref().map(files).unwrap_or_default();
    let mut code = "const EMBEDDED: &[(&str, &[u8])] = &[\n".to_owned();
    for (name, path) in files {
        writeln!(code, "    ({name:?}, include_bytes!({path:?})),").expect("a String takes everything");
    }
    code += "];\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("embedded.rs"), code).expect("cargo has made this folder to be written to");
}

/// Every file of the folder, by name, in order.
fn files(folder: &Path) -> Vec<(String, PathBuf)> {
    // The list has the hash of every file in it: it changes when any of them does.
    let list = folder.join("files.json");
    println!("cargo:rerun-if-changed={}", list.display());
    let found = fs::canonicalize(folder)
        .and_then(fs::read_dir)
        .and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
    let entries = match found {
        Ok(entries) if list.exists() => entries,
        _ => panic!(
            "QUIPU_CLIENT names {}, where no client was built; run `cargo xtask client`",
            folder.display()
        ),
    };
    let named = entries.iter().map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path()));
    let mut files: Vec<(String, PathBuf)> = named.collect();
    files.sort();
    files
}
