//! The start, or what it waits for.

use super::agreed::Agreed;
use super::{AskName, Viewer};
use leptos::prelude::*;
use web_shell::browser;
use web_shell::pages::known;
use web_shell::t;
use web_shell::table::{AtTable, Place, Seen};
use web_shell::words;
use wire::Command;

/// What this viewer can do to begin.
#[derive(Clone, PartialEq, Eq)]
enum Begin {
    /// Start the game; or not yet, with the reason. Who else is not ready.
    Start { missing: Option<String>, unready: Vec<String> },
    /// Say that you are ready.
    Ready { host: String },
    /// You are ready and wait for the host.
    Waits { host: String },
    /// You watch, and can sit down if a seat is free.
    LooksOn { host: String, free: bool },
}

#[component]
pub fn Cta(viewer: Memo<Viewer>, agreed: Memo<Option<Agreed>>) -> impl IntoView {
    let table = AtTable::here();
    let begin = Memo::new(move |_| {
        let Viewer { host, place } = viewer.get();
        if host {
            let missing = agreed.with(|agreed| agreed.as_ref().and_then(missing));
            let online = matches!(table.place, Place::Online(_));
            let unready =
                table.seen.with(|seen| seen.as_ref().filter(|_| online).map(unready).unwrap_or_default());
            return Begin::Start { missing, unready };
        }
        table.seen.with(|seen| {
            let places = seen.as_ref().map(|seen| seen.table.places.as_slice()).unwrap_or_default();
            let host =
                places.iter().flatten().find(|it| it.host).map(|it| it.name.clone()).unwrap_or_default();
            let own = place.and_then(|place| places.get(usize::from(place))?.as_ref());
            match own {
                None => Begin::LooksOn { host, free: places.iter().any(Option::is_none) },
                Some(own) if own.ready => Begin::Waits { host },
                Some(_) => Begin::Ready { host },
            }
        })
    });
    let saved = Memo::new(move |_| {
        table.place == Place::Here && table.sharing.with(|sharing| sharing.unsaved.is_none())
    });
    let begin_label = move || agreed.with(|agreed| agreed.as_ref().map(|it| known::begin(it.game)));
    // The pressed button disappears; the focus must not.
    let sure = RwSignal::new(false);
    let ask = move |really: bool, button: &'static str| {
        sure.set(really);
        browser::after(0, move || browser::focus(button));
    };
    let ask_name = use_context::<AskName>();
    let sit = move || match ask_name {
        Some(AskName(ask)) => ask.run(()),
        None => table.act(Command::Sit { place: None }),
    };
    view! {
        <div class="cta">
            {move || match begin.get() {
                Begin::Start { missing: None, unready } if sure.get() && !unready.is_empty() => view! {
                    <p id="start-why" class="reason" role="alert">{t!("start-unready", names = words::list(&unready), n = unready.len())}</p>
                    <div class="invite-ways">
                        <button type="button" class="btn stepped primary" on:click=move |_| table.act(Command::Start {})>{t!("start-anyway")}</button>
                        <button type="button" id="start-wait" class="btn stepped" on:click=move |_| ask(false, "start-game")>{t!("start-wait")}</button>
                    </div>
                }.into_any(),
                Begin::Start { missing, unready } => {
                    let not_yet = missing.is_some();
                    let alone = unready.is_empty();
                    let begin = move |_| if alone { table.act(Command::Start {}) } else { ask(true, "start-wait") };
                    let why = missing.or_else(|| (!alone).then(|| t!("start-waiting", names = words::list(&unready))));
                    view! {
                        <button type="button" id="start-game" class="btn stepped primary large" disabled=not_yet aria-describedby="start-why" on:click=begin>
                            {begin_label}
                        </button>
                        <p id="start-why" class="reason">{why}</p>
                    }.into_any()
                }
                Begin::Ready { host } => view! {
                    <button type="button" class="btn stepped primary large" on:click=move |_| table.act(Command::Ready {})>{t!("say-ready")}</button>
                    <p class="reason">{t!("host-starts", host = host)}</p>
                }.into_any(),
                Begin::Waits { host } => view! { <p class="reason" role="status">{t!("waits-for-host", host = host)}</p> }.into_any(),
                Begin::LooksOn { host, free: true } => view! {
                    <button type="button" class="btn stepped primary large" on:click=move |_| sit()>{t!("gather-sit")}</button>
                    <p class="reason">{t!("looks-on-free", host = host)}</p>
                }.into_any(),
                Begin::LooksOn { host, free: false } => view! { <p class="reason">{t!("looks-on", host = host)}</p> }.into_any(),
            }}
            <p class="fault" role="alert">{move || table.refused.with(|why| why.as_ref().map(|why| table.refusal(why)))}</p>
            {move || saved.get().then(|| view! { <p class="note">{t!("here-kept")}</p> })}
        </div>
    }
}

/// The other people at the table who have not said that they are ready.
fn unready(seen: &Seen) -> Vec<String> {
    let online = (0..).zip(&seen.table.places).filter_map(|(place, it)| Some((place, it.as_ref()?)));
    let others = online.filter(|(place, it)| it.bot.is_none() && !it.ready && seen.you.place != Some(*place));
    others.map(|(_, it)| it.name.clone()).collect()
}

fn missing(agreed: &Agreed) -> Option<String> {
    let least = agreed.game.manifest().seats.0;
    (agreed.taken() < least).then(|| t!("start-missing", n = least - agreed.taken()))
}
