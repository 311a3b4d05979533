//! What goes wrong.

use std::io;
use tokio_tungstenite::tungstenite;
use wire::Refusal;

/// What goes wrong between a client and a server.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// The connection cannot be made, or broke.
    #[error("the connection failed: {0}")]
    Io(#[from] io::Error),
    #[error("the server closed the socket (code {code:?}: {reason})")]
    Closed { code: Option<u16>, reason: String },
    /// The server refused a command.
    #[error("refused: {0}")]
    Refused(Refusal),
    /// The server answered a request with an unexpected status.
    #[error("{what}: the server answered {status}: {body}")]
    Http {
        what: String,
        /// The status of the answer.
        status: u16,
        body: String,
    },
    #[error("{0}: timed out")]
    TooLate(String),
    #[error("unexpected message from the server: {0}")]
    Strange(String),
    #[error("the server has lost something: {0}")]
    Lost(String),
}

impl ProbeError {
    /// Whether only the connection is at fault: then the client reconnects.
    pub fn is_disconnect(&self) -> bool {
        match self {
            ProbeError::Io(_) | ProbeError::Closed { .. } | ProbeError::TooLate(_) => true,
            ProbeError::Http { status, .. } => *status == 429 || *status >= 500,
            ProbeError::Refused(why) => is_temporary(why),
            ProbeError::Strange(_) | ProbeError::Lost(_) => false,
        }
    }

    /// Whether no server listens there.
    pub(crate) fn is_connection_refused(&self) -> bool {
        matches!(self, ProbeError::Io(error) if error.kind() == io::ErrorKind::ConnectionRefused)
    }
}

/// Whether the same thing may succeed a little later.
pub(crate) fn is_temporary(why: &Refusal) -> bool {
    matches!(why, Refusal::Busy | Refusal::Restarting | Refusal::StoreUnavailable | Refusal::TooFast { .. })
}

impl From<tungstenite::Error> for ProbeError {
    fn from(error: tungstenite::Error) -> ProbeError {
        use tungstenite::error::ProtocolError::{HandshakeIncomplete, ResetWithoutClosingHandshake};
        match error {
            tungstenite::Error::Io(error) => ProbeError::Io(error),
            tungstenite::Error::ConnectionClosed
            | tungstenite::Error::AlreadyClosed
            | tungstenite::Error::Protocol(HandshakeIncomplete | ResetWithoutClosingHandshake) => {
                ProbeError::Closed { code: None, reason: "without a word".to_owned() }
            }
            tungstenite::Error::Http(answer) => ProbeError::Http {
                what: "opening the socket".to_owned(),
                status: answer.status().as_u16(),
                body: answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default().into_owned(),
            },
            other => ProbeError::Strange(other.to_string()),
        }
    }
}

impl From<hyper::Error> for ProbeError {
    fn from(error: hyper::Error) -> ProbeError {
        ProbeError::Io(io::Error::other(error))
    }
}
