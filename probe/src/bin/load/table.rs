//! One table of the load test: drives all who sit there, and measures when the last one of them knows.

use crate::pace::ThinkingTime;
use crate::tally::Tally;
use anyhow::{Context as _, Result};
use game_core::{Draw, SplitMix};
use probe::{ClientEvent, ProbeError, RandomPlayer};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};
use wire::{Command, Phase};

/// Per player: far more than there can be between a choice and its answer.
const MAX_UPDATES: usize = 32;

/// After this time, up to three times as long, something that was refused for the moment is sent again: not by all at once.
const RETRY_AFTER: Duration = Duration::from_millis(200);

/// What all tables share.
#[derive(Clone)]
pub struct LoadContext {
    pub tally: Arc<Tally>,
    pub pace: Arc<ThinkingTime>,
    /// Turns true when it is enough.
    pub stop: watch::Receiver<bool>,
}

/// A choice that not everyone has received yet.
struct Made {
    version: u64,
    sent: std::time::Instant,
}

/// What a player is about to do.
#[derive(Clone, Copy)]
struct Plan {
    at: Instant,
    is_choice: bool,
}

pub struct LoadTable {
    pub players: Vec<RandomPlayer>,
    /// By player: the versions received, and when.
    told: Vec<VecDeque<(u64, std::time::Instant)>>,
    plans: Vec<Option<Plan>>,
    made: Vec<Made>,
    draw: SplitMix,
}

impl LoadTable {
    pub fn new(players: Vec<RandomPlayer>) -> LoadTable {
        let told = players.iter().map(|_| VecDeque::new()).collect();
        let plans = players.iter().map(|_| None).collect();
        LoadTable { players, told, plans, made: Vec::new(), draw: SplitMix::new(probe::random_u64()) }
    }

    /// How many have a choice to make.
    pub fn due(&self) -> usize {
        self.players.iter().filter(|player| player.follower().is_due()).count()
    }

    /// Every player promises a salt, the host starts the first game, and the salts are revealed.
    pub async fn begin(&mut self) -> Result<()> {
        let playing = |player: &RandomPlayer| player.follower().phase() == Some(Phase::Playing);
        while !self.players.iter().all(playing) {
            for player in &mut self.players {
                if !playing(player)
                    && let Some(command) = player.follower_mut().wants()
                {
                    player.say(command).await?;
                }
            }
            let heard =
                timeout(probe::PATIENCE, next(&mut self.players)).await.context("the game does not start")?;
            if let (_, ClientEvent::Refused(why)) = heard? {
                return Err(ProbeError::Refused(why).into());
            }
        }
        Ok(())
    }

    /// Plays one game after another until it is enough.
    pub async fn play(mut self, shared: LoadContext) -> Result<LoadTable> {
        let mut stop = shared.stop.clone();
        for (player, plan) in self.players.iter().zip(&mut self.plans) {
            if player.follower().is_due() {
                let at = Instant::now() + shared.pace.go_on_thinking(&mut self.draw);
                *plan = Some(Plan { at, is_choice: true });
            }
        }
        loop {
            let first = self.plans.iter().flatten().map(|plan| plan.at).min();
            tokio::select! {
                biased;
                _ = stop.changed() => return Ok(self),
                heard = next(&mut self.players) => {
                    let (player, heard) = heard?;
                    self.attend(player, heard, &shared).await?;
                }
                () = sleep_until(first.unwrap_or_else(Instant::now)), if first.is_some() => self.speak(&shared.pace).await?,
            }
        }
    }

    async fn attend(
        &mut self,
        player: usize,
        heard: ClientEvent,
        shared: &LoadContext,
    ) -> Result<(), ProbeError> {
        let LoadContext { tally, pace, .. } = shared;
        match heard {
            ClientEvent::Update => self.note(player, tally),
            ClientEvent::Back => {
                self.note(player, tally);
                tally.held.send_modify(|held| held.back += 1);
                self.players[player].say_again().await?;
            }
            ClientEvent::Done(pending, version) => {
                let mut counts = tally.counts();
                counts.commands += 1;
                if let Command::Play { .. } = pending.command {
                    counts.choices += 1;
                    self.made.push(Made { version, sent: pending.sent });
                }
                drop(counts);
                self.settle(tally);
            }
            ClientEvent::Refused(why) => {
                *tally.counts().refused.entry(why.name()).or_default() += 1;
                if self.players[player].follower().pending().is_some() && self.plans[player].is_none() {
                    let wait = RETRY_AFTER + 2 * RETRY_AFTER * self.draw.below(1000) / 1000;
                    self.plans[player] = Some(Plan { at: Instant::now() + wait, is_choice: false });
                }
            }
            ClientEvent::Gone(_) => {
                tally.held.send_modify(|held| held.gone += 1);
                self.made.clear(); // how long a choice took that met a restart says nothing
            }
            ClientEvent::Other => {}
        }
        self.plan(player, pace);
        Ok(())
    }

    /// Lets a player who has something to do think about it.
    fn plan(&mut self, player: usize, pace: &ThinkingTime) {
        let follower = self.players[player].follower();
        if self.plans[player].is_none() && follower.wants_something() {
            let is_choice = follower.is_due();
            // Promising and starting come in between and count for little; a salt is revealed at once, as every client does.
            let time = match is_choice {
                true => pace.think(&mut self.draw),
                false if follower.is_revealing() => Duration::ZERO,
                false => pace.mean() / 4,
            };
            self.plans[player] = Some(Plan { at: Instant::now() + time, is_choice });
        }
    }

    /// Sends the commands that are due.
    async fn speak(&mut self, pace: &ThinkingTime) -> Result<(), ProbeError> {
        let now = Instant::now();
        for (player, plan) in self.players.iter_mut().zip(&mut self.plans) {
            let Some(Plan { is_choice, .. }) = plan.take_if(|plan| plan.at <= now) else { continue };
            if is_choice {
                pace.thought();
            }
            if player.follower().pending().is_some() {
                player.say_again().await?;
            } else if let Some(command) = player.follower_mut().wants() {
                player.say(command).await?;
            }
        }
        Ok(())
    }

    /// A player received a new version.
    fn note(&mut self, player: usize, tally: &Tally) {
        let version = self.players[player].follower().version();
        let told = &mut self.told[player];
        if player == 0 {
            let before = told.back().map_or(version, |(version, _)| *version);
            tally.counts().entries += version - before;
        }
        told.push_back((version, std::time::Instant::now()));
        if told.len() > MAX_UPDATES {
            told.pop_front();
        }
        self.settle(tally);
    }

    /// Counts every choice that everyone has received by now.
    fn settle(&mut self, tally: &Tally) {
        let told = &self.told;
        self.made.retain(|made| {
            let first = |told: &VecDeque<(u64, std::time::Instant)>| {
                told.iter().find(|(version, _)| *version >= made.version).map(|(_, at)| *at)
            };
            let all: Option<Vec<_>> = told.iter().map(first).collect();
            let Some(last) = all.and_then(|all| all.into_iter().max()) else { return true };
            tally.told(made.sent, last);
            false
        });
    }
}

/// What any of them hears next.
async fn next(players: &mut [RandomPlayer]) -> Result<(usize, ClientEvent), ProbeError> {
    poll_fn(|context| {
        for (number, player) in players.iter_mut().enumerate() {
            if let Poll::Ready(heard) = player.poll_next(context) {
                return Poll::Ready(heard.map(|heard| (number, heard)));
            }
        }
        Poll::Pending
    })
    .await
}
