//! The first lesson of Incan Gold: treasure, a hazard, an artifact, going home in time, and a second temple.

#[cfg(test)]
mod tests;

use incan_gold_rules::{Choice, Event, Face, State};
use web_shell::lesson::{Lesson, Remark, Situation, Topic, advise, end, read, watch};
use web_shell::t;

pub struct FirstGame;

type Here = Situation<State>;

impl Lesson for FirstGame {
    type Game = State;
    /// From the first temple the learner takes an artifact home, and the bot stays too long; in the second one the bot leaves first, and one
    /// more card alone is worth a lot.
    const DEAL: u64 = 291;

    const TOPICS: &'static [Topic<State>] = &[
        Topic {
            knot: 0,
            when: |now| !now.view.path.is_empty(),
            say: |now| read(t!("learn-ig-welcome", rival = now.rival.as_str()), ".temple .floor"),
        },
        Topic {
            knot: 0,
            when: |now| shared(now).is_some(),
            say: |now| {
                let (each, rest) = shared(now).unwrap_or_default();
                read(t!("learn-ig-shared", each = each, rest = rest), ".spot.you")
            },
        },
        Topic {
            knot: 1,
            when: |now| now.asked() && reveals(now) == 0,
            say: |_| advise(t!("learn-ig-choose"), Choice::Torch),
        },
        Topic {
            knot: 2,
            when: |now| inside(now) && hazards(now) > 0,
            say: |_| read(t!("learn-ig-hazard"), ".path .q-hazard"),
        },
        Topic {
            knot: 3,
            when: |now| inside(now) && artifacts(now) > 0,
            say: |_| read(t!("learn-ig-artifact"), ".path .q-artifact"),
        },
        Topic {
            knot: 4,
            when: |now| now.asked() && home(now).is_none() && advice(now) == Choice::Camp,
            say: |now| {
                let carried = now.view.beside[now.you];
                let text = match artifacts(now) {
                    0 => t!("learn-ig-go-home-first", carried = carried),
                    _ => t!("learn-ig-go-home-artifact", carried = carried, rival = now.rival.as_str()),
                };
                advise(text, Choice::Camp)
            },
        },
        Topic {
            knot: 4,
            when: |now| home(now).is_some(),
            say: |now| {
                let home = home(now).unwrap_or_default();
                let (gems, rival) = (home.carried + home.share, now.rival.as_str());
                let text = match (home.alone, home.took) {
                    (true, true) => t!("learn-ig-home-artifact", gems = gems, share = home.share),
                    (true, false) => t!("learn-ig-home-alone", gems = gems, share = home.share),
                    (false, _) => t!("learn-ig-home-both", gems = gems, share = home.share, rival = rival),
                };
                read(text, ".spot.you")
            },
        },
        Topic {
            knot: 5,
            when: |now| round_is_over(now, 1),
            say: |now| {
                let rival = now.rival.as_str();
                let text = match caught(now) {
                    None => t!("learn-ig-round-calm"),
                    Some((true, false)) => t!("learn-ig-bust-you"),
                    Some((true, true)) => t!("learn-ig-bust-both", rival = rival),
                    Some((false, _)) => t!("learn-ig-bust-rival", rival = rival),
                };
                read(text, ".camp")
            },
        },
        Topic {
            knot: 6,
            when: |now| now.view.round == 2 && !now.view.path.is_empty(),
            say: |_| read(t!("learn-ig-second"), ".rounds"),
        },
        Topic {
            knot: 6,
            when: |now| now.asked() && now.view.round > 1 && alone(now) && !has_dared(now),
            say: |now| advise(t!("learn-ig-alone", rival = now.rival.as_str()), Choice::Torch),
        },
        Topic {
            knot: 6,
            when: |now| now.asked() && now.view.round > 1 && alone(now) && has_dared(now),
            say: |now| {
                let gems = u16::from(now.view.beside[now.you]) + on_path(now);
                advise(t!("learn-ig-dared", gems = gems), Choice::Camp)
            },
        },
        Topic {
            knot: 7,
            when: |now| now.over || round_is_over(now, 2),
            say: |now| end(t!("learn-ig-end", gems = now.view.tents[now.you].unwrap_or_default())),
        },
    ];

    fn otherwise(now: &Here) -> Remark<Choice> {
        let carried = now.view.beside[now.you];
        match (now.asked(), advice(now)) {
            (true, Choice::Torch) => advise(t!("learn-ig-go-on", carried = carried), Choice::Torch),
            (true, Choice::Camp) => advise(t!("learn-ig-go-home", carried = carried), Choice::Camp),
            (false, _) if inside(now) => watch(t!("learn-ig-sealed")),
            (false, _) => watch(t!("learn-ig-at-home", rival = now.rival.as_str())),
        }
    }

    fn place(choice: &Choice, _: &Here) -> String {
        match choice {
            Choice::Torch => ".decide.torch".to_owned(),
            Choice::Camp => ".decide.campc".to_owned(),
        }
    }
}

/// What is advised: some courage at first, home with an artifact or when it gets dangerous, and one more card for a player who is left alone.
fn advice(now: &Here) -> Choice {
    let carried = now.view.beside[now.you];
    let content = match alone(now) {
        true => has_dared(now) || hazards(now) > 2,
        false => hazards(now) > 2 || carried > 11 || (artifacts(now) > 0 && hazards(now) > 0 && carried > 0),
    };
    if content { Choice::Camp } else { Choice::Torch }
}

fn inside(now: &Here) -> bool {
    now.view.inside.contains(now.you)
}

fn alone(now: &Here) -> bool {
    inside(now) && now.view.inside.len() == 1
}

fn on_path(now: &Here) -> u16 {
    now.view.path.iter().map(|on| u16::from(on.gems)).sum()
}

fn hazards(now: &Here) -> usize {
    now.view.path.iter().filter(|on| matches!(on.card.face(), Face::Hazard(_))).count()
}

fn artifacts(now: &Here) -> usize {
    now.view.path.iter().filter(|on| on.card.artifact().is_some()).count()
}

fn reveals(now: &Here) -> usize {
    now.events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count()
}

/// What each got of the first treasure that could be shared, and what stayed.
fn shared(now: &Here) -> Option<(u8, u8)> {
    now.events.iter().find_map(|event| match event {
        Event::Turned { each, rest, .. } if *each > 0 => Some((*each, *rest)),
        _ => None,
    })
}

/// How the learner came home for the first time.
#[derive(Clone, Copy, Default)]
struct Home {
    carried: u8,
    share: u8,
    alone: bool,
    took: bool,
}

fn home(now: &Here) -> Option<Home> {
    let mut events = now.events.iter();
    let (carried, share, alone) = events.find_map(|event| match event {
        Event::Left { leavers, carried, share, .. } if leavers.contains(now.you) => {
            Some((*carried, *share, leavers.len() == 1))
        }
        _ => None,
    })?;
    // The next event says what a lone leaver takes.
    let took = matches!(events.next(), Some(Event::ArtifactsTaken { seat, .. }) if *seat == now.you);
    Some(Home { carried, share, alone, took })
}

fn round_is_over(now: &Here, number: u8) -> bool {
    now.events.iter().any(|event| matches!(event, Event::RoundEnded { round, .. } if *round == number))
}

/// Whether the learner and the other one were caught in the first temple, if it collapsed.
fn caught(now: &Here) -> Option<(bool, bool)> {
    let first = now.events.iter().take_while(|event| !matches!(event, Event::RoundBegan { round: 2.., .. }));
    first.into_iter().find_map(|event| match event {
        Event::Collapsed { caught, .. } => {
            let you = caught.contains(now.you);
            Some((you, caught.len() > usize::from(you)))
        }
        _ => None,
    })
}

/// Whether more was turned since the other one left than the card of that same turn.
fn has_dared(now: &Here) -> bool {
    let since = now.events.iter().rev().take_while(|event| !matches!(event, Event::Left { .. }));
    since.filter(|event| matches!(event, Event::Turned { .. })).count() > 1
}
