//! What a process uses, as Linux tells it. Elsewhere nothing is known.

use std::fs;
use std::path::Path;
use std::time::Duration;

/// What a process uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Memory in bytes.
    pub memory: Option<u64>,
    /// Time on processors so far.
    pub cpu: Option<Duration>,
}

/// What the process of this number uses now.
pub fn usage(id: u32) -> Usage {
    let folder = Path::new("/proc").join(id.to_string());
    let read = |name: &str| fs::read_to_string(folder.join(name)).ok();
    Usage {
        memory: read("status").as_deref().and_then(memory),
        cpu: read("stat").as_deref().and_then(processor_time),
    }
}

fn memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

fn processor_time(stat: &str) -> Option<Duration> {
    // The name, in brackets, may hold anything; after it come the state and, as the 12th and 13th, ticks of 10 ms.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}

/// How many bytes the files of a folder have.
pub fn size_of(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|about| about.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_tells_is_read() {
        assert_eq!(memory("Name:\tx\nVmRSS:\t    2048 kB\nThreads:\t1\n"), Some(2 * 1024 * 1024));
        let stat = "7 (a b) c) S 1 7 7 0 -1 4194560 100 0 0 0 150 25 0 0 20 0";
        assert_eq!(processor_time(stat), Some(Duration::from_millis(1750)));
        assert_eq!((memory(""), processor_time("")), (None, None));
    }
}
