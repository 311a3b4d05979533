//! The table: what a game in progress consists of.

use crate::character::{Character, CharacterSet};
use crate::hidden_tokens::HiddenTokens;
use crate::options::Options;
use crate::public::{BANK, Due, Explorer, Phase, Public, Revealed};
use crate::selection::{Selection, Stage};
use crate::token::Token;
use game_core::{Game, Outcome, PerSeat, Seat, SetupError};

/// A game of Lost Temple in progress. Its rules are in `rules.rs` and the files it names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    /// Who took which card this round: empty during the set-up.
    pub(crate) selection: Selection,
    /// The tokens that no one sees.
    pub(crate) hidden_tokens: HiddenTokens,
}

impl State {
    /// The table before the first start card. L-01, L-04
    pub(crate) fn set_up(options: &Options, seats: usize) -> Result<State, SetupError> {
        if !State::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: "Lost Temple", given: seats, allowed: State::SEATS });
        }
        let public = Public {
            board: options.board.clone(),
            mandarin: options.mandarin,
            phase: Phase::Deal,
            round: 0,
            idol: None,
            next_idol: None,
            explorers: PerSeat::filled(seats, Explorer::default()),
            bank: BANK,
            called: None,
            revealed: Revealed::default(),
            revealed_before: Revealed::default(),
            curse: None,
            theft: None,
            last_choice: None,
        };
        let hidden_tokens = HiddenTokens::new(public.board.tokens());
        Ok(State { public, selection: Selection::default(), hidden_tokens })
    }

    pub(crate) fn stage(&self) -> Option<Stage> {
        match self.public.phase {
            Phase::Select => self.selection.stage(self.public.stages()),
            _ => None,
        }
    }

    /// Who has to choose what; `None` if chance is due or the game is over.
    pub(crate) fn due(&self) -> Option<(Seat, Due)> {
        match self.public.phase {
            Phase::Select => Some((self.picker(self.stage()?)?, Due::Pick)),
            Phase::Act(due) => Some((self.public.caller()?, due)),
            _ => None,
        }
    }

    pub(crate) fn picker(&self, stage: Stage) -> Option<Seat> {
        stage.picker(self.public.idol?, self.public.players())
    }

    /// The cards of which a player picks one or chance takes one; none outside the selection.
    pub(crate) fn hand(&self) -> CharacterSet {
        match self.public.phase {
            Phase::Select => self.selection.hand(self.public.stages()),
            _ => CharacterSet::EMPTY,
        }
    }

    pub(crate) fn holder(&self, character: Character) -> Option<Seat> {
        let players = self.public.players();
        self.selection.holder(self.public.stages(), character, self.public.idol?, players)
    }

    /// The characters a seat has picked this round, in order.
    pub(crate) fn picked(&self, seat: Seat) -> impl Iterator<Item = Character> {
        let cards = self.selection.cards(self.public.stages());
        cards.filter(move |(_, stage, _)| self.picker(*stage) == Some(seat)).map(|(.., card)| card)
    }

    /// The cards set aside face up this round, in order.
    pub(crate) fn up(&self) -> impl Iterator<Item = Character> {
        let cards = self.selection.cards(self.public.stages());
        cards.filter(|(_, stage, _)| *stage == Stage::Up).map(|(.., card)| card)
    }

    /// The tokens on the track with their spaces, ascending.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = (u8, Token)> {
        let spaces = self.public.board.events().iter().zip(&self.hidden_tokens.track);
        spaces.filter_map(|(space, token)| Some((*space, (*token)?)))
    }

    pub(crate) fn token_on(&self, space: u8) -> Option<Token> {
        self.tokens().find(|(it, _)| *it == space).map(|(_, token)| token)
    }

    /// Score and rank by seat, if the game ended now: by position, then by gems. L-32
    pub(crate) fn standing(&self) -> Outcome {
        let scores = self.public.explorers.map(|_, it| i32::from(it.position));
        let keys = self.public.explorers.map(|_, it| (it.position, it.gems));
        Outcome::ranked(scores, &keys)
    }
}
