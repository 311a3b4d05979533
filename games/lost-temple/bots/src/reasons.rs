//! What speaks for a choice: how far it leads now, and whom it may hit.

use bots::Reason;
use game_core::Seat;
use lost_temple_rules::{Action, Character, Knowledge, Outlook, Walk};

/// The keys of the texts.
pub const KEYS: &[&str] = &[
    "lost-hint-ahead",
    "lost-hint-curse",
    "lost-hint-finish",
    "lost-hint-keep",
    "lost-hint-moves",
    "lost-hint-pays",
    "lost-hint-rich",
    "lost-hint-rob",
    "lost-hint-saves",
];

/// Up to two reasons, the strongest first.
pub fn reasons(known: &Knowledge, action: Action) -> Vec<Reason> {
    match action {
        Action::Pick(card) => picking(known, card),
        Action::Name(named) => naming(known, named).into_iter().collect(),
        Action::Steps(steps) => moving(&walk(known, steps.into()), 0).into_iter().collect(),
        Action::PayGems(gems) if gems > 0 => moving(&walk(known, gems.into()), gems).into_iter().collect(),
        Action::Pay(true) => paying(known),
        Action::PayGems(_) | Action::Pay(false) => {
            let gems = known.public().explorers[known.seat()].gems;
            vec![Reason::new("lost-hint-keep").number("gems", gems)]
        }
        Action::Look(..) | Action::Swap(_) | Action::Take(_) => Vec::new(),
    }
}

fn walk(known: &Knowledge, spaces: i16) -> Walk {
    let public = known.public();
    let own = &public.explorers[known.seat()];
    public.board.walk(public.finish(), own.position, spaces, own.machetes)
}

/// How far a movement leads that costs this much; none if it leads nowhere.
fn moving(walk: &Walk, gems: u8) -> Option<Reason> {
    let spaces = walk.to - walk.from;
    match gems {
        _ if walk.wins => Some(Reason::new("lost-hint-finish")),
        _ if spaces <= 0 => None,
        0 => Some(Reason::new("lost-hint-moves").number("spaces", spaces)),
        gems => Some(Reason::new("lost-hint-pays").number("spaces", spaces).number("gems", gems)),
    }
}

/// The toll of the Priest and the Elder. L-19, L-20
fn paying(known: &Knowledge) -> Vec<Reason> {
    let public = known.public();
    let outlook = public.called.map(|called| public.outlook(known.seat(), called, 0));
    match outlook {
        Some(Outlook::Pays(gems, walk)) => moving(&walk, gems).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn picking(known: &Knowledge, card: Character) -> Vec<Reason> {
    let public = known.public();
    let gem = public.bank.gems.min(1); // L-14
    let moves = match public.outlook(known.seat(), card, gem) {
        Outlook::Names => None,
        Outlook::Walks(walk) | Outlook::Goes(walk) => moving(&walk, 0),
        Outlook::Pays(gems, walk) => moving(&walk, gems),
        Outlook::Stays { .. } => Some(Reason::new("lost-hint-saves")),
    };
    let others = || Seat::all(public.players()).filter(|seat| *seat != known.seat());
    let gems = |seat: Seat| public.explorers[seat].gems;
    let target = match card {
        Character::Shaman => {
            let foremost = others().max_by_key(|seat| public.explorers[*seat].position);
            foremost.and_then(|seat| ahead(known, "lost-hint-ahead", seat))
        }
        Character::Thief => {
            let richest = others().max_by_key(|seat| gems(*seat)).filter(|seat| gems(*seat) > 0);
            richest.map(|seat| Reason::new("lost-hint-rich").number("gems", gems(seat)).about(seat))
        }
        _ => None,
    };
    target.into_iter().chain(moves).collect()
}

/// A player who is not behind.
fn ahead(known: &Knowledge, key: &'static str, seat: Seat) -> Option<Reason> {
    let explorers = &known.public().explorers;
    let spaces = explorers[seat].position - explorers[known.seat()].position;
    (spaces > 0).then(|| Reason::new(key).number("spaces", spaces).about(seat))
}

/// Whom it would hit most among those who may hold the character. L-15, L-16
fn naming(known: &Knowledge, named: Character) -> Option<Reason> {
    let public = known.public();
    let holders = known.possible_holders(named).iter().filter(|seat| *seat != known.seat());
    if public.called == Some(Character::Thief) {
        let gems = |seat: Seat| public.explorers[seat].gems;
        let richest = holders.max_by_key(|seat| gems(*seat)).filter(|seat| gems(*seat) > 0)?;
        return Some(Reason::new("lost-hint-rob").number("gems", gems(richest)).about(richest));
    }
    ahead(known, "lost-hint-curse", holders.max_by_key(|seat| public.explorers[*seat].position)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, SplitMix, Turn};
    use lost_temple_rules::{Options, State};
    use std::collections::BTreeSet;

    #[test]
    fn every_reason_comes_in_random_games() {
        let mut seen = BTreeSet::new();
        for seed in 0..40 {
            let mut draw = SplitMix::new(seed);
            let mut state = State::new(&Options::default(), 2 + seed as usize % 6).expect("it can be set up");
            while state.turn() != Turn::Over {
                if let Turn::Act(seats) = state.turn() {
                    let seat = seats.iter().next().expect("someone is asked");
                    let (known, mut legal) = (state.knowledge(seat), Vec::new());
                    state.legal_actions(seat, &mut legal);
                    for action in legal {
                        let reasons = reasons(&known, action);
                        assert!(reasons.len() <= 2, "{action:?}: {reasons:?}");
                        for reason in reasons {
                            assert!(
                                reason.numbers.values().all(|number| *number > 0)
                                    || reason.key == "lost-hint-keep",
                                "{reason:?}"
                            );
                            assert_ne!(reason.seat, Some(seat), "{reason:?}");
                            seen.insert(reason.key);
                        }
                    }
                }
                let step = game_testkit::random_step(&state, &mut draw).expect("the game goes on");
                state.apply(step, &mut ()).expect("it is legal");
            }
        }
        assert_eq!(seen.iter().map(AsRef::as_ref).collect::<Vec<_>>(), KEYS);
    }
}
