//! All that a perfectly attentive player knows. L-13

use crate::board::MAX_EVENTS;
use crate::character::{Character, CharacterSet};
use crate::hidden_tokens::Traces;
use crate::public::{Phase, Public};
use crate::selection::{MAX_PICKS, MAX_STAGES, Stage};
use crate::state::State;
use crate::token::{Token, TokenCounts};
use arrayvec::ArrayVec;
use game_core::{Seat, SeatSet};

/// What the player in a seat has seen and remembers: the table, the hands and own picks of this round, and the tokens looked at as
/// Seer, at their current places. What follows from these is worked out by its methods.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge {
    pub(crate) seat: Seat,
    pub(crate) public: Public,
    /// For each stage of the selection so far the card that left the hand, if the player saw it.
    pub(crate) gone: ArrayVec<Option<Character>, MAX_STAGES>,
    /// The hand for each of the player's picks; the last one may still wait for its pick.
    pub(crate) hands: ArrayVec<CharacterSet, MAX_PICKS>,
    pub(crate) traces: Traces,
    /// By event space: the token, if the player has looked at it.
    pub(crate) tokens: ArrayVec<Option<Token>, MAX_EVENTS>,
}

impl Knowledge {
    pub(crate) fn of(state: &State, seat: Seat) -> Knowledge {
        let stages = state.public.stages();
        let gone_by = state.selection.gone.len();
        let last = stages.iter().filter_map(|stage| state.picker(stage)).last();
        let saw = |stage: Stage| match stage {
            Stage::Up => true,
            // L-10: the last of eight has it in hand, once it is their turn.
            Stage::Aside => stages
                .iter()
                .take(gone_by + 1)
                .any(|it| matches!(it, Stage::PickWithAside(_)) && state.picker(it) == Some(seat)),
            Stage::Pick(_) | Stage::PickWithAside(_) => state.picker(stage) == Some(seat),
            Stage::Left => last == Some(seat),
        };
        let own_picks = stages.iter().enumerate().take(gone_by + 1);
        let own_picks =
            own_picks.filter(|(_, stage)| state.public.round > 0 && state.picker(*stage) == Some(seat));
        Knowledge {
            seat,
            gone: state.selection.cards(stages).map(|(_, stage, card)| saw(stage).then_some(card)).collect(),
            hands: own_picks.map(|(number, _)| state.selection.hand_at(stages, number)).collect(),
            traces: state.hidden_tokens.traces.clone(),
            tokens: state.hidden_tokens.known_to(seat),
            public: state.public.clone(),
        }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The player's hands of this round, in order; the last one may still wait for its pick.
    pub fn hands(&self) -> &[CharacterSet] {
        &self.hands
    }

    /// For each stage of this round's selection so far the card that left the hand, if the player saw it.
    pub fn gone(&self) -> &[Option<Character>] {
        &self.gone
    }

    pub fn picks(&self) -> impl Iterator<Item = Character> {
        self.seen(|stage, picker| stage != Stage::Left && picker == Some(self.seat))
    }

    /// The cards set aside face up this round, in order.
    pub fn up(&self) -> impl Iterator<Item = Character> {
        self.seen(|stage, _| stage == Stage::Up)
    }

    /// The cards that the player saw leave the hand in stages like this.
    fn seen(&self, wanted: impl Fn(Stage, Option<Seat>) -> bool) -> impl Iterator<Item = Character> {
        let stages = self.public.stages().iter().zip(&self.gone);
        stages.filter(move |(stage, _)| wanted(*stage, self.picker(*stage))).filter_map(|(_, card)| *card)
    }

    pub(crate) fn picker(&self, stage: Stage) -> Option<Seat> {
        stage.picker(self.public.idol?, self.public.players())
    }

    /// The token that lies on this space, if the player has looked at it as Seer.
    pub fn token_at(&self, space: u8) -> Option<Token> {
        self.public.board.event_at(space.into()).and_then(|event| *self.tokens.get(event)?)
    }

    /// Who has looked as Seer at the token that lies on this space: everyone could see that.
    pub fn seen_by(&self, space: u8) -> SeatSet {
        self.public.board.event_at(space.into()).map_or(SeatSet::EMPTY, |event| self.traces.seen_by(event))
    }

    /// The tokens that lie face down, on the track and in the reserve, and whose place the player does not know.
    pub fn unseen_tokens(&self) -> TokenCounts {
        let mut unseen = self.face_down_tokens();
        for token in self.tokens.iter().flatten() {
            unseen.take(token.index());
        }
        unseen
    }

    /// All tokens but the one that lies open.
    pub(crate) fn face_down_tokens(&self) -> TokenCounts {
        let mut tokens = self.public.board.tokens();
        if let Phase::Replace { token, .. } = self.public.phase {
            tokens.take(token.index());
        }
        tokens
    }

    /// Who may have picked this character, as far as the player can tell.
    pub fn possible_holders(&self, character: Character) -> SeatSet {
        match self.fate(character) {
            Fate::Seen if self.picks().any(|it| it == character) => SeatSet::one(self.seat),
            Fate::Seen | Fate::NotHeld => SeatSet::EMPTY,
            Fate::Held(seat) => SeatSet::one(seat),
            Fate::Unknown => {
                let segment = self.segment_of(character);
                let here = |it: Character| self.segment_of(it) == segment;
                // The player knows in which part all picked but the last of eight. Of those two cards one may be known to be
                // picked, or the one of this part to be left over.
                let taken = |stage: &UnseenStage| match (stage.picker, stage.chooser) {
                    (Some(seat), _) => self.public.revealed.of(seat).iter().any(here),
                    (None, Some(last)) => {
                        let left_over = |it: Character| here(it) && self.fate(it) == Fate::NotHeld;
                        !self.public.revealed.of(last).is_empty()
                            || self.public.characters().iter().any(left_over)
                    }
                    (None, None) => true,
                };
                let stages = self.unseen_stages();
                let possible = stages.iter().filter(|stage| Some(stage.segment) == segment && !taken(stage));
                possible.filter_map(|stage| stage.picker.or(stage.chooser)).collect()
            }
        }
    }

    /// Whether this character may lie face down aside, as far as the player can tell.
    pub fn may_be_aside(&self, character: Character) -> bool {
        if matches!(self.public.stages().at(self.gone.len()), Some(Stage::PickWithAside(_))) {
            return false; // the only card that was aside is in hand
        }
        match self.fate(character) {
            Fate::Seen => self.seen(|stage, _| stage == Stage::Left).any(|it| it == character),
            Fate::Held(_) => false,
            Fate::NotHeld => true,
            Fate::Unknown => {
                let stages = self.unseen_stages();
                let chooser = self.unseen_chooser();
                let characters = self.public.characters();
                let all_known =
                    chooser.is_some() && characters.iter().any(|it| self.fate(it) == Fate::NotHeld);
                let segment = self.segment_of(character);
                let spots =
                    stages.iter().filter(|stage| Some(stage.segment) == segment && stage.picker.is_none());
                let filled = characters.iter().filter(|it| match self.fate(*it) {
                    Fate::NotHeld => self.segment_of(*it) == segment,
                    Fate::Held(seat) => Some(seat) == chooser && self.segment_of(*it) == segment,
                    Fate::Seen | Fate::Unknown => false,
                });
                // With eight players one card lies aside; if it is known which, no other does.
                !all_known && filled.count() < spots.count()
            }
        }
    }
}

/// What a player knows of where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The player saw where it went.
    Seen,
    /// This other player revealed it.
    Held(Seat),
    /// It was called, and no one revealed it.
    NotHeld,
    /// It was not called yet, or is in a hand.
    Unknown,
}

/// A stage in which a card left the hand unseen by the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UnseenStage {
    /// Its place among all stages.
    pub number: usize,
    /// How many own picks come before it: the player's hands tell which cards went in which of these parts.
    pub segment: usize,
    pub picker: Option<Seat>,
    /// The last of eight, who chose between this card and another one: it was picked by them or went aside. L-10
    pub chooser: Option<Seat>,
}

impl Knowledge {
    pub(crate) fn fate(&self, character: Character) -> Fate {
        if self.gone.contains(&Some(character)) {
            return Fate::Seen;
        }
        match self.public.revealed.by(character) {
            Some(seat) => Fate::Held(seat),
            None if self.public.nobody_holds(character) => Fate::NotHeld,
            None => Fate::Unknown,
        }
    }

    /// The stages in which a card left the hand unseen.
    ///
    /// When the last of eight has picked, the pick and the card left over are one stage: that of the card which was
    /// passed on. The choice was between it and the card that was put aside first.
    pub(crate) fn unseen_stages(&self) -> ArrayVec<UnseenStage, MAX_STAGES> {
        let mut unseen = ArrayVec::new();
        let mut segment = 0;
        let last_of_eight = self.unseen_chooser();
        for (number, (stage, card)) in self.public.stages().iter().zip(&self.gone).enumerate() {
            let picker = self.picker(stage);
            if picker == Some(self.seat) {
                segment += 1;
            }
            if card.is_some() {
                continue;
            }
            let (picker, chooser) = match stage {
                Stage::Left if last_of_eight.is_some() => continue,
                Stage::Aside | Stage::PickWithAside(_) if last_of_eight.is_some() => (None, last_of_eight),
                _ => (picker, None),
            };
            unseen.push(UnseenStage { number, segment, picker, chooser });
        }
        unseen
    }

    /// The last of eight, if that is another player and has picked.
    pub(crate) fn unseen_chooser(&self) -> Option<Seat> {
        let mut picked = self.public.stages().iter().zip(&self.gone);
        let stage = picked.find(|(stage, card)| matches!(stage, Stage::PickWithAside(_)) && card.is_none());
        stage.and_then(|(stage, _)| self.picker(stage))
    }

    /// The cards that left the hand before the player's first pick, between the picks, and after the last, without those that the
    /// player saw. The last part also has the cards still in hand.
    pub(crate) fn segments(&self) -> ArrayVec<CharacterSet, { MAX_PICKS + 1 }> {
        let seen: CharacterSet = self.gone.iter().flatten().copied().collect();
        let mut segments = ArrayVec::new();
        let mut before = self.public.characters();
        for hand in &self.hands {
            segments.push(before.without(*hand).without(seen));
            before = *hand;
        }
        segments.push(before.without(seen));
        segments
    }

    fn segment_of(&self, character: Character) -> Option<usize> {
        self.segments().iter().position(|cards| cards.contains(character))
    }
}
