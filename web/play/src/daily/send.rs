//! Sending a result to the leaderboard. The server replays the whole game, so it gets the record.

use catalog::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Fault};
use web_shell::daily::{attempt, mark_sent};
use web_shell::t;
use web_shell::way::replay::played;
use wire::Refusal;
use wire::http::DailyProblem;

/// What became of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sending {
    NotYet,
    Busy,
    /// It is on the leaderboard; with its place and the number of players, if it was just added.
    Sent(Option<(u32, u32)>),
    /// The record is no longer on this device.
    Lost,
    Failed(Fault),
}

impl Sending {
    /// What to tell the player, of whom is known whether they have given a name.
    pub fn sentence(&self, named: Option<bool>) -> String {
        match self {
            Sending::NotYet if named == Some(false) => t!("daily-send-name"),
            Sending::NotYet => t!("daily-send-later"),
            Sending::Busy => t!("daily-send-busy"),
            Sending::Sent(None) => t!("daily-send-done"),
            Sending::Sent(Some((place, players))) => {
                t!("daily-send-place", place = *place, players = *players)
            }
            Sending::Lost => t!("daily-send-lost"),
            Sending::Failed(Fault::Unreachable) => t!("daily-send-later"),
            Sending::Failed(Fault::Refused(Refusal::BadDaily { why: DailyProblem::OtherDate, .. })) => {
                t!("daily-send-closed")
            }
            Sending::Failed(Fault::Refused(Refusal::BadDaily { .. })) => t!("daily-send-refused"),
            Sending::Failed(other) => other.sentence(),
        }
    }
}

/// Sends the result of an expedition, unless the server has it.
pub fn send(game: GameKind, date: String, sending: RwSignal<Sending>) {
    let Some(attempt) = attempt(game, &date).filter(|attempt| attempt.result.is_some()) else { return };
    if attempt.sent {
        sending.set(Sending::Sent(None));
        return;
    }
    let id = format!("daily-{game}-{date}");
    let Some(own) = played().into_iter().find(|own| own.id == id) else { return sending.set(Sending::Lost) };
    sending.set(Sending::Busy);
    spawn_local(async move {
        let answer = match api::add_daily(own.text).await {
            Ok(added) => Sending::Sent(Some((added.place, added.players))),
            Err(Fault::Refused(Refusal::AlreadyPlayed)) => Sending::Sent(None),
            Err(why) => Sending::Failed(why),
        };
        if matches!(answer, Sending::Sent(_)) {
            mark_sent(game, &date);
        }
        sending.try_set(answer); // the page may be gone
    });
}
