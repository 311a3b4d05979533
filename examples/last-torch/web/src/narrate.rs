//! What happens, in sentences.

use last_torch_rules::Event;
use web_shell::play::{Line, Names, Tone};
use web_shell::t;

/// The lines of the log for some events.
pub fn lines(events: &[Event], names: &Names) -> Vec<Line> {
    events.iter().filter_map(|event| line(event, names)).collect()
}

/// The line for an event. Continuing needs no line: the roll follows.
fn line(event: &Event, names: &Names) -> Option<Line> {
    let (tone, text) = match event {
        Event::WentOn { .. } => return None,
        Event::Thrown { seat, die } => {
            (Tone::Plain, t!("torch-thrown", name = names.name(*seat), die = u8::from(*die)))
        }
        Event::TorchOut { seat, lost } => {
            (Tone::Bad, t!("torch-out", name = names.name(*seat), gems = *lost))
        }
        Event::WentBack { seat, gems } => {
            (Tone::Good, t!("torch-home", name = names.name(*seat), gems = *gems))
        }
        Event::Over { outcome } => {
            let winners = outcome.winners();
            (Tone::Turn, t!("torch-won", names = names.list(winners), many = winners.len()))
        }
    };
    Some(Line { tone, text })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use game_core::Seat;

    #[test]
    fn lines_name_the_players() {
        let names = Names::of(&["Ana".to_owned(), "Ben".to_owned()]);
        let seat = Seat::new(1).unwrap();
        let told = |event| line(&event, &names).unwrap().text;
        assert_eq!(told(Event::Thrown { seat, die: 4.try_into().unwrap() }), "Ben rolls a 4.");
        assert_eq!(told(Event::TorchOut { seat, lost: 11 }), "Ben’s torch goes out: 11 gems lost.");
        assert_eq!(told(Event::WentBack { seat, gems: 1 }), "Ben is back with 1 gem.");
    }
}
