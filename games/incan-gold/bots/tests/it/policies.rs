//! The policies choose alike for the rules and for the fast model.

use ::bots::{FastPolicy, Policy, Roster};
use game_core::{FastGame, Game, SplitMix, Step, Turn};
use incan_gold_bots::Bots;
use incan_gold_fast::Fast;
use incan_gold_rules::{Options, State};

#[test]
fn the_same_words_give_the_same_choices() {
    for name in ["random", "camp:0.2", "camp:0.7"] {
        let (mut policy, mut fast_policy) = (Bots::policy(name).unwrap(), Bots::policy(name).unwrap());
        for number in 0..200 {
            let mut game = State::new(&Options::default(), 4).unwrap();
            let mut fast = Fast::new(&Options::default(), 4).unwrap();
            let mut draw = SplitMix::new(number);
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.draw_chance(&mut draw).unwrap()),
                    Turn::Act(due) => {
                        let seat = due.iter().next().unwrap();
                        let mut same_words = draw.clone();
                        let choice = policy.choose(&game, seat, &mut draw);
                        assert_eq!(fast_policy.choose_fast(&fast, seat, &mut same_words), choice, "{name}");
                        Step::Act(seat, choice)
                    }
                };
                game.apply(step, &mut ()).unwrap();
                fast.apply(step);
            }
        }
    }
}
