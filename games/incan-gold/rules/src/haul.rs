//! The artifacts that somebody carried out.

use serde::{Deserialize, Serialize};

/// The values of the artifacts that somebody carried out, in the order taken: at most five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Haul([u8; 5]); // 0 after the last: no artifact is worth nothing

impl Haul {
    pub fn values(&self) -> &[u8] {
        &self.0[..self.len()]
    }

    pub fn len(&self) -> usize {
        self.0.iter().filter(|&&value| value > 0).count()
    }

    pub fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Adds one; there is no sixth.
    pub(crate) fn push(&mut self, value: u8) {
        let len = self.len();
        if let Some(place) = self.0.get_mut(len) {
            *place = value;
        }
    }
}

impl TryFrom<Vec<u8>> for Haul {
    type Error = String;

    fn try_from(values: Vec<u8>) -> Result<Haul, String> {
        if values.len() > 5 || values.contains(&0) {
            return Err("there are at most five artifacts, and each is worth something".to_owned());
        }
        let mut haul = Haul::default();
        haul.0[..values.len()].copy_from_slice(&values);
        Ok(haul)
    }
}

impl From<Haul> for Vec<u8> {
    fn from(haul: Haul) -> Vec<u8> {
        haul.values().to_vec()
    }
}
