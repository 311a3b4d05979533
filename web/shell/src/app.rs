//! The shell around every page: the session, the route and the settings.

use crate::api::{self, Me};
use crate::browser;
use crate::pages::name;
use crate::route::{Route, Router};
use crate::settings::Chosen;
use crate::t;
use crate::voice::Voice;
use crate::way::online::Online;
use crate::words::{self, Language};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::any::Any;
use std::cell::RefCell;
use wasm_bindgen::JsCast;

/// Who is at this browser.
#[derive(Clone, Copy)]
pub struct Session {
    /// Who is signed in; `Some(None)`: no one yet; `None`: not known, because the server was not asked or does not answer.
    pub me: RwSignal<Option<Option<Me>>>,
    /// Whether the server did not answer when it was asked last.
    pub away: RwSignal<bool>,
    /// Whether the guest of this browser was made only to watch: then no name was asked for yet.
    pub watcher: RwSignal<bool>,
}

impl Session {
    pub fn here() -> Session {
        expect_context()
    }

    /// The name of the player, if they have given one.
    pub fn name(self) -> Option<String> {
        let name = self.me.with(|me| Some(me.as_ref()?.as_ref()?.name.clone()));
        name.filter(|_| !self.watcher.get())
    }

    /// Whether someone is signed in; `None`: not known.
    pub fn signed_in(self) -> Option<bool> {
        self.me.with(|me| me.as_ref().map(Option::is_some))
    }

    /// Whether the player has given a name; `None`: not known.
    pub fn has_name(self) -> Option<bool> {
        self.signed_in().map(|signed_in| signed_in && !self.watcher.get())
    }

    pub fn ask(self) {
        spawn_local(async move {
            let answer = api::me().await;
            self.away.set(answer.is_err());
            if let Ok(me) = answer {
                self.me.set(Some(me));
            }
        });
    }
}

/// A part of the client. It is loaded on its own and knows only its own pages.
#[derive(Clone, Copy)]
pub struct Part {
    /// Its name, as start.js knows it.
    pub name: &'static str,
    /// The page for a path, or a switch to the part that has it.
    pub page: fn(Route) -> AnyView,
    /// What follows the settings.
    pub follow: fn(Chosen),
}

thread_local! {
    /// Unmounts the client when it is dropped.
    static MOUNTED: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Puts a part of the client into the document, in a language and with its texts.
pub fn mount(part: Part, language: &str, texts: &str) {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|panic| browser::complain(&panic.to_string())));
    words::speak(language.parse().unwrap_or(Language::English), texts);
    let place = browser::document().get_element_by_id("app");
    let Some(place) = place.and_then(|place| place.dyn_into::<web_sys::HtmlElement>().ok()) else { return };
    place.set_inner_html("");
    let mounted = leptos::mount::mount_to(place, move || view! { <App part /> });
    MOUNTED.set(Some(Box::new(mounted)));
}

/// Unmounts it: it releases all its listeners and connections.
pub fn unmount() {
    MOUNTED.take();
}

/// Exports what start.js calls of a part: `show` mounts it, in a language and with its texts, and `hide` unmounts it. The part's crate
/// imports the attribute `wasm_bindgen`.
#[macro_export]
macro_rules! export_part {
    ($part:expr) => {
        #[wasm_bindgen]
        pub fn show(language: &str, texts: &str) {
            $crate::app::mount($part, language, texts);
        }

        #[wasm_bindgen]
        pub fn hide() {
            $crate::app::unmount();
        }
    };
}

#[component]
fn App(part: Part) -> impl IntoView {
    let router = Router::provide();
    let by_link = matches!(Route::at(&browser::landed()), Route::Table(_));
    let chosen = Chosen::provide(by_link);
    (part.follow)(chosen);
    let watcher = RwSignal::new(name::is_watcher());
    let session = Session { me: RwSignal::new(None), away: RwSignal::new(false), watcher };
    provide_context(session);
    let voice = Voice::provide();
    session.ask();
    Online::here().watch(move || session.ask());
    let language = speak(part, chosen);
    view! {
        {move || {
            browser::mark_root("lang", Some(language.get().name()));
            view! {
                <a class="skip" href="#main">{t!("skip")}</a>
                <Page route=router.route page=part.page />
            }
        }}
        {voice.regions()}
    }
}

/// Switches to the chosen language as soon as its texts are loaded. A text is a plain string, so the pages are mounted again.
fn speak(part: Part, chosen: Chosen) -> RwSignal<Language> {
    let spoken = RwSignal::new(words::spoken());
    let chosen = Memo::new(move |_| chosen.now.with(|settings| settings.language.unwrap_or(words::spoken())));
    Effect::new(move |_| {
        let language = chosen.get();
        if language == words::spoken() {
            return;
        }
        spawn_local(async move {
            let texts = browser::texts(part.name, language.name()).await;
            // If they can't be loaded, the language stays as it is until the next reload.
            if let Some(texts) = texts.filter(|_| chosen.try_get_untracked() == Some(language)) {
                words::speak(language, &texts);
                spoken.try_set(language);
                // The page that had the focus is gone; the choice of the language is in the new one too.
                browser::after(0, move || browser::focus(&format!("language-{language}")));
            }
        });
    });
    spoken
}

/// What is shown while another part of the client takes over.
pub fn elsewhere(part: &str) -> AnyView {
    browser::change_part(part);
    opening()
}

/// What is shown until a table is there.
pub fn opening() -> AnyView {
    view! { <main id="main" class="plain" tabindex="-1"><p class="loading" role="status">{t!("table-opening")}</p></main> }
        .into_any()
}

#[component]
fn Page(route: RwSignal<Route>, page: fn(Route) -> AnyView) -> impl IntoView {
    // The same page at another path (the rules of another game) is another page.
    let route = Memo::new(move |_| route.get());
    move || {
        let route = route.get();
        browser::document().set_title(&title(&route));
        page(route)
    }
}

fn title(route: &Route) -> String {
    match route {
        Route::Home | Route::Play(_) | Route::Bots(_) => t!("title-home"),
        Route::Table(code) | Route::Screen(code) => t!("title-table", code = code.to_string()),
        Route::Event(_) => t!("title-event"),
        Route::Here => t!("title-here"),
        Route::Records => t!("title-records"),
        Route::Settings => t!("title-settings"),
        Route::Rules(None) => t!("title-rules"),
        Route::Rules(Some(game)) => t!("title-rules-of", game = game.title()),
        Route::Own(game) => words::say(&format!("title-{game}"), &[]),
        Route::Replay(_) => t!("title-replay"),
        Route::Learn(game) => t!("title-learn", game = game.title()),
        Route::Daily(_) => t!("title-daily"),
        Route::Puzzles(_) => t!("title-puzzles"),
        Route::Mistakes => t!("title-mistakes"),
        Route::NotFound => t!("title-nowhere"),
    }
}
