//! Pawns that share a space: side by side on a raft above it, every sign free.

/// Where a pawn stands on its space, in diameters of a plain space from the middle of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    pub x: f32,
    pub y: f32,
    pub size: f32,
}

/// The slots of `pawns` on one space: one alone, 2 to 4 in a row, 5 to 8 in two rows. In the start area all are smaller, since its places
/// are.
pub fn slots(pawns: usize, start: bool) -> Vec<Slot> {
    let (size, apart, foot) = match (pawns, start) {
        (..=1, false) => (0.98, 0.0, 0.16),
        (2..=4, false) => (0.88, 0.6, -0.12),
        (_, false) => (0.68, 0.56, -0.1),
        (..=1, true) => (0.8, 0.0, 0.14),
        (2..=4, true) => (0.6, 0.46, 0.05),
        (_, true) => (0.54, 0.44, 0.05),
    };
    let lower = if pawns > 4 { pawns.div_ceil(2) } else { pawns };
    let row = |count: usize, up: f32| {
        (0..count).map(move |at| Slot {
            x: (at as f32 - (count as f32 - 1.0) / 2.0) * apart,
            y: foot - size / 2.0 - up,
            size,
        })
    };
    // Those behind first, so that those before them are drawn over their feet.
    row(pawns - lower, 0.74 * size).chain(row(lower, 0.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_free() {
        // The sign is in the middle of a pawn, about half as wide as it, in its lower half.
        for start in [false, true] {
            for pawns in 1..=8 {
                let slots = slots(pawns, start);
                assert_eq!(slots.len(), pawns);
                for (at, one) in slots.iter().enumerate() {
                    for other in &slots[at + 1..] {
                        let beside = (one.x - other.x).abs() >= 0.62 * one.size;
                        let above = (one.y - other.y).abs() >= 0.7 * one.size;
                        assert!(beside || above, "{pawns}: {one:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_raft_does_not_reach_far() {
        for start in [false, true] {
            for slot in (1..=8).flat_map(|pawns| slots(pawns, start)) {
                assert!(slot.y - slot.size / 2.0 > -1.4, "{slot:?}");
                assert!(slot.x.abs() + slot.size / 2.0 < 1.4, "{slot:?}");
            }
        }
        assert!(slots(0, false).is_empty());
    }
}
