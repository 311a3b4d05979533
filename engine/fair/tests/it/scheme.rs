//! The schemes of docs/fair.md, pinned: the same secrets and salts give the same draws forever.

use fair::{Deal, Salt, Scheme, Secret};
use game_core::{Draw, Game, Step};

/// The example of docs/fair.md and of `vector.py`.
fn example() -> (Secret, [Option<Salt>; 3]) {
    let secret = Secret::new(std::array::from_fn(|at| at as u8));
    (secret, [Some(Salt::new([0xa0; 32])), None, Some(Salt::new([0xa2; 32]))])
}

fn example_deal() -> Deal {
    let (secret, salts) = example();
    Deal::new(Scheme::ByStep, &secret, "example", &salts)
}

fn example_deal_2() -> Deal {
    let (secret, salts) = example();
    Deal::new(Scheme::ByCard, &secret, "example", &salts)
}

/// The cards of the first round of Incan Gold, until a hazard comes twice, when nobody leaves.
fn first_round(deal: &Deal) -> Vec<String> {
    use catalog::games::incan_gold::rules::{Choice, State};
    let mut game = State::new(&Default::default(), 3).unwrap();
    let (mut cards, mut step) = (Vec::new(), 0);
    loop {
        step += 1;
        let card = deal.chance(&game, step).unwrap();
        let name = serde_json::to_string(&card).unwrap();
        let ends = name.contains("hazard") && cards.contains(&name);
        cards.push(name);
        game.apply(Step::Chance(card), &mut ()).unwrap();
        if ends {
            return cards;
        }
        while let game_core::Turn::Act(seats) = game.turn() {
            let seat = seats.iter().next().unwrap();
            game.apply(Step::Act(seat, Choice::Torch), &mut ()).unwrap();
        }
    }
}

/// The same numbers as in docs/fair.md, printed by `vector.py`.
#[test]
fn cards_come_in_the_order_of_another_implementation() {
    let cards = first_round(&example_deal_2());
    let expected =
        ["\"hazard-fire\"", "\"hazard-mummy\"", "\"hazard-spider\"", "\"treasure-13\"", "\"treasure-1\""];
    assert_eq!(cards[..5], expected);
    let page = include_str!("../../../../docs/fair.md");
    let names: Vec<_> = expected.iter().map(|card| card.trim_matches('"')).collect();
    assert!(page.contains(&names.join(", ")));
    assert_eq!(example_deal_2().first_player(3), 1);
}

#[test]
fn the_public_deal_of_a_date_is_a_hash_of_its_name() {
    let proof = fair::Proof::daily("incan-gold", "2026-11-18", 4);
    let secret = "5797050287276103346127d0844ef8978d3f5a908887222a760b7233339f8994"; // from vector.py
    assert_eq!((proof.secret.to_hex().as_str(), proof.id.as_str()), (secret, "daily-incan-gold-2026-11-18"));
    assert_eq!((proof.salts.as_slice(), proof.fault("incan-gold")), ([None; 4].as_slice(), None));
}

fn words(deal: &Deal, step: u64, count: usize) -> Vec<u64> {
    let mut source = deal.stream(step);
    (0..count).map(|_| source.next_word()).collect()
}

/// The numbers are printed by `python3 engine/fair/tests/vector.py`, which shares no code with this crate: HMAC and SHA-256
/// are Python's, ChaCha20 is written out and checked against RFC 8439.
#[test]
fn words_are_those_of_another_implementation() {
    let (secret, _) = example();
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(secret.commitment().to_string(), commitment);
    let expected = [
        (1, [0xa88e_4a9f_d978_2370, 0x1ab6_259f_39f0_3c38, 0x2e2d_b092_e173_1cab, 0x3bb8_b681_634a_37b2]),
        (2, [0xc24d_0c09_8931_2094, 0x322a_b87e_6d06_cb97, 0x338e_a3d1_6b02_e5d4, 0x8e5d_8e08_3b6f_e4c0]),
        // A number that needs both words of the stream.
        (
            (1 << 32) + 7,
            [0x2916_c03e_862b_8406, 0x95ba_0638_7a20_5062, 0x86fa_b453_0fae_8153, 0xdaab_ae99_6466_def2],
        ),
    ];
    let deal = example_deal();
    for (step, some) in expected {
        let all = words(&deal, step, 40); // five blocks
        assert_eq!([all[0], all[13], all[26], all[39]], some, "step {step}");
    }
    let draws =
        [(1, 31), (1, u32::MAX), (2, 31), (3, 64)].map(|(step, total)| deal.stream(step).below(total));
    assert_eq!(draws, [20, 2_827_897_503, 23, 25]);
}

#[test]
fn the_page_tells_what_the_code_does() {
    let page = include_str!("../../../../docs/fair.md");
    let (secret, _) = example();
    let deal = example_deal();
    let game = catalog::games::incan_gold::rules::State::new(&Default::default(), 3).unwrap();
    let total = game.chance_total();
    let word = words(&deal, 1, 1)[0];
    let ticket = deal.stream(1).below(total);
    let card = serde_json::to_string(&deal.chance(&game, 1)).unwrap();
    for fact in [
        secret.to_hex(),
        secret.commitment().to_string(),
        format!("0x{word:016x}"),
        format!("{total} cards"),
        format!("ticket {ticket}"),
        format!("{{\"chance\":{card}}}"),
    ] {
        assert!(page.contains(&fact), "docs/fair.md does not say {fact}");
    }
}

#[test]
fn a_step_that_is_not_due_to_chance_draws_nothing() {
    let mut game = catalog::games::incan_gold::rules::State::new(&Default::default(), 2).unwrap();
    let card = catalog::games::incan_gold::rules::Card::Treasure11;
    game.apply(game_core::Step::Chance(card), &mut ()).unwrap();
    assert_eq!(example_deal().chance(&game, 2), None);
}

#[test]
fn silence_is_the_filler_and_anything_else_gives_another_deal() {
    let (secret, salts) = example();
    let first = |secret: &Secret, id: &str, salts: &[Option<Salt>]| {
        words(&Deal::new(Scheme::ByStep, secret, id, salts), 1, 1)[0]
    };
    let usual = first(&secret, "example", &salts);
    let filled = [salts[0], Some(Salt::FILLER), salts[2]];
    assert_eq!(usual, first(&secret, "example", &filled));
    let by_card = |salts: &[Option<Salt>]| first_round(&Deal::new(Scheme::ByCard, &secret, "example", salts));
    assert_eq!(by_card(&filled), by_card(&salts));
    assert_ne!(by_card(&[salts[2], salts[1], salts[0]]), by_card(&salts));
    let mut bytes = [0xa0; 32];
    bytes[31] ^= 1;
    let others = [
        first(&Secret::new([7; 32]), "example", &salts),
        first(&secret, "Example", &salts),
        first(&secret, "", &salts),
        first(&secret, "example", &[Some(Salt::new(bytes)), salts[1], salts[2]]),
        first(&secret, "example", &[salts[2], salts[1], salts[0]]),
        first(&secret, "example", &salts[..2]),
        words(&example_deal(), 0, 1)[0],
        words(&example_deal(), 2, 1)[0],
    ];
    assert!(!others.contains(&usual));
}

/// Pearson's statistic of these counts against equal ones.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// The first draws of 30,000 steps. By chance the statistic is above 58 once in a thousand deals; this is one deal, always
/// the same.
#[test]
fn the_draws_of_many_steps_are_even() {
    let deal = example_deal();
    let mut counts = [0; 30];
    for step in 1..=30_000 {
        counts[deal.stream(step).below(30) as usize] += 1;
    }
    assert!(chi_square(&counts) < 58.3, "{counts:?}"); // 29 degrees of freedom
}

/// Neighbouring steps, and the first two draws of one step: every pair as often as any other.
#[test]
fn steps_tell_nothing_of_each_other() {
    let deal = example_deal();
    let (mut neighbours, mut within) = ([0; 36], [0; 36]);
    let draw = |step| deal.stream(step).below(6) as usize;
    for step in 1..=30_000 {
        neighbours[draw(step) * 6 + draw(step + 1)] += 1;
        let mut source = deal.stream(step);
        within[(source.below(6) * 6 + source.below(6)) as usize] += 1;
    }
    // 35 degrees of freedom, once in a thousand.
    assert!(chi_square(&neighbours) < 66.7, "{neighbours:?}");
    assert!(chi_square(&within) < 66.7, "{within:?}");
}

#[test]
fn no_stream_is_part_of_another() {
    let deal = example_deal();
    let mut all: Vec<u64> = (0..500).flat_map(|step| words(&deal, step, 40)).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 20_000);
}
