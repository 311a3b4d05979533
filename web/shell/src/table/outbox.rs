//! What was done at a table and has not been answered yet.

use protocol::{Command, CommandId, FromClient};

/// What was done and has not been answered: it is sent again after a break, with the same number, so that it counts once.
#[derive(Clone, Debug)]
pub struct Outbox {
    next: CommandId,
    sent: Vec<(CommandId, Command)>,
}

impl Outbox {
    /// An empty one. Two pages of one person begin their numbers at random.
    pub fn new(random: u64) -> Outbox {
        // JSON numbers are safe up to 2^53 everywhere; this leaves room to count on.
        Outbox { next: random >> 16, sent: Vec::new() }
    }

    /// Puts something in and gives the message for it.
    pub fn put(&mut self, command: Command) -> FromClient {
        let id = self.next;
        self.next += 1;
        self.sent.push((id, command.clone()));
        FromClient::Do { id, command }
    }

    /// It was answered; how many are left that were not.
    pub fn answered(&mut self, id: CommandId) -> usize {
        self.sent.retain(|(sent, _)| *sent != id);
        self.sent.len()
    }

    /// What has to be sent again, in order.
    pub fn unanswered(&self) -> Vec<FromClient> {
        self.sent.iter().map(|(id, command)| FromClient::Do { id: *id, command: command.clone() }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_answered_is_sent_again_with_its_number() {
        let mut outbox = Outbox::new(u64::MAX);
        let id = |message: &FromClient| if let FromClient::Do { id, .. } = message { *id } else { 0 };
        let first = outbox.put(Command::Ready {});
        let second = outbox.put(Command::Back {});
        assert!(id(&second) < 1 << 53);
        assert_eq!(outbox.answered(id(&first)), 1);
        let again = outbox.unanswered();
        assert_eq!(again.iter().map(id).collect::<Vec<_>>(), [id(&second)]);
        assert!(matches!(again[0], FromClient::Do { command: Command::Back {}, .. }));
        assert_eq!(outbox.answered(id(&second)), 0);
    }
}
