//! The fast model can start from what a player knows, and counts the odds that the rules count.

use game_core::{FastGame, Game, Seat, SplitMix, Turn, Viewer};
use game_testkit::random_step;
use incan_gold_fast::Fast;
use incan_gold_rules::{Odds, Options, State};

#[test]
fn it_starts_from_what_a_player_knows_at_any_time() {
    for (number, (options, seats)) in (0..).zip(Options::every_table()) {
        for game in 0..20 {
            let mut draw = SplitMix::nth(number, game);
            let mut rules = State::new(&options, seats).unwrap();
            let mut ahead = Fast::new(&options, seats).unwrap();
            while let Some(step) = random_step(&rules, &mut draw) {
                rules.apply(step, &mut ()).unwrap();
                ahead.apply(step);
                let open = !matches!(rules.turn(), Turn::Act(due) if due != ahead.inside());
                if open && !ahead.is_over() {
                    let known = Fast::known(&rules.knowledge(Seat::default()));
                    agree(&known, &ahead);
                    odds_are_those_of_the_rules(&known, &rules);
                }
            }
        }
    }
}

/// They may differ in which of like cards are in the deck.
fn agree(known: &Fast, ahead: &Fast) {
    let (mut expected, mut given) = (Vec::new(), Vec::new());
    ahead.chance_outcomes(&mut expected);
    known.chance_outcomes(&mut given);
    assert_eq!(given, expected);
    assert_eq!(known.turn(), ahead.turn());
    assert_eq!(known.round(), ahead.round());
    assert_eq!(known.keys(), ahead.keys());
    assert_eq!(known.odds(), ahead.odds());
    assert_eq!(known.hazard_kinds(), ahead.hazard_kinds());
    assert_eq!(known.artifacts_on_path(), ahead.artifacts_on_path());
}

fn odds_are_those_of_the_rules(game: &Fast, rules: &State) {
    let view = rules.view(Viewer::Spectator);
    let (fast, odds) = (game.odds(), Odds::of(&view));
    assert_eq!(usize::from(fast.cards), odds.cards());
    assert_eq!(fast.deadly, odds.deadly_cards());
    assert_eq!(usize::from(fast.hazards), view.hazards_on_path().len());
    assert_eq!(usize::from(fast.artifacts), view.artifacts_on_path().len());
    assert_eq!((fast.hand, fast.path), (view.carried(), view.gems_on_path()));
    let players = view.inside.len() as u8;
    assert_eq!(fast.shares, odds.treasures.iter().map(|gems| gems / players).sum::<u8>());
}
