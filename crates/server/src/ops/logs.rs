//! The log of the process.

use crate::Settings;
use std::io;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

/// Begins to log to standard error. If somebody has begun already, that stays.
pub fn start(settings: &Settings) {
    let filter = EnvFilter::try_new(&settings.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let log = fmt().with_env_filter(filter).with_writer(io::stderr);
    let _ = match settings.log_json {
        true => log.json().flatten_event(true).try_init(),
        false => log.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).try_init(),
    };
}
