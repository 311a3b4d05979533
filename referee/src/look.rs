//! What a person is shown of a table, and what the table waits for.

use crate::entry::UserId;
use crate::table::Table;
use crate::think::{BotAnswer, BotTask};
use bots::Level;
use game_core::{Seat, SeatSet, Viewer};
use protocol::{GameUpdate, Phase, Refusal, TableView, Update, You};

/// A bot of this level plays for people who are away.
const STAND_IN_LEVEL: Level = Level::Guide;

/// How somebody comes to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateMode {
    /// He has been there all the time.
    Live,
    /// He was away and comes back: he is told what he missed, but not what he would have had to remember.
    CatchUp,
}

impl Table {
    /// What is new to a user since a version he has; without one, all that lies there now.
    pub fn look(&self, user: UserId, since: Option<u64>, mode: UpdateMode) -> Update {
        let you = You { place: self.place_of(user), host: user == self.host };
        self.update(you, self.viewer_of(user), since, mode)
    }

    /// What is new on a big screen that this user has put up: what all may see, even if he sits at the table himself. He may do so too
    /// where nobody else may look on.
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

    /// Whether a user may look at all, or put up a big screen. A table that gathers can be seen by whoever has its code.
    pub fn may_enter(&self, user: UserId) -> Result<(), Refusal> {
        let seated = self.place_of(user).is_some() || self.viewer_of(user).is_some();
        match self.phase {
            Phase::Closed if !seated => Err(Refusal::Closed),
            Phase::Playing if !seated && user != self.host => Err(Refusal::NoSpectators),
            _ => Ok(()),
        }
    }

    /// With whose eyes a user sees the game; `None`: not at all.
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
            let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
            game.zip(Seat::new(place)).is_some_and(|(game, seat)| game.away.contains(seat))
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
        }
    }

    fn game_update(&self, viewer: Viewer, since: Option<u64>, mode: UpdateMode) -> Option<GameUpdate> {
        let game = self.game.as_ref()?;
        if since == Some(self.version()) {
            return None;
        }
        let due = game.play.due();
        let told = game.play.tell(viewer, since, mode == UpdateMode::CatchUp);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let plays = seat.is_some_and(|seat| !game.away.contains(seat));
        Some(GameUpdate {
            id: game.id.clone(),
            game: game.setup.game,
            seat,
            events: told.events,
            view: told.view,
            decision: due.decision,
            asked: due.asked,
            chosen: (due.asked.len() - due.owing.len()) as u8,
            legal: if plays { told.legal } else { Vec::new() },
            paused: game.paused(),
            over: due.over,
        })
    }

    /// The decision that is due in the game that is on.
    pub fn decision(&self) -> Option<u64> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        Some(game.play.due().decision)
    }

    /// The people who are asked now and play themselves, whether they have chosen or not: the clock runs while there are any. It says
    /// nothing about who has chosen.
    pub fn people_asked(&self) -> SeatSet {
        let asked = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.play.due().asked);
        asked.intersection(self.active())
    }

    /// The people who have to choose now.
    pub fn people_owing(&self) -> SeatSet {
        self.owing().intersection(self.active())
    }

    /// The seats whose choice a bot has to make now.
    pub(crate) fn bots_owing(&self) -> SeatSet {
        match &self.game {
            Some(game) if !game.paused() => self.owing().without(self.active()),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats of people in the game that is on.
    pub(crate) fn people(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.people())
    }

    /// Those of them who play themselves.
    fn active(&self) -> SeatSet {
        let away = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.away);
        self.people().without(away)
    }

    fn owing(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.play.due().owing)
    }

    /// Whether several are asked at once: then nobody waits for anybody, and bots need not pretend to think.
    pub fn asks_together(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.play.due().asked.len() > 1)
    }

    /// Whether a bot plays for this user at the moment.
    pub fn is_away(&self, user: UserId) -> bool {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        game.is_some_and(|game| game.seat_of(user).is_some_and(|seat| game.away.contains(seat)))
    }

    /// What the bots have to think about now, that they do not think about already. Each is to be given back as a [`BotAnswer`], through
    /// [`Table::rest`]. `seed` is asked for what a bot's own randomness is to be made of.
    pub fn bots_due(&mut self, mut seed: impl FnMut() -> u64) -> Vec<BotTask> {
        let owing = self.bots_owing();
        let Some(game) = &mut self.game else { return Vec::new() };
        let level = |who: &crate::seating::Occupant| who.level().unwrap_or(STAND_IN_LEVEL);
        let levels: Vec<Level> = game.seats.iter().map(level).collect();
        owing.iter().filter_map(|seat| game.play.think(seat, levels[seat.index()], seed())).collect()
    }

    /// Takes a bot back that has thought.
    pub fn return_bot(&mut self, answer: &mut BotAnswer) {
        if let Some(game) = &mut self.game {
            game.play.return_bot(answer);
        }
    }

    /// What is answered for a bot that has failed at this decision.
    pub fn fallback_answer(&self, seat: Seat, decision: u64) -> Option<BotAnswer> {
        let action = self.game.as_ref()?.play.first_legal(seat)?;
        Some(BotAnswer::failed(seat, decision, action))
    }
}
