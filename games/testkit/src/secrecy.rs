//! Secrecy: tables that differ only in what a viewer may not know look the same to that viewer.

use crate::walk::legal_steps;
use game_core::{Draw, Game, Seat, SplitMix, Step, StepOf, Turn, Viewer};

/// Takes two different steps from the same state, and the same steps after that. As long as a seat's knowledge is equal at both
/// tables, everything it and a spectator see and receive must be the same to the byte.
///
/// So [`Game::Knowledge`] is an upper bound of what may ever be shown.
pub fn secrecy<G: Game>(game: &G, draw: &mut SplitMix) {
    let steps = legal_steps(game);
    let (Some(&one), Some(&other)) = (draw.pick(&steps), draw.pick(&steps)) else { return };
    if one == other {
        return;
    }
    for seat in Seat::all(game.seats()) {
        let mut tables = [game.clone(), game.clone()];
        let mut next = [one, other];
        for _ in 0..24 {
            let told = [0, 1].map(|at| stream(&mut tables[at], next[at], seat));
            if tables[0].knowledge(seat) != tables[1].knowledge(seat) {
                break;
            }
            assert_eq!(told[0], told[1], "seat {seat} can tell {one:?} from {other:?} after {next:?}");
            let there = legal_steps(&tables[1]);
            let both: Vec<StepOf<G>> =
                legal_steps(&tables[0]).into_iter().filter(|step| there.contains(step)).collect();
            let Some(&step) = draw.pick(&both) else { break };
            next = [step, step];
        }
    }
}

/// Before the last choice is in, no viewer can tell who else has chosen, or what.
pub(crate) fn sealed_choices_do_not_leak<G: Game>(game: &G) {
    let Turn::Act(due) = game.turn() else { return };
    if due.len() < 2 {
        return;
    }
    for viewer in Viewer::all(game.seats()) {
        let others = legal_steps(game).into_iter().filter(|step| match step {
            Step::Act(seat, _) => !viewer.is(*seat),
            Step::Chance(_) => false,
        });
        let told: Vec<String> = others
            .map(|step| {
                let mut table = game.clone();
                let text = stream_of(&mut table, step, viewer);
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(table.knowledge(seat), game.knowledge(seat), "seat {seat} knows of {step:?}");
                }
                text
            })
            .collect();
        assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{viewer:?} can tell: {told:#?}");
    }
}

/// Applies a step and returns all that the seat and a spectator receive and see.
fn stream<G: Game>(table: &mut G, step: StepOf<G>, seat: Seat) -> String {
    let for_spectator = stream_of(&mut table.clone(), step, Viewer::Spectator);
    stream_of(table, step, Viewer::Seat(seat)) + &for_spectator
}

fn stream_of<G: Game>(table: &mut G, step: StepOf<G>, viewer: Viewer) -> String {
    let mut events = Vec::new();
    table.apply(step, &mut events).unwrap();
    let told: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
    serde_json::to_string(&(told, table.view(viewer))).unwrap()
}
