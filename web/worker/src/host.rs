//! Runs the table on this device: handles the page's messages, lets the bots think, and sends what is new.

use crate::bots::{Bots, Progress};
use crate::environment::Environment;
use crate::input::{Failure, bad, id_in, id_of, read};
use crate::local_table::{LocalTable, on_this_device};
use crate::replay::ReplaySession;
use bots::Level;
use fair::Secret;
use game_core::{Draw, Seat, SplitMix};
use protocol::{
    Code, Command, CommandId, FromClient, FromLocal, Json, KnownVersion, PersonNumber, Perspective, Reaction,
    Refusal, Setup, ToClient, ToLocal, VERSION,
};
use referee::{Inputs, Person, Plan, UpdateMode};

type Done = Result<(), Failure>;

pub struct Host {
    environment: Box<dyn Environment>,
    seated: Option<LocalTable>,
    /// The opened record.
    replay: Option<ReplaySession>,
    bots: Bots,
    /// The bots' randomness for a prepared deal.
    seeds: Option<SplitMix>,
    /// Whether the view was switched since the last update, which must then say whose it is.
    turned: bool,
    /// Whose view is shown; `None`: a spectator's.
    eyes: Option<PersonNumber>,
    /// The last version sent to this view; `None`: the next update stands alone.
    told: Option<u64>,
    /// The last `present` message.
    present: String,
    /// The last `owing` message.
    owing: Option<Vec<PersonNumber>>,
    out: Vec<FromLocal>,
}

impl Host {
    pub fn new(environment: impl Environment + 'static) -> Host {
        Host {
            environment: Box::new(environment),
            seated: None,
            replay: None,
            bots: Bots::default(),
            seeds: None,
            eyes: None,
            told: None,
            present: String::new(),
            turned: false,
            owing: None,
            out: Vec::new(),
        }
    }

    /// Handles a [`ToLocal`] and returns the resulting [`FromLocal`]s, all as JSON.
    pub fn hear(&mut self, text: &str) -> Vec<String> {
        let (id, done) = match read(text) {
            Ok(message) => (id_in(&message), self.obey(message)),
            Err(failure) => (id_of(text), Err(failure)),
        };
        match done {
            Ok(()) => {}
            Err(Failure::Refused(why)) => self.say(ToClient::Refused { id, why }),
            Err(Failure::Broken(problem)) => self.out.push(FromLocal::Broken(problem)),
        }
        self.said()
    }

    /// Lets one bot think and returns the resulting messages: none yet if its choice must not be shown before [`pause`](Host::pause) is
    /// over. `None`: no bot is due until the next message.
    pub fn think(&mut self) -> Option<Vec<String>> {
        match self.bots.think(|| self.environment.millis()) {
            Progress::Idle => return None,
            Progress::Waiting => {}
            Progress::Ready(mut answer) => {
                let inputs = self.inputs();
                if let Some(seated) = &mut self.seated {
                    seated.table.return_bot(&mut answer);
                    let plan = seated.table.answer(&answer, &inputs);
                    match self.write(plan) {
                        Ok(()) => self.tell(),
                        Err(problem) => self.out.push(FromLocal::Broken(problem)),
                    }
                }
            }
        }
        Some(self.said())
    }

    /// How many milliseconds to wait before the next [`think`](Host::think).
    pub fn pause(&self) -> u32 {
        self.bots.pause(self.environment.millis())
    }

    fn obey(&mut self, message: ToLocal) -> Done {
        match message {
            ToLocal::Open { setup, people, bots, secret } => self.open(setup, &people, &bots, secret),
            ToLocal::Restore { entries } => self.restore(&entries),
            ToLocal::Join { name } => self.join(&name),
            ToLocal::Say { person, .. } if person != self.eyes => {
                Err(bad("look with these eyes first").into())
            }
            ToLocal::Say { message, .. } => self.hear_client(message),
            ToLocal::Look { person } => self.look(person),
            ToLocal::Record { text } => self.screen(&text),
            ToLocal::At { step, eyes } => self.at(step, eyes),
            ToLocal::Branch { step, seat, name, bots } => self.branch(step, seat, &name, bots),
        }
    }

    fn open(&mut self, setup: Setup, people: &[String], bots: &[Level], secret: Option<Secret>) -> Done {
        let seeds = secret.as_ref().map(|secret| SplitMix::new(seed_of(secret)));
        let inputs = self.inputs();
        let inputs = Inputs { secret: secret.unwrap_or(inputs.secret), ..inputs };
        let (seated, entries) = LocalTable::open(setup, people, bots, &inputs)?;
        self.out.push(FromLocal::Kept { first: 1, entries: entries.iter().map(json).collect() });
        self.seeds = seeds;
        self.begin(seated, Some(0));
        Ok(())
    }

    fn screen(&mut self, text: &str) -> Done {
        match ReplaySession::open(text) {
            Ok((replay, told)) => {
                self.replay = Some(replay);
                self.out.push(told);
            }
            Err(told) => self.out.push(told),
        }
        Ok(())
    }

    fn at(&mut self, step: u32, eyes: Perspective) -> Done {
        let update = self.replay.as_mut().ok_or_else(no_record)?.at(step, eyes)?;
        self.out.push(FromLocal::Told { person: None, message: ToClient::Table(Box::new(update)) });
        Ok(())
    }

    fn branch(&mut self, step: u32, seat: Seat, name: &str, bots: Level) -> Done {
        let inputs = self.inputs();
        let beginning = self.replay.as_ref().ok_or_else(no_record)?.until(step);
        let (seated, plan) = LocalTable::branch(beginning, seat, name, bots, &inputs)?;
        self.hand_out(1, plan);
        self.seeds = None;
        self.begin(seated, Some(0));
        Ok(())
    }

    fn restore(&mut self, entries: &[Json]) -> Done {
        let seated = LocalTable::restore(entries)?;
        self.seeds = None;
        let eyes = (seated.count() == 1).then_some(0);
        self.begin(seated, eyes);
        Ok(())
    }

    /// Replaces the current table.
    fn begin(&mut self, seated: LocalTable, eyes: Option<PersonNumber>) {
        self.seated = Some(seated);
        self.bots = Bots::default();
        self.owing = None;
        self.turn_to(eyes);
        self.wake_bots();
        self.tell();
    }

    /// The new view knows nothing yet.
    fn turn_to(&mut self, eyes: Option<PersonNumber>) {
        self.eyes = eyes;
        self.told = None;
        self.present.clear();
    }

    fn join(&mut self, name: &str) -> Done {
        let inputs = self.inputs();
        let id = self.number();
        let seated = self.seated.as_mut().ok_or(Refusal::NotAtTable)?;
        let person = seated.next(name)?;
        let plan = seated.table.submit(&person, id, &Command::Sit { place: None }, &inputs)?;
        seated.add(person);
        self.write(plan)?;
        self.tell();
        Ok(())
    }

    fn look(&mut self, eyes: Option<PersonNumber>) -> Done {
        let seated = self.seated.as_ref().ok_or(Refusal::NotAtTable)?;
        if eyes.is_some_and(|number| seated.person(number).is_none()) {
            return Err(bad("there is no such person on this device").into());
        }
        self.turn_to(eyes);
        self.tell();
        Ok(())
    }

    fn hear_client(&mut self, message: FromClient) -> Done {
        match message {
            FromClient::Hello { protocol: VERSION } => {
                let name = self.person().map_or_else(String::new, |person| person.name.clone());
                self.say(ToClient::Welcome { protocol: VERSION, name });
            }
            FromClient::Hello { .. } => return Err(Refusal::WrongProtocol { speaks: VERSION }.into()),
            FromClient::Lobby {} => self.say(ToClient::Lobby { tables: Vec::new(), more: 0 }),
            FromClient::Enter { screen: true, .. } => return Err(bad("a big screen needs a server").into()),
            FromClient::Enter { table, have, screen: false } => return self.enter(table, have),
            FromClient::Do { id, command } => return self.act(id, command),
            FromClient::React { reaction } => return self.react(reaction),
            FromClient::Ping {} => self.say(ToClient::Pong {}),
        }
        Ok(())
    }

    /// Enters the table, as on a server; a person who had left takes the seat back.
    fn enter(&mut self, code: Code, have: Option<KnownVersion>) -> Done {
        let seated = self.seated.as_ref().filter(|seated| seated.table.code() == code);
        let seated = seated.ok_or(Refusal::UnknownTable)?;
        if seated.table.is_away(seated.user(self.eyes)) {
            let id = self.number();
            self.submit(id, &Command::Back {})?;
        }
        self.turn_to(self.eyes);
        self.told = have.map(|have| have.version);
        self.tell_table(UpdateMode::CatchUp);
        self.tell();
        Ok(())
    }

    fn act(&mut self, id: CommandId, command: Command) -> Done {
        let command = match command {
            Command::Change { setup } => Command::Change { setup: on_this_device(setup) },
            other => other,
        };
        let version = self.submit(id, &command)?;
        self.say(ToClient::Done { id, version });
        let is_new = self.told.is_none_or(|told| told < version); // what is sent twice is done once
        if is_new && matches!(command, Command::Play { .. }) {
            self.hand_on();
        }
        self.tell();
        Ok(())
    }

    /// After a choice on a shared device, switches to the spectator's view before the events are shown to everyone around, unless the same
    /// person is asked next.
    fn hand_on(&mut self) {
        let Some(seated) = self.seated.as_ref().filter(|seated| seated.count() > 1) else { return };
        let owing = seated.owing();
        if self.eyes.is_some() && self.eyes != owing.first().copied().filter(|_| owing.len() == 1) {
            self.eyes = None;
            self.turned = true;
            self.present.clear();
        }
    }

    fn react(&mut self, reaction: Reaction) -> Done {
        let seated = self.seated.as_ref().ok_or(Refusal::NotAtTable)?;
        let place = seated.table.place_of(seated.user(self.eyes)).ok_or(Refusal::NotSeated)?;
        self.say(ToClient::Reacted { place, reaction });
        Ok(())
    }

    /// Does a command of the person whose view is shown. Returns the version after it.
    fn submit(&mut self, id: CommandId, command: &Command) -> Result<u64, Failure> {
        let inputs = self.inputs();
        let seated = self.seated.as_ref().ok_or(Refusal::NotAtTable)?;
        let person = self.person().ok_or(Refusal::NotSeated)?;
        let plan = seated.table.submit(person, id, command, &inputs)?;
        self.write(plan)?;
        Ok(self.seated.as_ref().map_or(0, |seated| seated.table.version()))
    }

    /// Applies a plan and sends its entries to be saved, before anything is shown.
    fn write(&mut self, plan: Plan) -> Result<(), String> {
        let Some(seated) = self.seated.as_mut().filter(|_| !plan.entries.is_empty()) else {
            self.wake_bots();
            return Ok(());
        };
        let first = seated.table.version() + 1;
        if let Err(broken) = plan.entries.iter().try_for_each(|entry| seated.table.apply(entry)) {
            self.seated = None; // it may be half applied: only what was saved is valid
            return Err(format!("the table has stopped: {broken}; take it up again from what was kept"));
        }
        self.hand_out(first, plan);
        self.wake_bots();
        Ok(())
    }

    /// Sends entries to be saved, after the record of a game that ends with them.
    fn hand_out(&mut self, first: u64, plan: Plan) {
        let ended = plan.ended.map(|ended| FromLocal::Record { id: ended.id, record: ended.record });
        self.out.extend(ended);
        self.out.push(FromLocal::Kept { first, entries: plan.entries.iter().map(json).collect() });
    }

    fn wake_bots(&mut self) {
        let Host { environment, seated, bots, seeds, .. } = self;
        let Some(seated) = seated else { return };
        let now = environment.millis();
        bots.wake(&mut seated.table, now, || match seeds {
            Some(seeds) => seeds.next_word(),
            None => number(&environment.random()),
        });
    }

    /// Sends what is new to the view, and who owes a choice.
    fn tell(&mut self) {
        let version = self.seated.as_ref().map(|seated| seated.table.version());
        if version.is_some() && version != self.told {
            self.tell_table(UpdateMode::Live);
        }
        let Some(seated) = &self.seated else { return };
        let present = seated.present();
        let owing = seated.owing();
        let written = text(&present);
        if written != self.present {
            self.present = written;
            self.say(present);
        }
        if self.owing.as_ref() != Some(&owing) {
            self.owing = Some(owing.clone());
            self.out.push(FromLocal::Owing { people: owing });
        }
    }

    fn tell_table(&mut self, mode: UpdateMode) {
        let Some(seated) = &self.seated else { return };
        let user = seated.user(self.eyes);
        // A new view gets the game from its beginning, without what the person would have had to remember.
        let (since, mode) =
            if self.told.is_none() { (Some(0), UpdateMode::CatchUp) } else { (self.told, mode) };
        let mut update = seated.table.look(user, since, mode);
        if std::mem::take(&mut self.turned) {
            let afresh = seated.table.look(user, None, UpdateMode::Live);
            (update.table, update.you) = (afresh.table, afresh.you);
        }
        self.told = Some(update.version);
        self.say(ToClient::Table(Box::new(update)));
    }

    fn say(&mut self, message: ToClient) {
        self.out.push(FromLocal::Told { person: self.eyes, message });
    }

    fn said(&mut self) -> Vec<String> {
        self.out.drain(..).map(|message| text(&message)).collect()
    }

    fn person(&self) -> Option<&Person> {
        self.seated.as_ref()?.person(self.eyes?)
    }

    fn inputs(&mut self) -> Inputs {
        Inputs { secret: Secret::new(self.environment.random()), date: self.environment.today() }
    }

    fn number(&mut self) -> u64 {
        number(&self.environment.random())
    }
}

fn number(bytes: &[u8; 32]) -> u64 {
    bytes[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// What the bots of a prepared deal draw from.
fn seed_of(secret: &Secret) -> u64 {
    secret.to_hex().bytes().fold(0, |seed, digit| seed.rotate_left(5) ^ u64::from(digit))
}

fn no_record() -> Refusal {
    bad("open a record first")
}

fn json(value: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("plain data with text keys can be written")
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data with text keys can be written")
}
