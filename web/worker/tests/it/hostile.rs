//! Whatever is said, nothing panics, and what was good before stays good.

use crate::common::{Device, FakeEnvironment, raw, setup, text};
use bots::Level;
use catalog::GameKind;
use game_core::{Draw, SplitMix};
use web_worker::Host;
use wire::{Command, FromLocal, LocalFailure, MAX_MESSAGE_BYTES, MAX_SAVED_TABLE_BYTES, ToClient, ToLocal};

fn answers(host: &mut Host, said: &str) -> Vec<FromLocal> {
    host.hear(said).iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

/// The name of the refusal, or the sentence of the failure.
#[track_caller]
fn refusal(host: &mut Host, said: &str) -> String {
    let shown = &said[..said.len().min(200)];
    match &answers(host, said)[..] {
        [FromLocal::Told { message: ToClient::Refused { why, .. }, .. }] => why.name().to_owned(),
        [FromLocal::Broken(why)] => why.to_string(),
        other => panic!("{shown}: {other:?}"),
    }
}

fn playing() -> Device {
    let people = ["Ana", "Ben"];
    let mut device = Device::open(1, setup(GameKind::IncanGold, "{}", 4), &people, &[Level::Porter]);
    device.done(Command::Start {});
    device.play(r#""torch""#);
    device.think();
    device
}

fn restore(entries: &[String]) -> String {
    text(&ToLocal::Restore { entries: entries.iter().map(|entry| raw(entry)).collect() })
}

#[test]
fn invalid_messages_are_refused() {
    let deep = "[".repeat(30_000) + &"]".repeat(30_000);
    let texts = ["", "{", "null", "7", "[]", "{}", r#""look""#, r#"{"shout":{}}"#, "\u{0}", &deep];
    let mut device = playing();
    for said in texts {
        assert_eq!(refusal(&mut Host::new(FakeEnvironment::new(1, 1).0), said), "bad_message");
        assert_eq!(refusal(&mut device.host, said), "bad_message");
    }
    device.look(Some(0));
    let numbered = r#"{"say":{"as":0,"message":{"do":{"id":12,"command":{"juggle":{}}}}}}"#;
    let [refused] = &device.host.hear(numbered)[..] else { panic!("one answer") };
    assert!(
        refused.starts_with(r#"{"told":{"as":0,"message":{"refused":{"id":12,"why":{"bad_message""#),
        "{refused}"
    );
    let long = format!(r#"{{"join":{{"name":"{}"}}}}"#, "a".repeat(MAX_MESSAGE_BYTES));
    assert_eq!(refusal(&mut device.host, &long), "too_long");
    assert!(refusal(&mut device.host, &" ".repeat(MAX_SAVED_TABLE_BYTES + 1)).contains("longer than"));
    device.look(Some(1));
    device.play(r#""torch""#);
}

#[test]
fn without_a_table_there_is_nothing_to_do() {
    let mut host = Host::new(FakeEnvironment::new(1, 1).0);
    assert!(host.think().is_none());
    assert_eq!(host.pause(), 0);
    for said in [
        r#"{"join":{"name":"Ana"}}"#,
        r#"{"look":{}}"#,
        r#"{"look":{"as":0}}"#,
        r#"{"say":{"message":{"do":{"id":1,"command":{"start":{}}}}}}"#,
        r#"{"say":{"message":{"react":{"reaction":"wow"}}}}"#,
    ] {
        assert_eq!(refusal(&mut host, said), "not_at_table", "{said}");
    }
    assert_eq!(refusal(&mut host, r#"{"say":{"message":{"enter":{"table":"kamo-tiru"}}}}"#), "unknown_table");
    let told = host.hear(r#"{"say":{"message":{"hello":{"protocol":4}}}}"#);
    assert_eq!(told, [r#"{"told":{"message":{"welcome":{"protocol":4,"name":""}}}}"#]);
}

#[test]
fn a_table_that_cannot_be_is_not_opened() {
    let mut device = playing();
    let kept = device.kept.clone();
    let mut open = |setup: &str, people: &str, bots: &str| {
        refusal(
            &mut device.host,
            &format!(r#"{{"open":{{"setup":{setup},"people":{people},"bots":{bots}}}}}"#),
        )
    };
    let four = r#"{"game":"incan-gold","places":4}"#;
    assert!(open(four, "[]", "[]").contains("at least one person"));
    assert!(open(four, r#"["A","B","C"]"#, r#"["guide","guide"]"#).contains("every seat is taken"));
    assert!(open(four, r#"[" "]"#, "[]").contains("at least one visible"));
    assert!(open(four, r#"["A\nB"]"#, "[]").contains("invisible characters"));
    assert!(open(four, r#"["abcdefghijklmnopqrstu"]"#, "[]").contains("at most 20"));
    assert!(open(r#"{"game":"incan-gold","places":200}"#, r#"["A"]"#, "[]").contains("8 seats, not 200"));
    let many = text(&vec!["A"; 70]);
    assert!(open(r#"{"game":"gold","places":255}"#, &many, "[]").contains("every seat is taken"));
    assert!(open(r#"{"game":"gold","options":{"x":1},"places":2}"#, r#"["A"]"#, "[]").contains("options"));
    assert_eq!(device.kept, kept);
    device.look(Some(1));
    device.play(r#""torch""#); // the old one is still there
}

#[test]
fn a_damaged_saved_table_is_refused_with_the_reason() {
    let device = playing();
    let kept = &device.kept;
    let mut host = Host::new(FakeEnvironment::new(1, 1).0);
    assert!(refusal(&mut host, &restore(&[])).contains("its beginning is missing"));
    assert!(refusal(&mut host, &restore(&kept[1..])).contains("its beginning is missing"));
    assert!(refusal(&mut host, r#"{"restore":{"entries":[7]}}"#).contains("entry 1 cannot be read"));
    let started = kept.iter().position(|entry| entry.contains("started")).unwrap();
    assert!(refusal(&mut host, &restore(&kept[..=started])).contains("ends in the middle of a step"));
    let twice = [&kept[..], &kept[started + 1..started + 2]].concat();
    assert!(refusal(&mut host, &restore(&twice)).contains("does not fit"));
    for user in ["0", "-1", "3", "-9223372036854775808", "9223372036854775807"] {
        let mut changed = kept.clone();
        changed[2] = changed[2].replace(r#""user":2"#, &format!(r#""user":{user}"#));
        let answer = answers(&mut host, &restore(&changed));
        let broken = matches!(&answer[..], [FromLocal::Broken(LocalFailure::Damaged(problem))] if problem.contains("unknown player"));
        assert!(broken, "{user}: {answer:?}");
    }
    assert!(!answers(&mut host, &restore(kept)).iter().any(|answer| matches!(answer, FromLocal::Broken(_))));
}

/// What a device kept before the rules of its game changed is refused by a name of its own, for which the page has words.
#[test]
fn a_table_with_a_game_by_older_rules_is_not_taken_up() {
    let mut device = Device::open(1, setup(GameKind::LostTemple, "{}", 2), &["Ana"], &[Level::Porter]);
    device.done(Command::Start {});
    let current = r#","rules":2"#;
    let started = device.kept.iter().position(|entry| entry.contains(current)).unwrap();
    let mut host = Host::new(FakeEnvironment::new(1, 1).0);
    for other in ["", r#","rules":1"#, r#","rules":3"#] {
        let mut kept = device.kept.clone();
        kept[started] = kept[started].replace(current, other);
        assert_eq!(refusal(&mut host, &restore(&kept)), "other_rules", "{other}");
    }
    let taken = answers(&mut host, &restore(&device.kept));
    assert!(matches!(&taken[0], FromLocal::Told { message: ToClient::Table(_), .. }), "{taken:?}");
}

/// Whatever became of what was kept: it is refused or taken, and a table that was taken can be played on without a panic.
#[test]
fn no_saved_table_makes_anything_panic() {
    let mut draw = SplitMix::new(7);
    let mut taken = 0;
    let kept = playing().kept;
    for _ in 0..400 {
        let mut entries = kept.clone();
        for _ in 0..=draw.below(3) {
            let at = draw.below(entries.len() as u32) as usize;
            let other = draw.below(entries.len() as u32) as usize;
            match draw.below(5) {
                0 => drop(entries.remove(at)),
                1 => entries.swap(at, other),
                2 => entries.insert(other, entries[at].clone()),
                3 => entries.truncate(at + 1),
                _ => {
                    let digit = char::from(b'0' + draw.below(10) as u8).to_string();
                    entries[at] = entries[at].replacen(|letter: char| letter.is_ascii_digit(), &digit, 1);
                }
            }
            if entries.is_empty() {
                entries.push("null".to_owned());
            }
        }
        let mut host = Host::new(FakeEnvironment::new(1, 200).0);
        let answer = answers(&mut host, &restore(&entries));
        if matches!(&answer[..], [FromLocal::Broken(_)]) {
            continue;
        }
        taken += 1;
        for said in [
            r#"{"look":{"as":0}}"#,
            r#"{"say":{"as":0,"message":{"do":{"id":900,"command":{"start":{}}}}}}"#,
            r#"{"say":{"as":0,"message":{"do":{"id":901,"command":{"stand":{}}}}}}"#,
            r#"{"look":{"as":1}}"#,
            r#"{"look":{}}"#,
        ] {
            host.hear(said);
            (0..50).any(|_| host.think().is_none());
        }
    }
    assert!(taken > 20, "{taken}");
}

#[test]
fn messages_with_a_letter_changed_do_not_panic() {
    let mut device = playing();
    let mut draw = SplitMix::new(11);
    let good = [
        r#"{"look":{"as":0}}"#.to_owned(),
        r#"{"join":{"name":"Cleo"}}"#.to_owned(),
        format!(r#"{{"open":{{"setup":{},"people":["Ana","Ben"]}}}}"#, text(&setup(GameKind::Gold, "{}", 4))),
        r#"{"say":{"as":1,"message":{"do":{"id":5,"command":{"play":{"decision":9,"do":"torch"}}}}}}"#
            .to_owned(),
        restore(&device.kept),
    ];
    for _ in 0..2000 {
        let mut letters: Vec<char> = draw.pick(&good).unwrap().chars().collect();
        let at = draw.below(letters.len() as u32) as usize;
        letters[at] = char::from(32 + draw.below(95) as u8);
        assert!(!device.host.hear(&String::from_iter(letters)).is_empty(), "everything is answered");
        device.host.think();
    }
}
