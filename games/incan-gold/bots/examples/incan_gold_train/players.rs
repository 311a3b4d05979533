//! Who sits at the tables of the training: the learner, its earlier selves, the other levels, and simple rules with random numbers.

use game_core::{Draw, Seat, SplitMix};
use incan_gold_bots::Camp;
use incan_gold_bots::baseline::{Rule, rule};
use incan_gold_bots::guide::Guide;
use incan_gold_bots::porter::Porter;
use incan_gold_fast::{Fast, Odds};

#[derive(Clone, Debug)]
pub enum Player {
    Learner,
    /// The learner with this many pairs of walks.
    Oracle(u32),
    /// An earlier self, by number.
    Past(usize),
    /// The network that sees the position alone.
    Blind,
    Pathfinder,
    Rule(Rule),
    Guide,
    Porter(Porter),
}

/// A random number from 0 to 1.
pub fn unit(draw: &mut SplitMix) -> f32 {
    draw.below(1 << 24) as f32 / (1 << 24) as f32
}

impl Player {
    pub fn named(name: &str) -> Result<Player, String> {
        let (word, argument) = name.split_once(':').map_or((name, None), |(word, of)| (word, Some(of)));
        Ok(match word {
            "oracle" => {
                let walks = argument.unwrap_or("100");
                Player::Oracle(walks.parse().map_err(|_| format!("{walks} is no number of walks"))?)
            }
            "learner" => Player::Learner,
            "blind" => Player::Blind,
            "pathfinder" => Player::Pathfinder,
            "guide" => Player::Guide,
            "porter" => Player::Porter(Porter::default()),
            _ => Player::Rule(rule(word, argument).ok_or(format!("nobody is called {name}"))??),
        })
    }

    /// Anyone but the learner. `levels`: also those that are learned.
    pub fn anyone(levels: bool, draw: &mut SplitMix) -> Player {
        let number = |from: u32, to: u32, draw: &mut SplitMix| (from + draw.below(to - from + 1)) as u8;
        let between = |from: f64, to: f64, draw: &mut SplitMix| from + (to - from) * f64::from(unit(draw));
        Player::Rule(match draw.below(if levels { 33 } else { 26 }) {
            0..5 => Rule::Ev(bots::math::exp(between(-1.0, 1.0, draw))),
            5..9 => Rule::NoisyEv,
            9..11 => Rule::Camp(Camp::with_probability(between(0.05, 0.7, draw)).expect("a probability")),
            11 => Rule::Cards(number(3, 9, draw)),
            12..14 => Rule::Hazards(number(1, 4, draw)),
            14..16 => Rule::Gems(number(3, 20, draw)),
            16 => Rule::Risk(between(0.08, 0.5, draw)),
            17 => Rule::Sweep(number(2, 12, draw)),
            18 => Rule::Alone,
            19 => Rule::Artifact,
            20 => Rule::Follow,
            21..24 => return Player::Guide,
            24..26 => return Player::Porter(Porter::default()),
            26..30 => return Player::Pathfinder,
            _ => return Player::Blind,
        })
    }

    /// Whether a player who is no network leaves.
    pub fn leaves(&mut self, game: &Fast, odds: &Odds, seat: Seat, draw: &mut SplitMix) -> bool {
        match self {
            Player::Rule(rule) => rule.leaves(odds, game.seats() - usize::from(odds.players), draw),
            Player::Guide => Guide.leaves(game, odds, seat, draw),
            Player::Porter(porter) => porter.leaves(game, odds, draw),
            Player::Learner | Player::Oracle(..) | Player::Past(_) | Player::Blind | Player::Pathfinder => {
                false
            }
        }
    }
}

/// Half of all tables are the learner's own, some with earlier selves. At the others sit one or two, or many, of all kinds; at some of
/// them, all others are of one kind.
pub fn table(seats: usize, past: usize, levels: bool, draw: &mut SplitMix) -> Vec<Player> {
    let mut players = vec![Player::Learner; seats];
    let others = match draw.below(20) {
        0..7 => 0.0,
        7..10 => {
            for player in &mut players[1..] {
                if past > 0 && draw.below(2) == 0 {
                    *player = Player::Past(draw.below(past as u32) as usize);
                }
            }
            return players;
        }
        10..15 => 0.3,
        _ => 0.8,
    };
    let alike = (draw.below(3) == 0).then(|| Player::anyone(levels, draw));
    for player in &mut players[1..] {
        if unit(draw) < others {
            *player = alike.clone().unwrap_or_else(|| Player::anyone(levels, draw));
        }
    }
    if others > 0.0 && others < 0.5 {
        players[1] = Player::anyone(levels, draw);
    }
    players
}
