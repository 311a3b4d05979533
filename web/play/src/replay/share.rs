//! Sharing a game: a link to this moment, or the file.

use super::moment;
use super::playback::Playback;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::browser;
use web_shell::pages::clipboard;
use web_shell::play::save;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::replay::played;
use wire::Code;

/// How long it is shown what came of sharing, in milliseconds.
const SAID: i32 = 8_000;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Address {
    /// Nowhere: it came as a file.
    File,
    /// Nowhere: it is saved on this device only.
    Device,
    /// On the server, for those who played: it has to be shared first.
    Own(String),
    /// On the server, for everyone with the link.
    Shared(String),
}

impl Address {
    fn of(id: Option<String>) -> Address {
        let Some(id) = id else { return Address::File };
        let game = id.rsplit_once('-').is_some_and(|(code, _)| code.parse::<Code>().is_ok());
        match played().iter().any(|own| own.id == id) {
            true => Address::Device,
            false if game => Address::Own(id),
            false => Address::Shared(id),
        }
    }
}

/// Sharing this game, from wherever on the page.
#[derive(Clone, Copy)]
pub struct Sharing {
    playback: Playback,
    address: RwSignal<Address>,
    /// The link that was given last, for those who have to copy it by hand.
    link: RwSignal<Option<String>>,
    /// What came of it.
    pub said: RwSignal<Option<String>>,
}

impl Sharing {
    pub fn provide(id: Option<String>) -> Sharing {
        let (link, said) = (RwSignal::new(None), RwSignal::new(None::<String>));
        let sharing =
            Sharing { playback: Playback::here(), address: RwSignal::new(Address::of(id)), link, said };
        provide_context(sharing);
        // It lies over the page, so it does not stay.
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

    /// Whether there is a link that others can open.
    pub fn has_link(self) -> bool {
        self.address.with_untracked(|address| matches!(address, Address::Own(_) | Address::Shared(_)))
    }

    /// Why there is none.
    fn why_no_link(self) -> Option<String> {
        match self.address.get_untracked() {
            Address::File => Some(t!("replay-link-file")),
            Address::Device => Some(t!("replay-link-device")),
            Address::Own(_) | Address::Shared(_) => None,
        }
    }

    fn copy(self, id: &str) {
        let playback = self.playback;
        let step = playback.step_at(playback.at.get_untracked());
        let end = moment::address(step, playback.perspective.get_untracked());
        let whole = clipboard::address(&format!("/replay/{id}{end}"));
        let messages = (t!("replay-link-copied"), t!("replay-link-marked"));
        clipboard::show_and_copy(whole, "replay-link", self.link, self.said, messages);
    }

    /// Copies a link to this moment; a game of the server is shared for that.
    pub fn give(self) {
        match self.address.get_untracked() {
            Address::File | Address::Device => {} // there is no link
            Address::Shared(id) => self.copy(&id),
            Address::Own(id) => spawn_local(async move {
                match api::share(&id).await {
                    Ok(shared) => {
                        self.address.try_set(Address::Shared(shared.clone()));
                        self.copy(&shared);
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
    let has_link = sharing.has_link();
    let game = sharing.playback.game();
    let file = format!("{}.jsonl", game.id.as_deref().or(id.as_deref()).unwrap_or("quipu-record"));
    let download = move |_| {
        let _ = save(&file, &text); // where files cannot be saved nothing happens
    };
    view! {
        <section class="panel stepped replay-give" aria-labelledby="replay-give-h">
            <h2 id="replay-give-h" tabindex="-1"><Symbol name="ui-share" class="i" />{t!("replay-give")}</h2>
            {sharing.why_no_link().map(|why| view! { <p>{why}</p> })}
            <div class="replay-buttons">
                {has_link.then(|| view! {
                    <button type="button" class="btn stepped" on:click=move |_| sharing.give()><Symbol name="ui-link" class="i-s" />{t!("replay-link")}</button>
                })}
                <button type="button" class="btn stepped" class:quiet=has_link on:click=download>{t!("replay-download")}</button>
                <a class="btn stepped quiet" href="/replay">{t!("replay-other")}</a>
            </div>
            {move || sharing.link.get().map(|link| view! {
                <input id="replay-link" class="field link" readonly=true aria-label=t!("replay-link") prop:value=link />
            })}
        </section>
    }
}
