//! The socket to the server: one for the whole page, open as long as something on the page needs it.
//!
//! When it breaks, it reconnects with growing pauses, and at once when the network or the person comes back. Then the page enters its table
//! again with the version it has, and repeats every command that was never answered. So a phone that slept for an hour is up to date.

use crate::browser;
use crate::table::{AtTable, Link, Place, Way};
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, VisibilityState, WebSocket};
use wire::{FromClient, Greeting};

/// The first pause after a break, and the longest, in milliseconds.
const PAUSES: (f64, f64) = (300.0, 15_000.0);
/// After this long without a message, the page pings the server; after twice as long, the connection counts as lost.
const SILENCE: (f64, f64) = (20_000.0, 30_000.0);
/// How often that is checked.
const BEAT: i32 = 5_000;
/// How long a page that comes back waits for the answer.
const HASTE: i32 = 3_000;

/// What is wanted of the server. The home page must not carry the code that reads the messages of a table, so each reads its own.
pub trait Visit {
    /// What to say on a new connection: where this page wants to be, and again what was never answered.
    fn enter(&self) -> Vec<FromClient>;
    /// Takes in a message. `false` if something is missing before it: then the page has to enter again.
    fn hear(&self, message: &str) -> bool;
    fn set_link(&self, link: Link);
}

impl Visit for AtTable {
    fn enter(&self) -> Vec<FromClient> {
        let Place::Online(code) = self.place else { return Vec::new() };
        self.entering(code)
    }

    fn hear(&self, message: &str) -> bool {
        let Ok(message) = wire::from_json(message) else { return true };
        let fits = AtTable::hear(*self, message);
        if !fits {
            self.seen.set(None); // forget it all and look again
        }
        fits
    }

    fn set_link(&self, link: Link) {
        self.link.try_set(link);
    }
}

/// The socket, and what the page needs from it.
pub struct Online {
    socket: RefCell<Option<Open>>,
    wanted: RefCell<Option<Rc<dyn Visit>>>,
    /// Counts the sockets, so that late messages from an old one are ignored.
    number: Cell<u32>,
    /// The number of failed attempts.
    failed: Cell<u32>,
    welcomed: Cell<bool>,
    heard: Cell<f64>,
    /// Called when the server no longer knows who this is.
    lost: RefCell<Option<Rc<dyn Fn()>>>,
}

/// An open socket with its listeners.
struct Open {
    socket: WebSocket,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _open: Closure<dyn FnMut()>,
    _close: Closure<dyn FnMut()>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close(); // it may be closed already
    }
}

thread_local! {
    static ONLINE: Rc<Online> = Rc::new(Online {
        socket: RefCell::new(None),
        wanted: RefCell::new(None),
        number: Cell::new(0),
        failed: Cell::new(0),
        welcomed: Cell::new(false),
        heard: Cell::new(0.0),
        lost: RefCell::new(None),
    });
}

impl Online {
    /// The one of this page.
    pub fn here() -> Rc<Online> {
        ONLINE.with(Rc::clone)
    }

    /// Listens for the network and the person coming back. `lost` is called when the server no longer knows who this is.
    pub fn watch(self: &Rc<Self>, lost: impl Fn() + 'static) {
        let first = self.lost.borrow_mut().replace(Rc::new(lost)).is_none();
        if !first {
            return; // the page listens already
        }
        let this = Rc::clone(self);
        window_event_listener(ev::online, move |_| this.hurry());
        let this = Rc::clone(self);
        let back = Closure::<dyn FnMut()>::new(move || {
            if browser::document().visibility_state() == VisibilityState::Visible {
                this.hurry();
            }
        });
        let _ = browser::document()
            .add_event_listener_with_callback("visibilitychange", back.as_ref().unchecked_ref());
        back.forget(); // it is needed as long as the page
        self.beat();
    }

    fn beat(self: &Rc<Self>) {
        let this = Rc::clone(self);
        browser::after(BEAT, move || {
            let silent = browser::now() - this.heard.get();
            if this.welcomed.get() && silent > SILENCE.1 {
                this.broken();
            } else if this.welcomed.get() && silent > SILENCE.0 {
                this.say(&FromClient::Ping {});
            }
            this.beat();
        });
    }

    /// Asks for this table from now on.
    pub fn enter(self: &Rc<Self>, table: AtTable) {
        table.go_by(Rc::clone(self) as Rc<dyn Way>);
        self.want(table);
    }

    /// Nothing is needed any more: closes the socket.
    pub fn leave(self: &Rc<Self>) {
        self.wanted.take();
        self.welcomed.set(false);
        self.number.set(self.number.get() + 1);
        self.socket.borrow_mut().take();
    }

    /// From now on this is wanted, and nothing else.
    pub fn want(self: &Rc<Self>, visit: impl Visit + 'static) {
        self.wanted.replace(Some(Rc::new(visit)));
        if self.welcomed.get() {
            self.go_there();
        } else {
            self.connect();
        }
    }

    fn wanted(&self) -> Option<Rc<dyn Visit>> {
        self.wanted.borrow().clone()
    }

    /// Enters again, and repeats what was never answered.
    fn go_there(&self) {
        if let Some(visit) = self.wanted() {
            visit.enter().iter().for_each(|message| self.say(message));
        }
    }

    fn say(&self, message: &FromClient) {
        if let (Some(open), Ok(text)) = (&*self.socket.borrow(), serde_json::to_string(message)) {
            let _ = open.socket.send_with_str(&text); // if it is closing, it will be sent again
        }
    }

    fn tell_link(&self, link: Link) {
        if let Some(visit) = self.wanted() {
            visit.set_link(link);
        }
    }

    /// The person or the network came back: reconnects without a pause.
    fn hurry(self: &Rc<Self>) {
        if !self.welcomed.get() {
            self.failed.set(0);
            self.connect();
            return;
        }
        let asked = browser::now();
        self.say(&FromClient::Ping {});
        let this = Rc::clone(self);
        browser::after(HASTE, move || {
            if this.welcomed.get() && this.heard.get() < asked {
                this.broken();
            }
        });
    }

    /// Opens a socket if something is needed, replacing the current one. A connection belongs to the guest who opened it, so a new name
    /// needs a new socket.
    pub fn connect(self: &Rc<Self>) {
        if self.wanted().is_none() {
            return;
        }
        let number = self.number.get() + 1;
        self.number.set(number);
        self.welcomed.set(false);
        let location = browser::window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/socket", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&address) else { return self.try_again() };
        let heard = {
            let this = Rc::clone(self);
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                if this.number.get() == number {
                    this.hear(&event);
                }
            })
        };
        let opened = {
            let this = Rc::clone(self);
            Closure::<dyn FnMut()>::new(move || {
                if this.number.get() == number {
                    this.say(&FromClient::Hello { protocol: wire::VERSION });
                }
            })
        };
        let closed = {
            let this = Rc::clone(self);
            Closure::<dyn FnMut()>::new(move || {
                if this.number.get() == number {
                    this.broken();
                }
            })
        };
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        *self.socket.borrow_mut() = Some(Open { socket, _message: heard, _open: opened, _close: closed });
    }

    fn hear(self: &Rc<Self>, event: &MessageEvent) {
        self.heard.set(browser::now());
        let Some(text) = event.data().as_string() else { return };
        if let Some(Greeting::Welcome {}) = Greeting::read(&text) {
            self.welcomed.set(true);
            self.failed.set(0);
            self.tell_link(Link::Open);
            self.go_there();
            return;
        }
        if self.wanted().is_some_and(|visit| !visit.hear(&text)) {
            self.go_there();
        }
    }

    /// The socket is closed, or no longer answers.
    fn broken(self: &Rc<Self>) {
        self.number.set(self.number.get() + 1);
        self.welcomed.set(false);
        // Not dropped here: this may be called by a closure that it owns.
        let old = self.socket.borrow_mut().take();
        browser::after(0, move || drop(old));
        if self.wanted().is_some() {
            self.tell_link(Link::Away);
            self.try_again();
        }
    }

    fn try_again(self: &Rc<Self>) {
        let failed = self.failed.get();
        self.failed.set(failed + 1);
        if failed % 4 == 2 {
            // A socket does not say why it can't be opened: perhaps this guest is no longer signed in.
            let lost = self.lost.borrow().clone();
            if let Some(lost) = lost {
                lost();
            }
        }
        let pause = (PAUSES.0 * 2f64.powi(failed.min(10) as i32)).min(PAUSES.1);
        // So that not all clients reconnect at the same moment when a server comes back.
        let pause = pause * (0.7 + f64::from(browser::random::<1>()[0]) / 255.0 * 0.6);
        let number = self.number.get();
        let this = Rc::clone(self);
        browser::after(pause as i32, move || {
            if this.number.get() == number && !this.welcomed.get() {
                this.connect();
            }
        });
    }
}

impl Way for Online {
    fn send(&self, message: FromClient) {
        if self.welcomed.get() {
            self.say(&message);
        }
    }

    fn look(&self, _: Option<u8>) {}

    fn join(&self, _: &str) {}
}
