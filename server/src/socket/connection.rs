//! One connection: reads and answers the client's messages, and sends what is new.

use super::closing::Disconnect;
use super::location::{AtTable, Location};
use super::text;
use crate::app::App;
use crate::ops::{Asker, quota, too_fast};
use crate::people::{Access, OpenSession, Player};
use crate::roll::Notice;
use crate::stream::Inflow;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use game_table::{Change, Dialogue, Person, Request, UserId};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, watch};
use tokio::time::timeout;
use wire::{Command, CommandHeader, CommandId, FromClient, MAX_MESSAGE_BYTES, Reaction, Refusal, ToClient};

/// A connection that is silent for this long is pinged.
const PING_AFTER: Duration = Duration::from_secs(30);
/// A closing connection waits this long for its last message to be taken.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// Messages beyond the credits: this many come back per second, and there are never more than that. Then the connection is closed.
const STRIKES: (u32, u32) = (1, 50);

/// A client may send so many bytes before they make up a message: more than the longest message in any sensible number of pieces.
const MAX_UNFINISHED_BYTES: usize = 8 * MAX_MESSAGE_BYTES;

enum Wakeup {
    Stopping,
    /// `None`: some were missed.
    Notice(Option<Notice>),
    CheckSession,
    Received(Message),
    Ended(Disconnect),
    News,
    /// A program was revoked, perhaps this one.
    Revoked,
    Quiet,
}

pub struct Connection {
    app: Arc<App>,
    socket: WebSocket,
    inflow: Inflow,
    address: IpAddr,
    /// With all of an IPv6 address.
    exact: IpAddr,
    notices: broadcast::Receiver<Notice>,
    person: Person,
    /// None for a program.
    session: Option<OpenSession>,
    /// Set for a program: to whom its account belongs.
    owner: Option<UserId>,
    location: Location,
    dialogue: Dialogue,
    credits: DefaultDirectRateLimiter,
    reactions: DefaultDirectRateLimiter,
    /// Messages beyond the credits that are only refused.
    strikes: DefaultDirectRateLimiter,
    stopping: watch::Receiver<bool>,
    /// Changes when someone has revoked a program.
    revoked: watch::Receiver<()>,
}

/// Waits until the session, if there is one, must be checked.
async fn due(session: &mut Option<OpenSession>) {
    match session {
        Some(session) => session.due().await,
        None => std::future::pending().await,
    }
}

impl Connection {
    pub fn new(
        app: Arc<App>,
        socket: WebSocket,
        inflow: Inflow,
        (address, exact): (IpAddr, IpAddr),
        player: Player,
    ) -> Connection {
        let credits = RateLimiter::direct(quota(app.settings.credits_per_second, app.settings.credits_burst));
        let pause = Duration::from_millis(Reaction::PAUSE_MS);
        let reactions = Quota::with_period(pause).expect("the pause is not 0");
        let stopping = app.tables.stopping();
        let notices = app.roll.listen();
        let owner = player.owner();
        let Player { person, access } = player;
        let session = match access {
            Access::Session(token) => Some(app.sessions.watch(person.user, token)),
            Access::Program { .. } => None,
        };
        app.tables.note_address(person.user, address);
        let revoked = app.revoked_programs.subscribe();
        Connection {
            session,
            app,
            socket,
            inflow,
            dialogue: Dialogue::new(person.name.clone()),
            address,
            exact,
            notices,
            person,
            owner,
            revoked,
            location: Location::Door,
            credits,
            reactions: RateLimiter::direct(reactions),
            strikes: RateLimiter::direct(quota(STRIKES.0, STRIKES.1)),
            stopping,
        }
    }

    pub async fn run(mut self) {
        self.inflow.reset(); // the requests before it do not count
        let end = self.serve().await;
        if let Disconnect::Close(code, reason) = end {
            let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
            let _ = timeout(CLOSE_TIMEOUT, self.socket.send(close)).await; // it ends in any case
        }
    }

    async fn serve(&mut self) -> Disconnect {
        let mut silent = false;
        loop {
            let done = match self.wait().await {
                Wakeup::Stopping | Wakeup::Notice(None) => return Disconnect::RESTARTING,
                Wakeup::Notice(Some(notice)) => self.heed(notice).await,
                Wakeup::CheckSession => self.check_session().await,
                Wakeup::Received(message) => {
                    silent = false;
                    self.receive(message).await
                }
                Wakeup::Ended(end) => return end,
                Wakeup::News => self.send_news().await,
                Wakeup::Revoked => self.check_program().await,
                Wakeup::Quiet if silent => return Disconnect::Gone,
                Wakeup::Quiet => {
                    silent = true;
                    self.send(Message::Ping(Default::default())).await
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn wait(&mut self) -> Wakeup {
        tokio::select! {
            biased;
            _ = self.stopping.wait_for(|stopping| *stopping) => Wakeup::Stopping,
            notice = self.notices.recv() => Wakeup::Notice(notice.ok()),
            () = due(&mut self.session) => Wakeup::CheckSession,
            received = self.socket.recv() => match received {
                Some(Ok(message)) => Wakeup::Received(message),
                Some(Err(error)) => Wakeup::Ended(Disconnect::after(error)),
                None => Wakeup::Ended(Disconnect::Gone),
            },
            () = self.inflow.exceeds(MAX_UNFINISHED_BYTES) => Wakeup::Ended(Disconnect::TOO_FAST),
            () = self.location.changed() => Wakeup::News,
            Ok(()) = self.revoked.changed(), if self.owner.is_some() => Wakeup::Revoked,
            () = tokio::time::sleep(PING_AFTER) => Wakeup::Quiet,
        }
    }

    /// Something that may concern this person.
    async fn heed(&mut self, notice: Notice) -> Result<(), Disconnect> {
        match notice {
            Notice::Bans if self.is_banned() => {
                self.refuse(None, Refusal::Banned).await?;
                Err(Disconnect::BANNED)
            }
            Notice::Removed { table, user } if user == self.person.user && self.location.is_at(table) => {
                self.location = Location::Door;
                self.refuse(None, Refusal::NotAdmitted).await
            }
            Notice::Blocks(user) if user == self.person.user => {
                if let Location::Table(at_table) = &mut self.location
                    && let Ok(blocks) = self.app.store.blocks_of(user).await
                {
                    at_table.visit.mute(&blocks);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn is_banned(&self) -> bool {
        self.app.bans.has_address(self.exact) || self.app.bans.has(self.person.user, &self.person.name)
    }

    async fn check_session(&mut self) -> Result<(), Disconnect> {
        match &mut self.session {
            Some(session) => {
                if session.is_valid().await {
                    Ok(())
                } else {
                    Err(Disconnect::NOT_SIGNED_IN)
                }
            }
            None => Ok(()),
        }
    }

    /// Ends the connection of a program that was revoked.
    async fn check_program(&mut self) -> Result<(), Disconnect> {
        let Some(owner) = self.owner else { return Ok(()) };
        match self.app.store.programs_of(owner).await {
            Ok(own) if !own.iter().any(|it| it.user == self.person.user) => Err(Disconnect::NOT_SIGNED_IN),
            _ => Ok(()), // what cannot be read now is no reason to end it
        }
    }

    async fn send_news(&mut self) -> Result<(), Disconnect> {
        for message in self.location.news() {
            self.send(Message::Text(message.into())).await?;
        }
        Ok(())
    }

    /// If the client accepts nothing for too long, the connection ends; the client reconnects and gets what it missed.
    async fn send(&mut self, message: Message) -> Result<(), Disconnect> {
        match timeout(self.app.settings.stall_timeout, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Disconnect::Gone),
        }
    }

    async fn refuse(&mut self, id: Option<CommandId>, why: Refusal) -> Result<(), Disconnect> {
        self.app.metrics.refusal(why.name());
        self.send(text(&ToClient::Refused { id, why })).await
    }

    async fn receive(&mut self, message: Message) -> Result<(), Disconnect> {
        self.inflow.reset();
        let text = match &message {
            Message::Text(text) => Some(text.as_bytes()),
            Message::Ping(_) | Message::Pong(_) => None, // pings are answered by the socket itself, but cost as much
            Message::Binary(_) => return Err(Disconnect::BINARY),
            Message::Close(_) => {
                let _ = timeout(CLOSE_TIMEOUT, self.socket.recv()).await; // the socket itself answers it
                return Err(Disconnect::Gone);
            }
        };
        let credit = self.credits.check();
        if credit.is_err() && self.strikes.check().is_err() {
            return Err(Disconnect::TOO_FAST);
        }
        let Some(bytes) = text else { return Ok(()) };
        if let Err(until) = credit {
            return self.refuse(id_of(bytes), too_fast(until)).await;
        }
        if bytes.len() > MAX_MESSAGE_BYTES {
            return self.refuse(None, Refusal::TooLong { most: MAX_MESSAGE_BYTES }).await;
        }
        match serde_json::from_slice(bytes) {
            Ok(message) => self.handle(message).await,
            Err(error) => self.refuse(id_of(bytes), Refusal::unreadable(&error)).await,
        }
    }

    async fn handle(&mut self, message: FromClient) -> Result<(), Disconnect> {
        let request = match self.dialogue.receive(message) {
            Ok(request) => request,
            Err(why @ Refusal::WrongProtocol { .. }) => {
                self.refuse(None, why).await?;
                return Err(Disconnect::WRONG_PROTOCOL);
            }
            Err(why) => return self.refuse(None, why).await,
        };
        match request {
            Request::Reply(reply) => self.send(text(&reply)).await,
            Request::Lobby => {
                self.location = Location::Lobby(self.app.tables.lobby());
                Ok(())
            }
            Request::Event(event) => {
                self.location = Location::Door; // also if entering fails
                let follow = self.app.events.follow(event, self.person.user);
                match self.app.limits.codes.find(self.asker(), event, follow).await {
                    Ok(event) => {
                        self.location = Location::Event(event);
                        Ok(())
                    }
                    Err(why) => self.refuse(None, why).await,
                }
            }
            Request::Enter { table, have, screen } => {
                self.location = Location::Door; // also if entering fails
                let enter = AtTable::enter(&self.app, table, self.person.user, have, screen);
                match self.app.limits.codes.find(self.asker(), table, enter).await {
                    Ok(at_table) => {
                        take_seat_back(&at_table, self.person.clone()).await;
                        self.location = Location::Table(Box::new(at_table));
                        Ok(())
                    }
                    Err(why) => self.refuse(None, why).await,
                }
            }
            Request::Do { id, command } => self.act(id, command).await,
            Request::Hint(decision) => {
                let asked = match &mut self.location {
                    _ if self.owner.is_some() => Err(Refusal::ForPeople),
                    Location::Table(table) => table.hint(decision),
                    _ => Err(Refusal::NotAtTable),
                };
                match asked {
                    Ok(()) => Ok(()),
                    Err(why) => self.refuse(None, why).await,
                }
            }
            Request::React(reaction) => {
                let done = match (&self.location, self.reactions.check()) {
                    (Location::Table(_), Err(until)) => Err(too_fast(until)),
                    (Location::Table(table), Ok(())) => table.visit.react(reaction),
                    _ => Err(Refusal::NotAtTable),
                };
                match done {
                    Ok(()) => Ok(()),
                    Err(why) => self.refuse(None, why).await,
                }
            }
        }
    }

    fn asker(&self) -> Asker {
        Asker { address: self.address, user: Some(self.person.user) }
    }

    async fn act(&mut self, id: CommandId, command: Command) -> Result<(), Disconnect> {
        let Location::Table(table) = &self.location else {
            return self.refuse(Some(id), Refusal::NotAtTable).await;
        };
        let name = command.name();
        let began = Instant::now();
        let by = self.person.clone();
        let change = match self.owner {
            None => Change::Command { by, id, command },
            Some(owner) => Change::OfProgram { by, owner, id, command },
        };
        match table.visit.change(change).await {
            Ok(version) => {
                self.app.metrics.command(name);
                self.send(text(&ToClient::Done { id, version })).await?;
                self.app.metrics.latency(began.elapsed());
                Ok(())
            }
            Err(why) => self.refuse(Some(id), why).await,
        }
    }
}

/// A player who opens the table again takes the seat back.
async fn take_seat_back(table: &AtTable, person: Person) {
    if table.visit.is_returning() {
        // If it cannot be stored now, they can still take the seat back themselves.
        let _ = table.visit.submit(person, crate::tables::random_u64(), Command::Back {}).await;
    }
}

/// The number of a command that cannot be read otherwise.
fn id_of(bytes: &[u8]) -> Option<CommandId> {
    serde_json::from_slice::<CommandHeader>(bytes).ok().map(|message| message.id())
}
