//! Gold in the terminal. A card that is turned face down again is named once and never again.

mod narrate;

use game_core::Seat;
use gold_rules::{Action, Card, Color, Event, Face, Options, Position, ROW, RUSH_CARDS, State, View};
use terminal::{Decision, Line, Question, Reason, Scene, Terminal, Tone, capital, count, list};

#[derive(Default)]
pub struct Text {
    /// Whether a card was turned face down again since the last decision.
    turned_back: bool,
}

impl Terminal for Text {
    type Game = State;
    const DEFAULT_SEATS: usize = 3;
    const COMMANDS: &'static [(&'static str, &'static str)] = &[("mine", "your own gold")];

    fn new(_: &Options) -> Text {
        Text::default()
    }

    fn opening(_: &View, _: &Scene) -> Vec<Line> {
        let aim = "64 cards lie face down. On your turn, flip two. A prospector brings gold worth no more than its \
            value to the owner of its mine, no matter who flipped the cards. Of two prospectors, the weaker is out. \
            Dynamite removes both cards. Anything else is turned face down again: remember it. With ten cards left, \
            the gold rush begins.";
        vec![Line::plain(aim)]
    }

    fn tell(&mut self, event: &Event, before: &View, scene: &Scene) -> Vec<Line> {
        self.turned_back |= matches!(event, Event::Duel { .. } | Event::Nothing { .. });
        narrate::tell(event, before, scene)
    }

    /// The log must not remember for anyone: it keeps rounds and score sheets, but no card, no place and no pile.
    fn log_entry(line: &Line) -> Option<String> {
        let kept =
            line.tone == Tone::Strong || line.text.starts_with("GOLD RUSH") || line.text.starts_with("  ");
        kept.then(|| line.text.clone())
    }

    fn take_must_forget(&mut self) -> bool {
        std::mem::take(&mut self.turned_back)
    }

    fn is_secret(_: &View) -> bool {
        false
    }

    fn shows_table(view: &View) -> bool {
        view.up.is_none()
    }

    fn table(decision: &Decision<'_, State>, scene: &Scene) -> Vec<Line> {
        let view = &decision.view;
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
            lines.push(Line::plain(format!("Nothing new lately: {turns} and the gold rush begins.")));
        }
        lines.push(Line::plain(mines_of(view, scene)));
        lines
    }

    fn private(decision: &Decision<'_, State>, _: &Scene) -> Vec<Line> {
        let view = &decision.view;
        let Some(pile) = &view.piles[decision.seat] else { return Vec::new() };
        let points: u32 = pile.iter().map(|gold| u32::from(*gold)).sum();
        let cards: Vec<String> = pile.iter().map(u8::to_string).collect();
        let cards = if cards.is_empty() { String::new() } else { format!(" ({})", cards.join(", ")) };
        vec![Line::plain(format!("Your gold: {}{cards}.", count(points, "point")))]
    }

    fn question(decision: &Decision<'_, State>, _: &Scene) -> Question<Action> {
        let view = &decision.view;
        let ask = match (view.rush, view.up) {
            (true, _) => "Your turn: which card?".to_owned(),
            (_, None) => "Your turn: which card first?".to_owned(),
            (_, Some(up)) => format!("And second, with {} at {}?", words(up.card), place(up.position)),
        };
        let what = "A prospector brings gold worth no more than its value to the owner of its mine, or to you if the \
            mine has no owner. Of two prospectors, the weaker is out. Dynamite removes both cards. Anything else is \
            turned face down again. In the gold rush you flip one card, and gold is yours.";
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

    fn parse(answer: &str, decision: &Decision<'_, State>) -> Option<Result<Action, String>> {
        let position = read_place(answer)?;
        let action = Action::Flip(position);
        if decision.legal.contains(&action) {
            return Some(Ok(action));
        }
        let problem = match decision.view.lying.contains(position) {
            true => "is already face up; choose another card.",
            false => "is empty; its card is gone.",
        };
        Some(Err(format!("{} {problem}", place(position))))
    }

    fn answer(Action::Flip(position): Action) -> Option<String> {
        Some(place(position))
    }

    fn reason(reason: &Reason, scene: &Scene) -> Option<String> {
        let points = count(reason.get("gold").unsigned_abs(), "point");
        let percent = reason.get("percent");
        let rival = reason.seat.map_or_else(String::new, |seat| scene.title(seat));
        Some(match reason.key.as_ref() {
            "gold-hint-boom" => "Dynamite takes both cards out of the game.".to_owned(),
            "gold-hint-deny" => format!("{rival} could take this gold on the next turn: {points}."),
            "gold-hint-duel" => format!("{rival} loses a prospector."),
            "gold-hint-hope" => {
                format!("{percent}% of the cards no one has seen bring you gold with this one.")
            }
            "gold-hint-new" => {
                format!("{percent}% of the cards no one has seen bring you gold with one that was shown.")
            }
            "gold-hint-pair" => format!("This pair was shown before and brings you {points}."),
            "gold-hint-pass" => "Nothing happens, and the others learn nothing new.".to_owned(),
            "gold-hint-rush" => format!("There is gold here: {points}."),
            "gold-hint-rush-new" => format!("{percent}% of the cards no one has seen are gold."),
            _ => return None,
        })
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
        Face::Prospector(color, value) => format!("{color} prospector {value}"),
        Face::Dynamite => "dynamite".to_owned(),
    }
}

fn mines_of(view: &View, scene: &Scene) -> String {
    let names = |owner: Option<Seat>| -> Vec<&str> {
        Color::all().filter(|color| view.mines.owner(*color) == owner).map(Color::name).collect()
    };
    let mut mines: Vec<String> = Seat::all(view.mines.seats())
        .map(|seat| format!("{} {}", list(&names(Some(seat))), scene.name(seat)))
        .collect();
    let neutral = names(None);
    if !neutral.is_empty() {
        mines.push(format!("{} nobody", list(&neutral)));
    }
    format!("Mines: {}.", mines.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gold_rules::Positions;

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
            "Ben flips A1: gold 2; and B7: dynamite. Dynamite!",
            "Equally strong: both are turned face down.",
        ] {
            assert_eq!(Text::log_entry(&Line::plain(text)), None, "{text}");
        }
        assert!(Text::log_entry(&Line::plain("GOLD RUSH! 10 cards are left.")).is_some());
    }
}
