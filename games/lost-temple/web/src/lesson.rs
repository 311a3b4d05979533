//! The first lesson of Lost Temple: some rounds of the usual game, with four players and a character each.

#[cfg(test)]
mod tests;

use game_core::Seat;
use lost_temple_rules::{Action, Character, Due, Event, Seen, State, Token};
use web_shell::lesson::{Lesson, Remark, Situation, Topic, advise, end, read, watch};
use web_shell::t;

pub struct FirstGame;

type Here = Situation<State>;

/// When this round begins the lesson ends.
const ROUNDS: u32 = 4;

impl Lesson for FirstGame {
    type Game = State;
    /// Within three rounds the learner meets a jungle, a theft or a curse strikes, and a token is revealed.
    const DEAL: u64 = 0;
    const PLAYERS: u8 = 4;

    const TOPICS: &'static [Topic<State>] = &[
        Topic {
            knot: 0,
            when: |now| now.view.round > 0,
            say: |now| read(t!("learn-lt-welcome", finish = now.view.finish), ".track"),
        },
        Topic {
            knot: 0,
            when: |now| now.view.idol.is_some(),
            say: |now| {
                let text = match now.view.idol.filter(|idol| *idol != now.you) {
                    None => t!("learn-lt-idol-you"),
                    Some(idol) => t!("learn-lt-idol-rival", rival = name(now, idol)),
                };
                read(text, ".lost-idol")
            },
        },
        Topic { knot: 1, when: picks, say: |now| choose(now, Some(t!("learn-lt-pick-one"))) },
        Topic {
            knot: 2,
            when: |now| now.events.iter().any(|event| matches!(event, Event::Called { .. })),
            say: |_| read(t!("learn-lt-call"), ".lost-strip"),
        },
        Topic {
            knot: 3,
            when: |now| now.asked() && !picks(now),
            say: |now| choose(now, Some(t!("learn-lt-called"))),
        },
        Topic {
            knot: 4,
            when: |now| jungle(now).is_some(),
            say: |now| {
                let (seat, cut) = jungle(now).unwrap_or_default();
                let text = match (seat == now.you, cut) {
                    (true, true) => t!("learn-lt-cut-you"),
                    (true, false) => t!("learn-lt-stuck-you"),
                    (false, true) => t!("learn-lt-cut-rival", rival = name(now, seat)),
                    (false, false) => t!("learn-lt-stuck-rival", rival = name(now, seat)),
                };
                read(text, ".track")
            },
        },
        Topic {
            knot: 5,
            when: |now| robbed(now).is_some(),
            say: |now| {
                let (thief, seat, gems) = robbed(now).unwrap_or_default();
                let (thief, rival) = (Some(thief).filter(|thief| *thief != now.you), name(now, seat));
                let text = match thief.map(|thief| name(now, thief)) {
                    Some(thief) if seat == now.you => t!("learn-lt-robbed-you", gems = gems, rival = thief),
                    Some(thief) => t!("learn-lt-robbed-other", gems = gems, thief = thief, rival = rival),
                    None => t!("learn-lt-robbed-rival", gems = gems, rival = rival),
                };
                read(text, ".lost-strip")
            },
        },
        Topic {
            knot: 5,
            when: |now| now.events.iter().any(|event| matches!(event, Event::Cursed { .. })),
            say: |_| read(t!("learn-lt-cursed"), ".track"),
        },
        Topic {
            knot: 6,
            when: |now| token(now).is_some(),
            say: |now| {
                let text = match token(now) {
                    Some(Token::Idol) => t!("learn-lt-token-idol"),
                    _ => t!("learn-lt-token"),
                };
                read(text, ".track")
            },
        },
        Topic {
            knot: 7,
            when: |now| now.over || now.view.round >= ROUNDS,
            say: |_| end(t!("learn-lt-end-four")),
        },
    ];

    fn otherwise(now: &Here) -> Remark<Action> {
        match now.asked() {
            true => choose(now, None),
            false => wait(now),
        }
    }

    fn place(choice: &Action, now: &Here) -> String {
        match (choice, now.legal.iter().position(|it| it == choice)) {
            (Action::Look(first, second), _) => {
                format!("label[for='lost-look-{first}'], label[for='lost-look-{second}']")
            }
            (_, Some(at)) => format!("label[for='lost-choice-{at}']"),
            (_, None) => ".lost-panel".to_owned(),
        }
    }
}

fn picks(now: &Here) -> bool {
    now.asked() && matches!(now.view.due, Some((_, Due::Pick)))
}

fn wait(now: &Here) -> Remark<Action> {
    let due = now.view.due.map(|(seat, _)| seat).filter(|seat| *seat != now.you);
    watch(t!("learn-lt-watch", rival = due.map_or_else(|| now.rival.clone(), |seat| name(now, seat))))
}

fn name(now: &Here, seat: Seat) -> String {
    now.names.get(seat.index()).cloned().unwrap_or_default()
}

fn others(now: &Here) -> impl Iterator<Item = (Seat, &Seen)> {
    now.view.explorers.iter().filter(|(seat, _)| *seat != now.you)
}

/// The foremost of the others.
fn leader(now: &Here) -> Seat {
    others(now).max_by_key(|(_, seen)| seen.position).map(|(seat, _)| seat).unwrap_or_default()
}

/// The one of the others with the most gems.
fn richest(now: &Here) -> Seat {
    others(now).max_by_key(|(_, seen)| seen.gems).map(|(seat, _)| seat).unwrap_or_default()
}

fn choose(now: &Here, first: Option<String>) -> Remark<Action> {
    let choice = now.legal.iter().copied().max_by_key(|action| liking(now, action));
    let Some(choice) = choice else { return wait(now) };
    let advice = reason(now, choice);
    advise(first.map_or(advice.clone(), |first| format!("{first} {advice}")), choice)
}

/// How good a choice is compared with the others.
fn liking(now: &Here, action: &Action) -> i32 {
    let me = &now.view.explorers[now.you];
    let at = me.position.unwrap_or_default();
    let behind = i32::from(now.view.explorers[leader(now)].position.unwrap_or_default() - at);
    let booty = i32::from(now.view.explorers[richest(now)].gems);
    let on_token = |spaces: u8| {
        let space = at + i16::from(spaces);
        i32::from(now.view.tokens.iter().any(|token| i16::from(*token) == space))
    };
    match *action {
        Action::Pick(Character::Thief) => booty,
        Action::Pick(Character::Artisan) if me.machetes == 0 => 8,
        Action::Pick(Character::Artisan) => 3,
        Action::Pick(Character::Scout) => 2 + i32::from(me.gems),
        Action::Pick(Character::Canoe) => 1 + i32::from(me.gems),
        Action::Pick(Character::Priest | Character::Elder) if me.gems > 0 => 5,
        Action::Pick(Character::Priest | Character::Elder) => 1,
        Action::Pick(Character::Shaman | Character::Child) => behind.min(9),
        Action::Pick(_) => 2,
        Action::Name(named) => {
            let open = now.view.up.contains(&named)
                || now.view.own.contains(&named)
                || now.view.nobody.contains(named);
            let runs = matches!(named, Character::Scout | Character::Canoe);
            if open { 0 } else { 2 + i32::from(runs) }
        }
        Action::Look(first, second) => {
            let ahead = |space: u8| i32::from(i16::from(space) > at);
            // The next two that lie ahead.
            200 * (ahead(first) + ahead(second)) - i32::from(first) - i32::from(second)
        }
        Action::Swap(swap) => i32::from(!swap),
        Action::Steps(steps) => i32::from(steps) + 2 * on_token(steps),
        Action::PayGems(gems) => i32::from(gems),
        Action::Pay(yes) | Action::Take(yes) => i32::from(yes),
    }
}

fn reason(now: &Here, choice: Action) -> String {
    let (leader, richest) = (name(now, leader(now)), name(now, richest(now)));
    match choice {
        Action::Pick(character) => match character {
            Character::Shaman => t!("learn-lt-why-shaman", rival = leader),
            Character::Thief => t!("learn-lt-why-thief", rival = richest),
            Character::Seer => t!("learn-lt-why-seer"),
            Character::Priest => t!("learn-lt-why-priest"),
            Character::Elder => t!("learn-lt-why-elder"),
            Character::Artisan => t!("learn-lt-why-artisan"),
            Character::Scout => t!("learn-lt-why-scout"),
            Character::Canoe => t!("learn-lt-why-canoe"),
            Character::Child | Character::Mandarin => t!("learn-lt-why-child", rival = leader),
        },
        Action::Name(_) if now.view.called == Some(Character::Shaman) => {
            t!("learn-lt-do-curse", rival = leader)
        }
        Action::Name(_) => t!("learn-lt-do-rob", rival = richest),
        Action::Look(..) => t!("learn-lt-do-look"),
        Action::Swap(_) => t!("learn-lt-do-swap"),
        Action::Steps(_) => t!("learn-lt-do-steps"),
        Action::Pay(_) => t!("learn-lt-do-pay"),
        Action::PayGems(gems) => t!("learn-lt-do-pay-gems", gems = gems),
        Action::Take(_) => t!("learn-lt-do-take"),
    }
}

/// The first time that a jungle was in the way: whose, and whether a machete helped.
fn jungle(now: &Here) -> Option<(Seat, bool)> {
    now.events.iter().find_map(|event| match event {
        Event::Moved { seat, cut, stuck, .. } if *stuck || !cut.is_empty() => Some((*seat, !cut.is_empty())),
        _ => None,
    })
}

/// The first theft: who robbed whom of how much.
fn robbed(now: &Here) -> Option<(Seat, Seat, u8)> {
    now.events.iter().find_map(|event| match event {
        Event::Robbed { thief, seat, gems } => Some((*thief, *seat, *gems)),
        _ => None,
    })
}

fn token(now: &Here) -> Option<Token> {
    now.events.iter().find_map(|event| match event {
        Event::TokenRevealed { token, .. } => Some(*token),
        _ => None,
    })
}
