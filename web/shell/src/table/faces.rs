//! The faces of the bots at a table. No two bots at a table have the same one.

use wire::{Seen, Sitter};

/// As many as there are seats. Each is a symbol `face-…` in faces.svg.
const FACES: [&str; 8] = ["cap", "hat", "feathers", "glasses", "scarf", "beard", "flower", "crown"];

/// The symbols of the bots' faces, by place; people have none.
pub fn faces_of(seen: &Seen) -> Vec<Option<String>> {
    faces(seen.table.places.iter().map(Option::as_ref))
}

/// A bot keeps the face that goes with its name, unless another bot at the table has it already.
fn faces<'a>(places: impl Iterator<Item = Option<&'a Sitter>>) -> Vec<Option<String>> {
    let mut free = [true; FACES.len()];
    let face = |sitter: Option<&Sitter>| {
        let bot = sitter.filter(|it| it.bot.is_some())?;
        let own = bot.name.bytes().fold(0_usize, |sum, byte| (sum * 31 + usize::from(byte)) % 1_009);
        let order = (0..FACES.len()).map(|step| (own + step) % FACES.len());
        let face = order.clone().find(|face| free[*face]).unwrap_or(own % FACES.len());
        free[face] = false;
        Some(format!("face-{}", FACES[face]))
    };
    places.map(face).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeSet;

    fn sitter(name: &str, bot: bool) -> Sitter {
        let sitter = json!({ "name": name, "bot": bot.then_some("guide") });
        serde_json::from_value(sitter).unwrap()
    }

    #[test]
    fn bots_at_one_table_have_different_faces_and_people_none() {
        let names = ["Inti", "Sami", "Guide", "Guide", "Guide", "Nina", "Urpi"];
        let mut places: Vec<Option<Sitter>> = names.iter().map(|name| Some(sitter(name, true))).collect();
        places.extend([None, Some(sitter("Ana", false))]);
        let faces = faces(places.iter().map(Option::as_ref));
        assert_eq!(faces[7..], [None, None]);
        let different: BTreeSet<&String> = faces.iter().flatten().collect();
        assert_eq!(different.len(), names.len());
    }

    #[test]
    fn a_bot_keeps_its_face_at_another_table() {
        let alone = |name| faces([Some(&sitter(name, true))].into_iter());
        assert_eq!(alone("Inti"), alone("Inti"));
        let all: BTreeSet<_> = ["Inti", "Sami", "Nina", "Urpi", "Wari", "Rumi"].map(alone).into();
        assert!(all.len() > 2, "{all:?}");
    }
}
