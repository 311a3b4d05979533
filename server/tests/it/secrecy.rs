//! Two servers whose tables differ only in what a viewer may not know send that viewer the same bytes: on entering, returning, watching,
//! on a big screen, in refusals, over HTTP. (For logs see logs.rs.)

use crate::common::{Server, settings};
use catalog::with_game;
use game_core::{Draw, Game, Seat, SplitMix, StepOf, Turn, Viewer};
use game_table::{Entry, EntryKind, Person, UserId};
use game_testkit::random_step;
use probe::{Guest, Socket};
use serde_json::{Value, json};
use server::Settings;
use std::sync::Arc;
use store::{MemoryStore, Store};
use wire::{Code, Command, KnownVersion, Pace, Setup, ToClient};

/// Two games that a seat cannot tell apart although they differ: the steps of each, or `None` if none were found this time.
fn alike<G: Game>(seats: usize, viewer: Seat, draw: &mut SplitMix) -> Option<[Vec<StepOf<G>>; 2]> {
    let mut game = G::new(&G::usual_options(), seats).unwrap();
    let mut before = Vec::new();
    for _ in 0..draw.below(60) {
        let step = random_step(&game, draw)?;
        game.apply(step, &mut ()).unwrap();
        before.push(step);
    }
    let (one, other) = (random_step(&game, draw)?, random_step(&game, draw)?);
    let mut games = [game.clone(), game];
    games[0].apply(one, &mut ()).unwrap();
    games[1].apply(other, &mut ()).unwrap();
    let mut steps = [before.clone(), before];
    steps[0].push(one);
    steps[1].push(other);
    // A few more steps that are the same at both, as long as the seat still knows the same: a choice that comes out is no secret.
    let same = |games: &[G; 2]| games[0].knowledge(viewer) == games[1].knowledge(viewer);
    if one == other || !same(&games) {
        return None;
    }
    for _ in 0..draw.below(6) {
        let Some(step) = random_step(&games[0], draw) else { break };
        let mut next = games.clone();
        if next.iter_mut().any(|game| game.apply(step, &mut ()).is_err()) || !same(&next) {
            break;
        }
        games = next;
        steps.iter_mut().for_each(|steps| steps.push(step));
    }
    let waits = games.iter().all(|game| matches!(game.turn(), Turn::Act(_)));
    waits.then_some(steps) // as at a table that waits for people only
}

/// A server with one table at which these steps were taken, and guests for all of its seats and one more.
async fn serve<G: Game>(code: Code, steps: &[StepOf<G>], seats: usize) -> (Server, Vec<Guest>) {
    let store = Arc::new(MemoryStore::new());
    let running = server::Running::start(Settings { ..settings() }, store.clone()).await.unwrap();
    let server = Server { running, store };
    let mut guests = Vec::new();
    for number in 0..=seats {
        guests.push(Guest::new(server.running.address, &format!("Guest {number}")).await.unwrap());
    }
    let person = |seat: usize| Person { user: UserId(seat as i64 + 1), name: format!("Guest {seat}") };
    let setup: Setup =
        serde_json::from_value(json!({ "game": G::NAME, "places": seats, "public": true })).unwrap();
    let setup = Setup { pace: Pace::Slow { days: 1 }, ..setup };
    let secret = fair::Secret::new([9; 32]);
    let mut entries = vec![Entry::from(EntryKind::Opened { host: person(0), setup, secret })];
    entries.extend((0..seats).map(|seat| EntryKind::Sat { place: seat as u8, person: person(seat) }.into()));
    entries.push(
        EntryKind::Started {
            date: "2026-01-01".to_owned(),
            rules: G::RULES_VERSION,
            scheme: fair::Scheme::ByCard,
            proof: None,
            companion: None,
        }
        .into(),
    );
    let line = |step: &StepOf<G>| {
        EntryKind::Step { line: catalog::record::write_step::<G>(*step), stand_in: false }.into()
    };
    entries.extend(steps.iter().map(line));
    server.store.open_table(code, UserId(1), &entries, server::tables::now()).await.unwrap();
    (server, guests)
}

/// All that is said until a `pong` comes, without the time that is left, which differs by the moment.
async fn heard(socket: &mut Socket) -> Vec<Value> {
    socket.send(&wire::FromClient::Ping {}).await.unwrap();
    let mut heard = Vec::new();
    loop {
        match socket.next().await.unwrap() {
            ToClient::Pong {} => return heard,
            message => {
                let mut message = serde_json::to_value(message).unwrap();
                message.pointer_mut("/table/clock/left_ms").map(Value::take);
                heard.push(message);
            }
        }
    }
}

/// How a guest enters the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum As {
    Player,
    Screen,
}

/// What a guest is sent on entering.
async fn entered(socket: &mut Socket, code: Code, have: Option<KnownVersion>, come: As) -> Vec<Value> {
    match come {
        As::Player => socket.enter(code, have).await.unwrap(),
        As::Screen => socket.show(code, have).await.unwrap(),
    }
    // The first message comes on its own; the rest is requested.
    let first = serde_json::to_value(socket.next().await.unwrap()).unwrap();
    let mut all = vec![first];
    all.extend(heard(socket).await);
    all
}

/// Everything this guest can get to hear of the table.
async fn all_of(guest: &Guest, code: Code, versions: u64, come: As) -> Vec<Value> {
    let mut all = Vec::new();
    for have in std::iter::once(None)
        .chain((0..=versions + 2).step_by(3).map(|version| Some(KnownVersion { version })))
    {
        let mut socket = guest.connect().await.unwrap();
        all.extend(entered(&mut socket, code, have, come).await);
    }
    let mut socket = guest.connect().await.unwrap();
    socket.send(&wire::FromClient::Lobby {}).await.unwrap();
    let listed = loop {
        let message = serde_json::to_string(&socket.next().await.unwrap()).unwrap();
        if message.contains(&code.to_string()) {
            break message; // changes are gathered for a moment before the list is sent
        }
    };
    all.push(listed.into());
    all.extend(entered(&mut socket, code, None, come).await);
    let nonsense = serde_json::value::to_raw_value(&json!({ "flip": 999 })).unwrap();
    for command in
        [Command::Start {}, Command::Play { decision: 0, action: nonsense.clone() }, Command::Close {}]
    {
        let text = json!({ "do": { "id": 1, "command": command } }).to_string();
        socket.send_text(text).await.unwrap();
        all.extend(heard(&mut socket).await);
    }
    for path in [
        format!("/api/tables/{code}"),
        format!("/api/games/{code}-1"),
        format!("/api/games/{code}-1/record"),
        "/api/games".to_owned(),
    ] {
        let answer = guest.request(hyper::Method::GET, &path, None).await.unwrap();
        all.push(json!([path, answer.status, answer.body]));
    }
    all.iter_mut().for_each(|message| {
        message.pointer_mut("/table/clock/left_ms").map(Value::take);
    });
    // Who is there comes from sockets, not from the game: it tells how soon the server has noticed that the last one was closed.
    all.retain(|message| message.get("present").is_none());
    all
}

/// The part about the table itself.
fn tables_in(told: &[Value]) -> Vec<&Value> {
    told.iter().filter_map(|message| message.get("table")).collect()
}

async fn tells_nothing<G: Game>(seats: usize, seed: u64, pairs: usize) {
    let mut draw = SplitMix::new(seed);
    let mut found = 0;
    for number in 0.. {
        assert!(number < 20_000, "{}: two games that look alike are hard to find", G::NAME);
        let viewer = Seat::new(number % seats).unwrap();
        let Some(steps) = alike::<G>(seats, viewer, &mut draw) else { continue };
        let code = Code::new(number as u32);
        let mut told = Vec::new();
        for steps in &steps {
            let (server, guests) = serve::<G>(code, steps, seats).await;
            let versions = (steps.len() + seats + 2) as u64;
            let player = all_of(&guests[viewer.index()], code, versions, As::Player).await;
            let screen = all_of(&guests[viewer.index()], code, versions, As::Screen).await;
            let spectator = all_of(&guests[seats], code, versions, As::Player).await;
            let (tables, all_see) = (tables_in(&screen), tables_in(&spectator));
            assert_eq!(tables, all_see, "{}: what is on a big screen is what all may see", G::NAME);
            told.push([player, screen, spectator]);
            server.running.stop().await;
        }
        assert!(told[0][0].len() > 10, "something was sent");
        assert!(
            told[0].iter().flatten().any(|message| message.pointer("/table/game/view").is_some()),
            "the game too"
        );
        let different =
            told[0].iter().flatten().zip(told[1].iter().flatten()).find(|(one, other)| one != other);
        let as_many = |which: usize| told[which].each_ref().map(Vec::len);
        assert!(
            different.is_none() && as_many(0) == as_many(1),
            "{} tells seat {viewer} or a spectator which of these was played: {steps:#?}\n{different:#?}",
            G::NAME
        );
        found += 1;
        if found == pairs {
            return;
        }
    }
}

/// Whether everyone sees everything that happens: then only memory is a secret, and there is nothing to compare.
fn hides_nothing<G: Game>(seats: usize) -> bool {
    let mut draw = SplitMix::new(1);
    let mut game = G::new(&G::usual_options(), seats).unwrap();
    let mut events = Vec::new();
    while let Some(step) = random_step(&game, &mut draw) {
        game.apply(step, &mut events).unwrap();
    }
    let told = |event: &G::Event| Viewer::all(seats).all(|it| G::redact(event, it).as_ref() == Some(event));
    events.iter().all(told)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_receives_what_they_must_not_know() {
    let mut open = Vec::new();
    for kind in catalog::GameKind::all() {
        with_game!(kind, G => match hides_nothing::<G>(3) {
            true => open.push(kind.name()),
            false => tells_nothing::<G>(3, 11, 6).await,
        });
    }
    assert!(open.contains(&"gold") && !open.contains(&"incan-gold") && !open.contains(&"lost-temple"));
}
