//! How far each character would move a pawn now: what meets the eye.

use game_core::Seat;
use lost_temple_rules::{Character, Knowledge};

/// How many spaces a player would move with this character now, if nothing were in the way. The gem that comes first is
/// counted.
pub(super) fn spaces(known: &Knowledge, seat: Seat, character: Character) -> i16 {
    let public = known.public();
    let explorer = public.explorers[seat];
    let at = explorer.position;
    let gems = i16::from(explorer.gems) + 1;
    let to = |goal: Option<i16>| goal.map_or(0, |goal| goal - at);
    let spaces = match character {
        Character::Shaman => 0,
        Character::Thief | Character::Seer | Character::Artisan => 2,
        Character::Priest if gems >= 2 => to(public.next_temple(at)),
        Character::Elder if gems >= 2 => to(public.next_village(at)),
        Character::Priest | Character::Elder => 0,
        Character::Scout => gems,
        Character::Canoe => (2 * gems).min(20),
        Character::Child => to(public.next_pawn(at)),
        Character::Mandarin => public.rank(seat).into(),
    };
    spaces.min(public.finish() - at)
}

/// The player who is furthest ahead by `what`, other than `known`'s own.
pub(super) fn first_by<K: Ord>(known: &Knowledge, what: impl Fn(Seat) -> K) -> Option<Seat> {
    Seat::all(known.public().players()).filter(|seat| *seat != known.seat()).max_by_key(|seat| what(*seat))
}
