//! After a game: the next one, the record, the way out.

use crate::app::Session;
use crate::browser;
use crate::pages::name::{Draft, NameFault, NameField, last_used};
use crate::pages::seats::sitter;
use crate::route::Route;
use crate::symbol::Symbol;
use crate::t;
use crate::table::{AtTable, Place, Seen};
use crate::voice::Voice;
use crate::way::replay::played;
use crate::words;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wire::{Command, Phase, TableEvent};

/// A press this soon after the end of the game was meant for what was there before.
const TOO_SOON: i32 = 350;

/// What the viewer can do about the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Next {
    Start,
    Ready,
    Wait,
    /// Wait for the others' answers, or withdraw the question.
    WaitOrCancel,
    /// Sit down: a spectator, and a seat is free.
    Join,
    Watch,
}

/// After a game at a table of an event: there is no next one, and no record until the last table has finished.
#[component]
fn InEvent(event: TableEvent) -> impl IntoView {
    view! {
        <div class="mine-choice stepped go over">
            <div><strong>{t!("event-deal", n = event.tables)}</strong><span class="note">{t!("event-wait")}</span></div>
            <div class="nexts">
                <a class="btn primary stepped" href=Route::Event(event.code).path()>{t!("event-see")}</a>
                <div class="extras"><a class="btn quiet stepped" href="/">{t!("play-leave")}</a></div>
            </div>
        </div>
    }
}

/// What is shown instead after a game that has no next one.
#[derive(Clone, Copy)]
pub struct OtherFinish(pub fn() -> AnyView);

impl Next {
    /// A host who has asked for another game waits for the others' answers. If none is missing and there is no game yet, it could not start:
    /// the host can ask again, and is told why.
    fn of(seen: &Seen) -> Next {
        let silent = seen.table.places.iter().flatten().any(|it| it.bot.is_none() && !it.ready);
        let starting = seen.table.starting.is_some();
        match seen.you.place.and_then(|place| sitter(seen, place)) {
            Some(own) if own.ready && (starting || !seen.you.host) => Next::Wait,
            Some(own) if own.ready && silent => Next::WaitOrCancel,
            _ if seen.you.host => Next::Start,
            None if seen.table.places.iter().any(Option::is_none) => Next::Join,
            None => Next::Watch,
            Some(_) => Next::Ready,
        }
    }
}

/// Whether a host asks for another game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct HostAsks {
    host: String,
    asks: bool,
}

impl HostAsks {
    /// `None` if no host sits there, or the next game begins.
    fn of(seen: &Seen) -> Option<HostAsks> {
        if seen.table.phase != Phase::Over || seen.table.starting.is_some() {
            return None;
        }
        let host = seen.table.places.iter().flatten().find(|it| it.host)?;
        Some(HostAsks { host: host.name.clone(), asks: host.ready })
    }

    /// Whether the question that was asked before has been withdrawn.
    fn canceled(&self, before: &HostAsks) -> bool {
        before.asks && !self.asks && before.host == self.host
    }
}

/// The host who has withdrawn the question, until it is asked again. It is also said aloud.
fn canceled_by(table: AtTable) -> RwSignal<Option<String>> {
    let (asks, canceled) = (
        Memo::new(move |_| table.seen.with(|seen| seen.as_ref().and_then(HostAsks::of))),
        RwSignal::new(None),
    );
    Effect::new(move |before: Option<Option<HostAsks>>| {
        let now = asks.get();
        let by = match (&now, before.flatten()) {
            (Some(now), Some(before)) if now.canceled(&before) => Some(now.host.clone()),
            _ => None,
        };
        let own = table.seen.with_untracked(|seen| seen.as_ref().is_some_and(|seen| seen.you.host));
        if let Some(name) = by.as_ref().filter(|_| !own) {
            Voice::here().say(t!("play-next-canceled", name = name.as_str()));
        }
        canceled.set(by.filter(|_| !own));
        now
    });
    canceled
}

#[component]
pub fn Finish() -> impl IntoView {
    let other = use_context::<OtherFinish>();
    let table = AtTable::here();
    let event = Memo::new(move |_| table.seen.with(|seen| seen.as_ref()?.table.event));
    move || match (other, event.get()) {
        (Some(OtherFinish(other)), _) => other(),
        (None, Some(event)) => view! { <InEvent event /> }.into_any(),
        (None, None) => view! { <NextGame /> }.into_any(),
    }
}

#[component]
fn NextGame() -> impl IntoView {
    let table = AtTable::here();
    let next = Memo::new(move |_| table.seen.with(|seen| seen.as_ref().map_or(Next::Watch, Next::of)));
    // Who is ready, and who is waited for.
    let people = Memo::new(move |_| {
        table.seen.with(|seen| {
            let (mut ready, mut waiting) = (Vec::new(), Vec::new());
            let Some(seen) = seen else { return (ready, waiting) };
            for (sitter, name) in seen.table.places.iter().zip(crate::table::names_of(seen)) {
                match sitter {
                    Some(person) if person.bot.is_none() && person.ready => ready.push(name),
                    Some(person) if person.bot.is_none() => waiting.push(name),
                    _ => {}
                }
            }
            (ready, waiting)
        })
    });
    let online = matches!(table.place, Place::Online(_));
    let canceled = canceled_by(table);
    let note = move || {
        let (ready, waiting) = people.get();
        match next.get() {
            Next::Watch | Next::Join => t!("play-next-watch"),
            Next::Wait | Next::WaitOrCancel if !waiting.is_empty() => {
                t!("play-next-waiting", names = words::list(&waiting), many = waiting.len())
            }
            _ if ready.is_empty() => canceled
                .get()
                .map_or_else(|| t!("play-next-note"), |name| t!("play-next-canceled", name = name)),
            _ => t!("play-next-ready", names = words::list(&ready), many = ready.len()),
        }
    };
    // A press meant for what was here a moment ago does nothing, and the buttons say so.
    let too_soon = RwSignal::new(true);
    browser::after(TOO_SOON, move || _ = too_soon.try_set(false));
    let act = move |command: Command| {
        if too_soon.get_untracked() {
            return;
        }
        browser::focus("dock-h");
        table.act(command);
    };
    let button = move || {
        let start = |command: fn() -> Command, label: String| {
            view! { <button type="button" class="btn primary stepped" aria-disabled=move || too_soon.get().then_some("true") on:click=move |_| act(command())>{label}</button> }
                .into_any()
        };
        match next.get() {
        Next::Start => start(|| Command::Start {}, t!("play-play-again")),
        Next::Ready => start(|| Command::Ready {}, t!("play-ready")),
        Next::Wait => is_ready().into_any(),
        Next::WaitOrCancel => view! {
            {is_ready()}
            <button type="button" class="btn stepped" on:click=move |_| act(Command::CancelRematch {})>{t!("play-cancel-rematch")}</button>
        }.into_any(),
        Next::Join => view! { <Join /> }.into_any(),
        Next::Watch => ().into_any(),
    }
    };
    let stands = Memo::new(move |_| {
        online && table.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.you.place.is_some()))
    });
    let record = FinishedGame::here();
    view! {
        <div class="mine-choice stepped go over">
            <div><strong>{t!("play-once-more")}</strong><span class="note">{note}</span></div>
            <div class="nexts">
                {button}
                {record.replay()}
                <div class="extras">
                    {record.file()}
                    {move || stands.get().then(|| view! {
                        <button type="button" class="btn quiet stepped" aria-disabled=move || too_soon.get().then_some("true") on:click=move |_| act(Command::Stand {})>{t!("play-stand-up")}</button>
                    })}
                    <a class="btn quiet stepped" href="/">{t!("play-leave")}</a>
                </div>
            </div>
        </div>
    }
}

fn is_ready() -> impl IntoView {
    view! { <span class="is-ready"><Symbol name="ui-check" class="i" />{t!("play-is-ready")}</span> }
}

/// A spectator sits down for the next game, with a name if they have none yet.
#[component]
fn Join() -> impl IntoView {
    let (table, session) = (AtTable::here(), Session::here());
    let draft = Draft::new(last_used());
    let named = Memo::new(move |_| session.has_name() == Some(true));
    let sit = move || table.act(Command::Sit { place: None });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if named.get_untracked() { sit() } else { draft.take(session, sit) }
    };
    view! {
        <form class="name-form" novalidate=true on:submit=submit>
            <div class="field-row">
                {move || (!named.get()).then(|| view! { <label class="vh" for="name">{t!("name-ask")}</label> <NameField draft /> })}
                <button class="btn primary stepped" disabled=move || draft.busy.get()>{t!("name-sit-down")}</button>
            </div>
            <NameFault draft />
        </form>
    }
}

/// The finished game, if it can be replayed.
#[derive(Clone, Copy)]
struct FinishedGame {
    table: AtTable,
    id: Memo<Option<String>>,
}

impl FinishedGame {
    fn here() -> FinishedGame {
        let table = AtTable::here();
        let id = Memo::new(move |_| {
            table.seen.with(|seen| {
                let game = &seen.as_ref()?.game.as_ref()?.now;
                game.over.then(|| game.id.clone())
            })
        });
        FinishedGame { table, id }
    }

    fn replay(self) -> impl IntoView {
        move || {
            let id = self.id.get()?;
            let there = match self.table.place {
                Place::Online(_) => true,
                // If the game can't be stored, only the file is offered.
                Place::Here => {
                    self.table.record.with(Option::is_some) && played().iter().any(|own| own.id == id)
                }
                Place::Replay => false,
            };
            there.then(|| {
                view! {
                    <a class="btn stepped" href=format!("/replay/{id}#review")><Symbol name="ui-odds" class="i-s" />{t!("review-open")}</a>
                    <a class="btn stepped" href=format!("/replay/{id}")><Symbol name="ui-play" class="i-s" />{t!("replay-look")}</a>
                }
            })
        }
    }

    fn file(self) -> impl IntoView {
        move || {
            let id = self.id.get()?;
            match self.table.place {
                Place::Online(_) => Some(
                    view! { <a class="btn quiet stepped" href=format!("/api/games/{id}/record") download="">{t!("play-record")}</a> }
                        .into_any(),
                ),
                Place::Here => self.table.record.with(Option::is_some).then(|| {
                    let save = move |_| {
                        if let Some(record) = self.table.record.get_untracked() {
                            let _ = save(&format!("{id}.jsonl"), &record); // where files cannot be saved nothing happens
                        }
                    };
                    view! { <button type="button" class="btn quiet stepped" on:click=save>{t!("play-record")}</button> }
                        .into_any()
                }),
                Place::Replay => None,
            }
        }
    }
}

/// Lets the browser save a text as a file.
pub fn save(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link = browser::document().create_element("a")?;
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.unchecked_into::<web_sys::HtmlElement>().click();
    web_sys::Url::revoke_object_url(&address)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::seats::tests::seen_table;
    use serde_json::{Value, json};

    #[test]
    fn a_host_whose_next_game_cannot_start_asks_again() {
        let (ana, bot) = (
            json!({ "name": "Ana", "host": true, "ready": true }),
            json!({ "name": "Inti", "bot": "guide" }),
        );
        for (ben, next) in [
            (json!({ "name": "Ben" }), Next::WaitOrCancel),
            (Value::Null, Next::Start),
            (json!({ "name": "Ben", "ready": true }), Next::Start),
        ] {
            let mut seen = seen_table("over", json!([ana, ben, bot]), Some(0), Value::Null);
            seen.you.host = true;
            assert_eq!(Next::of(&seen), next);
        }
        let seen = seen_table("over", json!([ana, { "name": "Ben", "ready": true }]), Some(1), Value::Null);
        assert_eq!(Next::of(&seen), Next::Wait, "only a host starts games");
    }

    #[test]
    fn a_question_is_withdrawn_only_by_the_host_who_asked_it() {
        let asks = |host: Value| {
            let seen = seen_table("over", json!([host, { "name": "Ben" }]), Some(1), Value::Null);
            HostAsks::of(&seen)
        };
        let before = asks(json!({ "name": "Ana", "host": true, "ready": true })).unwrap();
        let silent = asks(json!({ "name": "Ana", "host": true })).unwrap();
        assert!(silent.canceled(&before) && !before.canceled(&before) && !before.canceled(&silent));
        let next_host = asks(json!({ "name": "Cleo", "host": true })).unwrap();
        assert!(!next_host.canceled(&before), "Ana has left");
        assert_eq!(asks(Value::Null), None);
    }
}
