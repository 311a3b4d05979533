//! Another name for someone at a table that is loaded. Names are not in the entries of a server's table, so this is no entry either.

use crate::entry::UserId;
use crate::seating::Occupant;
use crate::session::Session;
use crate::table::Table;

impl Table {
    /// Gives a person another name, at their place and in the current or last game. Returns whether they are there at all.
    pub(crate) fn rename(&mut self, user: UserId, name: &str) -> bool {
        let seated = self.places.iter_mut().flatten().map(|taken| &mut taken.occupant);
        let playing = self.game.iter_mut().flat_map(|game| &mut game.seats);
        let mut found = false;
        for who in seated.chain(playing) {
            if let Occupant::Person(person) = who
                && person.user == user
            {
                name.clone_into(&mut person.name);
                found = true;
            }
        }
        found
    }
}

impl Session {
    /// Gives a person another name. Visitors see it with the next change of the table. Returns whether they are there at all.
    pub fn rename(&mut self, user: UserId, name: &str) -> bool {
        self.table_mut().rename(user, name)
    }
}
