//! Ranges of addresses: `192.0.2.0/24`, `2001:db8::/32`, or one address.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// A shorter prefix would shut out whole countries, most likely by mistake.
const SHORTEST: (u8, u8) = (8, 16);

/// A range of addresses with a common prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The rest of it is 0.
    network: IpAddr,
    prefix: u8,
}

/// The first bits of an address.
fn masked(address: IpAddr, prefix: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(prefix)).unwrap_or(0);
            Ipv4Addr::from_bits(address.to_bits() & mask).into()
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
            Ipv6Addr::from_bits(address.to_bits() & mask).into()
        }
    }
}

impl Range {
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.network.is_ipv4() && masked(address, self.prefix) == self.network
    }
}

/// In the one form in which it is stored.
impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.network, self.prefix)
    }
}

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Range, String> {
        let wrong =
            || format!("{text:?} is no address or range, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32");
        let (address, prefix) = match text.trim().split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse::<u8>().map_err(|_| wrong())?)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let mapped = matches!(address, IpAddr::V6(_)) && address.to_canonical().is_ipv4();
        let prefix = match (prefix, mapped) {
            (Some(prefix), true) => Some(prefix.checked_sub(96).ok_or_else(wrong)?),
            (prefix, _) => prefix,
        };
        let address = address.to_canonical();
        let (most, least) = if address.is_ipv4() { (32, SHORTEST.0) } else { (128, SHORTEST.1) };
        let prefix = prefix.unwrap_or(most);
        if prefix > most {
            return Err(wrong());
        }
        if prefix < least {
            return Err(format!(
                "/{prefix} is too large a range; give /{least} or more, in several bans if need be"
            ));
        }
        Ok(Range { network: masked(address, prefix), prefix })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn ranges_are_read_and_written_in_one_form() {
        for (text, form) in [
            ("192.0.2.7", "192.0.2.7/32"),
            (" 192.0.2.7/24 ", "192.0.2.0/24"),
            ("10.255.3.1/8", "10.0.0.0/8"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6/128"),
            ("2001:DB8:1:2:3:4:5:6/48", "2001:db8:1::/48"),
            ("::ffff:192.0.2.7", "192.0.2.7/32"),
            ("::ffff:192.0.2.7/120", "192.0.2.0/24"),
        ] {
            assert_eq!(text.parse::<Range>().unwrap().to_string(), form, "{text}");
            assert_eq!(form.parse::<Range>().unwrap().to_string(), form);
        }
        for text in [
            "",
            "Anna",
            "192.0.2",
            "192.0.2.0/33",
            "192.0.2.0/x",
            "2001:db8::/129",
            "1.2.3.4/24/8",
            "0.0.0.0/0",
            "10.0.0.0/7",
            "2000::/3",
            "::ffff:1.2.3.4/90",
        ] {
            assert!(text.parse::<Range>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_range_has_its_addresses_and_no_others() {
        let has =
            |range: &str, address: &str| range.parse::<Range>().unwrap().contains(address.parse().unwrap());
        assert!(has("192.0.2.0/24", "192.0.2.255") && has("192.0.2.0/24", "::ffff:192.0.2.1"));
        assert!(!has("192.0.2.0/24", "192.0.3.0") && !has("192.0.2.0/24", "2001:db8::1"));
        assert!(has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.6"));
        assert!(has("2001:db8::/32", "2001:db8:ffff::1") && !has("2001:db8::/32", "2001:db9::1"));
        assert!(!has("2001:db8::/32", "1.2.3.4"));
    }
}
