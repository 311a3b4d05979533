//! Bytes as a record: it is refused with a line and a reason, or it replays. What is written again reads equal.
#![no_main]

use catalog::record::{Reader, Record};
use catalog::with_game;
use game_core::Game;
use libfuzzer_sys::fuzz_target;
use quipu_fuzz::in_proportion;

fuzz_target!(|bytes: &[u8]| {
    let Ok(reader) = in_proportion(bytes, || Reader::new(bytes)) else { return };
    with_game!(reader.header().game, G => {
        let Ok(record) = in_proportion(bytes, || reader.record::<G>()) else { return };
        let text = record.to_text().expect("what was read can be written");
        let again = Reader::new(text.as_bytes()).and_then(Reader::record::<G>).expect("what was written can be read");
        assert_eq!(again.to_text().expect("the same again"), text);
        assert_eq!(play(&again), play(&record));
        // Equal games give equal bytes, but for keys of the header that mean nothing to the rules.
        let again = Record::<G>::new(record.options, record.header.seats, record.steps);
        let (header, steps) = split(&text);
        let again = again.to_text().expect("what was read can be written");
        let (plain_header, plain_steps) = split(&again);
        assert!(header.starts_with(plain_header.trim_end_matches('}')) && steps == plain_steps, "{text}{again}");
    })
});

fn play<G: Game>(record: &Record<G>) -> G {
    let mut game = G::new(&record.options, record.header.seats.len()).expect("it was set up before");
    for step in &record.steps {
        game.apply(*step, &mut ()).expect("it was legal before");
        game.audit();
    }
    game
}

fn split(text: &str) -> (&str, &str) {
    text.split_once('\n').expect("the header ends with a newline")
}
