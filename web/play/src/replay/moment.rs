//! A moment of a game in the page's address: `#at=60&eyes=2`, after which step of the record and from which seat; with `&review` the win
//! chances are shown. The record itself may be there too: `#record=…&at=60`.

use game_core::Seat;
use web_shell::browser;
use wire::Perspective;

/// Whether the address names a moment.
pub fn is_given() -> bool {
    hash().contains("at=")
}

/// The moment that the address names.
pub fn given() -> (u32, Perspective) {
    read(&hash())
}

/// Whether the address asks for the review.
pub fn review() -> bool {
    asks_for_review(&hash())
}

fn asks_for_review(hash: &str) -> bool {
    hash.trim_start_matches('#').split('&').any(|part| part == "review")
}

/// The record in the address, as it was packed.
pub fn record() -> Option<String> {
    packed_in(&hash()).map(str::to_owned)
}

fn packed_in(hash: &str) -> Option<&str> {
    hash.trim_start_matches('#').split('&').find_map(|part| part.strip_prefix("record="))
}

/// The end of an address that names this moment.
pub fn address(step: u32, perspective: Perspective, review: bool) -> String {
    let eyes = match perspective {
        Perspective::Seat(seat) => format!("&eyes={seat}"),
        Perspective::Spectator | Perspective::Everyone => String::new(),
    };
    format!("#at={step}{eyes}{}", if review { "&review" } else { "" })
}

/// Puts this moment into the page's address, so that it is there after the page was loaded again.
pub fn remember(step: u32, perspective: Perspective, review: bool) {
    replace(&address(step, perspective, review));
}

/// Takes it out of the page's address.
pub fn forget() {
    if is_given() {
        replace("");
    }
}

fn replace(end: &str) {
    let window = browser::window();
    let path = window.location().pathname().unwrap_or_default();
    let end = match record() {
        Some(packed) if end.is_empty() => format!("#record={packed}"),
        Some(packed) => format!("#record={packed}&{}", end.trim_start_matches('#')),
        None => end.to_owned(),
    };
    if let Ok(history) = window.history() {
        // It fails only if it is done too often; then the address is a little behind.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&(path + &end)));
    }
}

fn hash() -> String {
    browser::window().location().hash().unwrap_or_default()
}

fn read(hash: &str) -> (u32, Perspective) {
    let value = |name: &str| hash.trim_start_matches('#').split('&').find_map(|part| part.strip_prefix(name));
    let step = value("at=").and_then(|step| step.parse().ok()).unwrap_or(0);
    let seat = value("eyes=").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    (step, seat.map_or(Perspective::Everyone, Perspective::Seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_read_as_it_was_written() {
        for (step, perspective) in [
            (0, Perspective::Everyone),
            (60, Perspective::Seat(Seat::new(2).unwrap())),
            (7, Perspective::Everyone),
        ] {
            for review in [false, true] {
                let address = address(step, perspective, review);
                assert_eq!((read(&address), asks_for_review(&address)), ((step, perspective), review));
            }
        }
        assert_eq!(read("#record=a-_b&at=3&eyes=1"), (3, Perspective::Seat(Seat::new(1).unwrap())));
        assert_eq!(packed_in("#record=a-_b&at=3"), Some("a-_b"));
        assert_eq!(packed_in("#at=3"), None);
        assert!(asks_for_review("#review") && !asks_for_review("#reviewed=1"));
        for nonsense in ["", "#", "#at=", "#at=-1&eyes=9", "#eyes=x", "#main"] {
            assert_eq!(read(nonsense), (0, Perspective::Everyone), "{nonsense}");
        }
    }
}
