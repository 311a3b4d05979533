//! A table as the pages know it, wherever it is: on the server or on this device.

mod names;

pub use names::{called, level_name, names, names_of};
pub use wire::{News, Seen, SeenGame};

use crate::browser;
use leptos::prelude::*;
use serde::Serialize;
use std::rc::Rc;
use wire::{Code, Command, FromClient, Outbox, Reaction, Refusal, ToClient};

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the server.
    Online(Code),
    /// On this device.
    Here,
    /// In a record that is played back: nothing can be done there.
    Replay,
}

/// How the connection to a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Not there yet.
    #[default]
    Opening,
    /// As it should be.
    Open,
    /// Broken; it is being tried again.
    Away,
}

/// Who shares this device, at a table that is here, and whether it can be saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Whose view the page shows: that of one of the people on this device, or what everyone may see.
    pub eyes: Option<u8>,
    /// Who of the people on this device is asked and has not chosen.
    pub owing: Vec<u8>,
    /// What the people on this device are called.
    pub people: Vec<String>,
    /// Whether the page says that the table cannot be saved; `None`: it can.
    pub unsaved: Option<bool>,
}

/// A table as the pages know it. All that a page shows of a table comes from here, and all that is done at it goes through here.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// Where it is.
    pub place: Place,
    /// Whether this page is a big screen for everyone in the room. It watches, even if a player opened it.
    pub screen: bool,
    /// What has been seen of it.
    pub seen: RwSignal<Option<Seen>>,
    /// What the last update brought.
    pub news: RwSignal<News>,
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Why one cannot be at this table, if so.
    pub shut: RwSignal<Option<Refusal>>,
    /// What was refused last, to be told until something else is done.
    pub refused: RwSignal<Option<Refusal>>,
    /// Whether something was done that is not answered yet.
    pub waiting: RwSignal<bool>,
    /// Who has the table open, by place, and how many look on.
    pub present: RwSignal<(Vec<bool>, usize)>,
    /// Whether a big screen shows this table, so that the players look there for what happens.
    pub on_screen: RwSignal<bool>,
    /// The last mask that was shown: a number that goes up, the place, which.
    pub reacted: RwSignal<Option<(u32, u8, Reaction)>>,
    /// Who shares this device.
    pub sharing: RwSignal<Sharing>,
    /// The record of the last game, where this device has it.
    pub record: RwSignal<Option<String>>,
    outbox: StoredValue<Outbox>,
    way: StoredValue<Option<Rc<dyn Way>>, LocalStorage>,
}

/// The way to a table.
pub trait Way {
    /// Sends something to it, or keeps it until that is possible.
    fn send(&self, message: FromClient);
    /// Looks with the eyes of one of those who share this device; only where a table is here.
    fn look(&self, person: Option<u8>);
    /// One more sits down on this device; only where a table is here.
    fn join(&self, name: &str);
    /// How long bots take, at least, in milliseconds, and whether they wait; only where a table is here.
    fn pace_bots(&self, _pause: u32, _wait: bool) {}
}

impl AtTable {
    /// A table of which nothing has been seen yet.
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

    /// Whether what happens is shown large here, and heard: on a big screen, or wherever there is none.
    pub fn performs(self) -> bool {
        self.screen || !self.on_screen.get()
    }

    /// Whether the connection is broken: then nothing can be chosen until it is back.
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

    /// From now on things go this way.
    pub fn go_by(self, way: Rc<dyn Way>) {
        self.way.set_value(Some(way));
    }

    fn send(self, message: FromClient) {
        if let Some(way) = self.way.get_value() {
            way.send(message);
        }
    }

    /// Does something at the table. It is sent until it is answered, and counts once.
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

    /// Holds up a mask.
    pub fn react(self, reaction: Reaction) {
        self.send(FromClient::React { reaction });
    }

    /// Shows the view of one of those who share this device. Until that view is there nothing is shown.
    pub fn look(self, person: Option<u8>) {
        if let Some(way) = self.way.get_value() {
            self.sharing.update(|sharing| sharing.eyes = person);
            way.look(person);
        }
    }

    /// Other eyes look on from here: what was seen with the old ones is not for them.
    pub fn turn(self) {
        self.seen.update_untracked(|seen| {
            if let Some(game) = seen.as_mut().and_then(|seen| seen.game.as_mut()) {
                game.events.clear();
            }
        });
    }

    /// One more sits down on this device.
    pub fn join(self, name: &str) {
        if let Some(way) = self.way.get_value() {
            way.join(name);
        }
    }

    /// Bots take this many milliseconds, at least, or wait.
    pub fn pace_bots(self, pause: u32, wait: bool) {
        if let Some(way) = self.way.get_value() {
            way.pace_bots(pause, wait);
        }
    }

    /// What to say on a new connection: that this page enters the table, and again what was never answered.
    pub fn entering(self, code: Code) -> Vec<FromClient> {
        self.seen.with_untracked(|seen| {
            self.outbox.with_value(|outbox| outbox.enter(code, seen.as_ref(), self.screen))
        })
    }

    /// Takes in a message. `false` if it does not continue what was seen: then the page has to enter again.
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
            ToClient::Done { id, .. } => _ = self.answered(id),
            ToClient::Refused { id: Some(id), why } => {
                let command = self.answered(id);
                // What came too late because it was done already needs no word, nor does what the page did by itself.
                let by_itself = matches!(command, Some(Command::Commit { .. } | Command::Reveal { .. }));
                if self.link.get_untracked() == Link::Open && !by_itself {
                    self.refused.set(Some(why));
                }
            }
            ToClient::Refused { id: None, why } => match why {
                Refusal::TooFast { .. } => {} // a second mask in two seconds: the first is still up
                Refusal::UnknownTable
                | Refusal::Closed
                | Refusal::OtherRules
                | Refusal::NoSpectators
                | Refusal::WrongProtocol { .. } => {
                    self.shut.set(Some(why));
                }
                other => self.refused.set(Some(other)),
            },
            ToClient::Welcome { .. } | ToClient::Lobby { .. } | ToClient::Pong {} => {}
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
        // The news first: whoever follows them puts pictures into the queue before the page asks whether the newest is shown.
        self.news.set(news);
        self.seen.set(Some(seen));
        true
    }
}
