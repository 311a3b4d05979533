//! The setup of the table in words, and why no one can rig the deal.

use super::agreed::Agreed;
use super::file_option;
use super::game_options::first_player;
use game_core::{OptionKind, OptionSpec};
use leptos::prelude::*;
use web_shell::pages::options::OptionWords;
use web_shell::t;
use web_shell::table::{AtTable, Place};
use wire::{FirstPlayer, Pace};

/// How long a decision may take, in words.
pub fn pace_words(pace: Pace) -> String {
    match pace {
        Pace::Live { seconds } if seconds % 60 == 0 => t!("pace-minutes", n = seconds / 60),
        Pace::Live { seconds } => t!("pace-seconds", n = seconds),
        Pace::Slow { days } => t!("pace-days", n = days),
    }
}

/// The value of an option, in a sentence.
fn term(agreed: &Agreed, option: &OptionSpec) -> Option<String> {
    let words = OptionWords::of(agreed.game, option.name);
    let value = agreed.value(option);
    let named = |value: String| Some(t!("term-choice", name = words.label(), line = value));
    match &option.kind {
        OptionKind::Switch { .. } => Some(words.more(if value == true { "on" } else { "off" })),
        OptionKind::Choice { .. } => {
            let value = value.as_str()?;
            Some(t!("term-choice", name = words.more(value), line = words.more(&format!("{value}-note"))))
        }
        OptionKind::Seat { .. } => {
            let player = agreed.player(usize::try_from(value.as_u64()?).ok()?);
            named(match agreed.first {
                FirstPlayer::Fixed => player,
                first => format!("{player}. {}: {}", t!("first-next"), first_player(first)),
            })
        }
        OptionKind::Share { .. } => None, // every player picks: see `picks`
        OptionKind::File { .. } => Some(words.about("is", file_option::name(&value))),
    }
}

/// The setup, for those who can't change it.
pub fn terms(agreed: &Agreed) -> AnyView {
    let schema = agreed.schema();
    let mut lines: Vec<String> = schema.iter().filter_map(|it| term(agreed, it)).collect();
    if agreed.game.manifest().odds {
        lines.push(if agreed.odds { t!("term-odds") } else { t!("term-no-odds") });
    }
    if AtTable::here().place != Place::Here {
        lines.push(t!("term-pace", pace = pace_words(agreed.pace)));
        lines.push(if agreed.public { t!("term-public") } else { t!("term-private") });
        lines.push(if agreed.spectators { t!("term-spectators") } else { t!("term-no-spectators") });
    }
    let pictures = schema.iter().map(|it| file_option::shown(agreed.game, it.name, &agreed.value(it)));
    view! {
        {pictures.collect_view()}
        <ul class="terms">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
    .into_any()
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
