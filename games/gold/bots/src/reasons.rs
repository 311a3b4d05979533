//! What speaks for flipping a card, from the cards that were shown.

use bots::Reason;
use game_core::Seat;
use gold_rules::{Action, Card, Effect, Knowledge, Placed};

/// The keys of the texts.
pub const KEYS: &[&str] = &[
    "gold-hint-boom",
    "gold-hint-deny",
    "gold-hint-duel",
    "gold-hint-hope",
    "gold-hint-new",
    "gold-hint-pair",
    "gold-hint-pass",
    "gold-hint-rush",
    "gold-hint-rush-new",
];

/// Up to two reasons, the strongest first.
pub fn reasons(known: &Knowledge, Action::Flip(position): Action) -> Vec<Reason> {
    let card = known.card_at(position);
    match (known.up(), card) {
        _ if known.rush() => rush(known, card),
        (None, Some(card)) => first(known, Placed { position, card }),
        (None, None) => {
            let any =
                |unseen: Card| known.known().any(|other| gain(known, known.seat(), unseen, other.card) > 0);
            hope(known, "gold-hint-new", any)
        }
        (Some(up), Some(card)) => second(known, up, Placed { position, card }),
        (Some(up), None) => {
            hope(known, "gold-hint-hope", |unseen| gain(known, known.seat(), up.card, unseen) > 0)
        }
    }
}

/// The points that a player wins who flips these two cards. G-09
fn gain(known: &Knowledge, seat: Seat, one: Card, two: Card) -> u8 {
    let (prospector, gold) = match Effect::of(one.face(), two.face()) {
        Effect::FirstFindsGold => (one, two),
        Effect::SecondFindsGold => (two, one),
        _ => return 0,
    };
    let owner = prospector.color().and_then(|color| known.mines().owner(color));
    if owner.is_none_or(|owner| owner == seat) { gold.points() } else { 0 }
}

/// The best pair of this card with another known one for a player.
fn best(known: &Knowledge, seat: Seat, card: Placed) -> Option<(u8, Placed)> {
    let others = known.known().filter(|other| other.position != card.position);
    let pairs = others.map(|other| (gain(known, seat, card.card, other.card), other));
    pairs.filter(|(points, _)| *points > 0).max_by_key(|(points, _)| *points)
}

fn rush(known: &Knowledge, card: Option<Card>) -> Vec<Reason> {
    match card {
        Some(card) if card.points() > 0 => vec![Reason::new("gold-hint-rush").number("gold", card.points())],
        Some(_) => Vec::new(),
        None => hope(known, "gold-hint-rush-new", |unseen| unseen.points() > 0),
    }
}

fn first(known: &Knowledge, card: Placed) -> Vec<Reason> {
    match best(known, known.seat(), card) {
        Some((points, other)) => pair(known, points, card, other),
        None => hope(known, "gold-hint-hope", |unseen| gain(known, known.seat(), card.card, unseen) > 0),
    }
}

/// A known pair, and whether the next player could take the gold.
fn pair(known: &Knowledge, points: u8, one: Placed, other: Placed) -> Vec<Reason> {
    let mut reasons = vec![Reason::new("gold-hint-pair").number("gold", points)];
    let gold = if one.card.points() > 0 { one } else { other };
    let next = known.seat().left(known.seats());
    if let Some((points, _)) = best(known, next, gold) {
        reasons.push(Reason::new("gold-hint-deny").number("gold", points).about(next));
    }
    reasons
}

fn second(known: &Knowledge, up: Placed, card: Placed) -> Vec<Reason> {
    let own = gain(known, known.seat(), up.card, card.card);
    if own > 0 {
        return pair(known, own, up, card);
    }
    let loser = match Effect::of(up.card.face(), card.card.face()) {
        Effect::FirstWins => card,
        Effect::SecondWins => up,
        Effect::Explosion => return vec![Reason::new("gold-hint-boom")],
        Effect::Nothing(_) => return vec![Reason::new("gold-hint-pass")],
        Effect::FirstFindsGold | Effect::SecondFindsGold => return Vec::new(),
    };
    let owner = loser.card.color().and_then(|color| known.mines().owner(color));
    let rival = owner.filter(|owner| *owner != known.seat());
    rival.map(|rival| Reason::new("gold-hint-duel").about(rival)).into_iter().collect()
}

/// How many of the cards that nobody has seen fit, in percent; no reason if none do.
fn hope(known: &Knowledge, key: &'static str, fits: impl Fn(Card) -> bool) -> Vec<Reason> {
    let (mut all, mut fitting) = (0, 0);
    for card in Card::all() {
        let count = i32::from(known.unseen().of(card.kind()));
        all += count;
        fitting += if fits(card) { count } else { 0 };
    }
    if fitting == 0 {
        return Vec::new();
    }
    vec![Reason::new(key).number("percent", (fitting * 200 + all) / (2 * all))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, SplitMix, Turn};
    use gold_rules::{Options, State};
    use std::collections::BTreeSet;

    #[test]
    fn every_reason_comes_in_random_games_and_has_what_its_text_needs() {
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let mut draw = SplitMix::new(seed);
            let mut state = State::new(&Options::default(), 2 + seed as usize % 4).expect("it can be set up");
            while state.turn() != Turn::Over {
                if let Turn::Act(seats) = state.turn() {
                    let seat = seats.iter().next().expect("someone is asked");
                    let (known, mut legal) = (state.knowledge(seat), Vec::new());
                    state.legal_actions(seat, &mut legal);
                    for reason in legal.iter().flat_map(|action| reasons(&known, *action)) {
                        let amounts = ["percent", "gold"].map(|name| reason.get(name));
                        let says_how_much = (1..=100).contains(&amounts[0]) != (1..=4).contains(&amounts[1]);
                        let is_about = matches!(&*reason.key, "gold-hint-deny" | "gold-hint-duel");
                        let plain =
                            matches!(&*reason.key, "gold-hint-boom" | "gold-hint-pass" | "gold-hint-duel");
                        assert!(says_how_much || plain, "{reason:?}");
                        assert_eq!(reason.seat.is_some_and(|other| other != seat), is_about, "{reason:?}");
                        seen.insert(reason.key);
                    }
                }
                let step = game_testkit::random_step(&state, &mut draw).expect("the game goes on");
                state.apply(step, &mut ()).expect("it is legal");
            }
        }
        assert_eq!(seen.iter().map(AsRef::as_ref).collect::<Vec<_>>(), KEYS);
    }

    #[test]
    fn a_known_pair_for_the_player_is_named_with_its_gold() {
        let mut checked = 0;
        for seed in 0..40 {
            let mut draw = SplitMix::new(seed);
            let mut state = State::new(&Options::default(), 3).expect("it can be set up");
            while state.turn() != Turn::Over {
                if let Turn::Act(seats) = state.turn()
                    && let Some(seat) = seats.iter().next()
                    && let known = state.knowledge(seat)
                    && let Some(up) = known.up()
                    && !known.rush()
                {
                    for other in known.known().filter(|other| other.position != up.position) {
                        let said = reasons(&known, Action::Flip(other.position));
                        let mut after = state.clone();
                        let mut events = Vec::new();
                        let flip = game_core::Step::Act(seat, Action::Flip(other.position));
                        after.apply(flip, &mut events).expect("it is legal");
                        let won = events.iter().find_map(gold_rules::Event::gold_won);
                        let told = said.first().filter(|reason| reason.key == "gold-hint-pair");
                        let expected = won.filter(|(to, _)| *to == seat).map(|(_, points)| i32::from(points));
                        assert_eq!(told.map(|reason| reason.get("gold")), expected);
                        checked += usize::from(expected.is_some());
                    }
                }
                let step = game_testkit::random_step(&state, &mut draw).expect("the game goes on");
                state.apply(step, &mut ()).expect("it is legal");
            }
        }
        assert!(checked > 20, "{checked}");
    }
}
