//! Where the player is told that it is their turn.

mod add;
mod calls;
mod device;

pub use device::forget as forget_device;

use add::{AddEmail, AddNtfy, AddWebhook};
use device::{ThisDevice, own_channel};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::Fault;
use web_shell::app::Session;
use web_shell::t;
use wire::http::{Channel, ChannelKind, ChannelState, NotificationOffers, Notifications};

/// What the parts of the panel share.
#[derive(Clone, Copy)]
pub struct Panel {
    /// What the server says.
    mine: RwSignal<Option<Notifications>>,
    fault: RwSignal<Option<String>>,
    said: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

impl Panel {
    fn new() -> Panel {
        Panel {
            mine: RwSignal::new(None),
            fault: RwSignal::new(None),
            said: RwSignal::new(None),
            busy: RwSignal::new(false),
        }
    }

    fn load(self) {
        spawn_local(async move {
            match calls::all().await {
                Ok(mine) => _ = self.mine.try_set(Some(mine)),
                Err(fault) => _ = self.fault.try_set(Some(fault.sentence())),
            }
        });
    }

    fn clear(self) {
        self.fault.try_set(None);
        self.said.try_set(None);
    }

    /// Makes a call, says what came of it, and shows the channels as they are then.
    fn call<T>(
        self,
        call: impl Future<Output = Result<T, Fault>> + 'static,
        then: impl FnOnce() -> Option<String> + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.clear();
        self.busy.set(true);
        spawn_local(async move {
            let done = call.await;
            self.busy.try_set(false);
            match done {
                Ok(_) => _ = self.said.try_set(then()),
                Err(fault) => _ = self.fault.try_set(Some(calls::sentence(&fault))),
            }
            self.load();
        });
    }
}

/// Only for players with a name: others have nowhere to be asked for.
#[component]
pub fn Notify() -> impl IntoView {
    let session = Session::here();
    let named = Memo::new(move |_| session.signed_in() == Some(true));
    move || named.get().then(|| view! { <Channels /> })
}

#[component]
fn Channels() -> impl IntoView {
    let panel = Panel::new();
    panel.load();
    let offers = Memo::new(move |_| panel.mine.with(|mine| mine.as_ref().map(|mine| mine.offers.clone())));
    let channels =
        move || panel.mine.with(|mine| mine.as_ref().map(|mine| mine.channels.clone())).unwrap_or_default();
    view! {
        <section class="panel stepped" id="notifications" aria-labelledby="notify-title">
            <h2 id="notify-title">{t!("notify-title")}</h2>
            {move || offers.get().map(|offers| view! { <Offered panel offers /> })}
            <ul class="channels">
                <For each=channels key=|channel| (channel.id, channel.state == ChannelState::Unconfirmed) let(channel)>
                    <Row panel channel />
                </For>
            </ul>
            <p class="fault" role="alert">{move || panel.fault.get()}</p>
            <p class="note" role="status">{move || panel.said.get()}</p>
        </section>
    }
}

#[component]
fn Offered(panel: Panel, offers: NotificationOffers) -> impl IntoView {
    if offers == NotificationOffers::default() {
        return view! { <p class="note">{t!("notify-none")}</p> }.into_any();
    }
    view! {
        <p class="note">{t!("notify-note")}</p>
        {offers.push.map(|key| view! { <ThisDevice panel key /> })}
        {offers.email.then(|| view! { <AddEmail panel /> })}
        {offers.ntfy.then(|| view! { <AddNtfy panel /> })}
        {offers.webhook.then(|| view! { <AddWebhook panel /> })}
    }
    .into_any()
}

#[component]
fn Row(panel: Panel, channel: Channel) -> impl IntoView {
    let Channel { id, kind, label, state } = channel;
    let here = kind == ChannelKind::Push && own_channel() == Some(id);
    let name = match (kind, here) {
        (ChannelKind::Push, true) => t!("notify-this-device"),
        (ChannelKind::Push, false) => t!("notify-other-device"),
        (ChannelKind::Webhook, _) => t!("notify-webhook"),
        (ChannelKind::Ntfy, _) => t!("notify-ntfy"),
        (ChannelKind::Email, _) => t!("notify-email"),
    };
    let whole = format!("{name}, {label}");
    let test = move |_| panel.call(calls::test(id), || Some(t!("notify-tested")));
    let remove = move |_| {
        let removing = async move {
            if here {
                device::forget().await;
                return Ok(());
            }
            calls::remove(id).await
        };
        panel.call(removing, || Some(t!("notify-removed")));
    };
    view! {
        <li class="channel">
            <p class="channel-name"><b>{name}</b> <span class="note">{label}</span></p>
            {(state != ChannelState::Unconfirmed).then(|| view! {
                <button type="button" class="btn stepped quiet" disabled=move || panel.busy.get() on:click=test
                    aria-label=t!("notify-test-of", label = whole.as_str())>{t!("notify-test")}</button>
            })}
            <button type="button" class="btn stepped quiet" disabled=move || panel.busy.get() on:click=remove
                aria-label=t!("notify-remove-of", label = whole.as_str())>{t!("notify-remove")}</button>
            {(state == ChannelState::Paused).then(|| view! { <p class="note">{t!("notify-paused")}</p> })}
            {(state == ChannelState::Unconfirmed).then(|| view! { <Confirm panel id /> })}
        </li>
    }
}

/// The code that came by e-mail.
#[component]
fn Confirm(panel: Panel, id: i64) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let field = format!("notify-code-{id}");
    let confirm = move |event: SubmitEvent| {
        event.prevent_default();
        let code = code.get_untracked().trim().to_owned();
        panel.call(calls::confirm(id, code), || Some(t!("notify-confirmed")));
    };
    view! {
        <form class="name-form" novalidate=true on:submit=confirm>
            <label for=field.clone()>{t!("notify-unconfirmed")}</label>
            <div class="field-row">
                <input id=field class="field" inputmode="numeric" autocomplete="one-time-code" maxlength="20"
                    prop:value=move || code.get() on:input:target=move |event| code.set(event.target().value()) />
                <button class="btn stepped" disabled=move || panel.busy.get()>{t!("notify-confirm")}</button>
            </div>
        </form>
    }
}
