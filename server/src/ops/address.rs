//! The address a client is counted under.

use crate::Settings;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The address a client is counted under: that of the connection, or what a trusted proxy says. Only the last hop in the header
/// comes from the proxy; a client can forge the others.
///
/// Of an IPv6 address the first half counts: the second is free for the client to choose.
pub fn client_address(settings: &Settings, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    network(exact_address(settings, peer, headers))
}

/// The same with all of an IPv6 address, for bans.
pub fn exact_address(settings: &Settings, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let told = settings.trust_proxy.then(|| last_hop(headers)).flatten();
    told.unwrap_or(peer.ip()).to_canonical()
}

fn last_hop(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let hop = line.rsplit(',').next()?.trim();
    let with_port = || hop.parse::<SocketAddr>().map(|it| it.ip());
    hop.trim_matches(['[', ']']).parse().or_else(|_| with_port()).ok()
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn seen(trust_proxy: bool, peer: &str, told: &[&str]) -> String {
        let settings = Settings { trust_proxy, ..Settings::default() };
        let mut headers = HeaderMap::new();
        for line in told {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        client_address(&settings, peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_the_last_hop_counts_and_only_if_the_proxy_is_trusted() {
        assert_eq!(seen(false, "10.0.0.1:5", &["1.2.3.4"]), "10.0.0.1");
        assert_eq!(seen(true, "10.0.0.1:5", &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(true, "10.0.0.1:5", &["6.6.6.6", "1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(true, "10.0.0.1:5", &["1.2.3.4:567"]), "1.2.3.4");
        for nothing in [&[][..], &["unknown"], &["1.2.3.4,"]] {
            assert_eq!(seen(true, "10.0.0.1:5", nothing), "10.0.0.1", "{nothing:?}");
        }
    }

    #[test]
    fn an_ipv6_client_is_its_network() {
        assert_eq!(seen(false, "[2001:db8:1:2:3:4:5:6]:7", &[]), "2001:db8:1:2::");
        assert_eq!(seen(true, "10.0.0.1:5", &["[2001:db8:1:2:9::1]"]), "2001:db8:1:2::");
        assert_eq!(seen(false, "[::ffff:1.2.3.4]:7", &[]), "1.2.3.4");
    }
}
