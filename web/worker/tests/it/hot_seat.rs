//! Several people on one device: who is asked, who looks, who may speak.

use crate::common::{Device, setup, text};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use wire::{Command, FromClient, Phase, Reaction, Refusal, ToClient, ToLocal};

fn three_and_a_bot(seed: u64) -> Device {
    Device::open(seed, setup(GameKind::IncanGold, "{}", 5), &["Ana", " Ben", "Cleo"], &[Level::Guide])
}

#[test]
fn people_sit_down_in_order_and_then_the_bots() {
    let device = three_and_a_bot(1);
    let names: Vec<_> =
        device.table().places.iter().map(|place| place.as_ref().map(|who| &*who.name)).collect();
    assert_eq!((&names[..3], names[4]), (&[Some("Ana"), Some("Ben"), Some("Cleo")][..], None));
    assert_eq!(device.seen.present, [true, true, true, false, false]);
    let setup = &device.table().setup;
    assert!(setup.spectators && !setup.public, "people around the device can watch, and no one else");
}

#[test]
fn a_whole_game_is_handed_round() {
    let mut device = three_and_a_bot(2);
    let mut draw = SplitMix::new(2);
    device.done(Command::Start {});
    assert_eq!(device.owing, [0, 1, 2]);
    let mut decisions = 0;
    while device.phase() == Phase::Playing {
        device.think();
        let Some(&next) = device.owing.last() else { continue };
        decisions += 1;
        let before = device.owing.clone();
        device.look(Some(next)); // the last first: the order is theirs
        assert_eq!(device.game().seat.map(|seat| seat.index()), Some(usize::from(next)));
        device.play_any(&mut draw);
        let open = device.game().decision;
        device.look(None);
        assert!(device.game().seat.is_none() && device.game().legal.is_empty());
        assert_eq!(device.game().decision, open);
        if before.len() > 1 {
            assert_eq!(device.owing, before[..before.len() - 1], "he owes nothing any more, the others do");
        }
    }
    assert!(decisions > 20);
    assert!(device.owing.is_empty());
    assert_eq!(device.records.len(), 1);
    device.look(Some(1));
    assert!(device.game().over);
    assert_eq!(device.refused_command(Command::Start {}), Refusal::NotHost);
    device.look(Some(0));
    device.done(Command::Start {}); // the host's word is enough for another
    assert_eq!((device.phase(), &device.owing[..]), (Phase::Playing, &[0, 1, 2][..]));
}

#[test]
fn every_game_is_handed_round_to_its_end() {
    for (game, seed) in GameKind::all().zip(20..) {
        let mut device = Device::open(seed, setup(game, "{}", 3), &["Ana", "Ben"], &[Level::Porter]);
        let mut draw = SplitMix::new(seed);
        device.done(Command::Start {});
        let mut asked = [0, 0];
        while device.phase() == Phase::Playing {
            device.think();
            let Some(&next) = device.owing.first() else { continue };
            device.look(None);
            assert!(
                device.game().legal.is_empty(),
                "{game}: nothing can be chosen before someone has the device in hand"
            );
            device.look(Some(next));
            assert!(!device.game().legal.is_empty(), "{game}: a player who has to choose can");
            device.play_any(&mut draw);
            asked[usize::from(next)] += 1;
            assert!(asked[0] < 2_000, "{game} does not end");
        }
        assert!(asked[0] > 4 && asked[1] > 4, "{game}: {asked:?}");
        assert_eq!(device.records.len(), 1, "{game}");
    }
}

#[test]
fn only_those_who_look_can_speak() {
    let mut device = three_and_a_bot(3);
    let as_ben = |command| ToLocal::Say { person: Some(1), message: FromClient::Do { id: 4, command } };
    assert!(matches!(device.refused(&as_ben(Command::Ready {})), Refusal::BadMessage { .. }));
    device.look(None);
    assert!(matches!(device.refused(&as_ben(Command::Ready {})), Refusal::BadMessage { .. }));
    for command in [Command::Start {}, Command::Sit { place: None }, Command::Stand {}] {
        assert_eq!(
            device.refused_command(command),
            Refusal::NotSeated,
            "nobody in particular can do nothing"
        );
    }
    let react = FromClient::React { reaction: Reaction::Wow };
    assert_eq!(device.refused(&ToLocal::Say { person: None, message: react }), Refusal::NotSeated);
    device.look(Some(1));
    device.say(&as_ben(Command::Ready {}));
    assert!(device.table().places[1].as_ref().unwrap().ready);
    assert!(matches!(device.refused(&ToLocal::Look { person: Some(3) }), Refusal::BadMessage { .. }));
    assert_eq!(device.refused_command(Command::Start {}), Refusal::NotHost);
}

#[test]
fn a_person_joins_between_games() {
    let mut device = three_and_a_bot(4);
    device.say(&ToLocal::Join { name: "Dan".to_owned() });
    assert_eq!(device.table().places[4].as_ref().unwrap().name, "Dan");
    assert_eq!(device.seen.present, [true, true, true, false, true]);
    assert_eq!(device.refused(&ToLocal::Join { name: "Eva".to_owned() }), Refusal::TableFull);
    device.look(Some(3));
    assert_eq!(device.seen.you.place, Some(4));
    device.done(Command::Stand {});
    device.say(&ToLocal::Join { name: "Eva".to_owned() });
    device.look(Some(4));
    assert_eq!(device.seen.you.place, Some(4));
    device.look(Some(0));
    device.done(Command::Start {});
    assert_eq!(device.owing, [0, 1, 2, 4]);
    assert_eq!(device.refused(&ToLocal::Join { name: "Finn".to_owned() }), Refusal::AlreadyStarted);
    let mut again = device.restored(9);
    assert_eq!((again.eyes, &again.owing[..]), (None, &[0, 1, 2, 4][..]));
    again.look(Some(4));
    assert_eq!(again.game().seat.map(|seat| seat.index()), Some(4));
    again.look(Some(3));
    assert_eq!(again.seen.you.place, None, "who has left keeps his number");
}

#[test]
fn a_bot_replaces_a_person_who_leaves_until_they_come_back() {
    let mut device = three_and_a_bot(5);
    device.done(Command::Start {});
    device.look(Some(2));
    device.done(Command::Stand {});
    assert_eq!(device.owing, [0, 1]);
    device.think();
    assert_eq!(device.game().chosen, 2, "the bot has chosen, and the one that stands in for Cleo");
    device.enter(None);
    assert!(!device.table().places[2].as_ref().unwrap().stand_in);
    for eyes in [0, 1] {
        device.look(Some(eyes));
        device.play(r#""torch""#);
    }
    device.think();
    assert_eq!(device.owing, [0, 1, 2]);
}

#[test]
fn the_messages_of_the_wire_are_answered() {
    let mut device = three_and_a_bot(6);
    let mut answer = |message: &str| text(&device.tells(serde_json::from_str(message).unwrap()));
    assert_eq!(answer(r#"{"hello":{"protocol":4}}"#), r#"[{"welcome":{"protocol":4,"name":"Ana"}}]"#);
    assert_eq!(
        answer(r#"{"hello":{"protocol":7}}"#),
        r#"[{"refused":{"why":{"wrong_protocol":{"speaks":4}}}}]"#
    );
    assert_eq!(answer(r#"{"ping":{}}"#), r#"[{"pong":{}}]"#);
    assert_eq!(answer(r#"{"lobby":{}}"#), r#"[{"lobby":{"tables":[],"more":0}}]"#);
    assert_eq!(answer(r#"{"react":{"reaction":"wow"}}"#), r#"[{"reacted":{"place":0,"reaction":"wow"}}]"#);
    let elsewhere = if device.table().code.to_string() == "kamo-tiru" { "baba-baba" } else { "kamo-tiru" };
    let message = FromClient::Enter { table: elsewhere.parse().unwrap(), have: None, screen: false };
    assert_eq!(device.refused(&ToLocal::Say { person: Some(0), message }), Refusal::UnknownTable);
    let told = device.enter(None);
    assert!(
        matches!(&told[..], [ToClient::Table(fresh), ToClient::Present { .. }] if fresh.since == Some(0))
    );
}

#[test]
fn a_page_with_an_old_version_gets_what_it_missed() {
    let mut device = three_and_a_bot(7);
    device.done(Command::Start {});
    let had = device.seen.version;
    device.play(r#""torch""#);
    for eyes in [1, 2] {
        device.look(Some(eyes));
        device.play(r#""torch""#);
    }
    device.think();
    device.look(Some(0));
    let whole = device.game().events.len();
    device.enter(had);
    let missed = device.game().events.len();
    assert!(
        (2..whole).contains(&missed),
        "fresh eyes are told the game from its beginning: {whole}, {missed}"
    );
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let mut device = three_and_a_bot(8);
    let start = FromClient::Do { id: 77, command: Command::Start {} };
    let first = device.tells(start.clone());
    let kept = device.kept.len();
    assert_eq!(text(&first[0]), format!(r#"{{"done":{{"id":77,"version":{kept}}}}}"#));
    let second = device.tells(start.clone());
    assert_eq!(text(&second), text(&first[..1].to_vec()), "it is done, and nothing is new");
    let play = Command::Play { decision: device.game().decision, action: crate::common::raw(r#""camp""#) };
    let play = FromClient::Do { id: 78, command: play };
    device.tells(play.clone());
    let mut again = device.restored(3);
    again.look(Some(0));
    let told = again.tells(play);
    assert_eq!(text(&told), format!(r#"[{{"done":{{"id":78,"version":{}}}}}]"#, device.kept.len()));
    assert_eq!(again.owing, [1, 2]);
}

#[test]
fn a_changed_setup_stays_on_this_device() {
    let mut device = three_and_a_bot(9);
    device.done(Command::Change { setup: setup(GameKind::Gold, "{}", 4) });
    let now = &device.table().setup;
    assert!(now.game == GameKind::Gold && now.spectators && !now.public);
}
