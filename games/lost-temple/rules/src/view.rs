//! What lies on the table for a viewer now.

use crate::character::{Character, CharacterSet};
use crate::public::{Bank, Due, Phase};
use crate::state::State;
use crate::token::Token;
use alloc::vec::Vec;
use game_core::{Outcome, PerSeat, Seat, Viewer, schemars};
use serde::{Deserialize, Serialize};

/// What a viewer sees. Nothing in it has to be remembered: neither hands that were passed on nor tokens looked at before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct View {
    /// From 1; 0 during the set-up.
    pub round: u32,
    /// The space where the race ends. L-02
    pub finish: i16,
    /// Who has the idol this round; null during the set-up. L-07
    pub idol: Option<Seat>,
    /// Who has drawn the idol for the next round. L-07
    pub next_idol: Option<Seat>,
    /// The pawns and purses, and the cards before each player.
    pub explorers: PerSeat<Seen>,
    pub bank: Bank,
    /// The spaces on which a token lies face down, ascending.
    pub tokens: Vec<u8>,
    /// How many tokens the face-down reserve has. L-29
    pub reserve: u8,
    /// The token that was just revealed, and the space it lay on. L-28
    pub turned: Option<(u8, Token)>,
    /// The tokens the viewer looks at as Seer at this moment, with their spaces. L-18
    pub looked: Option<[(u8, Token); 2]>,
    /// The cards set aside face up, in order.
    pub up: Vec<Character>,
    /// How many cards lie aside face down.
    pub aside: u8,
    /// How many cards the player has in hand who picks now; 0 while no one does.
    pub hand_size: u8,
    /// The cards the viewer has in hand to pick from, by number.
    pub hand: CharacterSet,
    /// The viewer's own characters, in the order picked.
    pub own: Vec<Character>,
    /// The characters that were called and that no one holds.
    pub nobody: CharacterSet,
    /// The character called last this round. L-14
    pub called: Option<Character>,
    /// The character that the Shaman named. L-15
    pub curse: Option<Character>,
    /// The character that the Thief named. L-16
    pub theft: Option<Character>,
    /// Who has to choose now, and what; null when chance is due or the game is over.
    pub due: Option<(Seat, Due)>,
    /// Null until the game is over.
    pub outcome: Option<Outcome>,
}

/// What everyone sees of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Seen {
    /// The track number of the pawn, once the start card is dealt.
    pub position: Option<i16>,
    pub gems: u8,
    pub machetes: u8,
    /// The characters revealed this round, by number: no one knows in which order they were picked.
    pub revealed: CharacterSet,
    /// How many cards lie face down before the player.
    pub face_down: u8,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let public = &state.public;
        let due = state.due();
        let hand = if matches!(due, Some((_, Due::Pick))) { state.hand() } else { CharacterSet::EMPTY };
        let looked = match (public.phase, due) {
            (Phase::Act(Due::Swap(first, second)), Some((seat, _))) if viewer.is(seat) => {
                state.token_on(first).zip(state.token_on(second)).map(|(a, b)| [(first, a), (second, b)])
            }
            _ => None,
        };
        let turned = match public.phase {
            Phase::Replace { space, token } => Some((space, token)),
            _ => None,
        };
        let own = match viewer {
            Viewer::Seat(seat) => state.picked(seat).collect(),
            Viewer::Spectator => Vec::new(),
        };
        View {
            round: public.round,
            finish: public.finish(),
            idol: public.idol,
            next_idol: public.next_idol,
            explorers: public.explorers.map(|seat, it| {
                let revealed = public.revealed.of(seat);
                let face_down = count(state.picked(seat).filter(|card| !revealed.contains(*card)));
                let position = public.position(seat);
                Seen { position, gems: it.gems, machetes: it.machetes, revealed, face_down }
            }),
            bank: public.bank,
            tokens: state.tokens().map(|(space, _)| space).collect(),
            reserve: u8::try_from(state.hidden_tokens.reserve.total()).unwrap_or(u8::MAX),
            turned,
            looked,
            up: state.up().collect(),
            aside: count(state.selection.aside(public.stages())),
            hand_size: count(hand.iter()),
            hand: if due.is_some_and(|(seat, _)| viewer.is(seat)) { hand } else { CharacterSet::EMPTY },
            own,
            nobody: public.characters().iter().filter(|character| public.nobody_holds(*character)).collect(),
            called: public.called,
            curse: public.curse,
            theft: public.theft,
            due,
            outcome: (public.phase == Phase::Over).then(|| state.standing()),
        }
    }

    /// How many characters were picked so far this round.
    pub fn picks_made(&self) -> usize {
        self.explorers.iter().map(|(_, seen)| usize::from(seen.face_down) + seen.revealed.len()).sum()
    }

    /// How many tokens the Seer can choose from. L-18
    pub(crate) fn tokens_before_finish(&self) -> usize {
        self.tokens.iter().filter(|space| i16::from(**space) < self.finish).count()
    }
}

fn count(items: impl Iterator) -> u8 {
    u8::try_from(items.count()).unwrap_or(u8::MAX)
}
