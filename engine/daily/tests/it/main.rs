//! Records of daily expeditions: good ones are accepted, and everything else is rejected by name.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use catalog::{GameKind, GameModule, with_game};
use daily::{Checked, Expedition, MAX_RECORD_BYTES, Rejected, check, random_game, whole_game};
use fair::{Proof, Scheme, Secret};
use game_core::{Draw, SplitMix, Step, Turn};
use serde_json::{Value, json};

fn expedition(game: GameKind, date: &str) -> Expedition {
    Expedition { game, date: date.parse().unwrap() }
}

fn played(game: GameKind, seed: u64) -> String {
    random_game(expedition(game, "2026-11-18"), "Ana", seed)
}

/// The record with another header.
fn with_header(record: &str, change: impl FnOnce(&mut Value)) -> String {
    let (header, steps) = record.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    change(&mut header);
    format!("{header}\n{steps}")
}

fn why(record: &str) -> &'static str {
    check(record)
        .map(|checked| panic!("accepted: {checked:?}"))
        .map_err(|why: Rejected| why.name())
        .unwrap_err()
}

#[test]
fn an_expedition_is_derived_to_the_byte() {
    // From `printf 'quipu-daily-2/gold/2026-11-18/bot/1/0' | sha256sum | cut -c1-16`.
    let gold = GameKind::all().find(|game| game.name() == "gold").unwrap();
    let expedition = expedition(gold, "2026-11-18");
    let seat = game_core::Seat::new(1).unwrap();
    assert_eq!(format!("{:016x}", expedition.seed(seat, 0)), "797d2723b7ecdace");
    assert_ne!(expedition.seed(seat, 0), expedition.seed(seat, 1));
    assert_eq!(expedition.proof().id, "daily-gold-2026-11-18");
    for game in GameKind::all() {
        let levels = Expedition { game, ..expedition }.levels();
        assert!(!levels.is_empty() && levels.len() < usize::from(game.manifest().seats.1));
    }
}

#[test]
fn a_game_as_it_was_played_is_accepted_whoever_chose_first() {
    for game in GameKind::all() {
        for seed in [6, 7] {
            let record = played(game, seed);
            let Checked { summary: checked, bot_choices, .. } = check(&record).unwrap();
            assert_eq!((checked.game, checked.name.as_str()), (game, "Ana"));
            assert_eq!(checked.date.to_string(), "2026-11-18");
            assert!((1..=checked.seats as u8).contains(&checked.rank) && bot_choices > 0);
            assert_eq!((checked.standing.len(), checked.standing.last()), (8, Some(&checked.rank)));
            assert!(record.len() < MAX_RECORD_BYTES / 2, "{}", record.len());
        }
        assert_eq!(played(game, 6), played(game, 6), "the same choices give the same game");
        let tomorrow = random_game(expedition(game, "2026-11-19"), "Ana", 6);
        assert_ne!(played(game, 6).split_once('\n').unwrap().1, tomorrow.split_once('\n').unwrap().1);
    }
}

#[test]
fn every_choice_of_a_bot_is_checked() {
    for game in GameKind::all() {
        for nth in [0, 7] {
            let (record, line) = with_game!(game, G => edited::<G>(game, nth));
            match check(&record) {
                Err(Rejected::BotChoice { line: found, .. }) => assert_eq!(found, line),
                other => panic!("{other:?}"),
            }
        }
    }
}

/// A game in which a bot once chooses something else, after `skip` choices where it could have; and the line.
fn edited<G: GameModule>(game: GameKind, skip: usize) -> (String, u64) {
    let (mut skip, mut line, mut draw) = (skip, None, SplitMix::new(5));
    let mut steps = 1;
    let record = whole_game::<G>(expedition(game, "2026-11-18"), "Ana", |crew, table, due| {
        steps += 1;
        let seat = due.iter().next().unwrap();
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        let meant = crew.choose(table, seat);
        let other = meant.and_then(|meant| legal.iter().copied().find(|action| *action != meant));
        match (meant, other) {
            (Some(_), Some(other)) if skip == 0 && line.is_none() => {
                line = Some(steps);
                (seat, other)
            }
            (Some(meant), other) => {
                skip = skip.saturating_sub(usize::from(other.is_some()));
                (seat, meant)
            }
            (None, _) => (seat, *draw.pick(&legal).unwrap()),
        }
    });
    // The steps of chance count, too.
    let choices = record.lines().enumerate().filter(|(_, line)| line.contains("\"seat\":"));
    let (at, _) = choices.skip(line.unwrap() - 2).map(|(at, line)| (at as u64 + 1, line)).next().unwrap();
    (record, at)
}

#[test]
fn what_is_no_expedition_is_rejected_by_name() {
    for game in GameKind::all() {
        let good = played(game, 6);
        let bots = with_header(&good, |header| header["bots"][1] = json!("porter"));
        let no_bots = with_header(&good, |header| drop(header.as_object_mut().unwrap().remove("bots")));
        let stand_in = with_header(&good, |header| header["stand_ins"] = json!([0]));
        let no_proof = with_header(&good, |header| drop(header.as_object_mut().unwrap().remove("fair")));
        let other_date = with_header(&good, |header| header["fair"]["daily"] = json!("2026-11-19"));
        let other_deal = with_header(&good, |header| {
            header["fair"] = serde_json::to_value(Proof::daily(game.name(), "2026-11-19", 4)).unwrap();
        });
        let secret = with_header(&good, |header| {
            let proof = Proof::new(Scheme::ByCard, Secret::new([7; 32]), "x-1", vec![None; 4]);
            header["fair"] = serde_json::to_value(proof).unwrap();
        });
        let seats = with_header(&good, |header| {
            header["seats"].as_array_mut().unwrap().pop();
            header["fair"]["salts"].as_array_mut().unwrap().pop();
        });
        let no_date = with_header(&good, |header| {
            header["fair"] = serde_json::to_value(Proof::daily(game.name(), "tomorrow", 4)).unwrap();
        });
        let end = good.trim_end().rfind('\n').unwrap() + 1;
        assert_eq!(why(&bots), "bots");
        assert_eq!(why(&no_bots), "bots");
        assert_eq!(why(&stand_in), "stand_in");
        assert_eq!(why(&no_proof), "not_daily");
        assert_eq!(why(&other_date), "deal");
        assert_eq!(why(&other_deal), "deal");
        assert_eq!(why(&secret), "deal");
        assert!(["no_record", "deal", "seats"].contains(&why(&seats)), "{}", why(&seats));
        assert_eq!(why(&no_date), "deal");
        assert_eq!(why(&good[..end]), "unfinished");
        assert_eq!(why(""), "no_record");
        assert_eq!(why(&" ".repeat(MAX_RECORD_BYTES + 1)), "too_long");
    }
}

/// With fewer seats the deal of the date is another one, but it is a deal of that date.
#[test]
fn tables_of_other_sizes_and_options_do_not_count() {
    for game in GameKind::all() {
        let text = with_game!(game, G => smaller::<G>(game));
        assert_eq!(why(&text), "seats");
    }
}

fn smaller<G: GameModule>(game: GameKind) -> String {
    let proof = Proof::daily(game.name(), "2026-11-18", 2);
    let (deal, mut draw) = (proof.deal(), SplitMix::new(1));
    let mut table = G::new(&G::usual_options(), 2).unwrap();
    let mut steps = Vec::new();
    while table.turn() != Turn::Over {
        let step = match deal.chance(&table, steps.len() as u64 + 1) {
            Some(outcome) => Step::Chance(outcome),
            None => {
                let Turn::Act(due) = table.turn() else { unreachable!() };
                let seat = due.iter().next().unwrap();
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                Step::Act(seat, *draw.pick(&legal).unwrap())
            }
        };
        table.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    let names = vec!["Ana".to_owned(), "Guide".to_owned()];
    let mut record = catalog::record::Record::<G>::new(G::usual_options(), names, steps);
    record.header.set_extra(Proof::KEY, &proof).unwrap();
    record.to_text().unwrap()
}
