//! How others find the table: the code to say, the link to send, the picture to scan.

use catalog::GameKind;
use leptos::prelude::*;
use web_shell::living_room;
use web_shell::pages::clipboard;
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::AtTable;
use wire::Code;

#[component]
pub fn Invite(code: Code, game: Memo<GameKind>) -> impl IntoView {
    let link = clipboard::address(&Route::Table(code).path());
    let said = RwSignal::new(None::<String>);
    let copied = link.clone();
    let copy = Callback::new(move |()| {
        clipboard::copy(copied.clone(), "link", move |done| {
            said.try_set(Some(if done { t!("invite-copied") } else { t!("invite-marked") }));
        });
    });
    let shared = link.clone();
    // Where nothing can be shared, the link is copied.
    let share = move |_| match clipboard::can_share() {
        true => clipboard::share(&t!("invite-title", game = game.get_untracked().title()), &shared),
        false => copy.run(()),
    };
    view! {
        <section class="invite" aria-labelledby="invite-title">
            <h2 id="invite-title">{t!("invite")}</h2>
            <img class="qr" src=format!("/api/tables/{code}/qr.svg") width="200" height="200" alt=t!("invite-qr") />
            <p class="code"><span class="vh">{t!("invite-code")} " "</span>{code.to_string()}</p>
            <label class="vh" for="link">{t!("invite-link")}</label>
            <input id="link" class="field link" readonly=true value=link on:focus:target=|event| event.target().select() />
            <div class="invite-ways">
                <button type="button" class="btn stepped" on:click=move |_| copy.run(())><Symbol name="ui-link" class="i-s" />{t!("invite-copy")}</button>
                <button type="button" class="btn stepped" on:click=share><Symbol name="ui-share" class="i-s" />{t!("invite-share")}</button>
            </div>
            <p class="note" role="status">{move || said.get()}</p>
            <OnScreen code />
            {clipboard::only_here().then(|| view! { <p class="note">{t!("invite-only-here")}</p> })}
        </section>
    }
}

/// Where a big screen finds the table.
#[component]
fn OnScreen(code: Code) -> impl IntoView {
    let table = AtTable::here();
    let path = Route::Screen(code).path();
    let address = format!("{}{path}", living_room::address());
    view! {
        <details class="on-screen">
            <summary><Symbol name="ui-tv" class="i-s" />{t!("room-show")}</summary>
            <p>{t!("room-show-how")}</p>
            <p class="on-screen-address">{address}</p>
            <a class="btn stepped" href=path target="_blank">{t!("room-show-open")}</a>
        </details>
        <p class="note" role="status">{move || table.on_screen.get().then(|| t!("room-shown"))}</p>
    }
}
