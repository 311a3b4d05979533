//! Who sits at the table, a row each, and the places that are free.

use super::Viewer;
use super::add_bot::AddBot;
use super::agreed::{Agreed, change};
use super::row::{Row, SeatRow};
use bots::Level;
use leptos::prelude::*;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::{AtTable, Place, Seen};

/// A bot that is being exchanged for one of another level: it goes and comes, and its row stays meanwhile.
pub type Exchange = RwSignal<Option<(u8, Level)>>;

/// The rows, in the order in which they will be seats.
fn rows(seen: &Seen, present: &[bool], exchange: Option<(u8, Level)>) -> Vec<Row> {
    let names = web_shell::table::names_of(seen);
    let mut rows: Vec<Row> = Vec::new();
    for (place, (sitter, name)) in (0u8..).zip(seen.table.places.iter().zip(names)) {
        let new = exchange.filter(|(at, _)| *at == place).map(|(_, level)| level);
        if sitter.is_none() && new.is_none() {
            continue;
        }
        let sits = |is: fn(&protocol::Sitter) -> bool| sitter.as_ref().is_some_and(is);
        let bot = new.or(sitter.as_ref().and_then(|it| it.bot));
        rows.push(Row {
            place,
            order: rows.len(),
            name: if sitter.is_some() {
                name
            } else {
                bot.map(web_shell::table::level_name).unwrap_or_default()
            },
            bot,
            host: sits(|it| it.host),
            ready: sits(|it| it.ready),
            you: seen.you.place == Some(place),
            present: bot.is_some() || present.get(usize::from(place)).copied().unwrap_or_default(),
            before: None,
            after: None,
        });
    }
    let places: Vec<u8> = rows.iter().map(|row| row.place).collect();
    for (at, row) in rows.iter_mut().enumerate() {
        row.before = at.checked_sub(1).map(|before| places[before]);
        row.after = places.get(at + 1).copied();
    }
    rows
}

/// Makes room for one more, if the table is full and may be larger.
pub fn make_room(table: AtTable) {
    let full = table.seen.with_untracked(|seen| {
        seen.as_ref().is_some_and(|seen| seen.table.places.iter().all(Option::is_some))
    });
    if full {
        change(table, |setup| setup.places = (setup.places + 1).min(setup.game.manifest().seats.1));
    }
}

/// Everybody at the table.
#[component]
pub fn Seats(
    /// Who looks.
    viewer: Memo<Viewer>,
    /// What is agreed.
    agreed: Memo<Option<Agreed>>,
) -> impl IntoView {
    let table = AtTable::here();
    let here = table.place == Place::Here;
    let exchange: Exchange = RwSignal::new(None);
    Effect::new(move |_| {
        // Over when all of it is answered and the new bot sits there, or nothing came of it.
        let there = exchange.get().is_some_and(|(place, level)| {
            let sits = |seen: &Seen| {
                seen.table.places.get(usize::from(place))?.as_ref().map(|it| it.bot == Some(level))
            };
            table.seen.with(|seen| seen.as_ref().and_then(sits)).unwrap_or_default()
        });
        if there && !table.waiting.get() || table.refused.with(Option::is_some) {
            exchange.set(None);
        }
    });
    let rows = Memo::new(move |_| {
        let present = table.present.get().0;
        table
            .seen
            .with(|seen| seen.as_ref().map(|seen| rows(seen, &present, exchange.get())).unwrap_or_default())
    });
    let places = Memo::new(move |_| rows.with(|rows| rows.iter().map(|row| row.place).collect::<Vec<u8>>()));
    let free = Memo::new(move |_| {
        agreed.with(|agreed| agreed.as_ref().map_or(0, |it| it.places.saturating_sub(it.taken())))
    });
    let room = Memo::new(move |_| {
        agreed.with(|agreed| agreed.as_ref().is_some_and(|it| it.taken() < it.game.manifest().seats.1))
    });
    let looking_on = Memo::new(move |_| table.present.with(|present| present.1));
    view! {
        <ul class="seats">
            <For each=move || places.get() key=|place| *place let(place)>
                <SeatRow place rows viewer exchange />
            </For>
            {move || (free.get() > 0 && !here).then(|| view! {
                <li class="seat-row empty">
                    <span class="seat" aria-hidden="true"><Symbol name="ui-user" /></span>
                    <span class="who-name">{move || t!("gather-free", n = free.get())}</span>
                </li>
            })}
        </ul>
        {move || (looking_on.get() > 0 && !here).then(|| view! { <p class="note">{t!("gather-looking-on", n = looking_on.get())}</p> })}
        {move || (viewer.get().host && room.get()).then(|| view! {
            {here.then(|| view! { <Friend /> })}
            <AddBot />
        })}
    }
}

/// One more on this device.
#[component]
fn Friend() -> impl IntoView {
    let table = AtTable::here();
    let name = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = protocol::checked_name(&name.get_untracked());
        let there = |name| table.sharing.with_untracked(|sharing| sharing.people.contains(name));
        fault.set(match &wanted {
            Err(_) => Some(t!("here-nameless")),
            Ok(name) if there(name) => Some(t!("here-same-name")),
            Ok(_) => None,
        });
        if let (Ok(wanted), None) = (wanted, fault.get_untracked()) {
            make_room(table);
            table.join(&wanted);
            name.set(String::new());
        }
    };
    view! {
        <form class="friend" on:submit=join>
            <label for="friend">{t!("here-add-friend")}</label>
            <div class="field-row">
                <input id="friend" class="field" maxlength="20" autocomplete="off" spellcheck="false" prop:value=move || name.get()
                    on:input:target=move |event| name.set(event.target().value()) />
                <button class="btn stepped">{t!("here-add")}</button>
            </div>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </form>
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use serde_json::json;

    fn seen() -> Seen {
        let table = json!({
            "code": "kamo-tiru", "phase": "gathering", "games": 0, "commitment": "0".repeat(64),
            "setup": { "game": web_shell::pages::known::first(), "places": 5 },
            "places": [{ "name": "Ana", "host": true }, null, { "name": "Guide", "bot": "guide" }, null, { "name": "Ben", "ready": true }],
        });
        let update = json!({ "version": 3, "table": table, "you": { "place": 4, "host": false } });
        Seen::take(None, serde_json::from_str(&update.to_string()).unwrap(), 0.0).unwrap().0
    }

    #[test]
    fn rows_are_the_seats_to_be_and_know_their_neighbours() {
        let rows = rows(&seen(), &[true, false, false, false, false], None);
        let told: Vec<_> =
            rows.iter().map(|row| (row.place, row.order, row.name.as_str(), row.present)).collect();
        assert_eq!(told, [(0, 0, "Ana", true), (2, 1, "Guide", true), (4, 2, "Ben", false)]);
        assert_eq!((rows[0].before, rows[0].after), (None, Some(2)));
        assert_eq!((rows[2].before, rows[2].after), (Some(2), None));
        assert!(rows[2].you && rows[2].ready && rows[0].host);
    }

    #[test]
    fn a_bot_that_is_exchanged_keeps_its_row() {
        let mut seen = seen();
        seen.table.places[2] = None;
        let rows = rows(&seen, &[], Some((2, Level::Oracle)));
        assert_eq!((rows[1].place, rows[1].name.as_str()), (2, "Oracle"));
    }
}
