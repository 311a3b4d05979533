//! Who plays together in each deal, and in which seats.

use game_core::{Draw, SplitMix};

game_core::named! {
    /// In which seat orders a line-up plays a deal: as it is given; from every seat, in the same circle; in every distinct order; or in
    /// one order, drawn for each deal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Orders("seat orders") { Given => "given", Rotate => "rotate", All => "all", Random => "random" }
}

/// All games of a deal: which line-ups play it, each in which seat orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    line_ups: Vec<LineUp>,
    /// Who may be drawn for the free places of a line-up.
    pool: Vec<usize>,
    orders: Orders,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct LineUp {
    /// Entrants by number; the places after them are free, and filled from the pool.
    entrants: Vec<usize>,
    /// For each game of a deal: which place sits in each seat.
    orders: Vec<Vec<usize>>,
    /// How many games of a deal come before its first.
    before: u64,
}

/// Where a game is in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameId {
    pub deal: u64,
    pub line_up: usize,
    /// Which seat order of the line-up.
    pub order: usize,
}

/// More seat orders than this are a mistake.
const MAX_ORDERS: u64 = 1_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a line-up has {count} seat orders (at most {MAX_ORDERS}); use the orders rotate or random")]
pub struct TooManyOrders {
    count: u64,
}

/// The purposes of generators, as in `contest`.
const SEATS: u64 = 0x0073_6561_7473;
const POOL: u64 = 0x706f_6f6c;

impl Schedule {
    /// These line-ups. Places whose entrants have the same name are alike: swapping them gives no new seat order.
    pub fn new(
        line_ups: Vec<Vec<usize>>,
        names: &[String],
        orders: Orders,
    ) -> Result<Schedule, TooManyOrders> {
        let alike = |line_up: &Vec<usize>| {
            let first = |entrant: &usize| names.iter().position(|name| *name == names[*entrant]);
            line_up.iter().map(|entrant| first(entrant).unwrap_or(*entrant)).collect()
        };
        let line_ups = line_ups.into_iter().map(|it| (alike(&it), it)).collect();
        Schedule::build(line_ups, Vec::new(), orders)
    }

    /// One line-up for each deal: the first `seated` entrants, and others drawn from the rest, none of them twice.
    pub fn with_pool(
        entrants: usize,
        seated: usize,
        seats: usize,
        orders: Orders,
    ) -> Result<Schedule, TooManyOrders> {
        let line_up = ((0..seats).collect(), (0..seated).collect());
        Schedule::build(vec![line_up], (seated..entrants).collect(), orders)
    }

    /// Entrant 0 and entrant 1, one after the other, in the same seat among the same others: the entrants from 2 on.
    pub fn paired(names: &[String], orders: Orders) -> Result<Schedule, TooManyOrders> {
        let first = |other: usize| (2..names.len()).find(|it| names[*it] == names[other]).unwrap_or(other);
        // The bot in the first place is unlike all others, so that both line-ups have the same orders.
        let alike: Vec<usize> = [0].into_iter().chain((2..names.len()).map(first)).collect();
        let line_up = |candidate: usize| {
            (alike.clone(), [candidate].into_iter().chain(2..names.len()).collect::<Vec<usize>>())
        };
        Schedule::build(vec![line_up(0), line_up(1)], Vec::new(), orders)
    }

    /// Each line-up with the kind of each of its places.
    fn build(
        line_ups: Vec<(Vec<usize>, Vec<usize>)>,
        pool: Vec<usize>,
        orders: Orders,
    ) -> Result<Schedule, TooManyOrders> {
        let mut before = 0;
        let mut all = Vec::with_capacity(line_ups.len());
        for (alike, entrants) in line_ups {
            let orders = seat_orders(&alike, orders)?;
            let games = orders.len() as u64;
            all.push(LineUp { entrants, orders, before });
            before += games;
        }
        Ok(Schedule { line_ups: all, pool, orders })
    }

    pub fn orders(&self) -> Orders {
        self.orders
    }

    /// The entrants of each line-up by place, without those who are drawn.
    pub fn line_ups(&self) -> impl ExactSizeIterator<Item = &[usize]> {
        self.line_ups.iter().map(|line_up| line_up.entrants.as_slice())
    }

    /// Whether places are filled from a pool.
    pub fn draws(&self) -> bool {
        !self.pool.is_empty()
    }

    pub fn seats(&self, line_up: usize) -> usize {
        self.line_ups[line_up].orders[0].len()
    }

    /// How many games a line-up plays in each deal.
    pub fn games_of(&self, line_up: usize) -> u64 {
        self.line_ups[line_up].orders.len() as u64
    }

    /// How many games all line-ups play in each deal.
    pub fn games_a_deal(&self) -> u64 {
        self.line_ups.last().map_or(0, |last| last.before + last.orders.len() as u64)
    }

    /// How many players of this entrant a table may need.
    pub(crate) fn most_of(&self, entrant: usize) -> usize {
        let named = |line_up: &LineUp| line_up.entrants.iter().filter(|it| **it == entrant).count();
        let drawn = usize::from(self.pool.contains(&entrant));
        self.line_ups.iter().map(named).max().unwrap_or(0) + drawn
    }

    pub(crate) fn id(&self, game: u64) -> GameId {
        let (deal, rest) = (game / self.games_a_deal(), game % self.games_a_deal());
        let line_up = self.line_ups.partition_point(|it| it.before <= rest) - 1;
        GameId { deal, line_up, order: (rest - self.line_ups[line_up].before) as usize }
    }

    pub(crate) fn number(&self, id: GameId) -> u64 {
        id.deal * self.games_a_deal() + self.line_ups[id.line_up].before + id.order as u64
    }

    /// The entrants of a game by place, and which place sits in each seat.
    pub(crate) fn seating(&self, seed: u64, id: GameId) -> (Vec<usize>, Vec<usize>) {
        let LineUp { entrants, orders, .. } = &self.line_ups[id.line_up];
        let (mut places, mut order) = (entrants.clone(), orders[id.order].clone());
        if places.len() < order.len() {
            let mut pool = self.pool.clone();
            SplitMix::nth(seed ^ POOL, id.deal).shuffle(&mut pool);
            places.extend(pool.into_iter().take(order.len() - places.len()));
        }
        if self.orders == Orders::Random {
            SplitMix::nth(seed ^ SEATS, id.deal).shuffle(&mut order);
        }
        (places, order)
    }
}

/// The seat orders of a line-up: for each, which place sits in each seat. Places of one kind are alike.
fn seat_orders(alike: &[usize], orders: Orders) -> Result<Vec<Vec<usize>>, TooManyOrders> {
    let seats = alike.len();
    let turned = |by: usize| (0..seats).map(|seat| (seat + by) % seats).collect();
    match orders {
        // A random order is a shuffle of this one.
        Orders::Given | Orders::Random => Ok(vec![turned(0)]),
        Orders::Rotate => Ok((0..seats).map(turned).collect()),
        Orders::All => {
            let count = count(alike);
            if count > MAX_ORDERS {
                return Err(TooManyOrders { count });
            }
            let mut all = Vec::new();
            permute(&mut Vec::new(), alike, &mut all);
            Ok(all)
        }
    }
}

/// How many distinct orders there are: n! over the factorial of each kind's number.
fn count(alike: &[usize]) -> u64 {
    let mut count = 1;
    for (index, kind) in alike.iter().enumerate() {
        let same = alike[..=index].iter().filter(|it| *it == kind).count();
        count = count * (index as u64 + 1) / same as u64;
    }
    count
}

fn permute(begun: &mut Vec<usize>, alike: &[usize], all: &mut Vec<Vec<usize>>) {
    if begun.len() == alike.len() {
        return all.push(begun.clone());
    }
    let mut tried = Vec::new();
    for place in 0..alike.len() {
        if !begun.contains(&place) && !tried.contains(&alike[place]) {
            tried.push(alike[place]);
            begun.push(place);
            permute(begun, alike, all);
            begun.pop();
        }
    }
}

/// The line-ups of a contest, each a list of entrants by their numbers, one for each seat.
///
/// As many entrants as seats: that one line-up. More: every choice of that many of them. Fewer: every way to fill the seats in
/// which each of them sits at least once.
pub fn line_ups(entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let repeat = entrants < seats;
    extend(&mut Vec::new(), entrants, seats, repeat, &mut all);
    if repeat {
        all.retain(|line_up| (0..entrants).all(|entrant| line_up.contains(&entrant)));
    }
    all
}

fn extend(begun: &mut Vec<usize>, entrants: usize, seats: usize, repeat: bool, all: &mut Vec<Vec<usize>>) {
    if begun.len() == seats {
        all.push(begun.clone());
        return;
    }
    let first = begun.last().map_or(0, |last| last + usize::from(!repeat));
    for entrant in first..entrants {
        begun.push(entrant);
        extend(begun, entrants, seats, repeat, all);
        begun.pop();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use std::collections::BTreeSet;

    fn names(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    /// The names by seat, of all games of a deal.
    fn seated(schedule: &Schedule, names: &[String], deal: u64) -> Vec<String> {
        let games = deal * schedule.games_a_deal()..(deal + 1) * schedule.games_a_deal();
        let seats = |game| {
            let id = schedule.id(game);
            assert_eq!((id.deal, schedule.number(id)), (deal, game));
            let (places, order) = schedule.seating(7, id);
            order.iter().map(|place| names[places[*place]].as_str()).collect::<String>()
        };
        games.map(seats).collect()
    }

    #[test]
    fn one_choices_and_fillings() {
        assert_eq!(line_ups(3, 3), [[0, 1, 2]]);
        assert_eq!(line_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(2, 4), [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]]);
        assert_eq!(line_ups(1, 2), [[0, 0]]);
        assert_eq!(line_ups(8, 4).len(), 70);
    }

    #[test]
    fn every_order_once() {
        let abb = names("a b b");
        let of = |orders| seated(&Schedule::new(vec![vec![0, 1, 2]], &abb, orders).unwrap(), &abb, 1);
        assert_eq!(of(Orders::Given), ["abb"]);
        assert_eq!(of(Orders::Rotate), ["abb", "bba", "bab"]);
        assert_eq!(of(Orders::All), ["abb", "bab", "bba"]);
        let four = names("a b c d");
        let all = seated(&Schedule::new(vec![vec![0, 1, 2, 3]], &four, Orders::All).unwrap(), &four, 0);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 24);
        // Line-ups with different numbers of orders, and of seats.
        let fill = vec![vec![0, 1, 1, 1], vec![0, 0, 1, 1], vec![0, 1]];
        let schedule = Schedule::new(fill, &names("a b"), Orders::All).unwrap();
        assert_eq!([0, 1, 2].map(|line_up| schedule.games_of(line_up)), [4, 6, 2]);
        let games = seated(&schedule, &names("a b"), 3);
        assert_eq!((games.len(), games[11].as_str(), games[4].as_str()), (12, "ba", "aabb"));
    }

    #[test]
    fn too_many_orders_are_refused() {
        let eight = names("a b c d e f g h");
        let error = Schedule::new(vec![(0..8).collect()], &eight, Orders::All).unwrap_err();
        assert_eq!(error.count, 40_320);
        let alike = names("a a a a h h h h");
        let all = Schedule::new(vec![(0..8).collect()], &alike, Orders::All).unwrap();
        assert_eq!(all.games_a_deal(), 70);
    }

    #[test]
    fn a_random_order_is_the_same_in_every_line_up_of_a_deal() {
        let abc = names("a b c d");
        let line_ups = vec![vec![0, 1, 2], vec![0, 1, 3]];
        let schedule = Schedule::new(line_ups, &abc, Orders::Random).unwrap();
        let all: Vec<Vec<String>> = (0..200).map(|deal| seated(&schedule, &abc, deal)).collect();
        assert!(all.iter().all(|deal| deal[0].replace('c', "d") == deal[1]));
        let distinct: BTreeSet<&String> = all.iter().map(|deal| &deal[0]).collect();
        assert_eq!(distinct.len(), 6);
    }

    #[test]
    fn a_pool_fills_the_free_seats() {
        let all = names("x a b c d");
        let schedule = Schedule::with_pool(5, 1, 3, Orders::Random).unwrap();
        let mut seats_of_x = BTreeSet::new();
        let mut others = BTreeSet::new();
        for deal in 0..200 {
            let table = seated(&schedule, &all, deal).remove(0);
            seats_of_x.insert(table.find('x').unwrap());
            let mut rest: Vec<char> = table.chars().filter(|it| *it != 'x').collect();
            rest.sort_unstable();
            rest.dedup();
            assert_eq!(rest.len(), 2, "nobody sits twice: {table}");
            others.insert(rest);
        }
        assert_eq!((seats_of_x.len(), others.len()), (3, 6));
    }

    #[test]
    fn a_pair_meets_the_same_others_in_the_same_seats() {
        let all = names("a b b b c");
        for (orders, games) in [(Orders::Rotate, 4), (Orders::All, 12), (Orders::Random, 1)] {
            let schedule = Schedule::paired(&all, orders).unwrap();
            let deal = seated(&schedule, &all, 5);
            assert_eq!(deal.len(), 2 * games);
            for (one, other) in deal[..games].iter().zip(&deal[games..]) {
                assert_eq!(one.replace('a', "b"), *other);
            }
        }
    }
}
