//! Which puzzle comes next: one about as hard as the player is strong, and none that was solved lately.

use game_core::Draw;

/// One is drawn from this number of candidates, those that fit best.
const CHOICE: usize = 24;

/// The number of a puzzle, from the ratings of all of them. `was_lately` tells which to leave out, unless no other is left.
pub fn pick(
    ratings: &[u16],
    player: u16,
    was_lately: impl Fn(usize) -> bool,
    draw: &mut impl Draw,
) -> Option<usize> {
    let mut fits: Vec<usize> = (0..ratings.len()).filter(|at| !was_lately(*at)).collect();
    if fits.is_empty() {
        fits = (0..ratings.len()).collect();
    }
    fits.sort_by_key(|at| (ratings[*at].abs_diff(player), *at));
    fits.truncate(CHOICE);
    draw.pick(&fits).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SplitMix;

    #[test]
    fn a_puzzle_is_near_the_rating_and_new() {
        let ratings: Vec<u16> = (0..500).map(|number| 1000 + 2 * number).collect();
        let mut draw = SplitMix::new(1);
        for _ in 0..200 {
            let at = pick(&ratings, 1500, |at| at % 2 == 0, &mut draw).unwrap();
            assert!(at % 2 == 1 && ratings[at].abs_diff(1500) <= 60);
        }
        assert_eq!(pick(&[1700], 900, |_| true, &mut draw), Some(0), "rather an old one than none");
        assert_eq!(pick(&[], 900, |_| false, &mut draw), None);
    }
}
