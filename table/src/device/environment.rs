//! What a table on this device needs from outside.

/// What a table on this device needs from outside.
pub trait Environment {
    /// Unpredictable bytes.
    fn random(&mut self) -> [u8; 32];
    /// As in records.
    fn today(&self) -> String;
    /// Milliseconds of a monotonic clock.
    fn millis(&self) -> u64;
}
