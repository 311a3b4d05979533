//! A table: what its entries have made of it.

use crate::entry::{Branch, Entry, Sent, UserId, What};
use crate::game::{self, Play};
use crate::seating::{Taken, Who};
use crate::setup::SetupFault;
use catalog::{GameKind, with_game};
use fair::{Commitment, Proof, Secret};
use game_core::{Game, Outcome, Seat, SeatSet};
use protocol::{Code, Listed, Phase, Setup};
use std::collections::VecDeque;

/// So many commands are remembered, so that one that is sent twice is done once.
const REMEMBERED: usize = 64;

/// A game that was begun by another version of its rules. Its steps may mean something else by the rules of today, so they are not
/// even tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} was begun by version {rules} of its rules, but only version {} is known", rules_of(*.game))]
pub struct OtherRules {
    /// The game.
    pub game: GameKind,
    /// The version it was begun by.
    pub rules: u16,
}

impl OtherRules {
    /// Whether those rules are gone for good, and not only unknown to a program that is too old.
    pub fn are_older(self) -> bool {
        self.rules < rules_of(self.game)
    }
}

/// The version of a game's rules by which a new game is played.
pub(crate) fn rules_of(game: GameKind) -> u16 {
    with_game!(game, G => G::RULES_VERSION)
}

/// Entries that do not make a table: the store was damaged, or written by something else or by another version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {version} does not fit: {problem}")]
pub struct Broken {
    /// The number of the entry.
    pub version: u64,
    /// What is wrong with it.
    pub problem: String,
    /// Set if it begins a game by rules that are not known here: then nothing is damaged.
    pub other_rules: Option<OtherRules>,
}

impl Broken {
    pub(crate) fn new(version: u64, problem: impl Into<String>) -> Broken {
        Broken { version, problem: problem.into(), other_rules: None }
    }
}

/// The game that is on, or the last one.
pub(crate) struct Current {
    /// Its id.
    pub id: String,
    /// The setup it was begun with.
    pub setup: Setup,
    /// Who was the host when it began, whether he plays or not.
    pub host: UserId,
    /// Who sits in its seats. They keep their eyes for this game whatever happens at the table afterwards.
    pub seats: Vec<Who>,
    /// For whom a bot plays.
    pub away: SeatSet,
    /// For whom a bot has played, if only for a moment.
    pub stood_in: SeatSet,
    /// What its chance is made of.
    pub proof: Proof,
    /// Set if it began in the middle of another game: then its chance is only in part made of that.
    pub branch: Option<Branch>,
    /// When it began, as a date.
    pub date: String,
    /// The version after which it began.
    pub began: u64,
    pub play: Box<dyn Play>,
}

impl Current {
    /// The seat of a user.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats.iter().position(|who| who.user() == Some(user)).and_then(Seat::new)
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].user().is_some()).collect()
    }

    /// Whether the game waits because none of its people is there: bots do not play on among themselves.
    pub fn paused(&self) -> bool {
        self.people().without(self.away).is_empty() && !self.play.due().over
    }
}

/// One table, from its opening on.
pub struct Table {
    pub(crate) code: Code,
    pub(crate) host: UserId,
    pub(crate) setup: Setup,
    pub(crate) places: Vec<Option<Taken>>,
    pub(crate) phase: Phase,
    /// What the next game's chance is made of, or that of the game that is on.
    pub(crate) secret: Secret,
    pub(crate) games: u32,
    pub(crate) game: Option<Current>,
    version: u64,
    /// The version that last changed what everybody sees of the table apart from its game.
    pub(crate) table_changed: u64,
    recent: VecDeque<Sent>,
}

impl Table {
    /// The table that these entries make.
    pub fn replay<'a>(code: Code, entries: impl IntoIterator<Item = &'a Entry>) -> Result<Table, Broken> {
        let mut entries = entries.into_iter();
        let first = entries.next().map(|entry| &entry.what);
        let Some(What::Opened { host, setup, secret }) = first else {
            return Err(Broken::new(1, "a table begins with being opened"));
        };
        let mut table = Table {
            code,
            host: host.user,
            setup: setup.clone(),
            places: (0..setup.places).map(|_| None).collect(),
            phase: Phase::Gathering,
            secret: secret.clone(),
            games: 0,
            game: None,
            version: 1,
            table_changed: 1,
            recent: VecDeque::new(),
        };
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Takes an entry that was written down.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Broken> {
        let version = self.version + 1;
        self.take(version, &entry.what)?;
        self.version = version;
        if !matches!(entry.what, What::Step { .. }) {
            self.table_changed = version;
        }
        if let Some(sent) = entry.sent {
            self.recent.push_back(sent);
            if self.recent.len() > REMEMBERED {
                self.recent.pop_front();
            }
        }
        Ok(())
    }

    fn take(&mut self, version: u64, what: &What) -> Result<(), Broken> {
        let broken = |problem: &str| Broken::new(version, problem);
        let no_place = || broken("there is no such place");
        let no_game = || broken("there is no game");
        match what {
            What::Opened { .. } => return Err(broken("a table is opened once")),
            What::Sat { place, who } => {
                *self.place(*place).ok_or_else(no_place)? = Some(Taken::new(Who::Person(who.clone())));
            }
            What::Bot { place, level } => {
                *self.place(*place).ok_or_else(no_place)? = Some(Taken::new(Who::Bot(*level)));
            }
            What::Emptied { place } => *self.place(*place).ok_or_else(no_place)? = None,
            What::Swapped { a, b } => {
                let (a, b) = (usize::from(*a), usize::from(*b));
                if a.max(b) >= self.places.len() {
                    return Err(no_place());
                }
                self.places.swap(a, b);
            }
            What::Changed { setup } => {
                self.setup = setup.clone();
                self.resize();
            }
            What::Stirred { place, salt } => self.taken(*place).ok_or_else(no_place)?.salt = Some(*salt),
            What::Ready { place } => self.taken(*place).ok_or_else(no_place)?.ready = true,
            What::Started { date, rules } => self.start(version, date, *rules, None)?,
            What::Branched { date, rules, branch } => self.start(version, date, *rules, Some(branch))?,
            What::Step { line, .. } => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                game.play.apply(version, line)?;
                if game.play.due().over {
                    self.phase = Phase::Over;
                    self.resize();
                    self.table_changed = version;
                }
            }
            What::Away { seat } => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                game.away = game.away.with(*seat);
                game.stood_in = game.stood_in.with(*seat);
            }
            What::Back { seat } => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                game.away = game.away.without(SeatSet::one(*seat));
            }
            What::Bound { secret } => self.secret = secret.clone(),
            What::Host { place } => {
                let next = self.taken(*place).and_then(|taken| taken.who.user());
                self.host = next.ok_or_else(no_place)?;
            }
            What::Closed => self.phase = Phase::Closed,
        }
        Ok(())
    }

    /// The game that begins between all who sit there.
    pub(crate) fn new_game(&self, setup: Setup, version: u64, date: &str) -> Result<Current, SetupFault> {
        let taken = || self.places.iter().flatten();
        let seats: Vec<Who> = taken().map(|taken| taken.who.clone()).collect();
        let proof = self.next_proof();
        let play = game::begin(&setup, seats.len(), proof.deal(), version)?;
        Ok(Current {
            id: self.next_id(),
            setup,
            host: self.host,
            seats,
            away: SeatSet::EMPTY,
            stood_in: SeatSet::EMPTY,
            proof,
            branch: None,
            date: date.to_owned(),
            began: version,
            play,
        })
    }

    fn next_id(&self) -> String {
        format!("{}-{}", self.code, self.games + 1)
    }

    /// What the chance of the next game is made of.
    pub(crate) fn next_proof(&self) -> Proof {
        let salts = self.places.iter().flatten().map(|taken| taken.salt).collect();
        Proof::new(self.secret.clone(), self.next_id(), salts)
    }

    /// A game begins; the empty places go.
    fn start(&mut self, version: u64, date: &str, rules: u16, branch: Option<&Branch>) -> Result<(), Broken> {
        let game = self.setup.game;
        if rules != rules_of(game) {
            let other = OtherRules { game, rules };
            return Err(Broken { other_rules: Some(other), ..Broken::new(version, other.to_string()) });
        }
        let game = self.new_game(self.setup.clone(), version, date);
        let game = game.map_err(|fault| Broken::new(version, fault.to_string()))?;
        self.game = Some(Current { branch: branch.cloned(), ..game });
        self.games += 1;
        self.places.retain(Option::is_some);
        for taken in self.places.iter_mut().flatten() {
            (taken.ready, taken.salt) = (false, None);
        }
        self.phase = Phase::Playing;
        Ok(())
    }

    /// As many places as were agreed, or as many as are taken if those are more.
    fn resize(&mut self) {
        let wanted = usize::from(self.setup.places);
        while self.places.len() > wanted && self.places.last().is_some_and(Option::is_none) {
            self.places.pop();
        }
        while self.places.len() < wanted {
            self.places.push(None);
        }
    }

    fn place(&mut self, place: u8) -> Option<&mut Option<Taken>> {
        self.places.get_mut(usize::from(place))
    }

    fn taken(&mut self, place: u8) -> Option<&mut Taken> {
        self.place(place)?.as_mut()
    }

    /// The code.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The number of its last entry.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What it is doing.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the next game, or the one that is on, is bound to.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// The place a user sits at.
    pub fn place_of(&self, user: UserId) -> Option<u8> {
        let at = self.places.iter().flatten_places().find(|(_, taken)| taken.who.user() == Some(user));
        at.map(|(place, _)| place)
    }

    /// Who sits where.
    pub fn sitters(&self) -> impl Iterator<Item = Option<&Who>> {
        self.places.iter().map(|place| place.as_ref().map(|taken| &taken.who))
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref()?.play.outcome()
    }

    /// Whether this command was done already.
    pub(crate) fn has_done(&self, sent: Sent) -> bool {
        self.recent.contains(&sent)
    }

    /// The table as it stands in a list.
    pub fn listed(&self) -> Listed {
        Listed {
            code: self.code,
            game: self.setup.game,
            phase: self.phase,
            names: self.places.iter().flatten().map(|taken| taken.who.name()).collect(),
            places: self.setup.places,
            pace: self.setup.pace,
            spectators: self.setup.spectators,
        }
    }
}

/// The places that are taken, with their numbers.
pub(crate) trait FlattenPlaces<'a> {
    fn flatten_places(self) -> impl Iterator<Item = (u8, &'a Taken)>;
}

impl<'a, I: Iterator<Item = &'a Option<Taken>>> FlattenPlaces<'a> for I {
    fn flatten_places(self) -> impl Iterator<Item = (u8, &'a Taken)> {
        (0u8..).zip(self).filter_map(|(place, taken)| Some((place, taken.as_ref()?)))
    }
}
