//! How far each character would move a pawn now: what meets the eye.

use game_core::Seat;
use lost_temple_rules::{Character, Knowledge, Outlook};

/// How many spaces a player would move with this character now, if nothing were in the way. The gem that comes first is
/// counted.
pub(super) fn spaces(known: &Knowledge, seat: Seat, character: Character) -> i16 {
    let public = known.public();
    let spaces = match public.outlook(seat, character, 1) {
        Outlook::Names | Outlook::Stays { .. } => 0,
        Outlook::Walks(walk) | Outlook::Pays(_, walk) | Outlook::Goes(walk) => walk.spaces,
    };
    spaces.min(public.finish() - public.explorers[seat].position)
}

/// Whom to name a character of: for the Thief the richest of the others, for the Shaman the foremost.
pub(super) fn victim(known: &Knowledge) -> Option<Seat> {
    let public = known.public();
    let worth = |seat: &Seat| match public.called {
        Some(Character::Thief) => public.explorers[*seat].gems.into(),
        _ => public.explorers[*seat].position,
    };
    Seat::all(public.players()).filter(|seat| *seat != known.seat()).max_by_key(worth)
}
