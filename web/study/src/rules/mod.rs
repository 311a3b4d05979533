//! The rules of the games, in our words and pictures. docs/rules has every rule with its number; these pages follow it.

mod example;
mod gold;
mod gold_pictures;
mod incan_gold;
mod lost_temple;
mod pictures;
mod track_pictures;

use catalog::GameKind;
use leptos::prelude::*;
use web_shell::pages::known;
use web_shell::route::Route;
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;

/// The rules of one game, or the way to all of them.
#[component]
pub fn Rules(
    /// The game; without it, all.
    game: Option<GameKind>,
) -> impl IntoView {
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page rules" tabindex="-1">
            {match game {
                None => view! { <Index /> }.into_any(),
                Some(game) => view! {
                    <nav class="rules-nav" aria-label=t!("rules-all")>
                        {GameKind::all().map(|kind| view! {
                            <a class="btn stepped quiet" href=Route::Rules(Some(kind)).path() aria-current=(kind == game).then_some("page")>{kind.title()}</a>
                        }).collect_view()}
                    </nav>
                    {match game {
                        GameKind::IncanGold => incan_gold::IncanGold().into_any(),
                        GameKind::Gold => gold::Gold().into_any(),
                        GameKind::LostTemple => lost_temple::LostTemple().into_any(),
                    }}
                }.into_any(),
            }}
        </main>
    }
}

/// All games.
#[component]
fn Index() -> impl IntoView {
    let games = GameKind::all().map(|kind| {
        let (least, most) = kind.manifest().seats;
        view! {
            <li class="panel stepped">
                <Symbol name=kind.manifest().symbol class="i-l" />
                <div>
                    <h2><a href=Route::Rules(Some(kind)).path()>{kind.title()}</a></h2>
                    <p>{known::hook(kind)}</p>
                    <p class="note">{t!("rules-size", least = least, most = most, minutes = kind.manifest().minutes)}</p>
                    <p><a class="more-link" href=Route::Learn(kind).path()>{t!("rules-learn")}</a></p>
                </div>
            </li>
        }
    });
    view! {
        <h1>{t!("rules-all")}</h1>
        <ul class="rules-index">{games.collect_view()}</ul>
        <h2>{t!("help-title")}</h2>
        <ul class="terms">
            <li>{t!("help-friends")}</li>
            <li>{t!("help-away")}</li>
            <li>{t!("help-keys")}</li>
        </ul>
    }
}

/// The ways from reading to playing.
#[component]
fn Ways(
    /// The game.
    game: GameKind,
) -> impl IntoView {
    view! {
        <p class="rule-ways">
            <a class="btn stepped primary" href=Route::Learn(game).path()><Symbol name="level-guide" class="i" />{t!("rules-learn")}</a>
            <a class="btn stepped quiet" href=Route::Play(game).path()>{t!("rules-play")}</a>
        </p>
    }
}

/// What is on the page, with the way to it.
#[component]
fn Contents(
    /// The id of each heading, and what it says.
    chapters: Vec<(&'static str, String)>,
) -> impl IntoView {
    let links =
        chapters.into_iter().map(|(id, title)| view! { <li><a href=format!("#{id}")>{title}</a></li> });
    view! {
        <nav class="rule-contents panel stepped" aria-labelledby="contents-h">
            <h2 id="contents-h">{t!("rules-contents")}</h2>
            <ol>{links.collect_view()}</ol>
        </nav>
    }
}

/// A heading that can be gone to.
fn heading(id: &'static str, title: String) -> impl IntoView {
    view! { <h2 id=id tabindex="-1">{title}</h2> }
}

/// One rule, or several that belong together, with their numbers.
#[component]
fn Rule(
    /// The numbers, as in docs/rules.
    id: &'static str,
    /// What it says.
    text: String,
) -> impl IntoView {
    view! { <p class="rule">{text} <small class="rule-id">{id}</small></p> }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use catalog::GameKind;
    use std::path::Path;

    #[test]
    fn every_rule_is_on_the_page_of_its_game() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        for game in GameKind::all() {
            let rules = std::fs::read_to_string(folder.join(format!("../../docs/rules/{game}.md"))).unwrap();
            let page = format!("src/rules/{}.rs", game.to_string().replace('-', "_"));
            let page = std::fs::read_to_string(folder.join(page)).unwrap();
            // A rule begins a line with its number in bold.
            let numbers = rules.lines().filter_map(|line| line.strip_prefix("- **")?.get(..4));
            let numbers: Vec<&str> = numbers.collect();
            assert!(!numbers.is_empty(), "{game} has no rules");
            let missing: Vec<&str> = numbers.into_iter().filter(|number| !page.contains(number)).collect();
            assert!(missing.is_empty(), "{game}: {missing:?}");
        }
    }
}
