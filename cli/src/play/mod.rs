//! `quipu play`: the games in a terminal, against bots or hot-seat.
//!
//! A plain prompt, line by line, so that it works over ssh, in a dumb terminal, through a pipe and with a screen reader. Each
//! game says what it has to say through [`Terminal`].

mod console;
mod expedition;
mod keyboard;
mod luck;
mod prompt;
mod reading;
mod record;
mod seating;

use crate::failure::Failure;
use crate::input;
use crate::options::GameOptions;
use arena::{Entrant, PlayError, Player, ProgramFaults, Sight, Start, play_with};
use bots::{Level, Roster};
use catalog::record::Record;
use catalog::{Adviser, GameKind, GameModule, Hint, with_game};
use console::{Console, Ended, Look};
pub use expedition::play as play_expedition;
use game_core::{Draw, Seat, SeatSet};
use keyboard::{Keyboard, Person};
use luck::Luck;
use record::Recorder;
use seating::Seating;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use terminal::{Line, Terminal, capital, count, list};

/// Who plays what.
#[derive(clap::Args)]
#[command(after_help = seats_and_examples())]
pub struct Args {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
    /// Who sits where: me,guide,oracle [default: me and bots]
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    seats: Vec<String>,
    /// Another bot, which may contain commas: cmd:"python3 mybot.py"
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    /// Number of players [default: the game's usual number]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=100))]
    players: Option<u8>,
    /// Level of the other bots: porter, guide, pathfinder, oracle or companion
    #[arg(long, value_name = "LEVEL", default_value = "guide", value_parser = level)]
    level: Level,
    #[command(flatten)]
    options: GameOptions,
    /// Random seed; same seed, same deal [default: a random one]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Output file for the record; must not exist yet
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Pause after each line about what happens, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
    /// Time limit of your own program per decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    bot_time: u64,
}

fn seats_and_examples() -> String {
    let [a, b, c] = input::example_games();
    format!(
        "Seats, separated by commas:
  me                      you
  Anna, human:anna        a person at this keyboard; secrets stay covered
  porter, guide, oracle…  a bot (quipu arena GAME --list lists them)
  companion:1900          a bot that plays as well as someone rated 1900
  cmd:COMMAND             your own program (docs/bots.md)

Examples:
  quipu play {a}
  quipu play {b} --players 2 --level oracle
  quipu play {c} --seats Anna,Ben,pathfinder,guide --record evening.jsonl

At any prompt, type ? for help."
    )
}

/// A level by its name, for clap.
fn level(name: &str) -> Result<Level, String> {
    name.to_lowercase().parse().map_err(|_| {
        let names: Vec<&str> = Level::all().map(Level::name).collect();
        format!("the levels are {}", names.join(", "))
    })
}

/// More steps than any game that people would finish.
const MAX_STEPS: u64 = 1_000_000;

pub fn run(args: &Args) -> Result<(), Failure> {
    with_game!(args.game, G => play::<G>(args))
}

fn play<G: GameModule>(args: &Args) -> Result<(), Failure> {
    let players = args.players.map(usize::from);
    let seating = Seating::read::<G>(&args.seats, &args.bot, players, G::Text::DEFAULT_SEATS, args.level);
    let seating = seating.map_err(Failure::Command)?;
    let seats = seating.names.len();
    let options = args.options.read::<G>(seats)?;
    let mut game = G::new(&options, seats).map_err(Failure::command)?;
    let bots = bot_players::<G>(args, &seating, &options)?;
    let header = Record::<G>::new(options.clone(), seating.names.clone(), Vec::new()).header_line();
    let mut recorder = Recorder::<G>::new(args.record.clone(), header)?;

    let people = seating.people();
    let look = Look::of_environment(Duration::from_millis(args.pace));
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), look);
    let file = args.record.as_ref().map(|file| file.display().to_string());
    let mut keyboard =
        Keyboard::<G::Text>::new(console, seating.names.clone(), people, options, &game, file.clone());
    keyboard.console.say(&greeting::<G>(args.game, &seating, people));
    keyboard.open();
    let keyboard = RefCell::new(keyboard);

    let mut players: Vec<Box<dyn Player<G> + '_>> = Vec::new();
    for (seat, bot) in Seat::all(seats).zip(bots) {
        let tells = people.iter().next() == Some(seat);
        match bot {
            Some(bot) => players.push(bot),
            None => players.push(Box::new(Person {
                keyboard: &keyboard,
                tells,
                adviser: Some(advise),
                seen: Vec::new(),
            })),
        }
    }
    let mut in_order: Vec<&mut dyn Player<G>> = players.iter_mut().map(|it| it.as_mut() as _).collect();
    let mut luck = Luck::new(args.seed, 0);
    let chance = |game: &G, _| game.draw_chance(&mut luck);
    let played = play_with(&mut game, &mut in_order, chance, MAX_STEPS, |step| recorder.add(step));
    let faults = seating.names.iter().zip(&players).filter_map(|(name, player)| fault(name, player.faults()));
    let faults: Vec<Line> = faults.collect();
    drop(players);
    let mut keyboard = keyboard.into_inner();
    keyboard.console.say(&parting(keyboard.console.ended(), file.as_deref()));
    keyboard.console.say(&faults);
    let ended = keyboard.console.close();
    recorder.close()?;
    match (played, ended) {
        (_, Some(Ended::Output(error))) => Err(error.into()),
        (Ok(_) | Err(PlayError::Left(_)), _) => Ok(()),
        (Err(error), _) => Err(Failure::command(error)),
    }
}

/// A hint for the player who looks.
fn advise<G: GameModule>(sight: &Sight<'_, G>, seen: &[G::Event]) -> Hint<G::Action> {
    let decision = (sight.seat, seen.len() as u64);
    let mut adviser = Adviser::<G>::new(seen.to_vec(), sight.knowledge(), sight.legal.to_vec(), decision);
    adviser.prepare(&|| false);
    adviser.advise(&|| false)
}

type BotPlayers<G> = Vec<Option<Box<dyn Player<G>>>>;

/// The bots by seat, ready to play.
fn bot_players<G: GameModule>(
    args: &Args,
    seating: &Seating,
    options: &G::Options,
) -> Result<BotPlayers<G>, Failure> {
    let seats = seating.bots.len();
    let player = |(seat, bot): (Seat, &Option<Entrant>)| {
        let Some(bot) = bot else { return Ok(None) };
        let mut player = bot.player::<G>(None, Duration::from_millis(args.bot_time))?;
        let seed = Luck::new(args.seed, 1 + seat.index() as u64).next_word();
        player.start(&Start { options, seats, seat, seed });
        Ok(Some(player))
    };
    Seat::all(seats).zip(&seating.bots).map(player).collect::<Result<_, _>>().map_err(Failure::Command)
}

/// Who plays, what the bots are like, and how to get help.
fn greeting<G: GameModule>(game: GameKind, seating: &Seating, people: SeatSet) -> Vec<Line> {
    let mut names: Vec<String> = seating.names.clone();
    if let Some(only) = people.only() {
        "you".clone_into(&mut names[only.index()]);
    }
    let mut lines = vec![Line::strong(format!("{}: {}.", game.title(), list(&names)))];
    let bots = seating.bots.iter().flatten();
    let levels: BTreeSet<Level> = bots.filter_map(|bot| bot.to_string().parse().ok()).collect();
    for level in levels.into_iter().filter(|level| !G::Bots::character(*level).is_empty()) {
        lines.push(Line::plain(format!("{}: {}", capital(level.name()), G::Bots::character(level))));
    }
    lines.push(Line::plain("At any prompt, type ? for help."));
    lines.push(Line::blank());
    lines
}

/// The last words.
fn parting(ended: Option<&Ended>, record: Option<&str>) -> Vec<Line> {
    let mut lines = Vec::new();
    match ended {
        None => {}
        Some(Ended::Quit) => lines.push(Line::plain("The game ends here. Until next time!")),
        Some(Ended::InputOver) => lines.push(Line::plain("There is no more input, so the game ends here.")),
        Some(Ended::Nonsense) => lines.push(Line::plain("Nobody seems to be there, so the game ends here.")),
        Some(Ended::Output(_)) => return Vec::new(),
    }
    if let Some(file) = record {
        let what = if ended.is_some() { "The game so far" } else { "The game" };
        lines.push(Line::plain(format!("{what} is saved in {file} (quipu replay {file} shows it).")));
    }
    lines
}

fn fault(name: &str, faults: ProgramFaults) -> Option<Line> {
    let moves = count(faults.moves, "move");
    Some(Line::plain(format!("A Porter made {moves} for {name}. First problem: {}.", faults.first?)))
}
