//! One POST to an address that a player has given.
//!
//! The name is looked up once, every address it has is checked, and the connection goes to one of those: so a name cannot lead somewhere
//! else between the check and the connection. Redirects are not followed, nothing of the answer is passed on but its status, and everything has to be
//! done in ten seconds.

use super::NotifyError;
use super::address::is_public;
use axum::http::uri::{Authority, Scheme};
use axum::http::{HeaderMap, HeaderValue, Request, Uri, header};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use wire::http::{ChannelProblem, MAX_URL_BYTES};

/// For everything together: the name, the connection, the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// For the name alone, when an address is added.
const LOOKUP_PATIENCE: Duration = Duration::from_secs(5);
/// Of an answer, so much is read before the connection is closed.
const MAX_ANSWER_BYTES: usize = 4096;
const AGENT: &str = concat!("quipu/", env!("CARGO_PKG_VERSION"));

/// Why something could not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// What the channel says is wrong, or leads where it must not.
    #[error("{0}")]
    Channel(ChannelProblem),
    /// The other side says that the channel does not exist any more.
    #[error("the channel is gone")]
    Gone,
    #[error("the answer has status {0}")]
    Refused(u16),
    #[error("no answer")]
    Unreachable,
}

impl From<ChannelProblem> for Failure {
    fn from(problem: ChannelProblem) -> Failure {
        Failure::Channel(problem)
    }
}

impl Failure {
    /// For the person whose channel it is.
    pub fn problem(self) -> ChannelProblem {
        match self {
            Failure::Channel(problem) => problem,
            Failure::Gone | Failure::Refused(_) | Failure::Unreachable => ChannelProblem::NotDelivered,
        }
    }
}

pub struct Client {
    tls: TlsConnector,
    /// Whether private addresses and plain HTTP are allowed.
    private: bool,
}

/// An address that has been read.
pub struct Destination {
    https: bool,
    authority: Authority,
    path: String,
}

impl Destination {
    /// The scheme and the host, as in RFC 6454.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.https { "https" } else { "http" }, self.authority)
    }

    fn host(&self) -> &str {
        self.authority.host().trim_matches(['[', ']'])
    }

    fn port(&self) -> u16 {
        self.authority.port_u16().unwrap_or(if self.https { 443 } else { 80 })
    }
}

impl Client {
    pub fn new(private: bool) -> Result<Client, NotifyError> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| NotifyError::Tls(error.to_string()))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Client { tls: TlsConnector::from(Arc::new(config)), private })
    }

    /// Reads an address. Where it leads is not looked up.
    pub fn read(&self, url: &str) -> Result<Destination, ChannelProblem> {
        let fits = url.len() <= MAX_URL_BYTES && url.bytes().all(|byte| byte.is_ascii_graphic());
        let uri: Uri = url.parse().ok().filter(|_| fits).ok_or(ChannelProblem::BadUrl)?;
        let https = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP && self.private => false,
            Some(scheme) if *scheme == Scheme::HTTP => return Err(ChannelProblem::NotHttps),
            _ => return Err(ChannelProblem::BadUrl),
        };
        let authority = uri.authority().filter(|it| !it.as_str().contains('@') && !it.host().is_empty());
        let authority = authority.ok_or(ChannelProblem::BadUrl)?.clone();
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Destination { https, authority, path })
    }

    /// Where it leads, if it may lead there: all addresses of the name must be public.
    async fn look_up(&self, to: &Destination) -> Result<Vec<SocketAddr>, ChannelProblem> {
        let found = lookup_host((to.host(), to.port())).await.map_err(|_| ChannelProblem::UnknownHost)?;
        let found: Vec<SocketAddr> = found.collect();
        match found.iter().all(|address| self.private || is_public(address.ip())) {
            _ if found.is_empty() => Err(ChannelProblem::UnknownHost),
            true => Ok(found),
            false => Err(ChannelProblem::PrivateHost),
        }
    }

    /// Whether something can be sent to this address, without sending it.
    pub async fn check(&self, url: &str) -> Result<Destination, ChannelProblem> {
        let to = self.read(url)?;
        match timeout(LOOKUP_PATIENCE, self.look_up(&to)).await {
            Ok(found) => found.map(|_| to),
            Err(_) => Err(ChannelProblem::UnknownHost),
        }
    }

    /// Sends something. It was taken if this returns `Ok`.
    pub async fn post(&self, url: &str, headers: HeaderMap, body: Bytes) -> Result<(), Failure> {
        let to = self.read(url)?;
        let status = timeout(PATIENCE, self.exchange(&to, headers, body)).await;
        match status.unwrap_or(Err(Failure::Unreachable))? {
            200..=299 => Ok(()),
            404 | 410 => Err(Failure::Gone),
            status => Err(Failure::Refused(status)),
        }
    }

    async fn exchange(&self, to: &Destination, headers: HeaderMap, body: Bytes) -> Result<u16, Failure> {
        let addresses = self.look_up(to).await?;
        let stream = TcpStream::connect(&addresses[..]).await.map_err(|_| Failure::Unreachable)?;
        let _ = stream.set_nodelay(true); // it is only a little slower without
        if !to.https {
            return talk(stream, to, headers, body).await;
        }
        let name = ServerName::try_from(to.host().to_owned()).map_err(|_| ChannelProblem::BadUrl)?;
        let stream = self.tls.connect(name, stream).await.map_err(|_| Failure::Unreachable)?;
        talk(stream, to, headers, body).await
    }
}

/// Sends the request and gives the status of the answer.
async fn talk<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    to: &Destination,
    headers: HeaderMap,
    body: Bytes,
) -> Result<u16, Failure> {
    let unreachable = |_: hyper::Error| Failure::Unreachable;
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .max_buf_size(16 * 1024)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(unreachable)?;
    // Ends with this function, however that ends.
    let mut connections = JoinSet::new();
    connections.spawn(connection);
    let mut request = Request::post(&to.path).body(Full::new(body)).map_err(|_| ChannelProblem::BadUrl)?;
    *request.headers_mut() = headers;
    let host = HeaderValue::from_str(to.authority.as_str()).map_err(|_| ChannelProblem::BadUrl)?;
    request.headers_mut().insert(header::HOST, host);
    request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static(AGENT));
    let answer = sender.send_request(request).await.map_err(unreachable)?;
    let status = answer.status().as_u16();
    // Some servers take it as a failure if nobody reads their answer.
    let _ = Limited::new(answer.into_body(), MAX_ANSWER_BYTES).collect().await;
    Ok(status)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn read(private: bool, url: &str) -> Result<String, ChannelProblem> {
        Client::new(private).unwrap().read(url).map(|to| format!("{}{} {}", to.origin(), to.path, to.port()))
    }

    #[test]
    fn an_address_is_https_and_has_a_host() {
        assert_eq!(read(false, "https://a.example/b?c=d").unwrap(), "https://a.example/b?c=d 443");
        assert_eq!(read(false, "https://a.example:8443").unwrap(), "https://a.example:8443/ 8443");
        assert_eq!(read(false, "https://[2606::1]/").unwrap(), "https://[2606::1]/ 443");
        assert_eq!(read(false, "http://a.example/"), Err(ChannelProblem::NotHttps));
        assert_eq!(read(true, "http://a.example/").unwrap(), "http://a.example/ 80");
        let long = format!("https://a.example/{}", "a".repeat(MAX_URL_BYTES));
        for bad in [
            "",
            "a.example",
            "/a",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://",
            "https:///a",
            "https://me@a.example/",
            "https://me:secret@a.example/",
            "https://a.example/a b",
            "https://a.example/\r\nhost: b",
            "https://ä.example/",
            &long,
        ] {
            assert_eq!(read(true, bad), Err(ChannelProblem::BadUrl), "{bad}");
        }
    }

    #[tokio::test]
    async fn private_hosts_are_refused_however_they_are_written() {
        let client = Client::new(false).unwrap();
        for url in [
            "https://127.0.0.1/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f000001/",
            "https://localhost/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest/meta-data",
            "https://192.168.1.1/",
            "https://0.0.0.0/",
        ] {
            let refused = client.check(url).await.map(|_| ()).unwrap_err();
            assert!(
                matches!(refused, ChannelProblem::PrivateHost | ChannelProblem::UnknownHost),
                "{url}: {refused}"
            );
            let sent = client.post(url, HeaderMap::new(), Bytes::new()).await;
            assert_eq!(sent, Err(Failure::Channel(refused)), "{url}");
        }
    }
}
