//! Records: what is read, what is written, and what is refused in which words.

use catalog::games::incan_gold::rules::{Card, Choice, State};
use catalog::record::{Fault, LONGEST_LINE, Reader, Record};
use catalog::{GameKind, with_game};
use game_core::{Game, Seat, SplitMix, Step};
use game_testkit::play_randomly;
use std::io::{BufReader, Read};

const HEADER: &str = r#"{"quipu":1,"game":"incan-gold","rules":1,"options":{},"seats":["Ana","Ben","Eva"]}"#;

fn read(text: &str) -> Result<(), Fault> {
    let reader = Reader::new(text.as_bytes())?;
    with_game!(reader.header().game, G => reader.replay::<G>(|_, _| ()).map(|_| ()))
}

fn fault(text: &str) -> String {
    read(text).expect_err("this record is not legal").to_string()
}

/// The record in this text, which must be one of Incan Gold.
fn read_record(text: &str) -> Record<State> {
    Reader::new(text.as_bytes()).unwrap().record().unwrap()
}

fn lines(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_example_of_the_format_is_read() {
    let text = lines(&[
        HEADER,
        r#"{"chance":"treasure-11"}"#,
        r#"{"seat":0,"do":"torch"}"#,
        r#"{"seat":1,"do":"camp"}"#,
        r#"{"seat":2,"do":"torch"}"#,
        r#"{"chance":"hazard-snake"}"#,
    ]);
    let record = read_record(&text);
    assert_eq!(record.header.seats, ["Ana", "Ben", "Eva"]);
    assert_eq!(record.steps.len(), 5);
    assert_eq!(record.steps[0], Step::Chance(Card::Treasure11));
    assert_eq!(record.steps[2], Step::Act(Seat::new(1).unwrap(), Choice::Camp));
    assert_eq!(record.to_text().unwrap(), text);
}

#[test]
fn whatever_was_played_is_written_and_read_again_to_the_byte() {
    for kind in GameKind::all() {
        with_game!(kind, G => {
            for seats in G::SEATS {
                let mut game = G::new(&<G as Game>::Options::default(), seats).unwrap();
                let steps = play_randomly(&mut game, &mut SplitMix::nth(7, seats as u64), 20_000);
                let names = (0..seats).map(|seat| format!("Zoë {seat}")).collect();
                let text = Record::<G>::new(Default::default(), names, steps).to_text().unwrap();
                assert_eq!(Reader::new(text.as_bytes()).unwrap().replay::<G>(|_, _| ()).unwrap(), game);
                let record = Reader::new(text.as_bytes()).unwrap().record::<G>().unwrap();
                assert_eq!(record.to_text().unwrap(), text);
                let rules = G::RULES_VERSION;
                assert!(text.starts_with(&format!("{{\"quipu\":1,\"game\":\"{kind}\",\"rules\":{rules},\"options\":{{}},\"seats\":[\"Zoë 0\"")));
            }
        });
    }
}

#[test]
fn simultaneous_choices_are_read_in_any_order_and_written_in_seat_order() {
    let choices = [r#"{"seat":2,"do":"camp"}"#, r#"{"seat":0,"do":"torch"}"#, r#"{"seat":1,"do":"camp"}"#];
    let text = lines(&[HEADER, r#"{"chance":"treasure-11"}"#, choices[0], choices[1], choices[2]]);
    let record = read_record(&text);
    let sorted = lines(&[HEADER, r#"{"chance":"treasure-11"}"#, choices[1], choices[2], choices[0]]);
    assert_eq!(record.to_text().unwrap(), sorted);
    // Also where the last of them are still missing.
    let text = lines(&[HEADER, r#"{"chance":"treasure-11"}"#, choices[0], choices[1]]);
    let record = read_record(&text);
    assert_eq!(
        record.to_text().unwrap(),
        lines(&[HEADER, r#"{"chance":"treasure-11"}"#, choices[1], choices[0]])
    );
}

#[test]
fn other_keys_are_allowed_beside_those_of_the_format() {
    let header =
        r#"{"id": "x 7", "quipu":1,"game":"incan-gold","rules":1,"seats":["A","A"],"fair":{"a": [1, 2.5]}}"#;
    let text = lines(&[
        header,
        r#"{"at":1.5,"chance":"treasure-1","by":null}"#,
        r#"{"do":"camp","seat":1,"at":[{}]}"#,
    ]);
    let record = read_record(&text);
    assert_eq!(record.header.extra("id"), Some(r#""x 7""#));
    assert_eq!(record.header.extra("date"), None);
    let written = record.to_text().unwrap();
    let first = written.lines().next().unwrap();
    let expected = r#"{"quipu":1,"game":"incan-gold","rules":1,"options":{},"seats":["A","A"],"id":"x 7","fair":{"a":[1,2.5]}}"#;
    assert_eq!(first, expected, "kept, and written without spaces");

    // Its value is kept as it is: only spaces between its parts go.
    let odd =
        r#"{"n": [2.9534391694357927e+146, 123456789012345678901234567890, -0], "n": 2, "t": " \" { x \\"}"#;
    let kept = r#"{"n":[2.9534391694357927e+146,123456789012345678901234567890,-0],"n":2,"t":" \" { x \\"}"#;
    let header = format!(r#"{},"x": {odd}}}"#, HEADER.strip_suffix('}').unwrap());
    let record = read_record(&header);
    assert_eq!(record.header.extra("x"), Some(kept));
    assert_eq!(record.header_line(), format!(r#"{},"x":{kept}}}"#, HEADER.strip_suffix('}').unwrap()));
}

#[test]
fn the_formats_own_keys_cannot_be_set_as_others() {
    let mut record = Record::<State>::new(Default::default(), vec!["A".into(), "B".into()], Vec::new());
    record.header.set_extra("date", &"2026-01-01").unwrap();
    assert_eq!(record.header.extra("date"), Some(r#""2026-01-01""#));
    assert!(record.header.set_extra("seats", &1).is_err());
}

#[test]
fn options_at_their_default_are_not_written() {
    let header = |options: &str| HEADER.replace("{}", options);
    let text = header(r#"{"edition":"incan-gold-2006","open_tents":false}"#);
    let record = read_record(&text);
    assert_eq!(record.header_line(), HEADER);
    let text = header(r#"{"open_tents":true,"edition":"diamant-2005"}"#);
    let record = read_record(&text);
    assert_eq!(
        record.header_line(),
        header(r#"{"edition":"diamant-2005","open_tents":true}"#),
        "in one order"
    );
}

#[test]
fn a_missing_last_newline_is_fine_and_nothing_else_is() {
    assert!(read(HEADER).is_ok());
    assert_eq!(fault(""), "1: the file is empty; a record begins with a header");
    assert_eq!(fault("\n"), "1: the line is blank; a record has one JSON object per line");
    assert_eq!(
        fault(&format!("{HEADER}\n\n")),
        "2: the line is blank; a record has one JSON object per line"
    );
    assert!(fault(&format!("\u{feff}{HEADER}")).starts_with("1: the line begins with a byte-order mark"));
    let mut bytes = HEADER.as_bytes().to_vec();
    bytes.extend(b"\n{\"chance\":\"\xff\"}\n");
    let reader = Reader::new(&bytes[..]).unwrap();
    assert_eq!(reader.replay::<State>(|_, _| ()).unwrap_err().to_string(), "2: the line is not UTF-8 text");
}

#[test]
fn faults_say_what_was_wrong_and_what_was_due() {
    let headers = [
        "[]",
        "{",
        "null",
        r#"{"quipu":1}"#,
        r#"{"quipu":2,"game":"gold","rules":1,"seats":["A","B"]}"#,
        r#"{"quipu":1.0,"game":"gold","rules":1,"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"chess","rules":1,"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"gold","rules":2,"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"lost-temple","rules":1,"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"gold","rules":1,"seats":["A",7]}"#,
        r#"{"quipu":1,"game":"gold","rules":1,"seats":["A"]}"#,
        r#"{"quipu":1,"game":"gold","rules":1,"options":null,"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"gold","rules":1,"options":[],"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"gold","rules":1,"options":{"rush":true},"seats":["A","B"]}"#,
        r#"{"quipu":1,"game":"gold","rules":1,"options":{"start":2},"seats":["A","B"]}"#,
        r#"{"quipu":1,"quipu":1,"game":"gold","rules":1,"seats":["A","B"]}"#,
    ];
    let after_11 =
        |step: &str| lines(&[HEADER, r#"{"chance":"treasure-11"}"#, r#"{"seat":1,"do":"camp"}"#, step]);
    let steps = [
        r#"{"seat":1,"do":"torch"}"#,
        r#"{"seat":3,"do":"torch"}"#,
        r#"{"seat":8,"do":"torch"}"#,
        r#"{"seat":-1,"do":"torch"}"#,
        r#"{"seat":"0","do":"torch"}"#,
        r#"{"seat":0,"do":"swim"}"#,
        r#"{"seat":0,"do":{"torch":null}}"#,
        r#"{"seat":0}"#,
        r#"{"seat":0,"do":"torch","chance":"treasure-1"}"#,
        r#"{"chance":"treasure-5"}"#,
        r#"{"chance":null}"#,
        r#"{"seat":0,"seat":2,"do":"torch"}"#,
        r#"["torch"]"#,
        "torch",
    ];
    let mut text: String =
        headers.iter().map(|header| format!("{header}\n    {}\n", fault(header))).collect();
    text.extend(steps.iter().map(|step| format!("{step}\n    {}\n", fault(&after_11(step)))));
    let twice = lines(&[HEADER, r#"{"chance":"treasure-6"}"#]);
    text += &format!("a card that does not exist\n    {}\n", fault(&twice));
    let games: Vec<&str> = GameKind::all().map(GameKind::name).collect();
    insta::assert_snapshot!("faults", text.replace(&games.join(", "), "(all games)"));
}

#[test]
fn a_line_without_end_is_refused_before_it_fills_the_memory() {
    let endless = HEADER.as_bytes().chain("\n".as_bytes()).chain(std::io::repeat(b' '));
    let fault = Reader::new(BufReader::new(endless)).unwrap().replay::<State>(|_, _| ()).unwrap_err();
    assert_eq!(fault.to_string(), format!("2: the line is longer than {LONGEST_LINE} bytes"));
    let deep = "[".repeat(200_000);
    assert!(read(&format!("{HEADER}\n{{\"chance\":{deep}")).is_err());
    assert!(read(&format!("{HEADER}\n{{\"at\":{deep}")).is_err());
}
