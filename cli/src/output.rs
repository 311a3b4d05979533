//! What several commands print in the same way.

use crate::failure::Failure;
use arena::Estimate;
use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use serde::Serialize;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints a report for programs or for people.
pub fn print_report(
    report: &impl Serialize,
    as_json: bool,
    text: impl FnOnce() -> String,
) -> Result<(), Failure> {
    print(&if as_json { json(report) + "\n" } else { text() })
}

/// A report as one line of JSON.
pub fn json(report: &impl Serialize) -> String {
    serde_json::to_string(report).expect("a report is plain data with text keys")
}

/// A number of things: 1 game, 1,000 games.
pub fn counted(number: u64, thing: &str) -> String {
    format!("{} {thing}{}", HumanCount(number), if number == 1 { "" } else { "s" })
}

/// A text from anyone, without control codes for the terminal.
pub fn printable(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// `mean ± error`, with this many digits after the point.
pub fn plus_minus(estimate: Estimate, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", estimate.mean, estimate.error)
}

/// Does the work with a progress bar on standard error, if that is a terminal.
pub fn with_progress<T: Send>(games: u64, work: impl FnOnce(&AtomicU64) -> T + Send) -> T {
    with_progress_of("games", games, work)
}

/// The same for other things than games.
pub fn with_progress_of<T: Send>(things: &str, count: u64, work: impl FnOnce(&AtomicU64) -> T + Send) -> T {
    let done = AtomicU64::new(0);
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr_with_hz(10));
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{rate}} per second, {{eta}} left",
    ));
    let rate = |state: &ProgressState, to: &mut dyn fmt::Write| {
        let _ = write!(to, "{}", HumanCount(state.per_sec() as u64)); // a bar that cannot be drawn does no harm
    };
    bar.set_style(style.expect("the template is well formed").with_key("rate", rate));
    thread::scope(|scope| {
        let working = scope.spawn(|| work(&done));
        while !working.is_finished() {
            bar.set_position(done.load(Ordering::Relaxed));
            // A simulation of a moment must not wait for the bar.
            let nap = if done.load(Ordering::Relaxed) == 0 { 1 } else { 20 };
            thread::sleep(Duration::from_millis(nap));
        }
        bar.finish_and_clear();
        working.join().expect("a simulation does not panic")
    })
}

#[cfg(test)]
mod tests {
    use super::{counted, printable};

    #[test]
    fn thousands_are_set_apart() {
        let counts = [0, 1, 999, 1000, 1_234_567].map(|number| counted(number, "game"));
        assert_eq!(counts, ["0 games", "1 game", "999 games", "1,000 games", "1,234,567 games"]);
    }

    #[test]
    fn a_text_cannot_steer_the_terminal() {
        assert_eq!(printable("Ana\u{1b}[2J\n\u{9b}x"), "Ana\u{fffd}[2J\u{fffd}\u{fffd}x");
    }
}
