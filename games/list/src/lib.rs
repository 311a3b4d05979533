//! Which games there are, and what can be said of each before anyone plays it.
//!
//! The list is the games among the dependencies of `games/catalog`; what is said of a game is in its `game.toml`. Both are read when this
//! crate is built, so it links no game: a page that only lists games stays small, and code that a game's own crates use can name games too.

mod manifest;

pub use manifest::Manifest;

/// Makes [`GameKind`] from the list.
macro_rules! kinds {
    ($($kind:ident $name:literal $manifest:expr),*) => {
        /// A game that can be played here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameKind {
            $(
                #[doc = concat!("The game in `games/", $name, "`.")]
                $kind,
            )*
        }

        game_core::named! { GameKind, "game", [$((GameKind::$kind, $name)),*] }

        impl GameKind {
            /// The game at a glance.
            pub const fn manifest(self) -> &'static Manifest {
                match self {
                    $(GameKind::$kind => &$manifest,)*
                }
            }
        }
    };
}

// `kinds!` with the list, and the macro `for_each_game!`.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

impl GameKind {
    /// The game's name for people.
    pub const fn title(self) -> &'static str {
        self.manifest().title
    }
}
