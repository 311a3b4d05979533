//! Records of every game become reviews, slice by slice; other texts become sentences.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use catalog::record::Record;
use catalog::{GameKind, with_game};
use game_core::{Draw, Game, SplitMix, Step, Turn};
use review::{Effort, Lens, Report, Settings};
use web_reviewer::Review;

const QUICK: Settings = Settings { effort: Effort::Quick, lens: Lens::Best };

/// A whole game, played at random.
fn record(kind: GameKind, seats: usize) -> String {
    with_game!(kind, G => {
        let (options, mut draw) = (G::usual_options(), SplitMix::new(11));
        let (mut table, mut steps) = (G::new(&options, seats).unwrap(), Vec::new());
        loop {
            let step = match table.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(table.draw_chance(&mut draw).unwrap()),
                Turn::Act(due) => {
                    let (seat, mut legal) = (due.iter().next().unwrap(), Vec::new());
                    table.legal_actions(seat, &mut legal);
                    Step::Act(seat, *draw.pick(&legal).unwrap())
                }
            };
            table.apply(step, &mut ()).unwrap();
            steps.push(step);
        }
        let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
        Record::<G>::new(options, names, steps).to_text().unwrap()
    })
}

#[test]
fn every_game_is_reviewed_in_slices_and_adds_up() {
    for kind in GameKind::all() {
        let text = record(kind, 3);
        let mut review = Review::new(&text, QUICK).unwrap();
        let steps = text.lines().count() - 1;
        assert_eq!((review.progress(), review.report()), ((0, steps), None));
        let mut slices = 0;
        while review.advance() {
            slices += 1;
        }
        assert_eq!(review.progress(), (steps, steps), "{kind}");
        assert!(slices > 10 && !review.advance(), "{kind}: {slices}");
        let report: Report<serde_json::Value> = serde_json::from_str(review.report().unwrap()).unwrap();
        assert_eq!((report.game.as_str(), report.steps.len()), (kind.name(), steps));
        for player in &report.players {
            let parts = player.luck + player.reading + player.own + player.residual;
            assert!((parts - (player.result - player.start)).abs() < 1e-9, "{kind}");
        }
    }
}

#[test]
fn a_game_says_through_which_lenses_it_can_be_seen() {
    let lenses = |seats| {
        let all =
            GameKind::all().map(|kind| Review::new(&record(kind, seats), QUICK).unwrap().lenses().to_vec());
        all.collect::<Vec<_>>()
    };
    assert!(lenses(2).iter().any(|lenses| lenses == &[Lens::Equilibrium, Lens::Table]));
    assert!(lenses(3).iter().all(|lenses| lenses == &[Lens::Table]));
}

#[test]
fn broken_unfinished_and_foreign_records_become_sentences() {
    let text = record(GameKind::all().next().unwrap(), 3);
    let unfinished: Vec<&str> = text.lines().take(9).collect();
    let broken = text.lines().take(4).chain(["{}"]).collect::<Vec<_>>().join("\n");
    for (text, part) in [
        (unfinished.join("\n"), "not finished"),
        (broken, "line 5"),
        ("a letter to Ana".to_owned(), "line 1"),
        (String::new(), "line 1: the file is empty"),
    ] {
        let why = Review::new(&text, QUICK).err().unwrap();
        assert!(why.contains(part), "{why}");
    }
    let impossible = Settings { lens: Lens::Equilibrium, ..QUICK };
    assert!(Review::new(&text, impossible).err().unwrap().ends_with('.'));
}
