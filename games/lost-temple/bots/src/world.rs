//! One way the table may be, small enough to be played on thousands of times a decision.
//!
//! The same rules as in the crate `lost_temple`, from the moment the characters are picked to the end of the round; a test
//! plays both side by side. A token that nobody of interest has seen is drawn when it is revealed.

use super::track::{KINDS, MOST_EVENTS, Track};
use game_core::{Draw, MAX_SEATS, Seat, SplitMix};
use lost_temple_rules::{Action, Character, Due, Effect, Knowledge, Token};

/// How many characters there can be.
pub(super) const CHARACTERS: usize = 10;

/// The place of a character in a list of all.
pub(super) fn index(character: Character) -> usize {
    usize::from(character.number()) - 1
}

/// The character with this place in a list of all.
pub(super) fn character(index: usize) -> Character {
    Character::NAMES[index].0
}

/// Pawns, purses and cards in one way the table may be. Seats are numbers here.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct World {
    pub players: usize,
    pub position: [i16; MAX_SEATS],
    pub gems: [u8; MAX_SEATS],
    pub machetes: [u8; MAX_SEATS],
    pub bank_gems: u8,
    pub bank_machetes: u8,
    /// Who holds each character.
    pub holder: [Option<u8>; CHARACTERS],
    /// How many characters have been called; the last of them is in its turn.
    pub called: usize,
    /// How many characters there are.
    pub characters: usize,
    pub curse: Option<Character>,
    pub theft: Option<Character>,
    /// Who has the idol, and who drew it for the next round.
    pub idol: u8,
    pub next_idol: Option<u8>,
    /// By event space: the token, if the one who thinks has seen it.
    pub tokens: [Option<Token>; MOST_EVENTS],
    /// The other tokens, by kind.
    pub unseen: [u8; KINDS],
    /// Who has won.
    pub winner: Option<u8>,
}

impl World {
    /// The table as somebody knows it. Nobody holds anything yet: who may hold what is a matter of belief.
    pub fn of(known: &Knowledge) -> World {
        let public = known.public();
        let mut world = World {
            players: public.players(),
            position: [0; MAX_SEATS],
            gems: [0; MAX_SEATS],
            machetes: [0; MAX_SEATS],
            bank_gems: public.bank.gems,
            bank_machetes: public.bank.machetes,
            holder: [None; CHARACTERS],
            called: public.called.map_or(0, |it| it.number().into()),
            characters: public.characters().len(),
            curse: public.curse,
            theft: public.theft,
            idol: public.idol.unwrap_or_default().into(),
            next_idol: public.next_idol.map(Seat::into),
            tokens: [None; MOST_EVENTS],
            unseen: [0; KINDS],
            winner: None,
        };
        for (seat, explorer) in public.explorers.iter() {
            world.position[seat.index()] = explorer.position;
            world.gems[seat.index()] = explorer.gems;
            world.machetes[seat.index()] = explorer.machetes;
        }
        for (slot, space) in world.tokens.iter_mut().zip(public.board.events()) {
            *slot = known.token_at(*space);
        }
        let unseen = known.unseen_tokens();
        for (kind, slot) in world.unseen.iter_mut().enumerate() {
            *slot = unseen.of(kind);
        }
        world
    }

    /// Calls the characters that are left, until somebody has to choose; `None` when the round or the game is over.
    pub fn go_on(&mut self, track: &Track, draw: &mut SplitMix) -> Option<(usize, Due)> {
        while self.called < self.characters && self.winner.is_none() {
            self.called += 1;
            let called = character(self.called - 1);
            if let Some(due) = self.call(called, track, draw) {
                return Some(due);
            }
        }
        None
    }

    fn call(&mut self, called: Character, track: &Track, draw: &mut SplitMix) -> Option<(usize, Due)> {
        let seat = usize::from(self.holder[index(called)]?);
        if let (true, Some(shaman)) = (self.curse == Some(called), self.holder[index(Character::Shaman)]) {
            self.position.swap(seat, shaman.into());
        }
        if let (true, Some(thief)) = (self.theft == Some(called), self.holder[index(Character::Thief)]) {
            let loot = std::mem::take(&mut self.gems[seat]);
            self.gems[usize::from(thief)] += loot;
        }
        self.gain_gems(seat, 1);
        let (from, gems) = (self.position[seat], self.gems[seat]);
        let due = match called {
            Character::Shaman | Character::Thief => Due::Name,
            Character::Seer if track.events.len() < 2 => Due::Steps,
            Character::Seer => Due::Look,
            Character::Priest if gems >= 2 => Due::Pay,
            Character::Elder if gems >= 2 && track.village(from).is_some() => Due::Pay,
            Character::Priest | Character::Elder => return None,
            Character::Artisan if self.bank_machetes == 0 => Due::Steps,
            Character::Artisan => Due::Take,
            Character::Scout if gems == 0 => return None,
            Character::Scout => Due::PayGems,
            Character::Canoe => {
                self.pay(seat, gems);
                self.walk(seat, (2 * i16::from(gems)).min(20), track, draw);
                return None;
            }
            Character::Child => {
                self.walk(seat, self.next_pawn(from).map_or(0, |pawn| pawn - from), track, draw);
                return None;
            }
            Character::Mandarin => {
                self.walk(seat, self.rank(seat), track, draw);
                return None;
            }
        };
        Some((seat, due))
    }

    /// The choice of a seat; what it has to choose next in the same turn, if anything.
    pub fn act(&mut self, seat: usize, action: Action, track: &Track, draw: &mut SplitMix) -> Option<Due> {
        match action {
            Action::Name(named) if self.called == 1 => self.curse = Some(named),
            Action::Name(named) => {
                self.theft = Some(named);
                return Some(Due::Steps);
            }
            Action::Look(first, second) => return Some(Due::Swap(first, second)),
            Action::Swap(_) => return Some(Due::Steps), // whoever knows the spaces swaps them by `swap`
            Action::Steps(steps) => self.walk(seat, steps.into(), track, draw),
            Action::Pay(true) => {
                let from = self.position[seat];
                let goal = if self.called == usize::from(Character::Elder.number()) {
                    track.village(from).unwrap_or(from)
                } else {
                    track.temple(from)
                };
                self.pay(seat, 2);
                self.walk(seat, goal - from, track, draw);
            }
            Action::PayGems(gems) => {
                self.pay(seat, gems);
                self.walk(seat, gems.into(), track, draw);
            }
            Action::Take(take) => {
                if take {
                    self.gain_machete(seat);
                }
                return Some(Due::Steps);
            }
            Action::Pay(false) | Action::Pick(_) => {}
        }
        None
    }

    /// The tokens of two event spaces change places.
    pub fn swap(&mut self, first: u8, second: u8, track: &Track) {
        let event = |space| track.events.iter().position(|event| *event == space);
        if let (Some(one), Some(other)) = (event(first), event(second)) {
            self.tokens.swap(one, other);
        }
    }

    /// Somebody looks at the tokens of these two spaces: those not seen are drawn now.
    pub fn look(&mut self, spaces: [u8; 2], track: &Track, draw: &mut SplitMix) {
        for space in spaces {
            let Some(event) = track.events.iter().position(|event| *event == space) else { continue };
            if self.tokens[event].is_none() {
                let token = self.draw_token(draw);
                self.unseen[token as usize] = self.unseen[token as usize].saturating_sub(1);
                self.tokens[event] = Some(token);
            }
        }
    }

    /// Where the next pawn ahead stands. L-24
    pub fn next_pawn(&self, from: i16) -> Option<i16> {
        self.position[..self.players].iter().copied().filter(|at| *at > from).min()
    }

    fn rank(&self, seat: usize) -> i16 {
        let own = self.position[seat];
        1 + self.position[..self.players].iter().map(|other| i16::from(*other > own)).sum::<i16>()
    }

    fn gain_gems(&mut self, seat: usize, gems: u8) {
        let gems = gems.min(self.bank_gems);
        self.bank_gems -= gems;
        self.gems[seat] += gems;
    }

    fn pay(&mut self, seat: usize, gems: u8) {
        let gems = gems.min(self.gems[seat]);
        self.gems[seat] -= gems;
        self.bank_gems += gems;
    }

    fn gain_machete(&mut self, seat: usize) {
        if self.bank_machetes > 0 {
            self.bank_machetes -= 1;
            self.machetes[seat] += 1;
        }
    }

    fn lose_machetes(&mut self, seat: usize, machetes: u8) {
        let machetes = machetes.min(self.machetes[seat]);
        self.machetes[seat] -= machetes;
        self.bank_machetes += machetes;
    }

    /// Moves a pawn, and lets it meet what lies there. L-26 to L-31
    fn walk(&mut self, seat: usize, spaces: i16, track: &Track, draw: &mut SplitMix) {
        let mut spaces = spaces;
        while spaces != 0 {
            let (to, used) = track.walk(self.position[seat], spaces, self.machetes[seat]);
            self.lose_machetes(seat, used);
            self.position[seat] = to;
            if to == track.finish {
                self.winner = Some(seat as u8);
                return;
            }
            let Some(event) = track.event(to) else { return };
            spaces = self.reveal(seat, event, draw);
        }
    }

    /// Reveals a token and lets it take effect; how far it makes the pawn move. L-28 to L-30
    fn reveal(&mut self, seat: usize, event: usize, draw: &mut SplitMix) -> i16 {
        let token = match self.tokens[event].take() {
            Some(token) => {
                self.unseen[token as usize] += 1;
                token
            }
            None => self.draw_token(draw),
        };
        match token.effect() {
            Effect::Idol => self.next_idol = Some(seat as u8),
            Effect::Gain { gems } => self.gain_gems(seat, gems),
            Effect::Lose { gems } => self.pay(seat, gems),
            Effect::Move { spaces } => return spaces,
            Effect::GainMachete => self.gain_machete(seat),
            Effect::LoseMachete => self.lose_machetes(seat, 1),
        }
        0
    }

    /// One of the tokens not seen, each as likely.
    pub fn draw_token(&self, draw: &mut SplitMix) -> Token {
        let total: u8 = self.unseen.iter().sum();
        let mut ticket = draw.below(total.max(1).into());
        let at = Token::all().zip(self.unseen).find(|(_, count)| {
            let here = ticket < u32::from(*count);
            ticket = ticket.wrapping_sub((*count).into());
            here
        });
        at.map_or(Token::Idol, |(token, _)| token)
    }

    /// Who picks first in the next round, as things stand. L-07, L-08
    pub fn first_picker(&self) -> usize {
        if let Some(drawer) = self.next_idol {
            return drawer.into();
        }
        let key = |seat: usize| (self.position[seat], self.gems[seat]);
        let least = (0..self.players).map(key).min().unwrap_or_default();
        let mut tied = (0..self.players).filter(|seat| key(*seat) == least);
        match (tied.next(), tied.next()) {
            (Some(only), None) => only,
            _ => self.idol.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, OpenTable, Step, Turn};
    use lost_temple_rules::{Event, Options, State};

    /// The world as it truly is: who holds what and where each token lies.
    fn truth(state: &State, known: &Knowledge) -> World {
        let table = state.open_table();
        let mut world = World::of(known);
        for (seat, picked) in table.picked.iter() {
            picked.iter().for_each(|it| world.holder[index(*it)] = Some(seat.into()));
        }
        for (slot, space) in world.tokens.iter_mut().zip(known.public().board.events()) {
            *slot = table.tokens.iter().find(|(at, _)| at == space).map(|(_, token)| *token);
        }
        world
    }

    /// Every choice in the calling of the characters, made at random, leaves the same table by both sets of rules.
    #[test]
    fn the_small_model_keeps_the_rules() {
        let mut compared = 0;
        for game in 0..150 {
            let mut draw = SplitMix::nth(5, game);
            let players = 2 + game as usize % 7;
            let options = Options { mandarin: game % 2 == 0, ..Options::default() };
            let mut state = State::new(&options, players).unwrap();
            let track = Track::new(&options.board, players);
            let mut legal = Vec::new();
            loop {
                match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = state.draw_chance(&mut draw).unwrap();
                        state.apply(Step::Chance(outcome), &mut ()).unwrap();
                    }
                    Turn::Act(due) => {
                        let seat = due.iter().next().unwrap();
                        let known = state.knowledge(seat);
                        legal.clear();
                        state.legal_actions(seat, &mut legal);
                        let action = *draw.pick(&legal).unwrap();
                        let before = truth(&state, &known);
                        let mut events = Vec::new();
                        state.apply(Step::Act(seat, action), &mut events).unwrap();
                        // Tokens revealed on the way.
                        while state.turn() == Turn::Chance
                            && !matches!(
                                state.knowledge(seat).public().phase,
                                lost_temple_rules::Phase::Select
                            )
                        {
                            let outcome = state.draw_chance(&mut draw).unwrap();
                            state.apply(Step::Chance(outcome), &mut events).unwrap();
                        }
                        let mut revealed: Vec<u8> = events
                            .iter()
                            .filter_map(|event| match event {
                                Event::TokenRevealed { space, .. } => Some(*space),
                                _ => None,
                            })
                            .collect();
                        let count = revealed.len();
                        revealed.sort_unstable();
                        revealed.dedup();
                        // What was laid anew and revealed in the same breath only chance knows.
                        if matches!(action, Action::Pick(_)) || revealed.len() < count {
                            continue;
                        }
                        let mut world = before;
                        if let (Action::Swap(true), lost_temple_rules::Phase::Act(Due::Swap(a, b))) =
                            (action, known.public().phase)
                        {
                            world.swap(a, b, &track);
                        }
                        if world.act(seat.index(), action, &track, &mut draw).is_none() {
                            world.go_on(&track, &mut draw);
                        }
                        compare(&world, &state, players);
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 2000, "only {compared} choices compared");
    }

    fn compare(world: &World, state: &State, players: usize) {
        let known = state.knowledge(Seat::default());
        let public = known.public();
        for (seat, explorer) in public.explorers.iter() {
            let at = seat.index();
            let real = (explorer.position, explorer.gems, explorer.machetes);
            assert_eq!(
                (world.position[at], world.gems[at], world.machetes[at]),
                real,
                "seat {seat} of {players}"
            );
        }
        assert_eq!((world.bank_gems, world.bank_machetes), (public.bank.gems, public.bank.machetes));
        let winner = state.outcome().and_then(|outcome| outcome.winners().only());
        assert_eq!(world.winner, winner.map(Seat::into));
        if public.phase == lost_temple_rules::Phase::Select {
            assert_eq!(
                Some(world.first_picker()),
                public.idol.map(Seat::index),
                "the idol goes to the same seat"
            );
        }
    }
}
