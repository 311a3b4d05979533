//! `cargo bench`: whole random games of each kind, by every program that plays them.

use bench::programs;
use catalog::{GameKind, with_game};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const GAMES: u64 = 200;

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("games");
    group.throughput(Throughput::Elements(GAMES));
    for kind in GameKind::all() {
        for mut program in with_game!(kind, G => programs::<G>()).expect("four can play") {
            let mut seed = 0; // new games every time: a processor learns to predict the branches of a few games
            group.bench_function(format!("{kind}, {}", program.name), |bencher| {
                bencher.iter(|| {
                    seed += 1;
                    program.play(GAMES, seed)
                })
            });
        }
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
