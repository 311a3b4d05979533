//! A table as the pages know it, on the server or on this device.

mod faces;
mod names;

pub use faces::{faces, faces_of};
pub use names::{called, level_name, names, names_of};
pub use wire::{News, Seen, SeenGame};

use crate::{api, browser, t};
use game_core::Seat;
use leptos::prelude::*;
use serde::Serialize;
use std::rc::Rc;
use wire::{Code, Command, FromClient, Hint, Outbox, Reaction, Refusal, ToClient};

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the server.
    Online(Code),
    /// On this device.
    Here,
    /// In a replay, where nothing can be done.
    Replay,
}

/// The state of the connection to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Connecting for the first time.
    #[default]
    Opening,
    /// Connected.
    Open,
    /// Lost; reconnecting.
    Away,
}

/// Who shares this device, at a table that is here, and whether it can be saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Whose view the page shows: that of one of the people on this device, or what everyone may see.
    pub eyes: Option<u8>,
    /// The people on this device who still have to choose.
    pub owing: Vec<u8>,
    /// The names of the people on this device.
    pub people: Vec<String>,
    /// Whether the page says that the table cannot be saved; `None`: it can.
    pub unsaved: Option<bool>,
}

/// A table as the pages know it. Everything a page shows of a table comes from here, and every command goes through here.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// Where it is.
    pub place: Place,
    /// Whether this page is a big screen for everyone in the room. It watches, even if a player opened it.
    pub screen: bool,
    /// The newest state that this page has received.
    pub seen: RwSignal<Option<Seen>>,
    /// What the last update brought.
    pub news: RwSignal<News>,
    /// The state of the connection.
    pub link: RwSignal<Link>,
    /// Why the visitor can't be at this table, if so.
    pub shut: RwSignal<Option<Refusal>>,
    /// What was refused last, shown until the player does something else.
    pub refused: RwSignal<Option<Refusal>>,
    /// Whether a command is not answered yet.
    pub waiting: RwSignal<bool>,
    /// Who has the table open, by seat, and how many watch.
    pub present: RwSignal<(Vec<bool>, usize)>,
    /// Whether a big screen shows this table, so that the players follow the game there.
    pub on_screen: RwSignal<bool>,
    /// The last reaction: a number that increases, the seat, and which.
    pub reacted: RwSignal<Option<(u32, u8, Reaction)>>,
    /// The last hint, and the seat of the viewer who has asked for it.
    pub hint: RwSignal<Option<(Option<Seat>, Hint)>>,
    /// Who shares this device.
    pub sharing: RwSignal<Sharing>,
    /// The record of the last game, if this device has it.
    pub record: RwSignal<Option<String>>,
    outbox: StoredValue<Outbox>,
    way: StoredValue<Option<Rc<dyn Way>>, LocalStorage>,
}

/// The connection to a table.
pub trait Way {
    /// Sends a message, or keeps it until that is possible.
    fn send(&self, message: FromClient);
    /// Shows the view of one of the people on this device; only for a table on this device.
    fn look(&self, person: Option<u8>);
    /// Seats another person on this device; only for a table on this device.
    fn join(&self, name: &str);
    /// How long bots take, at least, in milliseconds, and whether they wait; only for a table on this device.
    fn pace_bots(&self, _pause: u32, _wait: bool) {}
}

impl AtTable {
    /// A table before anything is received.
    pub fn new(place: Place) -> AtTable {
        AtTable {
            place,
            screen: false,
            seen: RwSignal::new(None),
            news: RwSignal::new(News::default()),
            link: RwSignal::new(Link::Opening),
            shut: RwSignal::new(None),
            refused: RwSignal::new(None),
            waiting: RwSignal::new(false),
            present: RwSignal::new((Vec::new(), 0)),
            on_screen: RwSignal::new(false),
            reacted: RwSignal::new(None),
            hint: RwSignal::new(None),
            sharing: RwSignal::new(Sharing::default()),
            record: RwSignal::new(None),
            outbox: StoredValue::new(Outbox::new(u64::from_le_bytes(browser::random()))),
            way: StoredValue::new_local(None),
        }
    }

    /// The same table, on a big screen.
    pub fn on_big_screen(self) -> AtTable {
        AtTable { screen: true, ..self }
    }

    /// The table of this page.
    pub fn here() -> AtTable {
        expect_context()
    }

    /// Whether this page shows large animations and plays sounds: a big screen does, and every page if there is none.
    pub fn performs(self) -> bool {
        self.screen || !self.on_screen.get()
    }

    /// Whether the connection is lost: then nothing can be chosen until it is back.
    pub fn is_away(self) -> bool {
        self.link.get() == Link::Away
    }

    /// Whether at most one person sits at the table, and bots in the other seats.
    pub fn is_alone(self) -> bool {
        self.seen.with(|seen| {
            let places = seen.iter().flat_map(|seen| &seen.table.places).flatten();
            places.filter(|player| player.bot.is_none()).count() <= 1
        })
    }

    /// Why something was refused at this table, in words.
    pub fn refusal(self, why: &Refusal) -> String {
        match (self.place, why) {
            (Place::Here, Refusal::StoreCorrupt) => t!("here-damaged"),
            (Place::Here, Refusal::Internal) => t!("here-stopped"),
            _ => api::refused(why),
        }
    }

    /// Uses this connection from now on.
    pub fn go_by(self, way: Rc<dyn Way>) {
        self.way.set_value(Some(way));
    }

    fn send(self, message: FromClient) {
        if let Some(way) = self.way.get_value() {
            way.send(message);
        }
    }

    /// Sends a command. It is sent again until it is answered, and counts once.
    pub fn act(self, command: Command) {
        self.refused.set(None);
        self.waiting.set(true);
        let message = self.outbox.try_update_value(|outbox| outbox.put(command));
        if let Some(message) = message {
            self.send(message);
        }
    }

    /// Chooses, at the decision that is due.
    pub fn play(self, decision: u64, action: &impl Serialize) {
        if let Ok(action) = serde_json::value::to_raw_value(action) {
            self.act(Command::Play { decision, action });
        }
    }

    /// Asks for a hint about the decision that is due.
    pub fn ask_hint(self, decision: u64) {
        self.refused.set(None);
        self.send(FromClient::Hint { decision });
    }

    /// Sends a reaction.
    pub fn react(self, reaction: Reaction) {
        self.send(FromClient::React { reaction });
    }

    /// Shows the view of one of the people on this device. Until it arrives, nothing is shown.
    pub fn look(self, person: Option<u8>) {
        if let Some(way) = self.way.get_value() {
            self.sharing.update(|sharing| sharing.eyes = person);
            way.look(person);
        }
    }

    /// Another viewer takes over this page, who must not see the previous viewer's events.
    pub fn turn(self) {
        self.seen.update_untracked(|seen| {
            if let Some(game) = seen.as_mut().and_then(|seen| seen.game.as_mut()) {
                game.events.clear();
            }
        });
    }

    /// Seats another person on this device.
    pub fn join(self, name: &str) {
        if let Some(way) = self.way.get_value() {
            way.join(name);
        }
    }

    /// Lets bots take at least this many milliseconds, or wait.
    pub fn pace_bots(self, pause: u32, wait: bool) {
        if let Some(way) = self.way.get_value() {
            way.pace_bots(pause, wait);
        }
    }

    /// The messages for a new connection: entering the table, and the commands that were never answered.
    pub fn entering(self, code: Code) -> Vec<FromClient> {
        self.seen.with_untracked(|seen| {
            self.outbox.with_value(|outbox| outbox.enter(code, seen.as_ref(), self.screen))
        })
    }

    /// Handles a message. `false` if it does not continue the known state: then the page has to enter again.
    #[must_use]
    pub fn hear(self, message: ToClient) -> bool {
        match message {
            ToClient::Table(update) => return self.take(*update),
            ToClient::Present { places, spectators, screens } => {
                self.present.set((places, spectators));
                if self.on_screen.get_untracked() != (screens > 0) {
                    self.on_screen.set(screens > 0);
                }
            }
            ToClient::Reacted { place, reaction } => {
                let number = self.reacted.with_untracked(|last| last.map_or(0, |(number, ..)| number + 1));
                self.reacted.set(Some((number, place, reaction)));
            }
            ToClient::Hint(hint) => {
                let seat = self.seen.with_untracked(|seen| seen.as_ref().and_then(Seen::seat));
                self.hint.set(Some((seat, *hint)));
            }
            ToClient::Done { id, .. } => _ = self.answered(id),
            ToClient::Refused { id: Some(id), why } => {
                let command = self.answered(id);
                // A command refused because it was already done needs no notice, nor does what the page did by itself.
                let by_itself = matches!(command, Some(Command::Commit { .. } | Command::Reveal { .. }));
                if self.link.get_untracked() == Link::Open && !by_itself {
                    self.refused.set(Some(why));
                }
            }
            ToClient::Refused { id: None, why } => match why {
                // A second reaction within two seconds: the first is still shown.
                Refusal::TooFast { .. } if self.seen.with_untracked(Option::is_some) => {}
                Refusal::UnknownTable
                | Refusal::Closed
                | Refusal::OtherRules
                | Refusal::NoSpectators
                | Refusal::TooFast { .. }
                | Refusal::WrongProtocol { .. } => {
                    self.shut.set(Some(why));
                }
                other => self.refused.set(Some(other)),
            },
            ToClient::Welcome { .. }
            | ToClient::Lobby { .. }
            | ToClient::LobbyChanged(_)
            | ToClient::Event(_)
            | ToClient::Pong {} => {}
        }
        true
    }

    /// A command was answered. Gives it.
    fn answered(self, id: u64) -> Option<Command> {
        let answered = self.outbox.try_update_value(|outbox| (outbox.answered(id), !outbox.is_empty()));
        let (command, waiting) = answered.unwrap_or_default();
        self.waiting.set(waiting);
        command
    }

    fn take(self, update: wire::Update) -> bool {
        let before = self.seen.with_untracked(Clone::clone);
        let Some((seen, mut news)) = Seen::take(before, update, browser::now()) else { return false };
        news.number = self.news.with_untracked(|news| news.number + 1);
        if self.shut.with_untracked(Option::is_some) {
            self.shut.set(None);
        }
        // The news first: its subscribers queue pictures before the page asks whether the newest is shown.
        self.news.set(news);
        self.seen.set(Some(seen));
        true
    }
}
