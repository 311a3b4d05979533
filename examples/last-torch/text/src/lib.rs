//! Last Torch in words, for the terminal. `words` has what the browser says.

use last_torch_rules::{Action, Event, GOAL, Options, State, View};
use terminal::{Choice, Decision, Line, Question, Scene, Terminal, capital, count};

/// The narrator.
pub struct Text;

impl Terminal for Text {
    type Game = State;
    const DEFAULT_SEATS: usize = 3;
    const COMMANDS: &'static [(&'static str, &'static str)] = &[];

    fn new(_: &Options) -> Text {
        Text
    }

    fn opening(_: &View, _: &Scene) -> Vec<Line> {
        let aim = format!(
            "Roll a die for gems, as often as you dare: a one puts your torch out, and what you carry is lost. Most gems win at the end \
             of the round in which someone has brought {GOAL} home."
        );
        vec![Line::plain(aim)]
    }

    fn tell(&mut self, event: &Event, _: &View, scene: &Scene) -> Vec<Line> {
        match event {
            Event::WentOn { .. } => Vec::new(),
            Event::Thrown { seat, die } => {
                let rolls = scene.does(*seat, "roll", "rolls");
                vec![Line::plain(format!("{} {rolls} a {}.", scene.title(*seat), u8::from(*die)))]
            }
            Event::TorchOut { seat, lost } => {
                let gems = count(lost.unsigned_abs(), "gem");
                vec![Line::danger(format!("{} torch is out: {gems} lost.", capital(&scene.whose(*seat))))]
            }
            Event::WentBack { seat, gems } => {
                let goes = scene.does(*seat, "go", "goes");
                let gems = count(gems.unsigned_abs(), "gem");
                vec![Line::good(format!("{} {goes} back with {gems}.", scene.title(*seat)))]
            }
            Event::Over { outcome } => {
                let detail = |seat| format!("{} gems", outcome.scores[seat]);
                let mut lines = vec![Line::blank(), Line::strong("The gems are counted.")];
                lines.extend(scene.standing(outcome, detail, ""));
                lines
            }
        }
    }

    fn is_secret(_: &View) -> bool {
        false
    }

    fn table(decision: &Decision<'_, State>, scene: &Scene) -> Vec<Line> {
        let view = &decision.view;
        let home: Vec<String> =
            view.home.iter().map(|(seat, gems)| format!("{} {gems}", scene.title(seat))).collect();
        vec![Line::plain(format!("Round {}. At home: {}.", view.round, home.join(", ")))]
    }

    fn private(_: &Decision<'_, State>, _: &Scene) -> Vec<Line> {
        Vec::new()
    }

    fn question(decision: &Decision<'_, State>, _: &Scene) -> Question<Action> {
        let gems = count(decision.view.carried.unsigned_abs(), "gem");
        Question {
            ask: format!("On, or back with {gems}?"),
            keys: "O or B".to_owned(),
            choices: vec![
                Choice::new(Action::On, &["o", "on", "1"], "roll again"),
                Choice::new(Action::Back, &["b", "back", "2"], format!("bring {gems} home")),
            ],
            listed: false,
            help: Vec::new(),
        }
    }
}
