//! Records are compressed: they are most of what a server stores for years, and are rarely read. The format has a checksum.

use super::trouble::corrupt;
use crate::StoreError;
use flate2::Compression;
use flate2::read::{DeflateDecoder, ZlibDecoder};
use flate2::write::ZlibEncoder;
use std::io::{Read, Write};

/// What the format begins with. The one before it, without a checksum, never does.
const FIRST: u8 = 0x78;

pub fn pack(record: &str) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    let written = packed.write_all(record.as_bytes());
    written.and_then(|()| packed.finish()).expect("writing to memory succeeds")
}

/// The record of a row: `record` as it is where it was stored before records were packed.
pub fn text((record, packed): (String, Option<Vec<u8>>)) -> Result<String, StoreError> {
    let Some(packed) = packed else { return Ok(record) };
    let mut record = String::new();
    let read = if packed.first() == Some(&FIRST) {
        ZlibDecoder::new(&packed[..]).read_to_string(&mut record)
    } else {
        DeflateDecoder::new(&packed[..]).read_to_string(&mut record)
    };
    read.map_err(|_| corrupt("a record cannot be unpacked"))?;
    Ok(record)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use flate2::write::DeflateEncoder;

    #[test]
    fn a_record_comes_back_and_damage_is_noticed() {
        let record = "{\"seat\":0,\"do\":\"torch\"}\n".repeat(200);
        let packed = pack(&record);
        assert!(packed.len() * 10 < record.len(), "{}", packed.len());
        assert_eq!(text((String::new(), Some(packed.clone()))).unwrap(), record);
        assert_eq!(text((record.clone(), None)).unwrap(), record);
        assert!(text((String::new(), Some(packed[..packed.len() / 2].to_vec()))).is_err());
    }

    #[test]
    fn a_record_without_a_checksum_can_be_read() {
        let record = "{\"seat\":0,\"do\":\"torch\"}\n".repeat(20);
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
        packed.write_all(record.as_bytes()).unwrap();
        assert_eq!(text((String::new(), Some(packed.finish().unwrap()))).unwrap(), record);
    }

    #[test]
    fn no_flipped_bit_changes_a_record() {
        let seats: String =
            ["Anna", "Ben", "Clara"].map(|name| format!("{{\"name\":\"{name}\"}}\n")).concat();
        let packed = pack(&seats);
        for bit in 0..8 * packed.len() {
            let mut damaged = packed.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            let read = text((String::new(), Some(damaged)));
            assert!(read.is_err() || read.as_ref() == Ok(&seats), "bit {bit}: {read:?}");
        }
    }
}
