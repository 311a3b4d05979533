//! What a client knows of its table, and what it would do next.
//!
//! It also checks the server: versions never go back, updates have no gaps, and an acknowledged choice is never asked for again.

use crate::error::is_temporary;
use crate::{ProbeError, random_bytes, random_u64};
use fair::Salt;
use game_core::{Draw, Seat, SplitMix};
use std::collections::BTreeMap;
use std::time::Instant;
use wire::{
    Command, CommandId, FromClient, GameUpdate, Json, KnownVersion, Outbox, Phase, Refusal, Seen, Sitter,
    StartStep, Starting, TableView, ToClient, Update,
};

/// A choice that the server has acknowledged.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The id of the game.
    pub game: String,
    pub seat: Seat,
    /// The decision that it answered.
    pub decision: u64,
    pub action: Json,
    /// The version of the table by which it was acknowledged.
    pub version: u64,
}

/// A command that was not answered yet.
#[derive(Clone, Debug)]
pub struct Pending {
    pub command: Command,
    /// When it was sent first.
    pub sent: Instant,
    /// The game and the seat, if it is a choice.
    game: Option<(String, Seat)>,
}

#[derive(Debug)]
pub enum ClientEvent {
    Update,
    /// The first update after a disconnect.
    Back,
    /// A command was done, with this version.
    Done(Pending, u64),
    /// If the refusal is temporary, the command is still pending and can be sent again.
    Refused(Refusal),
    /// The connection was lost, with this close code; a new one is being opened.
    Gone(Option<u16>),
    Other,
}

/// What a client knows of its table.
#[derive(Debug)]
pub struct ClientState {
    seen: Option<Seen>,
    /// The highest acknowledged version; its update may still be on the way.
    acknowledged: u64,
    /// The version at which a command was refused for good; it is not tried again before something changes.
    refused: Option<u64>,
    outbox: Outbox,
    /// The command in the outbox: there is only one at a time.
    pending: Option<Pending>,
    choices: Vec<Choice>,
    ended: BTreeMap<String, u64>,
    /// The last salt it has promised.
    salt: Option<Salt>,
    starts_with: Option<usize>,
    draw: SplitMix,
}

impl Default for ClientState {
    fn default() -> ClientState {
        ClientState {
            seen: None,
            acknowledged: 0,
            refused: None,
            outbox: Outbox::new(random_u64()),
            pending: None,
            choices: Vec::new(),
            ended: BTreeMap::new(),
            salt: None,
            starts_with: None,
            draw: SplitMix::new(random_u64()),
        }
    }
}

impl ClientState {
    /// The version of the table.
    pub fn version(&self) -> u64 {
        self.seen.as_ref().map_or(0, |seen| seen.version)
    }

    /// What it has, for coming back.
    pub fn have(&self) -> Option<KnownVersion> {
        self.seen.as_ref().map(|seen| KnownVersion { version: seen.version })
    }

    pub fn table(&self) -> Option<&TableView> {
        self.seen.as_ref().map(|seen| &seen.table)
    }

    /// The current or last game.
    pub fn game(&self) -> Option<&GameUpdate> {
        self.seen.as_ref()?.game.as_ref().map(|game| &game.now)
    }

    /// Whether it sits at the table.
    pub fn is_seated(&self) -> bool {
        self.place().is_some()
    }

    pub fn place(&self) -> Option<u8> {
        self.seen.as_ref()?.you.place
    }

    /// What the table is doing.
    pub fn phase(&self) -> Option<Phase> {
        self.table().map(|table| table.phase)
    }

    /// The command that was not answered yet.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Every choice that was acknowledged.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The games whose end it saw, with the number of the last decision of each.
    pub fn ended(&self) -> &BTreeMap<String, u64> {
        &self.ended
    }

    /// As host, starts a game as soon as this many are seated and every person has promised a salt. Programs may do without.
    pub fn starts_with(&mut self, sitters: usize) {
        self.starts_with = Some(sitters);
    }

    pub fn hear(&mut self, message: ToClient) -> Result<ClientEvent, ProbeError> {
        match message {
            ToClient::Table(update) => self.update(*update).map(|()| ClientEvent::Update),
            ToClient::Done { id, version } => self.done(id, version),
            ToClient::Refused { id, why } => {
                if let Some(id) = id.filter(|_| !is_temporary(&why))
                    && self.outbox.answered(id).is_some()
                {
                    self.pending = None;
                    self.refused = Some(self.version());
                }
                Ok(ClientEvent::Refused(why))
            }
            _ => Ok(ClientEvent::Other),
        }
    }

    fn update(&mut self, update: Update) -> Result<(), ProbeError> {
        let (version, since, known) = (update.version, update.since, self.version());
        let least = known.max(self.acknowledged);
        if version < least {
            return Err(ProbeError::Lost(format!("the version was {least}, and now it is {version}")));
        }
        let problem = || format!("an update continues from {since:?}, but the last was {known}");
        if since.is_some_and(|since| since != known) {
            return Err(ProbeError::Strange(problem()));
        }
        let taken = Seen::take(self.seen.take(), update, 0.0);
        let (seen, _) = taken.ok_or_else(|| ProbeError::Strange(problem()))?;
        self.seen = Some(seen);
        if let Some((id, decision)) =
            self.game().filter(|game| game.over).map(|game| (game.id.clone(), game.decision))
        {
            self.ended.insert(id, decision);
        }
        if self.asks_again() {
            return Err(ProbeError::Lost(format!("version {version} asks again for what was chosen")));
        }
        Ok(())
    }

    fn done(&mut self, id: CommandId, version: u64) -> Result<ClientEvent, ProbeError> {
        let expected = self.outbox.answered(id).and_then(|_| self.pending.take());
        let pending = expected.ok_or_else(|| ProbeError::Strange(format!("nobody asked for {id}")))?;
        if version < self.acknowledged {
            return Err(ProbeError::Lost(format!("{} was acknowledged, now {version}", self.acknowledged)));
        }
        self.acknowledged = version;
        if let (Some((game, seat)), Command::Play { decision, action }) = (&pending.game, &pending.command) {
            let (game, action) = (game.clone(), action.clone());
            self.choices.push(Choice { game, seat: *seat, decision: *decision, action, version });
        }
        Ok(ClientEvent::Done(pending, version))
    }

    /// Whether the server asks for a choice that it has acknowledged already.
    fn asks_again(&self) -> bool {
        match (self.game(), self.choices.last()) {
            (Some(game), Some(last)) => {
                self.version() >= last.version
                    && !game.legal.is_empty()
                    && (&game.id, game.decision) == (&last.game, last.decision)
            }
            _ => false,
        }
    }

    /// Whether it has a choice to make.
    pub fn is_due(&self) -> bool {
        self.is_idle() && self.game().is_some_and(|game| !game.legal.is_empty() && !game.over)
    }

    /// Whether it is for it to do something: choose, promise or reveal a salt, start.
    pub fn wants_something(&self) -> bool {
        self.is_due()
            || self.wants_to_commit()
            || self.wants_to_reveal().is_some()
            || self.wants_to_start()
            || self.wants_back()
    }

    /// Whether it is asked for its salt.
    pub fn is_revealing(&self) -> bool {
        self.wants_to_reveal().is_some()
    }

    /// What it would do now, if anything: a choice is one of the legal ones at random.
    pub fn wants(&mut self) -> Option<Command> {
        if self.wants_back() {
            return Some(Command::Back {});
        }
        if self.wants_to_commit() {
            let salt = *self.salt.insert(Salt::new(random_bytes()));
            return Some(Command::Commit { hash: salt.commitment() });
        }
        if let Some(salt) = self.wants_to_reveal() {
            return Some(Command::Reveal { salt });
        }
        if self.wants_to_start() {
            return Some(Command::Start {});
        }
        if !self.is_due() {
            return None;
        }
        let game = &self.seen.as_ref()?.game.as_ref()?.now;
        let action = self.draw.pick(&game.legal)?.clone();
        Some(Command::Play { decision: game.decision, action })
    }

    /// Whether no command or its effect is pending.
    fn is_idle(&self) -> bool {
        self.outbox.is_empty() && self.version() >= self.acknowledged && self.refused != Some(self.version())
    }

    fn is_between_games(&self) -> bool {
        self.is_idle()
            && self.starting().is_none()
            && matches!(self.phase(), Some(Phase::Gathering | Phase::Over))
    }

    /// The start of the next game, if it is under way.
    fn starting(&self) -> Option<&Starting> {
        self.table()?.starting.as_ref()
    }

    /// Whether this step of a start waits for it.
    fn is_asked_to(&self, step: StartStep) -> bool {
        let asked = |starting: &Starting| {
            starting.step == step && self.place().is_some_and(|place| starting.owing.contains(&place))
        };
        self.is_idle() && self.starting().is_some_and(asked)
    }

    fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.table().into_iter().flat_map(|table| table.places.iter().flatten())
    }

    fn own_place(&self) -> Option<&Sitter> {
        self.table()?.places.get(usize::from(self.place()?))?.as_ref()
    }

    fn wants_to_commit(&self) -> bool {
        let due = self.is_between_games() || self.is_asked_to(StartStep::Commit);
        due && self.own_place().is_some_and(|sitter| sitter.hash.is_none())
    }

    /// The salt that is asked for, if it is the one it has promised.
    fn wants_to_reveal(&self) -> Option<Salt> {
        let hash = self.own_place()?.hash;
        self.salt.filter(|salt| self.is_asked_to(StartStep::Reveal) && hash == Some(salt.commitment()))
    }

    fn wants_to_start(&self) -> bool {
        let Some(least) = self.starts_with else { return false };
        self.seen.as_ref().is_some_and(|seen| seen.you.host)
            && self.is_between_games()
            && self.sitters().count() >= least
            && self.sitters().all(|sitter| sitter.bot.is_some() || sitter.program || sitter.hash.is_some())
    }

    fn wants_back(&self) -> bool {
        let playing = self.is_idle() && self.phase() == Some(Phase::Playing);
        playing && self.own_place().is_some_and(|sitter| sitter.stand_in)
    }

    /// The message that does this. It stays pending until it is answered; only one can be.
    pub fn say(&mut self, command: Command) -> FromClient {
        let game = match (&command, self.game()) {
            (Command::Play { .. }, Some(game)) => game.seat.map(|seat| (game.id.clone(), seat)),
            _ => None,
        };
        self.pending = Some(Pending { command: command.clone(), sent: Instant::now(), game });
        self.outbox.put(command)
    }

    /// The unanswered message again, with the same number.
    pub fn say_again(&self) -> Option<FromClient> {
        self.outbox.unanswered().next()
    }
}
