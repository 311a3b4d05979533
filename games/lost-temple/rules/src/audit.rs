//! The invariants of a table.

use crate::character::{Character, CharacterSet};
use crate::public::{BANK, Due, Phase};
use crate::selection::Stage;
use crate::state::State;
use game_core::Seat;

impl State {
    pub(crate) fn check(&self) {
        self.check_purses();
        self.check_pawns();
        self.check_tokens();
        self.check_selection();
        self.check_calls();
    }

    /// L-06: nothing is made or lost.
    fn check_purses(&self) {
        let public = &self.public;
        let gems: u32 = public.explorers.iter().map(|(_, it)| u32::from(it.gems)).sum();
        let machetes: u32 = public.explorers.iter().map(|(_, it)| u32::from(it.machetes)).sum();
        assert_eq!(gems + u32::from(public.bank.gems), u32::from(BANK.gems));
        assert_eq!(machetes + u32::from(public.bank.machetes), u32::from(BANK.machetes));
    }

    fn check_pawns(&self) {
        let public = &self.public;
        let dealt = Seat::all(public.players()).take_while(|seat| public.position(*seat).is_some()).count();
        assert_eq!(dealt, public.dealt().len(), "start cards are dealt in seat order, each once");
        assert_eq!(dealt < public.players(), public.phase == Phase::Deal);
        let on_track = public.board.rear()..=public.finish();
        let mut home = 0;
        for position in Seat::all(public.players()).filter_map(|seat| public.position(seat)) {
            assert!(on_track.contains(&position));
            home += usize::from(position == public.finish());
        }
        assert_eq!(home, usize::from(public.phase == Phase::Over), "L-31: the first one home ends the game");
    }

    fn check_tokens(&self) {
        let public = &self.public;
        let mut tokens = public.board.tokens();
        let mut empty = None;
        if let Phase::Replace { space, token } = public.phase {
            assert!(tokens.take(token.index()));
            empty = public.board.event_at(space.into());
            assert!(empty.is_some());
        }
        self.hidden_tokens.check(tokens, public.players());
        for (event, token) in self.hidden_tokens.track.iter().enumerate() {
            assert_eq!(token.is_none(), Some(event) == empty, "a space is empty only until its replacement");
        }
        let laid = self.hidden_tokens.track.len();
        match public.phase {
            Phase::Deal => assert_eq!(laid, 0),
            Phase::Lay => assert!(laid < public.board.events().len()),
            _ => assert_eq!(laid, public.board.events().len()),
        }
    }

    fn check_selection(&self) {
        let stages = self.public.stages();
        let gone = &self.selection.gone;
        match self.public.phase {
            Phase::Deal | Phase::Lay => assert!(gone.is_empty()),
            Phase::Select => assert!(self.stage().is_some_and(|stage| stage != Stage::Left)),
            _ => assert_eq!(gone.len(), stages.len()),
        }
        let again = self.selection.unseen(stages).filter(|_| self.public.players() == 8);
        let mut seen = CharacterSet::EMPTY;
        for (_, stage, card) in self.selection.cards(stages) {
            assert!(stages.characters().contains(card));
            let added = again == Some(card) && matches!(stage, Stage::PickWithAside(_) | Stage::Left);
            assert!(!seen.contains(card) || added, "each card leaves the hand once");
            seen = seen.with(card);
        }
        let lying = self.selection.aside(stages).count() + self.up().count() + self.hand().len();
        let picked: usize = self.public.explorers.iter().map(|(seat, _)| self.picked(seat).count()).sum();
        let started = self.public.round > 0;
        assert_eq!(lying + picked, if started { stages.characters().len() } else { 0 });
    }

    fn check_calls(&self) {
        let public = &self.public;
        assert_eq!(public.round > 0, public.idol.is_some());
        let calling = matches!(public.phase, Phase::Act(_) | Phase::Replace { .. } | Phase::Over);
        assert_eq!(calling, public.called.is_some());
        assert_eq!(calling, public.caller().is_some(), "only who holds the character has a turn");
        for character in Character::all() {
            let called = public.called.is_some_and(|called| character <= called);
            let holder = if called { self.holder(character) } else { None };
            assert_eq!(public.revealed.by(character), holder, "{character} is revealed when called");
        }
        let named_by = |by, named: Option<Character>| {
            assert!(named.is_none() || public.revealed.by(by).is_some(), "only who was called names");
            assert!(named.is_none_or(|named| named > by && public.characters().contains(named)));
        };
        named_by(Character::Shaman, public.curse);
        named_by(Character::Thief, public.theft);
        if let (Phase::Act(due), Some(called), Some(seat)) = (public.phase, public.called, public.caller()) {
            let fits = match due {
                Due::Pick => false,
                Due::Name => called <= Character::Thief,
                Due::Look => called == Character::Seer && public.seer_spaces().len() > 1,
                Due::Swap(first, second) => called == Character::Seer && first < second,
                Due::Steps => [Character::Thief, Character::Seer, Character::Artisan].contains(&called),
                Due::Pay => [Character::Priest, Character::Elder].contains(&called),
                Due::PayGems => called == Character::Scout && public.explorers[seat].gems > 0,
                Due::Take => called == Character::Artisan && public.bank.machetes > 0,
            };
            assert!(fits, "{called} is not asked {due:?}");
        }
    }
}
