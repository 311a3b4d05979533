//! A guest with a cookie: HTTP requests and sockets.

use crate::{PATIENCE, ProbeError, Socket};
use bots::Level;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderValue, SET_COOKIE};
use hyper::{HeaderMap, Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use wire::http::{NewName, NewTable, OpenedTable};
use wire::{Code, Setup};

/// For opening a socket.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);

/// What a server answers to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ProbeError> {
        serde_json::from_str(&self.body)
            .map_err(|error| ProbeError::Strange(format!("{error} in {:?}", self.body)))
    }

    /// Itself, if the status is this one.
    fn expect(self, status: u16, what: &str) -> Result<Answer, ProbeError> {
        if self.status == status {
            return Ok(self);
        }
        Err(ProbeError::Http { what: what.to_owned(), status: self.status, body: self.body })
    }
}

#[derive(Clone, Debug)]
pub struct Guest {
    server: SocketAddr,
    name: String,
    cookie: HeaderValue,
}

impl Guest {
    pub async fn new(server: SocketAddr, name: &str) -> Result<Guest, ProbeError> {
        let body = to_json(&NewName { name: name.to_owned() })?;
        let answer = ask(server, None, &Method::POST, "/api/guests", Some(body)).await?;
        let answer = answer.expect(201, "a new guest")?;
        let cookie = answer.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok());
        let cookie = cookie.ok_or_else(|| ProbeError::Strange("a new guest gets no cookie".to_owned()))?;
        Ok(Guest { server, name: name.to_owned(), cookie })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn server(&self) -> SocketAddr {
        self.server
    }

    pub(crate) fn cookie(&self) -> &HeaderValue {
        &self.cookie
    }

    /// The same guest at another server, such as one that runs on a copy of the data.
    #[must_use]
    pub fn at(&self, server: SocketAddr) -> Guest {
        Guest { server, ..self.clone() }
    }

    /// Makes an HTTP call on a connection of its own, with a body of JSON.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<Answer, ProbeError> {
        ask(self.server, Some(&self.cookie), &method, path, body).await
    }

    /// Fails unless the answer is 200.
    pub async fn get(&self, path: &str) -> Result<Answer, ProbeError> {
        self.request(Method::GET, path, None).await?.expect(200, path)
    }

    /// Opens a table with bots of these levels. The guest is its host and sits at its first place.
    pub async fn open_table(&self, setup: Value, bots: &[Level]) -> Result<Code, ProbeError> {
        let setup: Setup = serde_json::from_value(setup).map_err(strange)?;
        let body = to_json(&NewTable { setup, bots: bots.to_vec() })?;
        let answer = self.request(Method::POST, "/api/tables", Some(body)).await?;
        let opened: OpenedTable = answer.expect(201, "opening a table")?.json()?;
        Ok(opened.code)
    }

    /// The record of a game that this guest has played to the end.
    pub async fn record(&self, game: &str) -> Result<String, ProbeError> {
        Ok(self.get(&format!("/api/games/{game}/record")).await?.body)
    }

    /// Opens a socket and greets.
    pub async fn connect(&self) -> Result<Socket, ProbeError> {
        let connecting = Socket::open(self.server, &self.cookie);
        timeout(CONNECT_TIMEOUT, connecting)
            .await
            .unwrap_or_else(|_| Err(ProbeError::TooLate("opening a socket".to_owned())))
    }
}

fn to_json(body: &impl Serialize) -> Result<String, ProbeError> {
    serde_json::to_string(body).map_err(strange)
}

fn strange(error: serde_json::Error) -> ProbeError {
    ProbeError::Strange(error.to_string())
}

async fn ask(
    server: SocketAddr,
    cookie: Option<&HeaderValue>,
    method: &Method,
    path: &str,
    body: Option<String>,
) -> Result<Answer, ProbeError> {
    let asking = async {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        let mut request =
            Request::builder().method(method.clone()).uri(path).header(HOST, server.to_string());
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .map_err(|error| ProbeError::Strange(format!("{path} cannot be asked for: {error}")))?;
        let answering = async {
            let answer = sender.send_request(request).await?;
            let (head, body) = answer.into_parts();
            let body = body.collect().await?.to_bytes();
            let body = String::from_utf8_lossy(&body).into_owned();
            Ok(Answer { status: head.status.as_u16(), headers: head.headers, body })
        };
        // Whichever ends first: an answer may be whole when the connection is already closed, and the other way round.
        tokio::pin!(answering);
        tokio::select! {
            biased;
            answer = &mut answering => answer,
            ended = connection => match ended {
                Ok(()) => answering.await,
                Err(error) => Err(error.into()),
            },
        }
    };
    timeout(PATIENCE, asking).await.unwrap_or_else(|_| Err(ProbeError::TooLate(format!("{method} {path}"))))
}
