//! Small things that several commands print alike.

use arena::Estimate;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// A number with its thousands separated: 1,234,567.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number of things: 1 game, 1,000 games.
pub fn counted(number: u64, thing: &str) -> String {
    format!("{} {thing}{}", grouped(number), if number == 1 { "" } else { "s" })
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
    let done = AtomicU64::new(0);
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos} of {human_len} games, {rate} a second, {eta} left",
    );
    let rate = |state: &ProgressState, to: &mut dyn fmt::Write| {
        let _ = to.write_str(&grouped(state.per_sec() as u64)); // a bar that cannot be drawn harms nobody
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
    use super::{counted, grouped, printable};

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([1, 1000].map(|number| counted(number, "game")), ["1 game", "1,000 games"]);
    }

    #[test]
    fn a_text_cannot_steer_the_terminal() {
        assert_eq!(printable("Ana\u{1b}[2J\n\u{9b}x"), "Ana\u{fffd}[2J\u{fffd}\u{fffd}x");
    }
}
