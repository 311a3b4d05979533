//! The calls of `/api/me/notifications`, and what goes wrong with them in words.

use web_shell::api::{self, Fault};
use web_shell::t;
use web_shell::words::{self, Language};
use wire::Refusal;
use wire::http::{
    Channel, ChannelProblem, ConfirmChannel, MAX_CHANNELS, NewChannel, NoticeLanguage, Notifications, Target,
};

const PATH: &str = "/api/me/notifications";

pub async fn all() -> Result<Notifications, Fault> {
    api::ask("GET", PATH, None).await
}

/// Adds a channel, which speaks the language of this page.
pub async fn add(to: Target) -> Result<Channel, Fault> {
    let language = match words::spoken() {
        Language::English => NoticeLanguage::En,
        Language::Spanish => NoticeLanguage::Es,
        Language::Italian => NoticeLanguage::It,
        Language::Polish => NoticeLanguage::Pl,
    };
    api::ask("POST", PATH, api::body(&NewChannel { to, language })).await
}

pub async fn remove(id: i64) -> Result<(), Fault> {
    api::answer("DELETE", &format!("{PATH}/{id}"), None).await.map(drop)
}

pub async fn confirm(id: i64, code: String) -> Result<Channel, Fault> {
    api::ask("POST", &format!("{PATH}/{id}/confirm"), api::body(&ConfirmChannel { code })).await
}

pub async fn test(id: i64) -> Result<(), Fault> {
    api::answer("POST", &format!("{PATH}/{id}/test"), None).await.map(drop)
}

/// What to tell people.
pub fn sentence(fault: &Fault) -> String {
    match fault {
        Fault::Refused(Refusal::BadChannel { reason, .. }) => problem(*reason),
        fault => fault.sentence(),
    }
}

fn problem(problem: ChannelProblem) -> String {
    match problem {
        ChannelProblem::NotOffered => t!("notify-not-offered"),
        ChannelProblem::BadUrl => t!("notify-bad-url"),
        ChannelProblem::NotHttps => t!("notify-not-https"),
        ChannelProblem::PrivateHost => t!("notify-private-host"),
        ChannelProblem::UnknownHost => t!("notify-unknown-host"),
        ChannelProblem::BadKeys => t!("notify-push-failed"),
        ChannelProblem::BadToken => t!("notify-bad-token"),
        ChannelProblem::BadAddress => t!("notify-bad-address"),
        ChannelProblem::WrongCode => t!("notify-wrong-code"),
        ChannelProblem::TooMany => t!("notify-too-many", most = MAX_CHANNELS),
        ChannelProblem::Unconfirmed => t!("notify-unconfirmed"),
        ChannelProblem::NotDelivered => t!("notify-undelivered"),
    }
}
