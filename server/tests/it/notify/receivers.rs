//! What notifications are sent to: an HTTP server and an SMTP server, both on this machine, which keep what they get.

use http_body_util::{BodyExt, Empty};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{HeaderMap, Request, Response};
use hyper_util::rt::TokioIo;
use probe::PATIENCE;
use serde_json::Value;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};

#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Received {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_str().unwrap()
    }
}

/// A status, and where a redirection leads.
type Answer = (u16, Option<String>);

/// An HTTP server that takes everything.
pub struct Receiver {
    address: SocketAddr,
    received: Arc<Mutex<Vec<Received>>>,
    /// The next answers; then 200.
    answers: Arc<Mutex<VecDeque<Answer>>>,
}

impl Receiver {
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let receiver = Receiver {
            address: listener.local_addr().unwrap(),
            received: Arc::default(),
            answers: Arc::default(),
        };
        let (received, answers) = (receiver.received.clone(), receiver.answers.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (received, answers) = (received.clone(), answers.clone());
                let serve = service_fn(move |request: Request<Incoming>| {
                    let (received, answers) = (received.clone(), answers.clone());
                    async move {
                        let (parts, body) = request.into_parts();
                        let body = body.collect().await.unwrap().to_bytes();
                        let path = parts.uri.to_string();
                        received.lock().unwrap().push(Received { path, headers: parts.headers, body });
                        let (status, location) = answers.lock().unwrap().pop_front().unwrap_or((200, None));
                        let mut answer = Response::builder().status(status);
                        if let Some(location) = location {
                            answer = answer.header("location", location);
                        }
                        Ok::<_, Infallible>(answer.body(Empty::<Bytes>::new()).unwrap())
                    }
                });
                let serving = hyper::server::conn::http1::Builder::new();
                tokio::spawn(serving.serve_connection(TokioIo::new(stream), serve));
            }
        });
        receiver
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The next answers have these statuses.
    pub fn answers(&self, statuses: &[u16]) {
        self.answers.lock().unwrap().extend(statuses.iter().map(|status| (*status, None)));
    }

    /// The next answer is a redirect.
    pub fn redirects(&self, to: String) {
        self.answers.lock().unwrap().push_back((307, Some(to)));
    }

    pub fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// Waits until `number` of them have come.
    pub async fn wait_for(&self, number: usize) -> Vec<Received> {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let received = self.received();
            if received.len() >= number {
                return received;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("{number} never came: {:?}", self.received());
    }
}

/// An SMTP server that takes every letter.
pub struct Postbox {
    address: SocketAddr,
    letters: Arc<Mutex<Vec<Letter>>>,
}

#[derive(Clone, Debug)]
pub struct Letter {
    pub to: String,
    /// Headers and body, as they came.
    pub text: String,
}

impl Postbox {
    pub async fn start() -> Postbox {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let postbox = Postbox { address: listener.local_addr().unwrap(), letters: Arc::default() };
        let letters = postbox.letters.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, letters.clone()));
            }
        });
        postbox
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn letters(&self) -> Vec<Letter> {
        self.letters.lock().unwrap().clone()
    }

    pub async fn wait_for(&self, number: usize) -> Vec<Letter> {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let letters = self.letters();
            if letters.len() >= number {
                return letters;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("{number} never came: {:?}", self.letters());
    }
}

async fn receive(stream: TcpStream, letters: Arc<Mutex<Vec<Letter>>>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 postbox.test ESMTP\r\n").await?;
    let (mut to, mut line) = (String::new(), String::new());
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let said = line.trim_end().to_owned();
        let answer: &[u8] = match said.split([' ', ':']).next().unwrap_or_default().to_uppercase().as_str() {
            "EHLO" => b"250-postbox.test\r\n250 8BITMIME\r\n",
            "RCPT" => {
                to = said.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                if to.starts_with("nobody@") { b"550 no such box\r\n" } else { b"250 yes\r\n" }
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                loop {
                    line.clear();
                    stream.read_line(&mut line).await?;
                    if line == ".\r\n" {
                        break;
                    }
                    text += &line;
                }
                letters.lock().unwrap().push(Letter { to: to.clone(), text });
                b"250 taken\r\n"
            }
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => b"250 yes\r\n",
        };
        stream.write_all(answer).await?;
    }
}
