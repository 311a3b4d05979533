//! A whole expedition without a person, for tests and measurements.

use crate::{Crew, Expedition};
use catalog::record::Record;
use catalog::{GameModule, with_game};
use fair::Proof;
use game_core::{Draw, Game, Seat, SeatSet, SplitMix, Step, Turn};

/// The record of an expedition in which the player chooses at random. Where all choose at once, the player comes first or last, as `seed`
/// is even or odd.
pub fn random_game(expedition: Expedition, name: &str, seed: u64) -> String {
    with_game!(expedition.game, G => {
        let mut draw = SplitMix::new(seed);
        whole_game::<G>(expedition, name, |crew, game, due| {
            let seat = if seed.is_multiple_of(2) { due.iter().next() } else { due.iter().last() };
            let seat = seat.expect("someone is due");
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let action = crew.choose(game, seat).or(draw.pick(&legal).copied());
            (seat, action.expect("a seat that is due has a choice"))
        })
    })
}

/// The record of an expedition in which `choose` says who chooses next, and what.
pub fn whole_game<G: GameModule>(
    expedition: Expedition,
    name: &str,
    mut choose: impl FnMut(&Crew<G>, &G, SeatSet) -> (Seat, G::Action),
) -> String {
    let (options, seats) = (G::usual_options(), expedition.seats());
    let mut game = G::new(&options, seats).expect("the usual options fit the seats of an expedition");
    let mut crew = Crew::<G>::new(expedition);
    let proof = expedition.proof();
    let deal = proof.deal();
    let mut steps = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => deal.chance(&game, steps.len() as u64 + 1).map(Step::Chance),
            Turn::Act(due) => {
                let (seat, action) = choose(&crew, &game, due);
                Some(Step::Act(seat, action))
            }
        };
        let step = step.expect("a game that is not over goes on");
        let mut events = Vec::new();
        game.apply(step, &mut events).expect("chance and `choose` bring what is legal");
        let chooser = if let Step::Act(seat, _) = step { Some(seat) } else { None };
        crew.observe(chooser, events);
        steps.push(step);
    }
    let levels: Vec<_> = Seat::all(seats).map(|seat| expedition.level(seat)).collect();
    let names = levels.iter().map(|level| level.map_or(name, |level| level.name()).to_owned()).collect();
    let mut record = Record::<G>::new(options, names, steps);
    let header = &mut record.header;
    header.set_extra("id", &proof.id).expect("plain text");
    header.set_extra("date", &expedition.date).expect("plain text");
    header.set_extra("bots", &levels).expect("plain text");
    header.set_extra(Proof::KEY, &proof).expect("plain text");
    record.to_text().expect("plain data with text keys can be written")
}
