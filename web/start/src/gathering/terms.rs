//! What is agreed at the table, in words, and why nobody can steer the deal.

use super::agreed::Agreed;
use super::board::BoardShown;
use super::games::flags;
use catalog::GameKind;
use incan_gold_rules::Edition;
use leptos::prelude::*;
use protocol::Pace;
use web_shell::t;
use web_shell::table::{AtTable, Place};

/// What an edition is called.
pub fn edition_name(edition: Edition) -> String {
    match edition {
        Edition::IncanGold2006 => t!("edition-incan-gold-2006"),
        Edition::Diamant2005 => t!("edition-diamant-2005"),
        Edition::Diamant2016 => t!("edition-diamant-2016"),
        Edition::IncanGold2020 => t!("edition-incan-gold-2020"),
    }
}

/// What is special about it.
pub fn edition_line(edition: Edition) -> String {
    match edition {
        Edition::IncanGold2006 => t!("edition-incan-gold-2006-line"),
        Edition::Diamant2005 => t!("edition-diamant-2005-line"),
        Edition::Diamant2016 => t!("edition-diamant-2016-line"),
        Edition::IncanGold2020 => t!("edition-incan-gold-2020-line"),
    }
}

/// How long a decision may take, in words.
pub fn pace_words(pace: Pace) -> String {
    match pace {
        Pace::Live { seconds } if seconds % 60 == 0 => t!("pace-minutes", n = seconds / 60),
        Pace::Live { seconds } => t!("pace-seconds", n = seconds),
        Pace::Slow { days } => t!("pace-days", n = days),
    }
}

/// What is agreed, for those who cannot change it.
#[component]
pub fn Terms(
    /// What is agreed.
    agreed: Memo<Option<Agreed>>,
) -> impl IntoView {
    let online = AtTable::here().place != Place::Here;
    let lines = move || {
        let agreed = agreed.get()?;
        let mut lines = Vec::new();
        if let Some(edition) = agreed.edition() {
            lines.push(t!("term-edition", name = edition_name(edition), line = edition_line(edition)));
        }
        lines.extend(
            flags(agreed.game).into_iter().map(|it| if agreed.flag(it.name) { it.on } else { it.off }),
        );
        if agreed.game == GameKind::IncanGold {
            lines.push(if agreed.odds { t!("term-odds") } else { t!("term-no-odds") });
        }
        if online {
            lines.push(t!("term-pace", pace = pace_words(agreed.pace)));
            lines.push(if agreed.public { t!("term-public") } else { t!("term-private") });
            lines.push(if agreed.spectators { t!("term-spectators") } else { t!("term-no-spectators") });
        }
        Some(lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view())
    };
    let board = move || {
        let temple = agreed.with(|agreed| agreed.as_ref().is_some_and(|it| it.game == GameKind::LostTemple));
        temple.then(|| view! { <BoardShown agreed /> })
    };
    view! {
        {board}
        <ul class="terms">{lines}</ul>
    }
}

/// The promise about the deal.
#[component]
pub fn Fair() -> impl IntoView {
    let table = AtTable::here();
    let commitment = Memo::new(move |_| {
        table
            .seen
            .with(|seen| seen.as_ref().map(|seen| seen.table.commitment.to_string()).unwrap_or_default())
    });
    view! {
        <details class="fair">
            <summary>{t!("fair-title")}</summary>
            <p>{t!("fair-what")}</p>
            <p><span class="note">{t!("fair-commitment")}</span> <code>{move || commitment.get()}</code></p>
        </details>
    }
}
