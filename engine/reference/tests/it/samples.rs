//! What random games send and record, as JSON.

use game_core::{DescribeOptions, Game, OptionKind, OptionSpec, SplitMix, Step, Turn, Viewer};
use game_testkit::random_step;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// One thing that a game sends or records.
pub enum Sample {
    Action(Value),
    Chance(Value),
    /// An event as each viewer gets it, without those who do not get it.
    Event(Vec<Value>),
    View {
        /// How many steps were played.
        steps: usize,
        /// Whether the viewer has to choose.
        chooses: bool,
        view: Value,
    },
}

pub fn json(it: &impl Serialize) -> Value {
    serde_json::to_value(it).unwrap()
}

/// Every combination of what the options of a game offer, or of some of it, for every number of seats.
pub fn tables<G: DescribeOptions>() -> Vec<(G::Options, usize)> {
    let of_seats = |seats| {
        let add = |tables: Vec<Map<String, Value>>, spec: &OptionSpec| -> Vec<Map<String, Value>> {
            let with = |table: &Map<String, Value>, value| {
                table.clone().into_iter().chain([(spec.name.to_owned(), value)]).collect()
            };
            tables
                .iter()
                .flat_map(|table| offered(&spec.kind).into_iter().map(move |it| with(table, it)))
                .collect()
        };
        let all = G::schema(seats).iter().fold(vec![Map::new()], add);
        all.into_iter().map(move |table| (serde_json::from_value(table.into()).unwrap(), seats))
    };
    G::SEATS.flat_map(of_seats).collect()
}

/// Values of an option, the default first.
fn offered(kind: &OptionKind) -> Vec<Value> {
    match kind {
        OptionKind::Switch { default } => vec![json!(default), json!(!default)],
        OptionKind::Choice { values, .. } | OptionKind::File { names: values, .. } => {
            values.iter().map(|value| json!(value)).collect()
        }
        OptionKind::Seat { default, seats } => vec![json!(default), json!(seats - 1)],
        OptionKind::Share { default, .. } => {
            let mut turned = default.clone();
            turned.rotate_left(1);
            vec![json!(default), json!(turned)]
        }
    }
}

/// Plays a random game, but not longer than `most` steps, and shows the view after every tenth step and at the end.
pub fn play<G: Game>(
    (options, seats): (&G::Options, usize),
    seed: u64,
    most: usize,
    mut show: impl FnMut(Sample),
) {
    let mut draw = SplitMix::nth(seed, seats as u64);
    let mut game = G::new(options, seats).unwrap();
    for steps in 0..most {
        if steps % 10 == 0 || game.turn() == Turn::Over {
            for viewer in Viewer::all(seats) {
                let chooses = matches!((game.turn(), viewer), (Turn::Act(due), Viewer::Seat(seat)) if due.contains(seat));
                show(Sample::View { steps, chooses, view: json(&game.view(viewer)) });
            }
        }
        let Some(step) = random_step(&game, &mut draw) else { break };
        show(match &step {
            Step::Act(_, action) => Sample::Action(json(action)),
            Step::Chance(outcome) => Sample::Chance(json(outcome)),
        });
        let mut events = Vec::new();
        game.apply(step, &mut events).unwrap();
        for event in &events {
            let told = Viewer::all(seats).filter_map(|viewer| G::redact(event, viewer));
            show(Sample::Event(told.map(|event| json(&event)).collect()));
        }
    }
}
