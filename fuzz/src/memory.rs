//! Memory limits: reading an input must not take much more memory than the input is long.

use allocation_counter::measure;

/// For every byte of the input. The longest step in memory for the shortest in a file, and the spare room of a list.
const BYTES_FOR_EACH: u64 = 64;
/// For data of constant size, such as a board or the text of a refusal.
const BYTES_FOR_ALL: u64 = 1 << 18;

/// Reads `bytes` and checks how much memory was held at the same time.
pub fn in_proportion<T>(bytes: &[u8], read: impl FnOnce() -> T) -> T {
    let mut result = None;
    let held = measure(|| result = Some(read())).bytes_max;
    let most = BYTES_FOR_ALL + BYTES_FOR_EACH * bytes.len() as u64;
    assert!(held <= most, "{} bytes of input took {held} bytes of memory, more than {most}", bytes.len());
    result.expect("it was read just now")
}
