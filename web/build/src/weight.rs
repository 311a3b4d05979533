//! The size of the result, and its limits.

use crate::pack::Listed;
use anyhow::{Result, bail};

/// Files that are loaded together, and the most bytes that they may have with brotli.
pub struct Load {
    name: &'static str,
    max: usize,
    includes: fn(&Listed) -> bool,
}

pub const LOADS: [Load; 3] = [
    // What a phone fetches before the home page can do everything.
    Load { name: "the first load", max: 200_000, includes: |file| file.first_load },
    // What a game on this device needs besides its table. The goal is 300 KB: docs/benchmarks.md.
    Load { name: "referee and bots", max: 385_000, includes: is_of_device },
    // What a review needs, on demand only.
    Load { name: "reviews", max: 300_000, includes: is_of_reviews },
];

fn is_of_device(file: &Listed) -> bool {
    ["storage.", "web_worker", "worker."].iter().any(|beginning| file.name.starts_with(beginning))
}

fn is_of_reviews(file: &Listed) -> bool {
    ["web_reviewer", "reviewer."].iter().any(|beginning| file.name.starts_with(beginning))
}

impl Load {
    fn sum(&self, files: &[Listed], size: impl Fn(&Listed) -> usize) -> usize {
        files.iter().filter(|file| (self.includes)(file)).map(size).sum()
    }
}

/// Every file, those of the first load first, and the sums.
pub fn table(files: &[Listed]) -> String {
    let line = |name: &str, raw: usize, br: usize, gz: usize| {
        format!("{name:<34}{:>10}{:>10}{:>10}\n", kilobytes(raw), kilobytes(br), kilobytes(gz))
    };
    let mut table = format!("{:<34}{:>10}{:>10}{:>10}\n", "in KB", "raw", "brotli", "gzip");
    for first_load in [true, false] {
        for file in files.iter().filter(|file| file.first_load == first_load) {
            table += &line(&file.name, file.raw, brotli(file), gzip(file));
        }
    }
    for load in &LOADS {
        let [raw, br, gz] = [|file: &Listed| file.raw, brotli, gzip].map(|size| load.sum(files, size));
        table += &line(load.name, raw, br, gz);
    }
    table
}

pub fn sentence(files: &[Listed]) -> String {
    let sums = LOADS.iter().map(|load| format!("{} {} KB", load.name, kilobytes(load.sum(files, brotli))));
    format!("With brotli: {}.\n", sums.collect::<Vec<_>>().join(", "))
}

/// Fails if something has more bytes than it may.
pub fn check(files: &[Listed], loads: &[Load]) -> Result<()> {
    for load in loads {
        let size = load.sum(files, brotli);
        if size > load.max {
            let (name, size, max) = (load.name, kilobytes(size), kilobytes(load.max));
            bail!("{name}: {size} KB with brotli, more than {max} KB; `cargo xtask client` lists the files");
        }
    }
    Ok(())
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
            file("web_worker_bg.1.wasm", false, 9_000, Some(4_000)),
            file("look.css", true, 300, Some(100)),
        ]
    }

    #[test]
    fn only_what_is_loaded_together_counts() {
        let [first, device, _] = &LOADS;
        assert_eq!((first.sum(&files(), brotli), first.sum(&files(), gzip)), (1_080, 1_180));
        assert_eq!(device.sum(&files(), brotli), 4_000);
        let at_most = |max| [Load { name: "these", max, includes: first.includes }];
        check(&files(), &at_most(1_080)).unwrap();
        let error = check(&files(), &at_most(1_079)).unwrap_err().to_string();
        assert!(error.contains("these: 1.1 KB"), "{error}");
        check(&files(), &LOADS).unwrap();
    }

    #[test]
    fn the_table_has_every_file_and_the_sums() {
        let table = table(&files());
        let sum = table.lines().find(|line| line.starts_with("the first load")).unwrap();
        assert_eq!(sum.split_whitespace().collect::<Vec<_>>()[3..], ["2.4", "1.1", "1.2"]);
        assert_eq!(table.lines().count(), 8);
        assert_eq!(
            sentence(&files()),
            "With brotli: the first load 1.1 KB, referee and bots 4.0 KB, reviews 0.0 KB.\n"
        );
    }
}
