//! A daily expedition at this keyboard.

use super::console::{Console, Look};
use super::keyboard::{Keyboard, Person};
use super::record::Recorder;
use super::{MAX_STEPS, parting};
use crate::failure::Failure;
use arena::{PlayError, Player, Sight, Start, play_with};
use catalog::GameModule;
use catalog::record::Record;
use daily::{Claim, Expedition, Summary, YOUR_SEAT};
use fair::Proof;
use game_core::{Seat, SeatSet};
use std::cell::RefCell;
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use terminal::{Line, capital};

/// A bot of the expedition: every choice is made by a new one, which is told all that its seat has seen.
struct CrewMember<G: GameModule> {
    expedition: Expedition,
    seat: Seat,
    seen: Vec<G::Event>,
    choices: u64,
}

impl<G: GameModule> Player<G> for CrewMember<G> {
    fn start(&mut self, _: &Start<'_, G>) {}

    fn observe(&mut self, event: &G::Event) {
        self.seen.push(event.clone());
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        let number = self.choices;
        self.choices += 1;
        let seen = self.seen.iter().cloned();
        self.expedition.choice::<G>(self.seat, number, seen, &sight.knowledge(), sight.legal)
    }
}

/// Plays an expedition; the record is one that servers accept.
pub fn play<G: GameModule>(
    expedition: Expedition,
    name: &str,
    file: Option<PathBuf>,
    pace: Duration,
) -> Result<(), Failure> {
    let (options, seats) = (G::usual_options(), expedition.seats());
    let mut game = G::new(&options, seats).map_err(Failure::command)?;
    let names: Vec<String> = Seat::all(seats)
        .map(|seat| expedition.level(seat).map_or(name.to_owned(), |level| capital(level.name())))
        .collect();
    let proof = expedition.proof();
    let deal = proof.deal();
    let mut record = Record::<G>::new(options.clone(), names.clone(), Vec::new());
    let levels: Vec<_> = Seat::all(seats).map(|seat| expedition.level(seat)).collect();
    let header = &mut record.header;
    header.set_extra("id", &proof.id).map_err(Failure::command)?;
    header.set_extra("date", &expedition.date).map_err(Failure::command)?;
    header.set_extra("bots", &levels).map_err(Failure::command)?;
    header.set_extra(Proof::KEY, &proof).map_err(Failure::command)?;
    let mut recorder = Recorder::<G>::new(file.clone(), record.header_line())?;

    let file = file.as_ref().map(|file| file.display().to_string());
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), Look::of_environment(pace));
    let people = SeatSet::one(YOUR_SEAT);
    let mut keyboard = Keyboard::<G::Text>::new(console, names, people, options, &game, file.clone());
    keyboard.console.say(&greeting(expedition));
    keyboard.open();
    let keyboard = RefCell::new(keyboard);

    let mut players: Vec<Box<dyn Player<G> + '_>> = Vec::new();
    for seat in Seat::all(seats) {
        match expedition.level(seat) {
            None => players.push(Box::new(Person {
                keyboard: &keyboard,
                tells: true,
                adviser: None,
                seen: Vec::new(),
            })),
            Some(_) => {
                players.push(Box::new(CrewMember { expedition, seat, seen: Vec::new(), choices: 0 }));
            }
        }
    }
    let mut in_order: Vec<&mut dyn Player<G>> = players.iter_mut().map(|it| it.as_mut() as _).collect();
    let played = play_with(
        &mut game,
        &mut in_order,
        |game, step| deal.chance(game, step),
        MAX_STEPS,
        |step| {
            recorder.add(step);
            record.steps.push(step);
        },
    );
    drop(players);
    let mut keyboard = keyboard.into_inner();
    keyboard.console.say(&result(&record));
    keyboard.console.say(&parting(keyboard.console.ended(), file.as_deref()));
    let ended = keyboard.console.close();
    recorder.close()?;
    match (played, ended) {
        (_, Some(super::Ended::Output(error))) => Err(error.into()),
        (Ok(_) | Err(PlayError::Left(_)), _) => Ok(()),
        (Err(error), _) => Err(Failure::command(error)),
    }
}

fn greeting(expedition: Expedition) -> Vec<Line> {
    let Expedition { game, date } = expedition;
    let levels: Vec<String> = expedition.levels().iter().map(|level| capital(level.name())).collect();
    vec![
        Line::strong(format!("{}: daily expedition of {date}.", game.title())),
        Line::plain(format!("You play {}. Everyone gets the same deal today.", terminal::list(&levels))),
        Line::plain("At any prompt, type ? for help."),
        Line::blank(),
    ]
}

/// How it went, in a line to share that gives no card away; nothing if the game was left.
fn result<G: GameModule>(record: &Record<G>) -> Vec<Line> {
    let text = record.to_text().unwrap_or_default();
    let Ok(summary) = Claim::read(&text).and_then(|claim| claim.summary()) else { return Vec::new() };
    let Summary { game, date, score, rank, seats, standing, .. } = summary;
    let row: String =
        standing.iter().map(|rank| "█▆▄▂".chars().nth(usize::from(*rank) - 1).unwrap_or('▂')).collect();
    vec![
        Line::blank(),
        Line::strong(format!("Quipu {date} · {} · {score} · {rank}/{seats} · {row}", game.title())),
    ]
}
