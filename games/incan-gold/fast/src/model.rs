//! The fast model: a game on a few machine words.

use crate::batch::Batch;
use crate::tables::{
    ARTIFACTS, Artifacts, CARD_AT, CARDS, FIRST_ARTIFACT, ONE_BY, PLACES, QUEST, effect, ones,
};
use crate::yardstick;
use game_core::{
    Contender, Draw, FastGame, Game, Length, MAX_SEATS, Outcome, PerSeat, Seat, SeatSet, SetupError, Step,
    Turn, Weight,
};
use incan_gold_rules::{Card, Choice, Edition, Knowledge, Options, ROUNDS, State};

/// What the seats are ranked by: eight times the points and, where artifacts decide between equal points, the number of artifacts.
pub type Keys = [u16; MAX_SEATS];

/// A game of Incan Gold in progress, for simulation and search.
///
/// All explorers inside carry the same (I-09), so one hand represents all. The order of the path is not kept: nothing depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fast {
    pub(crate) keys: Keys,
    /// The cards in the game.
    pub(crate) stock: u64,
    /// The cards that can be turned next.
    pub(crate) deck: u64,
    pub(crate) edition: Edition,
    pub(crate) phase: Phase,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) inside: SeatSet,
    /// Those of `inside` who have sealed a choice.
    pub(crate) chosen: SeatSet,
    /// Those of `chosen` who leave.
    pub(crate) camp: SeatSet,
    /// The kinds of hazard on the path, one bit each.
    pub(crate) hazards: u8,
    /// The gems that each explorer inside carries.
    pub(crate) hand: u8,
    /// The gems on the path.
    pub(crate) path: u8,
    /// The number of cards turned this round.
    pub(crate) turned: u8,
    /// The number of artifacts that were carried out.
    pub(crate) out: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Card,
    Choice,
    Over,
}

impl FastGame for Fast {
    type Rules = State;

    const CONTENDERS: &'static [Contender] = &[
        Contender { name: "batch", play: Batch::contend },
        Contender { name: "yardstick", play: yardstick::play },
    ];

    fn new(options: &Options, seats: usize) -> Result<Fast, SetupError> {
        if !State::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: "Incan Gold", given: seats, allowed: State::SEATS });
        }
        let mut game = Fast {
            keys: [0; MAX_SEATS],
            stock: QUEST,
            deck: QUEST,
            edition: options.edition,
            phase: Phase::Card,
            seats: seats as u8,
            round: 0,
            inside: SeatSet::EMPTY,
            chosen: SeatSet::EMPTY,
            camp: SeatSet::EMPTY,
            hazards: 0,
            hand: 0,
            path: 0,
            turned: 0,
            out: 0,
        };
        game.begin_round();
        Ok(game)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Card => Turn::Chance,
            Phase::Choice => Turn::Act(self.inside.without(self.chosen)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.phase == Phase::Choice && self.inside.without(self.chosen).contains(seat) {
            out.extend([Choice::Torch, Choice::Camp]);
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Card, Weight)>) {
        if self.phase == Phase::Card {
            let count = |card: Card| (self.deck & PLACES[card as usize]).count_ones();
            out.extend(Card::all().map(|card| (card, count(card))).filter(|(_, count)| *count > 0));
        }
    }

    #[inline]
    fn draw_chance(&self, draw: &mut impl Draw) -> Card {
        CARD_AT[self.draw_place(draw) as usize & 63]
    }

    #[inline]
    fn apply(&mut self, step: Step<Choice, Card>) {
        match step {
            Step::Chance(card) => self.turn_place((self.deck & PLACES[card as usize]).trailing_zeros()),
            Step::Act(seat, choice) => {
                self.chosen = self.chosen.with(seat);
                self.camp = self.camp.with_if(seat, choice == Choice::Camp);
                if self.chosen == self.inside {
                    self.leave(self.camp);
                }
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let keys = PerSeat::from_fn(self.seats(), |seat| self.keys[seat.index()]);
        Some(Outcome::ranked(keys.map(|_, key| i32::from(*key / 8)), &keys))
    }

    fn play_randomly(&mut self, draw: &mut impl Draw) -> Length {
        self.finish_randomly(draw)
    }
}

/// A step at a time, for search.
impl Fast {
    /// The game as a player knows it: everything but what the others have sealed this turn, who choose again.
    pub fn known(known: &Knowledge) -> Fast {
        let options = Options { edition: known.edition(), ..Options::default() };
        let mut game = Fast::new(&options, known.tents().seats()).expect("the rules have the same seats");
        for (seat, points) in known.scores().iter() {
            let artifacts = known.edition().artifacts_break_ties().then(|| known.artifacts(seat).len());
            game.keys[seat.index()] = 8 * *points as u16 + artifacts.unwrap_or(0) as u16;
        }
        game.deck = 0;
        for (card, count) in known.deck().iter() {
            game.deck |= lowest(PLACES[card as usize], count);
        }
        game.stock = game.deck;
        for on in known.path() {
            let places = PLACES[on.card as usize];
            game.stock |= lowest(places & !game.stock, 1);
            if let incan_gold_rules::Face::Hazard(kind) = on.card.face() {
                game.hazards |= 1 << kind as u8;
            }
        }
        game.phase = match known.turn() {
            Turn::Chance => Phase::Card,
            Turn::Act(_) => Phase::Choice,
            Turn::Over => Phase::Over,
        };
        game.round = known.round();
        game.inside = known.inside();
        game.hand = known.carried();
        game.path = known.gems_on_path();
        game.turned = known.turned();
        game.out = known.artifacts_out();
        game
    }

    /// A place in the deck, each as likely as any other. There must be a card.
    ///
    /// This draws among the places of all 35 cards until it finds one in the deck. Most are, so it takes less time than counting to
    /// the k-th card; and as each half of a word is a try, one word is nearly always enough.
    #[inline(always)]
    pub fn draw_place(&self, draw: &mut impl Draw) -> u32 {
        /// Half-words whose product with 35 ends in less than this would favor some places.
        const UNFAIR: u32 = ((1u64 << 32) % CARDS as u64) as u32;
        loop {
            let word = draw.next_word();
            let (high, low) = ((word >> 32) * CARDS as u64, (word & 0xffff_ffff) * CARDS as u64);
            let (first, second) = ((high >> 32) as u32, (low >> 32) as u32);
            let place = if self.deck >> first & 1 == 1 { first } else { second };
            let fair = (high as u32).min(low as u32) >= UNFAIR;
            if self.deck >> place & 1 == 1 && fair {
                return place;
            }
        }
    }

    /// Turns the card at this place, which must be in the deck. I-08 to I-11
    #[inline]
    pub fn turn_place(&mut self, place: u32) {
        self.deck &= !(1 << (place & 63));
        self.turned += 1;
        let effect = effect(place as usize, self.explorers());
        let hazard = effect.hazard() as u8;
        if self.hazards & hazard != 0 {
            self.stock &= !(1 << (place & 63)); // this card leaves the game
            return self.end_round();
        }
        self.hazards |= hazard;
        self.hand += effect.each() as u8;
        self.path += effect.rest() as u8;
        let unasked = self.turned == 1 && hazard != 0;
        self.phase = if unasked { Phase::Card } else { Phase::Choice };
    }

    /// All choices are in: these seats leave, and those who stay wait for the next card. I-06, I-12 to I-15
    #[inline]
    pub fn leave(&mut self, leavers: SeatSet) {
        self.chosen = SeatSet::EMPTY;
        self.camp = SeatSet::EMPTY;
        self.phase = Phase::Card;
        if leavers.is_empty() {
            return;
        }
        let count = leavers.len();
        let share = ((u32::from(self.path) * ONE_BY[count & 15]) >> 16) as u8;
        self.path -= share * count as u8;
        let gain = 8 * u16::from(self.hand + share);
        for seat in leavers {
            self.keys[seat.index()] += gain;
        }
        if self.has_artifacts_on_path() {
            self.take_artifacts(leavers);
        }
        self.inside = self.inside.without(leavers);
        if self.inside.is_empty() {
            self.end_round();
        }
    }

    /// Ends the round here: those inside lose what they carry. For a search that looks beyond this round.
    pub fn abandon_round(&mut self) {
        self.end_round();
    }

    fn take_artifacts(&mut self, leavers: SeatSet) {
        let Some(seat) = leavers.only() else { return };
        let taken = self.artifacts_on_path();
        self.keys[seat.index()] += self.worth_of_artifacts(taken);
        self.out += ones(taken.into()) as u8;
        self.stock &= !(u64::from(taken) << FIRST_ARTIFACT);
    }

    /// I-16: artifacts on the path are lost, and the next round begins or the game is over.
    fn end_round(&mut self) {
        self.stock &= !(u64::from(self.artifacts_on_path()) << FIRST_ARTIFACT);
        self.hazards = 0;
        self.hand = 0;
        self.path = 0;
        self.turned = 0;
        if self.round < ROUNDS {
            self.begin_round();
        } else {
            self.inside = SeatSet::EMPTY;
            self.deck = self.stock;
            self.phase = Phase::Over;
        }
    }

    fn begin_round(&mut self) {
        self.round += 1;
        self.inside = SeatSet::all(self.seats());
        self.phase = Phase::Card;
        self.stock |= self.artifacts().entering[usize::from(self.round) & 7];
        self.deck = self.stock;
    }

    #[inline]
    pub(crate) fn artifacts(&self) -> &'static Artifacts {
        &ARTIFACTS[self.edition as usize]
    }
}

/// What a search asks.
impl Fast {
    /// The number of players.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// 1 to 5.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether those inside choose now.
    #[inline]
    pub fn is_choosing(&self) -> bool {
        self.phase == Phase::Choice
    }

    /// Who is in the temple.
    #[inline]
    pub fn inside(&self) -> SeatSet {
        self.inside
    }

    #[inline]
    pub(crate) fn explorers(&self) -> u32 {
        self.inside.len() as u32
    }

    /// The gems that each explorer inside carries.
    #[inline]
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// The gems on the path.
    #[inline]
    pub fn gems_on_path(&self) -> u8 {
        self.path
    }

    /// The cards that can be turned next, one bit for each place: treasures first, then hazards, then artifacts.
    #[inline]
    pub fn deck(&self) -> u64 {
        self.deck
    }

    /// Where a card like this is in the deck.
    pub fn find(&self, card: Card) -> Option<u32> {
        let places = self.deck & PLACES[card as usize];
        (places != 0).then(|| places.trailing_zeros())
    }

    /// The kinds of hazard on the path, one bit each.
    #[inline]
    pub fn hazards_on_path(&self) -> u8 {
        self.hazards
    }

    /// The artifacts on the path, one bit each.
    #[inline]
    pub fn artifacts_on_path(&self) -> u8 {
        ((self.stock & !self.deck) >> FIRST_ARTIFACT) as u8
    }

    /// What a player who leaves alone with these artifacts gets for them, in keys.
    #[inline]
    pub fn worth_of_artifacts(&self, taken: u8) -> u16 {
        self.artifacts().worth[usize::from(self.out) & 7][usize::from(taken) & 31]
    }

    #[inline]
    fn has_artifacts_on_path(&self) -> bool {
        self.artifacts_on_path() != 0
    }

    /// What the seats are ranked by.
    #[inline]
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Replaces what the seats are ranked by.
    pub fn set_keys(&mut self, keys: Keys) {
        self.keys = keys;
    }

    /// A seat's points so far.
    pub fn points(&self, seat: Seat) -> i32 {
        i32::from(self.keys[seat.index()] / 8)
    }
}

/// The lowest `count` bits of a set.
fn lowest(mut set: u64, count: Weight) -> u64 {
    let mut lowest = 0;
    for _ in 0..count {
        lowest |= set & set.wrapping_neg();
        set &= set.wrapping_sub(1);
    }
    lowest
}
