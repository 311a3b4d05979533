//! The time that is left for the decision.

use crate::browser;
use crate::symbol::Symbol;
use crate::t;
use crate::table::AtTable;
use crate::voice::Voice;
use leptos::prelude::*;
use std::time::Duration;

/// With this many seconds left the voice says it.
const LATE: u64 = 10;

/// The time that is left: a slot that is always there, filled while a clock runs.
#[component]
pub fn TimeLeft() -> impl IntoView {
    let table = AtTable::here();
    let clock = Memo::new(move |_| table.seen.with(|seen| seen.as_ref().and_then(|seen| seen.clock)));
    let beat = RwSignal::new(0u32);
    if let Ok(beats) =
        set_interval_with_handle(move || beat.update(|beat| *beat += 1), Duration::from_millis(500))
    {
        on_cleanup(move || beats.clear());
    }
    let left = Memo::new(move |_| {
        beat.track();
        clock.get().map(|(clock, since)| seconds_left(clock.left_ms, browser::now() - since))
    });
    Effect::new(move |before: Option<Option<u64>>| {
        let left = left.get();
        let passed = before.flatten().is_some_and(|before| before > LATE);
        let yours = table.seen.with_untracked(|seen| {
            let game = seen.as_ref().and_then(|seen| seen.game.as_ref());
            game.is_some_and(|game| !game.now.legal.is_empty())
        });
        let yours = yours && !table.waiting.get_untracked();
        if passed && yours && left.is_some_and(|left| left <= LATE) {
            Voice::here().say(t!("play-said-late", seconds = LATE));
        }
        left
    });
    view! {
        <p class="time" class:late=move || left.get().is_some_and(|left| left <= LATE)>
            {move || left.get().map(|left| view! {
                <Symbol name="ui-clock" class="i-s" />
                <span class="vh">{t!("play-time-left")}</span>
                <span class="num" role="timer" aria-live="off">{written(left)}</span>
            })}
        </p>
    }
}

fn seconds_left(left_ms: u64, passed_ms: f64) -> u64 {
    let left = left_ms as f64 - passed_ms;
    (left.max(0.0) / 1000.0).ceil() as u64
}

/// Minutes and seconds; of more than an hour, days and hours.
fn written(seconds: u64) -> String {
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..48 => t!("play-hours", hours = hours, minutes = minutes % 60),
        _ => t!("play-days", days = hours / 24, hours = hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_written_as_it_is_read() {
        assert_eq!(written(24), "0:24");
        assert_eq!(written(125), "2:05");
        assert_eq!(written(2 * 3600 + 300), "2 h 5 min");
        assert_eq!(written(75 * 3600), "3 d 3 h");
    }

    #[test]
    fn a_started_second_counts() {
        assert_eq!(seconds_left(10_000, 0.0), 10);
        assert_eq!(seconds_left(10_000, 1.0), 10);
        assert_eq!(seconds_left(10_000, 9_999.5), 1);
        assert_eq!(seconds_left(10_000, 50_000.0), 0);
    }
}
