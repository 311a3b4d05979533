//! Solves Incan Gold for two players without artifacts and writes the chances to win between rounds:
//!
//! ```text
//! cargo run --release -p incan-gold-bots --example incan_gold_duel > games/incan-gold/bots/src/duel/duel.bin
//! ```

use incan_gold_bots::duel::WinChances;
use std::io::Write;

fn main() -> std::io::Result<()> {
    let bytes =
        WinChances::compute(|round, kinds| eprintln!("round {round}, kinds with 1, 2, 3 cards: {kinds:?}"));
    std::io::stdout().write_all(&bytes)
}
