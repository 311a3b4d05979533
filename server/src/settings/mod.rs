//! What an operator can set, and where it comes from: a flag, else an environment variable, else a file, else the default.

mod notify;
mod public_url;
mod said;
mod sources;

pub use notify::{NotifyWays, SmtpUrl};
pub use public_url::PublicUrl;
pub use said::in_one_line;
pub use sources::Flags;

use clap::ArgAction::Set;
use clap::builder::{RangedU64ValueParser, TypedValueParser};
use lettre::message::Mailbox;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// What is wrong with a setting: a sentence that names the place, the key and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SettingsError(pub String);

/// Everything an operator can set. Each setting is declared here and nowhere else. From its id come the flag (`--public-url`), the
/// environment variable (`QUIPU_PUBLIC_URL`) and the key in a file (`public_url`).
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Every flag is also an environment variable (--public-url: QUIPU_PUBLIC_URL) and a key in the TOML file
(public_url). A flag overrides a variable, and a variable overrides the file."
)]
pub struct Settings {
    /// TOML file with settings
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Address and port to listen on; 0.0.0.0:7878 for every network of this machine
    #[arg(long, value_name = "ADDRESS", value_parser = socket_address, default_value = "127.0.0.1:7878")]
    pub listen: SocketAddr,
    /// Data directory; created if it does not exist
    #[arg(long, value_name = "DIR", default_value = "quipu-data")]
    pub data: PathBuf,
    /// Directory with a browser client to serve instead of the built-in one [default: none]
    #[arg(long, value_name = "DIR")]
    pub client: Option<PathBuf>,
    /// Address that players type; https makes cookies secure [default: the one they typed]
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// Take client addresses from the last hop in X-Forwarded-For; only behind your own proxy
    #[arg(long, value_name = "BOOL", action = Set, num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", default_value = "false")]
    pub trust_proxy: bool,
    /// Show /metrics to everyone, not only to this machine
    #[arg(long, value_name = "BOOL", action = Set, num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", default_value = "false")]
    pub metrics_public: bool,
    /// Number of threads for bots [default: one per core]
    #[arg(long, value_name = "N", value_parser = number::<usize>(1, 1024))]
    #[arg(default_value_t = cores(), hide_default_value = true)]
    pub bot_threads: usize,
    /// Pause before a bot shows its choice, in milliseconds
    #[arg(id = "bot_pause_ms", long = "bot-pause-ms", value_name = "MS")]
    #[arg(value_parser = milliseconds(), default_value = "700")]
    pub bot_pause: Duration,
    /// Maximum tables per guest where players gather or play
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>(), default_value = "20")]
    pub most_tables_per_guest: usize,
    /// Maximum bot accounts per guest; 0 allows none
    #[arg(long, value_name = "N", value_parser = number::<usize>(0, 1000), default_value = "5")]
    pub most_bots_per_guest: usize,
    /// Minutes without visitors after which a table is unloaded, unless it needs the server sooner
    #[arg(id = "sleep_after_minutes", long = "sleep-after-minutes", value_name = "N")]
    #[arg(value_parser = minutes(), default_value = "5")]
    pub sleep_after: Duration,
    /// Hours without a change after which a table between games is closed
    #[arg(id = "close_after_hours", long = "close-after-hours", value_name = "N")]
    #[arg(value_parser = hours(), default_value = "24")]
    pub close_after: Duration,
    /// Days without a change after which an unfinished game is ended and its table closed
    #[arg(id = "abandon_after_days", long = "abandon-after-days", value_name = "N")]
    #[arg(value_parser = days(), default_value = "60")]
    pub abandon_after: Duration,
    /// Days after which a closed table keeps only the records of its games
    #[arg(id = "archive_after_days", long = "archive-after-days", value_name = "N")]
    #[arg(value_parser = days(), default_value = "7")]
    pub archive_after: Duration,
    /// Maximum tables in memory; beyond that, no new ones can be opened
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>(), default_value = "10000")]
    pub most_tables: usize,
    /// New tables per day from one address; all tables of an event count
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "300")]
    pub tables_per_day: u32,
    /// Maximum open connections per address that are not sockets
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>(), default_value = "200")]
    pub most_connections_per_address: usize,
    /// Maximum open sockets
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>(), default_value = "20000")]
    pub most_sockets: usize,
    /// Maximum open sockets per address
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>(), default_value = "200")]
    pub most_sockets_per_address: usize,
    /// Time that a client may take for the headers of a request, or to read what it is sent, in milliseconds
    #[arg(id = "stall_timeout_ms", long = "stall-timeout-ms", value_name = "MS")]
    #[arg(value_parser = stall_timeout(), default_value = "20000")]
    pub stall_timeout: Duration,
    /// Messages per second that one socket may send continuously
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "10")]
    pub credits_per_second: u32,
    /// Messages that one socket may send at once
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "40")]
    pub credits_burst: u32,
    /// HTTP API requests per minute from one address
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "300")]
    pub requests_per_minute: u32,
    /// New guests per minute from one address
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "30")]
    pub guests_per_minute: u32,
    /// Passphrases tried or set per minute from one address
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "10")]
    pub sign_ins_per_minute: u32,
    /// Passphrases tried per hour for one name, from devices on which it was never used
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "30")]
    pub sign_ins_per_name: u32,
    /// Days without a visit after which a device is signed out
    #[arg(id = "session_idle_days", long = "session-idle-days", value_name = "N")]
    #[arg(value_parser = days(), default_value = "90")]
    pub session_idle: Duration,
    /// Days after which a device is signed out in any case, if the name is protected by a passphrase
    #[arg(id = "session_days", long = "session-days", value_name = "N")]
    #[arg(value_parser = days(), default_value = "400")]
    pub session_lifetime: Duration,
    /// Rate games in which several players have the same address
    #[arg(long, value_name = "BOOL", action = Set, num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", default_value = "true")]
    pub rate_shared_address: bool,
    /// Records of daily expeditions that one guest may send per minute
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "10")]
    pub dailies_per_minute: u32,
    /// Codes of tables that do not exist, tried per hour from one address or by one guest
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "60")]
    pub unknown_codes_per_hour: u32,
    /// Ways to tell players that it is their turn, of push,webhook,ntfy,email [default: none]
    #[arg(long, value_name = "WAYS", default_value = "", hide_default_value = true, value_parser = notify_ways)]
    pub notify: NotifyWays,
    /// Let notifications go to private addresses, and over plain http; only where you trust every player
    #[arg(long, value_name = "BOOL", action = Set, num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", default_value = "false")]
    pub notify_private: bool,
    /// SMTP server for e-mail, with name and password; better in a file or variable than in a flag
    #[arg(long, value_name = "URL")]
    pub smtp_url: Option<SmtpUrl>,
    /// Sender of e-mail, such as "Quipu <quipu@example.org>"
    #[arg(long, value_name = "ADDRESS", value_parser = mailbox)]
    pub smtp_from: Option<Mailbox>,
    /// Reports that one guest may send per day
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>(), default_value = "20")]
    pub reports_per_day: u32,
    /// Days after which reports are deleted; 0: never
    #[arg(id = "keep_reports_days", long = "keep-reports-days", value_name = "N")]
    #[arg(value_parser = kept_days(), default_value = "90")]
    pub keep_reports: Duration,
    /// Days after which entries of the audit log are deleted; 0: never
    #[arg(id = "keep_audit_days", long = "keep-audit-days", value_name = "N")]
    #[arg(value_parser = kept_days(), default_value = "365")]
    pub keep_audit: Duration,
    /// Days after which finished games are deleted, with their records; 0: never
    #[arg(id = "keep_games_days", long = "keep-games-days", value_name = "N")]
    #[arg(value_parser = kept_days(), default_value = "0")]
    pub keep_games: Duration,
    /// What to log, as a filter of the tracing crate: warn, info, server=debug
    #[arg(long, value_name = "FILTER", value_parser = log_filter, default_value = "info")]
    pub log: String,
    /// Log one JSON object per line
    #[arg(long, value_name = "BOOL", action = Set, num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", default_value = "false")]
    pub log_json: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Flags::default().settings().expect("the defaults are valid")
    }
}

impl Settings {
    /// The settings of this process: its flags, its environment, and the file that one of them names.
    pub fn of_process(flags: Flags) -> Result<Settings, SettingsError> {
        Settings::gather(flags, std::env::vars_os())
    }

    /// As `of_process`, with these environment variables.
    pub fn gather(
        flags: Flags,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Settings, SettingsError> {
        let given = flags.or(Flags::of_environment(environment)?);
        let file = given.config().map(Flags::of_file).transpose()?.unwrap_or_default();
        given.or(file).settings()
    }

    /// Whether players come by https.
    pub fn https(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::https)
    }
}

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

fn number<T: TryFrom<u64> + Clone + Send + Sync>(least: u64, most: u64) -> RangedU64ValueParser<T> {
    RangedU64ValueParser::new().range(least..=most)
}

fn at_least_one<T: TryFrom<u64> + Clone + Send + Sync>() -> RangedU64ValueParser<T> {
    number(1, u32::MAX.into())
}

fn milliseconds() -> impl TypedValueParser<Value = Duration> {
    number::<u64>(0, 60_000).map(Duration::from_millis)
}

fn minutes() -> impl TypedValueParser<Value = Duration> {
    number::<u64>(1, 24 * 60).map(|minutes| Duration::from_secs(minutes * 60))
}

fn hours() -> impl TypedValueParser<Value = Duration> {
    number::<u64>(1, 24 * 365).map(|hours| Duration::from_secs(hours * 3600))
}

fn days() -> impl TypedValueParser<Value = Duration> {
    number::<u64>(1, 3650).map(|days| Duration::from_secs(days * 24 * 3600))
}

fn kept_days() -> impl TypedValueParser<Value = Duration> {
    number::<u64>(0, 36_500).map(|days| Duration::from_secs(days * 24 * 3600))
}

fn stall_timeout() -> impl TypedValueParser<Value = Duration> {
    number::<u64>(100, 3_600_000).map(Duration::from_millis)
}

fn socket_address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "give an address and a port, such as 127.0.0.1:7878 or [::]:7878".to_owned())
}

fn notify_ways(text: &str) -> Result<NotifyWays, String> {
    if text.is_empty() { Ok(NotifyWays::default()) } else { text.parse() }
}

fn mailbox(text: &str) -> Result<Mailbox, String> {
    text.parse().map_err(|_| "give an e-mail address, such as Quipu <quipu@example.org>".to_owned())
}

fn log_filter(text: &str) -> Result<String, String> {
    EnvFilter::try_new(text)
        .map(|_| text.to_owned())
        .map_err(|error| format!("{error}; try info, or server=debug,warn"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use clap::{Args, Command, FromArgMatches};
    use std::io::Write;
    use tempfile::NamedTempFile;

    fn flags(line: &str) -> Flags {
        let command = Flags::augment_args(Command::new("quipu").no_binary_name(true));
        Flags::from_arg_matches(&command.try_get_matches_from(line.split_whitespace()).unwrap()).unwrap()
    }

    fn file(text: &str) -> NamedTempFile {
        let mut file = NamedTempFile::with_suffix(".toml").unwrap();
        file.write_all(text.as_bytes()).unwrap();
        file
    }

    fn gathered(line: &str, environment: &[(&str, &str)]) -> Result<Settings, SettingsError> {
        Settings::gather(flags(line), environment.iter().map(|(name, value)| (name.into(), value.into())))
    }

    #[track_caller]
    fn assert_wrong(line: &str, environment: &[(&str, &str)], said: &[&str]) {
        let error = gathered(line, environment).unwrap_err().to_string();
        assert!(
            said.iter().all(|it| error.contains(it)) && !error.contains('\n'),
            "{error:?} without {said:?}"
        );
    }

    #[test]
    fn a_flag_counts_more_than_a_variable_and_that_more_than_the_file() {
        let file = file("bot_threads = 2\nmost_sockets = 22\ncredits_burst = 222\nlog_json = true");
        let config = format!("--config {}", file.path().display());
        let environment = [("QUIPU_BOT_THREADS", "3"), ("QUIPU_MOST_SOCKETS", "33")];
        let settings = gathered(&format!("{config} --bot-threads 4"), &environment).unwrap();
        assert_eq!((settings.bot_threads, settings.most_sockets, settings.credits_burst), (4, 33, 222));
        assert_eq!((settings.credits_per_second, settings.log_json), (10, true));
        let by_variable = [("QUIPU_CONFIG", file.path().to_str().unwrap())];
        assert_eq!(gathered("", &by_variable).unwrap().bot_threads, 2);
    }

    #[test]
    fn every_setting_can_be_given_in_every_way() {
        let values = [
            ("listen", "0.0.0.0:80"),
            ("data", "somewhere"),
            ("client", "somewhere"),
            ("public_url", "https://quipu.example"),
            ("trust_proxy", "true"),
            ("metrics_public", "true"),
            ("bot_threads", "3"),
            ("bot_pause_ms", "3"),
            ("most_tables_per_guest", "3"),
            ("most_bots_per_guest", "3"),
            ("sleep_after_minutes", "3"),
            ("close_after_hours", "3"),
            ("abandon_after_days", "3"),
            ("archive_after_days", "3"),
            ("most_tables", "3"),
            ("tables_per_day", "3"),
            ("most_connections_per_address", "3"),
            ("most_sockets", "3"),
            ("most_sockets_per_address", "3"),
            ("stall_timeout_ms", "300"),
            ("credits_per_second", "3"),
            ("credits_burst", "3"),
            ("requests_per_minute", "3"),
            ("guests_per_minute", "3"),
            ("sign_ins_per_minute", "3"),
            ("sign_ins_per_name", "3"),
            ("session_idle_days", "3"),
            ("session_days", "3"),
            ("rate_shared_address", "false"),
            ("dailies_per_minute", "3"),
            ("unknown_codes_per_hour", "3"),
            ("notify", "push"),
            ("notify_private", "true"),
            ("smtp_url", "smtps://me:secret@mail.example"),
            ("smtp_from", "quipu@quipu.example"),
            ("reports_per_day", "3"),
            ("keep_reports_days", "3"),
            ("keep_audit_days", "3"),
            ("keep_games_days", "3"),
            ("log", "debug"),
            ("log_json", "true"),
        ];
        let command = Flags::augment_args(Command::new("quipu"));
        let keys: Vec<&str> = command.get_arguments().map(|it| it.get_id().as_str()).collect();
        assert_eq!(keys[1..], values.map(|(key, _)| key), "all but the file itself");
        let line: Vec<String> =
            values.iter().map(|(key, it)| format!("--{}={it}", key.replace('_', "-"))).collect();
        let by_flag = flags(&line.join(" "));
        let lines: Vec<String> = values.iter().map(|(key, it)| format!("{key} = {it:?}\n")).collect();
        let file = file(&lines.concat());
        assert_eq!(Flags::of_file(file.path()).unwrap(), by_flag);
        let variables =
            values.map(|(key, value)| (format!("QUIPU_{}", key.to_uppercase()).into(), value.into()));
        assert_eq!(Flags::of_environment(variables).unwrap(), by_flag);
        let usual = format!("{:?}", Settings::default());
        let given = format!("{:?}", by_flag.settings().unwrap());
        let differing = given.split(", ").zip(usual.split(", ")).filter(|(a, b)| a != b).count();
        assert!(differing >= values.len(), "{differing}: {given}");
    }

    #[test]
    fn other_variables_are_not_settings() {
        gathered("", &[("QUIPU", "../target/debug/quipu"), ("PATH", "/bin"), ("quipu_listen", "x")]).unwrap();
    }

    #[test]
    fn a_path_may_be_any_bytes_that_the_system_allows() {
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStringExt;
            let folder = OsString::from_vec(b"\xffdata".to_vec());
            let settings = Settings::gather(Flags::default(), [("QUIPU_DATA".into(), folder.clone())]);
            assert_eq!(settings.unwrap().data, PathBuf::from(folder));
        }
    }

    #[test]
    fn a_flag_alone_means_yes_and_nothing_means_no() {
        assert!(gathered("--trust-proxy", &[]).unwrap().trust_proxy);
        assert!(!gathered("--trust-proxy=false", &[("QUIPU_TRUST_PROXY", "true")]).unwrap().trust_proxy);
        assert!(!gathered("", &[]).unwrap().trust_proxy);
    }

    #[test]
    fn an_error_names_the_place_and_what_to_do() {
        assert_wrong("", &[("QUIPU_LISEN", "0.0.0.0:80")], &["QUIPU_LISEN: ", "QUIPU_LISTEN, "]);
        assert_wrong("", &[("QUIPU_BOT_THREADS", "many")], &["QUIPU_BOT_THREADS: ", "many"]);
        assert_wrong("", &[("QUIPU_LISTEN", "here")], &["QUIPU_LISTEN: ", "such as 127.0.0.1:7878"]);
        assert_wrong("", &[("QUIPU_LOG", "=,=")], &["QUIPU_LOG: ", "try info"]);
        assert_wrong("--config /no/such/file.toml", &[], &["/no/such/file.toml: ", "--config"]);
        for (text, said) in [
            ("bot_threads = 0", &["bot_threads: ", "from 1 to 1024"][..]),
            ("bot_threads = [1]", &["bot_threads: give one"]),
            ("bot_threads = \"x\"", &["bot_threads: ", "'x'"]),
            ("lisen = \"127.0.0.1:1\"", &["there is no setting \"lisen\"", "listen, "]),
            ("config = \"other.toml\"", &["there is no setting \"config\""]),
            ("public_url = \"quipu.example\"", &["public_url: ", "https://quipu.example"]),
            ("\nlisten = ", &["line 2: "]),
            ("trust_proxy = \"perhaps\"", &["trust_proxy: ", "perhaps"]),
        ] {
            let file = file(text);
            let place = format!("{}: ", file.path().display());
            let said: Vec<&str> = said.iter().copied().chain([place.as_str()]).collect();
            assert_wrong(&format!("--config {}", file.path().display()), &[], &said);
        }
    }

    /// The table of docs/operating.md, made of what `quipu serve --help` says.
    fn table() -> String {
        let command = Flags::augment_args(Command::new("quipu"));
        let mut table = "| flag | what it sets |\n| --- | --- |\n".to_owned();
        for argument in command.get_arguments() {
            let long = argument.get_long().unwrap_or_default();
            let value = argument.get_value_names().unwrap_or_default().join(" ");
            let value = if value == "BOOL" { String::new() } else { format!(" {value}") };
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            let default = match argument.get_default_values() {
                [default] if !argument.is_hide_default_value_set() => {
                    format!(" [default: {}]", default.display())
                }
                _ => String::new(),
            };
            table += &format!("| `--{long}{value}` | {help}{default} |\n");
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
