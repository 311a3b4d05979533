//! What an operator can set, and where it comes from: a flag, else an environment variable, else a file, else the default.

mod flags;
mod public_url;
mod said;
mod sources;

pub use flags::Flags;
pub use public_url::PublicUrl;
pub use said::in_one_line;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

/// What is wrong with a setting: a sentence that names the place, the key and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SettingsError(pub String);

/// Everything an operator can set.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// The folder with the database.
    pub data: PathBuf,
    /// The folder with the built browser client; `None`: the one in this binary.
    pub client: Option<PathBuf>,
    /// What players type to get here; `None`: whatever they did type.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy stands before this server and tells the addresses of clients.
    pub trust_proxy: bool,
    pub metrics_public: bool,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How long a bot waits at least before it shows its choice.
    pub bot_pause: Duration,
    /// How many tables one guest may have open.
    pub most_tables_per_guest: usize,
    /// How many sockets may be open.
    pub most_sockets: usize,
    /// How many of them from one address.
    pub most_sockets_per_address: usize,
    /// Messages a second that one socket may send for long.
    pub credits_per_second: u32,
    /// Messages that it may send at once.
    pub credits_burst: u32,
    /// Requests a minute from one address.
    pub requests_per_minute: u32,
    /// How many of them may make a guest.
    pub guests_per_minute: u32,
    /// How many of them may try a passphrase.
    pub sign_ins_per_minute: u32,
    pub log: String,
    pub log_json: bool,
}

/// What holds where nothing else is said.
impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data: PathBuf::from("quipu-data"),
            client: None,
            public_url: None,
            trust_proxy: false,
            metrics_public: false,
            bot_threads: available_parallelism().map_or(1, usize::from),
            bot_pause: Duration::from_millis(700),
            most_tables_per_guest: 20,
            most_sockets: 20_000,
            most_sockets_per_address: 200,
            credits_per_second: 10,
            credits_burst: 40,
            requests_per_minute: 300,
            guests_per_minute: 30,
            sign_ins_per_minute: 10,
            log: "info".to_owned(),
            log_json: false,
        }
    }
}

impl Settings {
    /// The settings of this process: its flags, its environment, and the file one of them names.
    pub fn of_process(flags: Flags) -> Result<Settings, SettingsError> {
        Settings::gather(flags, |name| std::env::var_os(name).map(|it| it.to_string_lossy().into_owned()))
    }

    /// As `of_process`, with an environment that is asked for by name.
    pub fn gather(
        flags: Flags,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Settings, SettingsError> {
        let environment = sources::of_environment(environment)?;
        let file = match flags.config.as_ref().or(environment.config.as_ref()) {
            Some(path) => sources::of_file(path)?,
            None => Flags::default(),
        };
        Ok(Settings::from(flags.or(environment).or(file)))
    }

    /// Whether players come by https.
    pub fn https(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::https)
    }
}

impl From<Flags> for Settings {
    fn from(flags: Flags) -> Settings {
        let usual = Settings::default();
        Settings {
            listen: flags.listen.unwrap_or(usual.listen),
            data: flags.data.unwrap_or(usual.data),
            client: flags.client,
            public_url: flags.public_url,
            trust_proxy: flags.trust_proxy.unwrap_or(usual.trust_proxy),
            metrics_public: flags.metrics_public.unwrap_or(usual.metrics_public),
            bot_threads: flags.bot_threads.map_or(usual.bot_threads, usize::from),
            bot_pause: flags.bot_pause_ms.map_or(usual.bot_pause, |it| Duration::from_millis(it.into())),
            most_tables_per_guest: flags
                .most_tables_per_guest
                .map_or(usual.most_tables_per_guest, |it| it as usize),
            most_sockets: flags.most_sockets.map_or(usual.most_sockets, |it| it as usize),
            most_sockets_per_address: flags
                .most_sockets_per_address
                .map_or(usual.most_sockets_per_address, |it| it as usize),
            credits_per_second: flags.credits_per_second.unwrap_or(usual.credits_per_second),
            credits_burst: flags.credits_burst.unwrap_or(usual.credits_burst),
            requests_per_minute: flags.requests_per_minute.unwrap_or(usual.requests_per_minute),
            guests_per_minute: flags.guests_per_minute.unwrap_or(usual.guests_per_minute),
            sign_ins_per_minute: flags.sign_ins_per_minute.unwrap_or(usual.sign_ins_per_minute),
            log: flags.log.unwrap_or(usual.log),
            log_json: flags.log_json.unwrap_or(usual.log_json),
        }
    }
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
        let found =
            |name: &str| environment.iter().find(|(it, _)| *it == name).map(|(_, value)| value.to_string());
        Settings::gather(flags(line), found)
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
            ("most_sockets", "3"),
            ("most_sockets_per_address", "3"),
            ("credits_per_second", "3"),
            ("credits_burst", "3"),
            ("requests_per_minute", "3"),
            ("guests_per_minute", "3"),
            ("sign_ins_per_minute", "3"),
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
        assert_eq!(sources::of_file(file.path()).unwrap(), by_flag);
        let value = |name: &str| {
            values
                .iter()
                .find(|(key, _)| name == format!("QUIPU_{}", key.to_uppercase()))
                .map(|it| it.1.to_owned())
        };
        assert_eq!(sources::of_environment(value).unwrap(), by_flag);
        let usual = format!("{:?}", Settings::default());
        let given = format!("{:?}", Settings::from(by_flag));
        let differing = given.split(", ").zip(usual.split(", ")).filter(|(a, b)| a != b).count();
        assert!(differing >= values.len(), "{differing}: {given}");
    }

    #[test]
    fn a_flag_alone_means_yes_and_nothing_means_no() {
        assert!(gathered("--trust-proxy", &[]).unwrap().trust_proxy);
        assert!(!gathered("--trust-proxy=false", &[("QUIPU_TRUST_PROXY", "true")]).unwrap().trust_proxy);
        assert!(!gathered("", &[]).unwrap().trust_proxy);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place_and_what_to_do() {
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
}
