//! Your own mistakes, found in the games on this device, and when each comes back.

use super::task::Task;
use catalog::GameKind;
use game_core::Seat;
use puzzles::repeat::Repeat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use web_shell::browser;
use web_shell::way::replay::played;

const KEY: &str = "quipu.mistakes";
/// The most mistakes, and the most games that are remembered as reviewed.
const MOST: usize = 200;
const GAMES: usize = 400;
/// The key in a record's header that says who is asked at its end.
const ASKS: &str = "asks";
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// A choice that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    pub game: GameKind,
    /// The id of the game it was made in, and how many steps came before it.
    of: String,
    step: usize,
    seat: Seat,
    /// The record up to the choice.
    record: String,
    /// Every choice as JSON, with the chance to win.
    worth: Vec<(String, f64)>,
    pub repeat: Repeat,
}

impl Mistake {
    pub fn task(&self) -> Task {
        Task::mistake(self.game, self.record.clone(), self.seat, self.worth.clone())
    }
}

/// What is stored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Own {
    mistakes: Vec<Mistake>,
    /// The ids of the games that were reviewed, newest first.
    reviewed: Vec<String>,
}

fn kept() -> Own {
    browser::kept(KEY).and_then(|kept| wire::from_json(&kept).ok()).unwrap_or_default()
}

/// Stores it. Where there is too little room, what was learned or comes back last is left out.
fn keep(mut own: Own) {
    own.mistakes.sort_by_key(|mistake| (mistake.repeat.is_learned(), mistake.repeat.due));
    own.mistakes.truncate(MOST);
    own.reviewed.truncate(GAMES);
    while !browser::keep(KEY, &serde_json::to_string(&own).unwrap_or_default()) && !own.mistakes.is_empty() {
        own.mistakes.truncate(own.mistakes.len() / 2);
    }
}

/// Today, as a number of days.
fn today() -> u32 {
    (js_sys::Date::now() / DAY) as u32
}

/// The mistakes that come back today or earlier.
pub fn due() -> Vec<Mistake> {
    let today = today();
    kept().mistakes.into_iter().filter(|mistake| mistake.repeat.is_due(today)).collect()
}

/// How many there are in all, and how many of them are learned.
pub fn count() -> (usize, usize) {
    let own = kept();
    (own.mistakes.len(), own.mistakes.iter().filter(|mistake| mistake.repeat.is_learned()).count())
}

/// After one was tried.
pub fn note(tried: &Mistake, right: bool) {
    let mut own = kept();
    let same = |mistake: &&mut Mistake| {
        mistake.of == tried.of && mistake.step == tried.step && mistake.seat == tried.seat
    };
    if let Some(mistake) = own.mistakes.iter_mut().find(same) {
        mistake.repeat = mistake.repeat.after(right, today());
    }
    keep(own);
}

/// A game that was not reviewed yet: its id and its record.
pub fn unreviewed() -> Option<(String, String)> {
    let reviewed = kept().reviewed;
    played().into_iter().find(|game| !reviewed.contains(&game.id)).map(|game| (game.id, game.text))
}

/// What is read of a `review::Report`.
#[derive(Deserialize)]
struct Report {
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    seat: Option<Seat>,
    label: Option<String>,
    #[serde(default)]
    options: Vec<Opinion>,
}

#[derive(Deserialize)]
struct Opinion {
    action: wire::Json,
    value: f64,
}

/// Remembers the mistakes of a game that was reviewed; `None` for the report: it cannot be reviewed.
pub fn learn(id: &str, record: &str, report: Option<&str>) {
    let mut own = kept();
    own.reviewed.insert(0, id.to_owned());
    if let Some(report) = report {
        let found = mistakes(id, record, report, today());
        own.mistakes.extend(found);
    }
    keep(own);
}

/// The mistakes of the people in this record, who are those that are no bots.
fn mistakes(id: &str, record: &str, report: &str, today: u32) -> Vec<Mistake> {
    let lines: Vec<&str> = record.lines().collect();
    let header: Option<Map<String, Value>> = lines.first().and_then(|line| wire::from_json(line).ok());
    let (Some(header), Ok(report)) = (header, wire::from_json::<Report>(report)) else { return Vec::new() };
    let Some(game) = header.get("game").and_then(Value::as_str).and_then(|game| game.parse().ok()) else {
        return Vec::new();
    };
    let bots = header.get("bots").and_then(Value::as_array);
    let is_bot = |seat: Seat| bots.and_then(|bots| bots.get(seat.index())).is_some_and(|bot| !bot.is_null());
    let mistake = |(number, step): (usize, &Step)| {
        let seat = step.seat.filter(|seat| !is_bot(*seat) && step.label.is_some())?;
        let mut header = header.clone();
        header.retain(|key, _| {
            ["quipu", "game", "rules", "options", "seats", "bots", "id", "date"].contains(&key.as_str())
        });
        header.insert(ASKS.to_owned(), Value::from(seat.index()));
        let header = serde_json::to_string(&header).ok()?;
        let record = std::iter::once(header.as_str()).chain(lines.iter().skip(1).take(number).copied());
        let worth = step.options.iter().map(|it| (it.action.get().to_owned(), it.value)).collect();
        let record = record.collect::<Vec<_>>().join("\n") + "\n";
        let repeat = Repeat { solved: 0, due: today };
        Some(Mistake { game, of: id.to_owned(), step: number, seat, record, worth, repeat })
    };
    report.steps.iter().enumerate().filter_map(mistake).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labelled_choices_of_people_are_kept_with_the_record_up_to_them() {
        let record = concat!(
            "{\"quipu\":1,\"game\":\"incan-gold\",\"rules\":1,\"seats\":[\"Ana\",\"Guide\"],\"bots\":[null,\"guide\"],\"id\":\"a-1\",\"fair\":{}}\n",
            "{\"chance\":\"treasure-1\"}\n{\"seat\":0,\"do\":\"camp\"}\n{\"seat\":1,\"do\":\"camp\"}\n"
        );
        let option = r#"{"action":"torch","share":1.0,"value":0.5,"se":0.0},{"action":"camp","share":0.0,"value":0.4,"se":0.0}"#;
        let act = |seat: u8| format!(r#"{{"seat":{seat},"label":"blunder","options":[{option}]}}"#);
        let report =
            format!(r#"{{"steps":[{{"seat":null,"label":null,"options":[]}},{},{}]}}"#, act(0), act(1));
        let found = mistakes("a-1", record, &report, 7);
        assert_eq!(found.len(), 1, "a bot learns nothing");
        let lines: Vec<&str> = found[0].record.lines().collect();
        assert!(
            lines.len() == 2 && lines[0].contains("\"asks\":0") && !lines[0].contains("fair"),
            "{lines:?}"
        );
        assert!(found[0].repeat.is_due(7) && found[0].worth[1] == ("\"camp\"".to_owned(), 0.4));
        assert!(mistakes("a-1", "", &report, 7).is_empty());
    }
}
