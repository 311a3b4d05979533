//! What holds on every board, tried on the shipped ones, the shortest, the longest, odd ones and many at random.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
use super::*;

/// Numbers as good as random ones, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A track that keeps the rules for boards, of this length.
fn track(dice: &mut Dice, length: usize) -> String {
    let mut track: Vec<char> = (0..length).map(|_| ['.', '.', 'v', 't'][dice.below(4)]).collect();
    for (place, letter) in track.iter_mut().zip("vejjjT".chars()) {
        *place = letter;
    }
    let events = dice.below(17).min(length - 7);
    track.iter_mut().skip(6).take(events).for_each(|letter| *letter = 'e');
    track[length - 1] = 'T';
    // Shuffled, but for the village before everything and the goal at the end.
    for at in (2..length - 1).rev() {
        track.swap(at, 1 + dice.below(at));
    }
    track.into_iter().collect()
}

fn board(track: &str, rear: u8) -> Board {
    let start = |name: &str, place: u8| format!(r#""{name}":{{"place":{place},"gems":1}}"#);
    let names = ["shaman", "thief", "seer", "priest", "elder", "artisan", "scout", "canoe"];
    let starts: Vec<String> = names.iter().map(|name| start(name, 1)).chain([start("child", rear)]).collect();
    let tokens = r#""idol":2,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2"#;
    let starts = starts.join(",");
    let json = format!(r#"{{"name":"odd","track":"{track}","starts":{{{starts}}},"tokens":{{{tokens}}}}}"#);
    Board::from_json(&json).unwrap()
}

fn plans() -> Vec<Plan> {
    let mut dice = Dice(7);
    let mut plans: Vec<Plan> = Board::shipped().iter().map(|board| Plan::of(board)).collect();
    plans.push(Plan::of(&board("vejjjTT", 1)));
    plans.push(Plan::of(&board("vejjjTT", 20)));
    plans.push(Plan::of(&board(&track(&mut dice, 200), 20)));
    for _ in 0..300 {
        let length = 7 + dice.below(194);
        let rear = 1 + dice.below(20) as u8;
        plans.push(Plan::of(&board(&track(&mut dice, length), rear)));
    }
    plans
}

/// Every plan in every shape.
fn layouts() -> impl Iterator<Item = (Plan, Shape, Layout)> {
    let shapes = |plan: Plan| Shape::ALL.map(|shape| (plan.clone(), shape, Layout::of(&plan, shape)));
    plans().into_iter().flat_map(shapes)
}

/// How far what is drawn of a space reaches from its middle, with its rings and corners.
fn reach(plan: &Plan, number: i16, disc: f32) -> f32 {
    let part = match plan.space(number) {
        _ if number < 1 => 0.3,
        Space::Plain => 0.5,
        Space::Village => 0.56,
        Space::Event | Space::Jungle | Space::Temple => 0.62,
        Space::GreatTemple => 0.8,
    };
    part * disc
}

#[test]
fn nothing_overlaps() {
    for (plan, shape, layout) in layouts() {
        let all: Vec<(i16, Point)> = plan.numbers().zip(layout.places.iter().copied()).collect();
        for (at, (one, here)) in all.iter().enumerate() {
            for (other, there) in &all[at + 1..] {
                let room = reach(&plan, *one, layout.disc) + reach(&plan, *other, layout.disc);
                let far = here.to(*there);
                assert!(far >= room, "{shape:?} {one} and {other}: {far} of {room}; {plan:?}");
            }
        }
    }
}

#[test]
fn neighbours_lie_evenly_beside_each_other() {
    for (plan, shape, layout) in layouts() {
        assert_eq!(layout.places.len(), plan.numbers().count());
        let spaces = &layout.places[usize::from(plan.places)..];
        let steps = spaces.windows(2).map(|pair| pair[0].to(pair[1]));
        let longest = steps.clone().fold(0.0, f32::max);
        assert!(longest < 1.9 * steps.fold(f32::INFINITY, f32::min), "{shape:?} {plan:?}");
    }
}

#[test]
fn everything_is_inside() {
    for (plan, shape, layout) in layouts() {
        for (number, place) in plan.numbers().zip(&layout.places) {
            let reach = reach(&plan, number, layout.disc).min(0.74 * layout.disc); // the corners point elsewhere
            assert!(place.x >= reach && place.x <= layout.width - reach, "{shape:?} {number} {place:?}");
            assert!(place.y >= reach && place.y <= layout.height - reach, "{shape:?} {number} {place:?}");
        }
    }
}

#[test]
fn a_finger_finds_each_space_on_a_phone() {
    // What a page of 390 px leaves for the ground, and what one of 320 px does.
    for (ground, least) in [(366.0, 44.0), (296.0, 36.0)] {
        for plan in plans() {
            let layout = Layout::of(&plan, Shape::Narrow);
            let spaces = &layout.places[usize::from(plan.places)..];
            let closest = spaces.windows(2).map(|pair| pair[0].to(pair[1])).fold(f32::INFINITY, f32::min);
            assert!(closest * ground / layout.width >= least, "{closest} {plan:?}");
        }
    }
}

#[test]
fn a_screen_is_used_and_even_the_longest_track_can_be_hit() {
    for (shape, ground) in [(Shape::Wide, 900.0), (Shape::Big, 1350.0)] {
        for plan in plans() {
            let layout = Layout::of(&plan, shape);
            let space = layout.disc * ground / layout.width;
            assert!(space >= 20.0, "{space} {shape:?} {plan:?}");
        }
    }
    let highlands = Plan::of(&Board::named("highlands").unwrap());
    let space = |shape, ground: f32| {
        let layout = Layout::of(&highlands, shape);
        layout.disc * ground / layout.width
    };
    assert!(space(Shape::Wide, 900.0) >= 44.0);
    assert!(space(Shape::Big, 1350.0) >= 60.0);
    assert!(space(Shape::Narrow, 366.0) >= 36.0);
}

#[test]
fn a_sign_beside_a_space_covers_no_other() {
    for (plan, shape, layout) in layouts() {
        for (index, (number, here)) in plan.numbers().zip(&layout.places).enumerate() {
            if number < 1 || plan.space(number) == Space::GreatTemple {
                continue; // no one chooses a place of the start, and a great temple is larger than this
            }
            let (x, y) = match layout.free_side(index) {
                Side::Above => (0.0, -0.8),
                Side::Below => (0.0, 0.8),
                Side::Left => (-0.9, 0.0),
                Side::Right => (0.9, 0.0),
            };
            let sign = Point { x: here.x + x * layout.disc, y: here.y + y * layout.disc };
            for (at, other) in layout.places.iter().enumerate() {
                assert!(at == index || sign.to(*other) > 0.5 * layout.disc, "{shape:?} {number} {plan:?}");
            }
        }
    }
}

#[test]
fn the_goal_is_above_the_start() {
    for (plan, shape, layout) in layouts() {
        let (start, goal) = (layout.places[0], layout.places[layout.places.len() - 1]);
        assert!(goal.y < start.y + 0.3, "{shape:?} {plan:?}");
    }
}

#[test]
fn an_unfinished_track_is_drawn_too() {
    for track in ["", ".", "?", "TTTT"] {
        let plan = Plan::read(0, track);
        for shape in Shape::ALL {
            let layout = Layout::of(&plan, shape);
            assert_eq!(layout.places.len(), 1 + track.len());
            assert!(layout.places.iter().all(|it| it.x.is_finite() && it.y.is_finite()), "{track:?}");
        }
    }
}
