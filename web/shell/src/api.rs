//! The HTTP calls.

use crate::browser;
use crate::pages::options::OptionWords;
use crate::t;
use game_list::GameKind;
use js_sys::JsString;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
pub use wire::http::{Block, ReportReason, Reported, ShareLink, Whom};
use wire::http::{
    Blocks, Claim, CreatedBot, ErrorBody, EventResults, Forget, Games, NewBlock, NewBot, NewDaily, NewEvent,
    NewName, NewReport, NewTable, OpenedEvent, OpenedTable, OwnBots, OwnTable, OwnTables, Sessions,
    ShareLinks, Shared, SignIn,
};
pub use wire::http::{
    DailyBoard, DailyHistory, DailyPlayed, DailyRow, DailyStreak, DeviceSession, Me, Played, PlayedSeat,
};
use wire::{
    Code, EventCommand, EventView, LocalFailure, MAX_NAME_CHARS, NameProblem, Pace, Refusal, Setup,
    SetupProblem, TableSummary,
};

/// Why a call failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The server does not answer, or something else answers in its place.
    Unreachable,
    /// The server's answer is newer than this page.
    Unknown,
    Refused(Refusal),
}

impl Fault {
    /// What to tell people.
    pub fn sentence(&self) -> String {
        match self {
            Fault::Unreachable => t!("fault-unreachable"),
            Fault::Unknown => t!("fault-other", name = "?"),
            Fault::Refused(refusal) => refused(refusal),
        }
    }

    /// From the body of an answer with an error status.
    fn read(text: &str) -> Fault {
        match wire::from_json(text) {
            Ok(ErrorBody::Refused { why }) => Fault::Refused(why),
            Err(_) if wire::from_json::<IgnoredAny>(text).is_ok() => Fault::Unknown,
            Err(_) => Fault::Unreachable,
        }
    }
}

/// A refusal in words.
pub fn refused(refusal: &Refusal) -> String {
    match refusal {
        Refusal::UnknownTable => t!("refused-unknown-table"),
        Refusal::NoSpectators => t!("refused-no-spectators"),
        Refusal::NotHost => t!("refused-not-host"),
        Refusal::PlaceTaken => t!("refused-place-taken"),
        Refusal::TableFull => t!("refused-table-full"),
        Refusal::AlreadyStarted => t!("refused-already-started"),
        Refusal::Starting => t!("refused-starting"),
        Refusal::NotEnoughPlayers { least } => t!("refused-not-enough", least = *least),
        Refusal::NoPerson => t!("refused-no-person"),
        Refusal::BadSetup { reason, .. } => bad_setup(reason),
        Refusal::StaleDecision { .. } | Refusal::NotDue | Refusal::AlreadyChosen => t!("refused-too-late"),
        Refusal::NoPrograms | Refusal::ForPeople => t!("refused-for-people"),
        Refusal::NotClaimed => t!("refused-not-claimed"),
        Refusal::BadBotName => t!("refused-bad-bot-name"),
        Refusal::TooManyBots { most } => t!("refused-too-many-bots", most = *most),
        Refusal::BadPlan => t!("refused-bad-plan"),
        Refusal::NoHints => t!("refused-no-hints"),
        Refusal::StandIn => t!("refused-stand-in"),
        Refusal::Closed => t!("refused-closed"),
        Refusal::OtherRules => t!("refused-other-rules"),
        Refusal::Damaged => t!("refused-damaged"),
        Refusal::EventTable => t!("refused-event-table"),
        Refusal::Withheld => t!("refused-withheld"),
        Refusal::AlreadyPicked { .. } => t!("refused-already-picked"),
        Refusal::TooManyTables { most } => t!("refused-too-many-tables", most = *most),
        Refusal::TooFast { .. } => t!("refused-too-fast"),
        Refusal::StoreUnavailable | Refusal::Busy | Refusal::Restarting => t!("refused-busy"),
        Refusal::WrongProtocol { .. } => t!("refused-wrong-protocol"),
        Refusal::NotSignedIn => t!("fault-not-signed-in"),
        Refusal::NotFound => t!("fault-not-found"),
        Refusal::NameTaken => t!("fault-name-taken"),
        Refusal::BadName { reason, .. } => bad_name(*reason),
        Refusal::BadPassphrase { .. } => t!("fault-bad-passphrase"),
        Refusal::WrongPassphrase => t!("fault-wrong-passphrase"),
        Refusal::NotSeated => t!("refused-not-seated"),
        Refusal::OnlyShows => t!("refused-only-shows"),
        Refusal::NoSuchPlace => t!("refused-no-such-place"),
        Refusal::NotStarted => t!("refused-not-started"),
        Refusal::IllegalAction => t!("refused-illegal-action"),
        Refusal::TooLong { .. } => t!("refused-too-long"),
        Refusal::StoreCorrupt => t!("fault-store-corrupt"),
        Refusal::NotAdmitted => t!("refused-not-admitted"),
        Refusal::Banned => t!("refused-banned"),
        Refusal::TooMany { most } => t!("refused-too-many", most = *most),
        // Only the pages of events, of daily expeditions and of notifications get these, and they have words for them.
        Refusal::OneAttempt
        | Refusal::BadChannel { .. }
        | Refusal::BadDaily { .. }
        | Refusal::AlreadyPlayed
        | Refusal::UnknownEvent
        | Refusal::BadTables { .. }
        | Refusal::TableNotFull { .. }
        | Refusal::OnlyBots { .. }
        | Refusal::AlreadySeated { .. }
        | Refusal::TableTaken { .. }
        | Refusal::EventStarted
        | Refusal::EventNotStarted
        | Refusal::EventCanceled
        | Refusal::EventOver => t!("fault-other", name = refusal.name()),
        // These are mistakes of the page or the server. A person can only reload, or tell the operator.
        Refusal::BadMessage { .. }
        | Refusal::NoSaltDue
        | Refusal::AlreadyRevealed
        | Refusal::WrongSalt
        | Refusal::NotAtTable
        | Refusal::NoSuchPath
        | Refusal::MethodNotAllowed
        | Refusal::ForeignOrigin
        | Refusal::Internal => t!("fault-other", name = refusal.name()),
    }
}

/// Why a table on this device failed, in words.
pub fn failed(failure: &LocalFailure) -> String {
    match failure {
        LocalFailure::Refused(refusal) => refused(refusal),
        LocalFailure::Damaged(_) => t!("here-damaged"),
        LocalFailure::Stopped(_) => t!("here-stopped"),
    }
}

/// What is wrong with a name, in words.
pub fn bad_name(problem: NameProblem) -> String {
    match problem {
        NameProblem::Empty => t!("fault-name-empty"),
        NameProblem::TooLong => t!("fault-name-too-long", most = MAX_NAME_CHARS),
        NameProblem::Invisible => t!("fault-name-invisible"),
        NameProblem::Spaces => t!("fault-name-spaces"),
        NameProblem::Stacked => t!("fault-name-stacked"),
        NameProblem::Unknown => t!("fault-name-unknown"),
        NameProblem::MixedScripts => t!("fault-name-mixed"),
    }
}

/// What is wrong with a setup, in words.
fn bad_setup(problem: &SetupProblem) -> String {
    let label = |game: &GameKind, option: &str| OptionWords::of(*game, option).label();
    let (seconds, days) = (Pace::SECONDS, Pace::DAYS);
    match problem {
        SetupProblem::Seats { game, least, most } => {
            t!("refused-setup-seats", game = game.title(), least = *least, most = *most)
        }
        SetupProblem::Option { game, option } => match OptionWords::of(*game, option).refused() {
            Some(sentence) => sentence,
            None => t!("refused-setup-option", option = label(game, option)),
        },
        SetupProblem::Unfit { game, option, seats } => {
            t!("refused-setup-unfit", option = label(game, option), n = *seats)
        }
        SetupProblem::Options { game } => t!("refused-setup-options", game = game.title()),
        SetupProblem::Time => t!(
            "refused-setup-time",
            least = *seconds.start(),
            most = *seconds.end(),
            first = *days.start(),
            last = *days.end()
        ),
        SetupProblem::Steps => t!("refused-setup-steps"),
    }
}

/// Who is signed in here; `None` for a visitor without a name.
pub async fn me() -> Result<Option<Me>, Fault> {
    let text = answer("GET", "/api/me", None).await?;
    if text.is_empty() { Ok(None) } else { read(&text).map(Some) }
}

/// Becomes a guest with this name.
pub async fn make_guest(name: &str) -> Result<Me, Fault> {
    ask("POST", "/api/guests", body(&NewName { name: name.to_owned() })).await
}

/// Takes another name.
pub async fn rename(name: &str) -> Result<Me, Fault> {
    ask("PATCH", "/api/me", body(&NewName { name: name.to_owned() })).await
}

/// Claims the name with a passphrase, or changes the passphrase.
pub async fn claim(passphrase: String, old: Option<String>) -> Result<Me, Fault> {
    ask("POST", "/api/me/claim", body(&Claim { passphrase, old })).await
}

/// Signs in with a claimed name.
pub async fn sign_in(name: String, passphrase: String) -> Result<Me, Fault> {
    ask("POST", "/api/sessions", body(&SignIn { name, passphrase })).await
}

pub async fn sign_out() -> Result<(), Fault> {
    answer("DELETE", "/api/sessions", None).await.map(drop)
}

/// The devices on which the player is signed in, the last used first.
pub async fn sessions() -> Result<Vec<DeviceSession>, Fault> {
    ask::<Sessions>("GET", "/api/me/sessions", None).await.map(|list| list.sessions)
}

/// Signs out one device, or all others.
pub async fn end_sessions(id: Option<&str>) -> Result<(), Fault> {
    let path = id.map_or("/api/me/sessions".to_owned(), |id| format!("/api/me/sessions/{id}"));
    answer("DELETE", &path, None).await.map(drop)
}

/// Creates a bot account. Its token is in the answer, and never shown again.
pub async fn create_bot(name: &str) -> Result<CreatedBot, Fault> {
    ask("POST", "/api/me/bots", body(&NewBot { name: name.to_owned() })).await
}

pub async fn own_bots() -> Result<OwnBots, Fault> {
    ask("GET", "/api/me/bots", None).await
}

pub async fn revoke_bot(name: &str) -> Result<(), Fault> {
    let name = String::from(js_sys::encode_uri_component(name));
    answer("DELETE", &format!("/api/me/bots/{name}"), None).await.map(drop)
}

/// Opens a table and sits down at it.
pub async fn open_table(setup: Setup) -> Result<OpenedTable, Fault> {
    ask("POST", "/api/tables", body(&NewTable { setup, bots: Vec::new() })).await
}

/// Looks at a table from outside.
pub async fn look_at_table(code: Code) -> Result<TableSummary, Fault> {
    ask("GET", &format!("/api/tables/{code}"), None).await
}

/// The open tables where the player sits or which they host, newest first.
pub async fn own_tables() -> Result<Vec<OwnTable>, Fault> {
    ask::<OwnTables>("GET", "/api/tables", None).await.map(|own| own.tables)
}

/// Opens an event with this many tables.
pub async fn open_event(setup: Setup, tables: u8) -> Result<OpenedEvent, Fault> {
    ask("POST", "/api/events", body(&NewEvent { setup, tables })).await
}

pub async fn event(code: Code) -> Result<EventView, Fault> {
    ask("GET", &format!("/api/events/{code}"), None).await
}

pub async fn do_at_event(code: Code, command: &EventCommand) -> Result<EventView, Fault> {
    ask("POST", &format!("/api/events/{code}/commands"), body(command)).await
}

pub async fn event_results(code: Code) -> Result<EventResults, Fault> {
    ask("GET", &format!("/api/events/{code}/results"), None).await
}

/// The finished games of this guest, newest first; only those that ended before `before`, if it is given.
pub async fn games(before: Option<i64>) -> Result<Vec<Played>, Fault> {
    let before = before.map(|before| format!("?before={before}")).unwrap_or_default();
    ask::<Games>("GET", &format!("/api/games{before}"), None).await.map(|games| games.games)
}

/// The record of a game: your own by its id, or a shared one by the end of its link.
pub async fn record(id: &str) -> Result<String, Fault> {
    let own = id.rsplit_once('-').is_some_and(|(code, _)| code.parse::<Code>().is_ok());
    let path = if own { format!("/api/games/{id}/record") } else { format!("/api/records/{id}") };
    answer("GET", &path, None).await
}

/// Shares a game with anyone who has the link. Returns the end of that link.
pub async fn share(id: &str) -> Result<String, Fault> {
    let shared = ask::<Shared>("POST", &format!("/api/games/{id}/share"), None).await?;
    Ok(shared.link.rsplit('/').next().unwrap_or_default().to_owned())
}

/// Adds the record of a daily expedition to its leaderboard.
pub async fn add_daily(record: String) -> Result<DailyPlayed, Fault> {
    ask("POST", "/api/daily", body(&NewDaily { record })).await
}

/// The leaderboard of a daily expedition.
pub async fn daily_board(game: GameKind, date: &str) -> Result<DailyBoard, Fault> {
    ask("GET", &format!("/api/daily/{game}/{date}"), None).await
}

/// Your daily expeditions on this server.
pub async fn my_dailies() -> Result<DailyHistory, Fault> {
    ask("GET", "/api/me/daily", None).await
}

/// Deletes the account. The passphrase is required if the name is claimed.
pub async fn delete_me(passphrase: Option<String>) -> Result<(), Fault> {
    answer("DELETE", "/api/me", body(&Forget { passphrase })).await.map(drop)
}

/// The links to games that were shared.
pub async fn links() -> Result<Vec<ShareLink>, Fault> {
    ask::<ShareLinks>("GET", "/api/me/links", None).await.map(|links| links.links)
}

pub async fn revoke_link(id: &str) -> Result<(), Fault> {
    answer("DELETE", &format!("/api/me/links/{id}"), None).await.map(drop)
}

/// The players who are blocked.
pub async fn blocks() -> Result<Vec<Block>, Fault> {
    ask::<Blocks>("GET", "/api/me/blocks", None).await.map(|blocks| blocks.blocks)
}

pub async fn block(whom: Whom) -> Result<(), Fault> {
    answer("POST", "/api/me/blocks", body(&NewBlock { whom })).await.map(drop)
}

pub async fn unblock(id: i64) -> Result<(), Fault> {
    answer("DELETE", &format!("/api/me/blocks/{id}"), None).await.map(drop)
}

/// Tells the operator of the server.
pub async fn report(about: Reported, reason: ReportReason) -> Result<(), Fault> {
    answer("POST", "/api/reports", body(&NewReport { about, reason })).await.map(drop)
}

/// The body of a call.
pub fn body(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// Makes a call whose answer is JSON.
pub async fn ask<T: DeserializeOwned>(method: &str, path: &str, body: Option<String>) -> Result<T, Fault> {
    read(&answer(method, path, body).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    wire::from_json(text).map_err(|_| Fault::Unreachable)
}

/// The body of the answer, if the call succeeded.
pub async fn answer(method: &str, path: &str, body: Option<String>) -> Result<String, Fault> {
    let (ok, text) = fetch(method, path, body).await.map_err(|_| Fault::Unreachable)?;
    if ok { Ok(text) } else { Err(Fault::read(&text)) }
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(bool, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&JsValue::from_str(&body));
    }
    let response = JsFuture::from(browser::window().fetch_with_str_and_init(path, &init)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.dyn_into::<JsString>().map(String::from)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_becomes_a_fault() {
        let refused = |why: &str| Fault::read(&format!(r#"{{"refused":{{"why":{why}}}}}"#));
        let problem = || "empty".to_owned();
        for (why, expected) in [
            (r#""not_signed_in""#, Refusal::NotSignedIn),
            (r#""name_taken""#, Refusal::NameTaken),
            (
                r#"{"bad_name":{"problem":"empty","reason":"empty"}}"#,
                Refusal::BadName { problem: problem(), reason: NameProblem::Empty },
            ),
            (r#"{"bad_passphrase":{"problem":"empty"}}"#, Refusal::BadPassphrase { problem: problem() }),
            (r#""wrong_passphrase""#, Refusal::WrongPassphrase),
            (r#"{"too_many_tables":{"most":3}}"#, Refusal::TooManyTables { most: 3 }),
            (r#""internal""#, Refusal::Internal),
        ] {
            assert_eq!(refused(why), Fault::Refused(expected), "{why}");
        }
        assert_eq!(refused(r#""not_known_yet""#), Fault::Unknown);
        assert_eq!(refused(r#"{"not_known_yet":{"since":"today"}}"#), Fault::Unknown);
        assert_eq!(Fault::read("<html>"), Fault::Unreachable);
        assert_eq!(Fault::read(""), Fault::Unreachable);
    }
}
