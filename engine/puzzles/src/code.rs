//! The steps of a game as a short text: for each step, its number among those that are possible.
//!
//! Seats that choose at once do so in order, so a step needs no seat. A number below 80 is one character; others, up to 1,183, are two.

use game_core::{Game, Seat, Step, StepOf, Turn};

/// How many numbers are one character.
const SHORT: usize = 80;

/// The characters: all visible ones that JSON does not escape.
fn digits() -> impl Iterator<Item = u8> + Clone {
    (b'!'..=b'~').filter(|it| !b"\"\\".contains(it))
}

fn write(number: usize, text: &mut String) -> Option<()> {
    let digit = |at: usize| digits().nth(at).map(char::from);
    if number < SHORT {
        text.push(digit(number)?);
    } else {
        let size = digits().count();
        text.push(digit(SHORT + (number - SHORT) / size)?);
        text.push(digit((number - SHORT) % size)?);
    }
    Some(())
}

fn read(from: &mut impl Iterator<Item = u8>) -> Option<usize> {
    let mut digit = || from.next().and_then(|it| digits().position(|digit| digit == it));
    match digit()? {
        first if first < SHORT => Some(first),
        first => Some(SHORT + (first - SHORT) * digits().count() + digit()?),
    }
}

/// What can be done now, in order.
fn possible<G: Game>(table: &G) -> Vec<StepOf<G>> {
    match table.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            table.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
        Turn::Act(seats) => {
            let seat = seats.iter().next().unwrap_or_default();
            legal(table, seat).into_iter().map(|action| Step::Act(seat, action)).collect()
        }
    }
}

pub(crate) fn legal<G: Game>(table: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    legal
}

/// The steps of a game from its beginning as text. None if one of them is impossible, or too many are possible.
pub fn encode<G: Game>(start: &G, steps: &[StepOf<G>]) -> Option<String> {
    let (mut table, mut text) = (start.clone(), String::new());
    for step in steps {
        write(possible(&table).iter().position(|it| it == step)?, &mut text)?;
        table.apply(*step, &mut ()).ok()?;
    }
    Some(text)
}

/// The steps in a text, and the table after them; or what is wrong with it.
pub fn decode<G: Game>(start: &G, text: &str) -> Result<(Vec<StepOf<G>>, G), String> {
    let (mut table, mut steps) = (start.clone(), Vec::new());
    let mut from = text.bytes().peekable();
    while from.peek().is_some() {
        let number = steps.len() + 1;
        let at = read(&mut from).ok_or_else(|| format!("step {number} of \"steps\" cannot be read"))?;
        let step = possible(&table).get(at).copied();
        let step = step.ok_or_else(|| format!("step {number} of \"steps\" is not possible there"))?;
        table.apply(step, &mut ()).map_err(|why| format!("step {number} of \"steps\": {why}"))?;
        steps.push(step);
    }
    Ok((steps, table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_read_as_it_was_written() {
        for number in (0..1184).chain([0, 79, 80, 171, 172]) {
            let mut text = String::new();
            write(number, &mut text).unwrap();
            assert_eq!(text.len(), if number < 80 { 1 } else { 2 });
            assert!(!text.contains(['"', '\\', ' ']));
            assert_eq!(read(&mut text.bytes()), Some(number));
        }
        assert_eq!(write(1184, &mut String::new()), None);
        for broken in ["", " ", "~", "é"] {
            assert_eq!(read(&mut broken.bytes()), None, "{broken}");
        }
    }
}
