//! The table of an edition: the chances to win between rounds as bytes.
//!
//! Everything is little-endian. The header is `QIGS`, a version (1), the year of the edition (2 bytes), the SHA-256 of the rest
//! (32 bytes); then 4 bytes for each value, in 1/(2^32 - 1). Rounds, kinds, artifacts and surpluses come in the order of
//! [`Chances::keys`]; of a surplus of 0 leads from 0 on are there, of a greater one all leads, and of a smaller one none: they
//! follow from the other player's.

use crate::chances::{Chances, at};
use crate::edition::{Edition, Key, ROUNDS};
use sha2::{Digest, Sha256};

const MAGIC: &[u8; 5] = b"QIGS\x01";
const HEADER: usize = MAGIC.len() + 2 + 32;
const ONE: f64 = u32::MAX as f64;

/// The leads of a surplus that are in the table.
fn leads(edition: &Edition, round: u8, key: &Key) -> std::ops::Range<i32> {
    let width = edition.width(round);
    if key.surplus == 0 { 0..width } else { 1 - width..width }
}

fn stored(edition: &Edition) -> impl Iterator<Item = (u8, Key)> {
    let rounds =
        (1..=ROUNDS).flat_map(|round| Chances::keys(edition, round).into_iter().map(move |key| (round, key)));
    rounds.filter(|(_, key)| key.surplus >= 0)
}

/// The bytes of a game that is solved completely.
pub fn encode(chances: &Chances) -> Vec<u8> {
    let edition = &chances.edition;
    let mut body = Vec::new();
    for (round, key) in stored(edition) {
        let row = chances.row(round, key).expect("every round is solved");
        for lead in leads(edition, round, &key) {
            body.extend(((row[at(lead)] * ONE).round() as u32).to_le_bytes());
        }
    }
    let digest = Sha256::digest(&body);
    let year = edition.year.to_le_bytes();
    [MAGIC.as_slice(), &year, &digest, &body].concat()
}

/// The SHA-256 in the header, in hex.
pub fn digest(bytes: &[u8]) -> String {
    const_hex::encode(bytes.get(HEADER - 32..HEADER).unwrap_or_default())
}

/// Reads a table, and checks it.
pub fn decode(bytes: &[u8]) -> Result<Chances, String> {
    let Some((header, body)) = bytes.split_at_checked(HEADER) else {
        return Err("the table is too short".to_owned());
    };
    if !header.starts_with(MAGIC) {
        return Err("not a table of Incan Gold, or of another version".to_owned());
    }
    let year = u16::from_le_bytes([header[5], header[6]]);
    let edition = Edition::of_year(year).ok_or_else(|| format!("there is no edition of {year}"))?;
    if Sha256::digest(body)[..] != header[HEADER - 32..] {
        return Err("the table is damaged: its SHA-256 is another".to_owned());
    }
    let mut values = body
        .chunks_exact(4)
        .map(|four| f64::from(u32::from_le_bytes([four[0], four[1], four[2], four[3]])) / ONE);
    let mut chances = Chances::new(edition);
    for (round, key) in stored(&edition) {
        let leads = leads(&edition, round, &key);
        let row: Vec<f64> = values.by_ref().take(leads.len()).collect();
        if row.len() < leads.len() {
            return Err("the table ends too early".to_owned());
        }
        let zero = -leads.start as usize;
        let ahead = &row[zero..];
        let other: Vec<f64> = row[..=zero].iter().rev().map(|value| 1.0 - value).collect();
        let other = if key.surplus == 0 { ahead } else { &other };
        chances.insert(round, key, ahead, other);
        chances.insert(round, Key { surplus: -key.surplus, ..key }, other, ahead);
    }
    if values.next().is_some() {
        return Err("the table is too long".to_owned());
    }
    Ok(chances)
}
