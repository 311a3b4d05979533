//! What an operator needs, in memory.

use super::{
    AuditRow, BanKind, BanRow, MAX_AUDIT, MAX_BANS, MAX_REPORTS, MAX_TOKENS, ModerationStore, NewReport,
    Order, ReportRow, Retention,
};
use crate::memory::{Contents, MemoryStore};
use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use std::collections::BTreeMap;

#[derive(Default)]
pub(crate) struct ModerationContents {
    pub bans: Vec<BanRow>,
    pub reports: Vec<(i64, NewReport)>,
    audit: Vec<AuditRow>,
    tokens: BTreeMap<TokenHash, Millis>,
    orders: BTreeMap<i64, Order>,
    /// The last number that was given to a report or an order.
    last: i64,
}

impl ModerationContents {
    fn number(&mut self) -> i64 {
        self.last += 1;
        self.last
    }
}

impl Contents {
    fn report_row(&self, (id, report): &(i64, NewReport)) -> ReportRow {
        let name = |user: UserId| self.people.user(user).map(|user| user.name);
        let reporter = name(report.reporter).unwrap_or_default();
        ReportRow { id: *id, report: report.clone(), reporter, about: report.about.and_then(name) }
    }
}

#[async_trait]
impl ModerationStore for MemoryStore {
    async fn ban(&self, ban: &BanRow) -> Result<(), StoreError> {
        let bans = &mut self.write()?.moderation.bans;
        let others = bans.iter().filter(|it| (it.kind, &it.value) != (ban.kind, &ban.value)).count();
        if others >= MAX_BANS {
            return Err(StoreError::Taken);
        }
        bans.retain(|it| (it.kind, &it.value) != (ban.kind, &ban.value));
        bans.push(ban.clone());
        Ok(())
    }

    async fn unban(&self, kind: BanKind, value: &str) -> Result<bool, StoreError> {
        let bans = &mut self.write()?.moderation.bans;
        let before = bans.len();
        bans.retain(|it| (it.kind, it.value.as_str()) != (kind, value));
        Ok(bans.len() < before)
    }

    async fn bans(&self, now: Millis) -> Result<Vec<BanRow>, StoreError> {
        let contents = self.read();
        let holds = |ban: &&BanRow| ban.ends.is_none_or(|ends| ends > now);
        Ok(contents.moderation.bans.iter().rev().filter(holds).cloned().collect())
    }

    async fn report(&self, report: &NewReport) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(report.reporter)?;
        report.about.map_or(Ok(()), |user| contents.must_be_known(user))?;
        let moderation = &mut contents.moderation;
        let same = |it: &NewReport| NewReport { at: report.at, ..it.clone() } == *report;
        if moderation.reports.iter().any(|(_, it)| same(it)) {
            return Ok(());
        }
        let id = moderation.number();
        moderation.reports.push((id, report.clone()));
        if moderation.reports.len() > MAX_REPORTS {
            moderation.reports.remove(0);
        }
        Ok(())
    }

    async fn reports(&self, most: usize) -> Result<Vec<ReportRow>, StoreError> {
        let contents = self.read();
        let rows = contents.moderation.reports.iter().rev().take(most);
        Ok(rows.map(|report| contents.report_row(report)).collect())
    }

    async fn reports_by(&self, user: UserId) -> Result<Vec<ReportRow>, StoreError> {
        let contents = self.read();
        let own = contents.moderation.reports.iter().rev().filter(|(_, report)| report.reporter == user);
        Ok(own.map(|report| contents.report_row(report)).collect())
    }

    async fn remove_report(&self, id: i64) -> Result<bool, StoreError> {
        let reports = &mut self.write()?.moderation.reports;
        let before = reports.len();
        reports.retain(|(it, _)| *it != id);
        Ok(reports.len() < before)
    }

    async fn audit(&self, row: &AuditRow) -> Result<(), StoreError> {
        let audit = &mut self.write()?.moderation.audit;
        audit.push(row.clone());
        if audit.len() > MAX_AUDIT {
            audit.remove(0);
        }
        Ok(())
    }

    async fn audit_log(&self, most: usize) -> Result<Vec<AuditRow>, StoreError> {
        Ok(self.read().moderation.audit.iter().rev().take(most).cloned().collect())
    }

    async fn add_admin_token(&self, token: TokenHash, now: Millis, ends: Millis) -> Result<(), StoreError> {
        let tokens = &mut self.write()?.moderation.tokens;
        tokens.retain(|_, ends| *ends > now);
        if tokens.len() >= MAX_TOKENS || tokens.contains_key(&token) {
            return Err(StoreError::Taken);
        }
        tokens.insert(token, ends);
        Ok(())
    }

    async fn admin_token(&self, token: TokenHash, now: Millis) -> Result<Option<Millis>, StoreError> {
        Ok(self.read().moderation.tokens.get(&token).copied().filter(|ends| *ends > now))
    }

    async fn end_admin_tokens(&self, token: Option<TokenHash>) -> Result<usize, StoreError> {
        let tokens = &mut self.write()?.moderation.tokens;
        let before = tokens.len();
        tokens.retain(|it, _| token.is_some_and(|token| token != *it));
        Ok(before - tokens.len())
    }

    async fn order(&self, order: &Order) -> Result<(), StoreError> {
        let moderation = &mut self.write()?.moderation;
        let number = moderation.number();
        moderation.orders.insert(number, order.clone());
        Ok(())
    }

    async fn orders(&self) -> Result<Vec<(i64, Order)>, StoreError> {
        let contents = self.read();
        let orders = contents.moderation.orders.iter().take(100);
        Ok(orders.map(|(number, order)| (*number, order.clone())).collect())
    }

    async fn order_done(&self, number: i64) -> Result<(), StoreError> {
        self.write()?.moderation.orders.remove(&number);
        Ok(())
    }

    async fn sweep(&self, retention: Retention) -> Result<bool, StoreError> {
        let mut contents = self.write()?;
        let Retention { reports_before, audit_before, games_before, now } = retention;
        let kept = |at: Millis, before: Option<Millis>| before.is_none_or(|before| at >= before);
        let moderation = &mut contents.moderation;
        moderation.reports.retain(|(_, report)| kept(report.at, reports_before));
        moderation.audit.retain(|row| kept(row.at, audit_before));
        moderation.bans.retain(|ban| ban.ends.is_none_or(|ends| ends > now));
        moderation.tokens.retain(|_, ends| *ends > now);
        let old: Vec<String> = contents
            .games
            .iter()
            .filter(|(id, (row, _))| !kept(row.ended, games_before) && !contents.is_needed_by_event(id))
            .map(|(id, _)| id.clone())
            .collect();
        for id in &old {
            contents.games.remove(id);
        }
        contents.privacy.shares.retain(|_, shared| !old.contains(&shared.game));
        Ok(false)
    }

    async fn compact(&self) -> Result<(), StoreError> {
        self.write().map(drop)
    }
}
