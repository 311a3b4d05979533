//! Sharing a game: a link to this moment, or the file.

use super::moment;
use super::playback::{Playback, Shown};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::browser;
use web_shell::pages::clipboard;
use web_shell::play::save;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::replay::{link_with, played};
use wire::Code;

/// How long the result of sharing is shown, in milliseconds.
const SAID: i32 = 8_000;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Address {
    /// Nowhere: it came as a file or in a link, or is saved on this device. A link has to carry all of it.
    Nowhere,
    /// On the server, for those who played: it has to be shared first.
    Own(String),
    /// On the server, for everyone with the link.
    Shared(String),
}

impl Address {
    fn of(id: Option<String>) -> Address {
        let Some(id) = id else { return Address::Nowhere };
        let game = id.rsplit_once('-').is_some_and(|(code, _)| code.parse::<Code>().is_ok());
        match played().iter().any(|own| own.id == id) {
            true => Address::Nowhere,
            false if game => Address::Own(id),
            false => Address::Shared(id),
        }
    }
}

/// Sharing this game, from anywhere on the page.
#[derive(Clone, Copy)]
pub struct Sharing {
    playback: Playback,
    record: StoredValue<String>,
    address: RwSignal<Address>,
    /// The last link, for those who have to copy it by hand.
    link: RwSignal<Option<String>>,
    /// The result.
    pub said: RwSignal<Option<String>>,
}

impl Sharing {
    pub fn provide(id: Option<String>, record: String) -> Sharing {
        let (link, said) = (RwSignal::new(None), RwSignal::new(None::<String>));
        let (address, record) = (RwSignal::new(Address::of(id)), StoredValue::new(record));
        let sharing = Sharing { playback: Playback::here(), record, address, link, said };
        provide_context(sharing);
        // It covers part of the page, so it does not stay.
        Effect::new(move |_| {
            if let Some(shown) = said.get() {
                browser::after(SAID, move || {
                    if said.try_get_untracked().flatten() == Some(shown) {
                        said.try_set(None);
                    }
                });
            }
        });
        sharing
    }

    pub fn here() -> Sharing {
        expect_context()
    }

    /// The end of an address that names the moment that is shown.
    fn moment(self) -> String {
        let playback = self.playback;
        let step = playback.step_at(playback.at.get_untracked());
        let review = playback.shown.get_untracked() == Shown::Chance;
        moment::address(step, playback.perspective.get_untracked(), review)
    }

    fn copy(self, link: String) {
        let messages = (t!("replay-link-copied"), t!("replay-link-marked"));
        clipboard::show_and_copy(link, "replay-link", self.link, self.said, messages);
    }

    fn copy_address(self, id: &str) {
        self.copy(clipboard::address(&format!("/replay/{id}{}", self.moment())));
    }

    /// Copies a link to this moment. A game on the server is shared first; any other one travels in the link.
    pub fn give(self) {
        match self.address.get_untracked() {
            Address::Nowhere => spawn_local(async move {
                match link_with(&self.record.get_value(), &self.moment()).await {
                    Some(link) => self.copy(link),
                    None => _ = self.said.try_set(Some(t!("replay-no-link"))),
                }
            }),
            Address::Shared(id) => self.copy_address(&id),
            Address::Own(id) => spawn_local(async move {
                match api::share(&id).await {
                    Ok(shared) => {
                        self.address.try_set(Address::Shared(shared.clone()));
                        self.copy_address(&shared);
                    }
                    Err(why) => _ = self.said.try_set(Some(why.sentence())),
                }
            }),
        }
    }
}

#[component]
pub fn Share(text: String, id: Option<String>) -> impl IntoView {
    let sharing = Sharing::here();
    let in_link = sharing.address.with_untracked(|address| *address == Address::Nowhere);
    let game = sharing.playback.game();
    let file = format!("{}.jsonl", game.id.as_deref().or(id.as_deref()).unwrap_or("quipu-record"));
    let download = move |_| {
        let _ = save(&file, &text); // where files cannot be saved nothing happens
    };
    view! {
        <section class="panel stepped replay-give" aria-labelledby="replay-give-h">
            <h2 id="replay-give-h" tabindex="-1"><Symbol name="ui-share" class="i" />{t!("replay-give")}</h2>
            {in_link.then(|| view! { <p>{t!("replay-link-whole")}</p> })}
            <div class="replay-buttons">
                <button type="button" class="btn stepped" on:click=move |_| sharing.give()><Symbol name="ui-link" class="i-s" />{t!("replay-link")}</button>
                <button type="button" class="btn stepped quiet" on:click=download>{t!("replay-download")}</button>
                <a class="btn stepped quiet" href="/replay">{t!("replay-other")}</a>
            </div>
            {move || sharing.link.get().map(|link| view! {
                <input id="replay-link" class="field link" readonly=true aria-label=t!("replay-link") prop:value=link />
            })}
        </section>
    }
}
