//! What the page is told.

use incan_gold_page::{Answer, Ask, Desk, Figures, Found, LEADS, Left, Spot, Table};
use incan_gold_rules::{Card, Choice};

const YEAR: u16 = 2005;
const TABLE: &[u8] = include_bytes!("../../../solved/tables/2005.bin");
const WITH_ARTIFACTS: &[u8] = include_bytes!("../../../solved/tables/2006.bin");

fn desk() -> Desk {
    let mut desk = Desk::default();
    desk.load(TABLE).unwrap();
    desk
}

/// As worker.js does it: as text, again and again until there is an answer.
fn ask(desk: &mut Desk, ask: &Ask) -> Answer {
    ask_in(YEAR, desk, ask)
}

fn ask_in(year: u16, desk: &mut Desk, ask: &Ask) -> Answer {
    let text = serde_json::to_string(ask).unwrap();
    loop {
        let answer = desk.answer(year, &serde_json::from_str(&text).unwrap());
        if let Some(answer) = answer {
            return serde_json::from_str(&serde_json::to_string(&answer).unwrap()).unwrap();
        }
    }
}

fn found(desk: &mut Desk, spot: &Spot) -> Found {
    let Answer::Found(found) = ask(desk, &Ask::LookUp(spot.clone())) else { panic!("{spot:?}") };
    found
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

fn table(answer: Answer) -> Table {
    let Answer::Table(table) = answer else { panic!("{answer:?}") };
    *table
}

#[test]
fn the_lines_begin_in_the_middle_and_rise() {
    let Answer::Lines(lines) = ask(&mut desk(), &Ask::Lines) else { panic!("lines") };
    assert_eq!(lines.len(), 5);
    for line in &lines {
        assert_eq!(line.len(), LEADS as usize + 1);
        assert!((line[0] - 0.5).abs() < 1e-9 && line.is_sorted());
    }
    assert!(
        (0..5).is_sorted_by(|one, other| lines[*one][10] < lines[*other][10]),
        "a lead is worth more later"
    );
}

#[test]
fn positions_are_looked_up() {
    let mut desk = desk();
    let path = vec![Card::Treasure17, Card::Snake, Card::Fire];
    let even = Spot { path: path.clone(), ..Spot::new(5, 0) };
    let both = found(&mut desk, &even);
    assert!(near(both.value, 0.5), "nobody is better off: {both:?}");
    assert!(near(both.camp, both.other_camp));
    assert!(both.value >= both.leave.max(both.stay) - 1e-9);
    // The other left with 9. Leaving with 8 loses, so one has to go on.
    let alone = found(&mut desk, &Spot { left: Left::Other(3), ..even.clone() });
    assert!(near(alone.leave, 0.0) && near(alone.camp, 0.0));
    assert!(alone.stay > 0.1 && near(alone.value, alone.stay));
    let other = found(&mut desk, &Spot { left: Left::You(3), ..even.clone() });
    assert!(near(alone.value + other.value, 1.0), "what one wins the other loses");
    let twice = Spot { path: vec![Card::Snake, Card::Snake], ..Spot::new(5, 0) };
    assert_eq!(ask(&mut desk, &Ask::LookUp(twice)), Answer::Impossible);
    assert_eq!(ask(&mut desk, &Ask::LookUp(Spot::new(6, 0))), Answer::Impossible);
    assert!(matches!(desk.answer(2006, &Ask::Lines), Some(Answer::Fault(_))), "that table is not loaded");
}

/// Four artifacts are gone, so the round is quickly solved: three are lost, and one is yours.
#[test]
fn an_artifact_decides_a_tie() {
    let mut desk = Desk::default();
    desk.load(WITH_ARTIFACTS).unwrap();
    let spot = Spot { yours: vec![4], lost: vec![1, 2, 3], ..Spot::new(5, 0) };
    let Answer::Found(start) = ask_in(2006, &mut desk, &Ask::LookUp(spot.clone())) else {
        panic!("{spot:?}")
    };
    assert!((start.value - 0.781).abs() < 0.0006, "as docs/solved.md says: {start:?}");
    // The last artifact lies there. A player who leaves alone takes it, but leaves the temple to the other.
    let path = vec![Card::Treasure2, Card::Artifact5, Card::Snake];
    let both = Spot { path, ..spot };
    let Answer::Found(both) = ask_in(2006, &mut desk, &Ask::LookUp(both)) else { panic!("it can happen") };
    let [[together, first], [second, _]] = both.game;
    assert!(near(together, 1.0), "you leave together with as many gems, and you have an artifact");
    assert!(first < 0.3 && second > 0.7, "five points are too few: {both:?}");
}

/// Follows the advice: then no decision costs anything.
#[test]
fn a_whole_game_is_graded() {
    let mut desk = desk();
    let mut now = table(ask(&mut desk, &Ask::Begin { seed: 7 }));
    while now.asked {
        assert_eq!(ask(&mut desk, &Ask::Ahead), Answer::Done);
        let before = now.grades.len();
        // A first try in a game of its own would draw other numbers, so the grade itself tells what was best.
        now = table(ask(&mut desk, &Ask::Choose(Choice::Camp)));
        let grade = now.grades.last().unwrap();
        assert_eq!(now.grades.len(), before + 1);
        assert!((0.0..=1.0).contains(&grade.leave) && (0.0..=1.0).contains(&grade.stay));
        assert!((grade.lost() - (grade.stay - grade.leave).max(0.0)).abs() < 1e-6);
        assert!(!now.events.is_empty());
    }
    assert!(now.view.outcome.is_some());
    assert_eq!(ask(&mut desk, &Ask::Choose(Choice::Camp)), Answer::Done, "it is over");
    assert!(now.grades.iter().any(|grade| grade.lost() > 0.0), "always leaving at once is a mistake");
}

#[test]
fn figures_are_read_as_they_are_written() {
    let text = r#"{"thumb":{"limit":38,"each":4,"ahead":1,"wins":0.4,"margin":0.01},
        "rules":[{"name":"hazards:2","best":0.9,"exact":true},{"name":"pathfinder","best":0.5,"exact":false}]}"#;
    let figures: Figures = serde_json::from_str(text).unwrap();
    assert_eq!((figures.thumb.limit, figures.thumb.each, figures.thumb.ahead), (38, 4, 1));
    assert!(figures.rules[0].exact && !figures.rules[1].exact);
}
