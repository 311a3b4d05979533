//! The faces of the bots at a table. No two bots at a table have the same one.

use wire::Seen;

/// As many as there are seats. Each is a symbol `face-…` in faces.svg.
const FACES: [&str; 8] = ["cap", "hat", "feathers", "glasses", "scarf", "beard", "flower", "crown"];

/// The symbols of the bots' faces, by place; people have none.
pub fn faces_of(seen: &Seen) -> Vec<Option<String>> {
    let places = seen.table.places.iter().map(Option::as_ref);
    faces(places.map(|place| place.filter(|it| it.bot.is_some()).map(|it| it.name.as_str())))
}

/// The same for these places, with the names of the bots. A bot keeps the face that goes with its name, unless another bot at the table has
/// it already.
pub fn faces<'a>(bots: impl Iterator<Item = Option<&'a str>>) -> Vec<Option<String>> {
    let mut free = [true; FACES.len()];
    let face = |name: Option<&str>| {
        let own = name?.bytes().fold(0_usize, |sum, byte| (sum * 31 + usize::from(byte)) % 1_009);
        let order = (0..FACES.len()).map(|step| (own + step) % FACES.len());
        let face = order.clone().find(|face| free[*face]).unwrap_or(own % FACES.len());
        free[face] = false;
        Some(format!("face-{}", FACES[face]))
    };
    bots.map(face).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn bots_at_one_table_have_different_faces_and_people_none() {
        let names = ["Inti", "Sami", "Guide", "Guide", "Guide", "Nina", "Urpi"];
        let faces = faces(names.into_iter().map(Some).chain([None, None]));
        assert_eq!(faces[7..], [None, None]);
        let different: BTreeSet<&String> = faces.iter().flatten().collect();
        assert_eq!(different.len(), names.len());
    }

    #[test]
    fn a_bot_keeps_its_face_at_another_table() {
        let alone = |name| faces([Some(name)].into_iter());
        assert_eq!(alone("Inti"), alone("Inti"));
        let all: BTreeSet<_> = ["Inti", "Sami", "Nina", "Urpi", "Wari", "Rumi"].map(alone).into();
        assert!(all.len() > 2, "{all:?}");
    }
}
