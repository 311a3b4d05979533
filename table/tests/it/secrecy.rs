//! Two tables that differ only in what a viewer may not know send that viewer the same bytes on every path: live, after returning, at
//! first sight, in refusals, and in the list.

use crate::common::{STRANGER, TestTable, inputs, person, raw, setup, told, told_on_screen};
use catalog::GameKind;
use catalog::record::write_step;
use game_core::{Draw, Game, Seat, SplitMix, Step, StepOf, Turn};
use game_table::{Entry, EntryKind, Table, UpdateMode, UserId};
use game_testkit::{legal_steps, random_step};
use wire::{Command, Setup};

/// A table and, beside it, the state that it hides.
pub struct Shadowed<G> {
    pub table: Table,
    entries: Vec<Entry>,
    pub state: G,
}

impl<G: Game> Clone for Shadowed<G> {
    fn clone(&self) -> Shadowed<G> {
        let table = Table::replay(crate::common::code(), &self.entries).unwrap();
        Shadowed { table, entries: self.entries.clone(), state: self.state.clone() }
    }
}

impl<G: Game> Shadowed<G> {
    /// A game between people, before its first step: what chance brings is for the test to say.
    pub fn new(game: GameKind, options: &str, seats: u8) -> Shadowed<G> {
        let setup = Setup { hints: true, ..setup(game, options, seats) };
        let mut house = TestTable::with(setup, seats.into(), &[]);
        house.happens(EntryKind::Started {
            date: "2026-11-16".to_owned(),
            rules: G::RULES_VERSION,
            scheme: fair::Scheme::ByCard,
            proof: None,
            companion: None,
        });
        let entries: Vec<Entry> =
            house.written.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
        let state = G::new(&serde_json::from_str(options).unwrap(), seats.into()).unwrap();
        Shadowed { table: house.table, entries, state }
    }

    fn happens(&mut self, what: EntryKind) {
        let entry = what.into();
        self.table.apply(&entry).unwrap();
        self.entries.push(entry);
    }

    pub fn take(&mut self, step: StepOf<G>) {
        self.state.apply(step, &mut ()).unwrap();
        self.happens(EntryKind::Step { line: write_step::<G>(step), stand_in: false });
    }

    fn is_due(&self, seat: Seat) -> bool {
        matches!(self.state.turn(), Turn::Act(due) if due.contains(seat))
    }

    /// What a bot would choose for this seat, and what that comes to at once.
    fn bots_choice(&self, seat: Seat) -> String {
        let mut other = self.clone();
        other.happens(EntryKind::Away { seat });
        let due = other.table.bots_due(|| 11);
        let task = due.into_iter().find(|task| task.seat == seat).expect("the seat owes a choice");
        let plan = other.table.answer(&task.choose(&|| false), &inputs(9));
        serde_json::to_string(&plan.entries[0]).unwrap()
    }
}

/// The hint for a seat that has to choose.
fn hint<G: Game>(at: &Shadowed<G>, seat: Seat) -> String {
    let (user, decision) = (UserId(seat.index() as i64), at.table.decision().expect("a choice is due"));
    let task = at.table.hint(user, decision).expect("hints are allowed");
    serde_json::to_string(&task.advise(&|| true)).unwrap()
}

/// Everything that a user can get out of a table.
fn everything<G: Game>(at: &Shadowed<G>, user: i64, since: &[u64], probes: &[Command]) -> String {
    let mut all = serde_json::to_string(&at.table.listed()).unwrap();
    for since in [None].into_iter().chain(since.iter().copied().map(Some)) {
        for mode in [UpdateMode::Live, UpdateMode::CatchUp] {
            all += &told(&at.table, user, since, mode);
            all.push('\n');
            let on_screen = told_on_screen(&at.table, user, since, mode);
            let all_see = told(&at.table, STRANGER, since, mode);
            assert_eq!(on_screen, all_see, "a big screen of {user} shows what all may see, and all of it");
        }
    }
    for command in probes {
        all += &match at.table.submit(&person(user), 1, command, &inputs(9)) {
            Ok(plan) => format!("{} done\n", plan.entries.len().min(1)),
            Err(why) => serde_json::to_string(&why).unwrap() + "\n",
        };
    }
    all
}

/// Commands that are mostly wrong: also every choice of any seat at either table.
fn probes<G: Game>(tables: &[Shadowed<G>; 2]) -> Vec<Command> {
    let decision = tables[0].table.decision().unwrap_or(0);
    let steps = tables.iter().flat_map(|at| legal_steps(&at.state));
    let choices = steps.filter_map(|step| match step {
        Step::Act(_, action) => serde_json::to_string(&action).ok(),
        Step::Chance(_) => None,
    });
    let mut choices: Vec<String> = choices.collect();
    choices.sort();
    choices.dedup();
    let plays = choices.iter().map(|action| crate::common::play(decision, action));
    let wrong = [
        Command::Play { decision: decision + 1, action: raw("1") },
        Command::Play { decision, action: raw("1") },
        Command::Start {},
        Command::Stand {},
        Command::Sit { place: Some(0) },
        Command::Back {},
        crate::common::commit(3),
        crate::common::reveal(3),
    ];
    plays.chain(wrong).collect()
}

/// How often two different tables were compared, and how often a bot had to choose at both.
#[derive(Default)]
struct Compared {
    tables: usize,
    bots: usize,
}

/// Takes two different steps from the same table, and the same steps after that, for as long as the player in `seat` knows the same.
fn fork<G: Game>(from: &Shadowed<G>, seat: Seat, draw: &mut SplitMix, compared: &mut Compared) {
    let steps = legal_steps(&from.state);
    let (Some(&one), Some(&other)) = (draw.pick(&steps), draw.pick(&steps)) else { return };
    if one == other {
        return;
    }
    let forked = from.table.version();
    let mut tables = [from.clone(), from.clone()];
    let mut next = [one, other];
    for _ in 0..12 {
        tables.iter_mut().zip(next).for_each(|(at, step)| at.take(step));
        if tables[0].state.knowledge(seat) != tables[1].state.knowledge(seat) {
            break;
        }
        let differ = usize::from(tables[0].state != tables[1].state);
        compared.tables += differ;
        let now = tables[0].table.version();
        let since = [1, forked - 1, forked, now - 1, u64::from(draw.below(now as u32)) + 1];
        let probes = probes(&tables);
        for user in [seat.index() as i64, STRANGER] {
            let told = [0, 1].map(|at| everything(&tables[at], user, &since, &probes));
            assert_eq!(told[0], told[1], "{user} can tell {one:?} from {other:?} after {next:?}");
        }
        if tables.iter().all(|at| at.is_due(seat)) && draw.below(4) == 0 {
            compared.bots += differ;
            let chosen = [0, 1].map(|at| tables[at].bots_choice(seat));
            assert_eq!(chosen[0], chosen[1], "the bot in seat {seat} can tell {one:?} from {other:?}");
            let hints = [0, 1].map(|at| hint(&tables[at], seat));
            assert_eq!(hints[0], hints[1], "a hint for seat {seat} can tell {one:?} from {other:?}");
        }
        let there = legal_steps(&tables[1].state);
        let both: Vec<StepOf<G>> =
            legal_steps(&tables[0].state).into_iter().filter(|step| there.contains(step)).collect();
        let Some(&step) = draw.pick(&both) else { break };
        next = [step, step];
    }
}

fn one_game<G: Game>(game: GameKind, options: &str, seats: u8, draw: &mut SplitMix, compared: &mut Compared) {
    let mut at = Shadowed::<G>::new(game, options, seats);
    while let Some(step) = random_step(&at.state, draw) {
        if draw.below(3) == 0 {
            for seat in Seat::all(seats.into()) {
                fork(&at, seat, draw, compared);
            }
        }
        at.take(step);
        assert!(at.entries.len() < 5_000, "the game does not end");
    }
}

/// A game for each number of seats with each of the options.
fn secrecy<G: Game>(game: GameKind, options: &[&str], seats: &[u8]) -> Compared {
    let mut draw = SplitMix::new(1);
    let mut compared = Compared::default();
    for options in options {
        for seats in seats {
            one_game::<G>(game, options, *seats, &mut draw, &mut compared);
        }
    }
    compared
}

#[test]
fn incan_gold() {
    let options = ["{}", r#"{"edition":"diamant-2016"}"#, r#"{"open_tents":true}"#];
    let compared =
        secrecy::<catalog::games::incan_gold::rules::State>(GameKind::IncanGold, &options, &[2, 3, 4, 5, 8]);
    assert!(compared.tables > 500, "only {} tables differed", compared.tables);
    assert!(compared.bots > 40, "bots chose only {} times", compared.bots);
}

#[test]
fn lost_temple() {
    let options = ["{}", r#"{"mandarin":true}"#];
    let compared =
        secrecy::<catalog::games::lost_temple::rules::State>(GameKind::LostTemple, &options, &[2, 3, 4]);
    assert!(compared.tables > 500, "only {} tables differed", compared.tables);
    assert!(compared.bots > 40, "bots chose only {} times", compared.bots);
}

/// Everyone sees every card that is flipped in Gold, so no two tables differ in what a seat may not know. What a client may not be sent
/// again is in gold_memory.rs.
#[test]
fn gold() {
    let compared =
        secrecy::<catalog::games::gold::rules::State>(GameKind::Gold, &["{}", r#"{"match":true}"#], &[2, 3]);
    assert_eq!(compared.tables, 0);
}
