//! One WebSocket to a server.

use crate::ProbeError;
use futures_util::{SinkExt, Stream};
use hyper::header::{AUTHORIZATION, COOKIE, HeaderName, HeaderValue};
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::{Code, Command, CommandId, FromClient, KnownVersion, ToClient, VERSION};

/// One WebSocket to a server, that has said `hello` and was welcomed.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    next_id: CommandId,
}

impl Socket {
    pub(crate) async fn open(server: SocketAddr, cookie: &HeaderValue) -> Result<Socket, ProbeError> {
        Socket::with(server, COOKIE, cookie.clone()).await
    }

    /// Opens a socket with the token of a bot account.
    pub async fn of_program(server: SocketAddr, token: &str) -> Result<Socket, ProbeError> {
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"));
        let bearer = bearer.map_err(|_| ProbeError::Strange("a token has letters and digits".to_owned()))?;
        Socket::with(server, AUTHORIZATION, bearer).await
    }

    async fn with(server: SocketAddr, name: HeaderName, value: HeaderValue) -> Result<Socket, ProbeError> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/socket").into_client_request()?;
        request.headers_mut().insert(name, value);
        // Small buffers: ten thousand of these are open at once.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = Socket { stream, next_id: crate::random_u64() >> 12 };
        socket.send(&FromClient::Hello { protocol: VERSION }).await?;
        match socket.next().await? {
            ToClient::Welcome { .. } => Ok(socket),
            ToClient::Refused { why, .. } => Err(ProbeError::Refused(why)),
            other => Err(ProbeError::Strange(format!("no welcome but {other:?}"))),
        }
    }

    pub async fn send(&mut self, message: &FromClient) -> Result<(), ProbeError> {
        let text = serde_json::to_string(message).expect("plain data with text keys can be written");
        self.send_text(text).await
    }

    /// Sends any text, whether it is a message or not.
    pub async fn send_text(&mut self, text: String) -> Result<(), ProbeError> {
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// Waits for what the server says next. When it closes the socket, that is an error.
    pub async fn next(&mut self) -> Result<ToClient, ProbeError> {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// As [`Socket::next`], for those who listen to several.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<ToClient, ProbeError>> {
        loop {
            let text = match ready!(Pin::new(&mut self.stream).poll_next(context)) {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.as_ref().map(|frame| frame.code.into());
                    let reason = frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                    return Poll::Ready(Err(ProbeError::Closed { code, reason }));
                }
                Some(Ok(_)) => continue, // pings are answered by the stream itself
                Some(Err(error)) => return Poll::Ready(Err(error.into())),
                None => return Poll::Ready(Err(Error::ConnectionClosed.into())),
            };
            let message = serde_json::from_str(text.as_str())
                .map_err(|error| ProbeError::Strange(format!("{error} in {text}")));
            return Poll::Ready(message);
        }
    }

    /// Enters a table, with the version it has already.
    pub async fn enter(&mut self, table: Code, have: Option<KnownVersion>) -> Result<(), ProbeError> {
        self.send(&FromClient::Enter { table, have, screen: false }).await
    }

    /// Goes to a table as a big screen.
    pub async fn show(&mut self, table: Code, have: Option<KnownVersion>) -> Result<(), ProbeError> {
        self.send(&FromClient::Enter { table, have, screen: true }).await
    }

    /// Does something at the table. The answer will have this number.
    pub async fn command(&mut self, command: Command) -> Result<CommandId, ProbeError> {
        self.next_id += 1;
        self.send(&FromClient::Do { id: self.next_id, command }).await?;
        Ok(self.next_id)
    }
}
