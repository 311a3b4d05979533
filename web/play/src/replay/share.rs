//! Sharing a game: a link to this moment, or the file.

use super::moment;
use super::playback::Playback;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::pages::clipboard;
use web_shell::play::save;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::replay::played;
use wire::Code;

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

#[component]
pub fn Share(text: String, id: Option<String>) -> impl IntoView {
    let playback = Playback::here();
    let address = RwSignal::new(Address::of(id.clone()));
    let link = RwSignal::new(None::<String>);
    let said = RwSignal::new(None::<String>);
    let end = move || {
        moment::address(playback.step_at(playback.at.get_untracked()), playback.perspective.get_untracked())
    };
    let copy = move |id: &str| {
        let whole = clipboard::address(&format!("/replay/{id}{}", end()));
        let messages = (t!("replay-link-copied"), t!("replay-link-marked"));
        clipboard::show_and_copy(whole, "replay-link", link, said, messages);
    };
    let give = move |_| match address.get_untracked() {
        Address::File | Address::Device => {} // there is no button for it
        Address::Shared(id) => copy(&id),
        Address::Own(id) => spawn_local(async move {
            match api::share(&id).await {
                Ok(shared) => {
                    address.try_set(Address::Shared(shared.clone()));
                    copy(&shared);
                }
                Err(why) => _ = said.try_set(Some(why.sentence())),
            }
        }),
    };
    // A link that no one else can open is not offered.
    let no_link = match address.get_untracked() {
        Address::File => Some(t!("replay-link-file")),
        Address::Device => Some(t!("replay-link-device")),
        Address::Own(_) | Address::Shared(_) => None,
    };
    let has_link = no_link.is_none();
    let file = format!("{}.jsonl", playback.game().id.as_deref().or(id.as_deref()).unwrap_or("quipu-record"));
    let download = move |_| {
        let _ = save(&file, &text); // where files cannot be saved nothing happens
    };
    view! {
        <section class="panel stepped replay-give" aria-labelledby="replay-give-h">
            <h2 id="replay-give-h"><Symbol name="ui-share" class="i" />{t!("replay-give")}</h2>
            {no_link.map(|why| view! { <p>{why}</p> })}
            <div class="replay-buttons">
                {has_link.then(|| view! {
                    <button type="button" class="btn stepped" on:click=give><Symbol name="ui-link" class="i-s" />{t!("replay-link")}</button>
                })}
                <button type="button" class="btn stepped" class:quiet=has_link on:click=download>{t!("replay-download")}</button>
                <a class="btn stepped quiet" href="/replay">{t!("replay-other")}</a>
            </div>
            {move || link.get().map(|link| view! {
                <input id="replay-link" class="field link" readonly=true aria-label=t!("replay-link") prop:value=link />
            })}
            <p class="note" role="status">{move || said.get()}</p>
        </section>
    }
}
