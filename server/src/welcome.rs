//! What `quipu serve` says when it is ready: where to go, on this machine and on a phone.

use crate::pages::HINT;
use crate::settings::PublicUrl;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// Where a server can be reached.
pub struct Welcome {
    pub address: SocketAddr,
    /// What players type, if the operator has said so.
    pub public: Option<PublicUrl>,
    /// This machine's address in its network.
    pub network: Option<IpAddr>,
    /// Whether there are pages for a browser.
    pub has_client: bool,
}

impl Welcome {
    /// The text, with a QR code in it if it is for a terminal. Its first line is for programs, the rest for people.
    pub fn text(&self, terminal: bool) -> String {
        let Welcome { address, public, .. } = self;
        let mut text = format!("listening at http://{address}\n\nQuipu is ready.\n\n");
        if address.ip().is_unspecified() || address.ip().is_loopback() {
            text += &format!("  on this machine:   http://localhost:{}\n", address.port());
        }
        match self.for_others() {
            Some(url) => {
                let who = if public.is_some() { "for players:      " } else { "on other devices: " };
                text += &format!("  {who} {url}\n");
                if public.is_none() {
                    text += "                     (phones and computers on the same network: type it, or scan the code)\n";
                }
                if terminal && let Some(code) = picture(&url) {
                    text += &format!("\n{code}");
                }
            }
            None if address.ip().is_loopback() => {
                let port = address.port();
                text += &format!(
                    "  Other devices cannot reach it. To let in your local network, use --listen 0.0.0.0:{port}.\n"
                );
            }
            None => {
                let port = address.port();
                text +=
                    &format!("  on other devices:  http://ADDRESS:{port} with any address of this machine\n");
            }
        }
        if !self.has_client {
            text += &format!("\n{HINT}\n");
        }
        text + "\nCtrl-C stops it. Games continue when it starts again.\n"
    }

    /// The URL for people at other devices, if there is one.
    fn for_others(&self) -> Option<String> {
        if let Some(url) = &self.public {
            return Some(url.to_string());
        }
        let ip = self.address.ip();
        if ip.is_loopback() {
            return None;
        }
        let ip = if ip.is_unspecified() { self.network? } else { ip };
        Some(format!("http://{}", SocketAddr::new(ip, self.address.port())))
    }
}

/// This machine's address in the network through which it would reach others. Nothing is sent: to connect a UDP socket only asks the
/// system which way it would go. The address is one that is kept for examples.
pub fn network() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// A QR code in half blocks, black on white in any terminal.
fn picture(url: &str) -> Option<String> {
    let drawn = QrCode::new(url).ok()?.render::<Dense1x2>().build();
    Some(drawn.lines().map(|line| format!("  \u{1b}[30;107m{line}\u{1b}[0m\n")).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn welcome(address: &str, public: Option<&str>, network: Option<&str>) -> Welcome {
        Welcome {
            address: address.parse().unwrap(),
            public: public.map(|it| it.parse().unwrap()),
            network: network.map(|it| it.parse().unwrap()),
            has_client: true,
        }
    }

    #[test]
    fn the_address_for_others_is_one_they_can_reach() {
        let lan = Some("192.168.1.5");
        for (welcome, url) in [
            (welcome("0.0.0.0:7878", None, lan), Some("http://192.168.1.5:7878")),
            (welcome("[::]:7878", None, lan), Some("http://192.168.1.5:7878")),
            (welcome("10.0.0.2:80", None, lan), Some("http://10.0.0.2:80")),
            (welcome("127.0.0.1:7878", None, lan), None),
            (welcome("0.0.0.0:7878", None, None), None),
            (welcome("127.0.0.1:7878", Some("https://quipu.example"), lan), Some("https://quipu.example")),
        ] {
            assert_eq!(welcome.for_others().as_deref(), url);
            let (text, on_paper) = (welcome.text(true), welcome.text(false));
            assert_eq!(text.contains('▀'), url.is_some(), "{text}");
            assert!(!on_paper.contains('▀') && !on_paper.contains('\u{1b}'), "{on_paper}");
            assert!(url.is_none_or(|url| on_paper.contains(&format!(" {url}\n"))), "{on_paper}");
            assert!(
                on_paper.starts_with(&format!("listening at http://{}\n", welcome.address)),
                "{on_paper}"
            );
        }
    }

    #[test]
    fn it_says_what_to_do_where_something_is_missing() {
        assert!(welcome("127.0.0.1:1234", None, None).text(false).contains("--listen 0.0.0.0:1234"));
        assert!(welcome("0.0.0.0:1234", None, None).text(false).contains("http://ADDRESS:1234"));
        let mut bare = welcome("127.0.0.1:1234", None, None);
        assert!(!bare.text(false).contains("cargo xtask"));
        bare.has_client = false;
        assert!(bare.text(false).contains("cargo xtask run"));
    }
}
