//! The rules: which steps there are, and what carries each of them out. `round.rs` deals, selects and calls, `abilities.rs` has
//! what each character does, `movement.rs` how pawns move and what they meet.

use crate::action::{Action, Chance};
use crate::board::Board;
use crate::character::{Character, CharacterSet};
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::options::Options;
use crate::public::{Due, Phase};
use crate::selection::Stage;
use crate::state::State;
use crate::token::{Token, TokenCounts};
use crate::view::View;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use game_core::{
    ChanceKey, Game, Illegal, Outcome, Pool, Private, Seat, SeatSet, SetupError, Sink, Step, Turn, Viewer,
    Weight,
};

impl Game for State {
    const NAME: &'static str = "lost-temple";
    const RULES_VERSION: u16 = 2;
    const SEATS: RangeInclusive<usize> = 2..=8; // L-01

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    /// On the board that is balanced best. L-03
    fn usual_options() -> Options {
        let board = Board::named("highlands").unwrap_or_else(|| Options::default().board);
        Options { board, ..Options::default() }
    }

    fn new(options: &Options, seats: usize) -> Result<State, SetupError> {
        State::set_up(options, seats)
    }

    fn seats(&self) -> usize {
        self.public.players()
    }

    fn turn(&self) -> Turn {
        match (self.public.phase, self.due()) {
            (Phase::Over, _) => Turn::Over,
            (_, Some((seat, _))) => Turn::Act(SeatSet::one(seat)),
            (_, None) => Turn::Chance,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some((due_seat, due)) = self.due() else { return };
        if due_seat != seat {
            return;
        }
        match due {
            Due::Pick => out.extend(self.hand().iter().map(Action::Pick)),
            Due::Name => out.extend(self.nameable().iter().map(Action::Name)),
            Due::Look => {
                let spaces = self.public.seer_spaces();
                for (at, first) in spaces.iter().enumerate() {
                    out.extend(spaces[at + 1..].iter().map(|second| Action::Look(*first, *second)));
                }
            }
            Due::Swap(..) => out.extend([Action::Swap(false), Action::Swap(true)]),
            Due::Steps => out.extend([Action::Steps(1), Action::Steps(2)]),
            Due::Pay => out.extend([Action::Pay(false), Action::Pay(true)]),
            Due::PayGems => out.extend((0..=self.public.explorers[seat].gems).map(Action::PayGems)),
            Due::Take => out.extend([Action::Take(false), Action::Take(true)]),
        }
    }

    fn chance_outcomes(&self, out: &mut impl Extend<(Chance, Weight)>) {
        let mut cards = |cards: CharacterSet, chance: fn(Character) -> Chance| {
            out.extend(cards.iter().map(|card| (chance(card), 1)));
        };
        match (self.public.phase, self.stage()) {
            (Phase::Deal, _) => cards(CharacterSet::NINE.without(self.public.dealt()), Chance::Start),
            (_, Some(Stage::Up)) => cards(self.hand(), Chance::Up),
            (_, Some(Stage::Aside)) => cards(self.hand(), Chance::Aside),
            (Phase::Lay | Phase::Replace { .. }, _) => {
                out.extend(token_weights(self.hidden_tokens.reserve));
            }
            _ => {}
        }
    }

    /// The cards of each round, and the tokens of the set-up, have one order each. A token that is revealed goes back into the reserve, so
    /// that every replacement is drawn from a reserve in a new order. L-04, L-09, L-29
    fn chance_key(&self) -> ChanceKey {
        ChanceKey::First(match self.public.phase {
            Phase::Deal => Pool::new("start", 1),
            Phase::Lay => Pool::new("tokens", 1),
            Phase::Replace { .. } => Pool::new("replacement", self.hidden_tokens.traces.reveals()),
            _ => Pool::new("round", self.public.round),
        })
    }

    fn chance_pool(&self, out: &mut impl Extend<(Chance, Weight)>) {
        match self.public.phase {
            Phase::Lay => out.extend(token_weights(self.public.board.tokens())),
            _ => self.chance_outcomes(out),
        }
    }

    fn apply(&mut self, step: Step<Action, Chance>, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (self.public.phase, self.due(), step) {
            (Phase::Over, ..) => Err(Illegal::Over),
            (_, Some((due_seat, due)), Step::Act(seat, action)) if due_seat == seat => {
                self.act(seat, due, action, events)
            }
            (_, Some(_), Step::Act(seat, _)) => Err(Illegal::NotDue(seat)),
            (_, Some(_), Step::Chance(_)) => Err(Illegal::ActionDue),
            (_, None, Step::Act(..)) => Err(Illegal::ChanceDue),
            (phase, None, Step::Chance(outcome)) => self.chance(phase, outcome, events),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::of(self, seat)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.public.phase == Phase::Over).then(|| self.standing())
    }

    fn audit(&self) {
        self.check();
    }
}

fn token_weights(tokens: TokenCounts) -> impl Iterator<Item = (Chance, Weight)> {
    let counts = Token::all().map(move |token| (Chance::Token(token), tokens.of(token.index()).into()));
    counts.filter(|(_, count)| *count > 0)
}

/// Whether the turn of the character that is called is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It is over: the next character is called.
    Done,
    /// Something is due, or the game is over.
    Waits,
}

impl State {
    fn chance(
        &mut self,
        phase: Phase,
        outcome: Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (phase, self.stage(), outcome) {
            (Phase::Deal, _, Chance::Start(card)) => self.deal_start(card, events),
            (Phase::Lay, _, Chance::Token(token)) => self.lay_token(token, events),
            (Phase::Replace { space, token }, _, Chance::Token(new)) => {
                self.replace(space, token, new, events)
            }
            (_, Some(Stage::Up), Chance::Up(card)) => {
                self.set_aside(card, Event::SetAsideUp { card }, events)
            }
            (_, Some(Stage::Aside), Chance::Aside(card)) => {
                self.set_aside(card, Event::PutAside { card: Private::nobody(card) }, events)
            }
            _ => Err(Illegal::Outcome),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        due: Due,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let flow = match (due, action) {
            (Due::Pick, Action::Pick(card)) => return self.pick(seat, card, events),
            (Due::Name, Action::Name(named)) => self.name(seat, named, events)?,
            (Due::Look, Action::Look(first, second)) => self.look(seat, first, second, events)?,
            (Due::Swap(first, second), Action::Swap(swap)) => self.swap(seat, (first, second), swap, events),
            (Due::Steps, Action::Steps(steps @ 1..=2)) => self.walk_as_called(seat, steps.into(), events), // L-25
            (Due::Pay, Action::Pay(pay)) => self.pay_toll(seat, pay, events),
            (Due::PayGems, Action::PayGems(gems)) => self.pay_gems(seat, gems, events)?,
            (Due::Take, Action::Take(take)) => self.take_machete(seat, take, events),
            _ => return Err(Illegal::Action),
        };
        self.public.last_choice = Some(action);
        self.go_on(flow, events);
        Ok(())
    }
}
