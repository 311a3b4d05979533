//! Sentences: lines with a tone, names that may be "you", lists and counts.

use game_core::{Outcome, Seat, SeatSet};

/// What a line is, for terminals that can show it. It is never the only sign: the words say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// A heading, or a question.
    Strong,
    Good,
    Danger,
}

/// A line of text, broken where the screen is too narrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub tone: Tone,
    pub text: String,
    /// How far further lines are set in when it is broken.
    pub hang: usize,
}

impl Line {
    fn new(tone: Tone, text: impl Into<String>) -> Line {
        let text = text.into();
        let hang = text.chars().take_while(|letter| *letter == ' ').count();
        Line { tone, text, hang }
    }

    pub fn plain(text: impl Into<String>) -> Line {
        Line::new(Tone::Plain, text)
    }

    pub fn strong(text: impl Into<String>) -> Line {
        Line::new(Tone::Strong, text)
    }

    pub fn good(text: impl Into<String>) -> Line {
        Line::new(Tone::Good, text)
    }

    pub fn danger(text: impl Into<String>) -> Line {
        Line::new(Tone::Danger, text)
    }

    pub fn blank() -> Line {
        Line::plain("")
    }

    /// An entry of a list: `  name  text`, the names so wide.
    pub fn item(name: &str, wide: usize, text: &str) -> Line {
        Line { tone: Tone::Plain, text: format!("  {name:<wide$}  {text}"), hang: wide + 4 }
    }

    /// The text in lines of at most `width` letters; a longer word stays whole.
    pub fn broken(&self, width: usize) -> Vec<String> {
        if self.text.chars().count() <= width {
            return vec![self.text.clone()];
        }
        let lead: String = self.text.chars().take_while(|letter| *letter == ' ').collect();
        let mut lines = vec![lead];
        let mut fresh = true;
        // Split at single spaces, so that wider gaps of a list stay as they are.
        for word in self.text.trim_start().split(' ') {
            let last = lines.last_mut().expect("there is a line");
            let long = last.chars().count() + usize::from(!fresh) + word.chars().count();
            if long > width && !fresh {
                lines.push(" ".repeat(self.hang) + word);
                continue;
            }
            if !fresh {
                last.push(' ');
            }
            last.push_str(word);
            fresh = false;
        }
        lines
    }
}

/// Who sits where, and who of them is "you".
#[derive(Clone, Debug)]
pub struct Scene {
    pub names: Vec<String>,
    pub you: Option<Seat>,
    /// Whether nobody looks at the screen but "you": only then may it show what only he may see.
    pub private: bool,
}

impl Scene {
    /// The same table, told to this player; either nobody else looks, or the others may.
    pub fn told_to(&self, seat: Seat, private: bool) -> Scene {
        Scene { names: self.names.clone(), you: Some(seat), private }
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// "you", or the name.
    pub fn name(&self, seat: Seat) -> &str {
        if self.is_you(seat) { "you" } else { &self.names[seat.index()] }
    }

    /// "You", or the name: for the beginning of a sentence or a list.
    pub fn title(&self, seat: Seat) -> String {
        if self.is_you(seat) { "You".to_owned() } else { self.names[seat.index()].clone() }
    }

    /// "your", or the name with its s.
    pub fn whose(&self, seat: Seat) -> String {
        if self.is_you(seat) { "your".to_owned() } else { format!("{}'s", self.names[seat.index()]) }
    }

    /// "you, Anna and Ben".
    pub fn list(&self, seats: SeatSet) -> String {
        let (you, others): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|seat| self.is_you(*seat));
        let names: Vec<&str> = you.into_iter().chain(others).map(|seat| self.name(seat)).collect();
        list(&names)
    }

    /// `one` for another single player, `many` for several and for "you".
    pub fn verb<'a>(&self, seats: SeatSet, many: &'a str, one: &'a str) -> &'a str {
        match seats.only() {
            Some(seat) if !self.is_you(seat) => one,
            _ => many,
        }
    }

    /// The same for one player.
    pub fn does<'a>(&self, seat: Seat, you: &'a str, other: &'a str) -> &'a str {
        if self.is_you(seat) { you } else { other }
    }

    /// How wide the longest name is.
    pub fn width(&self) -> usize {
        self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// The final list and who won; `detail` says what a score is made of, `broken_by` what decides between equal scores.
    pub fn standing(&self, outcome: &Outcome, detail: impl Fn(Seat) -> String, broken_by: &str) -> Vec<Line> {
        let mut seats: Vec<Seat> = Seat::all(outcome.ranks.seats()).collect();
        seats.sort_by_key(|seat| (outcome.ranks[*seat], *seat));
        let wide = self.width();
        let line = |seat: &Seat| {
            let rank = outcome.ranks[*seat];
            let name = self.title(*seat);
            Line { hang: wide + 7, ..Line::plain(format!("  {rank}. {name:<wide$}  {}", detail(*seat))) }
        };
        let mut lines: Vec<Line> = seats.iter().map(line).collect();
        let winners = outcome.winners();
        let best = seats.first().map(|seat| outcome.scores[*seat]);
        let equal = seats.iter().filter(|seat| Some(outcome.scores[**seat]) == best).count();
        let why = if equal > winners.len() { format!(" {broken_by}") } else { String::new() };
        let names = capital(&self.list(winners));
        lines.push(match winners.only() {
            Some(seat) => Line::good(format!("{names} {}!{why}", self.does(seat, "win", "wins"))),
            None => Line::good(format!("{names} share the victory!{why}")),
        });
        lines
    }
}

/// "a, b and c".
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => "nobody".to_owned(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

/// "no gems", "1 gem", "3 gems".
pub fn count(number: impl Into<u64>, thing: &str) -> String {
    match number.into() {
        0 => format!("no {thing}s"),
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// The text with a capital letter in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(of: &[usize]) -> SeatSet {
        of.iter().filter_map(|seat| Seat::new(*seat)).collect()
    }

    #[test]
    fn you_come_first_and_verbs_agree() {
        let names = ["Anna", "Ben", "Eva"].map(str::to_owned).to_vec();
        let scene = Scene { names, you: Seat::new(1), private: true };
        assert_eq!(scene.list(seats(&[0, 1, 2])), "you, Anna and Eva");
        assert_eq!(scene.verb(seats(&[0]), "go", "goes"), "goes");
        assert_eq!(scene.verb(seats(&[1]), "go", "goes"), "go");
        assert_eq!(scene.verb(seats(&[0, 2]), "go", "goes"), "go");
        assert_eq!(list::<&str>(&[]), "nobody");
        assert_eq!([0u8, 1, 2].map(|gems| count(gems, "gem")), ["no gems", "1 gem", "2 gems"]);
    }

    #[test]
    fn lines_break_between_words_and_hang() {
        let line = Line::item("4 Priest", 9, "for 2 gems to the next temple");
        assert_eq!(line.broken(80), ["  4 Priest   for 2 gems to the next temple"]);
        assert_eq!(line.broken(30), ["  4 Priest   for 2 gems to the", "             next temple"]);
        assert_eq!(Line::plain("unbreakable").broken(4), ["unbreakable"]);
    }
}
