//! What every open socket has to hear, because it may concern the person who uses it.

use game_table::UserId;
use tokio::sync::broadcast;
use wire::Code;

/// A socket that is so far behind is closed: it could have missed that its person must go.
const MAX_WAITING: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Other people are banned than before.
    Bans,
    /// The host has sent this person away from a table.
    Removed { table: Code, user: UserId },
    /// This person has blocked others than before.
    Blocks(UserId),
}

/// Everyone who is connected.
#[derive(Debug)]
pub struct Roll {
    notices: broadcast::Sender<Notice>,
}

impl Default for Roll {
    fn default() -> Roll {
        Roll { notices: broadcast::Sender::new(MAX_WAITING) }
    }
}

impl Roll {
    pub fn tell(&self, notice: Notice) {
        let _ = self.notices.send(notice); // nobody being connected is fine
    }

    pub fn listen(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }
}
