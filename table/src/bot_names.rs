//! The names of the bots at a table or an event. They are names in every language, so nothing has to be translated.

use crate::table::Table;

/// More than there are seats, so that everyone at a table has a name of their own.
pub const NAMES: [&str; 23] = [
    "Amaru", "Anka", "Chaska", "Illari", "Inti", "Killa", "Kuntur", "Kusi", "Nayra", "Nina", "Paqari",
    "Qori", "Rumi", "Sami", "Sisa", "Suri", "Taki", "Tika", "Urpi", "Waman", "Wari", "Wayra", "Yaku",
];

/// All names, in an order that depends on this text: the code of a table, or the commitment of an event.
pub(crate) fn in_order(of: &str) -> impl Iterator<Item = &'static str> + use<> {
    let number = of.bytes().fold(7_usize, |sum, byte| sum * 31 % 10_007 + usize::from(byte));
    // Their count is prime, so every step leads to all of them.
    let (first, step) = (number % NAMES.len(), 1 + number / NAMES.len() % (NAMES.len() - 1));
    (0..NAMES.len()).map(move |at| NAMES[(first + at * step) % NAMES.len()])
}

/// This name, if it is one of a bot's.
pub(crate) fn known(name: &str) -> Option<&'static str> {
    NAMES.into_iter().find(|own| *own == name)
}

impl Table {
    /// The name of the next bot: the first in the table's order that no one at the table has.
    pub(crate) fn next_bot_name(&self) -> &'static str {
        let is_free =
            |name: &&str| !self.occupants().flatten().any(|who| who.name().eq_ignore_ascii_case(name));
        in_order(&self.code().to_string()).find(is_free).unwrap_or(NAMES[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use wire::Code;

    #[test]
    fn every_table_has_all_names_in_an_order_of_its_own() {
        let mut orders = BTreeSet::new();
        for number in 0..500 {
            let names: Vec<&str> = in_order(&Code::new(number * 4_801).to_string()).collect();
            let different: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(different.len(), NAMES.len());
            orders.insert(names);
        }
        assert!(orders.len() > 200, "{}", orders.len());
    }
}
