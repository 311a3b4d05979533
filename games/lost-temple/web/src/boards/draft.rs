//! A board on the drawing table: it may have faults until it is finished.

use crate::track::Plan;
use lost_temple_rules::{Board, BoardError, Character, MAX_SPACES, Space, Start, Token};
use std::fmt::Write;

pub const STARTERS: usize = 9;
pub const KINDS: usize = 7;

/// The kinds of spaces in the order in which they follow one another when a space is changed.
pub const SPACES: [Space; 6] =
    [Space::Plain, Space::Event, Space::Jungle, Space::Village, Space::Temple, Space::GreatTemple];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub name: String,
    pub about: String,
    pub spaces: Vec<Space>,
    pub starts: [Start; STARTERS],
    pub tokens: [u8; KINDS],
}

impl Draft {
    pub fn fresh() -> Draft {
        let mut draft = Draft::of(Board::shipped().last().expect("boards come with the program"));
        let track = "..e.v.e.j.t..e.v..j.e.T..e.v.j.e.t..T";
        draft.spaces = track.chars().filter_map(Space::from_letter).collect();
        draft.name.clear();
        draft.about.clear();
        draft
    }

    pub fn of(board: &Board) -> Draft {
        let none = Start { place: 1, gems: 0, machete: false };
        let mut starts = [none; STARTERS];
        for (slot, start) in starts.iter_mut().zip(Character::all().map(|it| board.start(it))) {
            *slot = start.unwrap_or(none);
        }
        let mut tokens = [0; KINDS];
        tokens.iter_mut().zip(Token::all()).for_each(|(slot, token)| *slot = board.count(token));
        let about = board.about().unwrap_or_default().to_owned();
        Draft { name: board.name().to_owned(), about, spaces: board.spaces().to_vec(), starts, tokens }
    }

    pub fn check(&self) -> Result<Board, BoardError> {
        Board::from_json(&self.file())
    }

    pub fn plan(&self) -> Plan {
        let places = self.starts.iter().map(|start| start.place).max().unwrap_or(1);
        Plan { places, spaces: self.spaces.clone() }
    }

    pub fn file(&self) -> String {
        let text = |text: &str| serde_json::Value::from(text).to_string();
        let mut file = format!("{{\"name\":{}", text(self.name.trim()));
        if !self.about.trim().is_empty() {
            let _ = write!(file, ",\n \"about\":{}", text(self.about.trim())); // a String takes everything
        }
        let track: String = self.spaces.iter().map(|space| space.letter()).collect();
        let start = |(character, start): (Character, &Start)| {
            let machete = if start.machete { ",\"machete\":true" } else { "" };
            format!("\n  \"{character}\":{{\"place\":{},\"gems\":{}{machete}}}", start.place, start.gems)
        };
        let starts: Vec<String> = Character::all().zip(&self.starts).map(start).collect();
        let token = |(token, count): (Token, &u8)| format!("\"{token}\":{count}");
        let tokens: Vec<String> = Token::all().zip(&self.tokens).map(token).collect();
        let (starts, tokens) = (starts.join(","), tokens.join(","));
        let _ = write!(
            file,
            ",\n \"track\":\"{track}\",\n \"starts\":{{{starts}}},\n \"tokens\":{{{tokens}}}}}\n"
        );
        file
    }

    /// The space at this place of the track becomes one of the next kind.
    pub fn cycle(&mut self, at: usize) {
        if let Some(space) = self.spaces.get_mut(at) {
            let now = SPACES.iter().position(|it| it == space).unwrap_or(0);
            *space = SPACES[(now + 1) % SPACES.len()];
        }
    }

    pub fn set(&mut self, at: usize, kind: Space) {
        if let Some(space) = self.spaces.get_mut(at) {
            *space = kind;
        }
    }

    /// A plain space is put before the one at this place, if the track may be longer.
    pub fn insert(&mut self, at: usize) {
        if self.spaces.len() < MAX_SPACES {
            self.spaces.insert(at.min(self.spaces.len()), Space::Plain);
        }
    }

    pub fn remove(&mut self, at: usize) {
        if at < self.spaces.len() {
            self.spaces.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn a_board_comes_back_as_it_was() {
        for board in Board::shipped() {
            assert_eq!(Draft::of(board).check().unwrap(), **board);
        }
        let mut draft = Draft::fresh();
        assert!(draft.check().is_ok(), "{:?}", draft.check());
        draft.name = "a \"b\"\n\u{1}".to_owned();
        draft.about = "Żółć".to_owned();
        let board = draft.check().unwrap();
        assert_eq!((board.name(), board.about()), ("a \"b\"\n\u{1}", Some("Żółć")));
        draft.about = " ".to_owned();
        assert_eq!(draft.check().unwrap().about(), None);
    }

    #[test]
    fn spaces_are_changed_put_in_and_taken_out() {
        let mut draft = Draft::fresh();
        let before = draft.spaces.clone();
        (0..SPACES.len()).for_each(|_| draft.cycle(0));
        assert_eq!(draft.spaces, before, "after six changes it is what it was");
        draft.cycle(0);
        assert_eq!(draft.spaces[0], Space::Event);
        draft.set(0, Space::Plain);
        draft.insert(3);
        assert_eq!(
            (draft.spaces.len(), draft.spaces[3], draft.spaces[4]),
            (before.len() + 1, Space::Plain, before[3])
        );
        draft.remove(3);
        assert_eq!(draft.spaces, before);
        draft.remove(999);
        (0..300).for_each(|_| draft.insert(0));
        assert_eq!(draft.spaces.len(), MAX_SPACES);
        draft.cycle(999);
        draft.set(999, Space::Event);
    }

    #[test]
    fn faults_are_found_while_it_is_changed() {
        let mut draft = Draft::fresh();
        draft.spaces.clear();
        draft.starts[0].place = 0;
        draft.tokens[0] = 1;
        assert!(draft.check().unwrap_err().faults.len() >= 7, "{:?}", draft.check());
        assert_eq!(draft.plan().spaces.len(), 0, "even that can be drawn");
    }
}
