//! The event of this page: what is known of it, and what is done at it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use web_shell::api::{self, Fault};
use web_shell::app::Session;
use web_shell::t;
use web_shell::table::Link;
use web_shell::way::online::{Online, Visit};
use wire::{Code, EventCommand, EventView, FromClient, Refusal};

#[derive(Clone, Copy)]
pub struct AtEvent {
    pub code: Code,
    pub view: RwSignal<Option<EventView>>,
    /// What went wrong last, in words.
    pub fault: RwSignal<Option<String>>,
    link: RwSignal<Link>,
}

/// What the server says of an event. Other messages are not for this page.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Told {
    Event(Box<EventView>),
    Refused { why: Refusal },
}

impl Visit for AtEvent {
    fn enter(&self) -> Vec<FromClient> {
        vec![FromClient::Event { event: self.code }]
    }

    fn hear(&self, message: &str) -> bool {
        match wire::from_json(message) {
            Ok(Told::Event(view)) => self.show(*view),
            Ok(Told::Refused { why }) => _ = self.fault.try_set(Some(refused(&why))),
            Err(_) => {}
        }
        true
    }

    fn set_link(&self, link: Link) {
        self.link.try_set(link);
    }
}

impl AtEvent {
    pub fn new(code: Code) -> AtEvent {
        AtEvent {
            code,
            view: RwSignal::new(None),
            fault: RwSignal::new(None),
            link: RwSignal::new(Link::Opening),
        }
    }

    /// Looks at the event, and follows it as soon as someone is signed in.
    pub fn follow(self, session: Session) {
        spawn_local(async move {
            match api::event(self.code).await {
                Ok(view) => self.show_first(view),
                Err(fault) => _ = self.fault.try_set(Some(sentence(&fault))),
            }
        });
        let signed_in = Memo::new(move |_| session.signed_in() == Some(true));
        Effect::new(move |_| {
            if signed_in.get() {
                Online::here().want(self);
            }
        });
        on_cleanup(|| Online::here().leave());
    }

    fn show(self, view: EventView) {
        self.view.try_set(Some(view));
    }

    /// What the socket has brought is newer.
    fn show_first(self, view: EventView) {
        if self.link.try_get_untracked() != Some(Link::Open) || self.view.with_untracked(Option::is_none) {
            self.show(view);
        }
    }

    /// Does something at the event.
    pub fn act(self, command: EventCommand) {
        self.fault.set(None);
        spawn_local(async move {
            if let Err(fault) = self.send(&command).await {
                self.fault.try_set(Some(sentence(&fault)));
            }
        });
    }

    pub async fn send(self, command: &EventCommand) -> Result<(), Fault> {
        let view = api::do_at_event(self.code, command).await?;
        self.show_first(view);
        Ok(())
    }
}

fn sentence(fault: &Fault) -> String {
    match fault {
        Fault::Refused(why) => refused(why),
        other => other.sentence(),
    }
}

/// A refusal in words. Table and seat are counted from 1, as people do.
fn refused(why: &Refusal) -> String {
    match why {
        Refusal::UnknownEvent => t!("refused-unknown-event"),
        Refusal::BadTables { least, most } => t!("refused-bad-tables", least = *least, most = *most),
        Refusal::TableNotFull { table, taken, seats } => {
            t!("event-not-full", table = table + 1, taken = *taken, seats = *seats)
        }
        Refusal::OnlyBots { table } => t!("event-only-bots", table = table + 1),
        Refusal::AlreadySeated { table } => t!("refused-already-seated", table = table + 1),
        Refusal::TableTaken { table } => t!("refused-table-taken", table = table + 1),
        Refusal::EventStarted => t!("refused-event-started"),
        Refusal::EventNotStarted => t!("refused-event-not-started"),
        Refusal::EventCanceled => t!("event-canceled"),
        Refusal::EventOver => t!("event-over"),
        other => api::refused(other),
    }
}
