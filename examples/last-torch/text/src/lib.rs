//! Last Torch in words.

use super::spoken::{Choice, Question, Spoken};
use super::words::{Line, Scene, capital, count};
use arena::Sight;
use catalog::last_torch::{Action, Event, GOAL, Options, State, View};

impl Spoken for State {
    const USUAL_SEATS: usize = 3;
    const WORDS: &'static [(&'static str, &'static str)] = &[];
    type Story = ();

    fn story(_: &Options, _: &View) {}

    fn opening((): &(), _: &Scene) -> Vec<Line> {
        let aim = format!(
            "Throw a die for gems, as often as you dare: a one puts your torch out, and what you carry is lost. Whoever has most \
             at the end of the round in which somebody has brought {GOAL} home wins."
        );
        vec![Line::plain(aim)]
    }

    fn told(event: &Event, (): &mut (), scene: &Scene) -> Vec<Line> {
        match event {
            Event::Thrown { seat, die } => {
                let throws = scene.does(*seat, "throw", "throws");
                vec![Line::plain(format!("{} {throws} a {}.", scene.title(*seat), u8::from(*die)))]
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

    fn table(sight: &Sight<'_, State>, scene: &Scene) -> Vec<Line> {
        let view = sight.view();
        let home: Vec<String> =
            view.home.iter().map(|(seat, gems)| format!("{} {gems}", scene.title(seat))).collect();
        vec![Line::plain(format!("Round {}. At home: {}.", view.round, home.join(", ")))]
    }

    fn own(_: &Sight<'_, State>, _: &Scene) -> Vec<Line> {
        Vec::new()
    }

    fn question(sight: &Sight<'_, State>, _: &Scene) -> Question<Action> {
        let gems = count(sight.view().carried.unsigned_abs(), "gem");
        Question {
            ask: format!("On, or back with {gems}?"),
            keys: "O or B".to_owned(),
            choices: vec![
                Choice::new(Action::On, &["o", "on", "1"], "throw again"),
                Choice::new(Action::Back, &["b", "back", "2"], format!("bring {gems} home")),
            ],
            listed: false,
            help: Vec::new(),
        }
    }
}
