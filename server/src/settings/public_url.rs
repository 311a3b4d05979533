//! What players type to get to the server.

use axum::http::Uri;
use std::fmt;
use std::str::FromStr;

/// What players type to get to the server: a scheme, a host and perhaps a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    https: bool,
    authority: String, // lower case, without a port that goes without saying
}

impl PublicUrl {
    pub fn https(&self) -> bool {
        self.https
    }

    /// The host, with its port if that does not go without saying: what a browser writes into `Host`.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.https { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || "give a scheme and a host, such as https://quipu.example, without a path".to_owned();
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        let authority = uri.authority().ok_or_else(wrong)?;
        if authority.as_str().contains('@') || !["", "/"].contains(&uri.path()) || uri.query().is_some() {
            return Err(wrong());
        }
        let usual = if https { ":443" } else { ":80" };
        let authority = authority.as_str().to_ascii_lowercase();
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_owned();
        Ok(PublicUrl { https, authority })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn written_the_one_way_a_browser_writes_it() {
        for (given, written, https) in [
            ("https://Quipu.Example/", "https://quipu.example", true),
            ("https://quipu.example:443", "https://quipu.example", true),
            ("http://192.168.1.5:7878", "http://192.168.1.5:7878", false),
            ("http://[::1]:80/", "http://[::1]", false),
        ] {
            let url: PublicUrl = given.parse().unwrap();
            assert_eq!((url.to_string().as_str(), url.https()), (written, https));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in
            ["", "quipu.example", "ftp://a", "https://", "https://a/b", "https://a/?b", "https://me@a", "/a"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
