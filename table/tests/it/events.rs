//! Events: several tables that play the same deal.

use crate::common::{person, setup};
use bots::{Level, Strength};
use catalog::GameKind;
use fair::{Commitment, Salt, Secret};
use game_table::{Entry, EntryKind, Event, Table, TableProgress, UserId};
use wire::{Code, Command, EventCommand, EventPhase, EventSeat, Phase, Refusal, StartStep};

const HOST: i64 = 9;
const LATE: i64 = 60_000;

fn secret(number: u8) -> Secret {
    Secret::new([number; 32])
}

fn salt(number: i64) -> Salt {
    Salt::new([number as u8 + 1; 32])
}

fn at(table: u8, seat: u8) -> EventSeat {
    EventSeat { table, seat }
}

/// An event with everyone who has it open.
struct Party {
    event: Event,
    now: i64,
}

impl Party {
    /// Two tables of Gold with two seats each, and nobody there yet.
    fn new() -> Party {
        let event = Event::open(person(HOST), &setup(GameKind::Gold, "{}", 2), 2, secret(1)).unwrap();
        Party { event, now: 1000 }
    }

    /// The users 0 to 3 sit at both tables and have committed.
    fn full() -> Party {
        let mut party = Party::new();
        for user in 0..4 {
            party.must(user, EventCommand::Sit { at: None });
            party.must(user, EventCommand::Commit { hash: salt(user).commitment() });
        }
        party
    }

    /// The same after the start.
    fn revealing() -> Party {
        let mut party = Party::full();
        party.must(HOST, EventCommand::Start {});
        party
    }

    /// What a command leads to; it is stored and read back.
    fn submit(&mut self, user: i64, command: EventCommand) -> Result<(), Refusal> {
        let present: Vec<UserId> = (0..4).map(UserId).collect();
        let before = self.written();
        match self.event.submit(&person(user), &command, self.now, &present) {
            Ok(next) => {
                let text = serde_json::to_string(&next).unwrap();
                self.event = serde_json::from_str(&text).unwrap();
                assert_eq!(self.written(), text, "it can be stored");
                Ok(())
            }
            Err(why) => {
                assert_eq!(self.written(), before, "a refusal changes nothing");
                Err(why)
            }
        }
    }

    fn must(&mut self, user: i64, command: EventCommand) {
        let text = format!("{command:?}");
        self.submit(user, command).unwrap_or_else(|why| panic!("{text}: {why}"));
    }

    fn reveal(&mut self, user: i64) -> Result<(), Refusal> {
        self.submit(user, EventCommand::Reveal { salt: salt(user) })
    }

    fn time_out(&mut self) {
        self.now += LATE;
        self.event = self.event.time_out(self.now, &secret(2)).unwrap();
    }

    fn written(&self) -> String {
        serde_json::to_string(&self.event).unwrap()
    }

    fn phase(&self) -> EventPhase {
        self.event.phase(&[])
    }

    fn wants(&self, user: i64) -> Option<StartStep> {
        self.event.view(Code::new(1), &[], Some(UserId(user))).you.wants
    }

    fn commitment(&self) -> Commitment {
        self.event.view(Code::new(1), &[], None).commitment
    }

    fn tables(&self) -> Vec<Table> {
        let codes = [Code::new(7), Code::new(8)];
        let openings = self.event.openings(Code::new(1), &codes, "2026-11-18", &[]).unwrap();
        codes.iter().zip(&openings).map(|(code, entries)| Table::replay(*code, entries).unwrap()).collect()
    }
}

#[test]
fn an_event_has_two_to_sixteen_tables_that_fit_the_game() {
    let open = |tables, places| {
        Event::open(person(HOST), &setup(GameKind::Gold, "{}", places), tables, secret(1)).map(drop)
    };
    let out_of_range = Err(Refusal::BadTables { least: 2, most: 16 });
    assert_eq!([0, 1, 17, 255].map(|tables| open(tables, 2)), [(); 4].map(|()| out_of_range.clone()));
    assert_eq!([2, 16].map(|tables| open(tables, 2)), [Ok(()), Ok(())]);
    assert!(matches!(open(2, 9), Err(Refusal::BadSetup { .. })));
    let bad = setup(GameKind::Gold, r#"{"nonsense":1}"#, 2);
    assert!(matches!(Event::open(person(HOST), &bad, 2, secret(1)), Err(Refusal::BadSetup { .. })));
    let view = Party::new().event.view(Code::new(1), &[], None);
    assert!(!view.setup.public && !view.setup.spectators, "whatever the host asked for");
}

#[test]
fn a_person_has_one_seat() {
    let mut party = Party::new();
    party.must(0, EventCommand::Sit { at: Some(at(1, 1)) });
    let again = Err(Refusal::AlreadySeated { table: 1 });
    for seat in [None, Some(at(1, 1)), Some(at(0, 0))] {
        assert_eq!(party.submit(0, EventCommand::Sit { at: seat }), again);
    }
    assert_eq!(party.submit(1, EventCommand::Sit { at: Some(at(1, 1)) }), Err(Refusal::PlaceTaken));
    for nowhere in [at(2, 0), at(0, 2), at(255, 255)] {
        assert_eq!(party.submit(1, EventCommand::Sit { at: Some(nowhere) }), Err(Refusal::NoSuchPlace));
    }
    party.must(0, EventCommand::Stand {});
    assert_eq!(party.submit(0, EventCommand::Stand {}), Err(Refusal::NotSeated));
    for user in 0..4 {
        party.must(user, EventCommand::Sit { at: None });
    }
    assert_eq!(party.submit(4, EventCommand::Sit { at: None }), Err(Refusal::TableFull));
}

#[test]
fn only_the_host_arranges_the_event() {
    let mut party = Party::full();
    for command in [
        EventCommand::AddBots { at: None, level: Some(Level::Guide) },
        EventCommand::Remove { at: at(0, 0) },
        EventCommand::AddTable {},
        EventCommand::RemoveTable { table: 1 },
        EventCommand::Start {},
        EventCommand::Cancel {},
        EventCommand::End {},
    ] {
        assert_eq!(party.submit(0, command), Err(Refusal::NotHost));
    }
}

#[test]
fn a_table_that_never_fills_can_be_removed() {
    let mut party = Party::full();
    assert_eq!(
        party.submit(HOST, EventCommand::RemoveTable { table: 1 }),
        Err(Refusal::TableTaken { table: 1 })
    );
    party.must(HOST, EventCommand::AddTable {});
    assert_eq!(
        party.submit(HOST, EventCommand::Start {}),
        Err(Refusal::TableNotFull { table: 2, taken: 0, seats: 2 })
    );
    party.must(HOST, EventCommand::AddBots { at: None, level: Some(Level::Guide) });
    assert_eq!(party.submit(HOST, EventCommand::Start {}), Err(Refusal::OnlyBots { table: 2 }));
    party.must(HOST, EventCommand::RemoveTable { table: 2 });
    assert_eq!(party.submit(HOST, EventCommand::RemoveTable { table: 2 }), Err(Refusal::NoSuchPlace));
    for user in [2, 3] {
        party.must(user, EventCommand::Stand {});
    }
    let too_few = Err(Refusal::BadTables { least: 2, most: 16 });
    assert_eq!(party.submit(HOST, EventCommand::RemoveTable { table: 1 }), too_few);
    for _ in 2..16 {
        party.must(HOST, EventCommand::AddTable {});
    }
    assert_eq!(party.submit(HOST, EventCommand::AddTable {}), too_few);
}

#[test]
fn bots_have_names_that_they_keep_at_their_tables() {
    let mut party = Party::new();
    for (user, seat) in [(0, at(0, 0)), (1, at(1, 1))] {
        party.must(user, EventCommand::Sit { at: Some(seat) });
    }
    party.must(HOST, EventCommand::AddBots { at: Some(at(1, 0)), level: Some(Level::Oracle) });
    party.must(HOST, EventCommand::AddBots { at: None, level: Some(Level::Guide) });
    let tables = party.event.view(Code::new(1), &[], None).tables;
    let names = |table: usize| -> Vec<String> {
        tables[table].seats.iter().map(|seat| seat.as_ref().unwrap().name.clone()).collect()
    };
    let bots = [names(0).remove(1), names(1).remove(0)];
    assert_ne!(bots[0], bots[1]);
    assert!(!bots.iter().any(|name| Level::all().any(|level| level.name().eq_ignore_ascii_case(name))));
    party.must(HOST, EventCommand::Start {});
    for (number, table) in party.tables().iter().enumerate() {
        let seated: Vec<String> = table.occupants().flatten().map(game_table::Occupant::name).collect();
        assert_eq!(seated, names(number));
    }
}

#[test]
fn bots_of_no_level_are_a_mix_and_companions_know_their_people() {
    let mut party = Party::new();
    party.event = Event::open(person(HOST), &setup(GameKind::IncanGold, "{}", 4), 2, secret(1)).unwrap();
    for (user, seat) in [(0, at(0, 0)), (1, at(1, 0)), (2, at(1, 1))] {
        party.must(user, EventCommand::Sit { at: Some(seat) });
        party.must(user, EventCommand::Commit { hash: salt(user).commitment() });
    }
    party.must(HOST, EventCommand::AddBots { at: Some(at(1, 2)), level: Some(Level::Companion) });
    party.must(HOST, EventCommand::AddBots { at: None, level: None });
    let tables = party.event.view(Code::new(1), &[], None).tables;
    let levels = |table: usize| -> Vec<Level> {
        tables[table].seats.iter().filter_map(|seat| seat.as_ref().unwrap().bot).collect()
    };
    assert_eq!(levels(0), [Level::Guide, Level::Pathfinder, Level::Porter]);
    assert_eq!(levels(1), [Level::Companion, Level::Guide]);
    assert_eq!(party.event.people_with_companions(), [vec![], vec![UserId(1), UserId(2)]]);
    party.must(HOST, EventCommand::Start {});
    (0..3).for_each(|user| party.reveal(user).unwrap());
    let strengths = [Strength(2300), Strength(1800)];
    let codes = [Code::new(7), Code::new(8)];
    let openings = party.event.openings(Code::new(1), &codes, "2026-11-18", &strengths).unwrap();
    let companion = |entries: &Vec<Entry>| {
        entries.iter().find_map(|entry| match entry.kind {
            EntryKind::Started { companion, .. } => Some(companion),
            _ => None,
        })
    };
    assert_eq!(openings.iter().map(companion).collect::<Vec<_>>(), [Some(None), Some(Some(Strength(1800)))]);
}

#[test]
fn after_the_start_nothing_can_be_arranged() {
    let mut party = Party::revealing();
    for command in [
        EventCommand::AddBots { at: None, level: Some(Level::Guide) },
        EventCommand::Remove { at: at(0, 0) },
        EventCommand::AddTable {},
        EventCommand::Start {},
        EventCommand::Cancel {},
    ] {
        assert_eq!(party.submit(HOST, command), Err(Refusal::EventStarted));
    }
    assert_eq!(party.submit(HOST, EventCommand::End {}), Err(Refusal::EventNotStarted));
    assert_eq!(party.submit(0, EventCommand::Stand {}), Err(Refusal::EventStarted));
    assert_eq!(party.submit(5, EventCommand::Sit { at: None }), Err(Refusal::EventStarted));
    let hash = salt(77).commitment();
    assert_eq!(party.submit(0, EventCommand::Commit { hash }), Err(Refusal::NoSaltDue), "too late");
}

#[test]
fn a_canceled_event_is_over() {
    let mut party = Party::full();
    party.must(HOST, EventCommand::Cancel {});
    assert_eq!(party.phase(), EventPhase::Canceled);
    let hash = salt(0).commitment();
    for (user, command) in [
        (0, EventCommand::Stand {}),
        (0, EventCommand::Commit { hash }),
        (HOST, EventCommand::Start {}),
        (HOST, EventCommand::Cancel {}),
        (HOST, EventCommand::End {}),
    ] {
        assert_eq!(party.submit(user, command), Err(Refusal::EventCanceled));
    }
    assert!(party.event.abandon().is_none() && Party::revealing().event.abandon().is_none());
    assert!(Party::full().event.abandon().unwrap().is_canceled());
}

#[test]
fn all_tables_play_the_deal_that_all_salts_have_made() {
    let mut party = Party::revealing();
    assert_eq!(party.phase(), EventPhase::Revealing);
    assert_eq!(party.submit(0, EventCommand::Reveal { salt: salt(1) }), Err(Refusal::WrongSalt));
    assert_eq!(party.reveal(HOST), Err(Refusal::NotSeated));
    for user in [2, 0, 3] {
        party.reveal(user).unwrap();
        assert_eq!(party.reveal(user), Err(Refusal::AlreadyRevealed));
        assert!(!party.event.is_dealt());
    }
    party.reveal(1).unwrap();
    assert!(party.event.is_dealt());
    assert_eq!(party.reveal(1), Err(Refusal::NoSaltDue));

    let tables = party.tables();
    for (number, table) in (0..).zip(&tables) {
        assert_eq!((table.phase(), table.commitment()), (Phase::Playing, party.commitment()));
        let view = table.look(UserId(2 * number), None, game_table::UpdateMode::Live);
        let (event, game) = (view.table.unwrap().event.unwrap(), view.game.unwrap());
        assert_eq!((event.code, event.table, event.tables), (Code::new(1), number as u16, 2));
        assert_eq!(game.id, format!("{}-1", table.code()));
    }
    let playing = party.event.playing(vec![Code::new(7), Code::new(8)]);
    let of_user = |user| playing.view(Code::new(1), &[], Some(UserId(user))).you.table;
    assert_eq!([0, 1, 2, 3].map(of_user), [7, 7, 8, 8].map(|code| Some(Code::new(code))));
    assert_eq!(of_user(HOST), None);
    use TableProgress::{Closed, Over, Playing};
    assert_eq!(playing.phase(&[Over, Playing]), EventPhase::Playing);
    assert_eq!(playing.phase(&[Over, Closed]), EventPhase::Over);
}

#[test]
fn a_missing_salt_voids_the_deal_of_all_tables() {
    let mut party = Party::revealing();
    let first = party.commitment();
    for user in [0, 1, 2] {
        party.reveal(user).unwrap();
    }
    party.time_out();
    let view = party.event.view(Code::new(1), &[], None);
    assert_eq!((view.voided.len(), view.voided[0].commitment), (1, first));
    assert_eq!(view.voided[0].seats, [3], "counted over all tables");
    assert_ne!(view.commitment, first);
    // The others commit to new salts; the one who failed is not asked again, so it cannot go on like this.
    assert_eq!(
        [0, 1, 2, 3].map(|user| party.wants(user)),
        [Some(StartStep::Commit), Some(StartStep::Commit), Some(StartStep::Commit), None]
    );
    let hash = |user| EventCommand::Commit { hash: salt(user).commitment() };
    assert_eq!(party.submit(3, hash(3)), Err(Refusal::NoSaltDue));
    assert_eq!(party.reveal(0), Err(Refusal::NoSaltDue));
    party.must(0, hash(0));
    party.must(1, hash(1));
    party.time_out(); // user 2 has gone
    assert_eq!(party.wants(2), None);
    party.reveal(0).unwrap();
    party.reveal(1).unwrap();
    assert!(party.event.is_dealt());
    assert_eq!(party.tables()[0].commitment(), party.commitment());
}

#[test]
fn who_is_not_there_is_not_asked_for_a_salt() {
    let mut party = Party::new();
    for user in [0, 1, 2, 5] {
        party.must(user, EventCommand::Sit { at: None });
        party.must(user, EventCommand::Commit { hash: salt(user).commitment() });
    }
    party.must(HOST, EventCommand::Start {}); // user 5 has closed the page
    assert_eq!(party.wants(5), None);
    for user in [0, 1, 2] {
        party.reveal(user).unwrap();
    }
    assert!(party.event.is_dealt());
}

#[test]
fn a_hash_that_is_on_its_way_is_waited_for() {
    let mut party = Party::full();
    party.must(3, EventCommand::Stand {});
    party.must(3, EventCommand::Sit { at: None });
    party.must(HOST, EventCommand::Start {});
    assert_eq!(party.reveal(0), Err(Refusal::NoSaltDue), "nobody reveals before all have committed");
    assert_eq!(party.wants(3), Some(StartStep::Commit));
    party.must(3, EventCommand::Commit { hash: salt(3).commitment() });
    assert_eq!(party.wants(3), Some(StartStep::Reveal));
    assert_eq!(party.event.time_out(party.now, &secret(2)).map(drop), None, "not late yet");
}

#[test]
fn a_table_of_an_event_plays_its_game_and_nothing_else() {
    let mut party = Party::revealing();
    (0..4).for_each(|user| party.reveal(user).unwrap());
    let table = &party.tables()[0];
    let inputs = crate::common::inputs(3);
    let more = setup(GameKind::Gold, "{}", 2);
    for user in [0, HOST] {
        for command in [
            Command::AddBot { place: None, level: Level::Guide },
            Command::Remove { place: 0 },
            Command::Swap { a: 0, b: 1 },
            Command::Change { setup: more.clone() },
            Command::Ready {},
            Command::Start {},
            Command::Close {},
        ] {
            let refused = table.submit(&person(user), 1, &command, &inputs);
            assert_eq!(refused.map(drop), Err(Refusal::EventTable), "{command:?}");
        }
    }
    for stranger in [2, HOST] {
        assert_eq!(table.may_enter(UserId(stranger)), Err(Refusal::NoSpectators));
        assert!(table.look(UserId(stranger), None, game_table::UpdateMode::Live).game.is_none());
    }
    assert_eq!(table.may_enter(UserId(0)), Ok(()));
    assert_eq!(table.may_be_shown(), Err(Refusal::EventTable));
}
