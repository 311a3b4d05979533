//! Words for scripting a game of Gold.
#![allow(dead_code, reason = "not every test file uses every word")]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use game_core::{Game, OpenTable, Seat, Turn};
use game_testkit::Script;
use gold_rules::{Action, Card, Colour, Event, Knowledge, Options, Position, State, Table};

/// Every number of seats with every option, but with the stall guard: all these games end.
pub fn tables() -> Vec<(Options, usize)> {
    use Colour::{Blue, Green, Orange, Purple, Red};
    let chosen = |seats| match seats {
        2 => vec![vec![Purple, Blue], vec![Green, Red]],
        3 => vec![vec![Red], vec![Purple], vec![Blue]],
        4 => vec![vec![Orange], vec![Green], vec![Purple], vec![Red]],
        _ => vec![vec![Purple], vec![Red], vec![Blue], vec![Orange], vec![Green]],
    };
    let mut tables = Vec::new();
    for seats in 2..=5 {
        for number in 0..16 {
            let options = Options {
                mines: (number & 1 == 1).then(|| chosen(seats)),
                start: Seat::default().plus(number / 2 % 2 * (seats - 1), seats),
                stall_guard: true,
                open_piles: number & 4 == 4,
                full_match: number & 8 == 8,
            };
            tables.push((options, seats));
        }
    }
    tables
}

/// The same without the stall guard: such a game need not end.
pub fn unguarded() -> Vec<(Options, usize)> {
    let off = |(options, seats)| (Options { stall_guard: false, ..options }, seats);
    tables().into_iter().map(off).collect()
}

pub fn table(seats: usize) -> Script<State> {
    Script::new(&Options::default(), seats)
}

pub fn table_for_a_match(seats: usize) -> Script<State> {
    Script::new(&Options { full_match: true, ..Options::default() }, seats)
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub fn at(index: usize) -> Position {
    Position::new(index).unwrap()
}

pub fn flip(index: usize) -> Action {
    Action::Flip(at(index))
}

pub trait Digging {
    /// The active player turns the card here. It is this one: by chance if it was never turned, else it has to be.
    fn turn_up(&mut self, position: usize, name: &str) -> &mut Self;
    /// The active player turns these two cards.
    fn pair(&mut self, first: (usize, &str), second: (usize, &str)) -> &mut Self;
    /// The active player turns up to two cards by name: where one was turned before, else where none was.
    fn dig(&mut self, names: &[&str]) -> &mut Self;
    /// As `dig`, turn after turn, all cards once: `"gold-3 red-3, dynamite blue-2"`.
    fn dig_all(&mut self, turns: &str) -> &mut Self;
    /// Whose turn it is.
    fn active(&self) -> usize;
    /// What everybody with a perfect memory knows.
    fn known(&self) -> Knowledge;
    /// How many cards lie on the table.
    fn cards(&self) -> usize;
    /// The piles, by seat.
    fn piles(&self) -> Vec<Vec<u8>>;
    /// Everything, laid open.
    fn table(&self) -> Table;
    /// The event of the last step that tells what the cards did.
    fn deed(&self) -> &Event;
    /// In 35 turns all prospectors and all dynamite go; the 24 gold cards are left, never turned.
    fn leave_only_gold(&mut self) -> &mut Self;
    /// In `2 × players` turns the same two gold cards, never turned before, are turned again and again: the gold rush.
    /// It takes one turn more, since the first is news.
    fn stall_on_gold(&mut self) -> &mut Self;
    /// In 24 turns of gold found and two of dynamite all but 12 cards go. Left, and never turned, are green-3, blue-4,
    /// two red-4, two purple-4, orange-5, red-5, purple-5 and three dynamite.
    fn leave_twelve(&mut self) -> &mut Self;
    /// The active player turns the first card there is; if it was never turned, the lowest it can be.
    fn turn_any(&mut self) -> &mut Self;
    /// The gold rush to its end: in turn everybody takes the next of his list.
    fn rush_for(&mut self, lists: &[&str]) -> &mut Self;
}

impl Digging for Script<State> {
    #[track_caller]
    fn turn_up(&mut self, position: usize, name: &str) -> &mut Self {
        let known = self.known().card_at(at(position));
        self.act(self.active(), flip(position));
        match known {
            Some(known) => assert_eq!(known, card(name), "another card lies at {position}"),
            None => _ = self.chance(card(name)),
        }
        self
    }

    #[track_caller]
    fn pair(&mut self, first: (usize, &str), second: (usize, &str)) -> &mut Self {
        self.turn_up(first.0, first.1).turn_up(second.0, second.1)
    }

    #[track_caller]
    fn dig(&mut self, names: &[&str]) -> &mut Self {
        for name in names {
            let knows = self.known();
            let up = knows.up().map(|up| up.position);
            let seen = knows.known().find(|on| on.card == card(name) && Some(on.position) != up);
            let position = seen.map(|on| on.position).or_else(|| knows.unknown().iter().next());
            self.turn_up(position.expect("a card lies there").index(), name);
        }
        self
    }

    #[track_caller]
    fn dig_all(&mut self, turns: &str) -> &mut Self {
        for turn in turns.split(", ") {
            self.dig(&turn.split(' ').collect::<Vec<_>>());
        }
        self
    }

    #[track_caller]
    fn active(&self) -> usize {
        match self.turn() {
            Turn::Act(seats) => seats.only().expect("one seat is due").index(),
            other => panic!("nobody is due but {other:?}"),
        }
    }

    fn known(&self) -> Knowledge {
        self.knowledge(Seat::default())
    }

    fn cards(&self) -> usize {
        self.known().lying().len()
    }

    fn piles(&self) -> Vec<Vec<u8>> {
        self.table().piles.as_slice().to_vec()
    }

    fn table(&self) -> Table {
        self.open_table()
    }

    #[track_caller]
    fn deed(&self) -> &Event {
        assert!(matches!(self.events[0], Event::Turned { .. }), "the card is shown first");
        &self.events[1]
    }

    fn leave_only_gold(&mut self) -> &mut Self {
        for colour in ["green", "orange", "blue", "red", "purple"] {
            for weaker in [2, 2, 3, 3, 4, 4] {
                self.dig(&["green-5", &format!("{colour}-{weaker}")]);
            }
        }
        for colour in ["green", "orange", "blue", "red", "purple"] {
            self.dig(&["dynamite", &format!("{colour}-5")]);
        }
        assert_eq!((self.cards(), self.known().unknown().len()), (24, 24));
        self
    }

    fn stall_on_gold(&mut self) -> &mut Self {
        let positions: Vec<usize> = self.known().unknown().iter().map(Position::index).take(2).collect();
        for _ in 0..=2 * self.seats() {
            assert!(!self.table().rush);
            self.pair((positions[0], "gold-1"), (positions[1], "gold-2"));
        }
        assert!(self.table().rush);
        self
    }

    fn leave_twelve(&mut self) -> &mut Self {
        let finds: [(u8, &[u8]); 2] =
            [(2, &[2, 2, 2, 2, 2, 2, 2, 1, 1, 1]), (3, &[1, 1, 3, 3, 3, 3, 3, 3, 3])];
        for (value, gold) in finds {
            let colours = ["purple", "red", "blue", "orange", "green"].into_iter().flat_map(|it| [it, it]);
            for (points, colour) in gold.iter().zip(colours) {
                self.dig(&[&format!("{colour}-{value}"), &format!("gold-{points}")]);
            }
        }
        self.dig_all("gold-4 green-4, gold-4 green-4, gold-4 orange-4, gold-4 orange-4, gold-4 blue-4");
        self.dig_all("dynamite green-5, dynamite blue-5");
        assert_eq!((self.cards(), self.known().unknown().len()), (12, 12));
        self
    }

    fn turn_any(&mut self) -> &mut Self {
        let next = self.legal(self.active())[0];
        self.act(self.active(), next);
        if let Some(lowest) = self.chance_at(0) {
            self.chance(lowest);
        }
        self
    }

    #[track_caller]
    fn rush_for(&mut self, lists: &[&str]) -> &mut Self {
        let mut lists: Vec<_> = lists.iter().map(|list| list.split(' ')).collect();
        while self.table().rush && self.turn() != Turn::Over {
            let next = lists[self.active()].next().expect("a card is left for him");
            self.dig(&[&format!("gold-{next}")]);
        }
        self
    }
}
