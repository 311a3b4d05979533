//! The games' own crates, each with its `rules`, `fast`, `bots`, `review`, `puzzles`, `text` and, for WebAssembly, `web`, and how to reach them from a [`GameKind`].

use crate::GameModule;
use game_list::GameKind;

macro_rules! modules {
    ([$($kind:ident $game:ident),*]) => {
        $(
            impl GameModule for $game::rules::State {
                type Bots = $game::bots::Bots;
                type Fast = $game::fast::Fast;
                type Encoder = $game::fast::Encoder;
                type Judge = $game::review::Judge;
                type Puzzles = $game::puzzles::Puzzles;
                type Text = $game::text::Text;
                const RULES_PAGE: &'static str = $game::RULES_PAGE;
            }
        )*

        pub use {$($game),*};
    };
}

game_list::for_each_game!([modules]);

/// Does something with the state type of a game that is known only at run time.
///
/// ```
/// use catalog::{GameKind, with_game};
/// use game_core::Game;
///
/// let most = |kind| with_game!(kind, G => *G::SEATS.end());
/// assert!(GameKind::all().all(|kind| most(kind) == usize::from(kind.manifest().seats.1)));
/// ```
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        $crate::for_each_game!([$crate::match_game] ($kind) $G ($body))
    };
}

/// [`with_game!`], once it has the list.
#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ([$($variant:ident $game:ident),*] ($kind:expr) $G:ident ($body:expr)) => {
        match $kind {
            $($crate::GameKind::$variant => {
                type $G = $crate::games::$game::rules::State;
                $body
            })*
        }
    };
}

/// Does something with the browser part of a game that is known only at run time. Only for WebAssembly: elsewhere no game has one.
#[macro_export]
macro_rules! with_web {
    ($kind:expr, $web:ident => $body:expr) => {
        $crate::for_each_game!([$crate::match_web] ($kind) $web ($body))
    };
}

/// [`with_web!`], once it has the list.
#[doc(hidden)]
#[macro_export]
macro_rules! match_web {
    ([$($variant:ident $game:ident),*] ($kind:expr) $web:ident ($body:expr)) => {
        match $kind {
            $($crate::GameKind::$variant => {
                use $crate::games::$game::web as $web;
                $body
            })*
        }
    };
}

pub fn rules_page(kind: GameKind) -> &'static str {
    with_game!(kind, G => G::RULES_PAGE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Game;

    #[test]
    fn manifests_agree_with_the_rules() {
        for kind in GameKind::all() {
            let manifest = kind.manifest();
            let seats = with_game!(kind, G => G::SEATS);
            assert_eq!(with_game!(kind, G => G::NAME), manifest.name);
            assert_eq!((usize::from(manifest.seats.0), usize::from(manifest.seats.1)), seats.into_inner());
            assert!(rules_page(kind).starts_with(&format!("# {}", manifest.title)), "{kind}");
        }
    }
}
