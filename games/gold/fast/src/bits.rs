//! Sets of up to 64 things as the bits of a word, where the processor may have no instruction for counting them.

/// A one in every byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// The number of bits that are set in each byte.
#[inline]
pub const fn bits_per_byte(bits: u64) -> u64 {
    let pairs = bits - ((bits >> 1) & (0x55 * BYTES));
    let nibbles = (pairs & (0x33 * BYTES)) + ((pairs >> 2) & (0x33 * BYTES));
    (nibbles + (nibbles >> 4)) & (0x0f * BYTES)
}

/// The index of the `n`-th lowest bit that is set, counted from 0.
#[inline]
pub fn nth_bit(bits: u64, n: u32) -> usize {
    // The number of bits in each byte and all bytes below it.
    let counts = bits_per_byte(bits).wrapping_mul(BYTES);
    // The top bit of each byte where that is more than n.
    let more = !(((u64::from(n) * BYTES) | (0x80 * BYTES)) - counts) & (0x80 * BYTES);
    let byte = more.trailing_zeros() & !7;
    let below = ((counts << 8) >> byte) as u8;
    let mut rest = bits >> byte;
    for _ in below.into()..n {
        rest &= rest - 1;
    }
    (byte + rest.trailing_zeros()) as usize
}
