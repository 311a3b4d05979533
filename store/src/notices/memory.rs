//! Notices in memory.

use super::{
    ChannelId, ChannelRow, MAX_CHANNELS, Notice, NoticeEnd, NoticeKey, NoticeStore, OpenDecision, name,
};
use crate::memory::MemoryStore;
use crate::{Millis, StoreError, TableKey, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use std::collections::BTreeMap;
use wire::http::{ChannelKind, ChannelState, NewChannel};

#[derive(Default)]
pub(crate) struct Notices {
    keys: BTreeMap<&'static str, Vec<u8>>,
    channels: Vec<ChannelRow>,
    announced: BTreeMap<TableKey, u64>,
    /// When each is due next, and its table.
    waiting: Vec<(Millis, TableKey, Notice)>,
    /// How many channels and notices there have been.
    numbered: i64,
}

impl Notices {
    fn next(&mut self) -> i64 {
        self.numbered += 1;
        self.numbered
    }

    fn channel(&mut self, id: ChannelId) -> Option<&mut ChannelRow> {
        self.channels.iter_mut().find(|it| it.id == id)
    }

    pub fn forget(&mut self, user: UserId) {
        self.remove_channels(|channel| channel.user == user);
    }

    fn remove_channels(&mut self, gone: impl Fn(&ChannelRow) -> bool) {
        self.channels.retain(|it| !gone(it));
        let channels = &self.channels;
        self.waiting.retain(|(_, _, notice)| channels.iter().any(|it| it.id == notice.channel.id));
    }
}

#[async_trait]
impl NoticeStore for MemoryStore {
    async fn key(&self, name: &'static str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        Ok(self.write()?.notices.keys.entry(name).or_insert_with(|| new.to_vec()).clone())
    }

    async fn add_channel(
        &self,
        user: UserId,
        channel: &NewChannel,
        code: Option<TokenHash>,
        now: Millis,
    ) -> Result<ChannelId, StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(user)?;
        let notices = &mut contents.notices;
        let push = channel.to.kind() == ChannelKind::Push;
        let same =
            |it: &ChannelRow| it.channel.to.address() == channel.to.address() && (push || it.user == user);
        let others = notices.channels.iter().filter(|it| it.user == user && !same(it));
        if others.count() >= MAX_CHANNELS {
            return Err(StoreError::Taken);
        }
        notices.remove_channels(same);
        let (id, channel) = (ChannelId(notices.next()), channel.clone());
        notices.channels.push(ChannelRow { id, user, channel, code, tries: 0, failures: 0, added: now });
        Ok(id)
    }

    async fn channels(&self, user: UserId) -> Result<Vec<ChannelRow>, StoreError> {
        Ok(self.read().notices.channels.iter().filter(|it| it.user == user).cloned().collect())
    }

    async fn confirm_channel(&self, channel: ChannelId) -> Result<(), StoreError> {
        if let Some(channel) = self.write()?.notices.channel(channel) {
            channel.code = None;
        }
        Ok(())
    }

    async fn count_wrong_code(&self, channel: ChannelId) -> Result<(), StoreError> {
        if let Some(channel) = self.write()?.notices.channel(channel) {
            channel.tries += 1;
        }
        Ok(())
    }

    async fn remove_channel(&self, channel: ChannelId) -> Result<(), StoreError> {
        self.write()?.notices.remove_channels(|it| it.id == channel);
        Ok(())
    }

    async fn announce(&self, open: &OpenDecision<'_>) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        let code = contents.code_of(open.table).ok_or(StoreError::Conflict)?;
        let notices = &mut contents.notices;
        if notices.announced.get(&open.table).is_some_and(|known| *known >= open.decision) {
            return Ok(());
        }
        notices.announced.insert(open.table, open.decision);
        notices.waiting.retain(|(_, table, _)| *table != open.table);
        for (seat, user) in open.people {
            let usable = |it: &&ChannelRow| it.user == *user && it.state() == ChannelState::Ready;
            let channels: Vec<ChannelRow> = notices.channels.iter().filter(usable).cloned().collect();
            for channel in channels {
                let notice = Notice {
                    key: NoticeKey(notices.next()),
                    name: name(open.game_id, open.decision, *seat),
                    channel,
                    table: code,
                    game: open.game,
                    decision: open.decision,
                    opened: open.opened,
                    attempts: 0,
                };
                notices.waiting.push((open.due, open.table, notice));
            }
        }
        Ok(())
    }

    async fn notices_due(&self, by: Millis, most: usize) -> Result<Vec<Notice>, StoreError> {
        let contents = self.read();
        let due = contents.notices.waiting.iter().filter(|(due, ..)| *due <= by);
        let mut due: Vec<&(Millis, TableKey, Notice)> = due.collect();
        due.sort_by_key(|(due, _, notice)| (notice.attempts, *due, notice.key));
        Ok(due.into_iter().take(most).map(|(_, _, notice)| notice.clone()).collect())
    }

    async fn attempt_notices(&self, next: &[(NoticeKey, Millis)]) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        for (due, _, notice) in &mut contents.notices.waiting {
            if let Some((_, next)) = next.iter().find(|(key, _)| *key == notice.key) {
                (*due, notice.attempts) = (*next, notice.attempts + 1);
            }
        }
        Ok(())
    }

    async fn end_notice(&self, notice: &Notice, end: NoticeEnd) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        let notices = &mut contents.notices;
        notices.waiting.retain(|(_, _, it)| it.key != notice.key);
        match end {
            NoticeEnd::Pointless => {}
            NoticeEnd::ChannelGone => notices.remove_channels(|it| it.id == notice.channel.id),
            NoticeEnd::Delivered | NoticeEnd::Undeliverable => {
                if let Some(channel) = notices.channel(notice.channel.id) {
                    channel.failures = if end == NoticeEnd::Delivered { 0 } else { channel.failures + 1 };
                }
            }
        }
        Ok(())
    }

    async fn count_notices(&self) -> Result<usize, StoreError> {
        Ok(self.read().notices.waiting.len())
    }
}
