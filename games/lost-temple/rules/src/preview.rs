//! What a choice will do, as far as the player can know when making it. `preview_check.rs` compares it with what then happens.

use crate::abilities::{Ability, Situation, TOLL};
use crate::action::Action;
use crate::board::Board;
use crate::character::Character;
use crate::event::Stay;
use crate::movement::Walk;
use crate::options::Options;
use crate::public::{Due, Public};
use crate::selection::Stages;
use crate::state::State;
use crate::token::Token;
use crate::view::{Seen, View};
use game_core::{Game, Previews, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    /// Keeps a card. L-09
    Keep {
        card: Character,
        /// Who takes the hand next; `None` if the player is the last to pick.
        passes_to: Option<Seat>,
        /// The gem that is taken when the character is called: 1, or 0 as long as the bank has none. L-06, L-14
        gem: u8,
        /// What the character would do if it were called right now. Other characters may change that before it is called.
        outlook: Outlook,
    },
    /// The Shaman or the Thief names a character. L-15, L-16
    Name { by: Character, named: Character, holder: Holder },
    /// Looks at the tokens on two spaces, the lower number first. L-18
    Look { spaces: (u8, u8) },
    /// Swaps the two tokens or not; then each space has this token. L-18
    Swap { swapped: bool, then: [(u8, Token); 2] },
    /// Moves, after paying if it costs anything. The movement ends before a revealed token takes effect, because no one knows
    /// which token it is. L-19, L-20, L-22, L-25
    Move { pays: u8, walk: Walk },
    /// Pays nothing and stays on this space. L-19, L-20, L-22
    Stay { at: i16 },
    /// Takes a machete or not; then the player has this many, and the next jungle ahead is where one is needed. L-21, L-26
    Take { taken: bool, machetes: u8, next_jungle: Option<i16> },
    /// Nothing can be said: in this view the player cannot choose this.
    Unknown,
}

/// What a character would do for its holder if it were called now, and the gem were taken. L-14
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// It names a character and does not move: the Shaman.
    Names,
    /// It moves 1 or 2 spaces: the Thief, the Seer and the Artisan. This is the movement of 2.
    Walks(Walk),
    /// For this many gems it moves like this: the Priest and the Elder for a fixed toll, the Canoe for all gems; the Scout for any
    /// number, of which these are the most.
    Pays(u8, Walk),
    /// It moves like this for free: the Child and the Mandarin.
    Goes(Walk),
    /// It does not move. The Priest or the Elder would go there if the gems were there.
    Stays { because: Stay, missed: Option<Walk> },
}

/// Who holds the character that is named, as far as the player sees. L-17
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// One of these, who all have a card face down, or no one.
    Perhaps(SeatSet),
    /// No one: the card lies face up, so that nothing happens.
    NoOne,
    /// The player who names it, so that nothing happens.
    Oneself,
}

impl Preview {
    pub fn walk(&self) -> Option<&Walk> {
        match self {
            Preview::Move { walk, .. } => Some(walk),
            _ => None,
        }
    }
}

impl Previews for State {
    type Preview = Preview;

    fn preview(options: &Options, view: &View, seat: Seat, action: Action) -> Preview {
        let situation = view.situation(&options.board, seat);
        let known = match action {
            Action::Pick(card) => {
                let gem = situation.bank.gems.min(1);
                let passes_to = view.passes_to(options.mandarin);
                Some(Preview::Keep { card, passes_to, gem, outlook: situation.outlook(card, gem) })
            }
            Action::Name(named) => {
                view.called.map(|by| Preview::Name { by, named, holder: view.holder_of(named, seat) })
            }
            Action::Look(first, second) => Some(Preview::Look { spaces: (first, second) }),
            Action::Swap(swapped) => view.looked.map(|[(first, one), (second, other)]| {
                let (one, other) = if swapped { (other, one) } else { (one, other) };
                Preview::Swap { swapped, then: [(first, one), (second, other)] }
            }),
            Action::Steps(steps) => Some(Preview::Move { pays: 0, walk: situation.walk(steps.into()) }),
            Action::Pay(false) | Action::PayGems(0) => Some(Preview::Stay { at: situation.from }),
            Action::Pay(true) => view
                .called
                .and_then(|character| situation.toll_walk(character))
                .map(|walk| Preview::Move { pays: TOLL, walk }),
            Action::PayGems(gems) => Some(Preview::Move { pays: gems, walk: situation.walk(gems.into()) }),
            Action::Take(taken) => Some(Preview::Take {
                taken,
                machetes: situation.machetes.saturating_add(taken.into()),
                next_jungle: situation.board.next_jungle(situation.finish, situation.from),
            }),
        };
        known.unwrap_or(Preview::Unknown)
    }
}

impl View {
    /// The current race for a player.
    fn situation<'a>(&self, board: &'a Board, seat: Seat) -> Situation<'a> {
        let seen = &self.explorers[seat];
        Situation {
            board,
            finish: self.finish,
            pawns: self.explorers.iter().filter_map(|(_, it)| it.position).collect(),
            tokens: self.tokens_before_finish(),
            bank: self.bank,
            from: seen.position.unwrap_or(0),
            gems: seen.gems,
            machetes: seen.machetes,
        }
    }

    /// Who picks after the player who picks now. L-09 to L-12
    fn passes_to(&self, mandarin: bool) -> Option<Seat> {
        let players = Some(self.explorers.seats()).filter(|seats| State::SEATS.contains(seats))?;
        Stages::of(players, mandarin).pickers(self.idol?, players).nth(self.picks_made() + 1)
    }

    fn holder_of(&self, named: Character, seat: Seat) -> Holder {
        if self.up.contains(&named) {
            return Holder::NoOne;
        }
        if self.own.contains(&named) {
            return Holder::Oneself;
        }
        let hides = |(other, seen): (Seat, &Seen)| (other != seat && seen.face_down > 0).then_some(other);
        Holder::Perhaps(self.explorers.iter().filter_map(hides).collect())
    }
}

impl Public {
    /// What a character would do for a player if it were called now and this many gems were taken from the bank first.
    pub fn outlook(&self, seat: Seat, character: Character, gems: u8) -> Outlook {
        self.situation(seat).outlook(character, gems)
    }
}

impl Situation<'_> {
    /// The movement for which the Priest and the Elder pay. L-19, L-20
    fn toll_walk(&self, character: Character) -> Option<Walk> {
        self.toll_leads_to(character).map(|goal| self.walk(goal.saturating_sub(self.from)))
    }

    fn outlook(mut self, character: Character, gems: u8) -> Outlook {
        self.bank.gems = self.bank.gems.saturating_sub(gems);
        self.gems = self.gems.saturating_add(gems);
        let stays = |because| Outlook::Stays { because, missed: self.toll_walk(character) };
        match self.ability(character) {
            Ability::Ask(Due::Name) if character == Character::Shaman => Outlook::Names,
            Ability::Ask(Due::Pay) => match self.toll_walk(character) {
                Some(walk) => Outlook::Pays(TOLL, walk),
                None => stays(Stay::NoVillageAhead),
            },
            Ability::Ask(Due::PayGems) => Outlook::Pays(self.gems, self.walk(self.gems.into())),
            Ability::Ask(_) => Outlook::Walks(self.walk(2)), // L-25
            Ability::Stay(because) => stays(because),
            Ability::Go { pays: 0, spaces } => Outlook::Goes(self.walk(spaces)),
            Ability::Go { pays, spaces } => Outlook::Pays(pays, self.walk(spaces)),
        }
    }
}
