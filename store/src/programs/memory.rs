//! Programs in memory.

use super::{Program, ProgramStore};
use crate::memory::{Contents, MemoryStore};
use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;

/// With the name that it has now.
fn renamed(contents: &Contents, program: &Program) -> Program {
    Program { name: contents.name_of(program.user), ..program.clone() }
}

#[async_trait]
impl ProgramStore for MemoryStore {
    async fn add_program(
        &self,
        user: UserId,
        owner: UserId,
        token: TokenHash,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(user)?;
        contents.must_be_known(owner)?;
        if contents.programs.iter().any(|(it, program)| *it == token || program.user == user) {
            return Err(StoreError::Taken);
        }
        contents.programs.push((token, Program { user, name: String::new(), owner, created: now }));
        Ok(())
    }

    async fn program_by_token(&self, token: TokenHash) -> Result<Option<Program>, StoreError> {
        let contents = self.read();
        let program = contents.programs.iter().find(|(it, _)| *it == token);
        Ok(program.map(|(_, program)| renamed(&contents, program)))
    }

    async fn programs_of(&self, owner: UserId) -> Result<Vec<Program>, StoreError> {
        let contents = self.read();
        let own = contents.programs.iter().filter(|(_, program)| program.owner == owner);
        let mut own: Vec<Program> = own.map(|(_, program)| renamed(&contents, program)).collect();
        own.sort_by_key(|program| (program.created, program.user));
        Ok(own)
    }

    async fn revoke_program(&self, user: UserId) -> Result<(), StoreError> {
        self.write()?.programs.retain(|(_, program)| program.user != user);
        Ok(())
    }
}
