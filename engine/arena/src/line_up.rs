//! Who plays against whom.

/// The line-ups of a contest, each a list of entrants by their numbers, one for each seat.
///
/// As many entrants as seats: that one line-up. More: every choice of that many of them. Fewer: every way to fill the seats in
/// which each of them sits at least once.
pub fn line_ups(entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let repeat = entrants < seats;
    extend(&mut Vec::new(), entrants, seats, repeat, &mut all);
    if repeat {
        all.retain(|line_up| (0..entrants).all(|entrant| line_up.contains(&entrant)));
    }
    all
}

fn extend(begun: &mut Vec<usize>, entrants: usize, seats: usize, repeat: bool, all: &mut Vec<Vec<usize>>) {
    if begun.len() == seats {
        all.push(begun.clone());
        return;
    }
    let first = begun.last().map_or(0, |last| last + usize::from(!repeat));
    for entrant in first..entrants {
        begun.push(entrant);
        extend(begun, entrants, seats, repeat, all);
        begun.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::line_ups;

    #[test]
    fn one_choices_and_fillings() {
        assert_eq!(line_ups(3, 3), [[0, 1, 2]]);
        assert_eq!(line_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(2, 4), [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]]);
        assert_eq!(line_ups(1, 2), [[0, 0]]);
        assert_eq!(line_ups(8, 4).len(), 70);
    }
}
