//! The story of each lesson: what the prepared deal has to bring to whoever does what is advised.

use super::*;
use incan_gold::Event;

/// From the first temple the learner takes an artifact home, alone, and Porter stays too long. In the second Porter leaves first, and the
/// learner brings home what one more card is worth.
fn incan_gold(number: u64) -> Option<Lived<IncanGold>> {
    let mut lived = Lived::<IncanGold>::open(Kind::IncanGold, deals::numbered(number));
    let first = lived.now().events;
    let good = matches!(first[..], [Event::Turned { each: 2.., rest: 1.., .. }]);
    if !good || !lived.follow(14) {
        return None;
    }
    let now = lived.now();
    let second = now.events.iter().position(|event| matches!(event, Event::RoundBegan { round: 2, .. }))?;
    let (one, two) = now.events.split_at(second);
    let has = |events: &[Event], wanted: &dyn Fn(&Event) -> bool| events.iter().any(wanted);
    let alone = has(one, &|event| matches!(event, Event::ArtifactsTaken { seat, .. } if *seat == now.you));
    let bust =
        has(one, &|event| matches!(event, Event::Collapsed { caught, .. } if !caught.contains(now.you)));
    let dared = has(
        two,
        &|event| matches!(event, Event::Left { leavers, carried: 10.., .. } if leavers.contains(now.you) && leavers.len() == 1),
    );
    (alone && bust && dared && lived.is_tied()).then_some(lived)
}

#[test]
fn incan_gold_has_an_artifact_a_bust_and_a_brave_second_temple() {
    let lived = incan_gold(deals::number(Kind::IncanGold)).expect("the prepared deal is as it was");
    for said in &lived.said {
        println!("{:?} {}", said.at, said.text);
    }
    assert!(lived.choices <= 12, "three minutes are enough");
}

/// Finds the numbers that [`deals::number`] has: the first with a good story.
#[test]
#[ignore = "it only has to be done when a lesson or a bot has changed"]
fn look_for_deals() {
    let found = (0..).find(|number| incan_gold(*number).is_some());
    println!("Incan Gold: {found:?}");
}
