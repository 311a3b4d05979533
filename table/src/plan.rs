//! Plans: the entries that a command adds, or a refusal. Nothing here changes the table.

use crate::ending::EndedGame;
use crate::entry::{CommandKey, Entry, EntryKind, Person, UserId};
use crate::game::{PlannedSteps, json};
use crate::seating::Occupant;
use crate::setup::{check_setup, options};
use crate::table::{FlattenPlaces, Table, rules_of};
use crate::think::BotAnswer;
use bots::Strength;
use catalog::with_game;
use fair::{Proof, Secret};
use game_core::{Game, Seat, SeatSet};
use wire::{Command, CommandId, Json, Phase, Refusal, Setup, Unfinished};

/// What comes from outside: random bytes, the date, and who is there.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// The source of the next game's chance.
    pub secret: Secret,
    /// As in records, `2026-11-16`.
    pub date: String,
    /// People who do not have the table open: they cannot reveal a salt, so they are not asked for one. A session fills it in.
    pub absent: Vec<UserId>,
    /// How strong the people at the table are, which is how strong its Companions will play.
    pub strength: Strength,
}

/// Entries to store first and then to [commit](Table::commit).
#[derive(Debug, Default)]
pub struct Plan {
    /// Empty if the command was done before or changes nothing.
    pub entries: Vec<Entry>,
    /// The game that ends with them.
    pub ended: Option<EndedGame>,
    /// The game's steps among the entries, ready to be taken over.
    pub(crate) steps: Option<PlannedSteps>,
}

impl From<EntryKind> for Plan {
    fn from(kind: EntryKind) -> Plan {
        Plan { entries: vec![kind.into()], ..Plan::default() }
    }
}

impl Plan {
    fn one(kind: EntryKind) -> Plan {
        kind.into()
    }

    /// This plan and then another one.
    pub(crate) fn then(mut self, next: Plan) -> Plan {
        self.entries.extend(next.entries);
        Plan { entries: self.entries, ..next }
    }

    fn caused_by(mut self, command: CommandKey) -> Plan {
        if let Some(last) = self.entries.last_mut() {
            last.command = Some(command);
        }
        self
    }
}

impl Table {
    /// The entries of a new table: `host` sits at its first place, bots of these levels at the next ones.
    pub fn open(
        host: Person,
        setup: Setup,
        bots: &[bots::Level],
        inputs: &Inputs,
    ) -> Result<Vec<Entry>, Refusal> {
        let setup = checked(&setup)?;
        if bots.len() >= usize::from(setup.places) {
            return Err(Refusal::TableFull);
        }
        let opened = EntryKind::Opened { host: host.clone(), setup, secret: inputs.secret.clone() };
        let seated = [opened, EntryKind::Sat { place: 0, person: host }];
        let bots = (1u8..).zip(bots).map(|(place, &level)| EntryKind::bot(place, level));
        Ok(seated.into_iter().chain(bots).map(Entry::from).collect())
    }

    /// Plans a command of `by`. A command that was done before adds nothing.
    pub fn submit(
        &self,
        by: &Person,
        id: CommandId,
        command: &Command,
        inputs: &Inputs,
    ) -> Result<Plan, Refusal> {
        let key = CommandKey { user: by.user, id };
        if self.has_done(key) {
            return Ok(Plan::default());
        }
        if self.phase == Phase::Closed {
            return Err(Refusal::Closed);
        }
        if self.event.is_some() && !self.is_open_in_event(command) {
            return Err(Refusal::EventTable);
        }
        if self.expedition.is_some() && !matches!(command, Command::Play { .. } | Command::Plan { .. }) {
            return Err(Refusal::OneAttempt);
        }
        let plan = match command {
            Command::Sit { place } => self.sit(by, *place),
            Command::Stand {} => self.stand(by),
            Command::AddBot { place, level } => {
                self.host_between_games(by)?;
                Ok(Plan::one(EntryKind::bot(self.free(*place)?, *level)))
            }
            Command::Remove { place } => {
                self.host_between_games(by)?;
                self.occupant(*place)?;
                Ok(Plan::one(EntryKind::Emptied { place: *place }))
            }
            Command::Swap { a, b } => {
                self.host_between_games(by)?;
                let most = self.places.len();
                let there = usize::from(*a) < most && usize::from(*b) < most;
                if there && a == b {
                    Ok(Plan::default())
                } else if there {
                    Ok(Plan::one(EntryKind::Swapped { a: *a, b: *b }))
                } else {
                    Err(Refusal::NoSuchPlace)
                }
            }
            Command::Change { setup } => self.change(by, setup),
            Command::Pick { option, values, place } => self.pick(by, option, values, *place),
            Command::Commit { hash } => self.commit_salt(by, *hash),
            Command::Reveal { salt } => self.reveal_salt(by, *salt, inputs),
            Command::Ready {} => self.ready(by, inputs),
            Command::Start {} => {
                self.host_between_games(by)?;
                self.start_game(inputs)
            }
            Command::CancelRematch {} => {
                self.host_between_games(by)?;
                Ok(self.cancel_rematch())
            }
            Command::Play { decision, action } => self.play(by, *decision, action.get(), inputs),
            Command::Plan { plan } => self.lay_plan(by, plan.as_ref()),
            Command::Back {} => self.back(by),
            Command::Close {} => {
                self.host_between_games(by)?;
                Ok(Plan::one(EntryKind::Closed))
            }
            Command::EndGame {} => {
                if by.user != self.host {
                    return Err(Refusal::NotHost);
                }
                self.end_unfinished(Unfinished::Host)
            }
        }?;
        Ok(plan.caused_by(key))
    }

    /// The time for this decision is over: bots take the seats of those who have not chosen.
    pub fn time_out(&self, decision: u64) -> Plan {
        let seats = match &self.game {
            // A plan's choice is about to be made, even if that could not be stored yet.
            Some(game) if game.play.due().decision == decision => {
                self.people_owing().without(self.plans_owing())
            }
            _ => SeatSet::EMPTY,
        };
        let entries = seats.iter().map(|seat| EntryKind::Away { seat }.into()).collect();
        Plan { entries, ..Plan::default() }
    }

    /// A bot has chosen, or a plan. Adds nothing if that is no longer wanted.
    pub fn answer(&self, answer: &BotAnswer, inputs: &Inputs) -> Plan {
        let owing = if answer.plan().is_some() { self.people_owing() } else { self.bots_owing() };
        if !owing.contains(answer.seat) {
            return Plan::default();
        }
        let Some(game) = &self.game else { return Plan::default() };
        let stand_in = answer.plan().is_none() && self.people().contains(answer.seat);
        let planned = game.play.answer(answer);
        planned.and_then(|steps| self.steps(steps, stand_in, inputs)).unwrap_or_default()
    }

    /// What players may do at a table of an event: play its one game.
    fn is_open_in_event(&self, command: &Command) -> bool {
        let plays = matches!(
            command,
            Command::Play { .. }
                | Command::Plan { .. }
                | Command::Back {}
                | Command::Sit { .. }
                | Command::Stand {}
        );
        plays && self.phase == Phase::Playing
    }

    /// The event was ended: its table is closed, unless its game is over.
    pub fn end(&self) -> Plan {
        if self.phase == Phase::Playing { Plan::one(EntryKind::Closed) } else { Plan::default() }
    }

    /// The table is given up: it is closed, and with it a game that is being played.
    pub fn abandon(&self, why: Unfinished) -> Result<Plan, Refusal> {
        match self.phase {
            _ if self.starting.is_some() && why == Unfinished::Idle => Ok(Plan::default()),
            Phase::Playing if self.event.is_none() => self.end_unfinished(why),
            Phase::Gathering | Phase::Over | Phase::Playing => Ok(Plan::one(EntryKind::Closed)),
            Phase::Closed => Ok(Plan::default()),
        }
    }

    fn sit(&self, by: &Person, place: Option<u8>) -> Result<Plan, Refusal> {
        if self.phase == Phase::Playing {
            let seat = self.game.as_ref().and_then(|game| game.seat_of(by.user));
            return if seat.is_some() { self.back(by) } else { Err(Refusal::AlreadyStarted) };
        }
        self.between_games()?;
        let place = self.free(place)?;
        Ok(match self.place_of(by.user) {
            Some(old) => Plan::one(EntryKind::Swapped { a: old, b: place }),
            None => Plan::one(EntryKind::Sat { place, person: by.clone() }),
        })
    }

    fn stand(&self, by: &Person) -> Result<Plan, Refusal> {
        let place = self.seated(by)?;
        if self.phase == Phase::Playing {
            let seat = Seat::new(place.into()).ok_or(Refusal::NoSuchPlace)?;
            let away = self.game.as_ref().is_some_and(|game| game.away.contains(seat));
            return Ok(if away { Plan::default() } else { Plan::one(EntryKind::Away { seat }) });
        }
        self.between_games()?;
        let mut plan = Plan::one(EntryKind::Emptied { place });
        if by.user == self.host {
            let mut others = self.places.iter().flatten_places();
            let next = others.find(|(_, taken)| {
                !taken.program && taken.occupant.user().is_some_and(|user| user != by.user)
            });
            plan.entries.extend(next.map(|(place, _)| EntryKind::Host { place }.into()));
        }
        Ok(plan)
    }

    fn change(&self, by: &Person, setup: &Setup) -> Result<Plan, Refusal> {
        self.host_between_games(by)?;
        let setup = checked(setup)?;
        if self.places.iter().flatten().count() > setup.places.into() {
            return Err(Refusal::TableFull);
        }
        // Those who sit beyond the last place move up.
        let mut plan = Plan::default();
        let wanted = usize::from(setup.places);
        let mut free = (0u8..).zip(&self.places).take(wanted).filter(|(_, taken)| taken.is_none());
        for (beyond, _) in
            self.places.iter().flatten_places().filter(|(place, _)| usize::from(*place) >= wanted)
        {
            let (place, _) = free.next().ok_or(Refusal::TableFull)?;
            plan.entries.push(EntryKind::Swapped { a: place, b: beyond }.into());
        }
        // To leave the options out is the same as to leave each of them out.
        let spelled_out = |setup: &Setup| {
            let options = setup.options.clone().unwrap_or_else(|| json(&serde_json::Map::new()));
            json(&Setup { options: Some(options), ..setup.clone() })
        };
        if spelled_out(&setup).get() != spelled_out(&self.setup).get() {
            plan.entries.push(EntryKind::Changed { setup }.into());
        }
        Ok(plan)
    }

    fn ready(&self, by: &Person, inputs: &Inputs) -> Result<Plan, Refusal> {
        self.between_games()?;
        let place = self.seated(by)?;
        let was_ready = self.places.get(usize::from(place)).into_iter().flatten().any(|taken| taken.ready);
        let plan = if was_ready { Plan::default() } else { Plan::one(EntryKind::Ready { place }) };
        let mut others = self.places.iter().flatten_places().filter(|(at, _)| *at != place);
        let all = others.all(|(_, taken)| taken.ready || taken.occupant.user().is_none());
        let host_sits = self.place_of(self.host).is_some();
        if !all || self.phase == Phase::Gathering && host_sits {
            return Ok(plan);
        }
        Ok(plan.then(self.start_game(inputs).unwrap_or_default()))
    }

    /// The game begins, or the salts for it are asked for first.
    pub(crate) fn start_game(&self, inputs: &Inputs) -> Result<Plan, Refusal> {
        self.may_start()?;
        self.freeze(inputs)
    }

    /// Whether those who sit there can play.
    pub(crate) fn may_start(&self) -> Result<(), Refusal> {
        let seats = self.places.iter().flatten().count();
        let least = with_game!(self.setup.game, G => *G::SEATS.start());
        if seats < least {
            return Err(Refusal::NotEnoughPlayers { least });
        }
        if !self.places.iter().flatten().any(|taken| taken.occupant.user().is_some()) {
            return Err(Refusal::NoPerson);
        }
        Ok(())
    }

    /// The game begins with this deal, which may be from outside.
    pub(crate) fn begin(&self, proof: Proof, from_outside: bool, inputs: &Inputs) -> Result<Plan, Refusal> {
        let setup = self.setup_with_picks(self.setup_with_first_player(&proof.deal()));
        let changed = json(&setup).get() != json(&self.setup).get();
        let changed = changed.then(|| EntryKind::Changed { setup: setup.clone() });
        let companion = self.has_companion().then_some(inputs.strength);
        let game = self.new_game(setup, proof, self.version() + 1, &inputs.date)?;
        let rules = rules_of(self.setup.game);
        let proof = from_outside.then(|| Box::new(game.proof.clone()));
        let started = EntryKind::Started {
            date: inputs.date.clone(),
            rules,
            scheme: game.proof.scheme,
            proof,
            companion,
        };
        let opening = game.play.opening(); // no game ends before its first decision
        let steps = opening.lines.iter().cloned().map(|line| EntryKind::Step { line, stand_in: false });
        let entries = changed.into_iter().chain([started]).chain(steps).map(Entry::from).collect();
        Ok(Plan { entries, ended: None, steps: Some(opening) })
    }

    fn play(&self, by: &Person, decision: u64, action: &str, inputs: &Inputs) -> Result<Plan, Refusal> {
        let game = self.game_in_progress().ok_or(Refusal::NotStarted)?;
        let seat = game.seat_of(by.user).ok_or(Refusal::NotSeated)?;
        if game.away.contains(seat) {
            return Err(Refusal::StandIn);
        }
        self.steps(game.play.submit(seat, decision, action)?, false, inputs)
    }

    fn back(&self, by: &Person) -> Result<Plan, Refusal> {
        let game = self.game_in_progress().ok_or(Refusal::NotStarted)?;
        let seat = game.seat_of(by.user).ok_or(Refusal::NotSeated)?;
        let away = game.away.contains(seat);
        Ok(if away { Plan::one(EntryKind::Back { seat }) } else { Plan::default() })
    }

    /// The entries of a seat's choice and the chance steps after it; and the finished game, if it ends.
    fn steps(&self, steps: PlannedSteps, stand_in: bool, inputs: &Inputs) -> Result<Plan, Refusal> {
        let mut stand_in = stand_in;
        let step =
            |line: &Json| EntryKind::Step { line: line.clone(), stand_in: std::mem::take(&mut stand_in) };
        let mut entries: Vec<Entry> = steps.lines.iter().map(step).map(Entry::from).collect();
        let ended = self.ended_game(&steps)?;
        if ended.is_some() && self.event.is_none() {
            entries.push(EntryKind::Bound { secret: inputs.secret.clone() }.into());
        }
        Ok(Plan { entries, ended, steps: Some(steps) })
    }

    pub(crate) fn between_games(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing => Err(Refusal::AlreadyStarted),
            _ if self.starting.is_some() => Err(Refusal::Starting),
            _ => Ok(()),
        }
    }

    fn host_between_games(&self, by: &Person) -> Result<(), Refusal> {
        if by.user != self.host {
            return Err(Refusal::NotHost);
        }
        self.between_games()
    }

    pub(crate) fn seated(&self, by: &Person) -> Result<u8, Refusal> {
        self.place_of(by.user).ok_or(Refusal::NotSeated)
    }

    pub(crate) fn occupant(&self, place: u8) -> Result<&Occupant, Refusal> {
        let taken = self.places.get(usize::from(place)).and_then(Option::as_ref);
        taken.map(|taken| &taken.occupant).ok_or(Refusal::NoSuchPlace)
    }

    /// This place, or the first free one.
    fn free(&self, place: Option<u8>) -> Result<u8, Refusal> {
        match place {
            None => (0u8..)
                .zip(&self.places)
                .find(|(_, taken)| taken.is_none())
                .map(|(at, _)| at)
                .ok_or(Refusal::TableFull),
            Some(at) => match self.places.get(usize::from(at)) {
                None => Err(Refusal::NoSuchPlace),
                Some(Some(_)) => Err(Refusal::PlaceTaken),
                Some(None) => Ok(at),
            },
        }
    }
}

/// The setup, if it is in order, with its options as the game itself writes them: everyone at the table is shown them, so they
/// are not padded with anything. Whatever is usual at a new table but not the default is written too, so that no client has to know it.
pub(crate) fn checked(setup: &Setup) -> Result<Setup, Refusal> {
    check_setup(setup)?;
    let mut setup = setup.clone();
    let options = with_game!(setup.game, G => json(&options::<G>(&setup)?));
    if setup.options.is_some() || options.get() != "{}" {
        setup.options = Some(options);
    }
    Ok(setup)
}
