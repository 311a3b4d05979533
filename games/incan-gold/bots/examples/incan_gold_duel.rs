//! Solves Incan Gold for two players without artifacts and writes everybody's chances between rounds:
//!
//! ```text
//! cargo run --release -p bots --example incan_gold_duel > engine/bots/src/incan_gold/duel/duel.bin
//! ```

use incan_gold_bots::duel::WinChances;
use std::io::Write;

fn main() -> std::io::Result<()> {
    let bytes =
        WinChances::compute(|round, kinds| eprintln!("round {round}, kinds with 1, 2, 3 cards: {kinds:?}"));
    std::io::stdout().write_all(&bytes)
}
