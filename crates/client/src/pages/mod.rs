//! The pages, one file or folder each, what several of them share, and which part of the client has which.

mod clipboard;
mod company;
mod dates;
mod gathering;
mod home;
mod known;
mod levels;
mod name;
mod nowhere;
mod records;
mod rules;
mod settings;
mod switch;
mod table;

use crate::app::Part;
use crate::browser;
use crate::incan_gold;
use crate::motion;
use crate::route::Route;
use crate::sound;
use crate::t;
use catalog::Kind;
use leptos::prelude::*;
use table::{LocalTable, OnlineTable, Rooms};

/// The first part: every page but a game's table.
pub const START: Part = Part { page: start_page, follow: |_| {} };

/// The second part: the tables of the games.
pub const TABLE: Part = Part {
    page: table_page,
    follow: |chosen| {
        motion::follow(chosen);
        sound::follow(chosen);
    },
};

fn start_page(route: Route) -> AnyView {
    const ROOMS: Rooms = Rooms {
        unnamed: |code| view! { <home::NameForm table=code /> }.into_any(),
        gathering: || {
            browser::prepare_part("table");
            view! { <gathering::Gathering /> }.into_any()
        },
        game: |_| elsewhere("table"),
    };
    match route {
        Route::Home => home::Home().into_any(),
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        Route::Records => records::Records().into_any(),
        Route::Settings => settings::SettingsPage().into_any(),
        Route::Rules(game) => view! { <rules::Rules game /> }.into_any(),
        Route::Nowhere => nowhere::Nowhere().into_any(),
    }
}

fn table_page(route: Route) -> AnyView {
    const ROOMS: Rooms = Rooms { unnamed: |_| elsewhere("start"), gathering: || elsewhere("start"), game };
    match route {
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        _ => elsewhere("start"),
    }
}

fn game(game: Kind) -> AnyView {
    match game {
        Kind::IncanGold => view! { <incan_gold::Table /> }.into_any(),
        other => view! {
            <main id="main" class="plain" tabindex="-1">
                <p>{t!("table-other-game", game = other.title())}</p>
                <p><a class="btn stepped" href="/">{t!("go-home")}</a></p>
            </main>
        }
        .into_any(),
    }
}

/// What is shown while another part of the client takes over.
fn elsewhere(part: &str) -> AnyView {
    browser::change_part(part);
    view! { <main id="main" class="plain" tabindex="-1"><p class="loading" role="status">{t!("table-opening")}</p></main> }
        .into_any()
}
