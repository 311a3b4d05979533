//! How players may be told that it is their turn.

use lettre::{AsyncSmtpTransport, Tokio1Executor};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use wire::http::ChannelKind;

/// The ways that the operator allows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotifyWays(BTreeSet<ChannelKind>);

impl NotifyWays {
    pub fn offers(&self, kind: ChannelKind) -> bool {
        self.0.contains(&kind)
    }

    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }
}

impl FromStr for NotifyWays {
    type Err = String;

    fn from_str(text: &str) -> Result<NotifyWays, String> {
        let way = |name: &str| {
            let kind = ChannelKind::ALL.into_iter().find(|kind| kind.name() == name.trim());
            kind.ok_or_else(|| {
                format!("{name:?} is no way; give push, webhook, ntfy and email, separated by commas")
            })
        };
        text.split(',').map(way).collect::<Result<_, _>>().map(NotifyWays)
    }
}

/// The address of an SMTP server, with a password.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl(String);

impl SmtpUrl {
    /// The address itself, only for the one who connects.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Hides the password.
impl fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SmtpUrl(…)")
    }
}

impl FromStr for SmtpUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<SmtpUrl, String> {
        let wrong = "give smtps://NAME:PASSWORD@HOST, or smtp://NAME:PASSWORD@HOST:587?tls=required";
        // What lettre says may quote it.
        AsyncSmtpTransport::<Tokio1Executor>::from_url(text).map_err(|_| wrong.to_owned())?;
        Ok(SmtpUrl(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn ways_are_a_list() {
        let ways: NotifyWays = "push, email".parse().unwrap();
        assert!(ways.any() && ways.offers(ChannelKind::Push) && ways.offers(ChannelKind::Email));
        assert!(!ways.offers(ChannelKind::Webhook) && !NotifyWays::default().any());
        for wrong in ["", "push,", "pigeon", "push;email"] {
            assert!(wrong.parse::<NotifyWays>().unwrap_err().contains("separated by commas"), "{wrong}");
        }
    }

    #[test]
    fn an_smtp_server_keeps_its_password_to_itself() {
        let url: SmtpUrl = "smtps://me:secret@mail.example".parse().unwrap();
        assert_eq!(format!("{url:?}"), "SmtpUrl(…)");
        for wrong in ["mail.example", "https://mail.example", "smtp://a?tls=perhaps"] {
            let said = wrong.parse::<SmtpUrl>().unwrap_err();
            assert!(said.contains("smtps://") && !said.contains("mail.example"), "{said}");
        }
    }
}
