//! The tables that tests go through, for the rules and for the fast model.

use game_core::Seat;
use gold_rules::{Color, Options};

/// Every number of seats with every option, but with the stall guard: all these games end.
pub fn tables() -> Vec<(Options, usize)> {
    use Color::{Blue, Green, Orange, Purple, Red};
    let chosen = |seats| match seats {
        2 => vec![vec![Purple, Blue], vec![Green, Red]],
        3 => vec![vec![Red], vec![Purple], vec![Blue]],
        4 => vec![vec![Orange], vec![Green], vec![Purple], vec![Red]],
        _ => vec![vec![Purple], vec![Red], vec![Blue], vec![Orange], vec![Green]],
    };
    let mut tables = Vec::new();
    for seats in 2..=5 {
        for number in 0..16 {
            let options = Options {
                mines: (number & 1 == 1).then(|| chosen(seats)),
                start: Seat::default().plus(number / 2 % 2 * (seats - 1), seats),
                stall_guard: true,
                open_piles: number & 4 == 4,
                full_match: number & 8 == 8,
            };
            tables.push((options, seats));
        }
    }
    tables
}

/// The same without the stall guard: such a game need not end.
pub fn unguarded() -> Vec<(Options, usize)> {
    let off = |(options, seats)| (Options { stall_guard: false, ..options }, seats);
    tables().into_iter().map(off).collect()
}
