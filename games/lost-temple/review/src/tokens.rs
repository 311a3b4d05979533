//! Which token may lie where, for someone who knows all that any player has looked at.
//!
//! A token that no player has looked at is luck for everyone, however they play. So one that is revealed is compared with all that could
//! have lain there. A token can only lie where one was laid after it went back into the reserve itself.

use game_core::{Game, Seat};
use lost_temple_rules::{Knowledge, Public, State, TOKENS, Token};

/// How many kinds of tokens there are.
pub const KINDS: usize = Token::NAMES.len();

/// How likely each kind of token is, by its index.
pub type Odds = [f64; KINDS];

/// When the tokens of the set-up were laid: after nothing went back.
const SET_UP: u32 = 1;
/// When a token that was never revealed went back: before everything was laid.
const NEVER: u32 = 0;

/// When the tokens were laid and went back.
#[derive(Clone, Debug)]
pub struct Tokens {
    /// Moves on with every token that is revealed.
    now: u32,
    /// By event space of the board.
    laid: Vec<u32>,
    /// The tokens that were revealed and went back, by time.
    returned: Vec<(Token, u32)>,
}

impl Tokens {
    /// `events` is how many event spaces the board has.
    pub fn new(events: usize) -> Tokens {
        Tokens { now: SET_UP, laid: vec![SET_UP; events], returned: Vec::new() }
    }

    /// A token was revealed on this space.
    pub fn reveal(&mut self, public: &Public, space: u8, token: Token) {
        let Some(event) = event(public, space) else { return };
        let laid = self.laid[event];
        take_latest(&mut self.returned, token, laid);
        self.now += 1;
        self.laid[event] = self.now;
    }

    /// The token revealed last went back.
    pub fn put_back(&mut self, token: Token) {
        self.returned.push((token, self.now));
    }

    /// The tokens on these spaces changed places.
    pub fn swap(&mut self, public: &Public, one: u8, other: u8) {
        if let (Some(one), Some(other)) = (event(public, one), event(public, other)) {
            self.laid.swap(one, other);
        }
    }

    /// How likely each kind lies on this space, before it is revealed there; none if a player has looked at it.
    pub fn odds(&self, table: &State, space: u8) -> Option<Odds> {
        let eyes: Vec<Knowledge> = Seat::all(table.seats()).map(|seat| table.knowledge(seat)).collect();
        let public = eyes[0].public();
        let here = event(public, space)?;
        // Where one is being replaced, the replacement counts as laid, and the revealed token as put back.
        let mut pool = public.board.tokens();
        let mut returned = self.returned.clone();
        let mut unseen = Vec::with_capacity(TOKENS);
        for (event, other) in public.board.events().iter().enumerate() {
            match eyes.iter().find_map(|known| known.token_at(*other)) {
                Some(_) if *other == space => return None,
                Some(token) => {
                    pool.take(token.index());
                    take_latest(&mut returned, token, self.laid[event]);
                }
                None => unseen.push(event),
            }
        }
        // From the token that went back last, which can lie in the fewest spots, to those that were never revealed: each is as likely in any
        // spot as in any other that is left.
        let mut never = pool;
        for (token, _) in &returned {
            never.take(token.index());
        }
        let never = Token::all().flat_map(|it| (0..never.of(it.index())).map(move |_| (it, NEVER)));
        let in_reserve = (pool.total() as usize).saturating_sub(unseen.len());
        let (mut odds, mut open) = ([0.0; KINDS], 1.0);
        for (dealt, (token, time)) in returned.iter().rev().copied().chain(never).enumerate() {
            if self.laid[here] > time {
                let spots = unseen.iter().filter(|event| self.laid[**event] > time).count() + in_reserve;
                let lies_here = open / spots.saturating_sub(dealt).max(1) as f64;
                odds[token.index()] += lies_here;
                open -= lies_here;
            }
        }
        Some(odds)
    }
}

/// Removes the returned token of this kind that the one laid at `laid` can be at the latest.
fn take_latest(returned: &mut Vec<(Token, u32)>, token: Token, laid: u32) {
    if let Some(same) = returned.iter().rposition(|(kind, time)| *kind == token && *time < laid) {
        returned.remove(same);
    }
}

fn event(public: &Public, space: u8) -> Option<usize> {
    public.board.events().binary_search(&space).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
mod tests {
    use super::*;
    use game_core::{Determinize, Draw, OpenTable, SplitMix, Step, Turn};
    use lost_temple_rules::{Action, Character, Due, Options, Phase};

    const DEALS: u32 = 400;

    /// Where no player has looked at any token, the odds are those of the tables that a player deals at random.
    #[test]
    fn odds_are_those_of_the_rules() {
        let (mut compared, mut off) = (0, 0.0);
        for game in 0..14 {
            let mut draw = SplitMix::nth(4, game);
            let mut table = State::new(&Options::default(), 2 + game as usize % 7).unwrap();
            let mut tokens = Tokens::new(Options::default().board.events().len());
            while table.turn() != Turn::Over {
                let before = table.clone();
                let step = step(&table, &mut draw);
                table.apply(step, &mut ()).unwrap();
                let known = before.knowledge(Seat::default());
                match (known.public().phase, step) {
                    (Phase::Replace { token, .. }, _) => tokens.put_back(token),
                    (Phase::Act(Due::Swap(one, other)), Step::Act(_, Action::Swap(true))) => {
                        tokens.swap(known.public(), one, other);
                    }
                    _ => {}
                }
                let after = table.knowledge(Seat::default());
                let Phase::Replace { space, token } = after.public().phase else { continue };
                let odds = tokens.odds(&before, space);
                let events = known.public().board.events();
                if events.iter().all(|it| known.seen_by(*it).is_empty()) {
                    let odds = odds.unwrap();
                    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{odds:?}");
                    assert!(odds[token.index()] > 0.0);
                    let mut counts = [0.0; KINDS];
                    for _ in 0..DEALS {
                        let dealt = State::determinize(&known, &mut draw).open_table().tokens;
                        let (_, there) = dealt.into_iter().find(|(it, _)| *it == space).unwrap();
                        counts[there.index()] += 1.0 / f64::from(DEALS);
                    }
                    off += odds.iter().zip(&counts).map(|(odds, count)| (odds - count).abs()).sum::<f64>();
                    compared += 1;
                } else if let Some(odds) = odds {
                    assert!(known.seen_by(space).is_empty() && odds[token.index()] > 0.0);
                } else {
                    assert!(!known.seen_by(space).is_empty());
                }
                tokens.reveal(after.public(), space, token);
            }
        }
        assert!(compared > 20, "{compared}");
        // Seven shares of that many deals are off by about so much in all.
        assert!(off / f64::from(compared) < 0.14, "{}", off / f64::from(compared));
    }

    fn step(table: &State, draw: &mut SplitMix) -> game_core::StepOf<State> {
        match table.turn() {
            Turn::Act(due) => {
                let (seat, mut legal) = (due.iter().next().unwrap(), Vec::new());
                table.legal_actions(seat, &mut legal);
                if draw.below(8) > 0 {
                    legal.retain(|action| *action != Action::Pick(Character::Seer));
                }
                Step::Act(seat, *draw.pick(&legal).unwrap())
            }
            _ => Step::Chance(table.draw_chance(draw).unwrap()),
        }
    }
}
