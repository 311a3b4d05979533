//! What speaks for going on or for leaving, from what everyone inside can work out.

use bots::Reason;
use game_core::Seat;
use incan_gold_fast::{Fast, Odds};
use incan_gold_rules::{Choice, Knowledge, ROUNDS};

/// The keys of the texts.
pub const KEYS: &[&str] = &[
    "incan-hint-artifacts",
    "incan-hint-bank",
    "incan-hint-behind",
    "incan-hint-danger",
    "incan-hint-lead",
    "incan-hint-likely-safe",
    "incan-hint-nothing",
    "incan-hint-safe",
];

/// One or two reasons, the strongest first.
pub fn reasons(known: &Knowledge, choice: Choice) -> Vec<Reason> {
    let game = Fast::known(known);
    let odds = game.odds();
    let mut reasons = match choice {
        Choice::Torch => staying(&odds),
        Choice::Camp => leaving(&game, &odds),
    };
    if known.round() == ROUNDS
        && let Some(reason) = last_round(&game, &odds, known.seat(), choice)
    {
        reasons.insert(0, reason);
    }
    reasons.truncate(2);
    reasons
}

/// How likely the next card ends the round.
fn percent(odds: &Odds) -> u8 {
    let cards = u16::from(odds.cards.max(1));
    ((u16::from(odds.deadly) * 200 + cards) / (2 * cards)) as u8
}

/// What the player would bring home if everyone inside left together. I-12
fn stake(odds: &Odds) -> u8 {
    odds.hand + odds.path / odds.players.max(1)
}

fn staying(odds: &Odds) -> Vec<Reason> {
    let gems = stake(odds);
    vec![match odds.deadly {
        _ if gems == 0 && odds.artifacts == 0 => Reason::new("incan-hint-nothing"),
        0 => Reason::new("incan-hint-safe"),
        _ => Reason::new("incan-hint-likely-safe").number("percent", 100 - percent(odds)),
    }]
}

fn leaving(game: &Fast, odds: &Odds) -> Vec<Reason> {
    let on_path = game.artifacts_on_path();
    let mut reasons = Vec::new();
    if odds.players == 1 && on_path != 0 {
        // The keys of the tents count in eighths of a point, so that artifacts can break a tie.
        let worth = game.worth_of_artifacts(on_path) / 8;
        reasons.push(Reason::new("incan-hint-artifacts").number("points", worth)); // I-13
    }
    let gems = if odds.players == 1 { odds.hand + odds.path } else { stake(odds) };
    if odds.deadly > 0 {
        reasons.push(Reason::new("incan-hint-danger").number("percent", percent(odds)).number("gems", gems));
    } else {
        reasons.push(Reason::new("incan-hint-bank").number("gems", gems));
    }
    reasons
}

/// In the last round the tents decide.
fn last_round(game: &Fast, odds: &Odds, own: Seat, choice: Choice) -> Option<Reason> {
    let gems = i32::from(stake(odds));
    let home = |seat: Seat| game.points(seat) + if game.inside().contains(seat) { gems } else { 0 };
    let others = Seat::all(game.seats()).filter(|seat| *seat != own);
    let rival = others.max_by_key(|seat| home(*seat))?;
    let lead = home(own) - home(rival);
    match choice {
        Choice::Camp if lead > 0 => Some(Reason::new("incan-hint-lead").number("points", lead).about(rival)),
        Choice::Torch if lead < 0 => {
            Some(Reason::new("incan-hint-behind").number("points", -lead).about(rival))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, SplitMix, Step, Turn};
    use incan_gold_rules::{Options, State};
    use std::collections::BTreeSet;

    fn table(seats: usize, cards: &[&str]) -> State {
        let mut state = State::new(&Options::default(), seats).expect("it can be set up");
        for (number, card) in cards.iter().enumerate() {
            if number > 0 {
                for seat in Seat::all(seats) {
                    state.apply(Step::Act(seat, Choice::Torch), &mut ()).expect("it is legal");
                }
            }
            state.apply(Step::Chance(card.parse().expect("a card")), &mut ()).expect("it can be drawn");
        }
        state
    }

    #[test]
    fn danger_is_what_could_be_lost_and_how_likely() {
        let state = table(3, &["treasure-17", "hazard-spider", "hazard-rockfall"]);
        let known = state.knowledge(Seat::default());
        let [reason] = &reasons(&known, Choice::Camp)[..] else { panic!("one reason") };
        // 4 of the 28 cards left are deadly; 17 gems for three are 5 each, and 2 lie on the path.
        assert_eq!(
            (reason.key.as_ref(), reason.get("percent"), reason.get("gems")),
            ("incan-hint-danger", 14, 5)
        );
        let [reason] = &reasons(&known, Choice::Torch)[..] else { panic!("one reason") };
        assert_eq!((reason.key.as_ref(), reason.get("percent")), ("incan-hint-likely-safe", 86));
    }

    #[test]
    fn the_first_card_of_a_kind_is_no_danger() {
        let state = table(2, &["treasure-17"]);
        let keys = |choice| {
            let all = reasons(&state.knowledge(Seat::default()), choice);
            all.into_iter().map(|reason| reason.key.into_owned()).collect::<Vec<_>>()
        };
        assert_eq!(
            (keys(Choice::Torch), keys(Choice::Camp)),
            (vec!["incan-hint-safe".to_owned()], vec!["incan-hint-bank".to_owned()])
        );
    }

    #[test]
    fn every_choice_of_random_games_has_a_reason_and_every_reason_comes() {
        let mut seen = BTreeSet::new();
        for seed in 0..300 {
            let mut draw = SplitMix::new(seed);
            let mut state = State::new(&Options::default(), 2 + seed as usize % 4).expect("it can be set up");
            loop {
                match state.turn() {
                    Turn::Over => break,
                    Turn::Act(seats) => {
                        for seat in seats {
                            for choice in [Choice::Torch, Choice::Camp] {
                                let reasons = reasons(&state.knowledge(seat), choice);
                                assert!((1..=2).contains(&reasons.len()), "{reasons:?}");
                                seen.extend(reasons.into_iter().map(|reason| reason.key));
                            }
                        }
                    }
                    Turn::Chance => {}
                }
                let step = game_testkit::random_step(&state, &mut draw).expect("the game goes on");
                state.apply(step, &mut ()).expect("it is legal");
            }
        }
        assert_eq!(seen.iter().map(AsRef::as_ref).collect::<Vec<_>>(), KEYS);
    }
}
