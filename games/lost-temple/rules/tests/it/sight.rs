//! Nobody sees, receives or knows anything secret: two tables that differ only in secrets look the same to them.

use crate::common::{Expedition, NOTHING, at, four_before_the_picks, options, set_up, trail};
use game_core::{Game, SplitMix, Step, StepOf, Viewer};
use game_testkit::{Script, random_step};
use lost_temple_rules::Action::{Look, Name, PayGems, Pick, Steps, Swap, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Action, Chance, Event, Options, State, Token};

/// Two tables that differ in something hidden.
struct Twins([Script<State>; 2]);

impl Twins {
    /// Takes a step at each table; to these viewers, knowledge, view and events are the same at both.
    fn alike(&mut self, steps: [StepOf<State>; 2], viewers: impl IntoIterator<Item = Viewer>) {
        let [one, other] = &mut self.0;
        one.step(steps[0]);
        other.step(steps[1]);
        for viewer in viewers {
            assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?} sees {steps:?}");
            assert_eq!(told(one, viewer), told(other, viewer), "what {viewer:?} receives about {steps:?}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(one.knowledge(seat), other.knowledge(seat), "{seat} knows of {steps:?}");
            }
        }
    }

    fn chance(&mut self, outcomes: [Chance; 2], viewers: impl IntoIterator<Item = Viewer>) {
        self.alike(outcomes.map(Step::Chance), viewers);
    }

    fn act(&mut self, seat: usize, actions: [Action; 2], viewers: impl IntoIterator<Item = Viewer>) {
        self.alike(actions.map(|action| Step::Act(at(seat), action)), viewers);
    }
}

fn told(table: &Script<State>, viewer: Viewer) -> Vec<Event> {
    table.events.iter().filter_map(|event| State::redact(event, viewer)).collect()
}

/// These seats and a spectator.
fn those<const N: usize>(seats: [usize; N]) -> impl Iterator<Item = Viewer> {
    seats.into_iter().map(|seat| Viewer::Seat(at(seat))).chain([Viewer::Spectator])
}

#[test]
fn nobody_sees_what_is_laid_at_the_set_up() {
    let mut table = Script::<State>::new(&options("v.e..e.jjjTT", &[]), 2);
    table.chance(Chance::Start(Elder)).chance(Chance::Start(Child));
    let mut twins = Twins([table.clone(), table]);
    twins.chance([Chance::Token(Token::Idol), Chance::Token(Token::Back)], Viewer::all(2));
    twins.chance([Chance::Token(Token::Forward); 2], Viewer::all(2));
    // Nor is there a trace of it later, as long as nobody looks or ends a movement there.
    for table in &mut twins.0 {
        table.select(&[&[Shaman, Thief], &[Priest, Scout]]);
    }
    for (seat, action) in [(0, Name(Child)), (0, Name(Elder)), (0, Steps(2)), (1, PayGems(0))] {
        twins.act(seat, [action; 2], Viewer::all(2));
    }
    assert_eq!(twins.0[0].table().round, 2);
}

#[test]
fn nobody_sees_what_replaces_a_token() {
    let mut table = trail("e.v.jjjTT", &[NOTHING; 4], &[Token::GainGems]);
    table.select(&[&[Artisan], &[Priest], &[Elder], &[Scout]]);
    table.play_to(Artisan).act(0, Take(false)).act(0, Steps(1));
    let mut twins = Twins([table.clone(), table]);
    twins.chance([Chance::Token(Token::Idol), Chance::Token(Token::Back)], Viewer::all(4));
}

#[test]
fn a_card_put_aside_unseen_is_known_only_to_whom_the_others_are_handed() {
    let mut table = set_up(&Options::default(), 4, &[]);
    table.chance(Chance::Up(Shaman)).chance(Chance::Up(Thief)).chance(Chance::Up(Seer));
    let mut twins = Twins([table.clone(), table]);
    twins.chance([Chance::Aside(Priest), Chance::Aside(Child)], those([0, 1, 2]));
    let differ = |twins: &Twins, seat| twins.0[0].knowledge(at(seat)) != twins.0[1].knowledge(at(seat));
    assert!(differ(&twins, 3), "the idol holder has the other cards in hand");
    twins.act(3, [Pick(Scout); 2], those([1, 2]));
    twins.act(0, [Pick(Canoe); 2], those([2]));
    twins.act(1, [Pick(Elder); 2], those([]));
    // The last one is left with the other of the two, and a player who has seen no hand sees no difference even then.
    twins.act(2, [Pick(Artisan); 2], those([]));
    assert_eq!(
        twins.0.each_ref().map(|table| table.table().aside),
        [vec![Priest, Child], vec![Child, Priest]]
    );
}

#[test]
fn nobody_knows_what_is_put_aside_at_random_between_the_picks() {
    // Three players: after the first three picks one of the five that are left. Only seat 2 is handed the others.
    let mut table = set_up(&Options::default(), 3, &[]);
    table.chance(Chance::Aside(Shaman)).act(2, Pick(Thief)).act(0, Pick(Seer)).act(1, Pick(Priest));
    let mut twins = Twins([table.clone(), table]);
    twins.chance([Chance::Aside(Child), Chance::Aside(Canoe)], those([0, 1]));
    // Two players: after the second pick, which is B's, the same; after the third, A has not seen which of the three it was.
    let mut table = set_up(&Options::default(), 2, &[]);
    table.chance(Chance::Up(Elder)).chance(Chance::Aside(Shaman)).act(1, Pick(Thief)).act(0, Pick(Seer));
    let mut twins = Twins([table.clone(), table.clone()]);
    twins.chance([Chance::Aside(Child), Chance::Aside(Canoe)], those([0]));
    table.chance(Chance::Aside(Child)).act(1, Pick(Priest));
    let mut twins = Twins([table.clone(), table]);
    twins.chance([Chance::Aside(Canoe), Chance::Aside(Scout)], those([1]));
}

#[test]
fn a_pick_is_hidden_from_all_who_have_not_been_handed_the_cards_after_it() {
    // Seats 3 and 0, the first two, take the same two cards the one way or the other.
    let mut twins = Twins([four_before_the_picks(), four_before_the_picks()]);
    twins.act(3, [Scout, Canoe].map(Pick), those([1, 2]));
    twins.act(0, [Canoe, Scout].map(Pick), those([1, 2]));
    twins.act(1, [Pick(Artisan); 2], those([1, 2]));
    twins.act(2, [Pick(Child); 2], those([1, 2]));
    assert_eq!(twins.0[0].table().called, Some(Artisan));
    // Seats 0 and 1 do: now it is hidden also from seat 3, who has passed both cards on, until they are called.
    let mut twins = Twins([four_before_the_picks(), four_before_the_picks()]);
    twins.act(3, [Pick(Artisan); 2], Viewer::all(4));
    twins.act(0, [Scout, Canoe].map(Pick), those([2, 3]));
    twins.act(1, [Canoe, Scout].map(Pick), those([2, 3]));
    twins.act(2, [Pick(Child); 2], those([2, 3]));
    twins.act(3, [Take(true); 2], those([2, 3]));
    for table in &mut twins.0 {
        table.act(3, Steps(2));
    }
    let scout =
        twins.0.each_ref().map(|table| table.view(Viewer::Spectator).due.map(|(seat, _)| seat.index()));
    assert_eq!(scout, [Some(0), Some(1)], "the Scout is called, and it is a secret no more");
}

#[test]
fn only_the_seer_sees_the_tokens_looked_at() {
    let looks = |token| {
        let mut table = trail("v.e.e.jjjTT", &[NOTHING; 4], &[token, Token::LoseGems]);
        table.select(&[&[Seer], &[Priest], &[Elder], &[Scout]]);
        table
    };
    let mut twins = Twins([looks(Token::Idol), looks(Token::Forward)]);
    for action in [Look(3, 5), Swap(true), Steps(1)] {
        twins.act(0, [action; 2], those([1, 2, 3]));
        let [one, other] = &twins.0;
        assert_ne!(one.knowledge(at(0)), other.knowledge(at(0)));
        assert_eq!(
            one.view_of(0) != other.view_of(0),
            action == Look(3, 5),
            "the Seer sees them while deciding"
        );
        assert_eq!(one.told(0) != other.told(0), action == Look(3, 5));
    }
}

#[test]
fn a_spectator_sees_no_hand_and_no_pick() {
    for seats in 2..=8 {
        let mut table = set_up(&Options::default(), seats, &[]);
        let mut draw = SplitMix::nth(5, seats as u64);
        while table.table().called.is_none() {
            table.step(random_step(&*table, &mut draw).expect("the selection is not over"));
            for event in told(&table, Viewer::Spectator) {
                match event {
                    Event::Picked { card, .. }
                    | Event::AddedAside { card, .. }
                    | Event::PutAside { card } => {
                        assert_eq!(card.get(), None);
                    }
                    Event::Handed { cards, .. } => assert_eq!(cards.get(), None),
                    _ => {}
                }
            }
            let view = table.view(Viewer::Spectator);
            assert!(view.hand.is_empty() && view.own.is_empty());
        }
    }
}
