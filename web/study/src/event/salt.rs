//! The random bytes that this browser adds to the deal: first only their hash is sent, and when the event starts they are revealed.

use super::at_event::AtEvent;
use fair::{Commitment, Salt};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::Fault;
use web_shell::browser;
use wire::{Code, EventCommand, EventPhase, EventView, StartStep};

/// Where the last salt is kept, so that a page that was loaded again can reveal it.
const KEY: &str = "quipu.event-salt";
/// How often it is tried where the server does not answer.
const TRIES: usize = 4;

pub fn add_to_deal(event: AtEvent) {
    let due = Memo::new(move |_| event.view.with(|view| view.as_ref().and_then(due)));
    Effect::new(move |_| {
        let Some((commitment, step)) = due.get() else { return };
        let command = match step {
            StartStep::Commit => {
                let salt = Salt::new(browser::random());
                browser::keep(KEY, &format!("{} {commitment} {salt}", event.code));
                EventCommand::Commit { hash: salt.commitment() }
            }
            StartStep::Reveal => match kept(event.code, commitment) {
                Some(salt) => EventCommand::Reveal { salt },
                None => return, // another device has it
            },
        };
        spawn_local(async move {
            for _ in 0..TRIES {
                if !matches!(event.send(&command).await, Err(Fault::Unreachable)) {
                    return;
                }
            }
        });
    });
}

/// What this browser should send, for the deal with this commitment.
fn due(view: &EventView) -> Option<(Commitment, StartStep)> {
    let at = view.you.at?;
    let own = view.tables.get(usize::from(at.table))?.seats.get(usize::from(at.seat))?.as_ref()?;
    let salt = kept(view.code, view.commitment);
    // A hash that was sent from another browser, or whose salt is lost, is replaced while there is time.
    let lost = view.phase == EventPhase::Gathering && own.hash != salt.map(|salt| salt.commitment());
    let step = if lost { Some(StartStep::Commit) } else { view.you.wants };
    step.map(|step| (view.commitment, step))
}

fn kept(code: Code, commitment: Commitment) -> Option<Salt> {
    let kept = browser::kept(KEY)?;
    let salt = kept.strip_prefix(&format!("{code} {commitment} "))?;
    salt.parse().ok()
}
