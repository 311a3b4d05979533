//! Whether a choice did what its preview said, judged by the events the player received afterward.

use crate::character::Character;
use crate::event::{Cause, Event, Stay};
use crate::movement::Walk;
use crate::preview::{Holder, Outlook, Preview};
use crate::state::State;
use crate::token::Token;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use game_core::Seat;

/// `Ok(true)` when all of a promise was seen, `Ok(false)` while some is still to come, and otherwise what is wrong.
type Kept = Result<bool, String>;

impl game_core::Preview<State> for Preview {
    fn check(&self, seat: Seat, told: &[Event]) -> Kept {
        let Some((first, rest)) = told.split_first() else { return Ok(false) };
        match self {
            Preview::Keep { card, passes_to, gem, outlook } => {
                let kept = |event: &Event| match event {
                    Event::Picked { seat: who, card: picked } => *who == seat && picked.get() == Some(card),
                    _ => false,
                };
                expect(kept(first), &format_args!("{card} is picked"), first)?;
                let passed = check_passed(*passes_to, rest)?;
                Ok(check_called(*card, *gem, outlook, seat, rest)? && passed)
            }
            Preview::Name { by, named, holder } => {
                let event = Event::Named { seat, by: *by, character: *named };
                expect(*first == event, &event, first)?;
                check_named(*by, *named, *holder, seat, rest)
            }
            Preview::Look { spaces } => {
                let sees = matches!(first, Event::Looked { seat: who, spaces: at, tokens }
                    if *who == seat && at == spaces && tokens.get().is_some());
                expect(sees, &format_args!("the tokens on {spaces:?} are seen"), first)
            }
            Preview::Swap { swapped, then } => {
                let [(one, _), (other, _)] = *then;
                let event = Event::SwapDecided { seat, spaces: (one, other), swapped: *swapped };
                expect(*first == event, &event, first)?;
                let [one, other] = then.map(|(space, token)| check_lies(space, token, rest));
                Ok(one? && other?)
            }
            Preview::Move { pays: 0, walk } => check_walk(walk, seat, told),
            Preview::Move { pays, walk } => check_paid(*pays, walk, seat, told),
            Preview::Stay { .. } => {
                let event = Event::Stayed { seat, because: Stay::Declined };
                expect(*first == event, &event, first)
            }
            Preview::Take { taken, .. } => {
                let event = Event::MacheteOffered { seat, taken: *taken };
                expect(*first == event, &event, first)
            }
            Preview::Unknown => Err("nothing was promised".to_owned()),
        }
    }
}

fn expect(came: bool, expected: &dyn core::fmt::Debug, instead: &Event) -> Kept {
    if came { Ok(true) } else { Err(format!("expected: {expected:?}; came: {instead:?}")) }
}

fn check_paid(gems: u8, walk: &Walk, seat: Seat, told: &[Event]) -> Kept {
    let Some((first, rest)) = told.split_first() else { return Ok(false) };
    let paid = Event::Paid { seat, gems };
    expect(*first == paid, &paid, first)?;
    check_walk(walk, seat, rest)
}

/// The pawn moves like this, and then reveals a token or wins if it was said so, and otherwise does neither.
fn check_walk(walk: &Walk, seat: Seat, told: &[Event]) -> Kept {
    let Some(first) = told.first() else { return Ok(false) };
    let moves = |event: &Event| match event {
        Event::Moved { seat: who, from, to, by: Cause::Character(_), cut, stuck } => {
            (*who, *from, *to, cut, *stuck) == (seat, walk.from, walk.to, &walk.cut, walk.stuck)
        }
        _ => false,
    };
    expect(moves(first), walk, first)?;
    let Some(next) = told.get(1) else { return Ok(false) };
    let (wins, event) = match next {
        Event::Over { winner, .. } => (*winner == seat, false),
        Event::TokenRevealed { seat: who, space, .. } => {
            (false, *who == seat && i16::from(*space) == walk.to)
        }
        _ => (false, false),
    };
    expect((wins, event) == (walk.wins, walk.event), walk, next)
}

/// L-09 to L-12: the next to take the hand is the one who was said to.
fn check_passed(passes_to: Option<Seat>, told: &[Event]) -> Kept {
    let next = told.iter().find_map(|event| match event {
        Event::Handed { seat, .. } => Some((Some(*seat), event)),
        Event::Called { .. } => Some((None, event)),
        _ => None,
    });
    let Some((seat, event)) = next else { return Ok(false) };
    expect(seat == passes_to, &format_args!("the hand goes to {passes_to:?}"), event)
}

/// The card that was kept is revealed when it is called. If nothing has changed by then, it does what the outlook said.
fn check_called(card: Character, gem: u8, outlook: &Outlook, seat: Seat, told: &[Event]) -> Kept {
    let mut as_it_was = true;
    let mut called = false;
    for (number, event) in told.iter().enumerate() {
        match event {
            Event::Called { character, holder } if *character == card => {
                expect(*holder == Some(seat), &format_args!("{card} is revealed by seat {seat}"), event)?;
                called = true;
            }
            Event::TookGem { gems, .. } if called => {
                let as_it_was = as_it_was && *gems == gem;
                return if as_it_was {
                    check_outlook(card, outlook, seat, &told[number + 1..])
                } else {
                    Ok(true)
                };
            }
            Event::Over { .. } => return Ok(true),
            Event::RoundBegan { .. } => return Err(format!("{card} was not called")),
            _ => as_it_was &= !changes_outlook(event, card, seat),
        }
    }
    Ok(false)
}

/// Whether something happened on which it depends what a character does: the holder's pawn, gems or machetes, and to the Child and the
/// Mandarin any pawn.
fn changes_outlook(event: &Event, card: Character, seat: Seat) -> bool {
    let any_pawn = matches!(card, Character::Child | Character::Mandarin);
    match event {
        Event::Moved { seat: who, .. } => any_pawn || *who == seat,
        Event::Cursed { shaman, seat: who, .. } => any_pawn || [*shaman, *who].contains(&seat),
        Event::Robbed { thief, seat: who, .. } => [*thief, *who].contains(&seat),
        Event::TookGem { seat: who, .. }
        | Event::MacheteOffered { seat: who, .. }
        | Event::Paid { seat: who, .. }
        | Event::GemsByToken { seat: who, .. }
        | Event::MacheteByToken { seat: who, .. } => *who == seat,
        _ => false,
    }
}

fn check_outlook(card: Character, outlook: &Outlook, seat: Seat, told: &[Event]) -> Kept {
    match outlook {
        Outlook::Goes(walk) => check_walk(walk, seat, told),
        Outlook::Pays(gems, walk) if card == Character::Canoe => check_paid(*gems, walk, seat, told),
        Outlook::Stays { because, .. } => {
            let Some(next) = told.first() else { return Ok(false) };
            let event = Event::Stayed { seat, because: *because };
            expect(*next == event, &event, next)
        }
        // The holder is asked, so nothing more happens until that is answered.
        Outlook::Names | Outlook::Walks(_) | Outlook::Pays(..) => {
            let Some(next) = told.first() else { return Ok(true) };
            let asked = match next {
                Event::Stayed { because, .. } => *because == Stay::Declined,
                Event::Called { .. } | Event::RoundBegan { .. } => false,
                _ => true,
            };
            expect(asked, outlook, next)
        }
    }
}

/// L-15 to L-17: when the named character is called, its holder is cursed or robbed, unless that is the player or no one.
fn check_named(by: Character, named: Character, holder: Holder, seat: Seat, told: &[Event]) -> Kept {
    for (number, event) in told.iter().enumerate() {
        match event {
            Event::Called { character, holder: revealed } if *character == named => {
                let fits = match (holder, revealed) {
                    (Holder::NoOne | Holder::Perhaps(_), None) => return Ok(true),
                    (Holder::NoOne, Some(_)) | (Holder::Oneself, None) => false,
                    (Holder::Oneself, Some(who)) => *who == seat,
                    (Holder::Perhaps(seats), Some(who)) => seats.contains(*who),
                };
                expect(fits, &holder, event)?;
                return check_struck(by, holder, seat, &told[number + 1..]);
            }
            Event::Over { .. } => return Ok(true),
            Event::RoundBegan { .. } => return Err(format!("{named} was not called")),
            _ => {}
        }
    }
    Ok(false)
}

/// Before the gem is taken, the curse or the theft comes true, or is spared to the one who cast it.
fn check_struck(by: Character, holder: Holder, seat: Seat, told: &[Event]) -> Kept {
    for event in told {
        match event {
            Event::Spared { by: spared, .. } if *spared == by => {
                return expect(holder == Holder::Oneself, &holder, event);
            }
            Event::Cursed { shaman, .. } if by == Character::Shaman => {
                return expect(holder != Holder::Oneself && *shaman == seat, &holder, event);
            }
            Event::Robbed { thief, .. } if by == Character::Thief => {
                return expect(holder != Holder::Oneself && *thief == seat, &holder, event);
            }
            Event::TookGem { .. } => return Err(format!("what the {by} named did nothing")),
            _ => {}
        }
    }
    Ok(false)
}

/// L-18: until the round is over, this token is the one that is revealed on this space, unless another one is put there.
fn check_lies(space: u8, token: Token, told: &[Event]) -> Kept {
    for event in told {
        match event {
            Event::TokenRevealed { space: at, token: revealed, .. } if *at == space => {
                return expect(*revealed == token, &format_args!("{token} on {space}"), event);
            }
            Event::RoundBegan { .. } | Event::Over { .. } => return Ok(true),
            _ => {}
        }
    }
    Ok(false)
}
