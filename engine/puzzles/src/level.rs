//! How hard a puzzle is, judged by which bots get it right.

use crate::code::legal;
use crate::moment::Judged;
use crate::source::Source;
use bots::{Bot, Budget, Level, Roster};
use game_core::{Draw, Game, Seat, SplitMix, Step, StepOf, Turn, Viewer};

/// How often each bot is asked.
const TIMES: usize = 3;
/// The easiest puzzle.
const EASIEST: f64 = 1000.0;
/// How much harder it is if a bot of the ladder never gets it right, weakest bot first.
const IF_WRONG: [f64; 4] = [250.0, 350.0, 300.0, 300.0];
/// How much harder it is if the right choice is hardly better; nothing from a difference of [`WIDE`].
const IF_CLOSE: f64 = 200.0;
const WIDE: f64 = 0.25;
/// How much harder it is each time that there are twice as many wrong choices.
const IF_MANY: f64 = 60.0;

/// The rating to begin with. The steps are those up to the moment.
pub(crate) fn rating<S: Source>(
    start: &S::Game,
    steps: &[StepOf<S::Game>],
    judged: &Judged<<S::Game as Game>::Action>,
    gap: f64,
    draw: &mut SplitMix,
) -> Option<u16> {
    let shares = panel::<S>(start, steps, judged.seat, &judged.right(), draw)?;
    let wrong = (judged.legal.len() - judged.right().len()).max(1) as f64;
    let missed: f64 = shares.iter().zip(IF_WRONG).map(|(right, harder)| (1.0 - right) * harder).sum();
    let rating = EASIEST + missed + IF_CLOSE * (1.0 - gap.min(WIDE) / WIDE) + IF_MANY * wrong.log2();
    Some(rating.round() as u16)
}

/// How often each bot of the ladder chooses right, after it has seen the game from that seat.
fn panel<S: Source>(
    start: &S::Game,
    steps: &[StepOf<S::Game>],
    seat: Seat,
    right: &[<S::Game as Game>::Action],
    draw: &mut SplitMix,
) -> Option<[f64; 4]> {
    let mut bots = Level::LADDER.map(S::Bots::level);
    let (mut table, mut events) = (start.clone(), Vec::new());
    for step in steps {
        table.apply(*step, &mut events).ok()?;
        let seen = events.drain(..).filter_map(|event| S::Game::redact(&event, Viewer::Seat(seat)));
        seen.for_each(|event| bots.iter_mut().for_each(|bot| bot.observe(&event)));
    }
    let (known, legal) = (table.knowledge(seat), legal(&table, seat));
    let mut share = |bot: &mut Box<dyn Bot<S::Game>>| {
        let mut asked = || bot.choose(&known, &legal, &Budget::default(), draw);
        let found = (0..TIMES).filter(|_| right.contains(&asked())).count();
        found as f64 / TIMES as f64
    };
    Some(std::array::from_fn(|at| share(&mut bots[at])))
}

/// A game between bots of different levels: its steps, none if it takes too long.
pub(crate) fn play<S: Source>(start: &S::Game, draw: &mut SplitMix) -> Option<Vec<StepOf<S::Game>>> {
    const MOST_STEPS: usize = 20_000;
    let mut bots: Vec<Box<dyn Bot<S::Game>>> = (0..start.seats())
        .map(|_| S::Bots::level(Level::LADDER[draw.below(Level::LADDER.len() as u32) as usize]))
        .collect();
    let (mut table, mut steps, mut events) = (start.clone(), Vec::new(), Vec::new());
    while steps.len() < MOST_STEPS {
        let step = match table.turn() {
            Turn::Over => return Some(steps),
            Turn::Chance => Step::Chance(table.draw_chance(draw)?),
            Turn::Act(due) => {
                let seat = due.iter().next()?;
                let legal = legal(&table, seat);
                let known = table.knowledge(seat);
                Step::Act(seat, bots[seat.index()].choose(&known, &legal, &Budget::default(), draw))
            }
        };
        table.apply(step, &mut events).ok()?;
        steps.push(step);
        for event in events.drain(..) {
            for (bot, seat) in bots.iter_mut().zip(Seat::all(start.seats())) {
                if let Some(event) = S::Game::redact(&event, Viewer::Seat(seat)) {
                    bot.observe(&event);
                }
            }
        }
    }
    None
}
