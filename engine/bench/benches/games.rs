//! `cargo bench`: whole games of each kind, and the yardstick.

use bench::{Player, camping, yardstick};
use catalog::{GameKind, with_game};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const GAMES: u64 = 200;

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("games");
    group.throughput(Throughput::Elements(GAMES));
    // New games in every turn: a processor learns to foretell the branches of the same few games.
    let mut seed = 0;
    let mut next = || {
        seed += 1;
        seed
    };
    let mut player = camping().expect("four can play");
    group.bench_function("incan-gold, 4 camping", |bencher| bencher.iter(|| player.play(GAMES, next())));
    group.bench_function("yardstick", |bencher| bencher.iter(|| yardstick::play(GAMES, next())));
    for kind in GameKind::all() {
        with_game!(kind, G => {
            let mut player = Player::<G, _>::random(4).expect("four can play");
            group.bench_function(format!("{kind}, 4 random"), |bencher| bencher.iter(|| player.play(GAMES, next())));
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
