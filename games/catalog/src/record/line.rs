//! One step of a record, as a line.

use super::fault::why_and_where;
use super::members::members;
use game_core::{Game, Seat, Step, StepOf};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

/// The step in `line`, or what is wrong with it. It may still be illegal.
pub fn parse<G: Game>(line: &str) -> Result<StepOf<G>, String> {
    let expected = "an object with \"chance\", or with \"seat\" and \"do\"";
    let (own, _) = members(line, ["chance", "seat", "do"], expected)
        .map_err(|error| format!("not a step: {}", why_and_where(&error)))?;
    match own {
        [Some(chance), None, None] => Ok(Step::Chance(part::<G, G::Chance>("chance", chance)?)),
        [None, Some(seat), Some(action)] => {
            let number: u64 = serde_json::from_str(seat.get()).map_err(|_| {
                format!("\"seat\" must be a whole number, 0 or more, not {}", shortened(seat.get()))
            })?;
            let seat = usize::try_from(number).ok().and_then(Seat::new);
            let seat = seat.ok_or_else(|| format!("there is no seat {number}"))?;
            Ok(Step::Act(seat, part::<G, G::Action>("do", action)?))
        }
        _ => Err("a step must have either \"chance\" alone, or \"seat\" and \"do\"".to_owned()),
    }
}

fn part<G: Game, T: for<'de> Deserialize<'de>>(key: &str, value: &RawValue) -> Result<T, String> {
    let value = value.get();
    serde_json::from_str(value)
        .map_err(|_| format!("{} is not a valid \"{key}\" in {}", shortened(value), G::NAME))
}

/// A text on one line, short enough for a message.
pub(crate) fn shortened(text: &str) -> String {
    const MAX_CHARS: usize = 60;
    let mut clean: String =
        text.chars().take(MAX_CHARS).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if clean.len() < text.len() {
        clean.push('…');
    }
    clean
}

/// The line of a step, without the newline.
pub fn write<G: Game>(step: StepOf<G>) -> Box<RawValue> {
    serde_json::value::to_raw_value(&Line::<G>(step)).expect("plain data with text keys can be written")
}

/// A step, to be written as a line.
pub(crate) struct Line<G: Game>(pub StepOf<G>);

impl<G: Game> Serialize for Line<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        match &self.0 {
            Step::Act(seat, action) => {
                map.serialize_entry("seat", seat)?;
                map.serialize_entry("do", action)?;
            }
            Step::Chance(outcome) => map.serialize_entry("chance", outcome)?,
        }
        map.end()
    }
}
