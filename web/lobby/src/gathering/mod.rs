//! A table before the game: players, options, invitation, and the start.

mod cta;
mod field;
mod file_option;
mod game_options;
mod invite;
mod options;
mod picks;
mod row;
mod seats;
mod summary;
mod table_setup;

use leptos::prelude::*;
use table_setup::TableSetup;
use web_shell::browser;
use web_shell::pages::known;
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::{AtTable, Place};

/// Asks a spectator without a name for one, and then lets them sit down.
#[derive(Clone, Copy)]
pub struct AskName(pub Callback<()>);

/// Who views the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Viewer {
    host: bool,
    place: Option<u8>,
}

#[component]
pub fn Gathering() -> impl IntoView {
    let table = AtTable::here();
    let here = table.place == Place::Here;
    // The page shown while the table was opened is gone, and perhaps the focus with it.
    Effect::new(move |_| {
        if browser::focus_is_lost() {
            browser::begin_page();
        }
    });
    let setup = Memo::new(move |_| table.seen.with(|seen| TableSetup::of(&seen.as_ref()?.table)));
    let viewer = Memo::new(move |_| {
        let you = table.seen.with(|seen| seen.as_ref().map(|seen| seen.you).unwrap_or_default());
        Viewer { host: you.host, place: you.place }
    });
    // Others who sit here already would be left behind.
    let alone = Memo::new(move |_| viewer.get().host && table.is_alone());
    // A switch that was touched shows the new value. When the table refuses it, all are built again and show the old one.
    let refusals = Memo::new(move |before: Option<&u32>| {
        before.copied().unwrap_or_default() + u32::from(table.refused.with(Option::is_some))
    });
    let game = Memo::new(move |_| setup.with(|setup| setup.as_ref().map_or_else(known::first, |it| it.game)));
    view! {
        <Top back=t!("go-home") />
        <main id="main" class="gather" tabindex="-1">
            <div class="gather-head">
                <Symbol name=game.get_untracked().manifest().symbol class="i-l" />
                <div>
                    <h1>{move || game.get().title()}</h1>
                    <p>{move || known::hook(game.get())} " " <a href=move || format!("/rules/{}", game.get())>{t!("rules-short")}</a></p>
                </div>
            </div>
            <section class="panel stepped start" aria-labelledby="who-title">
                <div class="hem" aria-hidden="true"></div>
                <div class="in gather-in" class:alone=here>
                    <div class="gather-seats">
                        <h2 id="who-title" tabindex="-1">{t!("gather-who")}</h2>
                        <seats::Seats viewer setup />
                    </div>
                    {if let Place::Online(code) = table.place { Some(view! { <invite::Invite code game /> }) } else { None }}
                    <cta::Cta viewer setup />
                </div>
            </section>
            <section class="panel stepped house" aria-labelledby="house-title">
                <h2 id="house-title">{t!("house-title")}</h2>
                {move || {
                    refusals.track();
                    browser::keep_place(".house :is(input, select)");
                    let viewer = viewer.get();
                    setup.with(|setup| {
                        let setup = setup.as_ref()?;
                        let rest = if viewer.host { options::options(setup) } else { summary::summary(setup) };
                        Some(view! { {picks::picks(setup, viewer)} {rest} })
                    })
                }}
                {move || (!here && alone.get()).then(|| view! { <options::SeveralTables /> })}
                {move || (!here && viewer.get().host).then(|| view! { <options::CloseTable /> })}
                {(!here).then(|| view! { <summary::Fair /> })}
            </section>
        </main>
    }
}
