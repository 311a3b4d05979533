//! How far each character would move a pawn now: what meets the eye.

use game_core::Seat;
use lost_temple_fast::{Fast, canoe_spaces};
use lost_temple_rules::{Character, Knowledge, TOLL};

/// How many spaces a player would move with this character now, if nothing were in the way. The gem that comes first is
/// counted.
pub(super) fn spaces(table: &Fast, seat: Seat, character: Character) -> i16 {
    let track = table.track();
    let at = table.places()[seat.index()];
    let gems = table.gems(seat.index()) + 1;
    let to = |goal: Option<u8>| goal.map_or(0, |goal| i16::from(goal) - i16::from(at));
    let spaces = match character {
        Character::Shaman => 0,
        Character::Thief | Character::Seer | Character::Artisan => 2,
        Character::Priest if gems >= TOLL => to(Some(track.temple(at))),
        Character::Elder if gems >= TOLL => to(track.village(at)),
        Character::Priest | Character::Elder => 0,
        Character::Scout => gems.into(),
        Character::Canoe => canoe_spaces(gems),
        Character::Child => to(table.next_pawn(at)),
        Character::Mandarin => table.rank(seat.index()),
    };
    spaces.min(to(Some(track.finish())))
}

/// The other player who has the most of something.
pub(super) fn first_by<K: Ord>(known: &Knowledge, what: impl Fn(Seat) -> K) -> Option<Seat> {
    Seat::all(known.public().players()).filter(|seat| *seat != known.seat()).max_by_key(|seat| what(*seat))
}
