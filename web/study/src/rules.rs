//! The rules of the games, in our words and pictures. A game's rules.md has every rule with its number; its page follows it.

use crate::games;
use catalog::GameKind;
use leptos::prelude::*;
use web_shell::pages::known;
use web_shell::route::Route;
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::words;

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
                    <h1>{game.title()}</h1>
                    <p class="lead">{words::say(&format!("lead-{game}"), &[])}</p>
                    <p class="rule-ways">
                        <a class="btn stepped primary" href=Route::Learn(game).path()><Symbol name="level-guide" class="i" />{t!("rules-learn")}</a>
                        <a class="btn stepped quiet" href=Route::Bots(game).path()>{t!("rules-play")}</a>
                        <a class="btn stepped quiet" href=Route::Puzzles(Some(game)).path()>{t!("puzzles-go")}</a>
                    </p>
                    {games::rules(game)}
                }.into_any(),
            }}
        </main>
    }
}

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
                    {words::find(&format!("page-{kind}"), &[]).map(|title| view! { <p><a class="more-link" href=Route::Own(kind).path()>{title}</a></p> })}
                </div>
            </li>
        }
    });
    let keys = GameKind::all().filter_map(|kind| words::find(&format!("keys-{kind}"), &[]));
    let keys: String = keys.map(|sentence| format!(" {sentence}")).collect();
    view! {
        <h1>{t!("rules-all")}</h1>
        <ul class="rules-index">{games.collect_view()}</ul>
        <h2>{t!("help-title")}</h2>
        <ul class="terms">
            <li>{t!("help-friends")}</li>
            <li>{t!("help-away")}</li>
            <li>{t!("help-keys")} {keys}</li>
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameKind;
    use std::path::Path;

    #[test]
    fn every_rule_is_on_the_page_of_its_game() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        for game in GameKind::all() {
            let rules = std::fs::read_to_string(folder.join(format!("{game}/rules/rules.md"))).unwrap();
            let page = std::fs::read_to_string(folder.join(format!("{game}/web/src/rules_page.rs"))).unwrap();
            // A rule begins a line with its number in bold.
            let numbers = rules.lines().filter_map(|line| line.strip_prefix("- **")?.get(..4));
            let numbers: Vec<&str> = numbers.collect();
            assert!(!numbers.is_empty(), "{game} has no rules");
            let missing: Vec<&str> = numbers.into_iter().filter(|number| !page.contains(number)).collect();
            assert!(missing.is_empty(), "{game}: {missing:?}");
        }
    }
}
