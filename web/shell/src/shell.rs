//! The top of every page.

use crate::browser;
use crate::living_room::FullScreen;
use crate::play::OpenHelp;
use crate::route::Route;
use crate::settings::Chosen;
use crate::symbol::Symbol;
use crate::t;
use crate::table::{AtTable, Link, Place};
use leptos::prelude::*;

#[component]
pub fn Logo() -> impl IntoView {
    view! {
        <svg class="logo" role="img" aria-label="Quipu" focusable="false"><use href="#logo" /></svg>
    }
}

/// A notice while the connection is lost, or if the game can't be saved. In the bar at the top of a table it replaces what the game
/// shows there, so that it covers no button.
#[component]
pub fn Banner(table: AtTable) -> impl IntoView {
    let away = Memo::new(move |_| table.link.get() == Link::Away);
    let unsaved = Memo::new(move |_| table.sharing.with(|sharing| sharing.unsaved == Some(true)));
    view! {
        <div class="banner-place" role="status">
            {move || away.get().then(|| view! { <p class="banner">{t!("banner-away")}</p> })}
            {move || unsaved.get().then(|| view! { <p class="banner">{t!("here-unsaved")}</p> })}
        </div>
    }
}

/// Below the bar at the top of a page: the coach of a lesson.
#[derive(Clone, Copy)]
pub struct UnderTop(pub fn() -> AnyView);

/// What a page adds to the bar at the top, beside what its table puts there: the tools of a replay.
#[derive(Clone, Copy)]
pub struct InTop(pub fn() -> AnyView);

/// The bar at the top: the back link, what the page puts there, sound, rules, settings.
#[component]
pub fn Top(
    /// The label of the back link; without it there is none.
    #[prop(optional, into)]
    back: Option<String>,
    /// Whether the back link returns to the previous page instead of the home page.
    #[prop(optional)]
    returns: bool,
    /// Opens the help over the page; without it, the help is a page of its own.
    #[prop(optional_no_strip)]
    help: Option<OpenHelp>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let chosen = Chosen::here();
    let toggle = move |_| {
        let on = chosen.sound_now();
        chosen.now.update(|settings| settings.sound = Some(!on));
    };
    // The table of a page that was left may still be found here.
    let table = use_context::<AtTable>().filter(|table| !table.seen.is_disposed());
    // A replay was opened from a list of games, so the back link leads there.
    let replay = table.is_some_and(|table| table.place == Place::Replay);
    let (back, returns) = if replay { (Some(t!("go-back")), true) } else { (back, returns) };
    let go_back = move |event: leptos::ev::MouseEvent| {
        let history =
            browser::window().history().ok().filter(|it| it.length().is_ok_and(|length| length > 1));
        if let Some(history) = history.filter(|_| returns) {
            event.prevent_default();
            let _ = history.back(); // there is something behind
        }
    };
    // A big screen has no links to other pages: a press on the remote control should not lose the table.
    let screen = table.is_some_and(|table| table.screen);
    // At a table, the link leads to the rules of its game.
    let played = |table: AtTable| table.seen.with_untracked(|seen| Some(seen.as_ref()?.table.setup.game));
    let rules = Route::Rules(table.and_then(played)).path();
    let sound = move || if chosen.sound() { t!("sound-is-on") } else { t!("sound-is-off") };
    view! {
        <header class="top">
            <div class="top-in">
                {back.filter(|_| !screen).map(|label| view! {
                    <a class="iconbtn" href="/" aria-label=label on:click=go_back><Symbol name="ui-back" class="i" /></a>
                })}
                {if screen {
                    view! { <Logo /> }.into_any()
                } else {
                    view! { <a class="only-wide logo-link" href="/" aria-label=t!("go-home")><Logo /></a> }.into_any()
                }}
                {children.map(|children| children())}
                {table.map(|table| view! { <Banner table /> })}
                <span class="sp"></span>
                {use_context::<InTop>().map(|tools| (tools.0)())}
                <button class="iconbtn only-wide" type="button" aria-label=sound aria-pressed=move || chosen.sound().to_string() on:click=toggle>
                    <Symbol name="ui-sound" class="i" />
                </button>
                {match help {
                    _ if screen => view! { <FullScreen /> }.into_any(),
                    Some(help) => view! {
                        <button class="iconbtn" type="button" aria-label=t!("rules-and-help") aria-haspopup="dialog" aria-keyshortcuts="?" on:click=move |_| help.run()>
                            <Symbol name="ui-help" class="i" />
                        </button>
                    }.into_any(),
                    None => view! { <a class="iconbtn only-wide" href=rules aria-label=t!("rules-and-help")><Symbol name="ui-help" class="i" /></a> }.into_any(),
                }}
                <a class="iconbtn" class:only-wide=help.is_some() href="/settings" aria-label=t!("settings")><Symbol name="ui-settings" class="i" /></a>
            </div>
            <div class="rope"></div>
            {use_context::<UnderTop>().map(|under| (under.0)())}
        </header>
    }
}
