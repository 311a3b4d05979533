//! Making puzzles: games between bots, and from each the moments with one right choice.

use crate::check::{Depth, check};
use crate::code::{decode, encode, legal};
use crate::level;
use crate::moment::{Judged, advice, judge, moments};
use crate::puzzle::{FORMAT, Puzzle, SURE, Theme, rounded};
use crate::rollouts::confirm;
use crate::source::{Question, Source};
use game_core::{ActionOf, Draw, Game, Seat, SplitMix, StepOf, Viewer};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// From one game come at most so many.
const FROM_ONE_GAME: usize = 3;
/// At most this part of all puzzles has the same first theme.
const SAME_THEME: f64 = 0.3;
/// At most this part has the same answer, so that no habit solves them.
const SAME_ANSWER: f64 = 0.75;
/// Where the bands of difficulty begin, and the part of all puzzles that may be in each.
const BANDS: [(u16, f64); 4] = [(0, 0.35), (1200, 0.35), (1400, 0.4), (1600, 1.0)];

/// Makes the puzzles of one game. The same seed always makes the same ones.
pub struct Maker<S: Source> {
    seed: u64,
    /// How many there shall be.
    count: usize,
    /// How many there are.
    made: usize,
    /// The number of the next game.
    next: u64,
    tables: Vec<(<S::Game as Game>::Options, usize)>,
    /// What the players saw at the moments that there are already.
    seen: BTreeSet<String>,
    themes: BTreeMap<String, usize>,
    answers: BTreeMap<String, usize>,
    bands: [usize; BANDS.len()],
}

impl<S: Source> Maker<S> {
    /// A maker that goes on after these; or why there can be none.
    pub fn new(seed: u64, count: usize, before: &[Puzzle]) -> Result<Maker<S>, String> {
        let tables = S::tables();
        if tables.is_empty() {
            let name = <S::Game as Game>::NAME;
            return Err(format!("{name} has no judge that is good enough for puzzles"));
        }
        let (themes, answers, bands) = (BTreeMap::new(), BTreeMap::new(), [0; BANDS.len()]);
        let mut maker =
            Maker { seed, count, made: 0, next: 0, tables, seen: BTreeSet::new(), themes, answers, bands };
        for puzzle in before {
            let (_, table) = position::<S::Game>(puzzle)?;
            let best = (0..puzzle.values.len()).find(|at| puzzle.is_right(*at));
            let best = best.and_then(|at| legal(&table, puzzle.seat).get(at).copied());
            maker.note(puzzle, answer(&best), sight(&table, puzzle.seat));
            let mut numbers = puzzle.id.split('-').map_while(|part| part.parse::<u64>().ok());
            if let (Some(of), Some(game)) = (numbers.next(), numbers.next())
                && of == seed
            {
                maker.next = maker.next.max(game + 1);
            }
        }
        Ok(maker)
    }

    pub fn made(&self) -> usize {
        self.made
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.next
    }

    pub fn is_done(&self) -> bool {
        self.made >= self.count
    }

    /// The puzzles of the next game, often none.
    pub fn play(&mut self) -> Vec<Puzzle> {
        let number = self.next;
        self.next += 1;
        let (options, seats) = self.tables[number as usize % self.tables.len()].clone();
        let mut draw = SplitMix::nth(self.seed, number);
        self.of_game(number, &options, seats, &mut draw).unwrap_or_default()
    }

    fn of_game(
        &mut self,
        number: u64,
        options: &<S::Game as Game>::Options,
        seats: usize,
        draw: &mut SplitMix,
    ) -> Option<Vec<Puzzle>> {
        let start = S::Game::new(options, seats).ok()?;
        let steps = level::play::<S>(&start, draw)?;
        let found = match S::ADVISED {
            true => advised::<S>(&start, &steps, |judged| self.wants(judged), draw),
            false => judged::<S>(options, &start, &steps, |judged| self.wants(judged), draw)?,
        };
        let mut puzzles = Vec::new();
        for judged in found {
            if puzzles.len() < FROM_ONE_GAME && !self.is_done() {
                puzzles.extend(self.of_moment(number, options, &start, &steps, &judged, draw));
            }
        }
        Some(puzzles)
    }

    fn of_moment(
        &mut self,
        number: u64,
        options: &<S::Game as Game>::Options,
        start: &S::Game,
        steps: &[StepOf<S::Game>],
        judged: &Judged<ActionOf<S::Game>>,
        draw: &mut SplitMix,
    ) -> Option<Puzzle> {
        let (gap, se) = judged.is_clear(SURE)?;
        let steps = &steps[..judged.step];
        let code = encode(start, steps)?;
        let (_, table) = decode(start, &code).ok()?;
        let sight = sight(&table, judged.seat);
        if self.seen.contains(&sight) {
            return None;
        }
        let (known, right) = (table.knowledge(judged.seat), judged.right());
        let view = &table.view(Viewer::Seat(judged.seat));
        let themes = S::themes(&Question { known: &known, view, legal: &judged.legal, right: &right });
        let theme = themes.first()?;
        let seed = draw.next_word();
        let rating = level::rating::<S>(start, steps, judged, gap, &mut SplitMix::new(seed))?;
        let answer = answer(&right.first());
        if !self.has_room(theme, rating, &answer) {
            return None;
        }
        let rollouts = confirm::<S>(&known, judged.seat, judged.best(), &judged.wrong(), seed)?;
        let puzzle = Puzzle {
            puzzle: FORMAT,
            id: format!("{}-{number}-{}-{}", self.seed, judged.step, judged.seat.index()),
            game: <S::Game as Game>::NAME.to_owned(),
            rules: <S::Game as Game>::RULES_VERSION,
            options: changed::<S::Game>(options, start.seats()),
            seats: start.seats(),
            steps: code,
            seat: judged.seat,
            values: judged.values.iter().copied().map(rounded).collect(),
            se: rounded(se),
            rollouts,
            themes,
            rating,
        };
        // Rounded, one at the limit may be below it.
        check::<S>(&puzzle, Depth::Replay).ok()?;
        self.note(&puzzle, answer, sight);
        Some(puzzle)
    }

    /// Whether there are not too many with this answer already.
    fn wants(&self, judged: &Judged<ActionOf<S::Game>>) -> bool {
        self.has_room_for(&answer(&judged.right().first()))
    }

    fn has_room_for(&self, answer: &str) -> bool {
        let answers = self.answers.get(answer).copied().unwrap_or(0);
        answers < (SAME_ANSWER * self.count as f64).ceil() as usize
    }

    fn has_room(&self, theme: &Theme, rating: u16, answer: &str) -> bool {
        let of = |share: f64| (share * self.count as f64).ceil() as usize;
        let same = self.themes.get(&theme.0).copied().unwrap_or(0);
        let band = band(rating);
        same < of(SAME_THEME) && self.has_room_for(answer) && self.bands[band] < of(BANDS[band].1)
    }

    fn note(&mut self, puzzle: &Puzzle, answer: String, sight: String) {
        self.made += 1;
        self.seen.insert(sight);
        *self.answers.entry(answer).or_default() += 1;
        self.bands[band(puzzle.rating)] += 1;
        if let Some(theme) = puzzle.themes.first() {
            *self.themes.entry(theme.0.clone()).or_default() += 1;
        }
    }
}

/// The first right action, as a text.
fn answer(action: &impl Serialize) -> String {
    serde_json::to_string(action).unwrap_or_default()
}

/// The moments of a game that its judge finds clear: first at a glance, and then some of those again.
fn judged<S: Source>(
    options: &<S::Game as Game>::Options,
    start: &S::Game,
    steps: &[StepOf<S::Game>],
    wants: impl Fn(&Judged<ActionOf<S::Game>>) -> bool,
    draw: &mut SplitMix,
) -> Option<Vec<Judged<ActionOf<S::Game>>>> {
    let mut moments: Vec<(usize, Seat)> = Vec::new();
    let first = |judged: Judged<ActionOf<S::Game>>| {
        if judged.is_clear(S::FIRST.1).is_some() && wants(&judged) {
            moments.push((judged.step, judged.seat));
        }
    };
    judge::<S::Game, S::Judge>(options, start, steps, S::FIRST.0, usize::MAX, first).ok()?;
    draw.shuffle(&mut moments);
    moments.truncate(2 * FROM_ONE_GAME);
    let last = moments.iter().map(|(step, _)| *step).max()?;
    let mut found = Vec::new();
    let again = |judged: Judged<ActionOf<S::Game>>| {
        if moments.contains(&(judged.step, judged.seat)) && judged.is_clear(SURE).is_some() {
            found.push(judged);
        }
    };
    judge::<S::Game, S::Judge>(options, start, steps, S::LAST, last, again).ok()?;
    Some(found)
}

/// The same, where the judge advises at single moments.
fn advised<S: Source>(
    start: &S::Game,
    steps: &[StepOf<S::Game>],
    wants: impl Fn(&Judged<ActionOf<S::Game>>) -> bool,
    draw: &mut SplitMix,
) -> Vec<Judged<ActionOf<S::Game>>> {
    let mut moments = moments(start, steps);
    draw.shuffle(&mut moments);
    let mut found = Vec::new();
    for (step, seat) in moments.into_iter().take(S::MOMENTS) {
        let mut table = start.clone();
        if steps[..step].iter().any(|step| table.apply(*step, &mut ()).is_err()) {
            continue;
        }
        let first = advice::<S>(&table, seat, step, S::FIRST.0);
        let is_clear = |judged: &Judged<_>| judged.is_clear(S::FIRST.1).is_some() && wants(judged);
        if first.as_ref().is_some_and(is_clear) {
            let again = advice::<S>(&table, seat, step, S::LAST);
            found.extend(again.filter(|judged| judged.is_clear(SURE).is_some()));
        }
        if found.len() >= 2 * FROM_ONE_GAME {
            break;
        }
    }
    found
}

fn band(rating: u16) -> usize {
    BANDS.iter().rposition(|(begins, _)| *begins <= rating).unwrap_or(0)
}

/// What the player sees: a position that looks the same is the same puzzle.
fn sight<G: Game>(table: &G, seat: Seat) -> String {
    let view = serde_json::to_string(&table.view(Viewer::Seat(seat)));
    format!("{seat} {}", view.unwrap_or_default())
}

/// The options as they are written.
fn changed<G: Game>(options: &G::Options, seats: usize) -> Map<String, Value> {
    match serde_json::to_value(G::canonical(options, seats)) {
        Ok(Value::Object(options)) => options,
        _ => Map::new(),
    }
}

/// The beginning of a puzzle's game, and the table at its moment.
pub(crate) fn position<G: Game>(puzzle: &Puzzle) -> Result<(Start<G>, G), String> {
    if puzzle.game != G::NAME {
        return Err(format!("this puzzle is of {}, not of {}", puzzle.game, G::NAME));
    }
    if puzzle.rules != G::RULES_VERSION {
        let (rules, known) = (puzzle.rules, G::RULES_VERSION);
        return Err(format!("it has version {rules} of the rules; only version {known} is supported"));
    }
    let options: G::Options = serde_json::from_value(Value::Object(puzzle.options.clone()))
        .map_err(|error| format!("\"options\": {error}"))?;
    let start = G::new(&options, puzzle.seats).map_err(|error| error.to_string())?;
    let (steps, table) = decode(&start, &puzzle.steps)?;
    Ok((Start { options, start, steps }, table))
}

/// How a puzzle came about.
pub struct Start<G: Game> {
    pub options: G::Options,
    pub start: G,
    pub steps: Vec<StepOf<G>>,
}

/// What a replay needs of a puzzle: options and steps.
pub fn opened<G: Game>(puzzle: &Puzzle) -> Result<Start<G>, String> {
    position(puzzle).map(|(start, _)| start)
}
