//! People without accounts: a guest is a name and a cookie. To be the same person on another device, a guest claims the name with a
//! passphrase.

mod cookie;
mod device;
mod guest;
mod passphrase;
mod program;
mod sessions;
mod token;

pub use cookie::{clear_cookie, device_cookie, set_cookie};
pub use device::UNKNOWN as UNKNOWN_DEVICE;
pub use guest::{Guest, KnownDevice, MaybeGuest};
pub use passphrase::{Passphrases, check_passphrase};
pub use program::{Access, MaybePlayer, Player};
pub use sessions::{OpenSession, Sessions, sweep};
pub use token::{Token, session_id};
