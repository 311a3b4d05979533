//! What a person is shown of a table, and what the table waits for.

use crate::entry::UserId;
use crate::table::Table;
use crate::think::{BotAnswer, BotTask};
use bots::{Level, Strength};
use catalog::GameKind;
use game_core::{Seat, SeatSet, Viewer};
use wire::{GameUpdate, Phase, Refusal, TableView, Update, You};

/// The level of the bot that plays for people who are away.
pub(crate) const STAND_IN_LEVEL: Level = Level::Guide;

/// Which events an update may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateMode {
    /// The viewer was there all the time.
    Live,
    /// The viewer was away: the update leaves out what they would have had to remember.
    CatchUp,
}

/// A decision that people still have to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenDecision {
    pub game_id: String,
    pub game: GameKind,
    /// Increases from decision to decision and from game to game.
    pub decision: u64,
    /// Those who have not chosen.
    pub people: Vec<(Seat, UserId)>,
}

impl Table {
    /// What is new to a user since a version they know; without one, the current view.
    pub fn look(&self, user: UserId, since: Option<u64>, mode: UpdateMode) -> Update {
        let you = You { place: self.place_of(user), host: user == self.host };
        self.update(you, self.viewer_of(user), since, mode)
    }

    /// What is new on a big screen opened by this user: what a spectator may see, even if the user plays. Players and the host may open
    /// one even where spectators are not allowed.
    pub fn look_on_screen(&self, user: UserId, since: Option<u64>, mode: UpdateMode) -> Update {
        let is_host = self.game.as_ref().is_some_and(|game| game.host == user);
        let allowed = is_host || self.viewer_of(user).is_some();
        self.update(You::default(), allowed.then_some(Viewer::Spectator), since, mode)
    }

    fn update(&self, you: You, eyes: Option<Viewer>, since: Option<u64>, mode: UpdateMode) -> Update {
        let version = self.version();
        let since = since.filter(|&since| self.can_go_on_from(since));
        let table_changed = since.is_none_or(|since| self.table_changed > since);
        Update {
            version,
            since,
            table: table_changed.then(|| self.table_view()),
            you: table_changed.then_some(you),
            game: eyes.and_then(|viewer| self.game_update(viewer, since, mode)),
            clock: None,
        }
    }

    /// Whether a user may see the table or open a big screen. Before the first game anyone with the code may.
    /// A table of an event is open only to its players, because seeing it reveals the deal that others still play.
    pub fn may_enter(&self, user: UserId) -> Result<(), Refusal> {
        let seated = self.place_of(user).is_some() || self.viewer_of(user).is_some();
        match self.phase {
            _ if self.event.is_some() && !seated => Err(Refusal::NoSpectators),
            Phase::Closed if !seated => Err(Refusal::Closed),
            Phase::Playing if !seated && user != self.host => Err(Refusal::NoSpectators),
            _ => Ok(()),
        }
    }

    /// Whether the table may be shown on a big screen.
    pub fn may_be_shown(&self) -> Result<(), Refusal> {
        if self.event.is_some() { Err(Refusal::EventTable) } else { Ok(()) }
    }

    /// How a user sees the game; `None`: not at all.
    fn viewer_of(&self, user: UserId) -> Option<Viewer> {
        let game = self.game.as_ref()?;
        match game.seat_of(user) {
            Some(seat) => Some(Viewer::Seat(seat)),
            None => game.setup.spectators.then_some(Viewer::Spectator),
        }
    }

    fn can_go_on_from(&self, since: u64) -> bool {
        let reaches = self.game.as_ref().is_none_or(|game| game.play.reaches(since.max(game.began)));
        since <= self.version() && reaches
    }

    fn table_view(&self) -> TableView {
        let away = |place: usize| {
            self.game_in_progress().zip(Seat::new(place)).is_some_and(|(game, seat)| game.away.contains(seat))
        };
        let sitter = |(place, taken): (usize, &Option<crate::seating::OccupiedPlace>)| {
            taken.as_ref().map(|taken| taken.sitter(self.host, away(place)))
        };
        TableView {
            code: self.code,
            setup: self.setup.clone(),
            phase: self.phase,
            places: self.places.iter().enumerate().map(sitter).collect(),
            commitment: self.commitment(),
            games: self.games,
            unfinished: self.unfinished,
            starting: self.starting_view(),
            event: self.event,
        }
    }

    fn game_update(&self, viewer: Viewer, since: Option<u64>, mode: UpdateMode) -> Option<GameUpdate> {
        let game = self.game.as_ref()?;
        if since == Some(self.version()) {
            return None;
        }
        let due = game.play.due();
        let seen = game.play.show(viewer, since, mode);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let open = self.phase != Phase::Closed;
        let plays = open && seat.is_some_and(|seat| !game.away.contains(seat));
        Some(GameUpdate {
            id: game.id.clone(),
            game: game.setup.game,
            seat,
            events: seen.events,
            view: seen.view,
            decision: due.decision,
            asked: due.asked,
            chosen: (due.asked.len() - due.owing.len()) as u8,
            legal: if plays { seen.legal } else { Vec::new() },
            plan: seat.filter(|_| plays).and_then(|seat| game.play.plan_of(seat)),
            paused: game.paused(),
            over: due.over,
        })
    }

    /// The current decision, if a game is being played.
    pub fn decision(&self) -> Option<u64> {
        Some(self.game_in_progress()?.play.due().decision)
    }

    /// The people who are asked now and play themselves, whether they have chosen or not, so it does not reveal who has. The clock runs
    /// while there are any.
    pub fn people_asked(&self) -> SeatSet {
        let asked = self.game_in_progress().map_or(SeatSet::EMPTY, |game| game.play.due().asked);
        asked.intersection(self.active())
    }

    /// Whether the table waits for this user's choice.
    pub fn waits_for(&self, user: UserId) -> bool {
        let seat = self.game_in_progress().and_then(|game| game.seat_of(user));
        seat.is_some_and(|seat| self.people_owing().without(self.plans_owing()).contains(seat))
    }

    /// Whether bots have to choose, or plans.
    pub fn bots_play(&self) -> bool {
        !self.bots_owing().is_empty() || !self.plans_owing().is_empty()
    }

    /// The current decision, if people still have to make it. Who has to is secret while choices are sealed.
    pub fn open_decision(&self) -> Option<OpenDecision> {
        let game = self.game_in_progress()?;
        let person = |seat: Seat| Some((seat, game.seats.get(seat.index())?.user()?));
        let people: Vec<_> = self.people_owing().iter().filter_map(person).collect();
        (!people.is_empty()).then(|| OpenDecision {
            game_id: game.id.clone(),
            game: game.setup.game,
            decision: game.play.due().decision,
            people,
        })
    }

    pub fn people_owing(&self) -> SeatSet {
        self.owing().intersection(self.active())
    }

    pub(crate) fn bots_owing(&self) -> SeatSet {
        match self.game_in_progress() {
            Some(game) if !game.paused() => self.owing().without(self.active()),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats of people in the current game.
    pub(crate) fn people(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.people())
    }

    /// The people who play themselves.
    fn active(&self) -> SeatSet {
        let away = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.away);
        self.people().without(away)
    }

    fn owing(&self) -> SeatSet {
        self.game_in_progress().map_or(SeatSet::EMPTY, |game| game.play.due().owing)
    }

    /// Whether a bot currently plays for this user.
    pub fn is_away(&self, user: UserId) -> bool {
        self.game_in_progress()
            .is_some_and(|game| game.seat_of(user).is_some_and(|seat| game.away.contains(seat)))
    }

    /// New tasks for bots and plans. Each comes back as a [`BotAnswer`], through [`Table::return_bot`]. `seed` gives a bot's own randomness.
    pub fn bots_due(&mut self, mut seed: impl FnMut() -> u64) -> Vec<BotTask> {
        let owing = self.bots_owing();
        let Some(game) = &mut self.game else { return Vec::new() };
        let level = |who: &crate::seating::Occupant| who.level().unwrap_or(STAND_IN_LEVEL);
        let levels: Vec<Level> = game.seats.iter().map(level).collect();
        let companion = game.companion.unwrap_or(Strength::NEW);
        let expedition = self.expedition;
        let task = |seat: Seat| {
            let seed = match expedition {
                Some(expedition) => expedition.seed(seat, game.play.choices(seat)),
                None => seed(),
            };
            game.play.think(seat, levels[seat.index()], companion, seed)
        };
        let tasks: Vec<BotTask> = owing.iter().filter_map(task).collect();
        tasks.into_iter().chain(self.plans_due()).collect()
    }

    pub fn return_bot(&mut self, answer: &mut BotAnswer) {
        if self.expedition.is_some() {
            answer.dismiss_bot(); // every choice of an expedition is made by a new bot
        }
        if let Some(game) = &mut self.game {
            game.play.return_bot(answer);
        }
    }

    /// The answer for a bot that failed at this decision.
    pub fn fallback_answer(&self, seat: Seat, decision: u64) -> Option<BotAnswer> {
        self.game.as_ref()?.play.fallback(seat, decision)
    }
}
