//! A server inside the test, and a client that hides nothing: what it sends and what it gets is all in sight.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::{Running, Settings};
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock, Mutex};
use store::MemoryStore;
use tokio::net::TcpStream;
use tracing_subscriber::fmt::MakeWriter;

/// A server on a free port, with what it keeps in memory.
pub struct Server {
    pub running: Running,
    pub store: Arc<MemoryStore>,
}

/// Usual settings, but for the port.
pub fn settings() -> Settings {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let plenty = 10_000;
    let (requests_per_minute, guests_per_minute, sign_ins_per_minute) = (plenty, plenty, plenty);
    let (dailies_per_minute, unknown_codes_per_hour, tables_per_day) = (plenty, plenty, plenty);
    Settings {
        listen,
        requests_per_minute,
        guests_per_minute,
        sign_ins_per_minute,
        dailies_per_minute,
        unknown_codes_per_hour,
        tables_per_day,
        ..Settings::default()
    }
}

/// A server with these settings.
pub async fn server_with(settings: Settings) -> Server {
    let store = Arc::new(MemoryStore::default());
    let running = Running::start(settings, store.clone()).await.unwrap();
    Server { running, store }
}

pub async fn server() -> Server {
    server_with(settings()).await
}

#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_str().unwrap()
    }

    /// The cookie it sets, as it is to be sent back.
    pub fn cookie(&self) -> String {
        let line = self.headers.get(SET_COOKIE).unwrap_or_else(|| panic!("no cookie: {self:?}"));
        line.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    /// The name of the refusal it tells.
    pub fn refused(&self) -> String {
        let why = &self.json()["refused"]["why"];
        match why {
            Value::String(name) => name.clone(),
            Value::Object(why) => why.keys().next().unwrap().clone(),
            _ => panic!("no refusal: {self:?}"),
        }
    }

    /// Checks status and name of a refusal.
    #[track_caller]
    pub fn assert_refused(&self, status: u16, name: &str) {
        assert_eq!((self.status.as_u16(), self.refused().as_str()), (status, name), "{self:?}");
    }

    #[track_caller]
    pub fn assert_status(&self, status: u16) {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
    }
}

/// A request, as it is put together.
pub struct Ask<'a> {
    server: &'a Server,
    method: Method,
    path: String,
    headers: Vec<(String, String)>,
    body: Bytes,
}

impl Server {
    pub fn ask(&self, method: &str, path: &str) -> Ask<'_> {
        let method = method.parse().unwrap();
        Ask { server: self, method, path: path.to_owned(), headers: Vec::new(), body: Bytes::new() }
    }

    pub async fn get(&self, path: &str, cookie: &str) -> Answer {
        self.ask("GET", path).cookie(cookie).send().await
    }

    pub async fn post(&self, path: &str, cookie: &str, body: Value) -> Answer {
        self.ask("POST", path).cookie(cookie).json(&body).send().await
    }

    /// A new guest's cookie.
    pub async fn guest(&self, name: &str) -> String {
        let answer = self.post("/api/guests", "", serde_json::json!({ "name": name })).await;
        answer.assert_status(201);
        answer.cookie()
    }

    pub fn host(&self) -> String {
        self.running.address.to_string()
    }
}

impl Ask<'_> {
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// An empty cookie is none.
    pub fn cookie(self, cookie: &str) -> Self {
        if cookie.is_empty() { self } else { self.header(COOKIE.as_str(), cookie) }
    }

    pub fn json(mut self, body: &Value) -> Self {
        self.body = body.to_string().into();
        self.header(CONTENT_TYPE.as_str(), "application/json")
    }

    pub fn body(mut self, body: impl Into<Bytes>) -> Self {
        self.body = body.into();
        self
    }

    /// Each request has a connection of its own. The answer must be described in `/api/openapi.json`.
    pub async fn send(self) -> Answer {
        let stream = TcpStream::connect(self.server.running.address).await.unwrap();
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let mut request = Request::builder().method(&self.method).uri(&self.path);
        if !self.headers.iter().any(|(name, _)| name == "host") {
            request = request.header("host", self.server.host());
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let response = sender.send_request(request.body(Full::new(self.body)).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let answer = Answer { status: parts.status, headers: parts.headers, body };
        assert_described(&self.method, &self.path, &answer);
        answer
    }
}

/// Checks that the description has this answer of this call: its status, its type and, if it is a refusal, its name.
#[track_caller]
fn assert_described(method: &Method, path: &str, answer: &Answer) {
    static DESCRIPTION: LazyLock<Value> =
        LazyLock::new(|| serde_json::to_value(server::api::description()).unwrap());
    let path = path.split('?').next().unwrap();
    let same = |described: &str| {
        let (described, asked) = (described.split('/'), path.split('/'));
        described.clone().count() == asked.clone().count()
            && described.zip(asked).all(|(described, asked)| described.starts_with('{') || described == asked)
    };
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let Some(calls) = paths.iter().find_map(|(described, calls)| same(described).then_some(calls)) else {
        return;
    };
    let Some(call) = calls.get(method.as_str().to_lowercase()) else { return };
    let response = &call["responses"][answer.status.as_str()];
    assert!(response.is_object(), "{method} {path} is not described: {answer:?}");
    let content = response["content"].as_object();
    assert_eq!(content.is_none(), answer.body.is_empty(), "{method} {path}: {answer:?}");
    if let Some(content) = content {
        let kind = answer.header("content-type").split(';').next().unwrap();
        assert!(content.contains_key(kind), "{method} {path} is not described as {kind}");
    }
    if answer.status.as_u16() >= 400 {
        let name = format!("`{}`", answer.refused());
        assert!(response["description"].as_str().unwrap().contains(&name), "{method} {path}: {name}");
    }
    for header in response["headers"].as_object().into_iter().flatten() {
        assert!(answer.headers.contains_key(header.0), "{method} {path}: {answer:?}");
    }
}

/// A log that is kept to be read.
#[derive(Clone, Default)]
pub struct Kept(Arc<Mutex<Vec<u8>>>);

impl io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Kept {
    type Writer = Kept;

    fn make_writer(&'a self) -> Kept {
        self.clone()
    }
}

impl Kept {
    /// All that was logged so far.
    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}
