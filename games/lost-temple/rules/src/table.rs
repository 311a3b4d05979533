//! The whole truth of a table, for replaying records at home.

use crate::character::Character;
use crate::picture::Picture;
use crate::public::{Bank, Due};
use crate::state::State;
use crate::token::Token;
use game_core::{OpenTable, PerSeat, Seat};
use serde::{Serialize, Serializer};

/// The whole truth of a table, in the words of the record format.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    pub round: u32,
    pub idol: Option<Seat>,
    pub positions: PerSeat<Option<i16>>,
    pub gems: PerSeat<u8>,
    pub machetes: PerSeat<u8>,
    pub bank: Bank,
    pub picked: PerSeat<Vec<Character>>,
    pub curse: Option<Character>,
    pub theft: Option<Character>,
    #[serde(serialize_with = "object")]
    pub tokens: Vec<(u8, Token)>,
    pub next_idol: Option<Seat>,
    pub up: Vec<Character>,
    pub aside: Vec<Character>,
    pub hand: Vec<Character>,
    pub called: Option<Character>,
    #[serde(serialize_with = "object")]
    pub reserve: Vec<(Token, u8)>,
    #[serde(skip)]
    pub(crate) picture: Picture,
}

fn object<K: Serialize, V: Serialize, S: Serializer>(entries: &[(K, V)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(entries.iter().map(|(key, value)| (key, value)))
}

impl OpenTable for State {
    type Table = Table;

    fn open_table(&self) -> Table {
        let public = &self.public;
        let picks = matches!(self.due(), Some((_, Due::Pick)));
        Table {
            round: public.round,
            idol: public.idol,
            positions: public.explorers.map(|seat, _| public.position(seat)),
            gems: public.explorers.map(|_, it| it.gems),
            machetes: public.explorers.map(|_, it| it.machetes),
            bank: public.bank,
            picked: public.explorers.map(|seat, _| self.picked(seat).collect()),
            curse: public.curse,
            theft: public.theft,
            tokens: self.tokens().collect(),
            next_idol: public.next_idol,
            up: self.up().collect(),
            aside: self.selection.aside(public.stages()).collect(),
            hand: if picks { self.hand().iter().collect() } else { Vec::new() },
            called: public.called,
            reserve: Token::all().map(|token| (token, self.face_down.reserve.of(token.index()))).collect(),
            picture: Picture::of(self),
        }
    }
}
