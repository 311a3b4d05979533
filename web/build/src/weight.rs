//! The size of the result, and its limit.

use crate::pack::Listed;
use anyhow::{Result, bail};

/// The most bytes of the first load, with brotli: what a phone fetches before anything can be played.
pub const MAX_FIRST_LOAD: usize = 300_000;

pub fn table(files: &[Listed]) -> String {
    let line = |name: &str, raw: usize, br: usize, gz: usize| {
        format!("{name:<34}{:>10}{:>10}{:>10}\n", kilobytes(raw), kilobytes(br), kilobytes(gz))
    };
    let mut table = format!("{:<34}{:>10}{:>10}{:>10}\n", "in KB", "raw", "brotli", "gzip");
    for first_load in [true, false] {
        for file in files.iter().filter(|file| file.first_load == first_load) {
            table += &line(&file.name, file.raw, brotli(file), gzip(file));
        }
        if first_load {
            table += &line("the first load", sum(files, |it| it.raw), sum(files, brotli), sum(files, gzip));
        }
    }
    table
}

pub fn sentence(files: &[Listed]) -> String {
    format!("The first load has {} KB, compressed with brotli.\n", kilobytes(sum(files, brotli)))
}

/// Fails if the first load has more bytes than that.
pub fn check(files: &[Listed], max: usize) -> Result<()> {
    let size = sum(files, brotli);
    if size > max {
        let (size, max) = (kilobytes(size), kilobytes(max));
        bail!(
            "the first load has {size} KB with brotli, more than {max} KB; `cargo xtask client` lists them"
        );
    }
    Ok(())
}

/// The sum over the files of the first load.
fn sum(files: &[Listed], size: impl Fn(&Listed) -> usize) -> usize {
    files.iter().filter(|file| file.first_load).map(size).sum()
}

fn brotli(file: &Listed) -> usize {
    file.br.unwrap_or(file.raw)
}

fn gzip(file: &Listed) -> usize {
    file.gz.unwrap_or(file.raw)
}

fn kilobytes(bytes: usize) -> String {
    let tenths = bytes.div_ceil(100);
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, first_load: bool, raw: usize, br: Option<usize>) -> Listed {
        Listed { name: name.to_owned(), first_load, raw, br, gz: br.map(|it| it + 50), ..Listed::default() }
    }

    fn files() -> [Listed; 4] {
        [
            file("index.html", true, 80, None),
            file("client.wasm", true, 2_000, Some(900)),
            file("local.wasm", false, 9_000, Some(4_000)),
            file("look.css", true, 300, Some(100)),
        ]
    }

    #[test]
    fn only_the_first_load_counts() {
        assert_eq!(sum(&files(), brotli), 1_080);
        assert_eq!(sum(&files(), gzip), 1_180);
        check(&files(), 1_080).unwrap();
        let error = check(&files(), 1_079).unwrap_err().to_string();
        assert!(error.contains("1.1 KB"), "{error}");
    }

    #[test]
    fn the_table_has_every_file_and_the_sum() {
        let table = table(&files());
        let sum = table.lines().find(|line| line.starts_with("the first load")).unwrap();
        assert_eq!(sum.split_whitespace().collect::<Vec<_>>()[3..], ["2.4", "1.1", "1.2"]);
        assert_eq!(table.lines().count(), 6);
        assert!(table.lines().last().unwrap().starts_with("local.wasm"));
    }
}
