//! How the tables of an event compare.

use super::handle::EventHandle;
use store::{GameRow, SeatResult, Store, StoreError};
use wire::http::{ComparedPlayer, EventGame, EventResults, RankedPlayer, SeatComparison};
use wire::{Code, EventPhase};

pub(super) async fn of(store: &dyn Store, handle: &EventHandle) -> Result<EventResults, StoreError> {
    let state = handle.state();
    let phase = state.event.phase(&state.progress);
    let mut played = Vec::new();
    if phase == EventPhase::Over {
        for (number, table) in (0u8..).zip(store.event_tables(handle.key).await?) {
            played.extend(store.game(&table.game).await?.map(|game| (number, game)));
        }
    }
    Ok(compare(handle.code, phase, &played))
}

/// Compares finished games of one deal, each with the number of its table.
fn compare(code: Code, phase: EventPhase, played: &[(u8, GameRow)]) -> EventResults {
    let game = |(table, row): &(u8, GameRow)| EventGame {
        table: *table,
        id: row.id.clone(),
        record: format!("/api/games/{}/record", row.id),
    };
    let seats = played.iter().map(|(_, row)| row.results.len()).min().unwrap_or(0);
    let seats: Vec<SeatComparison> = (0..seats).map(|seat| compare_seat(seat, played)).collect();
    let ranking = rank(&seats);
    EventResults { code, phase, games: played.iter().map(game).collect(), seats, ranking }
}

fn compare_seat(seat: usize, played: &[(u8, GameRow)]) -> SeatComparison {
    let results: Vec<(u8, &SeatResult)> =
        played.iter().map(|(table, row)| (*table, &row.results[seat])).collect();
    let total: i64 = results.iter().map(|(_, result)| i64::from(result.score)).sum();
    let number = results.len() as i64;
    let player = |(table, result): &(u8, &SeatResult)| ComparedPlayer {
        table: *table,
        name: result.name.clone(),
        bot: result.who.level(),
        score: result.score,
        // One division of whole numbers, so that equal differences are equal.
        difference: (i64::from(result.score) * number - total) as f64 / number as f64,
    };
    let (seat, mean) = (seat as u8, total as f64 / number as f64);
    SeatComparison { seat, mean, players: results.iter().map(player).collect() }
}

fn rank(seats: &[SeatComparison]) -> Vec<RankedPlayer> {
    let of_seat =
        |at: &SeatComparison| at.players.iter().map(|player| (at.seat, player.clone())).collect::<Vec<_>>();
    let all: Vec<(u8, ComparedPlayer)> = seats.iter().flat_map(of_seat).collect();
    let better = |than: f64| all.iter().filter(|(_, player)| player.difference > than).count();
    let ranked = |(seat, player): &(u8, ComparedPlayer)| {
        let rank = better(player.difference) as u8 + 1;
        RankedPlayer { rank, seat: *seat, player: player.clone() }
    };
    let mut ranking: Vec<RankedPlayer> = all.iter().map(ranked).collect();
    ranking.sort_by_key(|it| (it.rank, it.player.table, it.seat));
    ranking
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use catalog::GameKind;
    use game_table::UserId;
    use store::{Pool, RatedPlayer};

    fn row(id: &str, scores: [i32; 2]) -> GameRow {
        let seat = |(user, score): (i64, &i32)| SeatResult {
            who: RatedPlayer::User(UserId(user)),
            name: format!("{id}{user}"),
            score: *score,
            rank: 1,
        };
        let results = (0..).zip(&scores).map(seat).collect();
        GameRow {
            id: id.to_owned(),
            game: GameKind::Gold,
            pool: Pool::People,
            began: 0,
            ended: 1,
            unfinished: None,
            results,
        }
    }

    #[test]
    fn players_are_compared_with_those_in_the_same_seat() {
        let played = [(0, row("a", [10, 40])), (1, row("b", [13, 41])), (3, row("c", [13, 36]))];
        let results = compare(Code::new(1), EventPhase::Over, &played);
        let means: Vec<String> = results.seats.iter().map(|seat| seat.mean.to_string()).collect();
        assert_eq!(means, ["12", "39"]);
        let differences = |seat: usize| results.seats[seat].players.iter().map(|it| it.difference);
        assert_eq!(differences(0).collect::<Vec<_>>(), [-2.0, 1.0, 1.0]);
        assert_eq!(differences(1).collect::<Vec<_>>(), [1.0, 2.0, -3.0]);
        let ranking = results.ranking.iter().map(|it| (it.rank, it.player.name.as_str()));
        let expected = [(1, "b1"), (2, "a1"), (2, "b0"), (2, "c0"), (5, "a0"), (6, "c1")];
        assert_eq!(ranking.collect::<Vec<_>>(), expected);
        assert_eq!(results.games[2].table, 3);
    }

    #[test]
    fn without_games_there_is_nothing_to_compare() {
        let results = compare(Code::new(1), EventPhase::Playing, &[]);
        assert!(results.games.is_empty() && results.seats.is_empty() && results.ranking.is_empty());
    }
}
