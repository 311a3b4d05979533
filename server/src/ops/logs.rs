//! The log of the process.

use crate::Settings;
use std::io;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

/// Logs to standard error, unless a log is already set up.
pub fn start(settings: &Settings) {
    let filter = EnvFilter::try_new(&settings.log).unwrap_or_else(|_| EnvFilter::new("info"));
    // A log that cannot be written must not panic.
    let log = fmt().with_env_filter(filter).with_writer(io::stderr).log_internal_errors(false);
    let _ = match settings.log_json {
        true => log.json().flatten_event(true).try_init(),
        false => log.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).try_init(),
    };
}
