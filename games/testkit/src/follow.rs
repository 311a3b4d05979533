//! What clients compute themselves agrees with the rules: folded views, previews, and option schemas.

use crate::walk::random_step;
use game_core::{
    DescribeOptions, FoldEvents, Game, OptionKind, Preview, Previews, Seat, SplitMix, Step, StepOf, Viewer,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Plays random games at each of the `tables` and checks, for every viewer after every step, that the view before it with the events
/// told is the view after it.
pub fn folding<G: Game>(tables: &[(G::Options, usize)], games: u64)
where
    G::View: FoldEvents<Event = G::Event>,
{
    for (number, (options, seats)) in tables.iter().enumerate() {
        for round in 0..games {
            let mut draw = SplitMix::nth(number as u64, round);
            let mut game = G::new(options, *seats).unwrap();
            let mut views: Vec<(Viewer, G::View)> =
                Viewer::all(*seats).map(|viewer| (viewer, game.view(viewer))).collect();
            while let Some(step) = random_step(&game, &mut draw) {
                let mut events = Vec::new();
                game.apply(step, &mut events).unwrap();
                for (viewer, view) in &mut views {
                    follow(&game, *viewer, view, &events, step);
                }
            }
        }
    }
}

fn follow<G: Game>(game: &G, viewer: Viewer, view: &mut G::View, events: &[G::Event], step: StepOf<G>)
where
    G::View: FoldEvents<Event = G::Event>,
{
    let told: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
    let before = view.clone();
    told.iter().for_each(|event| view.apply(event));
    assert_eq!(
        *view,
        game.view(viewer),
        "{viewer:?} after {step:?}: what was folded from the events (left) is not the view (right).\n\
         before: {before:?}\ntold: {told:?}"
    );
}

/// A choice whose effects are not all told yet.
struct Open<G: Previews> {
    seat: Seat,
    action: G::Action,
    preview: G::Preview,
    told: Vec<G::Event>,
}

impl<G: Previews> Open<G> {
    /// Adds the events; returns whether all of the preview has happened.
    fn is_settled_by(&mut self, events: &[G::Event]) -> bool {
        let Open { seat, action, preview, told } = self;
        told.extend(events.iter().filter_map(|event| G::redact(event, Viewer::Seat(*seat))));
        preview.check(*seat, told).unwrap_or_else(|why| {
            panic!("seat {seat} chose {action:?}: {why}\npreview: {preview:?}\ntold: {told:?}")
        })
    }
}

/// Plays random games at each of the `tables` and checks that every choice does what its preview said.
pub fn previews<G: Previews>(tables: &[(G::Options, usize)], games: u64) {
    let mut settled = 0;
    for (number, (options, seats)) in tables.iter().enumerate() {
        for round in 0..games {
            let mut draw = SplitMix::nth(number as u64, round);
            let mut game = G::new(options, *seats).unwrap();
            let mut open: Vec<Open<G>> = Vec::new();
            while let Some(step) = random_step(&game, &mut draw) {
                if let Step::Act(seat, action) = step {
                    let preview = G::preview(options, &game.view(Viewer::Seat(seat)), seat, action);
                    open.push(Open { seat, action, preview, told: Vec::new() });
                }
                let mut events = Vec::new();
                game.apply(step, &mut events).unwrap();
                let before = open.len();
                open.retain_mut(|choice| !choice.is_settled_by(&events));
                settled += before - open.len();
            }
            let never: Vec<_> = open.iter().map(|choice| (choice.seat, &choice.preview)).collect();
            assert!(never.is_empty(), "not settled at the end of the game: {never:?}");
        }
    }
    assert!(settled > 0, "no choice was made");
}

/// Checks that the schema lists every option, that its defaults are the defaults, and that everything it offers can be set.
pub fn schema<G: DescribeOptions>(tables: &[(G::Options, usize)]) {
    for seats in G::SEATS {
        let specs = G::schema(seats);
        let names: BTreeSet<&str> = specs.iter().map(|spec| spec.name).collect();
        assert_eq!(names.len(), specs.len(), "an option is listed twice");
        let defaults = G::canonical(&G::Options::default(), seats);
        for spec in &specs {
            let (default, others) = offered(&spec.kind);
            let set = |value: &Value| -> G::Options {
                serde_json::from_value(json!({ spec.name: value }))
                    .unwrap_or_else(|error| panic!("{} cannot be {value}: {error}", spec.name))
            };
            assert_eq!(G::canonical(&set(&default), seats), defaults, "the default of {}", spec.name);
            for value in others {
                let options = set(&value);
                G::new(&options, seats).unwrap_or_else(|error| panic!("{} = {value}: {error}", spec.name));
                assert!(
                    value == default || G::canonical(&options, seats) != defaults,
                    "{} = {value} changes nothing",
                    spec.name
                );
            }
        }
        for (options, _) in tables.iter().filter(|(_, at)| *at == seats) {
            let written = serde_json::to_value(G::canonical(options, seats)).unwrap();
            for name in written.as_object().into_iter().flat_map(|options| options.keys()) {
                assert!(names.contains(name.as_str()), "the schema does not list the option {name}");
            }
        }
    }
}

/// The default of an option, and everything it offers (or a sample).
fn offered(kind: &OptionKind) -> (Value, Vec<Value>) {
    match kind {
        OptionKind::Switch { default } => (json!(default), vec![json!(false), json!(true)]),
        OptionKind::Choice { values, default } | OptionKind::File { names: values, default, .. } => {
            (json!(default), values.iter().map(|value| json!(value)).collect())
        }
        OptionKind::Seat { default, seats } => {
            (json!(default), (0..*seats).map(|seat| json!(seat)).collect())
        }
        OptionKind::Share { default, .. } => {
            let mut turned = default.clone();
            turned.rotate_left(1);
            (json!(default), vec![json!(turned)])
        }
    }
}
