//! Incan Gold and Diamant in the terminal.

mod narrate;

use game_core::{Seat, SeatSet};
use incan_gold_rules::{Camp, Choice as Way, Event, Face, Odds, Options, PathCard, Preview, State, View};
use terminal::{Choice, Decision, Line, Question, Reason, Scene, Terminal, count, list};

/// Incan Gold in words. Every line can be seen on the table, so it keeps no state.
pub struct Text;

impl Terminal for Text {
    type Game = State;
    const DEFAULT_SEATS: usize = 4;
    const COMMANDS: &'static [(&'static str, &'static str)] =
        &[("odds", "what the next card may be, and the chance that it ends the round")];

    fn new(_: &Options) -> Text {
        Text
    }

    fn opening(view: &View, _: &Scene) -> Vec<Line> {
        narrate::opening(view)
    }

    fn tell(&mut self, event: &Event, before: &View, scene: &Scene) -> Vec<Line> {
        narrate::tell(event, before, scene)
    }

    /// Choices are sealed, and tents are closed.
    fn is_secret(_: &View) -> bool {
        true
    }

    fn table(decision: &Decision<'_, State>, scene: &Scene) -> Vec<Line> {
        let Decision { view, seat, .. } = decision;
        let cards: Vec<String> = view.path.iter().map(card_words).collect();
        let everyone = SeatSet::all(view.tents.seats());
        let out = everyone.without(view.inside);
        let inside = match out.is_empty() {
            true => "Inside: everyone.".to_owned(),
            false => format!("Inside: {}. In camp: {}.", scene.list(view.inside), scene.list(out)),
        };
        let carried = view.beside[*seat];
        let on_path = view.gems_on_path();
        let dangers: Vec<&str> = view.hazards_on_path().iter().map(|kind| kind.name()).collect();
        let dangers = match dangers.is_empty() {
            true => "Hazards: none yet.".to_owned(),
            false => format!("Hazards: a second {} ends the round.", list(&dangers).replace(" and ", " or ")),
        };
        let each = if view.inside.len() > 1 { "Each carries" } else { "You carry" };
        let prize = match haul_words(&values(&view.artifacts_on_path())) {
            none if none.is_empty() => none,
            haul => format!(" and {haul}, for a player who leaves alone"),
        };
        let mut lines = vec![
            Line::plain(format!("Path: {}.", cards.join(", "))),
            Line::plain(format!("{dangers} {each} {carried}; on the path: {on_path}{prize}.")),
            Line::plain(inside),
        ];
        lines.extend(others(view, *seat, scene));
        lines
    }

    fn private(decision: &Decision<'_, State>, _: &Scene) -> Vec<Line> {
        let Decision { view, seat, .. } = decision;
        let Some(tent) = view.tents[*seat] else { return Vec::new() };
        let haul = haul_words(&view.artifacts[*seat]);
        let haul = if haul.is_empty() { String::new() } else { format!(" and {haul}") };
        vec![Line::plain(format!("Your tent: {}{haul}.", count(tent, "gem")))]
    }

    fn question(decision: &Decision<'_, State>, _: &Scene) -> Question<Way> {
        let (ask, leave) = match decision.preview(Way::Camp) {
            Preview::Camp(camp) => camp_words(&camp),
            Preview::Torch(_) => Default::default(), // it answers about the choice it was asked about
        };
        let (torch, camp) = (
            &["t", "torch", "1", "go on", "on", "stay"],
            &["c", "camp", "2", "leave", "back", "go back", "home"],
        );
        Question {
            ask: format!("Torch, or camp with {ask}?"),
            keys: "T or C".to_owned(),
            choices: vec![
                Choice::new(Way::Torch, torch, "stay for the next card"),
                Choice::new(Way::Camp, camp, format!("leave with {leave}")),
            ],
            listed: false,
            help: Vec::new(),
        }
    }

    fn reason(reason: &Reason, scene: &Scene) -> Option<String> {
        let number = |name| reason.get(name);
        let gems = count(number("gems").unsigned_abs(), "gem");
        let points = count(number("points").unsigned_abs(), "point");
        let rival = reason.seat.map_or_else(String::new, |seat| scene.name(seat).to_owned());
        let percent = number("percent");
        Some(match reason.key.as_ref() {
            "incan-hint-artifacts" => format!("You are alone inside, so you take the artifacts: {points}."),
            "incan-hint-bank" => format!("You keep {gems} for sure."),
            "incan-hint-behind" => format!("It is the last temple, and {rival} is {points} ahead of you."),
            "incan-hint-danger" => {
                format!("The next card ends the round with a chance of {percent}%; you would lose {gems}.")
            }
            "incan-hint-lead" => format!("It is the last temple, and you are {points} ahead of {rival}."),
            "incan-hint-likely-safe" => {
                format!("With a chance of {percent}% the next card does not end the round.")
            }
            "incan-hint-nothing" => "There is nothing to take home yet.".to_owned(),
            "incan-hint-safe" => "The next card cannot end the round.".to_owned(),
            _ => return None,
        })
    }

    fn run_command(command: &str, decision: &Decision<'_, State>, _: &Scene) -> Vec<Line> {
        if command == "odds" { odds(&decision.view) } else { Vec::new() }
    }
}

/// What camp brings: in short for the question, and in full for the list of choices.
fn camp_words(camp: &Camp) -> (String, String) {
    let prize = match haul_words(&values(&camp.artifacts)) {
        none if none.is_empty() => none,
        haul => format!(" and {haul}"),
    };
    let all = camp.leaving.first().map_or(0, |alone| alone.gems);
    let all = format!("{}{prize}", count(all, "gem"));
    if camp.alone() {
        return (all.clone(), all);
    }
    let takes = match (camp.carried, camp.on_path) {
        (0, 0) => "nothing".to_owned(),
        (0, gems) => format!("a share of the {gems} on the path"),
        (carried, 0) => carried.to_string(),
        (carried, gems) => format!("{carried} and a share of the {gems} on the path"),
    };
    let lure = match camp.artifacts.len() {
        0 => "",
        1 => ", and the artifact if you leave alone",
        _ => ", and the artifacts if you leave alone",
    };
    let only = match (camp.on_path, camp.artifacts.len()) {
        (0, 0) => String::new(),
        _ => format!("; if nobody else leaves: {all}"),
    };
    (format!("{takes}{lure}"), format!("{takes}{only}"))
}

fn card_words(on: &PathCard) -> String {
    match (on.card.face(), on.gems) {
        (Face::Treasure(gems), 0) => format!("treasure {gems}"),
        (Face::Treasure(gems), left) => format!("treasure {gems} ({left} left)"),
        (Face::Hazard(kind), _) => kind.name().to_owned(),
        (Face::Artifact(_), _) => "artifact".to_owned(),
    }
}

/// The values of artifacts that come with their numbers.
fn values(artifacts: &[(u8, u8)]) -> Vec<u8> {
    artifacts.iter().map(|(_, value)| *value).collect()
}

/// What the player can see of the others' tents: artifacts always, gems where tents are open.
fn others(view: &View, seat: Seat, scene: &Scene) -> Vec<Line> {
    let words = |(other, tent): (Seat, &Option<u16>)| {
        let haul = haul_words(&view.artifacts[other]);
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

fn odds(view: &View) -> Vec<Line> {
    let odds = Odds::of(view);
    let (deck, percent) = (odds.cards(), odds.percent());
    let kinds: Vec<String> = odds.deadly.iter().map(|(kind, cards)| format!("{kind} {cards}")).collect();
    let kinds = kinds.join(", ");
    let ending = match odds.deadly_cards() {
        0 => format!("None of the {deck} cards left can end the round now."),
        1 => format!("1 of the {deck} cards left ends the round ({kinds}): {percent}%."),
        ends => format!("{ends} of the {deck} cards left end the round ({kinds}): {percent}%."),
    };
    let artifacts =
        if odds.artifacts == 0 { String::new() } else { format!(", {}", count(odds.artifacts, "artifact")) };
    vec![
        Line::plain(ending),
        Line::plain(format!(
            "The rest: {}{artifacts}, {} of other kinds.",
            count(odds.treasures.len() as u64, "treasure"),
            count(odds.warning_cards(), "hazard")
        )),
    ]
}
