//! Tables that are shipped.

use incan_gold_solved::{Chances, Edition, Job, Key, ROUNDS, at, enter, table, witnesses};
use std::process::Command;
use std::{env, fs};

const TABLES: [&[u8]; 3] = [
    include_bytes!("../../tables/2005.bin"),
    include_bytes!("../../tables/2006.bin"),
    include_bytes!("../../tables/2016.bin"),
];

/// A round that begins with all hazards in the deck and no artifact taken or lost.
fn full(edition: &Edition, round: u8) -> Key {
    let keys = Chances::keys(edition, round).into_iter();
    let mut keys = keys.filter(|key| key.kinds == [0, 0, 5] && key.owned == 0);
    keys.next_back().expect("it can be so")
}

/// A round with all hazards and few artifacts, which is solved quickly: one is in the deck, and one is owned.
fn small(edition: &Edition, round: u8) -> Key {
    let few = u8::from(edition.has_artifacts());
    let keys = Chances::keys(edition, round).into_iter();
    let mut keys = keys.filter(|key| key.kinds == [0, 0, 5] && key.relics == few && key.owned == few);
    keys.next_back().expect("it can be so")
}

#[test]
fn a_table_survives_being_read_and_written() {
    for bytes in TABLES {
        let chances = table::decode(bytes).expect("it is a table");
        assert_eq!(table::encode(&chances), bytes);
        assert!(bytes.len() <= 1 << 20);
        let mut damaged = bytes.to_vec();
        damaged[100] ^= 1;
        assert!(table::decode(&damaged).is_err_and(|error| error.contains("SHA-256")));
    }
}

#[test]
fn chances_grow_with_the_lead_and_add_up() {
    for bytes in TABLES {
        let chances = table::decode(bytes).expect("it is a table");
        for round in 1..=ROUNDS {
            let row = chances.row(round, full(&chances.edition, round)).expect("it is solved");
            assert!(row.is_sorted());
            assert!((row[at(0)] - 0.5).abs() < 1e-9);
            assert!((0..200).all(|lead| (row[at(lead)] + row[at(-lead)] - 1.0).abs() < 1e-9));
        }
    }
}

/// Leads of 5, 10, 20 and 40 before the last round, from another program. (The other rounds take a minute:
/// `docs/solved.md` says how to compare them.) It let players leave after a hazard that came first.
#[test]
fn the_last_round_is_as_known_from_elsewhere() {
    let mut edition = Edition::of_year(2005).expect("it is an edition");
    edition.first_hazard_skips = false;
    let mut chances = Chances::new(edition);
    let job = &Job::all(&edition)[0];
    let found = job.solve(&chances);
    enter(&mut chances, job.round, &found);
    let row = chances.row(5, full(&edition, 5)).expect("it is solved");
    for (lead, known) in [(5, 0.873), (10, 0.902), (20, 0.964), (40, 1.0)] {
        assert!((row[at(lead)] - known).abs() < 0.0006, "a lead of {lead}");
    }
}

#[test]
fn a_second_implementation_agrees_at_a_thousand_positions() {
    let folder = env!("CARGO_MANIFEST_DIR");
    for bytes in TABLES {
        let chances = table::decode(bytes).expect("it is a table");
        let year = chances.edition.year;
        let mut state: u64 = 1;
        let mut pick = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut lines = Vec::new();
        for (round, lead) in [(5, 0), (4, 96)] {
            let found = witnesses(&chances, round, small(&chances.edition, round), lead, 500, &mut pick);
            lines.extend(found.iter().map(incan_gold_solved::Witness::line));
        }
        let path = env::temp_dir().join(format!("quipu-solved-{year}-{}.txt", std::process::id()));
        fs::write(&path, lines.join("\n")).expect("a temporary file");
        let table = format!("{folder}/tables/{year}.bin");
        let python = Command::new("python3")
            .arg(format!("{folder}/check.py"))
            .args([table.as_str(), "--nodes"])
            .arg(&path)
            .output()
            .expect("python3 runs");
        fs::remove_file(&path).expect("the file is there");
        let said = String::from_utf8_lossy(&python.stdout);
        assert!(python.status.success() && said.starts_with("1000 positions"), "{said}");
    }
}
