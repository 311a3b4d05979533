//! The people of a store in memory.

use crate::names::{name_key, numbered};
use crate::people::MAX_SESSIONS;
use crate::{Expiry, FORMER_PLAYER, KnownUser, Millis, Session, StoreError, TokenHash, User};
use game_table::UserId;
use std::cmp::Reverse;
use std::collections::BTreeMap;

#[derive(Default)]
pub struct People {
    users: BTreeMap<UserId, StoredUser>,
    /// In the order in which they began.
    sessions: Vec<StoredSession>,
    /// When each was known, in that order.
    devices: Vec<(TokenHash, UserId, Millis)>,
}

struct StoredUser {
    name: String,
    passphrase: Option<String>,
    renamed_from: Option<String>,
    created: Millis,
    forgotten: bool,
}

struct StoredSession {
    token: TokenHash,
    user: UserId,
    started: Millis,
    seen: Millis,
    device: String,
}

impl People {
    pub fn user(&self, id: UserId) -> Option<User> {
        let StoredUser { name, passphrase, renamed_from, .. } = self.users.get(&id)?;
        let (name, renamed_from) = (name.clone(), renamed_from.clone());
        Some(User { id, name, claimed: passphrase.is_some(), renamed_from })
    }

    /// What is known of a person, unless they were forgotten.
    pub fn known(&self, id: UserId) -> Option<KnownUser> {
        let user = self.users.get(&id).filter(|user| !user.forgotten)?;
        Some(KnownUser {
            id,
            name: user.name.clone(),
            claimed: user.passphrase.is_some(),
            created: user.created,
        })
    }

    /// Those whose name looks like this one, the newest first.
    pub fn named(&self, name: &str) -> impl Iterator<Item = KnownUser> {
        let key = name_key(name);
        let known = self.users.keys().rev().filter_map(|id| self.known(*id));
        known.filter(move |user| name_key(&user.name) == key)
    }

    /// Erases what is known of a person, and gives the name that they had.
    pub fn forget(&mut self, user: UserId) -> Result<String, StoreError> {
        let stored = self.users.get_mut(&user).ok_or(StoreError::Conflict)?;
        let name = std::mem::replace(&mut stored.name, FORMER_PLAYER.to_owned());
        (stored.passphrase, stored.renamed_from) = (None, None);
        (stored.created, stored.forgotten) = (0, true);
        self.end_sessions(user, None);
        self.devices.retain(|(_, by, _)| *by != user);
        Ok(name)
    }

    pub fn must_be_known(&self, user: UserId) -> Result<(), StoreError> {
        if self.users.contains_key(&user) { Ok(()) } else { Err(StoreError::Conflict) }
    }

    pub fn claimant(&self, name: &str) -> Option<(User, String)> {
        let key = name_key(name);
        let claimed = self.users.iter().filter_map(|(id, user)| Some((*id, user, user.passphrase.as_ref()?)));
        let alike = claimed.filter(|(_, user, _)| name_key(&user.name) == key);
        let (id, _, passphrase) = alike.min_by_key(|(id, user, _)| (user.name != name.trim(), *id))?;
        Some((self.user(id)?, passphrase.clone()))
    }

    /// `Taken` if another user has claimed the name or one that looks like it.
    fn must_be_free(&self, name: &str, user: Option<UserId>) -> Result<(), StoreError> {
        match self.claimant(name) {
            Some((claimant, _)) if Some(claimant.id) != user => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    fn must_be_new(&self, token: TokenHash) -> Result<(), StoreError> {
        if self.sessions.iter().any(|it| it.token == token) { Err(StoreError::Taken) } else { Ok(()) }
    }

    pub fn add_user(&mut self, name: &str, token: TokenHash, now: Millis) -> Result<UserId, StoreError> {
        self.must_be_free(name, None)?;
        self.must_be_new(token)?;
        let user = UserId(self.users.len() as i64 + 1);
        let name = name.to_owned();
        let stored =
            StoredUser { name, passphrase: None, renamed_from: None, created: now, forgotten: false };
        self.users.insert(user, stored);
        self.start_session(user, token, now);
        Ok(user)
    }

    pub fn rename(&mut self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.must_be_free(name, Some(user))?;
        let stored = self.users.get_mut(&user).ok_or(StoreError::Conflict)?;
        stored.name = name.to_owned();
        stored.renamed_from = None;
        if stored.passphrase.is_some() {
            self.rename_guests(name);
        }
        Ok(())
    }

    pub fn claim(&mut self, user: UserId, passphrase: &str) -> Result<(), StoreError> {
        let name = self.user(user).ok_or(StoreError::Conflict)?.name;
        self.must_be_free(&name, Some(user))?;
        let stored = self.users.get_mut(&user).ok_or(StoreError::Conflict)?;
        stored.passphrase = Some(passphrase.to_owned());
        stored.renamed_from = None;
        self.rename_guests(&name);
        Ok(())
    }

    /// Gives other names to the guests whose name looks like this claimed one.
    fn rename_guests(&mut self, claimed: &str) {
        let key = name_key(claimed);
        let guests = self.users.iter().filter(|(_, user)| user.passphrase.is_none());
        let alike = guests.filter(|(_, user)| name_key(&user.name) == key).map(|(id, _)| *id);
        let mut last = 1;
        for guest in alike.collect::<Vec<_>>() {
            let Some(User { name, .. }) = self.user(guest) else { continue };
            let free = numbered(&name, last + 1).find(|(_, other)| self.claimant(other).is_none());
            if let (Some((number, other)), Some(stored)) = (free, self.users.get_mut(&guest)) {
                last = number;
                stored.name = other;
                stored.renamed_from = Some(name);
            }
        }
    }

    fn start_session(&mut self, user: UserId, token: TokenHash, now: Millis) {
        self.sessions.push(StoredSession { token, user, started: now, seen: now, device: String::new() });
    }

    pub fn add_session(&mut self, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.must_be_known(user)?;
        self.must_be_new(token)?;
        self.start_session(user, token, now);
        if self.sessions.iter().filter(|it| it.user == user).count() > MAX_SESSIONS
            && let Some(oldest) = self.sessions.iter().position(|it| it.user == user)
        {
            self.sessions.remove(oldest);
        }
        Ok(())
    }

    fn described(&self, stored: &StoredSession) -> Option<Session> {
        let StoredSession { token, user, started, seen, device } = stored;
        let (user, device) = (self.user(*user)?, device.clone());
        Some(Session { token: *token, user, started: *started, seen: *seen, device })
    }

    pub fn session(&self, token: TokenHash) -> Option<Session> {
        self.sessions.iter().find(|it| it.token == token).and_then(|it| self.described(it))
    }

    pub fn sessions_of(&self, user: UserId) -> Vec<Session> {
        let own = self.sessions.iter().rev().filter(|it| it.user == user);
        let mut own: Vec<Session> = own.filter_map(|it| self.described(it)).collect();
        own.sort_by_key(|it| Reverse(it.seen));
        own
    }

    pub fn see_session(&mut self, token: TokenHash, now: Millis, device: &str) {
        if let Some(session) = self.sessions.iter_mut().find(|it| it.token == token) {
            session.seen = session.seen.max(now);
            session.device = device.to_owned();
        }
    }

    pub fn end_session(&mut self, token: TokenHash) {
        self.sessions.retain(|it| it.token != token);
    }

    pub fn end_sessions(&mut self, user: UserId, but: Option<TokenHash>) {
        self.sessions.retain(|it| it.user != user || Some(it.token) == but);
    }

    pub fn sweep(&mut self, expiry: Expiry) -> usize {
        let ended = |it: &StoredSession| self.described(it).is_none_or(|session| expiry.has_ended(&session));
        let ended: Vec<TokenHash> = self.sessions.iter().filter(|it| ended(it)).map(|it| it.token).collect();
        self.sessions.retain(|it| !ended.contains(&it.token));
        self.devices.retain(|(_, _, known)| *known >= expiry.known_before);
        ended.len()
    }

    pub fn know_device(&mut self, device: TokenHash, user: UserId, now: Millis) -> Result<(), StoreError> {
        self.must_be_known(user)?;
        self.devices.retain(|(it, by, _)| (*it, *by) != (device, user));
        self.devices.push((device, user, now));
        if self.devices.iter().filter(|(_, by, _)| *by == user).count() > MAX_SESSIONS
            && let Some(oldest) = self.devices.iter().position(|(_, by, _)| *by == user)
        {
            self.devices.remove(oldest);
        }
        Ok(())
    }

    pub fn knows_device(&self, device: TokenHash, user: UserId) -> bool {
        self.devices.iter().any(|(it, by, _)| (*it, *by) == (device, user))
    }
}
