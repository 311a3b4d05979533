//! What previews say, and that a preview which says something else is found out.

use crate::common::{Expedition, TRACK, at, four, options, set_up, trail};
use game_core::{Game, Preview as _, Previews, Seat, SplitMix, Step, Viewer};
use game_testkit::{Script, random_step};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Action, Event, Holder, Options, Outlook, Preview, State, Stay, Token, Walk};
use std::collections::BTreeMap;

fn preview(options: &Options, table: &Script<State>, seat: usize, action: Action) -> Preview {
    State::preview(options, &table.view_of(seat), at(seat), action)
}

/// A movement that meets nothing.
fn walk(from: i16, spaces: i16) -> Walk {
    let to = from + spaces;
    Walk { from, spaces, to, cut: Default::default(), stuck: false, event: false, wins: false }
}

#[test]
fn a_movement_says_where_it_ends_and_what_it_costs() {
    let starts = [(1, 9, false), (1, 19, true), (1, 0, false), (1, 0, false)];
    let mut table = four(starts, [Scout, Canoe, Child, Elder]);
    let options = options(TRACK, &starts);
    table.play_to(Scout); // 10 gems from start place 1, no machete; a jungle on 16
    let said = |table: &Script<State>, gems| preview(&options, table, 0, Action::PayGems(gems));
    assert_eq!(said(&table, 0), Preview::Stay { at: 0 });
    assert_eq!(said(&table, 5), Preview::Move { pays: 5, walk: walk(0, 5) });
    assert_eq!(said(&table, 6), Preview::Move { pays: 6, walk: Walk { event: true, ..walk(0, 6) } });
    assert_eq!(said(&table, 6).walk().map(Walk::short_by), Some(0));

    let stuck = options.board.walk(31, 14, 5, 0);
    assert_eq!(stuck, Walk { from: 14, spaces: 5, to: 16, stuck: true, ..walk(14, 5) });
    assert_eq!(stuck.short_by(), 3);
    let cut = options.board.walk(31, 14, 5, 1);
    assert_eq!((cut.to, cut.stuck, cut.cut.as_slice()), (19, false, [16].as_slice()));
    let home = options.board.walk(31, 29, 5, 0);
    assert_eq!((home.to, home.wins, home.short_by()), (31, true, 3));
}

#[test]
fn a_card_to_keep_says_what_it_would_do_now() {
    // On start places 1 and 3, with 0 and 1 gem; the first village is on 3, the first temple on 13, the first jungle on 16.
    let starts = [(1, 0, false), (3, 1, false)];
    let mut table = trail(TRACK, &starts, &[]);
    let options = options(TRACK, &starts);
    table.set_aside(&[]).set_aside(&[]);
    let seat = table.due()[0];
    assert_eq!(seat, 1, "the rearmost has the idol");
    let outlook =
        |table: &Script<State>, seat: usize, card| match preview(&options, table, seat, Action::Pick(card)) {
            Preview::Keep { outlook, .. } => outlook,
            other => panic!("{other:?}"),
        };
    let elder = outlook(&table, 1, Elder);
    assert_eq!(elder, Outlook::Pays(2, walk(-2, 5)));
    assert_eq!(outlook(&table, 1, Priest), Outlook::Pays(2, walk(-2, 15)));
    assert_eq!(outlook(&table, 1, Artisan), Outlook::Walks(walk(-2, 2)));
    assert_eq!(outlook(&table, 1, Shaman), Outlook::Names);
    assert_eq!(outlook(&table, 1, Canoe), Outlook::Pays(2, walk(-2, 4)));
    assert_eq!(outlook(&table, 1, Child), Outlook::Goes(walk(-2, 2)));
    assert_eq!(outlook(&table, 1, Mandarin), Outlook::Goes(walk(-2, 2)));
    let missed = Some(walk(0, 3));
    assert_eq!(outlook(&table, 0, Elder), Outlook::Stays { because: Stay::TooPoor, missed });
    assert_eq!(outlook(&table, 0, Child), Outlook::Stays { because: Stay::NobodyAhead, missed: None });
}

#[test]
fn the_child_and_the_mandarin_go_where_it_was_said_if_no_pawn_has_moved() {
    for card in [Child, Mandarin] {
        let starts = [(5, 0, false), (1, 0, false), (1, 0, false), (1, 0, false)];
        let options = Options { mandarin: true, ..options(TRACK, &starts) };
        let picks = [card, Priest, Elder, Scout]; // all but the first are too poor to move, or do not want to
        let mut table = set_up(&options, 4, &[]);
        let (mut said, mut told) = (None, Vec::new());
        while table.table().round == 1 {
            match table.due()[..] {
                [seat] if table.table().called.is_none() => {
                    let pick = Action::Pick(picks[seat]);
                    if seat == 0 {
                        said = Some(preview(&options, &table, seat, pick));
                    }
                    table.act(seat, pick);
                }
                [seat] => {
                    let least = table.legal(seat)[0];
                    table.act(seat, least);
                }
                _ => {
                    table.set_aside(&picks);
                }
            }
            if said.is_some() {
                told.extend(table.told(0));
            }
        }
        let goes = |spaces| {
            let outlook = Outlook::Goes(walk(-4, spaces));
            Preview::Keep { card, passes_to: Some(at(1)), gem: 1, outlook }
        };
        assert_eq!(said, Some(goes(4)));
        assert_eq!(goes(4).check(at(0), &told), Ok(true));
        assert!(goes(3).check(at(0), &told).is_err());
    }
}

#[test]
fn a_named_character_is_with_those_who_hide_a_card() {
    let mut table = set_up(&Options::default(), 2, &[]);
    table.select(&[&[Shaman, Thief], &[Seer, Scout]]);
    let up = table.table().up[0];
    let name = |card| preview(&Options::default(), &table, 0, Action::Name(card));
    let said = |named, holder| Preview::Name { by: Shaman, named, holder };
    assert_eq!(name(Scout), said(Scout, Holder::Perhaps([at(1)].into_iter().collect())));
    assert_eq!(name(Thief), said(Thief, Holder::Oneself));
    assert_eq!(name(up), said(up, Holder::NoOne));
}

#[test]
fn nothing_is_said_in_a_view_that_does_not_ask() {
    let table = set_up(&Options::default(), 2, &[]);
    for action in [Action::Swap(true), Action::Pay(true), Action::Name(Elder)] {
        assert_eq!(preview(&Options::default(), &table, 0, action), Preview::Unknown);
        assert!(Preview::Unknown.check(at(0), &[Event::SetAsideUp { card: Elder }]).is_err());
    }
}

/// A kind of lie, whether it always comes out, and the preview that tells it.
type Lie = (&'static str, bool, Preview);

/// What a preview might have said instead, wrong in one respect.
fn lies(truth: &Preview) -> Vec<Lie> {
    let walks = |pays: u8, walk: &Walk| {
        let told = |kind, pays, walk| (kind, true, Preview::Move { pays, walk });
        let mut cut = walk.cut.clone();
        if cut.pop().is_none() {
            cut.push(1);
        }
        vec![
            told("pays", pays + 1, walk.clone()),
            told("to", pays, Walk { to: walk.to - 1, ..walk.clone() }),
            told("cut", pays, Walk { cut, ..walk.clone() }),
            told("stuck", pays, Walk { stuck: !walk.stuck, ..walk.clone() }),
            told("event", pays, Walk { event: !walk.event, ..walk.clone() }),
            told("wins", pays, Walk { wins: !walk.wins, ..walk.clone() }),
        ]
    };
    match truth.clone() {
        Preview::Keep { card, passes_to, gem, outlook } => {
            let other = if card == Elder { Child } else { Elder };
            let passes = passes_to.map_or(Some(Seat::default()), |_| None);
            let (kind, wrong) = match &outlook {
                Outlook::Names | Outlook::Walks(_) | Outlook::Pays(..) if card != Canoe => {
                    ("asked", Outlook::Stays { because: Stay::TooPoor, missed: None })
                }
                Outlook::Pays(gems, walk) => ("canoe", Outlook::Pays(gems + 1, walk.clone())),
                Outlook::Goes(walk) => ("goes", Outlook::Goes(Walk { to: walk.to + 1, ..walk.clone() })),
                _ => ("stays", Outlook::Walks(walk(0, 2))),
            };
            vec![
                ("card", true, Preview::Keep { card: other, passes_to, gem, outlook: outlook.clone() }),
                ("passes", true, Preview::Keep { card, passes_to: passes, gem, outlook }),
                (kind, false, Preview::Keep { card, passes_to, gem, outlook: wrong }),
            ]
        }
        Preview::Name { by, named, holder } => {
            let other = if named == Elder { Child } else { Elder };
            let wrong = match holder {
                Holder::Perhaps(_) => Holder::NoOne,
                Holder::NoOne | Holder::Oneself => Holder::Oneself,
            };
            let mut lies = vec![("named", true, Preview::Name { by, named: other, holder })];
            if wrong != holder {
                lies.push(("holder", false, Preview::Name { by, named, holder: wrong }));
            }
            lies
        }
        Preview::Look { spaces } => vec![("spaces", true, Preview::Look { spaces: (spaces.1, spaces.0) })],
        Preview::Swap { swapped, then } => {
            let others = then
                .map(|(space, token)| (space, if token == Token::Idol { Token::Back } else { Token::Idol }));
            vec![
                ("swapped", true, Preview::Swap { swapped: !swapped, then }),
                ("tokens", false, Preview::Swap { swapped, then: others }),
            ]
        }
        Preview::Move { pays, walk } => walks(pays, &walk),
        Preview::Stay { at } => vec![("stay", true, Preview::Move { pays: 0, walk: walk(at, 1) })],
        Preview::Take { taken, machetes, next_jungle } => {
            vec![("taken", true, Preview::Take { taken: !taken, machetes, next_jungle })]
        }
        Preview::Unknown => panic!("a legal choice has a preview"),
    }
}

#[test]
fn a_preview_that_says_something_else_is_found_out() {
    let mut found: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for (number, seats) in (2..=8).cycle().take(140).enumerate() {
        let options = Options { mandarin: number % 2 == 0, ..State::usual_options() };
        let mut draw = SplitMix::nth(number as u64, 1);
        let mut game = State::new(&options, seats).unwrap();
        let mut open: Vec<(Lie, Seat, Vec<Event>)> = Vec::new();
        while let Some(step) = random_step(&game, &mut draw) {
            if let Step::Act(seat, action) = step {
                let truth = State::preview(&options, &game.view(Viewer::Seat(seat)), seat, action);
                open.extend(lies(&truth).into_iter().map(|lie| (lie, seat, Vec::new())));
            }
            let mut events = Vec::new();
            game.apply(step, &mut events).unwrap();
            open.retain_mut(|((kind, always, lie), seat, told)| {
                told.extend(events.iter().filter_map(|event| State::redact(event, Viewer::Seat(*seat))));
                let (out, believed) = found.entry(*kind).or_default();
                match lie.check(*seat, told) {
                    Err(_) => *out += 1,
                    Ok(true) if *always => panic!("{lie:?} was believed after {told:?}"),
                    Ok(true) => *believed += 1,
                    Ok(false) => return true,
                }
                false
            });
        }
        assert!(open.iter().all(|((_, always, _), ..)| !always), "not found out: {open:?}");
    }
    assert_eq!(found.len(), 19, "{found:?}");
    found.remove("goes"); // a pawn nearly always moves before the Child; the test above shows that this lie comes out
    assert!(found.values().all(|(out, _)| *out > 50), "found out and believed: {found:?}");
}
