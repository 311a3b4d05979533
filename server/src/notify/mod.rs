//! Telling players who are not there that it is their turn, at tables whose decisions may take days.
//!
//! - `outbox`: what is to be sent comes from the store, and is removed there when it is done.
//! - `message`, `words`: what is said. Only what the person may know anyway: whose turn, which game, a link.
//! - `push`, `webhook`, `ntfy`, `mail`: the ways there.
//! - `client`, `address`: HTTP to addresses that players have given, which must not reach what only this machine can reach.
//!
//! Everything is off until the operator names a way in `notify`. This is the only part of the server that contacts other hosts.

mod address;
mod check;
mod client;
mod mail;
mod message;
mod ntfy;
pub(crate) mod outbox;
mod push;
mod webhook;
mod words;

pub use client::Failure;
pub use message::Message;
pub use push::{PushKeys, encrypt};

use crate::Settings;
use crate::ops::{Limiter, per_day, per_minute, too_fast};
use client::Client;
use game_table::UserId;
use mail::Mailer;
use push::Vapid;
use std::net::IpAddr;
use store::{ChannelId, Store, StoreError};
use wire::Refusal;
use wire::http::{ChannelKind, ChannelProblem, NewChannel, NotificationOffers, Target};

/// Channels that one person may add, test or confirm per minute.
const CHANGES_PER_MINUTE: u32 = 10;
/// Codes that are sent per day to one e-mail address, and at the request of one network address.
const CODES_TO_ADDRESS: u32 = 3;
const CODES_FROM_ADDRESS: u32 = 10;
/// What one channel is sent per minute. More has to wait.
const MESSAGES_PER_MINUTE: u32 = 20;

/// Why notifications cannot be sent as they are set.
#[derive(Debug, thiserror::Error)]
pub enum NotifyError {
    #[error("notify needs public_url: the links in notifications begin with it")]
    NoPublicUrl,
    #[error("notify has email, which needs smtp_url and smtp_from")]
    NoSmtp,
    #[error("cannot send e-mail with smtp_url: {0}")]
    Smtp(String),
    #[error("cannot prepare TLS: {0}")]
    Tls(String),
    #[error("the key for push messages in the database is damaged")]
    Key,
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Sends notifications, in the ways that the operator allows.
pub struct Notifier {
    offers: NotificationOffers,
    /// What links begin with.
    base: String,
    client: Client,
    vapid: Option<Vapid>,
    mailer: Option<Mailer>,
    changes: Limiter<UserId>,
    codes_to: Limiter<String>,
    codes_from: Limiter<IpAddr>,
    messages: Limiter<ChannelId>,
}

impl Notifier {
    /// Reads the key for push messages, or makes one.
    pub async fn open(settings: &Settings, store: &dyn Store) -> Result<Notifier, NotifyError> {
        let offered = |kind| settings.notify.offers(kind);
        let base = match &settings.public_url {
            Some(url) => url.to_string(),
            None if settings.notify.any() => return Err(NotifyError::NoPublicUrl),
            None => String::new(),
        };
        let vapid = match offered(ChannelKind::Push) {
            true => Some(Vapid::open(store, &base).await?),
            false => None,
        };
        let mailer = match (offered(ChannelKind::Email), &settings.smtp_url, &settings.smtp_from) {
            (false, ..) => None,
            (true, Some(url), Some(from)) => Some(Mailer::new(url, from)?),
            (true, ..) => return Err(NotifyError::NoSmtp),
        };
        let offers = NotificationOffers {
            push: vapid.as_ref().map(Vapid::public),
            webhook: offered(ChannelKind::Webhook),
            ntfy: offered(ChannelKind::Ntfy),
            email: mailer.is_some(),
        };
        Ok(Notifier {
            offers,
            base,
            client: Client::new(settings.notify_private)?,
            vapid,
            mailer,
            changes: per_minute(CHANGES_PER_MINUTE),
            codes_to: per_day(CODES_TO_ADDRESS),
            codes_from: per_day(CODES_FROM_ADDRESS),
            messages: per_minute(MESSAGES_PER_MINUTE),
        })
    }

    pub fn offers(&self) -> &NotificationOffers {
        &self.offers
    }

    /// Whether the operator has allowed any way.
    pub fn is_on(&self) -> bool {
        self.offers != NotificationOffers::default()
    }

    /// Whether this person may change or test channels now.
    pub fn may_change(&self, user: UserId) -> Result<(), Refusal> {
        self.changes.check_key(&user).map_err(too_fast)
    }

    /// Whether a code may be sent to this e-mail address, at the request of that network address.
    pub fn may_send_code(&self, to: &str, from: IpAddr) -> Result<(), Refusal> {
        self.codes_from.check_key(&from).map_err(too_fast)?;
        self.codes_to.check_key(&to.to_lowercase()).map_err(too_fast)
    }

    /// Whether this channel may be sent something now.
    fn may_send(&self, channel: ChannelId) -> bool {
        self.messages.check_key(&channel).is_ok()
    }

    /// Whether something can be sent there, as far as that can be told without sending it.
    pub async fn check(&self, channel: &NewChannel) -> Result<(), ChannelProblem> {
        check::check(self, &channel.to).await
    }

    /// Sends a message, and waits until it is taken.
    pub async fn send(&self, channel: &NewChannel, message: &Message) -> Result<(), Failure> {
        let not_offered = Failure::Channel(ChannelProblem::NotOffered);
        match &channel.to {
            Target::Push { endpoint, key, auth } => {
                let vapid = self.vapid.as_ref().ok_or(not_offered)?;
                push::send(&self.client, vapid, endpoint, &PushKeys::read(key, auth)?, message).await
            }
            Target::Webhook { url } if self.offers.webhook => {
                webhook::send(&self.client, url, message, &self.base).await
            }
            Target::Ntfy { url, token } if self.offers.ntfy => {
                ntfy::send(&self.client, url, token.as_deref(), message, &self.base).await
            }
            Target::Email { address } => {
                let mailer = self.mailer.as_ref().ok_or(not_offered)?;
                mailer.send(address, message, &self.base).await
            }
            Target::Webhook { .. } | Target::Ntfy { .. } => Err(not_offered),
        }
    }
}
