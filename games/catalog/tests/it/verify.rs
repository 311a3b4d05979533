//! Verification finds every change to a record's chance steps or its proof, in all games.

use catalog::record::{Reader, Record};
use catalog::{GameKind, Unfair, Verified, verify, with_game};
use fair::{Deal, EventTable, Proof, Salt, Scheme, Secret, VoidedDeal};
use game_core::{Draw, Game, SplitMix, Step, Turn};
use game_testkit::random_step;
use proptest::prelude::*;

fn bytes(draw: &mut SplitMix) -> [u8; 32] {
    std::array::from_fn(|_| draw.next_word() as u8)
}

/// A finished game of random choices, dealt by a random proof in which the last seat is silent: even seeds by scheme 1, odd ones by scheme 2.
fn fair_game<G: Game>(seats: usize, seed: u64) -> Record<G> {
    let mut draw = SplitMix::nth(seed, seats as u64);
    let secret = Secret::new(bytes(&mut draw));
    let salts = (1..=seats).map(|seat| (seat < seats).then(|| Salt::new(bytes(&mut draw)))).collect();
    let scheme = if seed.is_multiple_of(2) { Scheme::ByStep } else { Scheme::ByCard };
    play_with(Proof::new(scheme, secret, format!("table {seed}"), salts), seats, &mut draw)
}

/// A finished game of random choices, dealt by this proof.
fn play_with<G: Game>(proof: Proof, seats: usize, draw: &mut SplitMix) -> Record<G> {
    let mut game = G::new(&G::usual_options(), seats).unwrap();
    let mut steps = Vec::new();
    while let Some(random) = random_step(&game, draw) {
        let dealt = proof.deal().chance(&game, steps.len() as u64 + 1);
        assert_eq!(dealt.is_some(), game.turn() == Turn::Chance);
        let step = dealt.map_or(random, Step::Chance);
        game.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    let names = (0..seats).map(|seat| format!("p{seat}")).collect();
    let mut record = Record::new(G::usual_options(), names, steps);
    record.header.set_extra(Proof::KEY, &proof).unwrap();
    record
}

fn check(text: &str) -> Result<Verified, Unfair> {
    verify(Reader::new(text.as_bytes()).unwrap())
}

fn with_proof<G: Game>(record: &Record<G>, change: impl FnOnce(&mut Proof)) -> String {
    let mut changed = record.clone();
    let mut proof: Proof = serde_json::from_str(record.header.extra(Proof::KEY).unwrap()).unwrap();
    change(&mut proof);
    changed.header.set_extra(Proof::KEY, &proof).unwrap();
    changed.to_text().unwrap()
}

/// The tables before each step of a record.
fn tables<G: Game>(record: &Record<G>) -> Vec<G> {
    let mut all = Vec::new();
    let text = record.to_text().unwrap();
    Reader::new(text.as_bytes()).unwrap().replay::<G>(|game, _| all.push(game.clone())).unwrap();
    all
}

#[test]
fn what_was_dealt_fairly_is_verified() {
    for kind in GameKind::all() {
        with_game!(kind, G => for (seats, seed) in G::SEATS.flat_map(|seats| [(seats, 2), (seats, 3)]) {
            let record = fair_game::<G>(seats, seed);
            let chance_steps = record.steps.iter().filter(|step| matches!(step, Step::Chance(_))).count();
            let verified = check(&record.to_text().unwrap()).unwrap();
            assert_eq!((verified.game, verified.seats), (kind, seats));
            assert_eq!((verified.steps, verified.chance_steps), (record.steps.len() as u64, chance_steps as u64));
            assert_eq!((verified.seats_that_stirred, verified.id.as_str()), (seats - 1, format!("table {seed}").as_str()));
            assert_eq!(u8::from(verified.scheme), if seed == 2 { 1 } else { 2 });
        });
    }
}

#[test]
fn choices_may_stand_in_any_order() {
    let record = fair_game::<catalog::games::incan_gold::rules::State>(3, 5);
    let mut lines: Vec<String> = record.to_text().unwrap().lines().map(str::to_owned).collect();
    let at =
        lines.windows(2).position(|pair| pair[0].contains("\"seat\":0") && pair[1].contains("\"seat\":1"));
    let at = at.unwrap();
    lines.swap(at, at + 1);
    assert!(check(&lines.join("\n")).is_ok());
}

#[test]
fn whatever_is_changed_in_a_proof_is_found() {
    type Change = fn(&mut Proof);
    let changes: [(&str, Change); 10] = [
        ("commitment", |proof| proof.secret = Secret::new([1; 32])),
        ("commitment", |proof| proof.commitment = Secret::new([2; 32]).commitment()),
        ("step", |proof| {
            proof.secret = Secret::new([1; 32]);
            proof.commitment = proof.secret.commitment();
        }),
        ("step", |proof| proof.id.push('a')),
        ("step", |proof| proof.salts[0] = proof.salts[0].map(one_bit_off)),
        ("step", |proof| proof.salts[2] = proof.salts[2].map(one_bit_off)),
        ("step", |proof| proof.salts[1] = None),
        ("step", |proof| proof.salts.swap(0, 1)),
        ("step", |proof| proof.salts[3] = Some(Salt::new([9; 32]))), // the silent one
        ("salts", |proof| proof.salts.truncate(3)),
    ];
    for kind in GameKind::all() {
        with_game!(kind, G => {
            let records = [12, 13].map(|seed| fair_game::<G>(4, seed));
            let each = changes.into_iter().enumerate().flat_map(|it| records.iter().map(move |record| (it, record)));
            for ((number, (expected, change)), record) in each {
                let found = check(&with_proof(record, change)).unwrap_err();
                assert_eq!(found.name(), expected, "{kind}, change {number}: {found}");
                assert!(expected == "step" || found.line() == 1);
            }
        });
    }
}

fn one_bit_off(salt: Salt) -> Salt {
    let text = salt.to_string();
    let last = u8::from_str_radix(&text[63..], 16).unwrap() ^ 1;
    format!("{}{last:x}", &text[..63]).parse().unwrap()
}

#[test]
fn every_other_card_at_every_chance_step_is_found_where_it_stands() {
    for kind in GameKind::all() {
        with_game!(kind, G => for seed in [14, 15] {
            let record = fair_game::<G>(2, seed);
            for (at, table) in tables(&record).iter().enumerate() {
                let mut outcomes = Vec::new();
                table.chance_outcomes(&mut outcomes);
                for (other, _) in outcomes.into_iter().filter(|(it, _)| Step::Chance(*it) != record.steps[at]) {
                    let Step::Chance(right) = record.steps[at] else { panic!("chance was due") };
                    let mut changed = record.clone();
                    changed.steps[at] = Step::Chance(other);
                    let found = check(&changed.to_text().unwrap()).unwrap_err();
                    let Unfair::Step { line, found, derived } = found else { panic!("{found}") };
                    let json = |card| serde_json::to_string(&card).unwrap();
                    assert_eq!((line, found, derived), (at as u64 + 2, json(other), json(right)));
                }
            }
        });
    }
}

#[test]
fn records_that_cannot_be_checked_have_their_own_reasons() {
    let mut record = fair_game::<catalog::games::gold::rules::State>(3, 16);
    let last = record.steps.pop().unwrap();
    let unfinished = check(&record.to_text().unwrap()).unwrap_err();
    assert!(matches!(unfinished, Unfair::Unfinished { line } if line == record.steps.len() as u64 + 1));
    record.steps.extend([last, last]);
    let too_long = check(&record.to_text().unwrap()).unwrap_err();
    assert!(matches!(too_long, Unfair::Fault(_)), "{too_long}");
    assert_eq!(too_long.line(), record.steps.len() as u64 + 1);
    record.steps.pop();
    assert!(check(&record.to_text().unwrap()).is_ok());

    let bare = Record::<catalog::games::gold::rules::State>::new(
        Default::default(),
        vec!["A".into(), "B".into()],
        Vec::new(),
    );
    assert!(matches!(check(&bare.to_text().unwrap()), Err(Unfair::NoProof)));
    let good = serde_json::to_value(Proof::new(Scheme::ByStep, Secret::new([3; 32]), "x", vec![None, None]))
        .unwrap();
    let bad = |key: &str, value: serde_json::Value| {
        let mut proof = good.clone();
        proof[key] = value;
        let mut record = bare.clone();
        record.header.set_extra(Proof::KEY, &proof).unwrap();
        match check(&record.to_text().unwrap()) {
            Err(Unfair::BadProof(why)) => why,
            other => panic!("{other:?}"),
        }
    };
    assert!(bad("secret", "ab".into()).contains("64 hexadecimal digits"));
    assert!(bad("salts", 7.into()).contains("expected a sequence"));
    assert!(bad("id", "a\0b".into()).contains("zero byte"));
    assert!(bad("scheme", 3.into()).contains("there is no fairness scheme 3"));
    assert!(bad("sheme", 2.into()).contains("unknown field"));
    assert!(bad("daily", "2026-11-18".into()).contains("only in scheme 2"));
    let rude = bad(&"\x1b[2J\n".repeat(99), 2.into());
    assert!(rude.chars().count() <= 200 && !rude.contains(char::is_control), "{rude:?}");
}

#[test]
fn a_salt_of_zeros_stirs_nothing() {
    let record = fair_game::<catalog::games::incan_gold::rules::State>(2, 17);
    let text = with_proof(&record, |proof| proof.salts[1] = Some(Salt::FILLER));
    assert_eq!(check(&text).unwrap().seats_that_stirred, 1);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    /// What chance brought in one line, put where it brought something else: found at that very line.
    #[test]
    fn any_single_changed_chance_line_is_found(
        kind in prop::sample::select(GameKind::all().collect::<Vec<_>>()),
        seats in 2_usize..=5,
        seed in any::<u64>(),
        (to, from) in any::<(prop::sample::Index, prop::sample::Index)>(),
    ) {
        let text = with_game!(kind, G => fair_game::<G>(seats, seed).to_text().unwrap());
        let mut lines: Vec<&str> = text.lines().collect();
        let chances: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("{\"chance\"")).collect();
        let (to, from) = (*to.get(&chances), *from.get(&chances));
        prop_assume!(lines[to] != lines[from]);
        lines[to] = lines[from];
        let found = check(&lines.join("\n")).unwrap_err();
        prop_assert!(matches!(found, Unfair::Step { .. } | Unfair::Fault(_)), "{found}");
        prop_assert_eq!(found.line(), to as u64 + 1);
    }
}

#[test]
fn a_deal_tells_nothing_in_a_log() {
    let secret = Secret::new([0xab; 32]);
    let proof = Proof::new(Scheme::ByCard, secret.clone(), "x", vec![None]);
    let said = format!("{:?} {proof:?}", Deal::new(Scheme::ByCard, &secret, "x", &[None]));
    assert!(said.starts_with("Deal(…) Proof {") && !said.contains("abab") && !said.contains("171"), "{said}");
}

#[test]
fn an_event_has_salts_for_all_its_tables() {
    type Gold = catalog::games::gold::rules::State;
    let proof = Proof::new(Scheme::ByCard, Secret::new([9; 32]), "event", vec![Some(Salt::new([1; 32])); 9]);
    let at = |table| Proof { event: Some(EventTable { table, tables: 3 }), ..proof.clone() };
    let record = play_with::<Gold>(at(2), 3, &mut SplitMix::new(5));
    let verified = check(&record.to_text().unwrap()).unwrap();
    assert_eq!((verified.tables, verified.seats, verified.seats_that_stirred), (3, 3, 9));
    let few = with_proof(&record, |proof| proof.salts.truncate(3));
    assert!(matches!(check(&few), Err(Unfair::Salts { due: 9, salts: 3 })));
    let beyond = with_proof(&record, |proof| *proof = at(3));
    assert!(matches!(check(&beyond), Err(Unfair::BadProof(why)) if why.contains("no table 3")));
}

#[test]
fn a_public_deal_is_named_and_must_be_that_of_its_date() {
    type Incan = catalog::games::incan_gold::rules::State;
    let proof = Proof::daily(Incan::NAME, "2026-11-18", 4);
    let record = play_with::<Incan>(proof, 4, &mut SplitMix::new(6));
    let verified = check(&record.to_text().unwrap()).unwrap();
    assert_eq!(verified.daily.as_deref(), Some("2026-11-18"));
    let changes: [fn(&mut Proof); 4] = [
        |proof| proof.daily = Some("2026-11-19".to_owned()),
        |proof| proof.salts[0] = Some(Salt::new([1; 32])),
        |proof| proof.id = "daily".to_owned(),
        |proof| *proof = Proof::daily("gold", "2026-11-18", 4),
    ];
    for change in changes {
        assert!(matches!(check(&with_proof(&record, change)), Err(Unfair::BadProof(_))));
    }
}

#[test]
fn voided_deals_are_counted() {
    let record = fair_game::<catalog::games::incan_gold::rules::State>(3, 19);
    let voided = VoidedDeal { commitment: Secret::new([4; 32]).commitment(), seats: vec![1] };
    let text = with_proof(&record, |proof| proof.voided = vec![voided.clone(), voided]);
    assert_eq!(check(&text).unwrap().voided, 2);
}
