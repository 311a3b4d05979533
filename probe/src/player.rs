//! A client that plays randomly to the end, and reconnects whenever the connection is lost.

use crate::{Choice, ClientEvent, ClientState, Guest, PATIENCE, ProbeError, Socket};
use futures_util::future::BoxFuture;
use game_core::{Draw, SplitMix};
use std::future::poll_fn;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use wire::{Code, Command, FromClient, KnownVersion, Refusal};

/// The delay before a temporarily refused command is sent again.
const RETRY_AFTER: Duration = Duration::from_millis(200);

enum Link {
    Up(Box<Socket>),
    /// A new one is being made.
    Down(BoxFuture<'static, Result<Box<Socket>, ProbeError>>),
}

/// A player who plays at random.
pub struct RandomPlayer {
    guest: Guest,
    code: Code,
    follower: ClientState,
    link: Link,
    /// Set from a disconnect until the first update after it.
    returning: bool,
    chosen: watch::Sender<u64>,
}

impl RandomPlayer {
    /// Enters a table and sits down, unless the guest is already seated.
    pub async fn join(guest: Guest, code: Code) -> Result<RandomPlayer, ProbeError> {
        let mut socket = guest.connect().await?;
        socket.enter(code, None).await?;
        let (follower, chosen) = (ClientState::default(), watch::Sender::new(0));
        let mut player = RandomPlayer {
            guest,
            code,
            follower,
            link: Link::Up(Box::new(socket)),
            returning: false,
            chosen,
        };
        player.until("seeing the table", |follower| follower.table().is_some()).await?;
        if !player.follower.is_seated() {
            player.say(Command::Sit { place: None }).await?;
            player
                .until("sitting down", |follower| follower.is_seated() && follower.pending().is_none())
                .await?;
        }
        Ok(player)
    }

    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    pub fn follower(&self) -> &ClientState {
        &self.follower
    }

    pub fn follower_mut(&mut self) -> &mut ClientState {
        &mut self.follower
    }

    pub fn code(&self) -> Code {
        self.code
    }

    /// Every acknowledged choice.
    pub fn choices(&self) -> &[Choice] {
        self.follower.choices()
    }

    pub fn is_connected(&self) -> bool {
        matches!(self.link, Link::Up(_)) && !self.returning
    }

    /// Counts every acknowledged choice here.
    pub fn count_choices(&mut self, counter: &watch::Sender<u64>) {
        self.chosen = counter.clone();
    }

    /// Sends a command. If the connection is lost, it is sent again on the next one.
    pub async fn say(&mut self, command: Command) -> Result<(), ProbeError> {
        let message = self.follower.say(command);
        self.send(&message).await
    }

    pub async fn say_again(&mut self) -> Result<(), ProbeError> {
        match self.follower.say_again() {
            Some(message) => self.send(&message).await,
            None => Ok(()),
        }
    }

    async fn send(&mut self, message: &FromClient) -> Result<(), ProbeError> {
        let Link::Up(socket) = &mut self.link else { return Ok(()) };
        if self.returning {
            return Ok(()); // first the server tells what was missed
        }
        match socket.send(message).await {
            Err(error) if !error.is_disconnect() => Err(error),
            _ => Ok(()), // a loss will be heard of
        }
    }

    /// Waits for the next event, and resends commands if necessary.
    pub async fn next(&mut self) -> Result<ClientEvent, ProbeError> {
        let heard = poll_fn(|context| self.poll_next(context)).await?;
        match &heard {
            ClientEvent::Back => self.say_again().await?,
            ClientEvent::Refused(why) if self.follower.pending().is_some() => {
                let wait = match why {
                    Refusal::TooFast { retry_ms } => Duration::from_millis(*retry_ms),
                    _ => RETRY_AFTER,
                };
                sleep(wait).await;
                self.say_again().await?;
            }
            _ => {}
        }
        Ok(heard)
    }

    /// As [`RandomPlayer::next`], for those who drive several; what has to be sent again is theirs to send.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<ClientEvent, ProbeError>> {
        loop {
            let socket = match &mut self.link {
                Link::Up(socket) => socket,
                Link::Down(coming) => {
                    self.link = Link::Up(ready!(coming.as_mut().poll(context))?);
                    continue;
                }
            };
            let error = match ready!(socket.poll_next(context)) {
                Ok(message) => match self.follower.hear(message) {
                    Ok(ClientEvent::Update) if std::mem::take(&mut self.returning) => {
                        return Poll::Ready(Ok(ClientEvent::Back));
                    }
                    Ok(ClientEvent::Refused(why)) if self.returning => ProbeError::Refused(why), // entering failed
                    Ok(heard) => {
                        if let ClientEvent::Done(pending, _) = &heard
                            && let Command::Play { .. } = pending.command
                        {
                            self.chosen.send_modify(|chosen| *chosen += 1);
                        }
                        return Poll::Ready(Ok(heard));
                    }
                    Err(error) => error,
                },
                Err(error) => error,
            };
            if !error.is_disconnect() {
                return Poll::Ready(Err(error));
            }
            self.returning = true;
            self.link = Link::Down(Box::pin(come_back(self.guest.clone(), self.code, self.follower.have())));
            let code = if let ProbeError::Closed { code, .. } = error { code } else { None };
            return Poll::Ready(Ok(ClientEvent::Gone(code)));
        }
    }

    /// Waits without acting until a condition holds.
    pub async fn until(
        &mut self,
        what: &str,
        is_so: impl Fn(&ClientState) -> bool,
    ) -> Result<(), ProbeError> {
        let end = Instant::now() + PATIENCE;
        while !is_so(&self.follower) {
            let heard = timeout_at(end, self.next()).await;
            let heard =
                heard.map_err(|_| ProbeError::TooLate(format!("{}: {what}", self.guest.name())))??;
            self.refuse_refusals(heard)?;
        }
        Ok(())
    }

    /// Plays until the game is over and every command is answered.
    pub async fn play_until_over(&mut self) -> Result<(), ProbeError> {
        self.play_until(|follower| follower.game().is_some_and(|game| game.over)).await
    }

    /// Plays until a condition holds and every command is answered.
    pub async fn play_until(&mut self, is_so: impl Fn(&ClientState) -> bool) -> Result<(), ProbeError> {
        while !is_so(&self.follower) || self.follower.pending().is_some() {
            if !is_so(&self.follower)
                && let Some(command) = self.follower.wants()
            {
                self.say(command).await?;
            }
            // Others may take long: keep waiting as long as anything arrives.
            let heard = timeout(PATIENCE, self.next()).await.map_err(|_| self.stuck())??;
            self.refuse_refusals(heard)?;
        }
        Ok(())
    }

    fn refuse_refusals(&self, heard: ClientEvent) -> Result<(), ProbeError> {
        match heard {
            ClientEvent::Refused(why) if self.follower.pending().is_none() => Err(ProbeError::Refused(why)),
            _ => Ok(()),
        }
    }

    fn stuck(&self) -> ProbeError {
        let (name, follower) = (self.guest.name(), &self.follower);
        let waits = follower.game().map(|game| (&game.id, game.decision, game.asked, game.chosen));
        ProbeError::TooLate(format!(
            "{name} at {} hears nothing more (version {}, {:?}, game {waits:?}, pending {:?}, connected {})",
            self.code,
            follower.version(),
            follower.phase(),
            follower.pending().map(|pending| pending.command.name()),
            self.is_connected(),
        ))
    }
}

/// Reconnects to a table. The first try is immediate; if the connection is refused, the next ones follow soon; if the server is busy,
/// with increasing delays.
async fn come_back(guest: Guest, code: Code, have: Option<KnownVersion>) -> Result<Box<Socket>, ProbeError> {
    let end = Instant::now() + PATIENCE;
    let mut draw = SplitMix::new(crate::random_u64());
    let mut patience = 100;
    loop {
        let came = async {
            let mut socket = guest.connect().await?;
            socket.enter(code, have).await?;
            Ok(Box::new(socket))
        };
        let error: ProbeError = match came.await {
            Ok(socket) => return Ok(socket),
            Err(error) => error,
        };
        if !error.is_disconnect() {
            return Err(error);
        }
        if Instant::now() > end {
            return Err(ProbeError::Strange(format!("{} cannot reconnect: {error}", guest.name())));
        }
        let wait = if error.is_connection_refused() {
            50 + draw.below(150)
        } else {
            patience = (patience * 2).min(2000);
            patience / 2 + draw.below(patience)
        };
        sleep(Duration::from_millis(wait.into())).await;
    }
}
