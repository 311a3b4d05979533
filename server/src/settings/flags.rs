//! The flags of `quipu serve`. The same names, written otherwise, are those of environment variables and of keys in a file.

use super::PublicUrl;
use clap::builder::RangedU64ValueParser;
use clap::value_parser;
use std::net::SocketAddr;
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;

/// What was said on the command line (or by another source that is read in the same way). What was not said is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(
    after_help = "Every flag can be given as an environment variable too (--public-url: QUIPU_PUBLIC_URL) and as a key
of the TOML file (public_url). A flag counts more than a variable, and a variable more than the file."
)]
pub struct Flags {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Where to listen: an address and a port; 0.0.0.0:7878 for every network of this machine [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDRESS", value_parser = socket_address)]
    pub listen: Option<SocketAddr>,
    /// The folder with the database; it is made if it is not there [default: quipu-data]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A folder with the built browser client, to be served instead of the one in this program [default: none]
    #[arg(long, value_name = "DIR")]
    pub client: Option<PathBuf>,
    /// What players type to get here; https makes the cookies secure [default: whatever they did type]
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// Take the address of a client from the last hop in X-Forwarded-For: only behind your own proxy [default: false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub trust_proxy: Option<bool>,
    /// Show /metrics to everyone, not only to this machine [default: false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub metrics_public: Option<bool>,
    /// Threads for bots to think on [default: one for each core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub bot_threads: Option<u16>,
    /// How long a bot waits before it shows its choice, in milliseconds [default: 700]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u32).range(0..=60_000))]
    pub bot_pause_ms: Option<u32>,
    /// Tables that one guest may have open [default: 20]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub most_tables_per_guest: Option<u32>,
    /// Sockets that may be open [default: 20000]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub most_sockets: Option<u32>,
    /// Sockets that may be open from one address [default: 200]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub most_sockets_per_address: Option<u32>,
    /// Messages a second that one socket may send for long [default: 10]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub credits_per_second: Option<u32>,
    /// Messages that one socket may send at once [default: 40]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub credits_burst: Option<u32>,
    /// Requests a minute to the HTTP API from one address [default: 300]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub requests_per_minute: Option<u32>,
    /// New guests a minute from one address [default: 30]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub guests_per_minute: Option<u32>,
    /// Passphrases a minute that may be tried or set from one address [default: 10]
    #[arg(long, value_name = "N", value_parser = at_least_one())]
    pub sign_ins_per_minute: Option<u32>,
    /// What is logged, as a filter of the tracing crate: warn, info, server=debug [default: info]
    #[arg(long, value_name = "FILTER", value_parser = log_filter)]
    pub log: Option<String>,
    /// Log one JSON object a line [default: false]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub log_json: Option<bool>,
}

impl Flags {
    /// These flags, and where one is missing, that of `other`.
    pub fn or(self, other: Flags) -> Flags {
        macro_rules! either {
            ($($flag:ident)*) => { Flags { $($flag: self.$flag.or(other.$flag)),* } };
        }
        either! {
            config listen data client public_url trust_proxy metrics_public bot_threads bot_pause_ms most_tables_per_guest most_sockets
            most_sockets_per_address credits_per_second credits_burst requests_per_minute guests_per_minute sign_ins_per_minute log log_json
        }
    }
}

fn at_least_one() -> RangedU64ValueParser<u32> {
    RangedU64ValueParser::new().range(1..=u64::from(u32::MAX))
}

fn socket_address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "give an address and a port, such as 127.0.0.1:7878 or [::]:7878".to_owned())
}

fn log_filter(text: &str) -> Result<String, String> {
    EnvFilter::try_new(text)
        .map(|_| text.to_owned())
        .map_err(|error| format!("{error}; try info, or server=debug,warn"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Args, Command};

    /// The table of docs/operating.md, made of what `quipu serve --help` says.
    fn table() -> String {
        let command = Flags::augment_args(Command::new("quipu"));
        let mut table = "| flag | what it sets |\n| --- | --- |\n".to_owned();
        for argument in command.get_arguments() {
            let long = argument.get_long().unwrap_or_default();
            let value = argument.get_value_names().unwrap_or_default().join(" ");
            let value = if value == "BOOL" { String::new() } else { format!(" {value}") };
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            table += &format!("| `--{long}{value}` | {help} |\n");
        }
        table
    }

    #[test]
    fn the_operators_page_lists_every_flag() {
        let page = include_str!("../../../docs/operating.md");
        let table = table();
        assert!(page.contains(&table), "docs/operating.md must have this table:\n{table}");
    }
}
