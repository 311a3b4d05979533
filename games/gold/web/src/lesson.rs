//! The first lesson of Gold: two cards a turn, the four outcomes, whose the gold is, and what memory is good for.

#[cfg(test)]
mod tests;

use game_core::Seat;
use gold_rules::{Action, Card, Event, Face, NothingBecause, Placed, Positions, State};
use web_shell::lesson::{Lesson, Point, Remark, RemarkKind, Situation, Topic, advise, end, read, watch};
use web_shell::t;

pub struct FirstGame;

type Here = Situation<State>;

/// After this many turns of the learner the lesson ends in any case.
const TURNS: usize = 8;

impl Lesson for FirstGame {
    type Game = State;
    /// Gold and a prospector who is too weak come first, then gold from memory; a duel, dynamite and gold for the bot follow.
    const DEAL: u64 = 11;

    const TOPICS: &'static [Topic<State>] = &[
        Topic {
            knot: 0,
            when: |now| now.view.lying == Positions::ALL,
            say: |now| read(t!("learn-g-welcome", rival = now.rival.as_str()), ".gold-mines"),
        },
        Topic {
            knot: 0,
            when: |now| now.asked() && turned(now).next().is_none(),
            say: |now| turn(now, t!("learn-g-first")),
        },
        Topic {
            knot: 1,
            when: |now| nothing(now).is_some(),
            say: |now| {
                let text = match nothing(now) {
                    Some(NothingBecause::TwoGold) => t!("learn-g-two-gold"),
                    Some(NothingBecause::EqualProspectors) => t!("learn-g-equal"),
                    _ => t!("learn-g-too-weak"),
                };
                read(text, "#gold-grid")
            },
        },
        Topic {
            knot: 2,
            when: |now| found(now, true).is_some(),
            say: |now| {
                let (points, by_you) = found(now, true).unwrap_or_default();
                let text = match by_you {
                    true => t!("learn-g-found-you", points = points),
                    false => t!("learn-g-found-for-you", points = points, rival = now.rival.as_str()),
                };
                read(text, ".gold-plate.you")
            },
        },
        Topic {
            knot: 3,
            when: |now| found(now, false).is_some(),
            say: |now| {
                let (points, by_you) = found(now, false).unwrap_or_default();
                let rival = now.rival.as_str();
                let text = match by_you {
                    true => t!("learn-g-found-for-rival", points = points, rival = rival),
                    false => t!("learn-g-found-rival", points = points, rival = rival),
                };
                read(text, ".gold-mines")
            },
        },
        Topic {
            knot: 4,
            when: |now| has(now, |event| matches!(event, Event::Duel { .. })),
            say: |_| read(t!("learn-g-duel"), "#gold-grid"),
        },
        Topic {
            knot: 5,
            when: |now| has(now, |event| matches!(event, Event::Exploded { .. })),
            say: |_| read(t!("learn-g-dynamite"), "#gold-grid"),
        },
        Topic {
            knot: 6,
            when: |now| now.asked() && now.view.up.is_none() && pair(now).is_some(),
            say: |now| turn(now, t!("learn-g-remember")),
        },
        Topic {
            knot: 7,
            when: |now| now.over || turns(now) >= TURNS || is_whole(now),
            say: |_| read(t!("learn-g-rush"), ".gold-count"),
        },
        Topic {
            knot: 7,
            when: |now| now.over || turns(now) >= TURNS || is_whole(now),
            say: |_| end(t!("learn-g-end")),
        },
    ];

    fn otherwise(now: &Here) -> Remark<Action> {
        let Some(up) = now.view.up.filter(|_| now.asked()) else {
            return match now.asked() {
                true if pair(now).is_some() => turn(now, t!("learn-g-pair")),
                true => turn(now, t!("learn-g-any")),
                false => watch(t!("learn-g-watch", rival = now.rival.as_str())),
            };
        };
        let known = partner(now, up).is_some();
        let rival = now.rival.as_str();
        let text = match (up.card.face(), known) {
            (Face::Gold(points), true) => t!("learn-g-up-gold-known", points = points),
            (Face::Gold(points), false) => t!("learn-g-up-gold", points = points),
            (Face::Prospector(_, value), true) => t!("learn-g-up-prospector-known", value = value),
            (Face::Prospector(color, value), false) => match now.view.mines.owner(color) {
                Some(seat) if seat == now.you => t!("learn-g-up-yours", value = value),
                Some(_) => t!("learn-g-up-rival", value = value, rival = rival),
                None => t!("learn-g-up-neutral", value = value),
            },
            (Face::Dynamite, _) => t!("learn-g-up-dynamite"),
        };
        turn(now, text)
    }

    /// Never a single card: the learner has to remember where it lies.
    fn place(_: &Action, _: &Here) -> String {
        "#gold-grid".to_owned()
    }
}

/// Advice to turn a card: one that is remembered if that helps, otherwise any that is new.
fn turn(now: &Here, text: String) -> Remark<Action> {
    let wanted = match now.view.up {
        Some(up) => partner(now, up),
        None => pair(now).map(|(prospector, _)| prospector),
    };
    let known = known(now);
    let is_new = |action: &&Action| {
        let Action::Flip(position) = action;
        known.iter().all(|placed| placed.position != *position)
    };
    let choice =
        wanted.map(|placed| Action::Flip(placed.position)).or_else(|| now.legal.iter().find(is_new).copied());
    match choice.or_else(|| now.legal.first().copied()) {
        Some(choice) => advise(text, choice),
        None => Remark { text, kind: RemarkKind::Watch, at: Point::Nothing },
    }
}

fn turned(now: &Here) -> impl DoubleEndedIterator<Item = (Seat, Placed)> + '_ {
    now.events.iter().filter_map(|event| match event {
        Event::Turned { seat, card } => Some((*seat, *card)),
        _ => None,
    })
}

fn turns(now: &Here) -> usize {
    let ended = |event: &&Event| match event {
        Event::Exploded { seat, .. }
        | Event::GoldFound { seat, .. }
        | Event::Duel { seat, .. }
        | Event::Nothing { seat, .. } => *seat == now.you,
        _ => false,
    };
    now.events.iter().filter(ended).count()
}

/// The cards that lie face down and were seen.
fn known(now: &Here) -> Vec<Placed> {
    let mut cards: Vec<Placed> = Vec::new();
    for (_, card) in turned(now).rev() {
        let up = now.view.up.is_some_and(|up| up.position == card.position);
        let noted = cards.iter().any(|it| it.position == card.position);
        if now.view.lying.contains(card.position) && !up && !noted {
            cards.push(card);
        }
    }
    cards
}

/// What these two would bring to the learner.
fn worth(now: &Here, one: Card, other: Card) -> Option<u8> {
    match (one.face(), other.face()) {
        (Face::Prospector(color, value), Face::Gold(points))
        | (Face::Gold(points), Face::Prospector(color, value)) => {
            let mine = now.view.mines.owner(color).is_none_or(|seat| seat == now.you);
            (mine && value >= points).then_some(points)
        }
        _ => None,
    }
}

/// The card that was seen and goes best with this one.
fn partner(now: &Here, up: Placed) -> Option<Placed> {
    let known = known(now);
    let best = known.into_iter().filter_map(|card| Some((worth(now, up.card, card.card)?, card)));
    best.max_by_key(|(worth, _)| *worth).map(|(_, card)| card)
}

/// Two cards that were seen and bring the learner gold, the prospector first.
fn pair(now: &Here) -> Option<(Placed, Placed)> {
    let prospectors = known(now).into_iter().filter(|it| matches!(it.card.face(), Face::Prospector(..)));
    prospectors.filter_map(|card| Some((card, partner(now, card)?))).next()
}

/// The first gold for the learner, or for the other one: its points, and whether the learner had turned it up.
fn found(now: &Here, for_you: bool) -> Option<(u8, bool)> {
    now.events.iter().find_map(|event| match event {
        Event::GoldFound { seat, points, to, .. } if (*to == now.you) == for_you => {
            Some((*points, *seat == now.you))
        }
        _ => None,
    })
}

/// Why nothing happened for the first time.
fn nothing(now: &Here) -> Option<NothingBecause> {
    now.events.iter().find_map(|event| match event {
        Event::Nothing { because, .. } => Some(*because),
        _ => None,
    })
}

fn is_whole(now: &Here) -> bool {
    found(now, true).is_some()
        && found(now, false).is_some()
        && nothing(now).is_some()
        && has(now, |event| matches!(event, Event::Duel { .. }))
        && has(now, |event| matches!(event, Event::Exploded { .. }))
}

fn has(now: &Here, wanted: fn(&Event) -> bool) -> bool {
    now.events.iter().any(wanted)
}
