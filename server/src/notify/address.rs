//! Which addresses of the internet are for everyone, and which only reach what is near this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address leads to a host on the public internet: not to this machine, its network, or anything reserved.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = match (a, b) {
        (0 | 10 | 127, _) | (224.., _) => true, // this network, private, loopback; multicast, future, broadcast
        (100, 64..=127) => true,                // between a provider and its customers
        (169, 254) => true,                     // link-local, with the metadata of cloud machines
        (172, 16..=31) | (192, 168) => true,    // private
        (192, 0) => c == 0 || c == 2,           // protocol assignments, documentation
        (192, 88) => c == 99,                   // 6to4 relays
        (198, 18 | 19) => true,                 // benchmarks
        (198, 51) => c == 100,                  // documentation
        (203, 0) => c == 113,                   // documentation
        _ => false,
    };
    !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, d, e, f, g, h] = address.segments();
    let embedded = |high: u16, low: u16| {
        let ([w, x], [y, z]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(w, x, y, z))
    };
    match (a, b) {
        (0x64, 0xff9b) => [c, d, e, f] == [0; 4] && embedded(g, h), // NAT64
        (0x2001, 0..=0x1ff) => false,                               // Teredo and other assignments
        (0x2001, 0xdb8) => false,                                   // documentation
        (0x2002, _) => embedded(b, c),                              // 6to4
        (0x3fff, 0..=0xfff) => false,                               // documentation
        (0x2000..=0x3fff, _) => true,
        _ => false, // loopback, link-local, unique local, multicast, and what nobody has been given
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn only_hosts_on_the_internet_are_public() {
        for public in [
            "1.1.1.1",
            "100.63.0.1",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "223.255.255.254",
            "2606:4700:4700::1111",
            "2001:4860:4860::8888",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
            "2002:101:101::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1.1.1.1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "2002:a00:1::1",
            "3fff::1",
            "4000::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }
}
