//! Helpers for scripting a game of Gold.

use game_core::{Game, OpenTable, Seat, Turn};
use game_testkit::Script;
use gold_rules::{Action, Card, Color, Event, Face, FullTable, Knowledge, Options, Placed, Position, State};

pub fn table(seats: usize) -> Script<State> {
    Script::new(&Options::default(), seats)
}

pub fn table_with(options: Options, seats: usize) -> Script<State> {
    Script::new(&options, seats)
}

pub fn table_for_a_match(seats: usize) -> Script<State> {
    table_with(Options { full_match: true, ..Options::default() }, seats)
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

pub fn at(index: usize) -> Position {
    Position::new(index).unwrap()
}

pub fn flip(index: usize) -> Action {
    Action::Flip(at(index))
}

pub fn on(position: usize, name: &str) -> Placed {
    Placed { position: at(position), card: card(name) }
}

pub trait Digging {
    /// The active player flips the card here. It is this one: by chance if it was not flipped before, else it must be.
    fn turn_up(&mut self, position: usize, name: &str) -> &mut Self;
    fn pair(&mut self, first: (usize, &str), second: (usize, &str)) -> &mut Self;
    /// The active player flips one or two cards by name: a known one if there is one, else an unknown one.
    fn dig(&mut self, names: &[&str]) -> &mut Self;
    /// The same for several turns: `"gold-3 red-3, dynamite blue-2"`.
    fn dig_all(&mut self, turns: &str) -> &mut Self;
    fn active(&self) -> usize;
    fn known(&self) -> Knowledge;
    fn cards(&self) -> usize;
    fn piles(&self) -> Vec<Vec<u8>>;
    fn table(&self) -> FullTable;
    /// The event of the last step that tells what the cards did.
    fn effect(&self) -> &Event;
    /// All prospectors and all dynamite are removed, in 35 turns if none were before. The gold on the table was never flipped.
    fn leave_only_gold(&mut self) -> &mut Self;
    /// The same two new gold cards are flipped again and again until the gold rush begins. It takes `2 × players` idle turns, and one
    /// before them because the cards are new.
    fn stall_on_gold(&mut self) -> &mut Self;
    /// 24 turns of gold found and two of dynamite remove all but 12 cards that were never flipped: green-3, blue-4, two red-4, two
    /// purple-4, orange-5, red-5, purple-5 and three dynamite.
    fn leave_twelve(&mut self) -> &mut Self;
    /// The active player flips the first card there is. If it is new, it is the lowest it can be.
    fn turn_any(&mut self) -> &mut Self;
    /// The gold rush to its end: each player takes the next gold of their list.
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
            other => panic!("no seat is due: {other:?}"),
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

    fn table(&self) -> FullTable {
        self.open_table()
    }

    #[track_caller]
    fn effect(&self) -> &Event {
        assert!(matches!(self.events[0], Event::Turned { .. }), "the card is shown first");
        &self.events[1]
    }

    fn leave_only_gold(&mut self) -> &mut Self {
        let removed = self.known().removed();
        for weaker in Card::all().filter(|card| matches!(card.face(), Face::Prospector(_, 2..=4))) {
            for _ in removed.of(weaker.kind())..weaker.copies() {
                self.dig(&["green-5", &weaker.to_string()]);
            }
        }
        for color in Color::all() {
            self.dig(&["dynamite", &format!("{color}-5")]);
        }
        let gold = 24 - self.known().won().len();
        assert_eq!((self.cards(), self.known().unknown().len()), (gold, gold));
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
        for (value, gold) in [(2, "2222222111"), (3, "113333333")] {
            let colors = ["purple", "red", "blue", "orange", "green"].into_iter().flat_map(|it| [it, it]);
            for (points, color) in gold.chars().zip(colors) {
                self.dig(&[&format!("{color}-{value}"), &format!("gold-{points}")]);
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
            let next = lists[self.active()].next().expect("their list has another card");
            self.dig(&[&format!("gold-{next}")]);
        }
        self
    }
}
