//! The story of each lesson: what the prepared deal has to bring to whoever does what is advised.

use super::*;
use web_shell::t;

/// From the first temple the learner takes an artifact home, alone, and Porter stays too long. In the second Porter leaves first, and the
/// learner brings home what one more card is worth.
fn incan_gold(number: u64) -> Option<Lived<IncanGold>> {
    use incan_gold_rules::Event;
    let mut lived = Lived::<IncanGold>::open(GameKind::IncanGold, deals::numbered(number));
    let good = matches!(lived.now().events.first(), Some(Event::Turned { each: 2.., rest: 1.., .. }));
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
    let told = lived.said.iter().any(|said| said.text == t!("learn-ig-alone", rival = now.rival.as_str()));
    (alone && bust && dared && told && lived.is_tied()).then_some(lived)
}

/// The learner turns up gold and a prospector who is too weak, fetches gold from memory soon after, and sees a duel, dynamite and gold
/// for Porter: all within a few turns.
fn gold(number: u64) -> Option<Lived<Gold>> {
    use gold_rules::{Event, NothingBecause};
    let mut lived = Lived::<Gold>::open(GameKind::Gold, deals::numbered(number));
    lived.follow(4); // it begins and has two turns of the learner
    let weak = |event: &Event| matches!(event, Event::Nothing { because: NothingBecause::TooWeak, .. });
    let first = lived.now().events.iter().position(weak)?;
    if first > 3 || !lived.follow(14) {
        return None;
    }
    let now = lived.now();
    let own =
        |event: &Event| matches!(event, Event::GoldFound { seat, to, .. } if seat == to && *to == now.you);
    (now.events.iter().any(own) && lived.is_tied()).then_some(lived)
}

/// Within two rounds the learner cuts through a jungle, a theft is worth something or a curse falls, and a token is revealed.
fn lost_temple(number: u64) -> Option<Lived<LostTemple>> {
    use lost_temple_rules::Event;
    let mut lived = Lived::<LostTemple>::open(GameKind::LostTemple, deals::numbered(number));
    if !lived.follow(24) || !lived.is_tied() {
        return None;
    }
    let now = lived.now();
    let own = |event: &Event| matches!(event, Event::Moved { seat, cut, .. } if *seat == now.you && !cut.is_empty());
    let felt = |event: &Event| matches!(event, Event::Robbed { gems: 2.., .. } | Event::Cursed { .. });
    (now.events.iter().any(own) && now.events.iter().any(felt)).then_some(lived)
}

/// Tells what was said, for whoever wants to read the lesson (`-- --nocapture`).
fn tell<L: Lesson>(lived: &Lived<L>) {
    for said in &lived.said {
        println!("{:?} {}", said.at, said.text);
    }
    println!("{} choices\n", lived.choices);
}

#[test]
fn incan_gold_has_an_artifact_a_bust_and_a_brave_second_temple() {
    let lived = incan_gold(deals::number(GameKind::IncanGold)).expect("the prepared deal is as it was");
    tell(&lived);
    assert!(lived.choices <= 12, "three minutes are enough");
}

#[test]
fn gold_has_all_outcomes_and_gold_from_memory() {
    let lived = gold(deals::number(GameKind::Gold)).expect("the prepared deal is as it was");
    tell(&lived);
}

#[test]
fn lost_temple_has_a_jungle_a_theft_or_a_curse_and_a_token() {
    let lived = lost_temple(deals::number(GameKind::LostTemple)).expect("the prepared deal is as it was");
    tell(&lived);
}

/// Finds the numbers that [`deals::number`] has: the first with a good story.
#[test]
#[ignore = "it only has to be done when a lesson or a bot has changed"]
fn look_for_deals() {
    println!("Incan Gold: {:?}", (0..100_000).find(|number| incan_gold(*number).is_some()));
    println!("Gold: {:?}", (0..100_000).find(|number| gold(*number).is_some()));
    println!("Lost Temple: {:?}", (0..100_000).find(|number| lost_temple(*number).is_some()));
}
