//! The tokens that lie face down, on the track and in the reserve, and what can be known of them. L-04, L-18, L-29

use crate::board::MAX_EVENTS;
use crate::token::{TOKENS, Token, TokenCounts};
use arrayvec::ArrayVec;
use game_core::{Draw, Seat, SeatSet};

/// All tokens but those that lie open.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HiddenTokens {
    /// By event space, those that were laid so far: the token, `None` while its replacement is due.
    pub track: ArrayVec<Option<Token>, MAX_EVENTS>,
    /// The reserve. It is never empty: there are fewer event spaces than tokens.
    pub reserve: TokenCounts,
    pub traces: Traces,
}

/// What everyone could see of the face-down tokens: when each was laid, when which kind went back into the reserve,
/// and who has looked where.
///
/// A revealed token goes back after its replacement was drawn. So a token can only lie where one was laid **after** it
/// went back itself, and a player who has not looked at it knows no more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Traces {
    /// The time; it moves on with every token that is revealed.
    now: u32,
    /// By event space: when its token was laid.
    laid: ArrayVec<u32, MAX_EVENTS>,
    /// By event space: who has looked at its token as Seer.
    seen_by: ArrayVec<SeatSet, MAX_EVENTS>,
    /// The tokens that were revealed and went back, with the time: ascending by time. One that is revealed again is
    /// here once; where it could be one of several of its kind it counts as the latest that it can be, which leaves the
    /// most open.
    returned: ArrayVec<(Token, u32), TOKENS>,
}

/// When the tokens of the set-up were laid: after nothing went back.
const SET_UP: u32 = 1;
/// When a token that was never revealed went back: before everything was laid.
const NEVER: u32 = 0;
/// When the tokens of the reserve were laid: after everything went back.
const RESERVE: u32 = u32::MAX;

impl Traces {
    /// How many tokens were revealed so far in this game.
    pub(crate) fn reveals(&self) -> u32 {
        self.now - SET_UP
    }

    /// Who has looked as Seer at the token that lies on this event space, by its place among the event spaces.
    pub(crate) fn seen_by(&self, event: usize) -> SeatSet {
        self.seen_by.get(event).copied().unwrap_or_default()
    }

    /// The returned token of this kind that the one laid at `laid` can be at the latest.
    fn latest(returned: &[(Token, u32)], token: Token, laid: u32) -> Option<usize> {
        returned.iter().rposition(|(kind, time)| *kind == token && *time < laid)
    }
}

impl HiddenTokens {
    pub fn new(tokens: TokenCounts) -> HiddenTokens {
        let traces = Traces {
            now: SET_UP,
            laid: ArrayVec::new(),
            seen_by: ArrayVec::new(),
            returned: ArrayVec::new(),
        };
        HiddenTokens { track: ArrayVec::new(), reserve: tokens, traces }
    }

    /// L-04: lays a token of the reserve on the next event space; `false`, and nothing changes, if there is none.
    pub fn lay(&mut self, token: Token) -> bool {
        let there = self.reserve.take(token.index());
        if there {
            self.track.push(Some(token));
            self.traces.laid.push(SET_UP);
            self.traces.seen_by.push(SeatSet::EMPTY);
        }
        there
    }

    /// L-28: takes the token off an event space.
    pub fn reveal(&mut self, event: usize) -> Option<Token> {
        let token = self.track.get_mut(event)?.take()?;
        let traces = &mut self.traces;
        traces.now += 1;
        if let Some(same) = Traces::latest(&traces.returned, token, traces.laid[event]) {
            traces.returned.remove(same);
        }
        traces.laid[event] = traces.now;
        traces.seen_by[event] = SeatSet::EMPTY;
        Some(token)
    }

    /// L-29: lays a token of the reserve where `revealed` was taken off, and puts that one into the reserve; `false`, and
    /// nothing changes, if there is no such token in the reserve.
    pub fn replace(&mut self, event: usize, token: Token, revealed: Token) -> bool {
        let there = self.reserve.take(token.index());
        if there {
            self.track[event] = Some(token);
            self.reserve.put(revealed.index());
            self.traces.returned.push((revealed, self.traces.now));
        }
        there
    }

    /// L-18: the Seer looks at the token of an event space.
    pub fn look(&mut self, event: usize, seat: Seat) -> Option<Token> {
        let seen_by = self.traces.seen_by.get_mut(event)?;
        *seen_by = seen_by.with(seat);
        self.track[event]
    }

    /// L-18: two tokens change places. Everyone sees it, so a player who knew one still knows it.
    pub fn swap(&mut self, first: usize, second: usize) {
        self.track.swap(first, second);
        self.traces.laid.swap(first, second);
        self.traces.seen_by.swap(first, second);
    }

    /// By event space: the token, if `seat` has looked at it.
    pub fn known_to(&self, seat: Seat) -> ArrayVec<Option<Token>, MAX_EVENTS> {
        let known = |(token, seen_by): (&Option<Token>, &SeatSet)| token.filter(|_| seen_by.contains(seat));
        self.track.iter().zip(&self.traces.seen_by).map(known).collect()
    }

    /// The tokens laid at random: all of `tokens` lie face down, `known` where they are known, and nothing on the
    /// event space `empty`.
    ///
    /// Every way to lay them that fits the traces is as likely as any other, if tokens that went back at different times
    /// are told apart.
    pub fn deal(
        tokens: TokenCounts,
        traces: &Traces,
        known: &[Option<Token>],
        empty: Option<usize>,
        draw: &mut impl Draw,
    ) -> HiddenTokens {
        let mut dealt =
            HiddenTokens { track: known.iter().copied().collect(), reserve: tokens, traces: traces.clone() };
        let mut returned = traces.returned.clone();
        let mut unseen = ArrayVec::<usize, MAX_EVENTS>::new();
        for (event, token) in known.iter().enumerate() {
            match token {
                Some(token) => {
                    dealt.reserve.take(token.index());
                    if let Some(same) = Traces::latest(&returned, *token, traces.laid[event]) {
                        returned.remove(same);
                    }
                }
                None if Some(event) == empty => {}
                None => unseen.push(event),
            }
        }
        // From the token that went back last, which can lie in the fewest spots, to those that were never revealed.
        // Each can lie wherever the one before it could, so how many ways are left never depends on the choices made.
        let mut never = dealt.reserve;
        for (token, _) in &returned {
            never.take(token.index());
        }
        let never = never
            .iter()
            .flat_map(|(kind, count)| core::iter::repeat_n((Token::at(kind), NEVER), count.into()));
        let known_times = returned.iter().rev().map(|(token, time)| (Some(*token), *time));
        let mut in_reserve = dealt.reserve.total() as usize - unseen.len();
        for (token, time) in known_times.chain(never) {
            let Some(token) = token else { continue };
            let open = unseen.iter().filter(|event| traces.laid[**event] > time);
            let spots = open.clone().count() + in_reserve;
            let spot = draw.below(u32::try_from(spots).expect("at most 18 spots")) as usize;
            match open.clone().nth(spot).copied() {
                Some(event) => {
                    unseen.retain(|other| *other != event);
                    dealt.reserve.take(token.index());
                    dealt.track[event] = Some(token);
                }
                None => in_reserve -= 1,
            }
        }
        dealt
    }

    /// Panics unless the tokens lie as the traces say they can.
    pub fn check(&self, tokens: TokenCounts, seats: usize) {
        let traces = &self.traces;
        assert_eq!((self.track.len(), self.track.len()), (traces.laid.len(), traces.seen_by.len()));
        assert!(traces.returned.is_sorted_by(|(_, a), (_, b)| a < b), "tokens go back one by one");
        assert!(traces.laid.iter().all(|time| (SET_UP..=traces.now).contains(time)));
        assert!(traces.seen_by.iter().all(|seats_| seats_.without(SeatSet::all(seats)).is_empty()));
        for token in Token::all() {
            let mut spots: ArrayVec<u32, TOKENS> =
                (0..self.reserve.of(token.index())).map(|_| RESERVE).collect();
            let laid = self.track.iter().zip(&traces.laid);
            spots.extend(laid.filter(|(it, _)| **it == Some(token)).map(|(_, time)| *time));
            let back = traces.returned.iter().rev().filter(|(it, _)| *it == token).map(|(_, time)| *time);
            spots.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(spots.len(), usize::from(tokens.of(token.index())), "no token vanishes");
            let times: ArrayVec<u32, TOKENS> = back.collect();
            assert!(times.len() <= spots.len(), "each went back at most once");
            assert!(times.iter().zip(&spots).all(|(time, spot)| time < spot), "laid after it went back");
        }
    }
}
