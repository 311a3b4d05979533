//! The proof of fairness in a finished record.

use crate::{Commitment, Deal, Salt, Scheme, Secret, daily};
use serde::{Deserialize, Serialize};

/// Everything needed to derive the chance steps of a finished game again: the value of [`Proof::KEY`] in the header of its record. It
/// reveals the secret, so it exists only when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)] // the draws may depend on an unknown field
pub struct Proof {
    #[serde(default = "scheme_of_old_records", skip_serializing_if = "is_of_old_records")]
    pub scheme: Scheme,
    /// Shown before the first step.
    pub commitment: Commitment,
    pub secret: Secret,
    /// Of the game, or of the event.
    pub id: String,
    /// By seat, in an event of all its tables in order; `None` where the client sent nothing.
    pub salts: Vec<Option<Salt>>,
    /// The deals of this game that were called off, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<VoidedDeal>,
    /// Set if several tables play this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventTable>,
    /// The date of a public deal, which anyone can compute at any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
}

/// A deal that was never played, because a player did not reveal the salt that they had promised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoidedDeal {
    pub commitment: Commitment,
    /// The seats that did not reveal their salt.
    pub seats: Vec<u8>,
}

/// One of the tables that play the same deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTable {
    /// From 0.
    pub table: u16,
    pub tables: u16,
}

fn scheme_of_old_records() -> Scheme {
    Scheme::ByStep
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_of_old_records(scheme: &Scheme) -> bool {
    *scheme == Scheme::ByStep
}

impl Proof {
    /// The key in the record's header.
    pub const KEY: &str = "fair";

    pub fn new(scheme: Scheme, secret: Secret, id: impl Into<String>, salts: Vec<Option<Salt>>) -> Proof {
        let commitment = secret.commitment();
        Proof {
            scheme,
            commitment,
            secret,
            id: id.into(),
            salts,
            voided: Vec::new(),
            event: None,
            daily: None,
        }
    }

    /// The public deal of a game for a date such as `2026-11-18`.
    pub fn daily(game: &str, date: &str, seats: usize) -> Proof {
        let proof =
            Proof::new(Scheme::ByCard, daily::secret(game, date), daily::id(game, date), vec![None; seats]);
        Proof { daily: Some(date.to_owned()), ..proof }
    }

    pub fn deal(&self) -> Deal {
        Deal::new(self.scheme, &self.secret, &self.id, &self.salts)
    }

    /// How many seats added random bytes.
    pub fn seats_that_stirred(&self) -> usize {
        self.salts.iter().flatten().filter(|salt| **salt != Salt::FILLER).count()
    }

    /// How many salts there must be at a table with this many seats.
    pub fn salts_due(&self, seats: usize) -> usize {
        seats * self.event.map_or(1, |event| event.tables.into())
    }

    /// What is wrong with it, apart from the draws, for a game of this name; `None` if nothing is.
    pub fn fault(&self, game: &str) -> Option<String> {
        if self.id.contains('\0') {
            // The zero byte ends the id where the key is made.
            return Some("the id must not hold a zero byte".to_owned());
        }
        let plain = self.voided.is_empty() && self.event.is_none() && self.daily.is_none();
        if self.scheme == Scheme::ByStep && !plain {
            return Some("\"voided\", \"event\" and \"daily\" exist only in scheme 2".to_owned());
        }
        if let Some(EventTable { table, tables }) = self.event
            && table >= tables
        {
            return Some(format!(
                "the event has {tables} tables, numbered from 0, so there is no table {table}"
            ));
        }
        let date = self.daily.as_deref()?;
        if self.event.is_some() || !self.voided.is_empty() || self.salts.iter().any(Option::is_some) {
            return Some("a public deal has no salts, no voided deals and no event".to_owned());
        }
        if self.secret != daily::secret(game, date) || self.id != daily::id(game, date) {
            return Some(format!("this is not the public deal of {date}"));
        }
        None
    }
}
