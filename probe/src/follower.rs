//! What a client knows of its table, and what it would do next.
//!
//! It also checks the server: versions never go back, updates have no gaps, and an acknowledged choice is never asked for again.

use crate::error::is_temporary;
use crate::{ProbeError, random_bytes, random_u64};
use game_core::{Draw, Seat, SplitMix};
use protocol::{
    Command, CommandId, FromClient, GameUpdate, Json, KnownVersion, Phase, Refusal, Sitter, TableView,
    ToClient, Update, You,
};
use std::collections::BTreeMap;
use std::time::Instant;

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
    pub id: CommandId,
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
    version: u64,
    /// The highest acknowledged version; its update may still be on the way.
    acknowledged: u64,
    /// The version at which a command was refused for good; it is not tried again before something changes.
    refused: Option<u64>,
    you: You,
    table: Option<TableView>,
    game: Option<GameUpdate>,
    pending: Option<Pending>,
    next_id: CommandId,
    choices: Vec<Choice>,
    ended: BTreeMap<String, u64>,
    starts_with: Option<usize>,
    draw: SplitMix,
}

impl Default for ClientState {
    fn default() -> ClientState {
        ClientState {
            version: 0,
            acknowledged: 0,
            refused: None,
            you: You::default(),
            table: None,
            game: None,
            pending: None,
            next_id: random_u64() >> 12, // JSON numbers of browsers go no further
            choices: Vec::new(),
            ended: BTreeMap::new(),
            starts_with: None,
            draw: SplitMix::new(random_u64()),
        }
    }
}

impl ClientState {
    /// The version of the table.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What it has, for coming back.
    pub fn have(&self) -> Option<KnownVersion> {
        (self.version > 0).then_some(KnownVersion { version: self.version })
    }

    pub fn table(&self) -> Option<&TableView> {
        self.table.as_ref()
    }

    /// The current or last game.
    pub fn game(&self) -> Option<&GameUpdate> {
        self.game.as_ref()
    }

    /// Whether it sits at the table.
    pub fn is_seated(&self) -> bool {
        self.you.place.is_some()
    }

    /// What the table is doing.
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(|table| table.phase)
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

    /// As host, starts a game as soon as this many are seated and every person has stirred.
    pub fn starts_with(&mut self, sitters: usize) {
        self.starts_with = Some(sitters);
    }

    pub fn hear(&mut self, message: ToClient) -> Result<ClientEvent, ProbeError> {
        match message {
            ToClient::Table(update) => self.update(*update).map(|()| ClientEvent::Update),
            ToClient::Done { id, version } => self.done(id, version),
            ToClient::Refused { id, why } => {
                if id.is_some()
                    && id == self.pending.as_ref().map(|pending| pending.id)
                    && !is_temporary(&why)
                {
                    self.pending = None;
                    self.refused = Some(self.version);
                }
                Ok(ClientEvent::Refused(why))
            }
            _ => Ok(ClientEvent::Other),
        }
    }

    fn update(&mut self, update: Update) -> Result<(), ProbeError> {
        let Update { version, since, table, you, game, .. } = update;
        let least = self.version.max(self.acknowledged);
        if version < least {
            return Err(ProbeError::Lost(format!("version {least} was told, and now it is {version}")));
        }
        match since {
            Some(since) if since != self.version => {
                let problem = format!("an update goes on from {since}, but {} was the last", self.version);
                return Err(ProbeError::Strange(problem));
            }
            Some(_) => {}
            None => (self.table, self.game) = (None, None),
        }
        self.version = version;
        self.you = you.unwrap_or(self.you);
        self.table = table.or(self.table.take());
        self.game = game.or(self.game.take());
        if let Some(game) = self.game.as_ref().filter(|game| game.over) {
            self.ended.insert(game.id.clone(), game.decision);
        }
        if self.asks_again() {
            return Err(ProbeError::Lost(format!("version {version} asks again for what was chosen")));
        }
        Ok(())
    }

    fn done(&mut self, id: CommandId, version: u64) -> Result<ClientEvent, ProbeError> {
        let expected = self.pending.take_if(|pending| pending.id == id);
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

    /// Whether a choice is asked for that was acknowledged already.
    fn asks_again(&self) -> bool {
        match (&self.game, self.choices.last()) {
            (Some(game), Some(last)) => {
                self.version >= last.version
                    && !game.legal.is_empty()
                    && (&game.id, game.decision) == (&last.game, last.decision)
            }
            _ => false,
        }
    }

    /// Whether it has a choice to make.
    pub fn is_due(&self) -> bool {
        self.is_idle() && self.game.as_ref().is_some_and(|game| !game.legal.is_empty() && !game.over)
    }

    /// Whether it is for it to do something: choose, stir, start.
    pub fn wants_something(&self) -> bool {
        self.is_due() || self.wants_to_stir() || self.wants_to_start() || self.wants_back()
    }

    /// What it would do now, if anything: a choice is one of the legal ones at random.
    pub fn wants(&mut self) -> Option<Command> {
        if self.wants_back() {
            return Some(Command::Back {});
        }
        if self.wants_to_stir() {
            return Some(Command::Stir { salt: fair::Salt::new(random_bytes()) });
        }
        if self.wants_to_start() {
            return Some(Command::Start {});
        }
        let game = self.game.as_ref().filter(|_| self.is_due())?;
        let action = self.draw.pick(&game.legal)?.clone();
        Some(Command::Play { decision: game.decision, action })
    }

    /// Whether no command or its effect is pending.
    fn is_idle(&self) -> bool {
        self.pending.is_none() && self.version >= self.acknowledged && self.refused != Some(self.version)
    }

    fn is_between_games(&self) -> bool {
        self.is_idle() && matches!(self.phase(), Some(Phase::Gathering | Phase::Over))
    }

    fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.table.iter().flat_map(|table| table.places.iter().flatten())
    }

    fn own_place(&self) -> Option<&Sitter> {
        self.table.as_ref()?.places.get(usize::from(self.you.place?))?.as_ref()
    }

    fn wants_to_stir(&self) -> bool {
        self.is_between_games() && self.own_place().is_some_and(|sitter| !sitter.stirred)
    }

    fn wants_to_start(&self) -> bool {
        let Some(least) = self.starts_with else { return false };
        self.you.host
            && self.is_between_games()
            && self.sitters().count() >= least
            && self.sitters().all(|sitter| sitter.bot.is_some() || sitter.stirred)
    }

    fn wants_back(&self) -> bool {
        let playing = self.is_idle() && self.phase() == Some(Phase::Playing);
        playing && self.own_place().is_some_and(|sitter| sitter.stand_in)
    }

    /// The message that does this. It stays pending until it is answered; only one can be.
    pub fn say(&mut self, command: Command) -> FromClient {
        let game = match (&command, &self.game) {
            (Command::Play { .. }, Some(game)) => game.seat.map(|seat| (game.id.clone(), seat)),
            _ => None,
        };
        self.next_id += 1;
        let id = self.next_id;
        self.pending = Some(Pending { id, command: command.clone(), sent: Instant::now(), game });
        FromClient::Do { id, command }
    }

    /// What was said and not answered, once more, under the same number.
    pub fn say_again(&self) -> Option<FromClient> {
        self.pending
            .as_ref()
            .map(|Pending { id, command, .. }| FromClient::Do { id: *id, command: command.clone() })
    }
}
