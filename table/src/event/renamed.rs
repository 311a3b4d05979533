//! Another name for someone at an event.

use super::{Event, Sitting};
use crate::entry::UserId;

impl Event {
    /// Gives a person another name, as host and at every seat. Returns whether they are there at all.
    pub fn rename(&mut self, user: UserId, name: &str) -> bool {
        let seated = self.tables.iter_mut().flatten().flatten().filter_map(|seated| match &mut seated.who {
            Sitting::Person(person) => Some(person),
            Sitting::Bot(_) => None,
        });
        let mut found = false;
        for person in seated.chain([&mut self.host]).filter(|person| person.user == user) {
            name.clone_into(&mut person.name);
            found = true;
        }
        found
    }
}
