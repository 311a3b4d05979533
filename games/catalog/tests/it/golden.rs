//! Whole recorded games in `games/<game>/golden`, with all events of each viewer and their view at the end. A change here is a change of
//! the rules or of what viewers learn: check it carefully. `INSTA_UPDATE=always cargo test -p catalog golden` rewrites the snapshots.

use catalog::record::{Reader, Record};
use catalog::{GameKind, with_game};
use game_core::{Game, Viewer};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

#[test]
fn golden_games_replay_with_the_same_events() {
    for kind in GameKind::all() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(kind.name()).join("golden");
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
        assert!(!files.is_empty(), "{kind} has no golden game");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let reader = Reader::new(text.as_bytes()).unwrap();
            assert_eq!(reader.header().game, kind, "{}", file.display());
            let streams = with_game!(kind, G => {
                let record = reader.record::<G>().unwrap();
                assert_eq!(record.to_text().unwrap(), text, "{}: equal games give equal bytes", file.display());
                streams(&record)
            });
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            insta::with_settings!({
                snapshot_path => &folder, prepend_module_to_snapshot => false, omit_expression => true,
            }, { insta::assert_snapshot!(name, streams) });
        }
    }
}

/// The events of each viewer, one per line, and the view at the end.
fn streams<G: Game>(record: &Record<G>) -> String {
    let seats = record.header.seats.len();
    let mut text = String::new();
    for viewer in Viewer::all(seats) {
        writeln!(text, "== {viewer:?}").unwrap();
        let mut game = G::new(&record.options, seats).unwrap();
        for (number, step) in (1..).zip(&record.steps) {
            let mut events = Vec::new();
            game.apply(*step, &mut events).unwrap();
            for told in events.iter().filter_map(|event| G::redact(event, viewer)) {
                writeln!(text, "{number} {}", serde_json::to_string(&told).unwrap()).unwrap();
            }
        }
        writeln!(text, "view {}", serde_json::to_string(&game.view(viewer)).unwrap()).unwrap();
    }
    text
}
