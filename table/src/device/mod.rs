//! A table on this device: a [`Session`] with the people who share the device, one of whom, or a spectator, is shown.
//!
//! A [`Device`] takes the page's messages and returns what to save and what to show, in this order. At any time the page shows the view
//! of one person or of a spectator, and gets only what that viewer may know. The entries to save are the exception: they contain
//! secrets and are not shown. There is no clock for decisions.

mod advising;
mod environment;
mod people;
mod strengths;
mod thinking;

pub use environment::Environment;

use crate::entry::{Branch, Person};
use crate::plan::{Inputs, Plan};
use crate::seating::Occupant;
use crate::session::{Change, Dialogue, Request, Session, SessionConfig, Visitor};
use advising::Advice;
use bots::{Level, Strength};
use catalog::GameKind;
use daily::{Claim, Expedition, NoDate, Summary};
use fair::Secret;
use game_core::{Draw, Seat, SplitMix};
use people::{People, on_this_device};
use std::collections::BTreeMap;
use strengths::Strengths;
use thinking::{Bots, Progress};
use wire::{
    Code, Command, CommandId, ExpeditionResult, FromClient, FromLocal, Json, KnownVersion, LocalFailure,
    PersonNumber, Phase, Refusal, Setup, ToClient,
};

/// Bots take this long, at least, while people watch.
const CONFIG: SessionConfig = SessionConfig { has_clock: false, bot_pause: 600 };

/// The longest pause a page may ask for, in milliseconds.
const MAX_BOT_PAUSE: u32 = 10_000;

/// A new view has seen nothing, and gets the game from its beginning.
const NOTHING: Option<KnownVersion> = Some(KnownVersion { version: 0 });

/// The first part of a recorded game: its setup, where it was left, and its lines.
pub type Beginning = (Setup, Branch, Vec<Json>);

/// Why a request failed.
#[derive(Debug)]
pub enum Failure {
    /// As online: the answer to a message at an open table.
    Refused(Refusal),
    /// There is no table that could answer.
    Broken(LocalFailure),
}

impl From<Refusal> for Failure {
    fn from(why: Refusal) -> Failure {
        Failure::Refused(why)
    }
}

impl From<LocalFailure> for Failure {
    fn from(why: LocalFailure) -> Failure {
        Failure::Broken(why)
    }
}

type Done = Result<(), Failure>;

pub struct Device {
    environment: Box<dyn Environment>,
    open: Option<OpenTable>,
    /// What to save and show, in this order.
    out: Vec<FromLocal>,
    strengths: Strengths,
}

struct OpenTable {
    session: Session,
    people: People,
    /// Whose view is shown; `None`: a spectator's.
    shown: Option<PersonNumber>,
    visitor: Visitor,
    bots: Bots,
    advice: Advice,
    /// The bots' randomness for a prepared deal.
    seeds: Option<SplitMix>,
    /// The last `owing` message.
    owing: Option<Vec<PersonNumber>>,
}

impl Device {
    pub fn new(environment: impl Environment + 'static) -> Device {
        Device {
            environment: Box::new(environment),
            open: None,
            out: Vec::new(),
            strengths: Strengths::default(),
        }
    }

    /// Everything to save and show since the last call.
    pub fn take_messages(&mut self) -> Vec<FromLocal> {
        std::mem::take(&mut self.out)
    }

    /// How strong the people who use this device are.
    pub fn set_strengths(&mut self, games: BTreeMap<GameKind, Strength>) {
        self.strengths = Strengths::new(games);
    }

    /// Opens a new table.
    pub fn open(&mut self, setup: Setup, names: &[String], bots: &[Level], secret: Option<Secret>) -> Done {
        let seeds = secret.as_ref().map(|secret| SplitMix::new(seed_of(secret)));
        let inputs = self.inputs(setup.game);
        let inputs = Inputs { secret: secret.unwrap_or(inputs.secret), ..inputs };
        let (people, table, plan) = People::open(setup, names, bots, &inputs)?;
        self.save(1, &plan);
        self.begin(people, Session::new(table, CONFIG, 0, 0), Some(0), seeds);
        Ok(())
    }

    /// Opens the table of a daily expedition, whose game has already started, or shows it again if it is the current one.
    pub fn daily(&mut self, game: GameKind, date: &str, name: &str) -> Done {
        let date = date.parse().map_err(|error: NoDate| Refusal::bad_message(&error.to_string()))?;
        let expedition = Expedition { game, date };
        if self.open.as_ref().is_some_and(|open| open.session.table().expedition == Some(expedition)) {
            return self.look(Some(0));
        }
        let (people, table, plan) = People::daily(expedition, name)?;
        self.save(1, &plan);
        self.begin(people, Session::new(table, CONFIG, 0, 0), Some(0), None);
        Ok(())
    }

    /// Opens a table whose game continues that of a record: one person in this seat, bots in the others.
    pub fn branch(&mut self, beginning: Beginning, seat: Seat, name: &str, bots: Level) -> Done {
        let inputs = self.inputs(beginning.0.game);
        let (people, table, plan) = People::branch(beginning, seat, name, bots, &inputs)?;
        self.save(1, &plan);
        self.begin(people, Session::new(table, CONFIG, 0, 0), Some(0), None);
        Ok(())
    }

    /// Continues a saved table.
    pub fn restore(&mut self, entries: &[Json]) -> Done {
        let (people, table) = People::restore(entries)?;
        let shown = (people.count() == 1).then_some(0);
        self.begin(people, Session::new(table, CONFIG, 0, 0), shown, None);
        Ok(())
    }

    /// Forgets the current table.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// The names of the people who share the device, by number; empty if no table is open.
    pub fn people(&self) -> Vec<String> {
        self.open.as_ref().map(|open| open.people.names()).unwrap_or_default()
    }

    fn is_daily(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.session.table().expedition.is_some())
    }

    /// Whether the last game of the table is over.
    pub fn is_over(&self) -> bool {
        let phase = self.open.as_ref().map(|open| open.session.table().phase());
        matches!(phase, Some(Phase::Over | Phase::Closed))
    }

    /// Replaces the current table. Everyone on the device is there.
    fn begin(
        &mut self,
        people: People,
        mut session: Session,
        shown: Option<PersonNumber>,
        seeds: Option<SplitMix>,
    ) {
        people.users().for_each(|user| session.connect(user, false));
        let visitor = Visitor::new(people.user(shown), false, NOTHING, &session);
        let (bots, advice) = (Bots::default(), Advice::default());
        self.open = Some(OpenTable { session, people, shown, visitor, bots, advice, seeds, owing: None });
        self.wake_bots();
        self.show_news();
    }

    /// Another person sits down.
    pub fn join(&mut self, name: &str) -> Done {
        let id = self.number();
        let person = self.table()?.people.next(name)?;
        self.change(Change::Command { by: person.clone(), id, command: Command::Sit { place: None } })?;
        let open = self.table()?;
        open.session.connect(person.user, false);
        open.people.add(person);
        self.show_news();
        Ok(())
    }

    /// Shows a person's view, or a spectator's.
    pub fn look(&mut self, shown: Option<PersonNumber>) -> Done {
        let open = self.table()?;
        if shown.is_some_and(|number| open.people.person(number).is_none()) {
            return Err(Refusal::bad_message("there is no such player on this device").into());
        }
        open.shown = shown;
        open.visitor = Visitor::new(open.people.user(shown), false, NOTHING, &open.session);
        self.show_news();
        Ok(())
    }

    /// A message of the person whose view is shown, as it would be sent to a server.
    pub fn say(&mut self, person: Option<PersonNumber>, message: FromClient) -> Done {
        if self.open.as_ref().and_then(|open| open.shown) != person {
            return Err(Refusal::bad_message("ask for this player's view first").into());
        }
        let name = self.person().map(|person| person.name).unwrap_or_default();
        match Dialogue::greeted(name).receive(message)? {
            Request::Reply(reply) => self.show(reply),
            Request::Event(_) => return Err(Refusal::UnknownEvent.into()),
            Request::Lobby => self.show(ToClient::Lobby { tables: Vec::new(), more: 0 }),
            Request::Enter { screen: true, .. } => {
                return Err(Refusal::bad_message("a big screen needs a server").into());
            }
            Request::Enter { table, have, screen: false } => return self.enter(table, have),
            Request::Do { id, command } => return self.act(id, command),
            Request::React(reaction) => {
                let open = self.table()?;
                open.session.react(&open.visitor, reaction)?;
                self.show_news();
            }
            Request::Hint(decision) => {
                let OpenTable { session, visitor, advice, .. } = self.table()?;
                let ready = advice.ask(session, visitor, decision)?;
                ready.into_iter().for_each(|hint| self.show(ToClient::Hint(Box::new(hint))));
            }
        }
        Ok(())
    }

    /// Enters the table, as on a server; a person who had left takes the seat back.
    fn enter(&mut self, code: Code, have: Option<KnownVersion>) -> Done {
        let id = self.number();
        let open = self.table().ok().filter(|open| open.session.table().code() == code);
        let open = open.ok_or(Refusal::UnknownTable)?;
        open.visitor = Visitor::new(open.people.user(open.shown), false, have.or(NOTHING), &open.session);
        if open.session.is_returning(&open.visitor) {
            let by = self.person().ok_or(Refusal::NotSeated)?;
            self.change(Change::Command { by, id, command: Command::Back {} })?;
        }
        self.show_news();
        Ok(())
    }

    fn act(&mut self, id: CommandId, command: Command) -> Done {
        let command = match command {
            Command::Change { setup } => Command::Change { setup: on_this_device(setup) },
            other => other,
        };
        self.table()?;
        let by = self.person().ok_or(Refusal::NotSeated)?;
        let (by, command) = self.picking(by, command);
        let is_choice = matches!(command, Command::Play { .. });
        let is_new = self.change(Change::Command { by, id, command })?;
        let version = self.table()?.session.table().version();
        self.show(ToClient::Done { id, version });
        if is_new && is_choice {
            self.hand_over();
        }
        self.show_news();
        Ok(())
    }

    /// Before a game, the person with the device picks for everyone who shares it.
    fn picking(&self, by: Person, command: Command) -> (Person, Command) {
        let Some(open) = &self.open else { return (by, command) };
        match command {
            Command::Pick { option, values, place: Some(place) } => {
                let occupant = open.session.table().occupants().nth(usize::from(place)).flatten();
                match occupant {
                    Some(Occupant::Person(person)) => {
                        (person.clone(), Command::Pick { option, values, place: None })
                    }
                    _ => (by, Command::Pick { option, values, place: Some(place) }),
                }
            }
            other => (by, other),
        }
    }

    /// After a choice on a shared device, switches to the spectator's view before the events are shown to everyone around, unless the
    /// same person is asked next.
    fn hand_over(&mut self) {
        let Some(open) = self.open.as_mut().filter(|open| open.people.count() > 1) else { return };
        let owing = open.people.owing(open.session.table());
        if open.shown.is_some() && open.shown != owing.first().copied().filter(|_| owing.len() == 1) {
            open.shown = None;
            open.visitor.switch_to(open.people.user(None));
        }
    }

    /// Works on a hint, or lets one bot think. Its choice is shown when its time has come ([`Device::pause`]). `false`: nothing is due
    /// until the next message.
    pub fn think(&mut self) -> bool {
        let Device { environment, open, .. } = self;
        let Some(open) = open else { return false };
        if let Some(game) = open.session.table().game_with_hints() {
            catalog::expect_hints(game);
        }
        if open.advice.is_due() {
            let ready = open.advice.think(&mut open.session, || environment.millis());
            // The device may have been handed to another person.
            let user = open.visitor.user();
            if let Some((_, hint)) = ready.filter(|(asker, _)| *asker == user) {
                self.show(ToClient::Hint(Box::new(hint)));
            }
            return true;
        }
        let is_daily = open.session.table().expedition.is_some();
        match open.bots.think(|| environment.millis(), is_daily) {
            Progress::Idle => return false,
            Progress::Waiting => {}
            Progress::Ready(answer) => {
                let change = open.session.bot_answered(answer.seat, answer.decision, Some(answer));
                match change.map_or(Ok(false), |change| self.change(change)) {
                    Ok(_) => self.show_news(),
                    Err(Failure::Refused(why)) => {
                        self.out.push(FromLocal::Broken(LocalFailure::Refused(why)))
                    }
                    Err(Failure::Broken(why)) => self.out.push(FromLocal::Broken(why)),
                }
            }
        }
        true
    }

    /// How long bots take, at least, and whether they wait until the next such call.
    pub fn pace_bots(&mut self, pause: u32, wait: bool) -> Done {
        let open = self.table()?;
        open.session.set_bot_pause(pause.min(MAX_BOT_PAUSE).into());
        open.bots.waiting = wait;
        Ok(())
    }

    /// How many milliseconds to wait before the next [`think`](Device::think).
    pub fn pause(&self) -> u32 {
        let waiting = self.open.as_ref().filter(|open| !open.advice.is_due());
        waiting.map_or(0, |open| open.bots.pause(self.environment.millis()))
    }

    /// Plans, saves and commits a change. `false` if it was done before.
    fn change(&mut self, change: Change) -> Result<bool, Failure> {
        let game = self.table()?.session.table().setup().game;
        let (inputs, now) = (self.inputs(game), self.environment.millis());
        let open = self.table()?;
        let plan = open.session.plan(&change, &inputs)?;
        let is_new = !plan.entries.is_empty();
        if is_new {
            let first = open.session.table().stored() + 1;
            self.save(first, &plan);
            if let Err(broken) = self.table()?.session.commit(plan, now) {
                self.open = None; // it may be half applied: only what was saved is valid
                return Err(LocalFailure::Stopped(broken.to_string()).into());
            }
        }
        self.wake_bots();
        Ok(is_new)
    }

    /// Sends entries to be saved, after the record of a game that ends with them.
    fn save(&mut self, first: u64, plan: &Plan) {
        if let Some(ended) = &plan.ended {
            let (id, record) = (ended.id.clone(), ended.record.clone());
            let daily = self.is_daily().then(|| result_of(&record)).flatten().map(Box::new);
            // Who took hints did not play by themselves.
            let hinted = self.open.as_ref().is_some_and(|open| open.session.has_hinted());
            let strengths = if hinted { None } else { self.strengths.learn(ended) };
            self.out.push(FromLocal::Record { id, record, daily, strengths });
        }
        self.out
            .push(FromLocal::Kept { first, entries: plan.entries.iter().map(crate::game::json).collect() });
    }

    fn wake_bots(&mut self) {
        let Device { environment, open, .. } = self;
        let Some(OpenTable { session, bots, seeds, .. }) = open else { return };
        bots.wake(session, environment.millis(), || match seeds {
            Some(seeds) => seeds.next_word(),
            None => number(&environment.random()),
        });
    }

    /// Sends what is new to the view, and who owes a choice.
    fn show_news(&mut self) {
        let now = self.environment.millis();
        let Some(open) = &mut self.open else { return };
        let person = open.shown;
        let news = open.session.news(&mut open.visitor, now);
        self.out.extend(news.into_iter().map(|message| FromLocal::Told { person, message }));
        let owing = open.people.owing(open.session.table());
        if open.owing.as_ref() != Some(&owing) {
            open.owing = Some(owing.clone());
            self.out.push(FromLocal::Owing { people: owing });
        }
    }

    /// Sends a message to the view.
    pub fn show(&mut self, message: ToClient) {
        let person = self.open.as_ref().and_then(|open| open.shown);
        self.out.push(FromLocal::Told { person, message });
    }

    fn table(&mut self) -> Result<&mut OpenTable, Refusal> {
        self.open.as_mut().ok_or(Refusal::NotAtTable)
    }

    fn person(&self) -> Option<Person> {
        let open = self.open.as_ref()?;
        open.people.person(open.shown?).cloned()
    }

    fn inputs(&mut self, game: GameKind) -> Inputs {
        let (secret, date) = (Secret::new(self.environment.random()), self.environment.today());
        Inputs { secret, date, absent: Vec::new(), strength: self.strengths.of(game) }
    }

    fn number(&mut self) -> u64 {
        number(&self.environment.random())
    }
}

/// How a daily expedition went, for the page.
fn result_of(record: &str) -> Option<ExpeditionResult> {
    let Summary { game, date, score, rank, seats, standing, .. } =
        Claim::read(record).ok()?.summary().ok()?;
    Some(ExpeditionResult { game, date: date.to_string(), score, rank, seats: seats as u8, standing })
}

fn number(bytes: &[u8; 32]) -> u64 {
    bytes[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// What the bots of a prepared deal draw from.
fn seed_of(secret: &Secret) -> u64 {
    secret.to_hex().bytes().fold(0, |seed, digit| seed.rotate_left(5) ^ u64::from(digit))
}
