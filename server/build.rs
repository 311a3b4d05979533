//! Puts the built browser client into the binary.
//!
//! `QUIPU_CLIENT` names the folder with it, as `cargo xtask run` does, or is `none`. If it is not set, an optimized build builds the
//! client first, so that `cargo install --path cli` gives a complete program; a debug build, such as that of the tests, goes without,
//! and the server says what to run.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-env-changed=QUIPU_CLIENT");
    let files = client().as_deref().map(files).unwrap_or_default();
    let mut code = "const EMBEDDED: &[(&str, &[u8])] = &[\n".to_owned();
    for (name, path) in files {
        writeln!(code, "    ({name:?}, include_bytes!({path:?})),").expect("a String takes everything");
    }
    code += "];\n";
    fs::write(out_dir().join("embedded.rs"), code).expect("cargo has made this folder to be written to");
}

fn out_dir() -> PathBuf {
    env::var_os("OUT_DIR").expect("cargo sets it").into()
}

/// The folder with the client, if one is included.
fn client() -> Option<PathBuf> {
    match env::var_os("QUIPU_CLIENT").filter(|it| !it.is_empty()) {
        Some(none) if none == "none" => None,
        Some(folder) => Some(folder.into()),
        None if env::var_os("PROFILE").is_some_and(|it| it == "release") => Some(build()),
        None => None,
    }
}

/// Builds the client with `cargo xtask client`, and returns the folder.
fn build() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for source in ["engine", "games", "table", "wire", "web", "Cargo.lock"] {
        println!("cargo:rerun-if-changed={}", root.join(source).display());
    }
    let folder = out_dir().join("client");
    let mut command = Command::new(env::var_os("CARGO").expect("cargo sets it"));
    command.current_dir(&root).args(["xtask", "client", "--out"]).arg(&folder);
    // What cargo has told this script is about the server and its platform, not about the client and the browser's.
    command.env_remove("CARGO_ENCODED_RUSTFLAGS").env_remove("CARGO_MANIFEST_DIR");
    let output = command.output().expect("cargo runs this, so it can be run");
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        panic!(
            "the browser client could not be built, see above; \
             `cargo xtask client` installs what it needs, QUIPU_CLIENT=none goes without it"
        );
    }
    folder
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
