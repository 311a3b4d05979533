//! Names in the records of finished games.

use super::FORMER_PLAYER;
use serde_json::{Map, Value};

/// The record with another name for these seats; `None` if it has no header that could be read. Nothing but the header's list of names
/// changes: the proof of the deal does not contain them.
pub fn renamed(record: &str, seats: &[usize]) -> Option<String> {
    let (header, steps) = record.split_once('\n').unwrap_or((record, ""));
    let mut header: Map<String, Value> = serde_json::from_str(header).ok()?;
    let names = header.get_mut("seats")?.as_array_mut()?;
    for seat in seats {
        *names.get_mut(*seat)? = Value::from(FORMER_PLAYER);
    }
    let header = serde_json::to_string(&header).ok()?;
    Some(format!("{header}\n{steps}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn only_the_names_of_these_seats_change() {
        let record = r#"{"quipu":1,"game":"gold","rules":1,"options":{"match":true},"seats":["Ana","Ben","Ana"],"id":"x-1","fair":{"n":18446744073709551615}}
{"seat":0,"do":{"flip":3}}
"#;
        let renamed = renamed(record, &[2]).unwrap();
        assert_eq!(renamed, record.replace(r#""Ben","Ana""#, r#""Ben","Former player""#));
        for wrong in ["", "no record\n", "{}\n", r#"{"seats":[]}"#, r#"{"seats":{}}"#] {
            assert_eq!(super::renamed(wrong, &[2]), None, "{wrong}");
        }
    }
}
