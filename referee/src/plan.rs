//! What a command comes to: new entries, or a refusal. Nothing here changes the table.

use crate::entry::{Branch, Entry, Person, Sent, What};
use crate::game::{self, Ended, json};
use crate::seating::Who;
use crate::setup::{check_setup, options};
use crate::table::{FlattenPlaces, Table, rules_of};
use crate::think::Thought;
use catalog::{GameKind, with_game};
use fair::{Proof, Secret};
use game_core::{Game, Seat, SeatSet};
use protocol::{Command, CommandId, Phase, Refusal, Setup};

/// What the referee has not and is given: bytes that nobody can foresee, and the date.
#[derive(Clone, Debug)]
pub struct Given {
    /// What the next game's chance is made of, should one be over now.
    pub secret: Secret,
    /// The date, as it stands in records.
    pub date: String,
}

/// What something comes to. First written down, then [applied](Table::apply).
#[derive(Clone, Debug, Default)]
pub struct Planned {
    /// The new entries. None, if it was done before.
    pub entries: Vec<Entry>,
    /// The game that ends with them.
    pub ended: Option<EndedGame>,
}

/// A game that came to its end, with all that is kept of it.
#[derive(Clone, Debug)]
pub struct EndedGame {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// Who sat where, with score and rank.
    pub seats: Vec<(Who, i32, u8)>,
    /// The whole record.
    pub record: String,
    /// The version of the table after which it began.
    pub began: u64,
}

impl Planned {
    fn one(what: What) -> Planned {
        Planned { entries: vec![what.into()], ended: None }
    }

    fn sent(mut self, sent: Sent) -> Planned {
        if let Some(last) = self.entries.last_mut() {
            last.sent = Some(sent);
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
        given: &Given,
    ) -> Result<Vec<Entry>, Refusal> {
        let setup = checked(&setup)?;
        if bots.len() >= usize::from(setup.places) {
            return Err(Refusal::TableFull);
        }
        let opened = What::Opened { host: host.clone(), setup, secret: given.secret.clone() };
        let seated = [opened, What::Sat { place: 0, who: host }];
        let bots = (1u8..).zip(bots).map(|(place, &level)| What::Bot { place, level });
        Ok(seated.into_iter().chain(bots).map(Entry::from).collect())
    }

    /// What a command of `by` comes to. A command that was done before comes to nothing.
    pub fn submit(
        &self,
        by: &Person,
        id: CommandId,
        command: &Command,
        given: &Given,
    ) -> Result<Planned, Refusal> {
        let sent = Sent { user: by.user, id };
        if self.has_done(sent) {
            return Ok(Planned::default());
        }
        if self.phase == Phase::Closed {
            return Err(Refusal::Closed);
        }
        let planned = match command {
            Command::Sit { place } => self.sit(by, *place),
            Command::Stand {} => self.stand(by),
            Command::AddBot { place, level } => {
                self.host_between_games(by)?;
                Ok(Planned::one(What::Bot { place: self.free(*place)?, level: *level }))
            }
            Command::Remove { place } => {
                self.host_between_games(by)?;
                self.who(*place)?;
                Ok(Planned::one(What::Emptied { place: *place }))
            }
            Command::Swap { a, b } => {
                self.host_between_games(by)?;
                let most = self.places.len();
                let there = usize::from(*a) < most && usize::from(*b) < most;
                if there {
                    Ok(Planned::one(What::Swapped { a: *a, b: *b }))
                } else {
                    Err(Refusal::NoSuchPlace)
                }
            }
            Command::Change { setup } => self.change(by, setup),
            Command::Stir { salt } => {
                self.between_games()?;
                Ok(Planned::one(What::Stirred { place: self.seated(by)?, salt: *salt }))
            }
            Command::Ready {} => self.ready(by, given),
            Command::Start {} => {
                self.host_between_games(by)?;
                self.start_game(given)
            }
            Command::Play { decision, action } => self.play(by, *decision, action.get(), given),
            Command::Back {} => self.back(by),
            Command::Close {} => {
                self.host_between_games(by)?;
                Ok(Planned::one(What::Closed))
            }
        }?;
        Ok(planned.sent(sent))
    }

    /// What it comes to that the time for this decision is over: bots take the seats of those who have not chosen.
    pub fn time_out(&self, decision: u64) -> Planned {
        let seats = match &self.game {
            Some(game) if game.play.due().decision == decision => self.people_owing(),
            _ => SeatSet::EMPTY,
        };
        let entries = seats.iter().map(|seat| What::Away { seat }.into()).collect();
        Planned { entries, ended: None }
    }

    /// What a bot's choice comes to; nothing, if it is no longer wanted.
    pub fn answer(&self, thought: &Thought, given: &Given) -> Planned {
        if !self.bots_owing().contains(thought.seat) {
            return Planned::default();
        }
        let stand_in = self.people().contains(thought.seat);
        self.steps(thought.seat, thought.decision, thought.action.get(), stand_in, given).unwrap_or_default()
    }

    /// What it comes to that nobody has been at a table for long: it is closed, unless a game is on.
    pub fn abandon(&self) -> Planned {
        match self.phase {
            Phase::Gathering | Phase::Over => Planned::one(What::Closed),
            Phase::Playing | Phase::Closed => Planned::default(),
        }
    }

    fn sit(&self, by: &Person, place: Option<u8>) -> Result<Planned, Refusal> {
        if self.phase == Phase::Playing {
            let seat = self.game.as_ref().and_then(|game| game.seat_of(by.user));
            return if seat.is_some() { self.back(by) } else { Err(Refusal::AlreadyStarted) };
        }
        let place = self.free(place)?;
        Ok(match self.place_of(by.user) {
            Some(old) => Planned::one(What::Swapped { a: old, b: place }),
            None => Planned::one(What::Sat { place, who: by.clone() }),
        })
    }

    fn stand(&self, by: &Person) -> Result<Planned, Refusal> {
        let place = self.seated(by)?;
        if self.phase == Phase::Playing {
            let seat = Seat::new(place.into()).ok_or(Refusal::NoSuchPlace)?;
            let away = self.game.as_ref().is_some_and(|game| game.away.contains(seat));
            return Ok(if away { Planned::default() } else { Planned::one(What::Away { seat }) });
        }
        let mut planned = Planned::one(What::Emptied { place });
        if by.user == self.host {
            let mut others = self.places.iter().flatten_places();
            let next = others.find(|(_, taken)| taken.who.user().is_some_and(|user| user != by.user));
            planned.entries.extend(next.map(|(place, _)| What::Host { place }.into()));
        }
        Ok(planned)
    }

    fn change(&self, by: &Person, setup: &Setup) -> Result<Planned, Refusal> {
        self.host_between_games(by)?;
        let setup = checked(setup)?;
        if self.places.iter().flatten().count() > setup.places.into() {
            return Err(Refusal::TableFull);
        }
        // Those who sit beyond the last place move up.
        let mut planned = Planned::default();
        let wanted = usize::from(setup.places);
        let mut free = (0u8..).zip(&self.places).take(wanted).filter(|(_, taken)| taken.is_none());
        for (beyond, _) in
            self.places.iter().flatten_places().filter(|(place, _)| usize::from(*place) >= wanted)
        {
            let (place, _) = free.next().ok_or(Refusal::TableFull)?;
            planned.entries.push(What::Swapped { a: place, b: beyond }.into());
        }
        planned.entries.push(What::Changed { setup }.into());
        Ok(planned)
    }

    fn ready(&self, by: &Person, given: &Given) -> Result<Planned, Refusal> {
        self.between_games()?;
        let place = self.seated(by)?;
        let planned = Planned::one(What::Ready { place });
        let mut others = self.places.iter().flatten_places().filter(|(at, _)| *at != place);
        let all = others.all(|(_, taken)| taken.ready || taken.who.user().is_none());
        let host_sits = self.place_of(self.host).is_some();
        if !all || self.phase == Phase::Gathering && host_sits {
            return Ok(planned);
        }
        let start = self.start_game(given).unwrap_or_default();
        Ok(Planned { entries: planned.entries.into_iter().chain(start.entries).collect(), ended: None })
    }

    fn start_game(&self, given: &Given) -> Result<Planned, Refusal> {
        let seats = self.places.iter().flatten().count();
        let least = with_game!(self.setup.game, G => *G::SEATS.start());
        if seats < least {
            return Err(Refusal::NotEnoughPlayers { least });
        }
        if !self.places.iter().flatten().any(|taken| taken.who.user().is_some()) {
            return Err(Refusal::NoPerson);
        }
        let setup = self.setup_to_start(&self.next_proof().deal());
        let changed = json(&setup).get() != json(&self.setup).get();
        let changed = changed.then(|| What::Changed { setup: setup.clone() });
        let game = self.new_game(setup, self.version() + 1, &given.date)?;
        let rules = rules_of(self.setup.game);
        let started = What::Started { date: given.date.clone(), rules };
        let (opening, _) = game.play.opening(); // no game ends before anybody is asked
        let opening = opening.into_iter().map(|line| What::Step { line, stand_in: false });
        let entries = changed.into_iter().chain([started]).chain(opening).map(Entry::from).collect();
        Ok(Planned { entries, ended: None })
    }

    fn play(&self, by: &Person, decision: u64, action: &str, given: &Given) -> Result<Planned, Refusal> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing).ok_or(Refusal::NotStarted)?;
        let seat = game.seat_of(by.user).ok_or(Refusal::NotSeated)?;
        if game.away.contains(seat) {
            return Err(Refusal::StandIn);
        }
        self.steps(seat, decision, action, false, given)
    }

    fn back(&self, by: &Person) -> Result<Planned, Refusal> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing).ok_or(Refusal::NotStarted)?;
        let seat = game.seat_of(by.user).ok_or(Refusal::NotSeated)?;
        let away = game.away.contains(seat);
        Ok(if away { Planned::one(What::Back { seat }) } else { Planned::default() })
    }

    /// A seat's choice and what chance adds to it; and when the game is over, what is kept of it.
    fn steps(
        &self,
        seat: Seat,
        decision: u64,
        action: &str,
        stand_in: bool,
        given: &Given,
    ) -> Result<Planned, Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotStarted)?;
        let (lines, ended) = game.play.submit(seat, decision, action)?;
        let mut stand_in = stand_in;
        let steps =
            lines.into_iter().map(|line| What::Step { line, stand_in: std::mem::take(&mut stand_in) }.into());
        let mut entries: Vec<Entry> = steps.collect();
        let ended = match ended {
            None => None,
            Some(ended) => {
                entries.push(What::Bound { secret: given.secret.clone() }.into());
                Some(self.keep(&ended)?)
            }
        };
        Ok(Planned { entries, ended })
    }

    /// All that is kept of a game that is over.
    pub(crate) fn keep(&self, ended: &Ended) -> Result<EndedGame, Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotStarted)?;
        let names = game.seats.iter().map(Who::name).collect();
        let levels: Vec<_> = game.seats.iter().map(|who| who.level()).collect();
        let mut extra = vec![("id", json(&game.id)), ("date", json(&game.date))];
        if levels.iter().any(Option::is_some) {
            extra.push(("bots", json(&levels)));
        }
        if !game.stood_in.is_empty() {
            extra.push(("stand_ins", json(&game.stood_in)));
        }
        extra.push(match &game.branch {
            None => (Proof::KEY, json(&game.proof)),
            Some(branch) => (Branch::KEY, json(branch)),
        });
        let record = game::record(&game.setup, names, ended, &extra)?;
        let results = ended.outcome.scores.as_slice().iter().zip(ended.outcome.ranks.as_slice());
        let seats = game
            .seats
            .iter()
            .cloned()
            .zip(results)
            .map(|(who, (&score, &rank))| (who, score, rank))
            .collect();
        Ok(EndedGame { id: game.id.clone(), game: game.setup.game, seats, record, began: game.began })
    }

    fn between_games(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Playing { Err(Refusal::AlreadyStarted) } else { Ok(()) }
    }

    fn host_between_games(&self, by: &Person) -> Result<(), Refusal> {
        if by.user != self.host {
            return Err(Refusal::NotHost);
        }
        self.between_games()
    }

    fn seated(&self, by: &Person) -> Result<u8, Refusal> {
        self.place_of(by.user).ok_or(Refusal::NotSeated)
    }

    fn who(&self, place: u8) -> Result<&Who, Refusal> {
        let taken = self.places.get(usize::from(place)).and_then(Option::as_ref);
        taken.map(|taken| &taken.who).ok_or(Refusal::NoSuchPlace)
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
