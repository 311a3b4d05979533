//! Gold in words. What was turned back is told once and never again.

mod tale;

use super::spoken::{Question, Spoken};
use super::words::{Line, Scene, Tone, capital, count, list};
use arena::Sight;
use catalog::games::gold::rules::{
    Action, Card, Colour, Event, Face, Options, Position, ROW, RUSH_CARDS, State, View,
};
pub use tale::Story;

impl Spoken for State {
    const USUAL_SEATS: usize = 3;
    const WORDS: &'static [(&'static str, &'static str)] = &[("mine", "your own gold")];
    type Story = Story;

    fn story(_: &Options, view: &View) -> Story {
        Story::new(view)
    }

    fn opening(_: &Story, _: &Scene) -> Vec<Line> {
        let aim = "64 cards lie face down. Turn two in a turn: a prospector brings gold that is worth no more than \
            his value to the owner of his mine, whoever turned them; of two prospectors the weaker is out; dynamite \
            takes both cards away. All else is turned back: remember it. With ten cards left the gold rush begins.";
        vec![Line::plain(aim)]
    }

    fn told(event: &Event, story: &mut Story, scene: &Scene) -> Vec<Line> {
        tale::told(event, story, scene)
    }

    /// The log must not remember for anybody: it keeps rounds and score sheets, but no card, no place and no pile.
    fn logged(line: &Line) -> Option<String> {
        let kept =
            line.tone == Tone::Strong || line.text.starts_with("GOLD RUSH") || line.text.starts_with("  ");
        kept.then(|| line.text.clone())
    }

    fn is_to_be_forgotten(story: &mut Story) -> bool {
        story.take_turned_back()
    }

    fn is_secret(_: &View) -> bool {
        false
    }

    fn needs_table(view: &View) -> bool {
        view.up.is_none()
    }

    fn table(sight: &Sight<'_, State>, scene: &Scene) -> Vec<Line> {
        let view = sight.view();
        let mut lines = Vec::new();
        for row in 0..ROW {
            let mut cells = String::new();
            for position in (0..ROW).filter_map(|column| Position::new(row * ROW + column)) {
                let letter = letter(position.column());
                let up = view.up.is_some_and(|up| up.position == position);
                cells += &match (view.lying.contains(position), up) {
                    (true, true) => format!(" ({letter})"),
                    (true, false) => format!("  {letter} "),
                    (false, _) => "  - ".to_owned(),
                };
            }
            if cells.contains(|cell: char| cell.is_ascii_alphabetic()) {
                lines.push(Line::plain(format!("  {} {cells}", row + 1)));
            }
        }
        let cards = view.lying.len();
        let rush = match view.rush {
            true => "gold rush: one card a turn".to_owned(),
            false => format!("the gold rush begins at {RUSH_CARDS}"),
        };
        let round = if view.rounds > 1 {
            format!("Round {} of {}. ", view.round, view.rounds)
        } else {
            String::new()
        };
        lines.push(Line::plain(format!("{round}{} ({rush}).", capital(&count(cards as u64, "card")))));
        if let Some(turns) = view.stall_in.filter(|turns| usize::from(*turns) <= view.mines.seats()) {
            let turns = count(turns, "more idle turn");
            lines.push(Line::plain(format!("Nothing new of late: {turns} and the gold rush begins.")));
        }
        lines.push(Line::plain(mines_of(&view, scene)));
        lines
    }

    fn own(sight: &Sight<'_, State>, _: &Scene) -> Vec<Line> {
        let view = sight.view();
        let Some(pile) = &view.piles[sight.seat()] else { return Vec::new() };
        let points: u32 = pile.iter().map(|gold| u32::from(*gold)).sum();
        let cards: Vec<String> = pile.iter().map(u8::to_string).collect();
        let cards = if cards.is_empty() { String::new() } else { format!(" ({})", cards.join(", ")) };
        vec![Line::plain(format!("Your gold: {}{cards}.", count(points, "point")))]
    }

    fn question(sight: &Sight<'_, State>, _: &Scene) -> Question<Action> {
        let view = sight.view();
        let ask = match (view.rush, view.up) {
            (true, _) => "Your turn: which card?".to_owned(),
            (_, None) => "Your turn: which card first?".to_owned(),
            (_, Some(up)) => format!("And second, with {} at {}?", words(up.card), place(up.position)),
        };
        let what = "A prospector brings gold worth no more than his value to the owner of his mine, or to you if it is \
            nobody's. Of two prospectors the weaker is out. Dynamite takes both cards out. Anything else is turned \
            back. In the gold rush you turn one card, and gold is yours.";
        let help = "A place is a letter for the column and a number for the row, such as C4. Where the table shows a \
            letter a card lies face down; a dash is an empty place, and rows without cards are left out.";
        Question {
            ask,
            keys: "a place such as C4".to_owned(),
            choices: Vec::new(),
            listed: false,
            help: vec![Line::plain(what), Line::plain(help)],
        }
    }

    fn read(answer: &str, sight: &Sight<'_, State>) -> Option<Result<Action, String>> {
        let position = read_place(answer)?;
        let action = Action::Flip(position);
        if sight.legal().contains(&action) {
            return Some(Ok(action));
        }
        let problem = match sight.view().lying.contains(position) {
            true => "lies face up already; take another card.",
            false => "is empty; its card is gone.",
        };
        Some(Err(format!("{} {problem}", place(position))))
    }
}

/// C4, c4, "c 4", 4c or "c-4".
fn read_place(answer: &str) -> Option<Position> {
    let letters: Vec<char> = answer.chars().filter(|letter| !" -,.".contains(*letter)).collect();
    let (column, row) = match letters[..] {
        [column @ 'a'..='h', row @ '1'..='8'] | [row @ '1'..='8', column @ 'a'..='h'] => (column, row),
        _ => return None,
    };
    let (column, row) = (column as usize - 'a' as usize, row as usize - '1' as usize);
    Position::new(row * ROW + column)
}

fn letter(column: usize) -> char {
    char::from(b"ABCDEFGH"[column.min(ROW - 1)])
}

fn place(position: Position) -> String {
    format!("{}{}", letter(position.column()), position.row() + 1)
}

fn words(card: Card) -> String {
    match card.face() {
        Face::Gold(points) => format!("gold {points}"),
        Face::Prospector(colour, value) => format!("{colour} prospector {value}"),
        Face::Dynamite => "dynamite".to_owned(),
    }
}

fn mines_of(view: &View, scene: &Scene) -> String {
    let mut neutral: Vec<&str> = Colour::all().map(Colour::name).collect();
    let mut mines = Vec::new();
    for (seat, colours) in view.mines.iter() {
        let names: Vec<&str> = colours.iter().map(|colour| colour.name()).collect();
        neutral.retain(|name| !names.contains(name));
        mines.push(format!("{} {}", list(&names), scene.name(seat)));
    }
    if !neutral.is_empty() {
        mines.push(format!("{} nobody", list(&neutral)));
    }
    format!("Mines: {}.", mines.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::games::gold::rules::Positions;

    #[test]
    fn places_are_read_in_any_way_one_would_write_them() {
        for answer in ["c4", "4c", "c 4", "c-4", "c, 4"] {
            assert_eq!(read_place(answer).map(place).as_deref(), Some("C4"), "{answer}");
        }
        for answer in ["", "c", "4", "c9", "i4", "c44", "cc4", "quit", "table"] {
            assert_eq!(read_place(answer), None, "{answer}");
        }
        assert!(Positions::ALL.iter().all(|at| read_place(&place(at).to_lowercase()) == Some(at)));
    }

    #[test]
    fn the_log_keeps_no_card() {
        for text in [
            "C4: gold 3.",
            "Ben turns A1: gold 2; and B7: dynamite. Dynamite!",
            "Equally strong: both are turned back.",
        ] {
            assert_eq!(State::logged(&Line::plain(text)), None, "{text}");
        }
        assert!(State::logged(&Line::plain("GOLD RUSH! 10 cards are left.")).is_some());
    }
}
