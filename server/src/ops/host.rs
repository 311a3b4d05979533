//! The `Host` header: which server a client wants to reach.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use std::net::IpAddr;
use wire::Refusal;

/// The one host that a request names. With none or several, a proxy and this server could disagree about which one is meant.
pub fn host(headers: &HeaderMap) -> Result<Authority, Refusal> {
    let mut hosts = headers.get_all(HOST).iter();
    let host = match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()),
        _ => None,
    };
    let host = host.filter(|host| !host.as_str().contains('@'));
    host.ok_or_else(|| Refusal::bad_message("a request must have exactly one Host header"))
}

/// Whether this host is this machine, for a client on this machine. A page elsewhere can let its own name lead here, but it cannot
/// change what a browser writes into `Host`.
pub fn is_loopback(host: &Authority) -> bool {
    let name = host.host().trim_matches(['[', ']']);
    let is_loopback = |address: IpAddr| address.to_canonical().is_loopback();
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(is_loopback)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn read(hosts: &[&str]) -> Result<Authority, Refusal> {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, host.parse().unwrap());
        }
        host(&headers)
    }

    #[test]
    fn a_request_names_one_host() {
        for one in ["quipu.example", "192.168.1.5:7878", "[::1]:80", "my_server"] {
            assert_eq!(read(&[one]).unwrap().as_str(), one);
        }
        for none in [&[][..], &[""], &["a", "b"], &["a", "a"], &["a b"], &["me@a"], &["a/b"]] {
            assert!(matches!(read(none), Err(Refusal::BadMessage { .. })), "{none:?}");
        }
    }

    #[test]
    fn names_that_only_lead_here_are_not_this_machine() {
        for (host, here) in [
            ("localhost", true),
            ("LocalHost:7878", true),
            ("127.0.0.1:7878", true),
            ("127.9.9.9", true),
            ("[::1]:7878", true),
            ("[::ffff:127.0.0.1]", true),
            ("localhost.evil.example", false),
            ("evil.example", false),
            ("192.168.1.5:7878", false),
            ("[2001:db8::1]", false),
        ] {
            assert_eq!(is_loopback(&read(&[host]).unwrap()), here, "{host}");
        }
    }
}
