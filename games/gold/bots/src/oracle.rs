//! Oracle: evaluates a table with networks that were trained by self-play.

use super::net::Net;
use gold_rules::MAX_PLAYERS;
use std::sync::LazyLock;

/// The networks for two to five seats, one after the other. `cargo run --release -p gold-bots --example gold_train` writes them.
const LEARNED: &[u8] = include_bytes!("learned.bin");

static NETS: LazyLock<Vec<Net>> = LazyLock::new(|| {
    let mut rest = LEARNED;
    let mut next = |seats| {
        let (net, after) = Net::decode(seats, rest);
        rest = after;
        net
    };
    (2..=MAX_PLAYERS).map(&mut next).collect()
});

pub fn learned(seats: usize) -> &'static Net {
    &NETS[seats.clamp(2, MAX_PLAYERS) - 2]
}
