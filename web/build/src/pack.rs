//! Compressing, listing, writing: the last step.

use crate::names::{Files, hash, is_fixed};
use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;

/// The list of all files, which a server reads first.
const LIST: &str = "files.json";

#[derive(Deserialize, Serialize)]
struct List {
    /// What all of it was made of, as a hash.
    inputs: String,
    files: Vec<Listed>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Listed {
    /// Its name, in the folder and on the server. Its compressed forms are beside it, as NAME.br and NAME.gz.
    pub name: String,
    pub content_type: String,
    pub hash: String,
    /// Whether the name changes with the content, so that a browser may cache it forever.
    pub immutable: bool,
    pub first_load: bool,
    pub raw: usize,
    /// How long it is with brotli, if that makes it shorter.
    pub br: Option<usize>,
    /// How long it is with gzip, if that makes it shorter.
    pub gz: Option<usize>,
}

pub struct Packed {
    pub listed: Listed,
    /// Each with the name under which it is written.
    bodies: Vec<(String, Vec<u8>)>,
}

/// Compresses all files in parallel; `quick` takes less time and gives larger files.
pub fn pack(files: Files, first_load: &BTreeSet<String>, quick: bool) -> Result<Vec<Packed>> {
    thread::scope(|scope| {
        let packing = files.into_iter().map(|(name, body)| {
            let first = first_load.contains(&name);
            scope.spawn(move || pack_one(name, body, first, quick))
        });
        let packing: Vec<_> = packing.collect();
        packing.into_iter().map(|it| it.join().expect("compressing does not panic")).collect()
    })
}

fn pack_one(name: String, body: Vec<u8>, first_load: bool, quick: bool) -> Result<Packed> {
    let (content_type, compressible) = kind(&name)?;
    let shorter = |packed: Vec<u8>| (packed.len() < body.len()).then_some(packed);
    let (mut br, mut gz) = (None, None);
    if compressible {
        br = shorter(brotli(&body, quick)?);
        gz = shorter(gzip(&body, quick)?);
    }
    let listed = Listed {
        content_type: content_type.to_owned(),
        hash: hash(&body),
        immutable: !is_fixed(&name),
        first_load,
        raw: body.len(),
        br: br.as_ref().map(Vec::len),
        gz: gz.as_ref().map(Vec::len),
        name: name.clone(),
    };
    let packed = [("br", br), ("gz", gz)]
        .into_iter()
        .filter_map(|(ending, it)| Some((format!("{name}.{ending}"), it?)));
    let mut bodies: Vec<(String, Vec<u8>)> = packed.collect();
    bodies.push((name, body));
    Ok(Packed { listed, bodies })
}

/// The content type of a file by its name, and whether compressing it pays.
fn kind(name: &str) -> Result<(&'static str, bool)> {
    Ok(match name.rsplit('.').next().unwrap_or_default() {
        "html" => ("text/html; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "js" => ("text/javascript; charset=utf-8", true),
        "wasm" => ("application/wasm", true),
        "svg" => ("image/svg+xml", true),
        "webmanifest" => ("application/manifest+json", true),
        "bin" => ("application/octet-stream", true),
        "json" => ("application/json", true),
        "jsonl" => ("application/x-ndjson", true),
        "txt" | "ftl" => ("text/plain; charset=utf-8", true),
        "png" => ("image/png", false),
        "woff2" => ("font/woff2", false),
        other => bail!("{name}: the type of .{other} files is unknown; add it to web/build/src/pack.rs"),
    })
}

fn brotli(body: &[u8], quick: bool) -> Result<Vec<u8>> {
    let quality = if quick { 5 } else { 11 };
    let params = BrotliEncoderParams { quality, lgwin: 22, size_hint: body.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &body[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(body: &[u8], quick: bool) -> Result<Vec<u8>> {
    let level = if quick { Compression::fast() } else { Compression::best() };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(body)?;
    Ok(encoder.finish()?)
}

/// The result in this folder, if it was made from the same inputs.
pub fn made_before(out: &Path, inputs: &str) -> Option<Vec<Listed>> {
    let list: List = serde_json::from_slice(&fs::read(out.join(LIST)).ok()?).ok()?;
    let is_there = |file: &Listed| {
        let there = |ending: &str| out.join(format!("{}{ending}", file.name)).exists();
        there("") && (file.br.is_none() || there(".br")) && (file.gz.is_none() || there(".gz"))
    };
    (list.inputs == inputs && list.files.iter().all(is_there)).then_some(list.files)
}

/// Writes everything, the list last: where there is a list, the rest is there too.
pub fn write(out: &Path, inputs: &str, packed: &[Packed]) -> Result<()> {
    let failed = || format!("{} cannot be written", out.display());
    if out.exists() {
        let made_here = out.join(LIST).exists() || fs::read_dir(out).with_context(failed)?.next().is_none();
        if !made_here {
            bail!("{} has other files in it; name a folder of its own", out.display());
        }
        fs::remove_dir_all(out).with_context(failed)?;
    }
    fs::create_dir_all(out).with_context(failed)?;
    for (name, body) in packed.iter().flat_map(|it| &it.bodies) {
        fs::write(out.join(name), body).with_context(failed)?;
    }
    let files = packed.iter().map(|it| it.listed.clone()).collect();
    let list = serde_json::to_vec_pretty(&List { inputs: inputs.to_owned(), files })?;
    fs::write(out.join(LIST), list).with_context(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed() -> Vec<Packed> {
        let long = "a long text that repeats itself. ".repeat(50).into_bytes();
        let files = [("index.html", b"<p>".to_vec()), ("look.1.css", long), ("icon-192.png", vec![0; 500])];
        let files = files.map(|(name, body)| (name.to_owned(), body)).into();
        pack(files, &BTreeSet::from(["index.html".to_owned()]), false).unwrap()
    }

    #[test]
    fn what_gets_shorter_is_compressed() {
        let packed = packed();
        let listed = |name: &str| &packed.iter().find(|it| it.listed.name == name).unwrap().listed;
        let (page, look, icon) = (listed("index.html"), listed("look.1.css"), listed("icon-192.png"));
        assert!(look.br.unwrap() < look.gz.unwrap() && look.gz.unwrap() < look.raw / 10, "{look:?}");
        assert_eq!((page.br, page.gz, icon.br, icon.gz), (None, None, None, None));
        assert!(look.immutable && !page.immutable && !icon.immutable);
        assert!(page.first_load && !look.first_load);
        assert!(kind("a.exe").is_err());
    }

    #[test]
    fn what_was_made_of_the_same_is_not_made_again() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("out");
        assert_eq!(made_before(&out, "one"), None);
        write(&out, "one", &packed()).unwrap();
        let listed: Vec<Listed> = packed().into_iter().map(|it| it.listed).collect();
        assert_eq!(made_before(&out, "one"), Some(listed));
        assert_eq!(made_before(&out, "two"), None);
        fs::remove_file(out.join("look.1.css.br")).unwrap();
        assert_eq!(made_before(&out, "one"), None);
        fs::write(out.join("old.css"), "").unwrap();
        write(&out, "two", &packed()).unwrap();
        assert!(!out.join("old.css").exists(), "nothing old is left");
        assert!(write(folder.path(), "two", &packed()).is_err(), "other files stay");
    }
}
