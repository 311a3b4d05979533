//! People without accounts: a guest is a name and a cookie. To be the same person on another device, a guest claims the name with a
//! passphrase.

mod cookie;
mod guest;
mod passphrase;
mod program;
mod token;

pub use cookie::{clear_cookie, set_cookie};
pub use guest::{Guest, MaybeGuest};
pub use passphrase::{Passphrases, check_passphrase};
pub use program::{MaybePlayer, Player};
pub use token::Token;
