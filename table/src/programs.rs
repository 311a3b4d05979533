//! Programs that play with an account of their own: where they may sit down, and what they may do.

use crate::entry::{Entry, EntryKind, Person, UserId};
use crate::plan::{Inputs, Plan};
use crate::table::Table;
use wire::{Command, CommandId, Phase, Refusal};

impl Table {
    /// Plans a command of a program, whose account belongs to `owner`. It can do what a player can, and nothing that a host can.
    pub(crate) fn submit_of_program(
        &self,
        by: &Person,
        owner: UserId,
        id: CommandId,
        command: &Command,
        inputs: &Inputs,
    ) -> Result<Plan, Refusal> {
        let plays = matches!(
            command,
            Command::Sit { .. }
                | Command::Stand {}
                | Command::Pick { place: None, .. }
                | Command::Commit { .. }
                | Command::Reveal { .. }
                | Command::Ready {}
                | Command::Play { .. }
                | Command::Plan { .. }
                | Command::Back {}
        );
        if !plays {
            return Err(Refusal::ForPeople);
        }
        let sits_down = matches!(command, Command::Sit { .. })
            && self.phase != Phase::Playing
            && self.place_of(by.user).is_none();
        if sits_down && !self.setup.programs && self.host != owner {
            return Err(Refusal::NoPrograms);
        }
        let mut plan = self.submit(by, id, command, inputs)?;
        if let Some(entry) = plan.entries.last_mut()
            && let EntryKind::Sat { place, .. } = entry.kind
        {
            let command = entry.command.take();
            plan.entries.push(Entry { kind: EntryKind::Program { place }, command });
        }
        Ok(plan)
    }
}
