//! What can be chosen now, and what each choice will do: worked out before anything is done, from what the chooser sees.

use lost_temple::{Action, Board, Character, Due, Space, Token, View};
use rules_core::Seat;
use std::collections::BTreeSet;

/// What the Priest and the Elder cost. L-19, L-20
pub const TOLL: u8 = 2;
/// The Canoe: two spaces for each gem, at most twenty. L-23
const CANOE_SPACES: u8 = 2;
const CANOE_MOST: u8 = 20;

/// The way of a pawn, up to where a token would be turned. L-25 to L-28, L-31
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Where it sets off.
    pub from: i16,
    /// Where it ends.
    pub to: i16,
    /// The jungles that it passes, with a machete for each.
    pub cut: Vec<u8>,
    /// Whether a jungle stops it short.
    pub stuck: bool,
    /// Whether it turns a token.
    pub event: bool,
    /// Whether it wins.
    pub wins: bool,
}

/// What becomes of a character that is named. L-15 to L-17
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Somebody may hold it.
    Open,
    /// It lies face up, so nobody holds it.
    FaceUp,
    /// It is the chooser's other character, so nothing happens.
    Own,
}

/// What a character would do for its holder as things stand, if it were called now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// One or two spaces, at most this far.
    Walks(Walk),
    /// Nothing of its own: the Shaman.
    Names,
    /// So many gems for this way; of the Scout and the Canoe the farthest.
    Pays(u8, Walk),
    /// It goes this way for nothing.
    Goes(Walk),
    /// There are too few gems.
    TooPoor,
    /// No village lies ahead.
    NoVillage,
    /// Nobody is ahead.
    NobodyAhead,
}

/// What a choice does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Keeps a character.
    Keep(Character, Outlook),
    /// Names a character: as Shaman or as Thief.
    Name(Character, Fate),
    /// Looks at two tokens.
    Look(u8, u8),
    /// After this these tokens lie on these spaces.
    Swap {
        /// Whether they change places.
        swapped: bool,
        /// How they lie then.
        then: [(u8, Token); 2],
    },
    /// Walks so many spaces.
    Walk(u8, Walk),
    /// Pays so many gems and goes.
    Pay(u8, Walk),
    /// Stays.
    Stay,
    /// Takes a machete, or leaves it; so many are in hand then.
    Take {
        /// Whether it is taken.
        taken: bool,
        /// How many are in hand then.
        then: u8,
    },
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is sent.
    pub action: Action,
    /// What it does.
    pub deed: Deed,
}

impl Choice {
    /// The way of the pawn, if it goes one.
    pub fn walk(&self) -> Option<&Walk> {
        match &self.deed {
            Deed::Walk(_, walk) | Deed::Pay(_, walk) => Some(walk),
            _ => None,
        }
    }
}

/// The decision of whoever looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub due: Due,
    /// The character that is called; none while characters are chosen.
    pub character: Option<Character>,
    /// All that can be done.
    pub choices: Vec<Choice>,
}

impl Decision {
    /// The decision that is due in `view`, with these legal actions. `None` if nothing is asked of whoever sees this.
    pub fn of(board: &Board, view: &View, legal: &[Action]) -> Option<Decision> {
        let (seat, due) = view.due.filter(|_| !legal.is_empty())?;
        let ground = Ground { board, view, seat };
        let choice = |action: &Action| Some(Choice { action: *action, deed: ground.deed(*action)? });
        let choices = legal.iter().filter_map(choice).collect();
        Some(Decision { seat, due, character: view.called, choices })
    }

    /// The spaces whose tokens the Seer can look at, ascending. L-18
    pub fn look_spaces(&self) -> Vec<u8> {
        let pair = |choice: &Choice| match choice.action {
            Action::Look(first, second) => Some([first, second]),
            _ => None,
        };
        let spaces: BTreeSet<u8> = self.choices.iter().filter_map(pair).flatten().collect();
        spaces.into_iter().collect()
    }
}

/// From where somebody decides.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The board.
    pub board: &'a Board,
    /// What is seen.
    pub view: &'a View,
    /// Who decides.
    pub seat: Seat,
}

impl Ground<'_> {
    fn position(self) -> i16 {
        self.view.explorers[self.seat].position.unwrap_or(0)
    }

    /// What an action does; `None`, if it does not belong to what is seen.
    fn deed(self, action: Action) -> Option<Deed> {
        let own = &self.view.explorers[self.seat];
        Some(match action {
            Action::Pick(card) => Deed::Keep(card, self.outlook(card, own.gems.saturating_add(1))),
            Action::Name(named) => Deed::Name(named, self.fate(named)),
            Action::Look(first, second) => Deed::Look(first, second),
            Action::Swap(swapped) => {
                let [(first, one), (second, other)] = self.view.looked?;
                let then =
                    if swapped { [(first, other), (second, one)] } else { [(first, one), (second, other)] };
                Deed::Swap { swapped, then }
            }
            Action::Steps(steps) => Deed::Walk(steps, self.walk(steps.into())),
            Action::Pay(false) | Action::PayGems(0) => Deed::Stay,
            Action::Pay(true) => Deed::Pay(TOLL, self.way_to(self.toll_goal(self.view.called?)?)),
            Action::PayGems(gems) => Deed::Pay(gems, self.walk(gems.into())),
            Action::Take(taken) => Deed::Take { taken, then: own.machetes + u8::from(taken) },
        })
    }

    fn fate(self, named: Character) -> Fate {
        match named {
            _ if self.view.up.contains(&named) => Fate::FaceUp,
            _ if self.view.own.contains(&named) => Fate::Own,
            _ => Fate::Open,
        }
    }

    /// The way of so many spaces forward.
    pub fn walk(self, spaces: i16) -> Walk {
        let (from, finish) = (self.position(), self.view.finish);
        let goal = (from + spaces).min(finish);
        let mut machetes = self.view.explorers[self.seat].machetes;
        let mut walk = Walk { from, to: from, cut: Vec::new(), stuck: false, event: false, wins: false };
        while walk.to < goal && !walk.stuck {
            walk.to += 1;
            if walk.to < goal && self.board.space(walk.to) == Space::Jungle {
                walk.stuck = machetes == 0;
                machetes = machetes.saturating_sub(1);
                if !walk.stuck {
                    walk.cut.extend(u8::try_from(walk.to));
                }
            }
        }
        walk.wins = walk.to == finish;
        walk.event = !walk.wins && walk.to != from && self.board.space(walk.to) == Space::Event;
        walk
    }

    fn way_to(self, goal: i16) -> Walk {
        self.walk(goal - self.position())
    }

    /// Where the Priest or the Elder leads. L-19, L-20
    fn toll_goal(self, character: Character) -> Option<i16> {
        let wanted = |space: Space| match character {
            Character::Elder => space == Space::Village,
            _ => space.is_temple(),
        };
        (self.position() + 1..=self.view.finish).find(|position| wanted(self.board.space(*position)))
    }

    /// What a character would do now for whoever has so many gems then.
    pub fn outlook(self, character: Character, gems: u8) -> Outlook {
        let from = self.position();
        let positions = || self.view.explorers.iter().filter_map(|(_, it)| it.position);
        match character {
            Character::Shaman => Outlook::Names,
            Character::Thief | Character::Seer | Character::Artisan => Outlook::Walks(self.walk(2)),
            Character::Priest | Character::Elder => match self.toll_goal(character) {
                None => Outlook::NoVillage,
                Some(_) if gems < TOLL => Outlook::TooPoor,
                Some(goal) => Outlook::Pays(TOLL, self.way_to(goal)),
            },
            Character::Scout | Character::Canoe if gems == 0 => Outlook::TooPoor,
            Character::Scout => Outlook::Pays(gems, self.walk(gems.into())),
            Character::Canoe => {
                let spaces = gems.saturating_mul(CANOE_SPACES).min(CANOE_MOST);
                Outlook::Pays(gems, self.walk(spaces.into()))
            }
            Character::Child => match positions().filter(|position| *position > from).min() {
                Some(goal) => Outlook::Goes(self.way_to(goal)),
                None => Outlook::NobodyAhead,
            },
            Character::Mandarin => {
                let ahead = positions().filter(|position| *position > from).count();
                Outlook::Goes(self.walk(i16::try_from(ahead + 1).unwrap_or(1)))
            }
        }
    }

    /// The next jungle ahead, if one lies before the finish.
    pub fn next_jungle(self) -> Option<i16> {
        (self.position() + 1..self.view.finish).find(|position| self.board.space(*position) == Space::Jungle)
    }

    /// Those who may hold a card that is still hidden: everybody else with one face down.
    pub fn suspects(self) -> Vec<Seat> {
        let hides = |(seat, seen): (Seat, &lost_temple::Seen)| (seen.face_down > 0).then_some(seat);
        self.view.explorers.iter().filter_map(hides).filter(|seat| *seat != self.seat).collect()
    }
}

#[cfg(test)]
mod tests;
