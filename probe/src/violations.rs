//! What a client must not do, and how a server must react. docs/protocol.md has the close codes.

use crate::frames::{
    BINARY, CLOSE, CONTINUED, LAST, PING, PONG, RESERVED, RawSocket, Received, TEXT, connect, frame, head,
    receive, unmasked,
};
use crate::{Guest, PATIENCE, ProbeError};
use std::io;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::{sleep, timeout};
use wire::{FromClient, MAX_MESSAGE_BYTES, ToClient, VERSION};

/// How a server reacts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// It does what was asked.
    Accepts,
    /// It refuses the message by this name, and the connection goes on.
    Refuses(String),
    /// It closes the socket with this code.
    Closes(u16),
    /// It drops the connection without a word.
    Drops,
}

/// Something that no good client does.
pub struct Violation {
    pub name: &'static str,
    /// How a server must react.
    pub consequence: Consequence,
    how: How,
}

enum How {
    /// Sends these bytes after the greeting.
    Sends(Vec<u8>),
    /// Sends these bytes before any greeting.
    Begins(Vec<u8>),
    /// Sends these bytes again and again.
    Floods(Vec<u8>),
    /// Sends the first bytes once and the others again and again.
    FloodsAfter(Vec<u8>, Vec<u8>),
    /// Sends these bytes again and again and never reads.
    NeverReads(Vec<u8>),
    /// Sends the headers of a request, byte by byte, and never finishes.
    IsSlow,
}

fn text(content: &str) -> Vec<u8> {
    frame(LAST | TEXT, content.as_bytes())
}

fn hello(protocol: u16) -> Vec<u8> {
    text(&written(&FromClient::Hello { protocol }))
}

fn written(message: &FromClient) -> String {
    serde_json::to_string(message).expect("plain data with text keys can be written")
}

/// A message in frames of which only the last has the flag.
fn fragments(contents: &[&[u8]]) -> Vec<u8> {
    let kinds = std::iter::once(TEXT).chain(std::iter::repeat(CONTINUED));
    let frames = kinds.zip(contents).enumerate().map(|(at, (kind, content))| {
        frame(if at + 1 == contents.len() { LAST | kind } else { kind }, content)
    });
    frames.collect::<Vec<_>>().concat()
}

/// Every violation.
pub fn violations() -> Vec<Violation> {
    use Consequence::{Accepts, Closes, Drops};
    use How::{Begins, Floods, FloodsAfter, IsSlow, NeverReads, Sends};
    let refuses = |name: &str| Consequence::Refuses(name.to_owned());
    let long = "x".repeat(MAX_MESSAGE_BYTES + 1);
    let ping = written(&FromClient::Ping {});
    let (one, two) = ping.split_at(3);
    let command = r#"{"do":{"id":1,"command":{"ready":{}}}}"#;
    let unknown = format!(r#"{{"{}":{{}}}}"#, "x".repeat(250)); // the refusal quotes it
    let broken = "{\"ping\":{}}\u{e9}".as_bytes();
    let half_a_letter = &broken[..broken.len() - 1];
    let all = [
        ("text that is no JSON", refuses("bad_message"), Sends(text("{"))),
        ("JSON that is no message", refuses("bad_message"), Sends(text(r#"{"dance":{}}"#))),
        ("an empty message", refuses("bad_message"), Sends(text(""))),
        ("a message before the greeting", refuses("bad_message"), Begins(text(r#"{"lobby":{}}"#))),
        ("another version of the protocol", Closes(1008), Begins(hello(VERSION + 1))),
        ("a long message", refuses("too_long"), Sends(text(&long))),
        ("a far longer frame", Closes(1009), Sends(head(LAST | TEXT, 1 << 40, true))),
        ("a far longer message in pieces", Closes(1009), Sends(fragments(&[long.as_bytes(); 6]))),
        ("a binary frame", Closes(1003), Sends(frame(LAST | BINARY, ping.as_bytes()))),
        ("a frame without a mask", Closes(1002), Sends(unmasked(LAST | TEXT, ping.as_bytes()))),
        ("a message in pieces", Accepts, Sends(fragments(&[one.as_bytes(), b"", two.as_bytes()]))),
        (
            "a ping between the pieces",
            Accepts,
            Sends(
                [frame(TEXT, one.as_bytes()), frame(LAST | PING, b"?"), frame(LAST, two.as_bytes())].concat(),
            ),
        ),
        ("a continuation of nothing", Closes(1002), Sends(frame(LAST | CONTINUED, ping.as_bytes()))),
        ("a message inside another", Closes(1002), Sends([frame(TEXT, b"{"), text(&ping)].concat())),
        ("a ping in pieces", Closes(1002), Sends(frame(PING, b"?"))),
        ("a long ping", Closes(1002), Sends(frame(LAST | PING, &[0; 126]))),
        ("a close frame with half a code", Closes(1002), Sends(frame(LAST | CLOSE, &[3]))),
        ("text that is not UTF-8", Closes(1007), Sends(frame(LAST | TEXT, half_a_letter))),
        ("pieces that are not UTF-8", Closes(1007), Sends(fragments(&[half_a_letter, b"x"]))),
        ("a reserved bit", Closes(1002), Sends(frame(LAST | RESERVED | TEXT, ping.as_bytes()))),
        ("an unknown kind of frame", Closes(1002), Sends(frame(LAST | 0x3, b""))),
        ("a goodbye", Closes(1000), Sends(frame(LAST | CLOSE, &1000u16.to_be_bytes()))),
        ("a flood of messages", Closes(1008), Floods(text(&ping))),
        ("a flood of commands", Closes(1008), Floods(text(command))),
        ("a flood of nonsense", Closes(1008), Floods(text("?"))),
        ("a flood of pings", Closes(1008), Floods(frame(LAST | PING, b"?"))),
        ("a flood of pongs", Closes(1008), Floods(frame(LAST | PONG, b"!"))),
        (
            "a flood of pieces of one message",
            Closes(1008),
            FloodsAfter(frame(TEXT, b"{"), frame(CONTINUED, b"")),
        ),
        ("a client that never reads", Drops, NeverReads(text(&unknown))),
        ("a client that never finishes its headers", Drops, IsSlow),
    ];
    all.map(|(name, consequence, how)| Violation { name, consequence, how }).into()
}

impl Violation {
    /// Whether it needs a server that lets one socket send as much as it likes.
    pub fn needs_credits(&self) -> bool {
        matches!(self.how, How::NeverReads(_))
    }

    /// Does it as this guest, and says how the server reacts.
    pub async fn commit(&self, guest: &Guest) -> Result<Consequence, ProbeError> {
        let late = |_| ProbeError::TooLate(self.name.to_owned());
        timeout(PATIENCE, self.consequence_of(guest)).await.map_err(late)?
    }

    async fn consequence_of(&self, guest: &Guest) -> Result<Consequence, ProbeError> {
        match &self.how {
            How::Begins(bytes) => {
                let mut socket = RawSocket::open(guest, None).await?;
                socket.writer.write_all(bytes).await?;
                // Now it may greet; if it is still there, that is answered.
                let _ = socket.writer.write_all(&hello(VERSION)).await;
                Ok(until(&mut socket.reader, |message| matches!(message, ToClient::Welcome { .. })).await?)
            }
            How::Sends(bytes) => {
                let mut socket = greeted(guest, None).await?;
                socket.writer.write_all(bytes).await?;
                let _ = socket.writer.write_all(&text(&written(&FromClient::Ping {}))).await;
                Ok(until(&mut socket.reader, |message| matches!(message, ToClient::Pong {})).await?)
            }
            How::Floods(bytes) => flood(guest, &[], bytes).await,
            How::FloodsAfter(first, bytes) => flood(guest, first, bytes).await,
            How::NeverReads(bytes) => {
                let mut socket = greeted(guest, Some(4096)).await?;
                while socket.writer.write_all(bytes).await.is_ok() {}
                Ok(Consequence::Drops)
            }
            How::IsSlow => {
                let mut stream = connect(guest, None).await?;
                for byte in b"GET / HTTP/1.1\r\nX-Slow: ".iter().chain(std::iter::repeat(&b'x')) {
                    if stream.write_all(&[*byte]).await.is_err() {
                        break;
                    }
                    sleep(Duration::from_millis(20)).await;
                }
                let mut answer = String::new();
                let _ = stream.read_to_string(&mut answer).await; // it may have been cut off
                if answer.is_empty() { Ok(Consequence::Drops) } else { Err(ProbeError::Strange(answer)) }
            }
        }
    }
}

/// Sends the first bytes once and the others again and again.
async fn flood(guest: &Guest, first: &[u8], bytes: &[u8]) -> Result<Consequence, ProbeError> {
    let RawSocket { mut reader, mut writer } = greeted(guest, None).await?;
    writer.write_all(first).await?;
    let flood = async {
        while writer.write_all(bytes).await.is_ok() {}
        std::future::pending().await // what the server said last may still be on its way
    };
    tokio::select! {
        consequence = until(&mut reader, |_| false) => Ok(consequence?),
        () = flood => Ok(Consequence::Drops),
    }
}

/// A socket that was welcomed.
async fn greeted(guest: &Guest, buffer: Option<u32>) -> Result<RawSocket, ProbeError> {
    let mut socket = RawSocket::open(guest, buffer).await?;
    socket.writer.write_all(&hello(VERSION)).await?;
    match receive(&mut socket.reader).await? {
        Received::Text(text) if text.contains("welcome") => Ok(socket),
        other => Err(ProbeError::Strange(format!("no welcome but {other:?}"))),
    }
}

/// How the server reacts until it says something that ends the waiting.
async fn until(reader: &mut OwnedReadHalf, is_last: impl Fn(&ToClient) -> bool) -> io::Result<Consequence> {
    let mut refused = None;
    loop {
        let text = match receive(reader).await {
            Ok(Received::Text(text)) => text,
            Ok(Received::Close(code)) => return Ok(Consequence::Closes(code.unwrap_or(1005))),
            Ok(Received::Other) => continue,
            Err(_) => return Ok(Consequence::Drops),
        };
        match serde_json::from_str(&text)? {
            ToClient::Refused { why, .. } => refused = Some(Consequence::Refuses(why.name().to_owned())),
            last if is_last(&last) => return Ok(refused.unwrap_or(Consequence::Accepts)),
            _ => {}
        }
    }
}
