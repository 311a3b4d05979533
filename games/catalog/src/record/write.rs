//! Writing a record: equal games give equal bytes.

use super::header::Header;
use super::line::Line;
use crate::GameKind;
use game_core::{Game, SetupError, Step, StepOf, Turn, sort_few};

/// A whole record in memory.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    pub header: Header,
    pub options: G::Options,
    pub steps: Vec<StepOf<G>>,
}

impl<G: Game> Record<G> {
    /// A record of these steps. They must be legal, or the record cannot be read.
    pub fn new(options: G::Options, names: Vec<String>, steps: Vec<StepOf<G>>) -> Record<G> {
        let kind: GameKind = G::NAME.parse().expect("every game is in the catalog");
        Record { header: Header::new::<G>(kind, &options, names), options, steps }
    }

    /// The file: a line for the header and one for each step, simultaneous choices in seat order.
    pub fn to_text(&self) -> Result<String, SetupError> {
        let mut text = String::new();
        push_line(&mut text, &self.header);
        for step in self.in_seat_order()? {
            push_line(&mut text, &Line::<G>(step));
        }
        Ok(text)
    }

    /// The first line, without its newline.
    pub fn header_line(&self) -> String {
        let mut line = String::new();
        push_line(&mut line, &self.header);
        line.truncate(line.len() - 1);
        line
    }

    /// The steps, the choices of each simultaneous turn sorted by seat.
    fn in_seat_order(&self) -> Result<Vec<StepOf<G>>, SetupError> {
        let mut game = G::new(&self.options, self.header.seats.len())?;
        let mut steps = self.steps.clone();
        let mut at = 0;
        while at < steps.len() {
            let together = match game.turn() {
                Turn::Act(seats) => seats.len(),
                Turn::Chance | Turn::Over => 1,
            };
            let end = steps.len().min(at + together);
            let seat = |step: &StepOf<G>| match step {
                Step::Act(seat, _) => seat.index(),
                Step::Chance(_) => 0,
            };
            sort_few(&mut steps[at..end], |one, other| seat(one) < seat(other));
            for step in &steps[at..end] {
                // An illegal step is written as it is, and refused when the record is read.
                let _ = game.apply(*step, &mut ());
            }
            at = end;
        }
        Ok(steps)
    }
}

fn push_line(text: &mut String, value: &impl serde::Serialize) {
    text.push_str(&serde_json::to_string(value).expect("plain data with text keys can be written"));
    text.push('\n');
}
