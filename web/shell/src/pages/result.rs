//! How a game ended for the player.

use crate::api::Played;
use crate::t;

pub fn result(played: &Played) -> String {
    let own = played.results.iter().find(|it| it.you);
    match own {
        Some(_) if played.unfinished.is_some() => t!("result-unfinished"),
        Some(own) if own.rank == 1 => t!("result-won", score = own.score),
        Some(own) => t!("result-place", rank = own.rank, n = played.results.len(), score = own.score),
        None => String::new(),
    }
}
