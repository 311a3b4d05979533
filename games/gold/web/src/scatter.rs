//! Where a card lies when the cards are scattered: a little beside its place in the square, and turned a little.
//!
//! It depends on the place alone. So a card never moves, all viewers see the same picture, and it reveals nothing about the card.

use gold_rules::Position;

/// How far a card may lie beside its place, in hundredths of its size, and how far it may be turned, in tenths of a degree.
const ASIDE: i32 = 10;
const TURNED: i32 = 90;

/// How far a card lies beside its place, and how far it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scatter {
    /// To the right, in hundredths of the card's width.
    pub right: i32,
    /// Down, in hundredths of the card's height.
    pub down: i32,
    /// Clockwise, in tenths of a degree.
    pub turned: i32,
}

impl Scatter {
    pub fn at(position: Position) -> Scatter {
        let number = position.index() as u32;
        Scatter {
            right: between(number * 3, ASIDE),
            down: between(number * 3 + 1, ASIDE),
            turned: between(number * 3 + 2, TURNED),
        }
    }
}

/// A number from −most to most that looks like chance and is always the same.
fn between(number: u32, most: i32) -> i32 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
    mixed ^= mixed >> 16;
    (mixed % (2 * most as u32 + 1)) as i32 - most
}

#[cfg(test)]
mod tests {
    use super::*;
    use gold_rules::Positions;

    #[test]
    fn cards_lie_near_their_places_and_look_scattered() {
        let all: Vec<Scatter> = Positions::ALL.iter().map(Scatter::at).collect();
        assert_eq!(all.len(), 64);
        for scatter in &all {
            assert!(
                scatter.right.abs() <= ASIDE && scatter.down.abs() <= ASIDE && scatter.turned.abs() <= TURNED
            );
        }
        for of in [|it: &Scatter| it.right, |it: &Scatter| it.down, |it: &Scatter| it.turned / 9] {
            let to_one_side = all.iter().filter(|it| of(it) > 0).count();
            assert!((20..44).contains(&to_one_side), "{to_one_side}");
            assert!(all.iter().filter(|it| of(it).abs() > 4).count() > 20, "not all near the middle");
        }
    }

    #[test]
    fn a_place_has_one_picture() {
        let again = |position| (Scatter::at(position), Scatter::at(position));
        assert!(Positions::ALL.iter().map(again).all(|(one, other)| one == other));
    }
}
