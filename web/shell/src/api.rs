//! What is asked of the server outside the socket.

use crate::browser;
use crate::pages::options::OptionWords;
use crate::t;
use bots::Level;
use game_list::GameKind;
use js_sys::JsString;
use protocol::{Code, Refusal, Setup, SetupProblem, TableSummary};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why something could not be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The server does not answer.
    Unreachable,
    /// Nobody is signed in here.
    NotSignedIn,
    /// There is no such thing.
    NotFound,
    /// Somebody else has claimed this name.
    NameTaken,
    /// Nobody can be called that.
    BadName,
    /// This cannot be a passphrase.
    BadPassphrase,
    /// Nobody has claimed this name with this passphrase.
    WrongPassphrase,
    /// As at a table.
    Refused(Refusal),
    /// Something else; the server's own word for it.
    Other(String),
}

impl Fault {
    /// What to tell somebody.
    pub fn sentence(&self) -> String {
        match self {
            Fault::Unreachable => t!("fault-unreachable"),
            Fault::NotSignedIn => t!("fault-not-signed-in"),
            Fault::NotFound => t!("fault-not-found"),
            Fault::NameTaken => t!("fault-name-taken"),
            Fault::BadName => t!("fault-bad-name"),
            Fault::BadPassphrase => t!("fault-bad-passphrase"),
            Fault::WrongPassphrase => t!("fault-wrong-passphrase"),
            Fault::Refused(refusal) => refused(refusal),
            Fault::Other(name) => t!("fault-other", name = name.as_str()),
        }
    }

    /// What the server's answer says.
    fn read(text: &str) -> Fault {
        let Ok(refused) = serde_json::from_str::<Refused>(text) else { return Fault::Unreachable };
        let why = refused.refused.why.get();
        if let Ok(refusal) = serde_json::from_str::<Refusal>(why) {
            return match refusal {
                Refusal::NotSignedIn => Fault::NotSignedIn,
                other => Fault::Refused(other),
            };
        }
        let name = why.trim_start_matches('{').trim_matches('"').split('"').next().unwrap_or_default();
        match name {
            "name_taken" => Fault::NameTaken,
            "bad_name" => Fault::BadName,
            "bad_passphrase" => Fault::BadPassphrase,
            "wrong_passphrase" => Fault::WrongPassphrase,
            "not_found" => Fault::NotFound,
            other => Fault::Other(other.to_owned()),
        }
    }
}

#[derive(Deserialize)]
struct Refused {
    refused: Why,
}

#[derive(Deserialize)]
struct Why {
    why: protocol::Json,
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
        Refusal::NotEnoughPlayers { least } => t!("refused-not-enough", least = *least),
        Refusal::NoPerson => t!("refused-no-person"),
        Refusal::BadSetup { reason: Some(reason), .. } => bad_setup(reason),
        Refusal::BadSetup { problem, .. } => t!("refused-bad-setup", problem = problem.as_str()),
        Refusal::StaleDecision { .. } | Refusal::NotDue | Refusal::AlreadyChosen => t!("refused-too-late"),
        Refusal::StandIn => t!("refused-stand-in"),
        Refusal::Closed => t!("refused-closed"),
        Refusal::OtherRules => t!("refused-other-rules"),
        Refusal::AlreadyPicked { .. } => t!("refused-already-picked"),
        Refusal::TooManyTables { most } => t!("refused-too-many-tables", most = *most),
        Refusal::TooFast { .. } => t!("refused-too-fast"),
        Refusal::StoreUnavailable | Refusal::Busy | Refusal::Restarting => t!("refused-busy"),
        Refusal::WrongProtocol { .. } => t!("refused-wrong-protocol"),
        other => t!("fault-other", name = other.name()),
    }
}

/// What is wrong with a setup, in words.
fn bad_setup(problem: &SetupProblem) -> String {
    let label = |game: &GameKind, option: &str| OptionWords::of(*game, option).label();
    match problem {
        SetupProblem::Seats { game, least, most } => {
            t!("refused-setup-seats", game = game.title(), least = *least, most = *most)
        }
        SetupProblem::Option { game, option } => t!("refused-setup-option", option = label(game, option)),
        SetupProblem::Unfit { game, option, seats } => {
            t!("refused-setup-unfit", option = label(game, option), n = *seats)
        }
    }
}

/// Whoever is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether it was claimed with a passphrase.
    pub claimed: bool,
}

/// Where a new table is found.
#[derive(Clone, Debug, Deserialize)]
pub struct Opened {
    /// Its code.
    pub code: Code,
}

/// A game that is over.
#[derive(Clone, Debug, Deserialize)]
pub struct Played {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
    /// How it ended, by seat.
    pub results: Vec<PlayedSeat>,
    /// Where its record is.
    pub record: String,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, Deserialize)]
pub struct PlayedSeat {
    /// The name at that time.
    pub name: String,
    /// How strong, if it was a bot.
    #[serde(default)]
    pub bot: Option<Level>,
    /// Whether it is whoever asks.
    pub you: bool,
    /// Points.
    pub score: i32,
    /// 1 is best.
    pub rank: u8,
}

#[derive(Serialize)]
struct Called<'a> {
    name: &'a str,
}

#[derive(Serialize)]
struct Claim<'a> {
    passphrase: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    old: Option<&'a str>,
}

#[derive(Serialize)]
struct SignIn<'a> {
    name: &'a str,
    passphrase: &'a str,
}

#[derive(Serialize)]
struct NewTable<'a> {
    setup: &'a Setup,
    bots: &'a [Level],
}

#[derive(Deserialize)]
struct Games {
    games: Vec<Played>,
}

#[derive(Deserialize)]
struct Shared {
    link: String,
}

/// Who is signed in here; `None`: nobody yet, and the server's answer is empty.
pub async fn me() -> Result<Option<Me>, Fault> {
    let (ok, text) = fetch("GET", "/api/me", None).await.map_err(|_| Fault::Unreachable)?;
    match (ok, text.is_empty()) {
        (true, true) => Ok(None),
        (true, false) => serde_json::from_str(&text).map(Some).map_err(|_| Fault::Unreachable),
        (false, _) => Err(Fault::read(&text)),
    }
}

/// Becomes a guest with this name.
pub async fn make_guest(name: &str) -> Result<Me, Fault> {
    ask("POST", "/api/guests", body(&Called { name })).await
}

/// Takes another name.
pub async fn rename(name: &str) -> Result<Me, Fault> {
    ask("PATCH", "/api/me", body(&Called { name })).await
}

/// Claims one's name with a passphrase. Whoever has one already says it too.
pub async fn claim(passphrase: &str, old: Option<&str>) -> Result<Me, Fault> {
    ask("POST", "/api/me/claim", body(&Claim { passphrase, old })).await
}

/// Becomes whoever has claimed this name.
pub async fn sign_in(name: &str, passphrase: &str) -> Result<Me, Fault> {
    ask("POST", "/api/sessions", body(&SignIn { name, passphrase })).await
}

/// Is nobody here any more.
pub async fn sign_out() -> Result<(), Fault> {
    let (ok, text) = fetch("DELETE", "/api/sessions", None).await.map_err(|_| Fault::Unreachable)?;
    if ok { Ok(()) } else { Err(Fault::read(&text)) }
}

/// Opens a table and sits down at it.
pub async fn open_table(setup: &Setup, bots: &[Level]) -> Result<Opened, Fault> {
    ask("POST", "/api/tables", body(&NewTable { setup, bots })).await
}

/// Looks at a table from outside.
pub async fn look_at_table(code: Code) -> Result<TableSummary, Fault> {
    ask("GET", &format!("/api/tables/{code}"), None).await
}

/// The games one has played to the end, newest first; those that ended before `before`, if that is given.
pub async fn games(before: Option<f64>) -> Result<Vec<Played>, Fault> {
    let before = before.map(|before| format!("?before={before}")).unwrap_or_default();
    ask::<Games>("GET", &format!("/api/games{before}"), None).await.map(|games| games.games)
}

/// The record of a game: one of one's own by its id, or one that somebody has shared, by the end of its link.
pub async fn record(id: &str) -> Result<String, Fault> {
    let own = id.rsplit_once('-').is_some_and(|(code, _)| code.parse::<Code>().is_ok());
    let path = if own { format!("/api/games/{id}/record") } else { format!("/api/records/{id}") };
    let (ok, text) = fetch("GET", &path, None).await.map_err(|_| Fault::Unreachable)?;
    if ok { Ok(text) } else { Err(Fault::read(&text)) }
}

/// Lets anybody who has the link look at a game: its id in our addresses for them.
pub async fn share(id: &str) -> Result<String, Fault> {
    let shared = ask::<Shared>("POST", &format!("/api/games/{id}/share"), None).await?;
    Ok(shared.link.rsplit('/').next().unwrap_or_default().to_owned())
}

fn body(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

async fn ask<T: DeserializeOwned>(method: &str, path: &str, body: Option<String>) -> Result<T, Fault> {
    let (ok, text) = fetch(method, path, body).await.map_err(|_| Fault::Unreachable)?;
    if ok { serde_json::from_str(&text).map_err(|_| Fault::Unreachable) } else { Err(Fault::read(&text)) }
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
    fn what_the_server_says_becomes_a_sentence() {
        assert_eq!(Fault::read(r#"{"refused":{"why":"not_signed_in"}}"#), Fault::NotSignedIn);
        assert_eq!(Fault::read(r#"{"refused":{"why":"name_taken"}}"#), Fault::NameTaken);
        assert_eq!(Fault::read(r#"{"refused":{"why":{"bad_name":{"problem":"empty"}}}}"#), Fault::BadName);
        let bad = r#"{"refused":{"why":{"bad_passphrase":{"problem":"too short"}}}}"#;
        assert_eq!(Fault::read(bad), Fault::BadPassphrase);
        assert_eq!(Fault::read(r#"{"refused":{"why":"wrong_passphrase"}}"#), Fault::WrongPassphrase);
        let full = Fault::Refused(Refusal::TooManyTables { most: 3 });
        assert_eq!(Fault::read(r#"{"refused":{"why":{"too_many_tables":{"most":3}}}}"#), full);
        assert_eq!(Fault::read("<html>"), Fault::Unreachable);
        assert_eq!(Fault::read(r#"{"refused":{"why":"internal"}}"#), Fault::Other("internal".to_owned()));
    }
}
