//! The path: the cards turned this round, in order, and the gems on them.

use crate::card::PathCard;

pub(crate) fn gems(path: &[PathCard]) -> u8 {
    path.iter().fold(0, |gems, on| gems.saturating_add(on.gems))
}

/// The numbers of the artifacts on a path, in order.
pub(crate) fn artifacts(path: &[PathCard]) -> impl Iterator<Item = u8> + '_ {
    path.iter().filter_map(|on| on.card.artifact())
}

/// Takes up all gems of a path and puts `rest` of them on its last treasure. I-12
pub(crate) fn gather(path: &mut [PathCard], rest: u8) {
    path.iter_mut().for_each(|on| on.gems = 0);
    if let Some(last) = path.iter_mut().rfind(|on| on.card.gems() > 0) {
        last.gems = rest;
    }
}
