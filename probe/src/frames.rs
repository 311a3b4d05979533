//! A WebSocket by hand: any bytes can be sent over it, also those that no library would send.

use crate::{Guest, ProbeError};
use std::io;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpSocket, TcpStream};

pub const TEXT: u8 = 0x1;
pub const BINARY: u8 = 0x2;
pub const CONTINUED: u8 = 0x0;
pub const CLOSE: u8 = 0x8;
pub const PING: u8 = 0x9;
pub const PONG: u8 = 0xa;
/// The frame is the last one of its message.
pub const LAST: u8 = 0x80;
/// A bit that has no meaning.
pub const RESERVED: u8 = 0x40;

const MASK: [u8; 4] = [0x12, 0x34, 0x56, 0x78];

/// A frame as a client must send it. `first` is its first byte: flags and kind.
pub fn frame(first: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = head(first, content.len() as u64, true);
    frame.extend(MASK);
    frame.extend(content.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

/// A frame as only a server may send it.
pub fn unmasked(first: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = head(first, content.len() as u64, false);
    frame.extend(content);
    frame
}

/// The beginning of a frame that is this long.
pub fn head(first: u8, length: u64, masked: bool) -> Vec<u8> {
    let mask = if masked { 0x80 } else { 0 };
    let mut head = vec![first];
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short @ ..126), _) => head.push(mask | short),
        (_, Ok(length)) => {
            head.push(mask | 126);
            head.extend(length.to_be_bytes());
        }
        _ => {
            head.push(mask | 127);
            head.extend(length.to_be_bytes());
        }
    }
    head
}

/// What came from the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    Text(String),
    /// With its code, if it had one.
    Close(Option<u16>),
    /// A ping, a pong or anything else.
    Other,
}

/// A connection that was upgraded to a WebSocket.
pub struct RawSocket {
    pub reader: OwnedReadHalf,
    pub writer: OwnedWriteHalf,
}

impl RawSocket {
    /// `buffer` is the size of the system's buffer for what was received, if it matters.
    pub async fn open(guest: &Guest, buffer: Option<u32>) -> Result<RawSocket, ProbeError> {
        let mut stream = connect(guest, buffer).await?;
        let (host, cookie) = (guest.server(), guest.cookie().to_str().unwrap_or_default());
        let request = format!(
            "GET /socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await?);
        }
        if !answer.starts_with(b"HTTP/1.1 101 ") {
            return Err(ProbeError::Strange(String::from_utf8_lossy(&answer).into_owned()));
        }
        let (reader, writer) = stream.into_split();
        Ok(RawSocket { reader, writer })
    }
}

/// A plain connection to the guest's server.
pub async fn connect(guest: &Guest, buffer: Option<u32>) -> io::Result<TcpStream> {
    let server = guest.server();
    let socket = if server.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if let Some(bytes) = buffer {
        socket.set_recv_buffer_size(bytes)?;
    }
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The next frame from the server, which sends no fragments.
pub async fn receive(reader: &mut OwnedReadHalf) -> io::Result<Received> {
    let (first, length) = (reader.read_u8().await?, reader.read_u8().await?);
    let length = match length {
        126 => u64::from(reader.read_u16().await?),
        127 => reader.read_u64().await?,
        short => u64::from(short),
    };
    let mut content = Vec::new();
    reader.take(length).read_to_end(&mut content).await?;
    if content.len() as u64 != length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(match first & 0xf {
        TEXT => Received::Text(String::from_utf8_lossy(&content).into_owned()),
        CLOSE => Received::Close(content.first_chunk().map(|code| u16::from_be_bytes(*code))),
        _ => Received::Other,
    })
}
