//! The setup of the table in words, and why no one can rig the deal.

use super::file_option;
use super::game_options::first_player;
use super::table_setup::TableSetup;
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
fn term(setup: &TableSetup, option: &OptionSpec) -> Option<String> {
    let words = OptionWords::of(setup.game, option.name);
    let value = setup.value(option);
    let named = |value: String| Some(t!("term-choice", name = words.label(), line = value));
    match &option.kind {
        OptionKind::Switch { .. } => Some(words.more(if value == true { "on" } else { "off" })),
        OptionKind::Choice { .. } => {
            let value = value.as_str()?;
            Some(t!("term-choice", name = words.more(value), line = words.more(&format!("{value}-note"))))
        }
        OptionKind::Seat { .. } => {
            let player = setup.player(usize::try_from(value.as_u64()?).ok()?);
            named(match setup.first {
                FirstPlayer::Fixed => player,
                first => format!("{player}. {}: {}", t!("first-next"), first_player(first)),
            })
        }
        OptionKind::Share { .. } => None, // every player picks: see `picks`
        OptionKind::File { .. } => Some(words.about("is", file_option::name(&value))),
    }
}

/// The setup, for those who can't change it.
pub fn summary(setup: &TableSetup) -> AnyView {
    let schema = setup.schema();
    let mut lines: Vec<String> = schema.iter().filter_map(|it| term(setup, it)).collect();
    if setup.game.manifest().odds {
        lines.push(if setup.odds { t!("term-odds") } else { t!("term-no-odds") });
    }
    let here = AtTable::here().place == Place::Here;
    lines.push(match setup.hints {
        true if here => t!("term-hints-here"),
        true => t!("term-hints"),
        false => t!("term-no-hints"),
    });
    if !here {
        lines.push(t!("term-pace", pace = pace_words(setup.pace)));
        lines.push(if setup.public { t!("term-public") } else { t!("term-private") });
        if setup.programs {
            lines.push(t!("term-programs"));
        }
        lines.push(if setup.spectators { t!("term-spectators") } else { t!("term-no-spectators") });
    }
    let pictures = schema.iter().map(|it| file_option::shown(setup.game, it.name, &setup.value(it)));
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
