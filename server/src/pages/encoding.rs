//! Content encoding: the shortest that the browser accepts.

use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::GetAll;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }
}

/// The body with the highest quality value, and of equals the first. If none is accepted, the last: a page that may be unreadable is
/// better than none.
pub fn choose(bodies: &[(Encoding, Bytes)], accepted: GetAll<'_, HeaderValue>) -> (Encoding, Bytes) {
    let accepted: Vec<&str> =
        accepted.iter().filter_map(|it| it.to_str().ok()).flat_map(|it| it.split(',')).collect();
    let mut best: Option<(u16, &(Encoding, Bytes))> = None;
    for body in bodies {
        let weight = weight(body.0, &accepted);
        if weight > best.map_or(0, |(most, _)| most) {
            best = Some((weight, body));
        }
    }
    let chosen = best.map(|(_, body)| body).or(bodies.last());
    chosen.cloned().unwrap_or((Encoding::Identity, Bytes::new()))
}

/// The quality value, from 0 to 1000.
fn weight(encoding: Encoding, accepted: &[&str]) -> u16 {
    let named = |name: &str| accepted.iter().find_map(|it| liked(it, name));
    let otherwise = if encoding == Encoding::Identity { 1 } else { 0 }; // always readable
    named(encoding.name()).or_else(|| named("*")).unwrap_or(otherwise)
}

/// The quality value of this part of the header, such as `gzip;q=0.5`, if it names this encoding.
fn liked(part: &str, name: &str) -> Option<u16> {
    let mut words = part.split(';').map(str::trim);
    if !words.next()?.eq_ignore_ascii_case(name) {
        return None;
    }
    let quality = words.find_map(|word| word.strip_prefix("q=").or(word.strip_prefix("Q=")));
    let quality = quality.map_or(1.0, |it| it.parse::<f32>().unwrap_or(0.0));
    Some((quality.clamp(0.0, 1.0) * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use axum::http::HeaderMap;
    use axum::http::header::ACCEPT_ENCODING;

    const ALL: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity];

    fn chosen(among: &[Encoding], accepted: &[&str]) -> &'static str {
        let bodies: Vec<(Encoding, Bytes)> = among.iter().map(|it| (*it, Bytes::new())).collect();
        let mut headers = HeaderMap::new();
        for line in accepted {
            headers.append(ACCEPT_ENCODING, line.parse().unwrap());
        }
        choose(&bodies, headers.get_all(ACCEPT_ENCODING)).0.name()
    }

    #[test]
    fn what_is_liked_best_and_then_what_is_shortest() {
        for (accepted, expected) in [
            (&[][..], "identity"),
            (&[""], "identity"),
            (&["gzip, deflate, br, zstd"], "br"),
            (&["gzip", "br"], "br"),
            (&["gzip, deflate"], "gzip"),
            (&["GZIP"], "gzip"),
            (&["br;q=0.5, gzip;q=0.8"], "gzip"),
            (&["br;q=0, gzip"], "gzip"),
            (&["br; q=0.1"], "br"),
            (&["*"], "br"),
            (&["*;q=0.5, br;q=0"], "gzip"),
            (&["identity, br;q=0.9"], "identity"),
            (&["identity;q=0.5, gzip;q=0.9"], "gzip"),
            (&["identity;q=0, gzip;q=0.001"], "gzip"),
            (&["br;q=nonsense"], "identity"),
            (&["brotli, xbr"], "identity"),
            (&["*;q=0"], "identity"),
        ] {
            assert_eq!(chosen(&ALL, accepted), expected, "{accepted:?}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        assert_eq!(chosen(&[Encoding::Identity], &["br, gzip"]), "identity");
        assert_eq!(chosen(&[Encoding::Gzip, Encoding::Identity], &["br, gzip"]), "gzip");
    }
}
