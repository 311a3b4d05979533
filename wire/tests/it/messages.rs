//! Every message as it is written, to the letter; and what is no message.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{
    Command, EventCommand, EventPhase, EventView, FromClient, Greeting, Phase, Reaction, Refusal, StartStep,
    ToClient,
};

/// It survives reading and writing unchanged.
#[track_caller]
pub fn golden<T: Serialize + DeserializeOwned>(text: &str) -> T {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    read
}

/// The names of all there are, as the reader itself lists them where it finds none of them.
pub fn names_of<T: DeserializeOwned>() -> Vec<String> {
    let error = serde_json::from_str::<T>(r#""no such name""#).err().unwrap().to_string();
    error.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

/// The name of a message: its only key, or the whole of it.
fn name(text: &str) -> String {
    text.split('"').nth(1).unwrap().to_owned()
}

/// These texts are an example of each there is.
#[track_caller]
pub fn complete<T: DeserializeOwned>(texts: impl IntoIterator<Item = String>) {
    let found: std::collections::BTreeSet<String> = texts.into_iter().map(|text| name(&text)).collect();
    assert_eq!(found, names_of::<T>().into_iter().collect());
}

#[track_caller]
fn refused(text: &str) -> String {
    match serde_json::from_str::<FromClient>(text) {
        Ok(read) => panic!("{text} is read as {read:?}"),
        Err(error) => error.to_string(),
    }
}

const SALT: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const SETUP: &str = r#"{"game":"gold","options":{"match":true},"places":4,"public":true,"spectators":false,"odds":true,"pace":{"slow":{"days":2}}}"#;

#[test]
fn everything_a_client_says() {
    let texts = [
        r#"{"hello":{"protocol":4}}"#,
        r#"{"lobby":{}}"#,
        r#"{"event":{"event":"kamo-tiru"}}"#,
        r#"{"enter":{"table":"kamo-tiru"}}"#,
        r#"{"enter":{"table":"kamo-tiru","have":{"version":17}}}"#,
        r#"{"enter":{"table":"kamo-tiru","screen":true}}"#,
        r#"{"react":{"reaction":"ouch"}}"#,
        r#"{"do":{"id":3,"command":{"start":{}}}}"#,
        r#"{"hint":{"decision":12}}"#,
        r#"{"ping":{}}"#,
    ];
    texts.iter().for_each(|text| _ = golden::<FromClient>(text));
    complete::<FromClient>(texts.map(str::to_owned));
}

#[test]
fn every_command() {
    let (commit, reveal) = (format!(r#"{{"hash":"{SALT}"}}"#), format!(r#"{{"salt":"{SALT}"}}"#));
    let change = format!(r#"{{"setup":{SETUP}}}"#);
    let bodies = [
        ("sit", "{}"),
        ("sit", r#"{"place":3}"#),
        ("stand", "{}"),
        ("add_bot", r#"{"level":"oracle"}"#),
        ("add_bot", r#"{"place":1,"level":"porter"}"#),
        ("remove", r#"{"place":2}"#),
        ("swap", r#"{"a":0,"b":1}"#),
        ("change", &change),
        ("pick", r#"{"option":"mines","values":["blue","red"]}"#),
        ("pick", r#"{"option":"mines","values":[],"place":1}"#),
        ("commit", &commit),
        ("reveal", &reveal),
        ("ready", "{}"),
        ("start", "{}"),
        ("cancel_rematch", "{}"),
        ("play", r#"{"decision":12,"do":"torch"}"#),
        ("play", r#"{"decision":12,"do":{"flip":63}}"#),
        ("plan", r#"{"plan":{"stay_until":{"hazards":2}}}"#),
        ("plan", r#"{"plan":null}"#),
        ("back", "{}"),
        ("close", "{}"),
        ("end_game", "{}"),
    ];
    for (name, body) in bodies {
        let text = format!(r#"{{"do":{{"id":18446744073709551615,"command":{{"{name}":{body}}}}}}}"#);
        let FromClient::Do { id, command } = golden(&text) else { panic!("{text}") };
        assert_eq!((id, command.name()), (u64::MAX, name));
    }
    complete::<Command>(bodies.map(|(name, body)| format!(r#"{{"{name}":{body}}}"#)));
}

#[test]
fn everything_the_server_says() {
    let sitters = format!(
        r#"[{{"name":"Ana","host":true,"stand_in":true,"ready":true,"picks":{{"mines":["blue"]}},"hash":"{SALT}"}},null,{{"name":"Oracle","bot":"oracle"}}]"#
    );
    let starting = r#"{"id":"kamo-tiru-1","step":"reveal","owing":[0,2]}"#;
    let table = format!(
        r#"{{"code":"kamo-tiru","setup":{SETUP},"phase":"playing","places":{sitters},"commitment":"{SALT}","games":1,"starting":{starting},"event":{{"code":"kamo-tiru","table":1,"tables":3}}}}"#
    );
    let game = r#"{"id":"kamo-tiru-1","game":"incan-gold","seat":0,"events":[{"event":"sealed","choice":null,"chosen":1}],"view":{"round":1},"decision":9,"asked":[0,2],"chosen":1,"legal":["torch","camp"],"paused":true,"over":true}"#;
    let planned = r#"{"id":"kamo-tiru-1","game":"gold","seat":0,"events":[],"view":{},"decision":9,"asked":[1],"chosen":0,"plan":"forced"}"#;
    let spare = r#"{"id":"kamo-tiru-1","game":"lost-temple","events":[],"view":{},"decision":9,"asked":[],"chosen":0}"#;
    let listed = r#"{"code":"kamo-tiru","game":"gold","phase":"gathering","names":["Ana","Guide"],"places":4,"pace":{"live":{"seconds":60}},"spectators":true}"#;
    let texts = [
        r#"{"welcome":{"protocol":4,"name":"Ana"}}"#.to_owned(),
        r#"{"lobby":{"tables":[],"more":0}}"#.to_owned(),
        format!(r#"{{"lobby":{{"tables":[{listed}],"more":7}}}}"#),
        r#"{"lobby_changed":{"more":0}}"#.to_owned(),
        format!(r#"{{"lobby_changed":{{"gone":["baba-baba"],"changed":[{listed}],"newer":[{listed}],"older":[{listed}],"more":7}}}}"#),
        format!(r#"{{"table":{{"version":20,"table":{table},"you":{{"place":0,"host":true}},"game":{game},"clock":{{"left_ms":59000,"of_ms":60000}}}}}}"#),
        format!(r#"{{"table":{{"version":21,"since":20,"game":{spare}}}}}"#),
        format!(r#"{{"table":{{"version":21,"since":21,"game":{planned}}}}}"#),
        r#"{"table":{"version":21,"since":20,"you":{"place":null,"host":false}}}"#.to_owned(),
        r#"{"table":{"version":21,"since":21}}"#.to_owned(),
        r#"{"event":{"code":"kamo-tiru"}}"#.to_owned(),
        r#"{"present":{"places":[true,false],"spectators":3}}"#.to_owned(),
        r#"{"present":{"places":[true,false],"spectators":0,"screens":1}}"#.to_owned(),
        r#"{"reacted":{"place":1,"reaction":"brave"}}"#.to_owned(),
        r#"{"hint":{"decision":12,"chances":[{"do":"torch","chance":5210},{"do":"camp","chance":4790}],"choice":"torch","reasons":[{"key":"incan-hint-lead","numbers":{"gems":4},"seat":1}]}}"#.to_owned(),
        r#"{"hint":{"decision":12,"choice":{"flip":63}}}"#.to_owned(),
        r#"{"done":{"id":7,"version":21}}"#.to_owned(),
        r#"{"refused":{"id":7,"why":"not_due"}}"#.to_owned(),
        r#"{"refused":{"why":{"too_fast":{"retry_ms":120}}}}"#.to_owned(),
        r#"{"pong":{}}"#.to_owned(),
    ];
    texts.iter().for_each(|text| _ = golden::<ToClient>(text));
    for text in &texts {
        let greets = text.starts_with("{\"welcome\"") || text.starts_with("{\"lobby");
        assert_eq!(Greeting::read(text).is_some(), greets, "{text}");
    }
    complete::<ToClient>(texts);
}

#[test]
fn every_refusal() {
    let with_data = [
        r#"{"bad_message":{"problem":"x"}}"#,
        r#"{"too_long":{"most":65536}}"#,
        r#"{"wrong_protocol":{"speaks":1}}"#,
        r#"{"too_fast":{"retry_ms":5}}"#,
        r#"{"already_picked":{"value":"blue"}}"#,
        r#"{"not_enough_players":{"least":3}}"#,
        r#"{"bad_setup":{"problem":"x","reason":{"options":{"game":"gold"}}}}"#,
        r#"{"bad_setup":{"problem":"x","reason":"time"}}"#,
        r#"{"bad_setup":{"problem":"x","reason":"steps"}}"#,
        r#"{"bad_setup":{"problem":"x","reason":{"seats":{"game":"gold","least":2,"most":5}}}}"#,
        r#"{"bad_setup":{"problem":"x","reason":{"option":{"game":"gold","option":"mines"}}}}"#,
        r#"{"bad_setup":{"problem":"x","reason":{"unfit":{"game":"gold","option":"mines","seats":3}}}}"#,
        r#"{"stale_decision":{"now":4}}"#,
        r#"{"too_many_tables":{"most":20}}"#,
        r#"{"too_many_bots":{"most":5}}"#,
        r#"{"too_many":{"most":300}}"#,
        r#"{"bad_tables":{"least":2,"most":16}}"#,
        r#"{"table_not_full":{"table":1,"taken":3,"seats":4}}"#,
        r#"{"only_bots":{"table":0}}"#,
        r#"{"already_seated":{"table":0}}"#,
        r#"{"table_taken":{"table":0}}"#,
        r#"{"bad_name":{"problem":"x","reason":"too_long"}}"#,
        r#"{"bad_passphrase":{"problem":"x"}}"#,
        r#"{"bad_channel":{"problem":"x","reason":"not_https"}}"#,
        r#"{"bad_daily":{"why":"bot_choice","line":7,"problem":"x"}}"#,
    ];
    for text in with_data {
        let why: Refusal = golden(text);
        assert!(text.starts_with(&format!(r#"{{"{}":"#, why.name())), "{text}");
        assert!(!why.to_string().is_empty());
    }
    let plain = [
        "unknown_table",
        "no_spectators",
        "not_at_table",
        "not_seated",
        "only_shows",
        "not_host",
        "place_taken",
        "no_such_place",
        "table_full",
        "already_started",
        "starting",
        "no_salt_due",
        "already_revealed",
        "wrong_salt",
        "not_started",
        "no_person",
        "not_due",
        "already_chosen",
        "illegal_action",
        "no_programs",
        "for_people",
        "bad_plan",
        "no_hints",
        "stand_in",
        "closed",
        "not_admitted",
        "banned",
        "damaged",
        "other_rules",
        "unknown_event",
        "event_started",
        "event_not_started",
        "event_canceled",
        "event_over",
        "event_table",
        "withheld",
        "store_unavailable",
        "busy",
        "restarting",
        "not_signed_in",
        "one_attempt",
        "already_played",
        "no_such_path",
        "method_not_allowed",
        "not_found",
        "name_taken",
        "not_claimed",
        "bad_bot_name",
        "wrong_passphrase",
        "foreign_origin",
        "store_corrupt",
        "internal",
    ];
    for name in plain {
        let why: Refusal = golden(&format!("\"{name}\""));
        assert_eq!(why.name(), name);
    }
    let all = with_data.map(str::to_owned).into_iter().chain(plain.map(|name| format!("\"{name}\"")));
    complete::<Refusal>(all);
}

#[test]
fn words() {
    for reaction in Reaction::all() {
        golden::<FromClient>(&format!(r#"{{"react":{{"reaction":"{reaction}"}}}}"#));
    }
    assert_eq!(Phase::all().map(Phase::name).collect::<Vec<_>>(), ["gathering", "playing", "over", "closed"]);
    assert_eq!(StartStep::all().map(StartStep::name).collect::<Vec<_>>(), ["commit", "reveal"]);
}

#[test]
fn unknown_keys_and_words_are_refused() {
    let bad = [
        r#"{"hello":{"protocol":4,"name":"Ana"}}"#,
        r#"{"hello":{}}"#,
        r#"{"hello":{"protocol":65536}}"#,
        r#"{"hello":{"protocol":4,"protocol":4}}"#,
        r#"{"hello":{"protocol":4},"ping":{}}"#,
        r#"{"lobby":{"all":true}}"#,
        r#"{"ping":{"at":1}}"#,
        r#"{"shout":{}}"#,
        r#""ping""#,
        "{}",
        "[]",
        "null",
        "",
        r#"{"enter":{"table":"kamo"}}"#,
        r#"{"enter":{"table":"kamo-tiru","as":"host"}}"#,
        r#"{"enter":{"table":"kamo-tiru","have":{"version":-1}}}"#,
        r#"{"enter":{"table":"kamo-tiru","have":{"version":1,"seat":0}}}"#,
        r#"{"do":{"id":1}}"#,
        r#"{"do":{"command":{"start":{}}}}"#,
        r#"{"do":{"id":1,"command":{"start":{}},"user":2}}"#,
        r#"{"do":{"id":1,"command":{"start":{"now":true}}}}"#,
        r#"{"do":{"id":1,"command":{"sit":{"seat":1}}}}"#,
        r#"{"do":{"id":1,"command":{"sit":{"place":256}}}}"#,
        r#"{"do":{"id":1,"command":{"play":{"decision":1,"do":"torch","seat":1}}}}"#,
        r#"{"do":{"id":1,"command":{"commit":{"hash":"00"}}}}"#,
        r#"{"do":{"id":1,"command":{"reveal":{"salt":"00"}}}}"#,
        r#"{"do":{"id":1,"command":{"stir":{"salt":"00"}}}}"#,
        r#"{"do":{"id":1,"command":{"add_bot":{"level":"genius"}}}}"#,
        r#"{"do":{"id":1,"command":{"change":{"setup":{"game":"gold","places":2,"secret":1}}}}}"#,
        r#"{"do":{"id":1,"command":{"change":{"setup":{"game":"chess","places":2}}}}}"#,
        r#"{"do":{"id":1,"command":{"change":{"setup":{"game":"gold","places":2,"pace":{"live":{"seconds":60,"bonus":1}}}}}}}"#,
        r#"{"react":{"reaction":"rude"}}"#,
        r#"{"hint":{}}"#,
        r#"{"hint":{"decision":1,"seat":0}}"#,
    ];
    bad.iter().for_each(|text| assert!(!refused(text).is_empty()));
    for kind in ["unknown field `name`", "unknown variant `shout`"] {
        assert!(bad.iter().any(|text| refused(text).contains(kind)), "{kind}");
    }
}

#[test]
fn nesting_never_overflows() {
    let depth = wire::MAX_MESSAGE_BYTES / 2 - 100;
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        let deep = open.repeat(depth / open.len()) + "1" + &close.repeat(depth / open.len());
        refused(&deep);
        refused(&format!(r#"{{"hello":{deep}}}"#));
        refused(&format!(r#"{{"hello":{{"protocol":{deep}}}}}"#));
        refused(&format!(r#"{{"do":{{"id":1,"command":{deep}}}}}"#));
        // A choice is carried as it is: it is for the game to refuse it.
        let play = format!(r#"{{"do":{{"id":1,"command":{{"play":{{"decision":1,"do":{deep}}}}}}}}}"#);
        let Ok(FromClient::Do { command: Command::Play { action, .. }, .. }) = serde_json::from_str(&play)
        else {
            panic!("a choice may be any JSON")
        };
        assert_eq!(action.get(), deep);
    }
}

#[test]
fn what_may_be_left_out_has_a_default() {
    let text = r#"{"do":{"id":1,"command":{"change":{"setup":{"game":"gold","places":2}}}}}"#;
    let FromClient::Do { command: Command::Change { setup }, .. } = serde_json::from_str(text).unwrap()
    else {
        panic!("{text}")
    };
    assert!(setup.options.is_none() && !setup.public && setup.spectators && setup.odds && !setup.hints);
    assert_eq!(setup.pace, wire::Pace::Live { seconds: 60 });
    let heard = r#"{"enter":{"table":"KAMO tiru"}}"#;
    let FromClient::Enter { table, have: None, screen: false } = serde_json::from_str(heard).unwrap() else {
        panic!("{heard}")
    };
    assert_eq!(table.to_string(), "kamo-tiru");
}

#[test]
fn everything_at_an_event() {
    let texts = [
        r#"{"sit":{}}"#.to_owned(),
        r#"{"sit":{"at":{"table":1,"seat":0}}}"#.to_owned(),
        r#"{"stand":{}}"#.to_owned(),
        format!(r#"{{"commit":{{"hash":"{SALT}"}}}}"#),
        format!(r#"{{"reveal":{{"salt":"{SALT}"}}}}"#),
        r#"{"add_bots":{"level":"guide"}}"#.to_owned(),
        r#"{"add_bots":{"at":{"table":0,"seat":1},"level":"guide"}}"#.to_owned(),
        r#"{"remove":{"at":{"table":0,"seat":1}}}"#.to_owned(),
        r#"{"add_table":{}}"#.to_owned(),
        r#"{"remove_table":{"table":2}}"#.to_owned(),
        r#"{"start":{}}"#.to_owned(),
        r#"{"cancel":{}}"#.to_owned(),
        r#"{"end":{}}"#.to_owned(),
    ];
    texts.iter().for_each(|text| _ = golden::<EventCommand>(text));
    complete::<EventCommand>(texts);
    let seats = format!(r#"[{{"name":"Ana","hash":"{SALT}"}},{{"name":"guide","bot":"guide"}},null]"#);
    let voided = format!(r#"[{{"commitment":"{SALT}","seats":[0]}}]"#);
    let you = r#"{"host":true,"at":{"table":0,"seat":0},"table":"kamo-tira","wants":"reveal"}"#;
    golden::<EventView>(&format!(
        r#"{{"code":"kamo-tiru","setup":{SETUP},"phase":"revealing","host":"Ana","commitment":"{SALT}","tables":[{{"seats":{seats},"over":false,"closed":false}}],"voided":{voided},"you":{you}}}"#
    ));
    let phases = ["gathering", "revealing", "playing", "over", "canceled"];
    assert_eq!(EventPhase::all().map(EventPhase::name).collect::<Vec<_>>(), phases);
}
