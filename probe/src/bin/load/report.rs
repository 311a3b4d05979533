//! What was measured, as text and as JSON.

use crate::tally::Counts;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;

/// What was measured while games were played.
pub struct Measured {
    pub time: Duration,
    pub counts: Counts,
    /// The server's memory at the end, in bytes.
    pub memory: Option<u64>,
    /// The server's time on processors, per second.
    pub server_cpu: Option<f64>,
    pub own_cpu: Option<f64>,
    /// The size of the database, in bytes.
    pub database: u64,
}

/// How clients came back after the server was killed; times count from the kill.
pub struct Return {
    /// When the server listened again.
    pub listening: Duration,
    /// When the last socket had received what it missed.
    pub all_back: Duration,
}

/// What is there of all that was acknowledged.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kept {
    pub choices: usize,
    /// Games that were played to the end.
    pub games: usize,
    /// Records that were fetched, verified and read.
    pub records: usize,
    /// Acknowledged choices that were found in them.
    pub choices_in_records: usize,
}

/// Everything that was measured.
pub struct Report {
    pub command: String,
    pub sockets: u32,
    pub tables: u32,
    pub rate: u32,
    pub set_up: Duration,
    pub sockets_held: usize,
    pub sockets_lost: u64,
    pub memory_before: Option<u64>,
    pub memory_with: Option<u64>,
    pub measured: Measured,
    pub came_back: Option<Return>,
    pub kept: Option<Kept>,
    pub failures: Vec<String>,
}

impl Report {
    /// Whether nothing was lost and nothing failed.
    pub fn is_well(&self) -> bool {
        self.failures.is_empty() && self.sockets_lost == 0 && self.sockets_held == self.sockets as usize
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.measured.time.as_secs_f64()
    }

    fn millis_at(&self, quantile: f64) -> f64 {
        self.measured.counts.latency.value_at_quantile(quantile) as f64 / 1000.0
    }

    fn longest_millis(&self) -> f64 {
        self.measured.counts.latency.max() as f64 / 1000.0
    }

    fn kilobytes_per_socket(&self, memory: Option<u64>) -> Option<f64> {
        let grown = memory?.saturating_sub(self.memory_before?);
        Some(grown as f64 / f64::from(self.sockets) / 1000.0)
    }

    fn json(&self) -> Value {
        let Measured { time, counts, memory, server_cpu, own_cpu, database } = &self.measured;
        json!({
            "command": self.command,
            "sockets": self.sockets,
            "tables": self.tables,
            "rate": self.rate,
            "set_up_s": self.set_up.as_secs_f64(),
            "sockets_held": self.sockets_held,
            "sockets_lost": self.sockets_lost,
            "seconds": time.as_secs_f64(),
            "commands_per_second": self.per_second(counts.commands),
            "choices_per_second": self.per_second(counts.choices),
            "entries_per_second": self.per_second(counts.entries),
            "refused": counts.refused,
            "latency_ms": {
                "count": counts.latency.len(),
                "p50": self.millis_at(0.5),
                "p95": self.millis_at(0.95),
                "p99": self.millis_at(0.99),
                "max": self.longest_millis(),
            },
            "server": {
                "memory_before": self.memory_before,
                "memory_with_sockets": self.memory_with,
                "memory_at_the_end": memory,
                "kilobytes_per_socket": self.kilobytes_per_socket(self.memory_with),
                "kilobytes_per_socket_at_the_end": self.kilobytes_per_socket(*memory),
                "cpu": server_cpu,
                "database": database,
            },
            "load_cpu": own_cpu,
            "came_back": self.came_back.as_ref().map(|back| json!({
                "listening_s": back.listening.as_secs_f64(),
                "all_back_s": back.all_back.as_secs_f64(),
            })),
            "kept": self.kept.map(|kept| json!({
                "choices": kept.choices,
                "games": kept.games,
                "records": kept.records,
                "choices_in_records": kept.choices_in_records,
            })),
            "failures": self.failures,
        })
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(to)
    }
}

/// Of the other failures only the number is shown.
const MAX_FAILURES: usize = 5;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { time, counts, memory, server_cpu, own_cpu, database } = &self.measured;
        let megabytes = |bytes: &Option<u64>| {
            bytes.map_or("?".to_owned(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6))
        };
        let number = |number: Option<f64>| number.map_or("?".to_owned(), |number| format!("{number:.2}"));
        let seconds = |time: &Duration| format!("{:.2} s", time.as_secs_f64());
        writeln!(
            f,
            "sockets   {} held at {} tables, {} lost; set up in {}",
            self.sockets_held,
            self.tables,
            self.sockets_lost,
            seconds(&self.set_up)
        )?;
        writeln!(
            f,
            "commands  {:.0} per second, {:.0} of them choices (target {}), for {}",
            self.per_second(counts.commands),
            self.per_second(counts.choices),
            self.rate,
            seconds(time)
        )?;
        writeln!(
            f,
            "entries   {:.0} per second stored; database {:.1} MB",
            self.per_second(counts.entries),
            *database as f64 / 1e6
        )?;
        writeln!(f, "refused   {}", refusals(counts))?;
        writeln!(
            f,
            "latency   p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms (from sending a choice until the last player knows; {} choices)",
            self.millis_at(0.5),
            self.millis_at(0.95),
            self.millis_at(0.99),
            self.longest_millis(),
            counts.latency.len()
        )?;
        writeln!(
            f,
            "memory    {} before, {} with sockets ({} kB each), {} at the end ({} kB each)",
            megabytes(&self.memory_before),
            megabytes(&self.memory_with),
            number(self.kilobytes_per_socket(self.memory_with)),
            megabytes(memory),
            number(self.kilobytes_per_socket(*memory))
        )?;
        writeln!(f, "cpu       server {} cores, this program {}", number(*server_cpu), number(*own_cpu))?;
        if let Some(Return { listening, all_back }) = &self.came_back {
            writeln!(
                f,
                "kill -9   listening again after {}, all sockets back and up to date after {}",
                seconds(listening),
                seconds(all_back)
            )?;
        }
        if let Some(kept) = &self.kept {
            writeln!(
                f,
                "kept      {} choices acknowledged; {} games over, {} records verified, with {} of the choices",
                kept.choices, kept.games, kept.records, kept.choices_in_records
            )?;
        }
        for failure in self.failures.iter().take(MAX_FAILURES) {
            writeln!(f, "FAILED    {failure}")?;
        }
        match self.failures.len().saturating_sub(MAX_FAILURES) {
            0 => Ok(()),
            more => writeln!(f, "FAILED    and {more} more"),
        }
    }
}

fn refusals(counts: &Counts) -> String {
    let each: Vec<String> = counts.refused.iter().map(|(name, count)| format!("{count} {name}")).collect();
    if each.is_empty() { "nothing".to_owned() } else { each.join(", ") }
}
