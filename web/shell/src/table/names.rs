//! The names of the players at a table.

use crate::t;
use bots::Level;
use wire::{Seen, Sitter};

/// The names at the table, by place.
pub fn names_of(seen: &Seen) -> Vec<String> {
    names(seen.table.places.iter().map(Option::as_ref))
}

/// The names at a table, by place; an empty place has an empty name.
pub fn names<'a>(places: impl Iterator<Item = Option<&'a Sitter>>) -> Vec<String> {
    called(places.map(|place| place.map_or((String::new(), None), |it| (it.name.clone(), it.bot))))
}

/// The names to show. In old records bots have only the name of their level: it is translated and, if several share it, numbered.
pub fn called(who: impl Iterator<Item = (String, Option<Level>)>) -> Vec<String> {
    let who: Vec<(String, Option<Level>)> = who.collect();
    let alike = |who: &[(String, Option<Level>)], level| who.iter().filter(|it| it.1 == Some(level)).count();
    let name = |(at, (name, bot)): (usize, &(String, Option<Level>))| match *bot {
        Some(level) if !name.eq_ignore_ascii_case(level.name()) => name.clone(),
        None => name.clone(),
        Some(level) if alike(&who, level) == 1 => level_name(level),
        Some(level) => t!("bot-numbered", name = level_name(level), number = alike(&who[..=at], level)),
    };
    who.iter().enumerate().map(name).collect()
}

/// The name of a level.
pub fn level_name(level: Level) -> String {
    match level {
        Level::Porter => t!("level-porter"),
        Level::Guide => t!("level-guide"),
        Level::Pathfinder => t!("level-pathfinder"),
        Level::Oracle => t!("level-oracle"),
        Level::Companion => t!("level-companion"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_names_or_numbers() {
        let named = |name: &str| (name.to_owned(), Some(Level::Guide));
        assert_eq!(called([named("Inti"), named("Sami")].into_iter()), ["Inti", "Sami"]);
        let guide = || ("Guide".to_owned(), Some(Level::Guide));
        let players = [("Ana".to_owned(), None), guide(), guide()];
        assert_eq!(called(players.into_iter()), ["Ana", "Guide 1", "Guide 2"]);
    }
}
