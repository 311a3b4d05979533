//! The list of games, from the dependencies in Cargo.toml.

use crate::GameModule;
use game_core::Manifest;

/// Makes [`GameKind`] from the list that the build script reads from Cargo.toml.
macro_rules! games {
    ($($kind:ident $game:ident),*) => {
        /// A game that can be played here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameKind {
            $(
                #[doc = concat!("The game in the crate `", stringify!($game), "`.")]
                $kind,
            )*
        }

        game_core::named! { GameKind, "game", [$((GameKind::$kind, $game::MANIFEST.name)),*] }

        impl GameKind {
            /// The game at a glance.
            pub const fn manifest(self) -> &'static Manifest {
                match self {
                    $(GameKind::$kind => &$game::MANIFEST,)*
                }
            }
        }

        $(
            impl GameModule for $game::rules::State {
                type Bots = $game::bots::Bots;
                type Fast = $game::fast::Fast;
            }
        )*

        // For `with_game!`, which is used where these crates may not be direct dependencies.
        #[doc(hidden)]
        pub mod games {
            pub use {$($game),*};
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/games.rs"));

impl GameKind {
    /// The game's name for people.
    pub const fn title(self) -> &'static str {
        self.manifest().title
    }

    /// The rules for people, as Markdown.
    pub const fn rules_page(self) -> &'static str {
        self.manifest().rules_page
    }
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
            assert_eq!(with_game!(kind, G => G::NAME), kind.name());
            assert_eq!((usize::from(manifest.seats.0), usize::from(manifest.seats.1)), seats.into_inner());
            assert!(manifest.rules_page.starts_with(&format!("# {}", manifest.title)), "{kind}");
        }
    }
}
