//! The game of a record, at any of its moments.

use catalog::record::{Header, Record, write_step};
use fair::{Commitment, Proof, Secret};
use game_core::{Replays, Seat, SeatSet, Step, StepOf, Turn, Viewer};
use game_table::Branch;
use wire::{
    Code, FairnessCheck, GameUpdate, Json, Moment, Perspective, Phase, Replay, Setup, Sitter, TableView,
    Update, You,
};

/// A jump applies at most this many steps: from the nearest checkpoint before it.
const CHECKPOINT_EVERY: usize = 32;

/// A name in a record may be anything.
const MAX_NAME_CHARS: usize = 40;

/// The key in a header that says which seat is asked at the end of the record: a puzzle.
pub(super) const ASKS: &str = "asks";

/// The game of a record, of any kind.
pub(crate) trait AnyReplay {
    fn check(&self, eyes: Perspective) -> Result<(), &'static str>;
    /// The view from this perspective at the last moment not after `step`, and the step of that moment. If the moment just `before` it
    /// was shown last, the update continues from there.
    fn at(&self, step: u32, eyes: Perspective, before: Option<u32>) -> (u32, Update);
    /// The setup and the lines up to the last moment not after `step`.
    fn until(&self, step: u32) -> (Setup, Branch, Vec<Json>);
}

/// The game of a record.
pub(crate) struct ReplayGame<G: Replays> {
    /// The state before the first step and after every [`CHECKPOINT_EVERY`] steps.
    checkpoints: Vec<G>,
    steps: Vec<StepOf<G>>,
    /// The events of each step.
    events: Vec<Vec<G::Event>>,
    /// After which steps it can be looked at.
    moments: Vec<u32>,
    id: Option<String>,
    /// Who has to choose at the end, in a puzzle.
    asks: Option<Seat>,
    /// The table as everyone sees it during the game.
    table: TableView,
}

impl<G: Replays> ReplayGame<G> {
    /// The game of a checked record, and its description for the page.
    pub fn new(record: Record<G>, checked: FairnessCheck) -> (ReplayGame<G>, Replay) {
        let Record { header, options, steps } = record;
        let start = G::new(&options, header.seats.len()).expect("the record was set up when it was read");
        let options = json(&options);
        let players = players(&header);
        let id: Option<String> = extra(&header, "id").filter(|id: &String| id.len() <= MAX_NAME_CHARS);
        let Walk { moments, checkpoints, events, end } = walk(start, &steps);
        let branch: Option<Branch> = extra(&header, Branch::KEY);
        let replay = Replay {
            game: header.game,
            options: options.clone(),
            id: id.clone(),
            date: extra(&header, "date").filter(|date: &String| date.len() <= "2000-01-01".len()),
            branched: branch.map(|branch| branch.step),
            seats: players.clone(),
            steps: steps.len() as u32,
            outcome: end.outcome(),
            checked,
            moments,
        };
        let moments = replay.moments.iter().map(|moment| moment.step).collect();
        let table = table(&header, options, players, id.as_deref());
        let asks = extra(&header, ASKS);
        (ReplayGame { checkpoints, steps, events, moments, id, asks, table }, replay)
    }

    /// The state after this many steps.
    fn state(&self, step: usize) -> G {
        let nearest = (step / CHECKPOINT_EVERY).min(self.checkpoints.len() - 1);
        let mut state = self.checkpoints[nearest].clone();
        for done in &self.steps[nearest * CHECKPOINT_EVERY..step] {
            state.apply(*done, &mut ()).expect("the record was checked when it was read");
        }
        state
    }

    /// What this seat may choose: only in a puzzle, at its moment.
    fn legal(&self, now: &G, step: u32, seat: Option<Seat>) -> Vec<Json> {
        let mut legal = Vec::new();
        if let Some(seat) = self.asks.filter(|asks| seat == Some(*asks) && step as usize == self.steps.len())
        {
            now.legal_actions(seat, &mut legal);
        }
        legal.iter().map(json).collect()
    }

    fn moment(&self, step: u32) -> usize {
        self.moments.partition_point(|moment| *moment <= step).saturating_sub(1)
    }

    fn tell(&self, now: &G, event: &G::Event, eyes: Perspective, recall: bool) -> Option<Json> {
        let to = |viewer: Viewer| if recall { now.recall(event, viewer) } else { G::redact(event, viewer) };
        let told = match eyes {
            Perspective::Seat(seat) => to(Viewer::Seat(seat)),
            Perspective::Spectator => to(Viewer::Spectator),
            Perspective::Everyone => told_to_all(now, to),
        };
        told.as_ref().map(json)
    }
}

impl<G: Replays> AnyReplay for ReplayGame<G> {
    fn check(&self, eyes: Perspective) -> Result<(), &'static str> {
        match eyes {
            Perspective::Seat(seat) if seat.index() >= self.checkpoints[0].seats() => {
                Err("there is no such seat in this game")
            }
            _ => Ok(()),
        }
    }

    fn at(&self, step: u32, eyes: Perspective, before: Option<u32>) -> (u32, Update) {
        let number = self.moment(step);
        let step = self.moments[number];
        let since = before.filter(|before| number > 0 && self.moments[number - 1] == *before);
        let now = self.state(step as usize);
        let events = self.events[since.unwrap_or(0) as usize..step as usize].iter().flatten();
        let seat = if let Perspective::Seat(seat) = eyes { Some(seat) } else { None };
        let view = match eyes {
            Perspective::Seat(seat) => json(&now.view(Viewer::Seat(seat))),
            Perspective::Spectator => json(&now.view(Viewer::Spectator)),
            Perspective::Everyone => json(&now.view_of_all()),
        };
        let over = now.turn() == Turn::Over;
        let phase = if over { Phase::Over } else { Phase::Playing };
        let version = u64::from(step) + 1;
        let game = GameUpdate {
            id: self.id.clone().unwrap_or_default(),
            game: self.table.setup.game,
            seat,
            events: events.filter_map(|event| self.tell(&now, event, eyes, since.is_none())).collect(),
            view,
            decision: version,
            asked: owing(&now),
            chosen: 0,
            legal: self.legal(&now, step, seat),
            plan: None,
            paused: false,
            over,
        };
        let update = Update {
            version,
            since: Some(since.map_or(0, |since| u64::from(since) + 1)),
            table: Some(TableView { phase, ..self.table.clone() }),
            you: Some(You { place: seat.map(|seat| seat.index() as u8), host: false }),
            game: Some(game),
            clock: None,
        };
        (step, update)
    }

    fn until(&self, step: u32) -> (Setup, Branch, Vec<Json>) {
        let step = self.moments[self.moment(step)];
        let lines = self.steps[..step as usize].iter().map(|step| write_step::<G>(*step)).collect();
        (self.table.setup.clone(), Branch { of: self.id.clone(), step }, lines)
    }
}

/// An event as all players together know it. A player who sees more of it than a spectator sees all of it.
fn told_to_all<G: Replays>(game: &G, told_to: impl Fn(Viewer) -> Option<G::Event>) -> Option<G::Event> {
    let spectator = told_to(Viewer::Spectator);
    let mut seats = Seat::all(game.seats()).map(|seat| told_to(Viewer::Seat(seat)));
    seats.find(|told| *told != spectator).unwrap_or(spectator)
}

fn owing<G: Replays>(game: &G) -> SeatSet {
    match game.turn() {
        Turn::Act(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// What one pass through the game finds.
struct Walk<G: Replays> {
    /// The steps after which no choices are half in and, unless there is something to see, no chance step is due.
    moments: Vec<Moment>,
    checkpoints: Vec<G>,
    /// Of each step.
    events: Vec<Vec<G::Event>>,
    end: G,
}

fn walk<G: Replays>(start: G, steps: &[StepOf<G>]) -> Walk<G> {
    let mut game = start.clone();
    let mut checkpoints = vec![start];
    let mut by_step = Vec::new();
    let mut events = Vec::new();
    let mut moments = Vec::new();
    let mut look = |game: &G, step: usize, sealed: bool, events: &mut Vec<G::Event>| {
        let early = sealed || game.turn() == Turn::Chance && !G::STOPS_BEFORE_CHANCE;
        if early && step < steps.len() {
            return;
        }
        let view = game.view_of_all();
        let told = events.drain(..).filter_map(|event| told_to_all(game, |viewer| G::redact(&event, viewer)));
        let events = told.map(|event| json(&event)).collect();
        moments.push(Moment { step: step as u32, round: G::round(&view), scores: G::scores(&view), events });
    };
    look(&game, 0, false, &mut events);
    for (number, step) in (1..).zip(steps) {
        let others = match step {
            Step::Act(seat, _) => owing(&game).without(SeatSet::one(*seat)),
            Step::Chance(_) => SeatSet::EMPTY,
        };
        let mut new = Vec::new();
        game.apply(*step, &mut new).expect("the record was checked when it was read");
        events.extend(new.iter().cloned());
        by_step.push(new);
        if number % CHECKPOINT_EVERY == 0 {
            checkpoints.push(game.clone());
        }
        let sealed = !others.is_empty() && owing(&game) == others;
        look(&game, number, sealed, &mut events);
    }
    Walk { moments, checkpoints, events: by_step, end: game }
}

/// The table at which it could have been played.
fn table(header: &Header, options: Json, players: Vec<Sitter>, id: Option<&str>) -> TableView {
    let code = id.and_then(|id| id.rsplit_once('-')).and_then(|(code, _)| code.parse().ok());
    TableView {
        code: code.unwrap_or(Code::new(0)),
        setup: Setup {
            game: header.game,
            options: Some(options),
            places: players.len() as u8,
            public: false,
            spectators: true,
            odds: true,
            hints: true, // for a game that one person continues with bots
            programs: false,
            first: Default::default(),
            pace: Default::default(),
        },
        phase: Phase::Playing,
        places: players.into_iter().map(Some).collect(),
        commitment: commitment(header),
        games: 1,
        starting: None,
        event: None,
        unfinished: None,
    }
}

/// The record's commitment; a placeholder if it has none.
fn commitment(header: &Header) -> Commitment {
    let proof: Option<Proof> = extra(header, Proof::KEY);
    proof.map_or_else(|| Secret::new([0; 32]).commitment(), |proof| proof.commitment)
}

fn players(header: &Header) -> Vec<Sitter> {
    let bots: Vec<Option<bots::Level>> = extra(header, "bots").unwrap_or_default();
    let player = |(seat, name): (usize, &String)| {
        let clean =
            name.chars().take(MAX_NAME_CHARS).map(|letter| if letter.is_control() { ' ' } else { letter });
        let bot = bots.get(seat).copied().flatten();
        let (host, stand_in, ready, hash, picks) = (false, false, false, None, Default::default());
        Sitter { name: clean.collect(), bot, program: false, host, stand_in, ready, picks, hash }
    };
    header.seats.iter().enumerate().map(player).collect()
}

/// The value of a key that the rules do not use, if it has the type that we write there.
pub(super) fn extra<T: serde::de::DeserializeOwned>(header: &Header, key: &str) -> Option<T> {
    serde_json::from_str(header.extra(key)?).ok()
}

fn json(value: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("plain data with text keys can be written")
}
