//! Who sits where: people and bots, as the command line says.

use arena::Entrant;
use bots::Level;
use catalog::GameModule;
use game_core::{Seat, SeatSet};
use std::path::Path;

/// The seats of a table, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    pub names: Vec<String>,
    /// The bot or other program in each seat; `None` is a person at this keyboard.
    pub bots: Vec<Option<Entrant>>,
}

/// No name may be longer than this: it has to fit beside others.
const MAX_NAME: usize = 20;

/// What a seat is called that is just `me`.
const ME: &str = "You";

impl Seating {
    /// `seats` as written, then `bots`, then bots of `level` up to `players` or the usual number; or what is wrong with
    /// it.
    pub fn read<G: GameModule>(
        seats: &[String],
        bots: &[String],
        players: Option<usize>,
        usual: usize,
        level: Level,
    ) -> Result<Seating, String> {
        let mut texts: Vec<String> = seats.to_vec();
        if texts.is_empty() {
            texts.push("me".to_owned());
        }
        texts.extend(bots.iter().cloned());
        let given = texts.len();
        let players = players.unwrap_or(if given < 2 { usual } else { given });
        if given > players {
            return Err(format!("{given} seats are named, but --players says {players}"));
        }
        texts.resize(players, level.name().to_owned());
        let (mut bots, mut names) = (Vec::new(), Vec::new());
        for text in &texts {
            let (bot, name) = occupant::<G>(text.trim())?;
            bots.push(bot);
            names.push(name);
        }
        if !bots.contains(&None) {
            let hint = "one seat must be me or a name (for bots only, use quipu arena)";
            return Err(format!("nobody at this keyboard plays; {hint}"));
        }
        if bots.iter().filter(|bot| bot.is_none()).count() > 1 {
            // With several people at one keyboard, "you" is not a name.
            let named = |(seat, name): (usize, String)| {
                if name == ME { format!("Player {}", seat + 1) } else { name }
            };
            names = names.into_iter().enumerate().map(named).collect();
        }
        Ok(Seating { names: distinct(&names, &bots)?, bots })
    }

    pub fn people(&self) -> SeatSet {
        Seat::all(self.bots.len()).filter(|seat| self.bots[seat.index()].is_none()).collect()
    }
}

/// Reads `me`, `human:NAME`, a bot, or a name that begins with a capital letter.
fn occupant<G: GameModule>(text: &str) -> Result<(Option<Entrant>, String), String> {
    if text.is_empty() {
        return Err("a seat is empty; use --seats me,guide,oracle".to_owned());
    }
    if text.eq_ignore_ascii_case("me") {
        return Ok((None, ME.to_owned()));
    }
    if let Some(name) = text.strip_prefix("human:") {
        return Ok((None, checked(name.trim())?));
    }
    if text.starts_with("cmd:") {
        return Ok((Some(Entrant::parse::<G>(text)?), program_name(text)));
    }
    match Entrant::parse::<G>(&text.to_lowercase()) {
        Ok(bot) => Ok((Some(bot), terminal::capital(&text.to_lowercase()))),
        Err(_) if text.starts_with(char::is_uppercase) => Ok((None, checked(text)?)),
        Err(why) => Err(format!("{why}; for a person, use me, human:{text} or a capitalized name")),
    }
}

fn checked(name: &str) -> Result<String, String> {
    let long = name.chars().count() > MAX_NAME;
    if name.is_empty() || long || name.chars().any(char::is_control) {
        return Err(format!("a player's name must have 1 to {MAX_NAME} visible characters, not {name:?}"));
    }
    Ok(name.to_owned())
}

/// What to call a program: the file of its last word, which is mostly the script.
fn program_name(text: &str) -> String {
    let word = text.trim_start_matches("cmd:").split_whitespace().last().unwrap_or_default();
    let stem = Path::new(word.trim_matches(['"', '\''])).file_stem().map(|stem| stem.to_string_lossy());
    let name: String = stem.unwrap_or_default().chars().filter(|letter| !letter.is_control()).collect();
    let name: String = name.chars().take(MAX_NAME).collect();
    if name.is_empty() { "Program".to_owned() } else { name }
}

/// Bots with the same name get numbers; people must have names of their own.
fn distinct(names: &[String], bots: &[Option<Entrant>]) -> Result<Vec<String>, String> {
    let mut distinct: Vec<String> = Vec::new();
    for (seat, name) in names.iter().enumerate() {
        let same = |other: &String| other.to_lowercase() == name.to_lowercase();
        let alike = names.iter().filter(|other| same(other)).count();
        let before = names[..seat].iter().filter(|other| same(other)).count();
        match (&bots[seat], alike) {
            (_, 1) => distinct.push(name.clone()),
            (None, _) => {
                let hint = "give everyone a name: --seats Anna,Ben";
                return Err(format!("two seats are called {name:?}; {hint}"));
            }
            (Some(_), _) => distinct.push(format!("{name} {}", before + 1)),
        }
    }
    Ok(distinct)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{GameKind, with_game};

    fn names(seats: &str, bots: &[&str], players: Option<usize>) -> Result<Vec<String>, String> {
        let seats: Vec<String> = seats.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect();
        let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
        let read = |kind| with_game!(kind, G => Seating::read::<G>(&seats, &bots, players, 4, Level::Guide));
        let mut all = GameKind::all().map(read).map(|seating| seating.map(|seating| seating.names));
        all.next().unwrap()
    }

    #[test]
    fn seats_are_people_bots_and_programs() {
        assert_eq!(names("", &[], None).unwrap(), ["You", "Guide 1", "Guide 2", "Guide 3"]);
        assert_eq!(names("", &[], Some(2)).unwrap(), ["You", "Guide"]);
        assert_eq!(names("Anna,human:ben,Oracle", &[], None).unwrap(), ["Anna", "ben", "Oracle"]);
        let program = names("me", &["cmd:python3 -u 'a/my,bot.py'"], None);
        assert_eq!(program.unwrap(), ["You", "my,bot"]);
        assert_eq!(names("me,Anna", &[], None).unwrap(), ["Player 1", "Anna"]);
        assert_eq!(names("me,porter", &[], Some(3)).unwrap(), ["You", "Porter", "Guide"]);
    }

    #[test]
    fn what_is_wrong_with_seats_is_said() {
        for (seats, players, says) in [
            ("guide,oracle", None, "nobody at this keyboard"),
            ("me,orcale", None, "has no bot \"orcale\""),
            ("Anna,human:anna", None, "two seats are called"),
            ("me,guide,guide", Some(2), "--players says 2"),
            ("me, ", None, "a seat is empty"),
            ("human:,guide", None, "1 to 20 visible characters"),
        ] {
            let why = names(seats, &[], players).unwrap_err();
            assert!(why.contains(says), "{seats}: {why}");
        }
    }
}
