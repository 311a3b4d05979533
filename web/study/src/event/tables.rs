//! Who sits where at an event.

use super::at_event::AtEvent;
use bots::Level;
use leptos::prelude::*;
use web_shell::app::Session;
use web_shell::browser;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::table::{called, faces, level_name};
use wire::{EventCommand, EventPhase, EventSeat, EventSitter, EventTableView, EventView, EventYou};

/// What the rows need to know of the visitor.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Visitor {
    you: EventYou,
    gathering: bool,
    named: bool,
}

#[component]
pub fn Tables(event: AtEvent) -> impl IntoView {
    let session = Session::here();
    let tables = Memo::new(move |_| {
        event.view.with(|view| view.as_ref().map(|view| view.tables.clone()).unwrap_or_default())
    });
    let visitor = Memo::new(move |_| {
        let named = session.has_name() == Some(true);
        let of = |view: &EventView| (view.you, view.phase == EventPhase::Gathering);
        let (you, gathering) = event.view.with(|view| view.as_ref().map(of)).unwrap_or_default();
        Visitor { you, gathering, named }
    });
    view! {
        <div class="event-tables">
            {move || {
                browser::keep_place(".event-tables button");
                let (tables, visitor) = (tables.get(), visitor.get());
                let several = tables.len() > 2;
                let tables = (0u8..).zip(&tables).map(|(number, table)| one(event, visitor, number, table, several));
                tables.collect_view()
            }}
        </div>
    }
}

fn one(event: AtEvent, visitor: Visitor, number: u8, table: &EventTableView, several: bool) -> AnyView {
    let taken = table.seats.iter().flatten().count();
    let people = table.seats.iter().flatten().any(|it| it.bot.is_none());
    let state = match table {
        EventTableView { over: true, .. } => t!("event-table-over"),
        EventTableView { closed: true, .. } => t!("event-table-closed"),
        _ if visitor.gathering => t!("event-taken", taken = taken, seats = table.seats.len()),
        _ => String::new(),
    };
    let known = |seat: &Option<EventSitter>| {
        seat.as_ref().map_or_else(Default::default, |it| (it.name.clone(), it.bot))
    };
    let names = called(table.seats.iter().map(known));
    let bots = table.seats.iter().map(|seat| seat.as_ref().filter(|it| it.bot.is_some()));
    let faces = faces(bots.map(|bot| bot.map(|it| it.name.as_str())));
    let rows =
        (0u8..).zip(&table.seats).zip(names.into_iter().zip(faces)).map(|((seat, sitter), (name, face))| {
            let at = EventSeat { table: number, seat };
            match sitter {
                Some(it) => taken_seat(event, visitor, at, name, it.bot.zip(face)),
                None => free_seat(event, visitor, at),
            }
        });
    let removable = visitor.you.host && visitor.gathering && several && !people;
    let id = format!("event-table-{number}");
    let labelled = id.clone();
    view! {
        <section class="panel stepped event-table" aria-labelledby=labelled>
            <h2 id=id>{t!("event-table", n = number + 1)} <span class="note">{state}</span></h2>
            <ul>{rows.collect_view()}</ul>
            {removable.then(|| view! {
                <button type="button" class="btn stepped quiet" aria-label=t!("event-remove-table-of", n = number + 1)
                    on:click=move |_| event.act(EventCommand::RemoveTable { table: number })>{t!("event-remove-table")}</button>
            })}
        </section>
    }
    .into_any()
}

fn taken_seat(
    event: AtEvent,
    visitor: Visitor,
    at: EventSeat,
    name: String,
    bot: Option<(Level, String)>,
) -> AnyView {
    let you = visitor.you.at == Some(at);
    let (level, face) = bot.unzip();
    let remove = (visitor.you.host && visitor.gathering && !you).then(|| {
        let label = t!("row-remove", name = name.as_str());
        view! {
            <button type="button" class="iconbtn" aria-label=label.clone() title=label
                on:click=move |_| event.act(EventCommand::Remove { at })><Symbol name="ui-close" class="i" /></button>
        }
    });
    view! {
        <li>
            <SeatSign seat=usize::from(at.seat) size="s" />
            <span class="who-name">
                {face.map(|face| view! { <Symbol name=face class="i-m face" /> })}
                <span class="who-text">{name}</span>
                {you.then(|| view! { <span class="tag you">{t!("tag-you")}</span> })}
                {level.map(|level| view! { <small>{t!("mark-bot", character = level_name(level))}</small> })}
            </span>
            {remove}
        </li>
    }
    .into_any()
}

fn free_seat(event: AtEvent, visitor: Visitor, at: EventSeat) -> AnyView {
    let EventSeat { table, seat } = at;
    let free = visitor.gathering && visitor.named && visitor.you.at.is_none();
    let sit = free.then(|| {
        let label = t!("event-sit-at", table = table + 1, seat = seat + 1);
        view! {
            <button type="button" class="btn stepped" aria-label=label
                on:click=move |_| event.act(EventCommand::Sit { at: Some(at) })>{t!("event-sit")}</button>
        }
    });
    view! {
        <li>
            <SeatSign seat=usize::from(seat) size="s" />
            <span class="who-name note">{t!("event-free")}</span>
            {sit}
        </li>
    }
    .into_any()
}
