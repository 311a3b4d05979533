//! The one keyboard that the people at the table share: who sees what, and when the screen is covered.

use super::console::{Console, Ended};
use super::prompt::{COMMANDS, Meaning, meaning, plain};
use super::reading::rules_lines;
use arena::{Player, Sight, Start};
use catalog::Hint;
use game_core::{FoldEvents, Game, Seat, SeatSet, Viewer};
use std::cell::RefCell;
use terminal::{ActionOf, Decision, EventOf, Line, OptionsOf, Question, Scene, Terminal, ViewOf};

/// After this many answers in a row that mean nothing, no one seems to be there.
const MAX_UNCLEAR: usize = 100;

/// Of many choices the chances of the best ones are shown.
const MOST_SHOWN: usize = 4;

/// How many lines of the log are shown unless all are asked for.
const LOG_LINES: usize = 15;

/// The keyboard and the screen, and what was printed there.
pub struct Keyboard<'a, T: Terminal> {
    pub console: Console<'a>,
    scene: Scene,
    people: SeatSet,
    text: T,
    options: OptionsOf<T>,
    /// What the people see, updated with every event they may know.
    view: ViewOf<T>,
    log: Vec<String>,
    /// Whose secrets are on the screen.
    showing: Option<Seat>,
    /// Whether the table is out of sight.
    covered: bool,
    record: Option<String>,
}

impl<'a, T: Terminal> Keyboard<'a, T> {
    /// The keyboard of these people. A single player gets everything they may know, as "you"; several players get only what everyone may
    /// know, with their names.
    pub fn new(
        console: Console<'a>,
        names: Vec<String>,
        people: SeatSet,
        options: OptionsOf<T>,
        game: &T::Game,
        record: Option<String>,
    ) -> Keyboard<'a, T> {
        let you = people.only();
        Keyboard {
            console,
            scene: Scene { names, you, private: you.is_some() },
            people,
            text: T::new(&options),
            options,
            view: game.view(you.map_or(Viewer::Spectator, Viewer::Seat)),
            log: Vec::new(),
            showing: None,
            covered: true,
            record,
        }
    }

    pub fn open(&mut self) {
        let lines = T::opening(&self.view, &self.scene);
        self.tell(&lines);
    }

    /// Tells everyone at the keyboard what happened; `event` is as one of them may know it.
    fn observe(&mut self, event: &EventOf<T>) {
        let event = match self.scene.you {
            Some(_) => Some(event.clone()),
            None => T::Game::redact(event, Viewer::Spectator),
        };
        let Some(event) = event else { return };
        let lines = self.text.tell(&event, &self.view, &self.scene);
        self.view.apply(&event);
        self.tell(&lines);
    }

    fn tell(&mut self, lines: &[Line]) {
        if lines.is_empty() {
            return;
        }
        if self.showing.take().is_some() {
            self.cover();
        }
        self.log.extend(lines.iter().filter_map(T::log_entry).filter(|text| !text.is_empty()));
        self.console.tell(lines);
    }

    /// Asks until there is a choice; `None` if someone quits or no one is there.
    fn decide(
        &mut self,
        sight: &Sight<'_, T::Game>,
        hint: Option<&dyn Fn() -> Hint<ActionOf<T>>>,
    ) -> Option<ActionOf<T>> {
        let lines = self.text.flush(&self.scene);
        self.tell(&lines);
        let options = self.options.clone();
        let decision =
            &Decision { options: &options, view: sight.view(), seat: sight.seat, legal: sight.legal };
        let secret = T::is_secret(&decision.view);
        self.make_room(decision.seat, secret)?;
        let may_show = secret || self.people.len() == 1;
        let scene = self.scene.told_to(decision.seat, may_show);
        if T::shows_table(&decision.view) || self.covered {
            self.show_table(decision, may_show);
        }
        let question = T::question(decision, &scene);
        if question.listed {
            self.console.say(&question.list());
        }
        let mut unclear = 0;
        loop {
            self.ask(&question, decision.seat);
            let answer = self.console.answer()?;
            let meaning = match T::parse(&plain(&answer), decision) {
                Some(Ok(action)) => Meaning::Chosen(action),
                Some(Err(problem)) => Meaning::Unclear(problem),
                None => meaning(&answer, &question, T::COMMANDS),
            };
            match meaning {
                Meaning::Chosen(action) => return Some(action),
                Meaning::Unclear(problem) => {
                    self.console.say(&[Line::plain(problem)]);
                    unclear += 1;
                }
                Meaning::Command(word, rest) => {
                    unclear = 0;
                    match (word.as_str(), hint) {
                        ("hint", Some(hint)) => {
                            let lines = hint_lines::<T>(&hint(), &question, &scene);
                            self.show_alone(&lines, decision, may_show)?;
                        }
                        ("hint", None) => {
                            self.console.say(&[Line::plain("A daily expedition has no hints.")]);
                        }
                        _ => self.run_command(&word, &rest, &question, decision, may_show)?,
                    }
                }
            }
            if unclear >= MAX_UNCLEAR {
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
        if self.text.take_must_forget() && self.console.is_interactive() {
            self.console.pause("Remember what you saw, then press Enter to clear the screen.")?;
            self.cover();
        }
        Some(())
    }

    fn cover(&mut self) {
        self.console.cover();
        self.covered = true;
    }

    fn show_table(&mut self, decision: &Decision<'_, T::Game>, may_show: bool) {
        let scene = if may_show { self.scene.told_to(decision.seat, true) } else { self.scene.clone() };
        self.covered = false;
        let mut lines = vec![Line::blank()];
        lines.extend(T::table(decision, &scene));
        if may_show {
            lines.extend(T::private(decision, &scene));
        }
        self.console.say(&lines);
    }

    fn ask(&mut self, question: &Question<ActionOf<T>>, seat: Seat) {
        let Question { ask, keys, .. } = question;
        let name = match self.people.len() {
            1 => String::new(),
            _ => format!("{}: ", self.scene.names[seat.index()]),
        };
        self.console.say(&[Line::strong(format!("{name}{ask} ({keys})"))]);
    }

    /// Does what a command says; `None` if it ends the game.
    fn run_command(
        &mut self,
        word: &str,
        rest: &str,
        question: &Question<ActionOf<T>>,
        decision: &Decision<'_, T::Game>,
        may_show: bool,
    ) -> Option<()> {
        let scene = self.scene.told_to(decision.seat, may_show);
        match word {
            "?" => self.console.say(&help::<T>(question)),
            "table" => {
                self.show_table(decision, may_show);
                if question.listed {
                    self.console.say(&question.list());
                }
            }
            "log" => self.show_log(rest == "all"),
            "rules" => self.console.say(&rules_lines(T::Game::NAME, rest)),
            "quit" => return self.quit(),
            "mine" => self.show_alone(&or_nothing(T::private(decision, &scene)), decision, may_show)?,
            other => self.console.say(&T::run_command(other, decision, &scene)),
        }
        Some(())
    }

    /// Shows what only one player may see, who may not be alone at the keyboard.
    fn show_alone(&mut self, lines: &[Line], decision: &Decision<'_, T::Game>, may_show: bool) -> Option<()> {
        if may_show {
            self.console.say(lines);
            return Some(());
        }
        let name = &self.scene.names[decision.seat.index()];
        self.console.pause(&format!("Only {name} may see this: press Enter when nobody else is looking."))?;
        self.console.say(lines);
        self.console.pause("Press Enter to cover it.")?;
        self.cover();
        self.show_table(decision, false);
        Some(())
    }

    fn show_log(&mut self, all: bool) {
        let from = if all { 0 } else { self.log.len().saturating_sub(LOG_LINES) };
        let mut lines: Vec<Line> = self.log[from..].iter().map(Line::plain).collect();
        if lines.is_empty() {
            lines.push(Line::plain("There is nothing to look up."));
        }
        self.console.say(&lines);
    }

    /// Asks again; `None` if the game ends.
    fn quit(&mut self) -> Option<()> {
        let kept = match &self.record {
            Some(file) => format!(" The game so far is saved in {file}."),
            None => String::new(),
        };
        self.console.say(&[Line::strong(format!("End the game here?{kept} (yes or no)"))]);
        let answer = plain(&self.console.answer()?);
        if ["y", "yes", "q", "quit"].contains(&answer.as_str()) {
            self.console.end(Ended::Quit);
            return None;
        }
        self.console.say(&[Line::plain("The game continues.")]);
        Some(())
    }
}

fn or_nothing(lines: Vec<Line>) -> Vec<Line> {
    if lines.is_empty() { vec![Line::plain("You have nothing hidden to see.")] } else { lines }
}

/// What Pathfinder would do and why, and the chances of the best choices.
fn hint_lines<T: Terminal>(
    hint: &Hint<ActionOf<T>>,
    question: &Question<ActionOf<T>>,
    scene: &Scene,
) -> Vec<Line> {
    let name = |action: ActionOf<T>| {
        let listed = question.choices.iter().find(|choice| choice.action == action);
        listed
            .map(|choice| (choice.key(), choice.label.clone()))
            .or_else(|| Some((T::answer(action)?, String::new())))
    };
    let mut lines = Vec::new();
    if let Some((key, label)) = name(hint.choice) {
        let label = if label.is_empty() { label } else { format!(" ({label})") };
        lines.push(Line::strong(format!("Pathfinder would choose {key}{label}.")));
    }
    lines.extend(hint.reasons.iter().filter_map(|reason| T::reason(reason, scene)).map(Line::plain));
    // Those between which nobody can tell a difference are one line.
    let mut chances = hint.chances.clone();
    let is_alike = |action: &ActionOf<T>| hint.alike.contains(action);
    let first = chances.iter().map(|(action, _)| *action).find(is_alike);
    let stands_for = if is_alike(&hint.choice) { first } else { Some(hint.choice) };
    chances.retain(|(action, _)| !is_alike(action) || Some(*action) == first);
    let shown = chances
        .iter()
        .enumerate()
        .filter(|(at, (action, _))| *at < MOST_SHOWN || Some(*action) == stands_for);
    let others = |action: &ActionOf<T>| match hint.alike.len() {
        2.. if is_alike(action) => format!(" or any of {} others like it", hint.alike.len() - 1),
        _ => String::new(),
    };
    let bars = shown.filter_map(|(_, (action, chance))| Some((name(*action)?.0 + &others(action), chance)));
    let bars: Vec<Line> =
        bars.map(|(key, chance)| Line::plain(format!("  {:>3.0}%  {key}", chance * 100.0))).collect();
    if !bars.is_empty() {
        lines.push(Line::plain("Your chance to win:"));
        lines.extend(bars);
    }
    lines
}

fn help<T: Terminal>(question: &Question<ActionOf<T>>) -> Vec<Line> {
    let mut lines = question.help.clone();
    lines.extend(question.list());
    lines.push(Line::plain("You can also type (the first letters are enough, capitals don't matter):"));
    let words = T::COMMANDS.iter().chain(COMMANDS);
    lines.extend(words.map(|(word, what)| Line::item(word, 5, what)));
    lines
}

/// What works out a hint, from what a player sees and has seen.
pub type AdviserOf<T> = fn(&Sight<'_, <T as Terminal>::Game>, &[EventOf<T>]) -> Hint<ActionOf<T>>;

pub struct Person<'a, 'b, T: Terminal> {
    pub keyboard: &'a RefCell<Keyboard<'b, T>>,
    /// Whether events are printed when this player observes them: once for all who share the keyboard.
    pub tells: bool,
    /// Where hints are allowed.
    pub adviser: Option<AdviserOf<T>>,
    /// The game so far.
    pub seen: Vec<EventOf<T>>,
}

impl<T: Terminal> Player<T::Game> for Person<'_, '_, T> {
    fn start(&mut self, _: &Start<'_, T::Game>) {}

    fn observe(&mut self, event: &EventOf<T>) {
        self.seen.push(event.clone());
        if self.tells {
            self.keyboard.borrow_mut().observe(event);
        }
    }

    fn choose(&mut self, sight: &Sight<'_, T::Game>) -> Option<ActionOf<T>> {
        let seen = &self.seen;
        let hint = self.adviser.map(|adviser| move || adviser(sight, seen));
        let hint = hint.as_ref().map(|hint| hint as &dyn Fn() -> Hint<ActionOf<T>>);
        self.keyboard.borrow_mut().decide(sight, hint)
    }
}
