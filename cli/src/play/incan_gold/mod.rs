//! Incan Gold and Diamant in words.

mod tale;

use super::spoken::{Choice, Question, Spoken};
use super::words::{Line, Scene, count, list};
use arena::Sight;
use catalog::games::incan_gold::rules::{Choice as Way, Event, Face, Odds, Options, PathCard, State, View};
use game_core::{Seat, SeatSet};
pub use tale::Story;

impl Spoken for State {
    const USUAL_SEATS: usize = 4;
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("odds", "what the next card may be, and how likely it ends the round")];
    type Story = Story;

    fn story(options: &Options, view: &View) -> Story {
        Story::new(options, view)
    }

    fn opening(story: &Story, _: &Scene) -> Vec<Line> {
        story.opening()
    }

    fn told(event: &Event, story: &mut Story, scene: &Scene) -> Vec<Line> {
        tale::told(event, story, scene)
    }

    /// What is chosen is sealed, and a tent is closed.
    fn is_secret(_: &View) -> bool {
        true
    }

    fn table(sight: &Sight<'_, State>, scene: &Scene) -> Vec<Line> {
        let view = sight.view();
        let cards: Vec<String> = view.path.iter().map(card_words).collect();
        let everybody = SeatSet::all(view.tents.seats());
        let out = everybody.without(view.inside);
        let inside = match out.is_empty() {
            true => "Inside: everybody.".to_owned(),
            false => format!("Inside: {}. In camp: {}.", scene.list(view.inside), scene.list(out)),
        };
        let carried = view.beside[sight.seat()];
        let on_path = view.gems_on_path();
        let dangers: Vec<&str> = view.hazards_on_path().iter().map(|kind| kind.name()).collect();
        let dangers = match dangers.is_empty() {
            true => "Dangers: none yet.".to_owned(),
            false => format!("Dangers: a second {}.", list(&dangers).replace(" and ", " or ")),
        };
        let each = if view.inside.len() > 1 { "Each carries" } else { "You carry" };
        let prize = match &values_on_path(&view)[..] {
            [] => String::new(),
            values => format!(" and {}, for whoever leaves alone", haul_words(values)),
        };
        let mut lines = vec![
            Line::plain(format!("Path: {}.", cards.join(", "))),
            Line::plain(format!("{dangers} {each} {carried}; on the path: {on_path}{prize}.")),
            Line::plain(inside),
        ];
        lines.extend(others(&view, sight.seat(), scene));
        lines
    }

    fn own(sight: &Sight<'_, State>, _: &Scene) -> Vec<Line> {
        let view = sight.view();
        let Some(tent) = view.tents[sight.seat()] else { return Vec::new() };
        let haul = haul_words(view.artifacts[sight.seat()].values());
        let haul = if haul.is_empty() { String::new() } else { format!(" and {haul}") };
        vec![Line::plain(format!("Your tent: {}{haul}.", count(tent, "gem")))]
    }

    fn question(sight: &Sight<'_, State>, _: &Scene) -> Question<Way> {
        let view = sight.view();
        let carried = view.beside[sight.seat()];
        let on_path = view.gems_on_path();
        let alone = carried + on_path;
        let artifacts = values_on_path(&view);
        let prize = match &artifacts[..] {
            [] => String::new(),
            values => format!(" and {}", haul_words(values)),
        };
        let (ask, camp) = match view.inside.len() {
            1 => {
                let all = format!("{}{prize}", count(alone, "gem"));
                (format!("Torch, or camp with {all}?"), format!("leave with {all}"))
            }
            _ => {
                let takes = match (carried, on_path) {
                    (0, 0) => "nothing".to_owned(),
                    (0, gems) => format!("a share of the {gems} on the path"),
                    (carried, 0) => carried.to_string(),
                    (carried, gems) => format!("{carried} and a share of the {gems} on the path"),
                };
                let lure = match artifacts.len() {
                    0 => "",
                    1 => ", and the artifact if you leave alone",
                    _ => ", and the artifacts if you leave alone",
                };
                let only = match (on_path, artifacts.len()) {
                    (0, 0) => String::new(),
                    _ => format!("; if nobody else leaves: {}{prize}", count(alone, "gem")),
                };
                (format!("Torch, or camp with {takes}{lure}?"), format!("leave with {takes}{only}"))
            }
        };
        Question {
            ask,
            keys: "T or C".to_owned(),
            choices: vec![
                Choice::new(
                    Way::Torch,
                    &["t", "torch", "1", "go on", "on", "stay"],
                    "go on to the next card",
                ),
                Choice::new(Way::Camp, &["c", "camp", "2", "leave", "back", "go back", "home"], camp),
            ],
            listed: false,
            help: Vec::new(),
        }
    }

    fn answer(word: &str, sight: &Sight<'_, State>, _: &Scene) -> Vec<Line> {
        if word == "odds" { odds(&sight.view()) } else { Vec::new() }
    }
}

fn card_words(on: &PathCard) -> String {
    match (on.card.face(), on.gems) {
        (Face::Treasure(gems), 0) => format!("treasure {gems}"),
        (Face::Treasure(gems), left) => format!("treasure {gems} ({left} left)"),
        (Face::Hazard(kind), _) => kind.name().to_owned(),
        (Face::Artifact(_), _) => "artifact".to_owned(),
    }
}

/// What each artifact on the path is worth to a player who leaves alone now.
fn values_on_path(view: &View) -> Vec<u8> {
    view.artifacts_on_path().iter().map(|(_, value)| *value).collect()
}

/// What is to be seen of the others' belongings: artifacts always, gems where tents are open.
fn others(view: &View, seat: Seat, scene: &Scene) -> Vec<Line> {
    let words = |(other, tent): (Seat, &Option<u16>)| {
        let haul = haul_words(view.artifacts[other].values());
        let parts: Vec<String> = tent
            .map(|gems| count(gems, "gem"))
            .into_iter()
            .chain((!haul.is_empty()).then_some(haul))
            .collect();
        (other != seat && !parts.is_empty()).then(|| format!("{}: {}", scene.title(other), list(&parts)))
    };
    let all: Vec<String> = view.tents.iter().filter_map(words).collect();
    if all.is_empty() { Vec::new() } else { vec![Line::plain(format!("Others' tents: {}.", all.join("; ")))] }
}

fn haul_words(values: &[u8]) -> String {
    match values {
        [] => String::new(),
        [one] => format!("an artifact worth {one}"),
        many => format!("{} artifacts worth {}", many.len(), sum(many)),
    }
}

fn sum(values: &[u8]) -> u8 {
    values.iter().sum()
}

/// What the next card may be.
fn odds(view: &View) -> Vec<Line> {
    let odds = Odds::of(view);
    let (deck, percent) = (odds.cards(), odds.percent());
    let kinds: Vec<String> = odds.deadly.iter().map(|(kind, cards)| format!("{kind} {cards}")).collect();
    let kinds = kinds.join(", ");
    let ending = match odds.deadly_cards() {
        0 => format!("None of the {deck} cards left can end the round now."),
        1 => format!("1 of the {deck} cards left ends the round ({kinds}): {percent} percent."),
        ends => format!("{ends} of the {deck} cards left end the round ({kinds}): {percent} percent."),
    };
    let artifacts =
        if odds.artifacts == 0 { String::new() } else { format!(", {}", count(odds.artifacts, "artifact")) };
    vec![
        Line::plain(ending),
        Line::plain(format!(
            "Besides: {}{artifacts}, {} of other kinds.",
            count(odds.treasures.len() as u64, "treasure"),
            count(odds.warning_cards(), "hazard")
        )),
    ]
}
