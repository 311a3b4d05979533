//! The state of a table, folded from its entries.

use crate::bot_names;
use crate::entry::{Branch, CommandKey, Entry, EntryKind, UserId};
use crate::game::{self, AnyGame, PlannedSteps};
use crate::plan::Plan;
use crate::seating::{Occupant, OccupiedPlace};
use crate::setup::InvalidSetup;
use crate::starting::Starting;
use bots::{Level, Strength};
use catalog::{GameKind, with_game};
use daily::Expedition;
use fair::{Commitment, Proof, Scheme, Secret, VoidedDeal};
use game_core::{Game, Outcome, Seat, SeatSet};
use std::collections::VecDeque;
use wire::{Code, Phase, Setup, TableEvent, TableSummary, Unfinished};

/// How many commands are remembered, so that one sent twice is done once.
const MAX_RECENT_COMMANDS: usize = 64;

/// A game that was started with another version of its rules. Its steps may mean something else today, so they are not applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} was started with version {rules} of its rules, but this program knows only version {}", rules_of(*.game))]
pub struct OtherRules {
    pub game: GameKind,
    /// The version it was started with.
    pub rules: u16,
}

impl OtherRules {
    /// Whether the rules are older than ours; otherwise this program is too old.
    pub fn are_older(self) -> bool {
        self.rules < rules_of(self.game)
    }
}

/// The current version of a game's rules.
pub(crate) fn rules_of(game: GameKind) -> u16 {
    with_game!(game, G => G::RULES_VERSION)
}

/// An entry that does not fit the table: the store is damaged, or was written by another program or version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {version} does not fit: {problem}")]
pub struct InvalidEntry {
    pub version: u64,
    pub problem: String,
    /// Set if it starts a game with rules unknown to this program; then nothing is damaged.
    pub other_rules: Option<OtherRules>,
}

impl InvalidEntry {
    pub(crate) fn new(version: u64, problem: impl Into<String>) -> InvalidEntry {
        InvalidEntry { version, problem: problem.into(), other_rules: None }
    }
}

/// The current or last game.
pub(crate) struct CurrentGame {
    pub id: String,
    pub setup: Setup,
    /// The host when it started.
    pub host: UserId,
    /// They keep their view of this game whatever happens at the table afterward.
    pub seats: Vec<Occupant>,
    /// The people for whom a bot plays.
    pub away: SeatSet,
    /// The people for whom a bot has ever played.
    pub stood_in: SeatSet,
    /// Whether a program with an account of its own plays along.
    pub programs: bool,
    pub proof: Proof,
    /// Set if it branched off another game; then `proof` covers only a part of its chance.
    pub branch: Option<Branch>,
    /// How strong its Companions play, if there are any.
    pub companion: Option<Strength>,
    pub date: String,
    /// The version before its first step.
    pub began: u64,
    pub play: Box<dyn AnyGame>,
}

impl CurrentGame {
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats.iter().position(|who| who.user() == Some(user)).and_then(Seat::new)
    }

    pub fn people(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].user().is_some()).collect()
    }

    /// Whether the game waits because none of its people are there: bots do not play on by themselves.
    pub fn paused(&self) -> bool {
        self.people().without(self.away).is_empty() && !self.play.due().over
    }
}

pub struct Table {
    pub(crate) code: Code,
    pub(crate) host: UserId,
    pub(crate) setup: Setup,
    pub(crate) places: Vec<Option<OccupiedPlace>>,
    pub(crate) phase: Phase,
    /// The source of the current or next game's chance.
    pub(crate) secret: Secret,
    /// Set from the moment a game is agreed on until it begins, if salts have to be revealed.
    pub(crate) starting: Option<Starting>,
    /// The deals of the next game that were called off.
    pub(crate) voided: Vec<VoidedDeal>,
    /// Set if the table belongs to an event.
    pub(crate) event: Option<TableEvent>,
    pub(crate) games: u32,
    pub(crate) game: Option<CurrentGame>,
    /// Set if its last game was ended before it was over.
    pub(crate) unfinished: Option<Unfinished>,
    /// Set at the table of a daily expedition.
    pub(crate) expedition: Option<Expedition>,
    /// The number of entries.
    stored: u64,
    /// The number of entries that everyone may know of.
    version: u64,
    /// The last version that changed what everyone sees of the table apart from its game.
    pub(crate) table_changed: u64,
    recent: VecDeque<CommandKey>,
}

impl Table {
    pub fn replay<'a>(
        code: Code,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Table, InvalidEntry> {
        let mut entries = entries.into_iter();
        let first = entries.next().map(|entry| &entry.kind);
        let Some(EntryKind::Opened { host, setup, secret }) = first else {
            return Err(InvalidEntry::new(1, "a table must first be opened"));
        };
        let mut table = Table {
            code,
            host: host.user,
            setup: setup.clone(),
            places: (0..setup.places).map(|_| None).collect(),
            phase: Phase::Gathering,
            secret: secret.clone(),
            starting: None,
            voided: Vec::new(),
            event: None,
            games: 0,
            game: None,
            unfinished: None,
            expedition: None,
            stored: 1,
            version: 1,
            table_changed: 1,
            recent: VecDeque::new(),
        };
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Takes over a plan whose entries were stored. The plan must have been made for this version of the table.
    pub fn commit(&mut self, mut plan: Plan) -> Result<(), InvalidEntry> {
        plan.entries.iter().try_for_each(|entry| self.add(entry, plan.steps.as_mut()))
    }

    /// Applies an entry that was read from a store.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), InvalidEntry> {
        self.add(entry, None)
    }

    fn add(&mut self, entry: &Entry, planned: Option<&mut PlannedSteps>) -> Result<(), InvalidEntry> {
        let (stored, version) = (self.stored + 1, self.version + 1);
        if let EntryKind::Planned { seat, plan } = &entry.kind {
            self.apply_plan(stored, *seat, plan.as_ref())?;
        } else {
            let at_entry = |broken: InvalidEntry| InvalidEntry { version: stored, ..broken };
            self.apply_kind(version, &entry.kind, planned).map_err(at_entry)?;
            self.version = version;
            if !matches!(entry.kind, EntryKind::Step { .. }) {
                self.table_changed = version;
            }
        }
        self.stored = stored;
        if let Some(command) = entry.command {
            self.recent.push_back(command);
            if self.recent.len() > MAX_RECENT_COMMANDS {
                self.recent.pop_front();
            }
        }
        Ok(())
    }

    fn apply_kind(
        &mut self,
        version: u64,
        kind: &EntryKind,
        planned: Option<&mut PlannedSteps>,
    ) -> Result<(), InvalidEntry> {
        let broken = |problem: &str| InvalidEntry::new(version, problem);
        let no_place = || broken("there is no such seat");
        let no_game = || broken("there is no game");
        match kind {
            EntryKind::Opened { .. } => return Err(broken("a table is opened only once")),
            EntryKind::InEvent { event } => self.event = Some(*event),
            EntryKind::Sat { place, person } => {
                *self.place(*place).ok_or_else(no_place)? =
                    Some(OccupiedPlace::new(Occupant::Person(person.clone())));
            }
            EntryKind::Program { place } => self.taken(*place).ok_or_else(no_place)?.program = true,
            EntryKind::Bot { place, level, name } => {
                let name = name.as_deref().and_then(bot_names::known).unwrap_or(self.next_bot_name());
                let bot = Occupant::Bot { level: *level, name };
                *self.place(*place).ok_or_else(no_place)? = Some(OccupiedPlace::new(bot));
            }
            EntryKind::Emptied { place } => *self.place(*place).ok_or_else(no_place)? = None,
            EntryKind::Swapped { a, b } => {
                let (a, b) = (usize::from(*a), usize::from(*b));
                if a.max(b) >= self.places.len() {
                    return Err(no_place());
                }
                self.places.swap(a, b);
            }
            EntryKind::Changed { setup } => {
                if setup.game != self.setup.game {
                    self.places.iter_mut().flatten().for_each(|taken| taken.picks.clear());
                }
                self.setup = setup.clone();
                self.resize();
            }
            EntryKind::Picked { place, option, values } => {
                self.apply_pick(*place, option, values).ok_or_else(no_place)?
            }
            EntryKind::Stirred { place, salt } => self.taken(*place).ok_or_else(no_place)?.salt = Some(*salt),
            EntryKind::Committed { place, hash } => {
                let taken = self.taken(*place).ok_or_else(no_place)?;
                (taken.hash, taken.salt) = (Some(*hash), None);
            }
            EntryKind::Starting { asked } => {
                let no_hash = || broken("a salt is asked for that was not promised");
                self.apply_starting(version, asked).ok_or_else(no_hash)?
            }
            EntryKind::Revealed { place, salt } => {
                let no_match = || broken("this salt was not promised");
                self.apply_revealed(*place, *salt).ok_or_else(no_match)?
            }
            EntryKind::Voided { seats, secret } => {
                let no_start = || broken("no game is being started");
                self.apply_voided(version, seats, secret).ok_or_else(no_start)?
            }
            EntryKind::Ready { place } => self.taken(*place).ok_or_else(no_place)?.ready = true,
            EntryKind::RematchCanceled => {
                self.places.iter_mut().flatten().for_each(|taken| taken.ready = false);
            }
            EntryKind::Started { date, rules, scheme, proof, companion } => {
                let proof = proof.as_deref().cloned().unwrap_or_else(|| self.next_proof(*scheme));
                self.start(version, date, *rules, proof, (None, *companion))?;
            }
            // It continues cards that another deal has laid out, so no order of this deal's own can fit them.
            EntryKind::Branched { date, rules, branch, companion } => {
                let proof = self.next_proof(Scheme::ByStep);
                self.start(version, date, *rules, proof, (Some(branch), *companion))?;
            }
            EntryKind::Step { line, .. } => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                match planned {
                    Some(steps) => game.play.commit(version, steps)?,
                    None => game.play.apply(version, line)?,
                }
                if game.play.due().over {
                    self.phase = Phase::Over;
                    self.resize();
                    self.table_changed = version;
                }
            }
            EntryKind::Away { seat } => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                game.play.drop_plan(*seat);
                game.away = game.away.with(*seat);
                game.stood_in = game.stood_in.with(*seat);
            }
            EntryKind::Back { seat } => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                game.away = game.away.without(SeatSet::one(*seat));
            }
            EntryKind::Bound { secret } => {
                self.secret = secret.clone();
                self.places.iter_mut().flatten().for_each(|taken| taken.hash = None);
            }
            EntryKind::Host { place } => {
                let next = self.taken(*place).and_then(|taken| taken.occupant.user());
                self.host = next.ok_or_else(no_place)?;
            }
            EntryKind::Abandoned { why } => self.unfinished = Some(*why),
            EntryKind::Closed => self.phase = Phase::Closed,
            EntryKind::Planned { .. } => return Err(broken("a plan is private")),
            EntryKind::Daily { date } => {
                self.expedition = Some(Expedition { game: self.setup.game, date: *date });
            }
        }
        Ok(())
    }

    /// The game that begins between all who sit there.
    pub(crate) fn new_game(
        &self,
        setup: Setup,
        proof: Proof,
        version: u64,
        date: &str,
    ) -> Result<CurrentGame, InvalidSetup> {
        let taken = || self.places.iter().flatten();
        let seats: Vec<Occupant> = taken().map(|taken| taken.occupant.clone()).collect();
        let play = game::begin(&setup, seats.len(), proof.deal(), version)?;
        Ok(CurrentGame {
            id: self.next_id(),
            setup,
            host: self.host,
            seats,
            away: SeatSet::EMPTY,
            stood_in: SeatSet::EMPTY,
            programs: taken().any(|taken| taken.program),
            proof,
            branch: None,
            companion: None,
            date: date.to_owned(),
            began: version,
            play,
        })
    }

    pub(crate) fn next_id(&self) -> String {
        if let Some(expedition) = self.expedition {
            return expedition.proof().id;
        }
        format!("{}-{}", self.code, self.games + 1)
    }

    /// A game begins; the empty places go.
    fn start(
        &mut self,
        version: u64,
        date: &str,
        rules: u16,
        proof: Proof,
        (branch, companion): (Option<&Branch>, Option<Strength>),
    ) -> Result<(), InvalidEntry> {
        let game = self.setup.game;
        if rules != rules_of(game) {
            let other = OtherRules { game, rules };
            return Err(InvalidEntry {
                other_rules: Some(other),
                ..InvalidEntry::new(version, other.to_string())
            });
        }
        let game = self.new_game(self.setup.clone(), proof, version, date);
        let game = game.map_err(|fault| InvalidEntry::new(version, fault.to_string()))?;
        self.game = Some(CurrentGame { branch: branch.cloned(), companion, ..game });
        self.games += 1;
        self.places.retain(Option::is_some);
        self.starting = None;
        self.voided.clear();
        for taken in self.places.iter_mut().flatten() {
            // The hashes that count stay for everyone to see.
            taken.hash = taken.salt.take().and(taken.hash);
            taken.ready = false;
        }
        self.phase = Phase::Playing;
        Ok(())
    }

    /// Makes as many places as the setup says, or as are taken if those are more.
    fn resize(&mut self) {
        let wanted = usize::from(self.setup.places);
        while self.places.len() > wanted && self.places.last().is_some_and(Option::is_none) {
            self.places.pop();
        }
        while self.places.len() < wanted {
            self.places.push(None);
        }
    }

    pub(crate) fn game_in_progress(&self) -> Option<&CurrentGame> {
        self.game.as_ref().filter(|_| self.phase == Phase::Playing)
    }

    pub(crate) fn place(&mut self, place: u8) -> Option<&mut Option<OccupiedPlace>> {
        self.places.get_mut(usize::from(place))
    }

    pub(crate) fn taken(&mut self, place: u8) -> Option<&mut OccupiedPlace> {
        self.place(place)?.as_mut()
    }

    pub fn code(&self) -> Code {
        self.code
    }

    pub fn host(&self) -> UserId {
        self.host
    }

    /// The number of the last entry that everyone may know of.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The number of the last entry, as it is stored.
    pub fn stored(&self) -> u64 {
        self.stored
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The event to which the table belongs.
    pub fn event(&self) -> Option<Code> {
        self.event.map(|event| event.code)
    }

    /// The commitment of the current or next game.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    pub fn place_of(&self, user: UserId) -> Option<u8> {
        let at = self.places.iter().flatten_places().find(|(_, taken)| taken.occupant.user() == Some(user));
        at.map(|(place, _)| place)
    }

    pub fn occupants(&self) -> impl Iterator<Item = Option<&Occupant>> {
        self.places.iter().map(|place| place.as_ref().map(|taken| &taken.occupant))
    }

    /// Whether a Companion sits there. Then a game needs to know how strong the people are.
    pub fn has_companion(&self) -> bool {
        self.occupants().flatten().any(|who| who.level() == Some(Level::Companion))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref()?.play.outcome()
    }

    pub(crate) fn has_done(&self, command: CommandKey) -> bool {
        self.recent.contains(&command)
    }

    pub fn listed(&self) -> TableSummary {
        TableSummary {
            code: self.code,
            game: self.setup.game,
            phase: self.phase,
            names: self.places.iter().flatten().map(|taken| taken.occupant.name()).collect(),
            places: self.setup.places,
            pace: self.setup.pace,
            spectators: self.setup.spectators,
        }
    }
}

/// The occupied places with their numbers.
pub(crate) trait FlattenPlaces<'a> {
    fn flatten_places(self) -> impl Iterator<Item = (u8, &'a OccupiedPlace)>;
}

impl<'a, I: Iterator<Item = &'a Option<OccupiedPlace>>> FlattenPlaces<'a> for I {
    fn flatten_places(self) -> impl Iterator<Item = (u8, &'a OccupiedPlace)> {
        (0u8..).zip(self).filter_map(|(place, taken)| Some((place, taken.as_ref()?)))
    }
}
