//! A game of any kind in progress, behind one trait, so that the bindings are written once and name no game.

use crate::error::Fault;
use catalog::record::{self, Header, Reader, Record};
use catalog::{GameKind, GameModule, with_game};
use game_core::{
    Encode, Field, Outcome, Seat, SetupError, Sink, SplitMix, Step, StepOf, Turn, Viewer, Weight,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::any::Any;
use std::fmt::{self, Debug};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::BufRead;
use std::sync::Arc;

pub type AnyTable = Box<dyn Playable>;

/// A table, whatever its game. Actions and outcomes are what a record has for them.
pub trait Playable: Any + Send + Sync {
    fn kind(&self) -> GameKind;
    fn seats(&self) -> usize;
    fn options(&self) -> Value;
    fn turn(&self) -> Turn;
    fn legal_actions(&self, seat: Seat) -> Vec<Value>;
    fn chance_outcomes(&self) -> Vec<(Value, Weight)>;
    fn act(&mut self, seat: Seat, action: Value) -> Result<(), Fault>;
    fn chance(&mut self, outcome: Value) -> Result<(), Fault>;
    /// Draws what chance brings, and applies it.
    fn draw(&mut self, draw: &mut SplitMix) -> Result<Value, Fault>;
    fn view(&self, viewer: Viewer) -> Value;
    fn knowledge(&self, seat: Seat) -> Box<dyn Known>;
    fn outcome(&self) -> Option<Outcome>;
    fn step_count(&self) -> usize;
    fn steps(&self) -> Vec<Value>;
    fn names(&self) -> Vec<String>;
    /// The record; with other names if some are given.
    fn record(&self, names: Option<Vec<String>>) -> Result<String, Fault>;
    /// The record with its steps in the order in which they were made.
    fn as_played(&self) -> String;
    /// Every action that a table of this kind has, by its index.
    fn actions(&self) -> Vec<Value>;
    fn action_index(&self, action: &Value) -> Result<usize, Fault>;
    /// By index: whether the seat may do it now.
    fn legal_mask(&self, seat: Seat) -> Vec<bool>;
    /// What the player knows, in bytes.
    fn observation(&self, seat: Seat) -> Vec<u8>;
    /// What the bytes of an observation are.
    fn fields(&self) -> Vec<Field>;
    fn copy(&self) -> AnyTable;
    /// The same table before its first step.
    fn rewound(&self) -> Result<AnyTable, Fault>;
    /// Applies a step as [`steps`](Playable::steps) lists it.
    fn apply_step(&mut self, step: &Value) -> Result<(), Fault>;
    /// Whether the same can happen from now on, with the same results.
    fn equals(&self, other: &dyn Playable) -> bool;
    fn hash(&self) -> u64;
}

/// What a player knows, whatever the game.
pub trait Known: Any + Send + Sync + Debug {
    fn equals(&self, other: &dyn Known) -> bool;
    fn hash(&self) -> u64;
}

/// A game with everything that led to it.
#[derive(Clone)]
pub struct Table<G: GameModule> {
    pub options: G::Options,
    pub game: G,
    pub steps: Vec<StepOf<G>>,
    encoder: Arc<G::Encoder>,
    header: Header,
    /// How many steps the header's own keys are about. They are dropped when there are more.
    told: usize,
}

/// The table before the first step. Options that are not given have their usual values.
pub fn start(kind: GameKind, seats: usize, given: Map<String, Value>) -> Result<AnyTable, Fault> {
    with_game!(kind, G => Ok(Box::new(Table::<G>::new(options::<G>(given)?, seats)?)))
}

/// The table after the last step of a record.
pub fn read(record: Reader<impl BufRead>) -> Result<AnyTable, Fault> {
    with_game!(record.header().game, G => {
        let Record { header, options, steps } = record.record::<G>()?;
        let mut table = Table::<G>::new(options, header.seats.len())?;
        steps.into_iter().try_for_each(|step| table.apply(step))?;
        (table.told, table.header) = (table.steps.len(), header);
        Ok(Box::new(table))
    })
}

pub fn kind(name: &str) -> Result<GameKind, Fault> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = GameKind::all().map(GameKind::name).collect();
        Fault::Setup(format!("there is no game {name:?}; the games are {}", names.join(", ")))
    })
}

/// The usual options of a new table, changed by those given.
pub fn options<G: GameModule>(given: Map<String, Value>) -> Result<G::Options, Fault> {
    let wrong = |problem: String| Fault::Setup(format!("options: {problem}"));
    record::options::<G>(&Value::from(given.clone()).to_string()).map_err(wrong)?; // says best what is wrong
    let mut all = plain(&G::usual_options());
    if let Some(all) = all.as_object_mut() {
        all.extend(given);
    }
    serde_json::from_value(all).map_err(|error| wrong(error.to_string()))
}

impl<G: GameModule> Table<G> {
    pub fn new(options: G::Options, seats: usize) -> Result<Table<G>, SetupError> {
        let game = G::new(&options, seats)?;
        let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
        let header = Record::<G>::new(options.clone(), names, Vec::new()).header;
        let encoder = Arc::new(G::Encoder::new(&options, seats)?);
        Ok(Table { options, game, steps: Vec::new(), encoder, header, told: 0 })
    }

    pub fn apply(&mut self, step: StepOf<G>) -> Result<(), Fault> {
        self.apply_with(step, &mut ())
    }

    pub fn apply_with(&mut self, step: StepOf<G>, events: &mut impl Sink<G::Event>) -> Result<(), Fault> {
        match self.game.apply(step, events) {
            Ok(()) => {
                self.steps.push(step);
                Ok(())
            }
            Err(why) => Err(self.illegal(&record::refusal::<G>(step, why))),
        }
    }

    /// Whether this is the same game as `earlier`, as far on or further.
    pub fn continues(&self, earlier: &Table<G>) -> bool {
        self.steps.starts_with(&earlier.steps)
            && self.game.seats() == earlier.game.seats()
            && self.options == earlier.options
    }

    pub fn illegal(&self, problem: &str) -> Fault {
        Fault::Illegal(format!("{problem}; {}", record::describe_due(&self.game)))
    }

    fn not_a(&self, what: &str, value: &Value) -> Fault {
        let value = short(value);
        self.illegal(&format!("{value} is not {what} of {}", G::NAME))
    }

    /// The header, without what it said of the game before it went on.
    fn header(&self) -> Header {
        match self.steps.len() == self.told {
            true => self.header.clone(),
            false => Record::<G>::new(self.options.clone(), self.header.seats.clone(), Vec::new()).header,
        }
    }
}

impl<G: GameModule> Playable for Table<G> {
    fn kind(&self) -> GameKind {
        self.header.game
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn options(&self) -> Value {
        plain(&self.options)
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Value> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal.iter().map(plain).collect()
    }

    fn chance_outcomes(&self) -> Vec<(Value, Weight)> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (plain(outcome), *weight)).collect()
    }

    fn act(&mut self, seat: Seat, action: Value) -> Result<(), Fault> {
        let read = G::Action::deserialize(&action).map_err(|_| self.not_a("an action", &action))?;
        self.apply(Step::Act(seat, read))
    }

    fn chance(&mut self, outcome: Value) -> Result<(), Fault> {
        let read =
            G::Chance::deserialize(&outcome).map_err(|_| self.not_a("an outcome of chance", &outcome))?;
        self.apply(Step::Chance(read))
    }

    fn draw(&mut self, draw: &mut SplitMix) -> Result<Value, Fault> {
        let outcome = self.game.draw_chance(draw).ok_or_else(|| self.illegal("chance cannot be drawn"))?;
        self.apply(Step::Chance(outcome))?;
        Ok(plain(&outcome))
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain(&self.game.view(viewer))
    }

    fn knowledge(&self, seat: Seat) -> Box<dyn Known> {
        Box::new(Knows(self.game.knowledge(seat)))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn step_count(&self) -> usize {
        self.steps.len()
    }

    fn steps(&self) -> Vec<Value> {
        let step = |step: &StepOf<G>| match step {
            Step::Act(seat, action) => json!({ "seat": seat, "do": action }),
            Step::Chance(outcome) => json!({ "chance": outcome }),
        };
        self.steps.iter().map(step).collect()
    }

    fn names(&self) -> Vec<String> {
        self.header.seats.clone()
    }

    fn record(&self, names: Option<Vec<String>>) -> Result<String, Fault> {
        let mut header = self.header();
        if let Some(names) = names {
            let (given, seats) = (names.len(), self.seats());
            if given != seats {
                return Err(Fault::Value(format!(
                    "names: {given} names for {seats} players; give one for each seat"
                )));
            }
            header.seats = names;
        }
        let record = Record::<G> { header, options: self.options.clone(), steps: self.steps.clone() };
        Ok(record.to_text()?)
    }

    fn as_played(&self) -> String {
        let header = Record::<G> { header: self.header(), options: self.options.clone(), steps: Vec::new() };
        let mut text = header.header_line() + "\n";
        for step in &self.steps {
            text += record::write_step::<G>(*step).get();
            text += "\n";
        }
        text
    }

    fn actions(&self) -> Vec<Value> {
        (0..self.encoder.actions())
            .filter_map(|index| self.encoder.action(index))
            .map(|it| plain(&it))
            .collect()
    }

    fn action_index(&self, action: &Value) -> Result<usize, Fault> {
        let read = G::Action::deserialize(action).ok();
        read.and_then(|read| self.encoder.index(read)).ok_or_else(|| {
            Fault::Value(format!("{} is not an action of {} at this table", short(action), G::NAME))
        })
    }

    fn legal_mask(&self, seat: Seat) -> Vec<bool> {
        let mut mask = vec![false; self.encoder.actions()];
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal
            .into_iter()
            .filter_map(|action| self.encoder.index(action))
            .for_each(|index| mask[index] = true);
        mask
    }

    fn observation(&self, seat: Seat) -> Vec<u8> {
        let (game, memory) = self.encoder.known(&self.game.knowledge(seat));
        let mut bytes = vec![0; self.encoder.size()];
        self.encoder.observe(&game, &memory, seat, &mut bytes);
        bytes
    }

    fn fields(&self) -> Vec<Field> {
        self.encoder.fields()
    }

    fn copy(&self) -> AnyTable {
        Box::new(self.clone())
    }

    fn rewound(&self) -> Result<AnyTable, Fault> {
        let mut table = Table::<G>::new(self.options.clone(), self.seats())?;
        table.header.seats = self.header.seats.clone();
        Ok(Box::new(table))
    }

    fn apply_step(&mut self, step: &Value) -> Result<(), Fault> {
        self.apply(record::read_step::<G>(&step.to_string()).map_err(Fault::Value)?)
    }

    fn equals(&self, other: &dyn Playable) -> bool {
        (other as &dyn Any).downcast_ref::<Table<G>>().is_some_and(|it| it.game == self.game)
    }

    fn hash(&self) -> u64 {
        hash_of(&self.game)
    }
}

#[derive(PartialEq)]
struct Knows<K>(K);

impl<K: Debug> Debug for Knows<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K: Debug + Eq + Hash + Send + Sync + 'static> Known for Knows<K> {
    fn equals(&self, other: &dyn Known) -> bool {
        (other as &dyn Any).downcast_ref::<Knows<K>>() == Some(self)
    }

    fn hash(&self) -> u64 {
        hash_of(&self.0)
    }
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A value as JSON, short enough for a message.
fn short(value: &Value) -> String {
    value.to_string().chars().take(60).collect()
}

/// Plain data as JSON.
pub fn plain(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with text keys can be written")
}
