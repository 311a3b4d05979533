//! Sorting a few things with little code.

/// Sorts a short list; equal things keep their order. The standard library's `sort` is made for millions of things and adds three kilobytes to what
/// a browser loads for each type that is sorted. Up to twenty things it does the same as this; the time of this grows with the square.
pub fn sort_few<T>(things: &mut [T], mut before: impl FnMut(&T, &T) -> bool) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && before(&things[at], &things[at - 1]) {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;
    use crate::{Draw, SplitMix};
    use alloc::vec::Vec;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut draw = SplitMix::new(7);
        for length in 0..60 {
            let mut ours: Vec<(u32, u32)> = (0..length).map(|at| (draw.below(9), at)).collect();
            let mut theirs = ours.clone();
            sort_few(&mut ours, |a, b| a.0 < b.0);
            theirs.sort_by_key(|it| it.0);
            assert_eq!(ours, theirs);
        }
    }
}
