//! The one keyboard that all people at the table share: what is told to whom, and when it is covered.

use super::console::{Console, Ended};
use super::prompt::{COMMANDS, Meaning, meaning};
use super::reading::rules_lines;
use super::spoken::{Question, Spoken};
use super::words::{Line, Scene};
use arena::{Player, Sight, Start};
use game_core::{Seat, SeatSet, Viewer};
use std::cell::RefCell;

/// After so many answers in a row that mean nothing there is nobody there.
const MOST_UNCLEAR: usize = 100;

/// How many lines of the log are shown unless all are asked for.
const LOG_LINES: usize = 15;

/// The keyboard and the screen, and what was told there.
pub struct Keyboard<'a, G: Spoken> {
    pub console: Console<'a>,
    scene: Scene,
    people: SeatSet,
    story: G::Story,
    log: Vec<String>,
    /// Whose secrets are on the screen.
    showing: Option<Seat>,
    /// Whether the table is out of sight.
    covered: bool,
    /// Where the record is, for whoever thinks of leaving.
    record: Option<String>,
}

impl<'a, G: Spoken> Keyboard<'a, G> {
    /// The keyboard of these people. One alone is told everything that he may know, as "you"; several are told together what
    /// everybody may know, by their names.
    pub fn new(
        console: Console<'a>,
        names: Vec<String>,
        people: SeatSet,
        story: G::Story,
        record: Option<String>,
    ) -> Keyboard<'a, G> {
        let you = people.only();
        let scene = Scene { names, you, private: you.is_some() };
        Keyboard { console, scene, people, story, log: Vec::new(), showing: None, covered: true, record }
    }

    /// Says how the game begins.
    pub fn open(&mut self) {
        let lines = G::opening(&self.story, &self.scene);
        self.tell(&lines);
    }

    /// Tells what happened to everybody at the keyboard; `event` is as one of them may know it.
    fn hear(&mut self, event: &G::Event) {
        let event = match self.scene.you {
            Some(_) => Some(event.clone()),
            None => G::redact(event, Viewer::Spectator),
        };
        let lines = event.map(|event| G::told(&event, &mut self.story, &self.scene)).unwrap_or_default();
        self.tell(&lines);
    }

    fn tell(&mut self, lines: &[Line]) {
        if lines.is_empty() {
            return;
        }
        if self.showing.take().is_some() {
            self.cover();
        }
        self.log.extend(lines.iter().filter_map(G::logged).filter(|text| !text.is_empty()));
        self.console.tell(lines);
    }

    /// Asks until there is a choice; `None` if somebody leaves or nobody is there.
    fn decide(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        let rest = G::rest(&mut self.story, &self.scene);
        self.tell(&rest);
        let view = sight.view();
        let secret = G::is_secret(&view);
        self.make_room(sight.seat(), secret)?;
        let may_show = secret || self.people.len() == 1;
        let scene = self.scene.told_to(sight.seat(), may_show);
        if G::needs_table(&view) || self.covered {
            self.show_table(sight, may_show);
        }
        let question = G::question(sight, &scene);
        if question.listed {
            self.console.say(&question.list());
        }
        let mut unclear = 0;
        loop {
            self.ask(&question, sight.seat());
            let answer = self.console.answer()?;
            match G::read(&super::prompt::plain(&answer), sight) {
                Some(Ok(action)) => return Some(action),
                Some(Err(problem)) => {
                    self.console.say(&[Line::plain(problem)]);
                    unclear += 1;
                }
                None => match meaning(&answer, &question, G::WORDS) {
                    Meaning::Chosen(action) => return Some(action),
                    Meaning::Unclear(problem) => {
                        self.console.say(&[Line::plain(problem)]);
                        unclear += 1;
                    }
                    Meaning::Command(word, rest) => {
                        unclear = 0;
                        self.obey(&word, &rest, &question, sight, may_show)?;
                    }
                },
            }
            if unclear >= MOST_UNCLEAR {
                self.console.end(Ended::Nonsense);
                return None;
            }
        }
    }

    /// Makes sure that the right people look at the screen, and that nothing is on it which they must not see.
    fn make_room(&mut self, seat: Seat, secret: bool) -> Option<()> {
        let several = self.people.len() > 1;
        if several && secret {
            if self.showing == Some(seat) {
                return Some(());
            }
            if self.showing.is_some() {
                self.cover();
            }
            let name = &self.scene.names[seat.index()];
            let text =
                format!("Pass the keyboard to {name}. {name}: press Enter when nobody else is looking.");
            self.console.pause(&text)?;
            self.showing = Some(seat);
            return Some(());
        }
        if self.showing.take().is_some() {
            self.cover();
        }
        // A pipe cannot forget, and should not be asked to press Enter.
        if G::is_to_be_forgotten(&mut self.story) && self.console.is_interactive() {
            self.console.pause("Remember what you saw; press Enter and it is gone.")?;
            self.cover();
        }
        Some(())
    }

    fn cover(&mut self) {
        self.console.cover();
        self.covered = true;
    }

    fn show_table(&mut self, sight: &Sight<'_, G>, may_show: bool) {
        let scene = if may_show { self.scene.told_to(sight.seat(), true) } else { self.scene.clone() };
        self.covered = false;
        let mut lines = vec![Line::blank()];
        lines.extend(G::table(sight, &scene));
        if may_show {
            lines.extend(G::own(sight, &scene));
        }
        self.console.say(&lines);
    }

    fn ask(&mut self, question: &Question<G::Action>, seat: Seat) {
        let Question { ask, keys, .. } = question;
        let name = match self.people.len() {
            1 => String::new(),
            _ => format!("{}: ", self.scene.names[seat.index()]),
        };
        self.console.say(&[Line::strong(format!("{name}{ask} ({keys})"))]);
    }

    /// Does what a command says; `None` if it ends the game.
    fn obey(
        &mut self,
        word: &str,
        rest: &str,
        question: &Question<G::Action>,
        sight: &Sight<'_, G>,
        may_show: bool,
    ) -> Option<()> {
        let scene = self.scene.told_to(sight.seat(), may_show);
        match word {
            "?" => self.console.say(&help::<G>(question)),
            "table" => {
                self.show_table(sight, may_show);
                if question.listed {
                    self.console.say(&question.list());
                }
            }
            "log" => self.show_log(rest == "all"),
            "rules" => self.console.say(&rules_lines(G::NAME, rest)),
            "quit" => return self.quit(),
            "mine" if !may_show => self.show_own(sight, &scene)?,
            "mine" => self.console.say(&or_nothing(G::own(sight, &scene))),
            other => self.console.say(&G::answer(other, sight, &scene)),
        }
        Some(())
    }

    /// Shows what only one may see while others sit beside him.
    fn show_own(&mut self, sight: &Sight<'_, G>, scene: &Scene) -> Option<()> {
        let name = &self.scene.names[sight.seat().index()];
        self.console.pause(&format!("Only {name} may see this: press Enter when nobody else is looking."))?;
        self.console.say(&or_nothing(G::own(sight, scene)));
        self.console.pause("Press Enter to cover it.")?;
        self.cover();
        self.show_table(sight, false);
        Some(())
    }

    fn show_log(&mut self, all: bool) {
        let from = if all { 0 } else { self.log.len().saturating_sub(LOG_LINES) };
        let mut lines: Vec<Line> = self.log[from..].iter().map(Line::plain).collect();
        if lines.is_empty() {
            lines.push(Line::plain("Nothing that may be looked up."));
        }
        self.console.say(&lines);
    }

    /// Asks once more; `None` if the game ends.
    fn quit(&mut self) -> Option<()> {
        let kept = match &self.record {
            Some(file) => format!(" What was played so far is kept in {file}."),
            None => String::new(),
        };
        self.console.say(&[Line::strong(format!("End the game here?{kept} (yes or no)"))]);
        let answer = super::prompt::plain(&self.console.answer()?);
        if ["y", "yes", "q", "quit"].contains(&answer.as_str()) {
            self.console.end(Ended::Quit);
            return None;
        }
        self.console.say(&[Line::plain("Then on with it.")]);
        Some(())
    }
}

fn or_nothing(lines: Vec<Line>) -> Vec<Line> {
    if lines.is_empty() { vec![Line::plain("There is nothing that only you may see.")] } else { lines }
}

fn help<G: Spoken>(question: &Question<G::Action>) -> Vec<Line> {
    let mut lines = question.help.clone();
    lines.extend(question.list());
    lines.push(Line::plain("You can also type (a beginning will do, capitals do not matter):"));
    let words = G::WORDS.iter().chain(COMMANDS);
    lines.extend(words.map(|(word, what)| Line::item(word, 5, what)));
    lines
}

/// Somebody at the keyboard as a player.
pub struct Person<'a, 'b, G: Spoken> {
    pub keyboard: &'a RefCell<Keyboard<'b, G>>,
    /// Whether what happens is told when this one hears of it: once for all who share the keyboard.
    pub tells: bool,
}

impl<G: Spoken> Player<G> for Person<'_, '_, G> {
    fn start(&mut self, _: &Start<'_, G>) {}

    fn observe(&mut self, event: &G::Event) {
        if self.tells {
            self.keyboard.borrow_mut().hear(event);
        }
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        self.keyboard.borrow_mut().decide(sight)
    }
}
