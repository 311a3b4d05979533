//! What a table on this device is given by whoever runs it.

/// What a table on this device is given by whoever runs it.
pub trait Environment {
    /// Bytes that nobody can foresee.
    fn random(&mut self) -> [u8; 32];
    /// The date, as it stands in records.
    fn today(&self) -> String;
    /// Milliseconds since some moment. They never go back.
    fn millis(&self) -> u64;
}
