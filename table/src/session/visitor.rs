//! A visitor of a table: who they are, and what they have seen of it.

use super::Session;
use crate::entry::UserId;
use crate::look::UpdateMode;
use crate::table::Table;
use wire::{Clock, KnownVersion, Refusal, ToClient};

/// Counters that say what is new at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revisions {
    pub version: u64,
    /// The number of entries, private ones included: something may be new to one visitor only.
    pub stored: u64,
    /// Increases whenever someone comes or goes.
    pub presence: u64,
    /// Increases with every reaction.
    pub reactions: u64,
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Presence {
    pub places: Vec<bool>,
    pub spectators: usize,
    pub screens: usize,
}

/// A visitor, with what they have seen.
#[derive(Clone, Debug)]
pub struct Visitor {
    user: UserId,
    /// Whether this is a big screen for everyone in the room: it shows what a spectator may see and accepts no commands.
    screen: bool,
    /// The last version that was sent; `None`: the next update stands alone.
    version: Option<u64>,
    /// Whether the visitor has changed since the last update, which must then say who they are.
    switched: bool,
    /// Whether nothing was sent yet.
    is_new: bool,
    presence: Option<Presence>,
    reactions: u64,
    /// The entry of their own plan of which they were sent.
    plan: Option<u64>,
}

impl Visitor {
    /// A visitor who knows the table up to a version, or not at all.
    pub fn new(user: UserId, screen: bool, have: Option<KnownVersion>, session: &Session) -> Visitor {
        Visitor {
            user,
            screen,
            version: have.map(|have| have.version),
            switched: false,
            is_new: true,
            presence: None,
            reactions: session.revisions().reactions,
            plan: None,
        }
    }

    pub fn user(&self) -> UserId {
        self.user
    }

    /// The same screen shows another user from now on, who has seen as much.
    pub fn switch_to(&mut self, user: UserId) {
        (self.user, self.switched, self.presence, self.plan) = (user, true, None, None);
    }

    /// A big screen is within everyone's reach, so it accepts no commands.
    pub fn may_act(&self) -> Result<(), Refusal> {
        if self.screen { Err(Refusal::OnlyShows) } else { Ok(()) }
    }

    pub(super) fn update(
        &mut self,
        table: &Table,
        now: super::Revisions,
        clock: Option<Clock>,
    ) -> Option<ToClient> {
        let plan = if self.screen { None } else { table.plan_entry(self.user) };
        let planned = std::mem::replace(&mut self.plan, plan) != plan;
        if !self.is_new && !self.switched && !planned && self.version == Some(now.version) {
            return None;
        }
        let look = |since, mode| {
            if self.screen {
                table.look_on_screen(self.user, since, mode)
            } else {
                table.look(self.user, since, mode)
            }
        };
        // Someone who was away is not sent what they would have had to remember.
        let mut update = look(self.version, if self.is_new { UpdateMode::CatchUp } else { UpdateMode::Live });
        if self.switched {
            let afresh = look(None, UpdateMode::Live);
            (update.table, update.you) = (afresh.table, afresh.you);
        }
        if planned && update.game.is_none() {
            update.game = table.look_at_plan(self.user);
        }
        update.clock = clock;
        (self.is_new, self.switched, self.version) = (false, false, Some(update.version));
        Some(ToClient::Table(Box::new(update)))
    }

    /// Who is there, if that has changed.
    pub(super) fn presence(&mut self, now: Presence) -> Option<ToClient> {
        if self.presence.as_ref() == Some(&now) {
            return None;
        }
        self.presence = Some(now.clone());
        let Presence { places, spectators, screens } = now;
        Some(ToClient::Present { places, spectators, screens })
    }

    /// The number of the last reaction that was sent, if there are newer ones.
    pub(super) fn reactions(&mut self, now: Revisions) -> Option<u64> {
        let seen = std::mem::replace(&mut self.reactions, now.reactions);
        (seen != now.reactions).then_some(seen)
    }
}
