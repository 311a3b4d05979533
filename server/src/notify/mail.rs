//! E-mail, through the operator's SMTP server.

use super::NotifyError;
use super::client::Failure;
use super::message::{Message, MessageKind};
use super::words::footer;
use crate::settings::SmtpUrl;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use wire::http::ChannelProblem;

const PATIENCE: Duration = Duration::from_secs(10);
const MAX_ADDRESS_BYTES: usize = 254;

pub struct Mailer {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// An e-mail address, if it is one. Hosts that are only a number are left out: they could be a machine near the SMTP server.
pub fn read(address: &str) -> Result<Address, ChannelProblem> {
    let fits = address.len() <= MAX_ADDRESS_BYTES && !address.contains(['[', '"', ' ']);
    address.parse().ok().filter(|_| fits).ok_or(ChannelProblem::BadAddress)
}

impl Mailer {
    pub fn new(url: &SmtpUrl, from: &Mailbox) -> Result<Mailer, NotifyError> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.reveal());
        let builder = builder.map_err(|error| NotifyError::Smtp(error.to_string()))?;
        Ok(Mailer { smtp: builder.timeout(Some(PATIENCE)).build(), from: from.clone() })
    }

    pub async fn send(&self, to: &str, message: &Message, base: &str) -> Result<(), Failure> {
        let to = read(to)?;
        let domain = self.from.email.domain();
        let mut text = format!("{}\n\n{base}{}\n", message.body, message.path);
        if message.kind != MessageKind::Code {
            text += &format!("\n-- \n{}\n", footer(message.language, base));
        }
        let mail = lettre::Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(message.title.clone())
            .message_id(Some(format!("<{}@{domain}>", message.id)))
            .header(ContentType::TEXT_PLAIN)
            .body(text);
        let mut mail = mail.map_err(|_| ChannelProblem::BadAddress)?;
        // So that nobody's "I am on holiday" comes back.
        let name = HeaderName::new_from_ascii_str("Auto-Submitted");
        mail.headers_mut().insert_raw(HeaderValue::new(name, "auto-generated".to_owned()));
        match tokio::time::timeout(PATIENCE, self.smtp.send(mail)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                Err(error.status().map_or(Failure::Unreachable, |code| Failure::Refused(u16::from(code))))
            }
            Err(_) => Err(Failure::Unreachable),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_name_and_a_host() {
        for good in ["anna@example.org", "a.b+c@mail.example.co.uk"] {
            assert!(read(good).is_ok(), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(300));
        for bad in [
            "",
            "anna",
            "@example.org",
            "anna@",
            "anna@[127.0.0.1]",
            "a b@example.org",
            "a@b@c",
            "a\r\nb@example.org",
            &long,
        ] {
            assert_eq!(read(bad), Err(ChannelProblem::BadAddress), "{bad}");
        }
    }
}
