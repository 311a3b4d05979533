//! What happens, in sentences.

use client::play::{self, Line, Tone};
use client::t;
use last_torch::Event;
use rules_core::Seat;

/// What is told of an event.
pub fn line(event: &Event, names: &[String]) -> Line {
    let name = |seat: &Seat| play::name(seat.index(), names);
    let (tone, text) = match event {
        Event::Thrown { seat, die } => {
            (Tone::Plain, t!("torch-thrown", name = name(seat), die = u8::from(*die)))
        }
        Event::TorchOut { seat, lost } => (Tone::Bad, t!("torch-out", name = name(seat), gems = *lost)),
        Event::WentBack { seat, gems } => (Tone::Good, t!("torch-home", name = name(seat), gems = *gems)),
        Event::Over { outcome } => {
            let winners = outcome.winners();
            (Tone::Turn, t!("torch-won", names = play::list(winners, names), many = winners.len()))
        }
    };
    Line { tone, text }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn what_happens_is_told_with_names() {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        let seat = Seat::new(1).unwrap();
        let told = |event| line(&event, &names).text;
        assert_eq!(told(Event::Thrown { seat, die: 4.try_into().unwrap() }), "Ben throws a 4.");
        assert_eq!(told(Event::TorchOut { seat, lost: 11 }), "Ben’s torch is out: 11 gems lost.");
        assert_eq!(told(Event::WentBack { seat, gems: 1 }), "Ben is back with 1 gem.");
    }
}
