//! `/api/me/notifications`: where you are told that it is your turn.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Channels of one person.
pub const MAX_CHANNELS: usize = 10;

/// The longest address of a push service, webhook or ntfy topic.
pub const MAX_URL_BYTES: usize = 1000;

/// What this server offers, and your channels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Notifications {
    pub offers: NotificationOffers,
    /// Oldest first.
    pub channels: Vec<Channel>,
}

/// What this server offers. The operator decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NotificationOffers {
    /// The key with which a browser subscribes: a point of P-256, in base64url. None: no push messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<String>,
    pub webhook: bool,
    pub ntfy: bool,
    pub email: bool,
}

/// Where you are told. The address itself is not sent back: it can contain a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Channel {
    pub id: i64,
    pub kind: ChannelKind,
    /// The host of the address, or the e-mail address.
    #[cfg_attr(feature = "schema", schema(example = "ntfy.sh"))]
    pub label: String,
    pub state: ChannelState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ChannelKind {
    Push,
    Webhook,
    Ntfy,
    Email,
}

impl ChannelKind {
    pub const ALL: [ChannelKind; 4] =
        [ChannelKind::Push, ChannelKind::Webhook, ChannelKind::Ntfy, ChannelKind::Email];

    pub fn name(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Webhook => "webhook",
            ChannelKind::Ntfy => "ntfy",
            ChannelKind::Email => "email",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ChannelState {
    Ready,
    /// The code that was sent to the address is awaited.
    Unconfirmed,
    /// It has failed too often. Add it again to use it again.
    Paused,
}

/// A new channel. One with an address that you already have replaces the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewChannel {
    pub to: Target,
    /// The language of what you are told.
    #[serde(default)]
    pub language: NoticeLanguage,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NoticeLanguage {
    #[default]
    En,
    Es,
    It,
    Pl,
}

/// Where a notification goes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Target {
    /// A browser, as its `PushSubscription` says.
    Push {
        #[cfg_attr(feature = "schema", schema(max_length = 1000, example = "https://push.example/send/abc"))]
        endpoint: String,
        /// `p256dh`, in base64url.
        #[cfg_attr(feature = "schema", schema(max_length = 100))]
        key: String,
        /// `auth`, in base64url.
        #[cfg_attr(feature = "schema", schema(max_length = 100))]
        auth: String,
    },
    /// Gets JSON by POST.
    Webhook {
        #[cfg_attr(feature = "schema", schema(max_length = 1000, example = "https://hooks.example/abc"))]
        url: String,
    },
    /// A topic of a server that speaks as ntfy does.
    Ntfy {
        #[cfg_attr(feature = "schema", schema(max_length = 1000, example = "https://ntfy.sh/some-topic"))]
        url: String,
        /// An access token, if the topic wants one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(max_length = 200))]
        token: Option<String>,
    },
    Email {
        #[cfg_attr(feature = "schema", schema(max_length = 254, example = "anna@example.org"))]
        address: String,
    },
}

/// Without addresses and keys: who has them can write to the person.
impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Target({}, …)", self.kind().name())
    }
}

impl Target {
    pub fn kind(&self) -> ChannelKind {
        match self {
            Target::Push { .. } => ChannelKind::Push,
            Target::Webhook { .. } => ChannelKind::Webhook,
            Target::Ntfy { .. } => ChannelKind::Ntfy,
            Target::Email { .. } => ChannelKind::Email,
        }
    }

    /// The URL or e-mail address.
    pub fn address(&self) -> &str {
        match self {
            Target::Push { endpoint, .. } => endpoint,
            Target::Webhook { url } | Target::Ntfy { url, .. } => url,
            Target::Email { address } => address,
        }
    }
}

/// The code that came by e-mail.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ConfirmChannel {
    #[cfg_attr(feature = "schema", schema(max_length = 20, example = "48151623"))]
    pub code: String,
}

/// Why a channel cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ChannelProblem {
    #[error("this server does not offer that kind of notification")]
    NotOffered,
    #[error(
        "this is not the address of a web page; it must begin with https:// and have no name or password before the host"
    )]
    BadUrl,
    #[error("the address must begin with https://")]
    NotHttps,
    #[error("the address leads into a private network, or to this machine")]
    PrivateHost,
    #[error("there is no such host")]
    UnknownHost,
    #[error("these are not the keys of a push subscription")]
    BadKeys,
    #[error("an access token has visible characters only, at most 200")]
    BadToken,
    #[error("this is not an e-mail address")]
    BadAddress,
    #[error("the code is wrong or too old; ask for a new one by adding the address again")]
    WrongCode,
    #[error("you have as many channels as you may; remove one first")]
    TooMany,
    #[error("confirm the address first")]
    Unconfirmed,
    #[error("the notification could not be delivered")]
    NotDelivered,
}
