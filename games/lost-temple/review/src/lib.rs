//! Judges positions and choices, for reviews.
//!
//! The chances are those that someone would give who only watches: see `spectator.rs`. What choices are worth is what the player could tell who
//! made them: see `actor.rs`. How players usually choose is what Oracle expects of them, from what they revealed in earlier rounds.

mod actor;
mod spectator;
mod start;
mod tokens;
mod value;

use game_core::{Game, PerSeat, Seat, SeatSet, SplitMix};
use lost_temple_bots::belief::NOBODY;
use lost_temple_bots::opponents::Opponents;
use lost_temple_bots::race::Race;
use lost_temple_bots::rollout::Rollout;
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Chance, CharacterSet, Due, Knowledge, Options, Phase, Public, State};
use review::{Chances, Chosen, Decision, Effort, Opinion, Settings, Weighed};
use spectator::Spectator;
use start::Starts;
use std::sync::Arc;
use tokens::{Odds, Tokens};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
struct Work {
    /// Deals for the chances in the middle of a round.
    chances: u32,
    /// Deals for each kind of token.
    token: u32,
    /// Deals for each choice.
    choice: u32,
    /// Samples for each pick of a round, to find out how thinkers pick.
    thinking: u32,
    /// Ways in which the rest of the start cards are dealt.
    starts: u32,
}

impl Work {
    fn of(effort: Effort) -> Work {
        match effort {
            Effort::Quick => Work { chances: 10, token: 3, choice: 4, thinking: 8, starts: 4 },
            Effort::Normal => Work { chances: 1500, token: 300, choice: 1500, thinking: 200, starts: 100 },
            Effort::Deep => Work { chances: 13_500, token: 2700, choice: 13_500, thinking: 800, starts: 400 },
        }
    }
}

/// Judges a game of Lost Temple.
#[derive(Clone)]
pub struct Judge {
    work: Work,
    race: Arc<Race>,
    starts: Starts,
    opponents: Opponents,
    tokens: Tokens,
    /// The chances now.
    now: Chances,
    /// What the token that lies open could have been; none if a player had looked at it.
    open: Option<Odds>,
    /// The characters revealed in this round whose holders the chances know, and the holders whom they came to know with the last choice.
    shown: CharacterSet,
    revealed: SeatSet,
    /// The round in which someone has picked.
    round: u32,
}

impl review::Judge<State> for Judge {
    const HAS_SECRETS: bool = true;

    fn new(options: &Options, seats: usize, settings: Settings) -> Result<Judge, String> {
        let starts = Starts::new(options, seats).map_err(|error| error.to_string())?;
        Ok(Judge {
            work: Work::of(settings.effort),
            race: Race::on(&options.board, seats, options.mandarin),
            starts,
            opponents: Opponents::new(),
            tokens: Tokens::new(options.board.events().len()),
            now: PerSeat::filled(seats, 1.0 / seats as f64),
            open: None,
            shown: CharacterSet::EMPTY,
            revealed: SeatSet::EMPTY,
            round: 0,
        })
    }

    fn start(&mut self, _: &State) -> Chances {
        self.now = self.starts.chances(&[], &self.race, self.work.starts);
        self.now
    }

    fn chance(&mut self, before: &State, outcome: Chance, after: &State) -> Weighed {
        let known = before.knowledge(Seat::default());
        let step = match (known.public().phase, outcome) {
            (Phase::Deal, Chance::Start(card)) => {
                self.starts.deal(known.public(), card, &self.race, self.work.starts)
            }
            (Phase::Replace { .. }, _) => self.token(&known, before, after),
            // No one sees which token is laid or which card is put aside.
            _ => Weighed::new(self.now, self.now, 1.0),
        };
        self.now = step.after;
        step
    }

    fn choices(&mut self, before: &State, chosen: &[(Seat, Action)], after: &State) -> Chosen<Action> {
        let known = before.knowledge(chosen[0].0);
        let public = known.public();
        let begins = public.phase == Phase::Select && public.round != self.round;
        if begins {
            self.round = public.round;
            self.think(&known);
        }
        if let (Phase::Act(Due::Swap(one, other)), Action::Swap(true)) = (public.phase, chosen[0].1) {
            self.tokens.swap(public, one, other);
        }
        let mut legal = Vec::new();
        before.legal_actions(known.seat(), &mut legal);
        let decision = (legal.len() > 1).then(|| {
            let judged = actor::judge(&known, &legal, &self.race, &self.opponents, self.work.choice);
            Decision { expected: judged.expected, ..Decision::new(known.seat(), judged.opinions) }
        });
        self.watch(before, after);
        let seen = after.knowledge(Seat::default());
        if begins {
            self.now = self.spectator(&known).looking_ahead(self.work.chances);
        }
        let expected = self.now;
        let is_picking = public.phase == Phase::Select && seen.public().phase == Phase::Select;
        self.revealed = SeatSet::EMPTY;
        if !is_picking {
            self.now = self.chances(&seen);
            self.revealed = self.show(public, seen.public());
        }
        // What happened is no part of the mean, unless nothing was shown: the others' cards are dealt at random in both.
        let likelihood = f64::from(u8::from(is_picking));
        let step = Weighed::new(expected, self.now, likelihood);
        Chosen { step, decisions: decision.into_iter().collect() }
    }

    fn revealed(&self) -> SeatSet {
        self.revealed
    }

    /// Later than at the first pick of a round, how the others usually choose is not known: they are taken for racers.
    fn advise(known: &Knowledge, legal: &[Action], effort: Effort) -> Vec<Opinion<Action>> {
        if legal.is_empty() {
            return Vec::new();
        }
        let public = known.public();
        let race = Race::on(&public.board, public.players(), public.mandarin);
        let work = Work::of(effort);
        let mut opponents = Opponents::new();
        if public.phase == Phase::Select {
            think(&mut opponents, known, &race, work.thinking);
        }
        actor::judge(known, legal, &race, &opponents, work.choice).opinions
    }
}

impl Judge {
    fn spectator<'a>(&'a self, known: &'a Knowledge) -> Spectator<'a> {
        Spectator::new(known, &self.race, &self.opponents)
    }

    /// A token takes effect. What comes after that is shown with the next choice, where there is one: it is not luck of this step.
    fn token(&mut self, known: &Knowledge, before: &State, after: &State) -> Weighed {
        let Phase::Replace { token, .. } = known.public().phase else { unreachable!("a token lies open") };
        let open = self.open.take();
        let spectator = self.spectator(known);
        let came = spectator.with_token(token, self.work.token);
        let expected = open.map_or(came, |odds| spectator.with_any_token(&odds, self.work.token));
        self.tokens.put_back(token);
        self.watch(before, after);
        let seen = after.knowledge(Seat::default());
        if matches!(seen.public().phase, Phase::Act(_)) {
            let likelihood = open.map_or(1.0, |odds| odds[token.index()] / odds.iter().sum::<f64>());
            return Weighed::new(expected, came, likelihood);
        }
        self.show(known.public(), seen.public());
        // More than the token came to light.
        Weighed::new(expected, self.chances(&seen), 0.0)
    }

    /// Notes who has revealed a character between these two moments, and says who they are.
    fn show(&mut self, before: &Public, after: &Public) -> SeatSet {
        let is_over = before.round != after.round;
        let revealed = if is_over { &after.revealed_before } else { &after.revealed };
        let new = after.characters().iter().filter(|it| !self.shown.contains(*it));
        let seats = new.filter_map(|it| revealed.by(it)).collect();
        let all = after.characters().iter().filter(|it| revealed.by(*it).is_some()).collect();
        self.shown = if is_over { CharacterSet::EMPTY } else { all };
        seats
    }

    /// Keeps track of the tokens.
    fn watch(&mut self, before: &State, after: &State) {
        let seen = after.knowledge(Seat::default());
        if let Phase::Replace { space, token } = seen.public().phase {
            self.open = self.tokens.odds(before, space);
            self.tokens.reveal(seen.public(), space, token);
        }
    }

    /// The chances that someone would give who only watches.
    fn chances(&self, known: &Knowledge) -> Chances {
        let spectator = self.spectator(known);
        match (known.public().phase, &self.open) {
            (Phase::Over, _) => self.now, // the result is known
            (Phase::Replace { .. }, Some(odds)) => spectator.with_any_token(odds, self.work.token),
            (Phase::Replace { token, .. }, None) => spectator.with_token(token, self.work.token),
            (Phase::Act(_), _) => spectator.looking_ahead(self.work.chances),
            _ => spectator.between_rounds(),
        }
    }

    /// Finds out how everyone will pick in this round.
    fn think(&mut self, known: &Knowledge) {
        think(&mut self.opponents, known, &self.race, self.work.thinking);
    }
}

/// Finds out how everyone will pick in this round, as someone can who only watches.
fn think(opponents: &mut Opponents, known: &Knowledge, race: &Race, samples: u32) {
    let mut table = Fast::from_knowledge(known);
    table.forget_tokens();
    let mut rollout = Rollout::new(known, &table, race);
    rollout.me = NOBODY.into();
    let mut draw = SplitMix::new(spectator::seed(known.public()));
    let weights = value::weights(table.players());
    let budget = bots::Budget::default();
    opponents.think(known, (&table, weights), &mut rollout, samples, &budget, &mut draw);
}
