//! Replaying a record: every moment from every perspective, moving forward with events, and files that are no records.

use crate::common::replay::{Page, answer, no_record, record, records};
use crate::common::{FakeEnvironment, text};
use bots::Level;
use catalog::record::Reader;
use catalog::{GameKind, with_game};
use game_core::{Draw, Game, Seat, SplitMix, Turn, Viewer};
use web_worker::Host;
use wire::{FairnessCheck, FromLocal, MAX_RECORD_BYTES, Perspective, Phase, RecordProblem, ToLocal};

#[test]
fn a_record_tells_what_its_game_was_like() {
    for record in records() {
        let replay = Page::open(&record).replay;
        let reader = Reader::new(record.as_bytes()).unwrap();
        assert_eq!((replay.game, replay.seats.len()), (reader.header().game, reader.header().seats.len()));
        assert_eq!((replay.seats[0].name.as_str(), replay.seats[0].bot), ("Ana", None));
        assert_eq!(replay.seats[1].bot, Some(Level::Guide));
        assert_eq!((replay.date.as_deref(), replay.branched), (Some("2026-11-16"), None));
        assert!(replay.id.unwrap().ends_with("-1"));
        assert!(matches!(replay.checked, FairnessCheck::Fair { chance_steps: 1.., stirred: 0, .. }));

        let steps: Vec<u32> = replay.moments.iter().map(|moment| moment.step).collect();
        assert!(steps.is_sorted_by(|a, b| a < b) && steps.len() > 10, "{steps:?}");
        assert_eq!(*steps.last().unwrap(), replay.steps);
        let outcome = replay.outcome.unwrap();
        let last = replay.moments.last().unwrap();
        assert_eq!(last.scores, outcome.scores.as_slice(), "{}", replay.game);
        assert!(last.events.last().unwrap().get().contains(r#""event":"over""#));
        assert!(replay.moments.is_sorted_by_key(|moment| moment.round) && replay.moments[0].round == 1);
    }
}

/// The moments are those at which people would look at the table: with their eyes it is as the rules say, and nothing can be chosen.
#[test]
fn every_moment_is_seen_as_it_was() {
    for record in records() {
        let mut page = Page::open(&record);
        let reader = Reader::new(record.as_bytes()).unwrap();
        with_game!(page.replay.game, G => {
            let mut tables = Vec::new();
            reader.replay::<G>(|table, _| tables.push(table.clone())).unwrap();
            for viewer in Viewer::all(page.replay.seats.len()) {
                let (eyes, seat) = match viewer {
                    Viewer::Seat(seat) => (Perspective::Seat(seat), Some(seat)),
                    Viewer::Spectator => (Perspective::Spectator, None),
                };
                for moment in page.replay.moments.clone() {
                    let table = &tables[moment.step as usize];
                    let update = page.at(moment.step, eyes);
                    let game = update.game.unwrap();
                    assert_eq!(game.view.get(), text(&table.view(viewer)));
                    assert_eq!((game.seat, game.legal.len(), game.chosen), (seat, 0, 0));
                    let asked = if let Turn::Act(seats) = table.turn() { seats } else { Default::default() };
                    assert_eq!((game.asked, game.over), (asked, table.turn() == Turn::Over));
                    let phase = if game.over { Phase::Over } else { Phase::Playing };
                    assert_eq!(update.table.unwrap().phase, phase);
                    assert_eq!(update.you.unwrap().place, seat.map(|seat| seat.index() as u8));
                }
            }
        });
    }
}

#[test]
fn one_moment_forward_continues_and_any_other_jump_starts_over() {
    for record in records() {
        let mut page = Page::open(&record);
        let moments = page.replay.moments.clone();
        let first = page.at(0, Perspective::Spectator);
        assert_eq!((first.since, first.version), (Some(0), u64::from(moments[0].step) + 1));
        let mut told = Vec::new();
        for pair in moments.windows(2) {
            let update = page.at(pair[1].step, Perspective::Spectator);
            assert_eq!(update.since, Some(u64::from(pair[0].step) + 1));
            assert_eq!(update.version, u64::from(pair[1].step) + 1);
            let events = update.game.unwrap().events;
            assert_eq!(events.len(), pair[1].events.len());
            told.extend(events);
        }
        // The list of moments tells everything, choices included: it is of a game that is over.
        page.at(moments[0].step, Perspective::Everyone);
        for pair in moments.windows(2) {
            let update = page.at(pair[1].step, Perspective::Everyone);
            assert_eq!(update.since, Some(u64::from(pair[0].step) + 1));
            assert_eq!(text(&update.game.unwrap().events), text(&pair[1].events));
        }
        // The same moment again, one back, two on, other eyes: none of these goes on.
        let middle = moments.len() / 2;
        let step = |number: usize| moments[number].step;
        for (step, eyes) in [
            (step(middle), Perspective::Spectator),
            (step(middle), Perspective::Spectator),
            (step(middle - 1), Perspective::Spectator),
            (step(middle + 1), Perspective::Spectator),
            (step(middle + 2), Perspective::Everyone),
            (step(middle + 3), Perspective::Seat(Seat::default())),
            (u32::MAX, Perspective::Spectator),
        ] {
            let update = page.at(step, eyes);
            assert_eq!(update.since, Some(0), "{step} {eyes:?}");
            assert_eq!(update.version, u64::from(step.min(page.replay.steps)) + 1);
        }
        if page.replay.game != GameKind::Gold {
            let whole = page.at(page.replay.steps, Perspective::Spectator).game.unwrap().events;
            let before_the_first = whole.len() - told.len();
            assert_eq!(text(&whole[before_the_first..].to_vec()), text(&told), "the game from its beginning");
        }
        // A step in between is the moment before it.
        let gap = moments.windows(2).find(|pair| pair[1].step > pair[0].step + 1).unwrap();
        assert_eq!(page.at(gap[0].step + 1, Perspective::Spectator).version, u64::from(gap[0].step) + 1);
    }
}

#[test]
fn all_perspectives_combined_show_what_some_player_sees_and_no_more() {
    for record in records() {
        let mut page = Page::open(&record);
        let seats = page.replay.seats.len();
        let mut secrets = 0;
        for moment in page.replay.moments.clone() {
            let view: serde_json::Value =
                serde_json::from_str(page.at(moment.step, Perspective::Everyone).game.unwrap().view.get())
                    .unwrap();
            for seat in Seat::all(seats) {
                let own: serde_json::Value = serde_json::from_str(
                    page.at(moment.step, Perspective::Seat(seat)).game.unwrap().view.get(),
                )
                .unwrap();
                let at = seat.index();
                match page.replay.game {
                    GameKind::IncanGold => assert_eq!(view["tents"][at], own["tents"][at]),
                    GameKind::Gold => assert_eq!(view["piles"][at], own["piles"][at]),
                    GameKind::LostTemple => {
                        let (picked, shown) =
                            (own["own"].as_array().unwrap(), &view["explorers"][at]["revealed"]);
                        assert_eq!(picked.len(), shown.as_array().unwrap().len());
                        assert!(picked.iter().all(|card| shown.as_array().unwrap().contains(card)));
                    }
                }
            }
        }
        let whole = page.at(page.replay.steps, Perspective::Everyone).game.unwrap().events;
        for event in &whole {
            let event: serde_json::Value = serde_json::from_str(event.get()).unwrap();
            match event["event"].as_str().unwrap() {
                "token-laid" | "token-replaced" => assert!(event["token"].is_null(), "nobody has seen it"),
                "sealed" => assert!(!event["choice"].is_null()),
                "picked" => assert!(!event["card"].is_null()),
                _ => continue,
            }
            secrets += 1;
        }
        // Where everything that happens is seen by all there is no secret to be told.
        assert!(secrets > 0 || matches!(page.replay.game, GameKind::Gold));
    }
}

#[test]
fn without_a_record_there_is_nothing_to_see() {
    let mut host = Host::new(FakeEnvironment::new(1, 1).0);
    let refused = |host: &mut Host, said: &ToLocal| match answer(host, said) {
        FromLocal::Told { message: wire::ToClient::Refused { why, .. }, .. } => why.name(),
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut host, &ToLocal::At { step: 0, eyes: Perspective::Spectator }), "bad_message");
    let branch =
        ToLocal::Branch { step: 0, seat: Seat::default(), name: "Ana".to_owned(), bots: Level::Porter };
    assert_eq!(refused(&mut host, &branch), "bad_message");
    let mut page = Page::open(&records()[0]);
    let nobody = Perspective::Seat(Seat::new(7).unwrap());
    assert_eq!(refused(&mut page.host, &ToLocal::At { step: 0, eyes: nobody }), "bad_message");
    assert_eq!(page.at(3, Perspective::Spectator).since, Some(0));
}

#[test]
fn a_bad_record_is_refused_with_kind_and_line() {
    let good = record(GameKind::Gold, "{}", &[Level::Porter], 8);
    let lines: Vec<&str> = good.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at - 1] = line;
        lines.join("\n")
    };
    let header = |from: &str, to: &str| with(1, &lines[0].replacen(from, to, 1));
    let deep = "[".repeat(100_000);
    let cases = [
        (String::new(), RecordProblem::NotARecord, 1),
        ("\u{fffd}PNG\r\n\u{1a}\n\0\0".to_owned(), RecordProblem::NotARecord, 1),
        ("Dear diary".to_owned(), RecordProblem::NotARecord, 1),
        ("{}".to_owned(), RecordProblem::NotARecord, 1),
        (r#"{"name":"expedition","spaces":"x"}"#.to_owned(), RecordProblem::NotARecord, 1),
        (deep.clone(), RecordProblem::NotARecord, 1),
        (" ".repeat(MAX_RECORD_BYTES), RecordProblem::NotARecord, 1),
        ("x".repeat(MAX_RECORD_BYTES + 1), RecordProblem::TooLong, 1),
        (good.clone() + &"\n".repeat(MAX_RECORD_BYTES), RecordProblem::TooLong, 1),
        (header(r#""quipu":1"#, r#""quipu":2"#), RecordProblem::OtherVersion, 1),
        (header(r#""rules":1"#, r#""rules":7"#), RecordProblem::OtherVersion, 1),
        (header(r#""gold""#, r#""lost-temple""#), RecordProblem::OtherVersion, 1),
        (header(r#""gold""#, r#""chess""#), RecordProblem::UnknownGame, 1),
        (header(r#""options":{}"#, r#""options":{"x":1}"#), RecordProblem::BadSetup, 1),
        (lines[0][..40].to_owned(), RecordProblem::CutOff, 1),
        (good[..good.len() - 4].to_owned(), RecordProblem::CutOff, lines.len()),
        (with(5, &lines[5][..6]), RecordProblem::NotAStep, 5),
        (with(4, r#"{"seat":0,"do":{"flip":64}}"#), RecordProblem::NotAStep, 4),
        (with(4, r#"{"chance":"torch"}"#), RecordProblem::NotAStep, 4),
        (with(4, &deep), RecordProblem::NotAStep, 4),
        (with(4, ""), RecordProblem::NotAStep, 4),
        (good.clone() + lines[2], RecordProblem::Illegal, lines.len() + 1),
    ];
    let mut page = Page::open(&good);
    for (text, why, line) in &cases {
        let found = no_record(&mut page.host, text);
        let shown: String = text.chars().take(80).collect();
        assert_eq!((found.why, found.line as usize), (*why, *line), "{shown}: {}", found.problem);
        assert!(found.problem.len() < 2000);
    }
    assert_eq!(page.at(0, Perspective::Spectator).version, 1, "the record that was open still is");
}

#[test]
fn a_record_that_ends_early_or_was_changed_says_so() {
    let good = record(GameKind::IncanGold, "{}", &[Level::Porter; 2], 9);
    let lines: Vec<&str> = good.lines().collect();
    let why = |text: &str| match Page::open(text).replay.checked {
        FairnessCheck::NotFair { why, line, .. } => (why, line as usize),
        fair => panic!("{fair:?}"),
    };
    let half = lines[..lines.len() / 2].join("\n");
    assert_eq!(why(&half), ("unfinished".to_owned(), lines.len() / 2));
    let replay = Page::open(&half).replay;
    assert!(replay.outcome.is_none());
    assert_eq!(replay.moments.last().unwrap().step, replay.steps);
    let bare = good.replacen(r#""fair""#, r#""other""#, 1);
    assert_eq!(why(&bare), ("no_proof".to_owned(), 1));
    let card = lines[1].replace("treasure-1\"", "treasure-2\"").replace("hazard-spider", "hazard-snake");
    let other = if card == lines[1] { r#"{"chance":"hazard-spider"}"#.to_owned() } else { card };
    // Either it is illegal now, or the check finds it.
    let mut host = Host::new(FakeEnvironment::new(1, 1).0);
    let text = good.replacen(lines[1], &other, 1);
    match answer(&mut host, &ToLocal::Record { text }) {
        FromLocal::NoRecord(fault) => assert_eq!(fault.why, RecordProblem::Illegal),
        FromLocal::Replay(replay) => {
            assert!(matches!(replay.checked, FairnessCheck::NotFair { why, line: 2, .. } if why == "step"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_header_and_nothing_else_is_a_game_before_its_first_step() {
    let header =
        r#"{"quipu":1,"game":"lost-temple","rules":2,"seats":["A\u0007na","Ben"],"bots":"x","id":7}"#;
    let mut page = Page::open(header);
    assert_eq!((page.replay.moments.len(), page.replay.steps), (1, 0));
    assert_eq!((page.replay.seats[0].name.as_str(), page.replay.id.as_deref()), ("A na", None));
    assert_eq!(page.at(7, Perspective::Everyone).version, 1);
}

#[test]
fn records_with_a_letter_changed_do_not_panic() {
    let mut draw = SplitMix::new(12);
    let mut host = Host::new(FakeEnvironment::new(1, 1).0);
    let records = records();
    let mut opened = 0;
    for round in 0..600 {
        let mut letters: Vec<char> = records[round % records.len()].chars().collect();
        // Most changes in the header, where there is most to be understood.
        let reach = if round % 3 == 0 { letters.len() } else { letters.len().min(300) };
        let at = draw.below(reach as u32) as usize;
        letters[at] = char::from(32 + draw.below(95) as u8);
        match answer(&mut host, &ToLocal::Record { text: String::from_iter(letters) }) {
            FromLocal::Replay(replay) => {
                opened += 1;
                answer(&mut host, &ToLocal::At { step: replay.steps / 2, eyes: Perspective::Everyone });
            }
            FromLocal::NoRecord(_) => {}
            other => panic!("{other:?}"),
        }
    }
    assert!((20..580).contains(&opened), "{opened}");
}
