//! The route: every page has a path that can be shared and reloaded.

use crate::browser;
use game_list::GameKind;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wire::Code;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    Home,
    /// The same page with this game chosen.
    Play(GameKind),
    /// A game against bots on this device, at once.
    Bots(GameKind),
    Table(Code),
    /// A table on the server, on a big screen for everyone in the room.
    Screen(Code),
    /// Several tables that play the same deal.
    Event(Code),
    Here,
    /// Your games.
    Records,
    Settings,
    Rules(Option<GameKind>),
    /// A game's own page, at the address that its `game.toml` names.
    Own(GameKind),
    /// A replay: of a game on this server by its id, or of one to be chosen.
    Replay(Option<String>),
    /// A game's first expedition.
    Learn(GameKind),
    /// Puzzles: which games have some, or those of a game.
    Puzzles(Option<GameKind>),
    /// Your own mistakes, to practice.
    Mistakes,
    /// Today's daily expeditions, or the table of one.
    Daily(Option<GameKind>),
    NotFound,
}

impl Route {
    pub fn at(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["play", game] => game.parse().map_or(Route::NotFound, Route::Play),
            ["play", game, "bots"] => game.parse().map_or(Route::NotFound, Route::Bots),
            ["t", code] => code.parse().map_or(Route::NotFound, Route::Table),
            ["t", code, "tv"] => code.parse().map_or(Route::NotFound, Route::Screen),
            ["event", code] => code.parse().map_or(Route::NotFound, Route::Event),
            ["here"] => Route::Here,
            ["records"] => Route::Records,
            ["settings"] => Route::Settings,
            ["rules"] => Route::Rules(None),
            ["rules", game] => game.parse().map_or(Route::NotFound, |game| Route::Rules(Some(game))),
            ["replay"] => Route::Replay(None),
            ["replay", id] if is_id(id) => Route::Replay(Some(id.to_owned())),
            ["daily"] => Route::Daily(None),
            ["daily", game] => game.parse().map_or(Route::NotFound, |game| Route::Daily(Some(game))),
            ["puzzles"] => Route::Puzzles(None),
            ["puzzles", "mistakes"] => Route::Mistakes,
            ["puzzles", game] => game.parse().map_or(Route::NotFound, |game| Route::Puzzles(Some(game))),
            ["learn", game] => game.parse().map_or(Route::NotFound, Route::Learn),
            [page] => GameKind::all()
                .find(|game| game.manifest().page == Some(page))
                .map_or(Route::NotFound, Route::Own),
            _ => Route::NotFound,
        }
    }

    /// The part of the client that has this page, as start.js knows it. A table is in two: players gather in the first.
    pub const fn part(&self) -> &'static str {
        match self {
            Route::Home | Route::Play(_) | Route::NotFound => "start",
            Route::Table(_) | Route::Here => "lobby",
            Route::Event(_) | Route::Records | Route::Settings | Route::Rules(_) | Route::Own(_) => "study",
            Route::Bots(_)
            | Route::Screen(_)
            | Route::Replay(_)
            | Route::Learn(_)
            | Route::Puzzles(_)
            | Route::Mistakes
            | Route::Daily(_) => "table",
        }
    }

    pub fn path(&self) -> String {
        match self {
            Route::Home | Route::NotFound => "/".to_owned(),
            Route::Play(game) => format!("/play/{game}"),
            Route::Bots(game) => format!("/play/{game}/bots"),
            Route::Table(code) => format!("/t/{code}"),
            Route::Screen(code) => format!("/t/{code}/tv"),
            Route::Event(code) => format!("/event/{code}"),
            Route::Here => "/here".to_owned(),
            Route::Records => "/records".to_owned(),
            Route::Settings => "/settings".to_owned(),
            Route::Rules(None) => "/rules".to_owned(),
            Route::Rules(Some(game)) => format!("/rules/{game}"),
            Route::Own(game) => format!("/{}", game.manifest().page.unwrap_or_default()),
            Route::Replay(None) => "/replay".to_owned(),
            Route::Replay(Some(id)) => format!("/replay/{id}"),
            Route::Learn(game) => format!("/learn/{game}"),
            Route::Mistakes => "/puzzles/mistakes".to_owned(),
            Route::Puzzles(None) => "/puzzles".to_owned(),
            Route::Puzzles(Some(game)) => format!("/puzzles/{game}"),
            Route::Daily(None) => "/daily".to_owned(),
            Route::Daily(Some(game)) => format!("/daily/{game}"),
        }
    }
}

/// Whether it can be the id of a game or the end of a link to one, so that it is safe in a path.
fn is_id(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it))
}

#[derive(Clone, Copy)]
pub struct Router {
    pub route: RwSignal<Route>,
}

impl Router {
    /// Follows the address of the page, and the links on it.
    pub fn provide() -> Router {
        let router = Router { route: RwSignal::new(current()) };
        provide_context(router);
        let back = window_event_listener(ev::popstate, move |_| router.route.set(current()));
        let link = window_event_listener(ev::click, move |event| router.follow(&event));
        on_cleanup(move || {
            back.remove();
            link.remove();
        });
        router
    }

    pub fn here() -> Router {
        expect_context()
    }

    pub fn go(self, route: Route) {
        self.go_to(route, "");
    }

    /// Goes to a place in a page: `#…`.
    fn go_to(self, route: Route, place: &str) {
        if let Ok(history) = browser::window().history() {
            let address = route.path() + place;
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
        self.show(route);
    }

    /// Replaces this page with another one, without an entry in the browser's history.
    pub fn replace(self, route: Route) {
        if let Ok(history) = browser::window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.path()));
        }
        self.show(route);
    }

    fn show(self, route: Route) {
        let elsewhere = self.route.with_untracked(|now| *now != route);
        self.route.set(route);
        if elsewhere {
            browser::after(0, browser::begin_page);
        }
    }

    /// Handles a click on a link to one of our pages without loading a page from the server.
    fn follow(self, event: &ev::MouseEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|element| element.closest("a[href^='/']").ok().flatten());
        let Some(link) = link else { return };
        let special = [
            event.button() != 0,
            event.meta_key(),
            event.ctrl_key(),
            event.shift_key(),
            event.alt_key(),
            event.default_prevented(),
            link.has_attribute("download"),
            link.has_attribute("target"),
        ];
        let path = link.get_attribute("href").unwrap_or_default();
        if !special.contains(&true) && !path.starts_with("/api") {
            event.prevent_default();
            let place = path.find('#').map_or("", |at| &path[at..]);
            self.go_to(Route::at(path.split(['?', '#']).next().unwrap_or_default()), place);
        }
    }
}

fn current() -> Route {
    Route::at(&browser::window().location().pathname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_at_its_own_path() {
        let table = Route::Table("kamo-tiru".parse().unwrap());
        let rules = GameKind::all().map(|game| Route::Rules(Some(game)));
        let learn = GameKind::all().map(Route::Learn).chain(GameKind::all().flat_map(|game| {
            let puzzles = Route::Puzzles(Some(game));
            [Route::Play(game), Route::Bots(game), Route::Daily(Some(game)), puzzles]
        }));
        let screen = Route::Screen("kamo-tiru".parse().unwrap());
        let replay = Route::Replay(Some("2026-a1b2".to_owned()));
        let plain = [Route::Home, Route::Here, Route::Records, Route::Settings];
        let plain = plain.into_iter().chain([Route::Rules(None), Route::Replay(None), Route::Daily(None)]);
        let plain = plain.chain([Route::Puzzles(None), Route::Mistakes]);
        let own = GameKind::all().filter(|game| game.manifest().page.is_some()).map(Route::Own);
        let event = Route::Event("kamo-tiru".parse().unwrap());
        for route in plain.chain([table, screen, event, replay]).chain(rules).chain(learn).chain(own) {
            assert_eq!(Route::at(&route.path()), route);
            assert_eq!(Route::at(&format!("{}/", route.path())), route);
        }
    }

    #[test]
    fn a_code_may_be_written_as_it_was_heard() {
        assert_eq!(Route::at("/t/KAMO%20TIRU"), Route::NotFound);
        assert_eq!(Route::at("/t/KamoTiru"), Route::Table("kamo-tiru".parse().unwrap()));
    }

    #[test]
    fn there_is_nothing_at_other_paths() {
        let unknown = "/t /t/none /t/none/tv /t/kamo-tiru/x /event /event/none /rules/chess /learn /play /play/chess /replay/a.b /here/there /x";
        for path in unknown.split(' ') {
            assert_eq!(Route::at(path), Route::NotFound, "{path}");
        }
    }
}
