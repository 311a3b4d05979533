//! How a socket ends. docs/protocol.md lists the codes.

use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::ProtocolError;

/// Why a connection ends.
pub enum Disconnect {
    /// The client is gone, or takes nothing any more.
    Gone,
    /// With a code and a reason for programs.
    Close(u16, &'static str),
}

impl Disconnect {
    pub const BINARY: Disconnect = Disconnect::Close(1003, "binary");
    pub const WRONG_PROTOCOL: Disconnect = Disconnect::Close(1008, "wrong_protocol");
    pub const TOO_FAST: Disconnect = Disconnect::Close(1008, "too_fast");
    pub const NOT_SIGNED_IN: Disconnect = Disconnect::Close(4001, "not_signed_in");
    pub const RESTARTING: Disconnect = Disconnect::Close(1012, "restarting");

    /// What was received is no message.
    pub fn after(error: axum::Error) -> Disconnect {
        let Ok(error) = error.into_inner().downcast::<Error>() else { return Disconnect::Gone };
        match *error {
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Disconnect::Gone,
            Error::Protocol(_) => Disconnect::Close(1002, "protocol_error"),
            Error::Utf8(_) => Disconnect::Close(1007, "invalid_utf8"),
            Error::Capacity(_) => Disconnect::Close(1009, "too_long"),
            _ => Disconnect::Gone,
        }
    }
}
