//! A follower keeps to the protocol, and notices a server that does not.

use probe::{ClientEvent, ClientState, ProbeError};
use serde_json::{Value, json};
use wire::{Command, FromClient, ToClient};

const COMMITMENT: &str = "0000000000000000000000000000000000000000000000000000000000000000";

fn message(message: Value) -> ToClient {
    serde_json::from_value(message).unwrap()
}

/// The table as the host, at the first place, sees it.
fn table(phase: &str, hash: Option<&fair::Commitment>, starting: Option<&str>) -> Value {
    json!({
        "code": "kamo-tiru",
        "setup": { "game": "gold", "places": 2 },
        "phase": phase,
        "places": [{ "name": "Ana", "host": true, "hash": hash }, { "name": "Porter", "bot": "porter" }],
        "commitment": COMMITMENT,
        "games": 0,
        "starting": starting.map(|step| json!({ "id": "kamo-tiru-1", "step": step, "owing": [0] })),
    })
}

/// An update of a game in which the first seat is asked, or is not.
fn asked(version: u64, since: Option<u64>, decision: u64, legal: &[&str]) -> ToClient {
    message(json!({ "table": {
        "version": version,
        "since": since,
        "table": since.is_none().then(|| table("playing", None, None)),
        "you": { "place": 0, "host": true },
        "game": {
            "id": "kamo-tiru-1", "game": "gold", "seat": 0, "events": [], "view": {},
            "decision": decision, "asked": [0], "chosen": 0, "legal": legal,
        },
    }}))
}

fn done(id: u64, version: u64) -> ToClient {
    message(json!({ "done": { "id": id, "version": version } }))
}

/// Chooses what it wants, and gives the number of the command.
fn choose(follower: &mut ClientState) -> u64 {
    let command = follower.wants().unwrap();
    assert!(matches!(command, Command::Play { .. }), "{command:?}");
    let FromClient::Do { id, .. } = follower.say(command) else { panic!("a command") };
    id
}

#[test]
fn it_promises_a_salt_then_starts_then_reveals_it_then_chooses_and_each_only_once() {
    let mut follower = ClientState::default();
    follower.starts_with(2);
    assert!(follower.wants().is_none());
    let gathering = |version: u64, hash: Option<&fair::Commitment>, starting| {
        message(
            json!({ "table": { "version": version, "table": table("gathering", hash, starting), "you": { "place": 0, "host": true } } }),
        )
    };
    follower.hear(gathering(3, None, None)).unwrap();
    let promise = follower.wants().unwrap();
    let Command::Commit { hash } = promise else { panic!("{promise:?}") };
    let FromClient::Do { id, .. } = follower.say(promise) else { panic!("a command") };
    assert!(!follower.wants_something(), "one thing at a time");
    follower.hear(done(id, 4)).unwrap();
    assert!(!follower.wants_something(), "what came of it is still on its way");
    follower.hear(gathering(4, Some(&hash), None)).unwrap();
    assert!(matches!(follower.wants(), Some(Command::Start {})));
    follower.hear(gathering(5, Some(&hash), Some("reveal"))).unwrap();
    assert!(matches!(follower.wants(), Some(Command::Reveal { salt }) if salt.commitment() == hash));
    // The deal was called off: it promises another one.
    follower.hear(gathering(6, None, Some("commit"))).unwrap();
    assert!(matches!(follower.wants(), Some(Command::Commit { hash: other }) if other != hash));
    let other = fair::Salt::new([7; 32]).commitment();
    follower.hear(gathering(7, Some(&other), Some("reveal"))).unwrap();
    assert!(follower.wants().is_none(), "that was promised by another of its connections");

    follower.hear(asked(9, None, 5, &["a"])).unwrap();
    let id = choose(&mut follower);
    let Some(FromClient::Do { id: again, .. }) = follower.say_again() else { panic!("it can be said again") };
    assert_eq!(id, again, "under the same number");
    assert!(matches!(follower.hear(done(id, 10)).unwrap(), ClientEvent::Done(_, 10)));
    assert!(follower.say_again().is_none() && follower.wants().is_none());
    let [choice] = follower.choices() else { panic!("one choice") };
    assert_eq!((choice.game.as_str(), choice.decision, choice.version), ("kamo-tiru-1", 5, 10));
    follower.hear(asked(10, Some(9), 5, &[])).unwrap();
    assert!(!follower.is_due());
}

#[test]
fn a_temporary_refusal_leaves_the_command_pending_and_a_final_one_does_not() {
    let mut follower = ClientState::default();
    follower.hear(asked(9, None, 5, &["a"])).unwrap();
    let id = choose(&mut follower);
    follower.hear(message(json!({ "refused": { "id": id, "why": "busy" } }))).unwrap();
    assert!(follower.say_again().is_some());
    follower.hear(message(json!({ "refused": { "id": id, "why": "illegal_action" } }))).unwrap();
    assert!(follower.say_again().is_none());
    assert!(!follower.wants_something(), "nothing is new, so it would be refused again");
    follower.hear(asked(10, Some(9), 6, &["a"])).unwrap();
    assert!(follower.is_due());
}

#[test]
fn a_server_that_forgets_is_found_out() {
    let chosen = || {
        let mut follower = ClientState::default();
        follower.hear(asked(9, None, 5, &["a"])).unwrap();
        let id = choose(&mut follower);
        follower.hear(done(id, 12)).unwrap();
        follower
    };
    let lost = |heard| matches!(heard, Err(ProbeError::Lost(_)));
    assert!(lost(chosen().hear(asked(11, None, 5, &[]))), "an acknowledged version is gone");
    assert!(lost(chosen().hear(asked(8, None, 4, &[]))), "versions go back");
    assert!(lost(chosen().hear(asked(12, None, 5, &["a"]))), "an acknowledged choice is asked for again");
    assert!(chosen().hear(asked(12, Some(9), 6, &["a"])).is_ok());
    let strange = |heard| matches!(heard, Err(ProbeError::Strange(_)));
    assert!(strange(chosen().hear(asked(13, Some(10), 6, &[]))), "something is left out");
    assert!(strange(chosen().hear(done(1, 13))), "nobody asked for that");
}
