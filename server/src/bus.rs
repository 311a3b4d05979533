//! How processes that share a store tell each other that a table has changed.
//!
//! Today there is one process, and [`Local`] is all it needs. With several, each may have a copy of a table: the one that appends to the
//! store announces it, and the others read what is new. The store alone decides which entry comes first.

use tokio::sync::broadcast;
use wire::Code;

/// A table has a new version in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub table: Code,
    pub version: u64,
}

/// Carries announcements to every process, this one included.
pub trait Bus: Send + Sync + 'static {
    fn announce(&self, announcement: Announcement);

    /// All announcements from now on. A receiver that falls behind gets an error and checks all its tables again.
    fn listen(&self) -> broadcast::Receiver<Announcement>;
}

/// A bus within one process.
pub struct Local {
    sender: broadcast::Sender<Announcement>,
}

impl Default for Local {
    fn default() -> Local {
        Local { sender: broadcast::Sender::new(1024) }
    }
}

impl Bus for Local {
    fn announce(&self, announcement: Announcement) {
        let _ = self.sender.send(announcement); // nobody listening is fine
    }

    fn listen(&self) -> broadcast::Receiver<Announcement> {
        self.sender.subscribe()
    }
}
