//! The task of an event: it waits for what is late, opens the tables when the deal is fixed, and cancels an event that was forgotten.

use super::handle::{EventHandle, EventState};
use super::{Context, MAX_TRIES};
use crate::tables::{now, random, random_u64, today, unavailable};
use std::sync::Arc;
use std::time::Duration;
use store::{EventSave, Millis, StoreError};
use tokio::time::sleep;
use wire::{Code, EventPhase, Refusal};

/// An event where nothing has changed for this long before its start is canceled.
const ABANDONED_AFTER: Millis = 24 * 3600 * 1000;

/// The minimum time for clients to send what is waited for after a restart.
const GRACE_PERIOD: Millis = 15_000;

/// The pause before something that could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(1);

pub(super) async fn run(context: Arc<Context>, handle: Arc<EventHandle>) {
    let mut stopping = context.tables.stopping();
    let mut news = handle.listen();
    // After a restart the clients have to come back first.
    let is_starting = handle.state().event.deadline().is_some();
    let not_before = if is_starting { now() + GRACE_PERIOD } else { 0 };
    loop {
        let state = news.borrow_and_update().clone();
        if matches!(state.event.phase(&state.progress), EventPhase::Over | EventPhase::Canceled) {
            break; // nothing will change any more
        }
        let done = if state.event.is_dealt() {
            open_tables(&context, &handle).await
        } else {
            let late = async {
                match wakeup(&state) {
                    Some(at) => sleep_until(at.max(not_before)).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                _ = stopping.wait_for(|stopping| *stopping) => return,
                _ = news.changed() => continue,
                () = late => {}
            }
            time_out(&context, &handle).await
        };
        if let Err(refusal) = done {
            tracing::warn!(event = %handle.code, %refusal, "an event cannot go on yet");
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                () = sleep(RETRY) => {}
            }
        }
    }
    let mut open = context.open();
    if open.get(&handle.code).and_then(|cell| cell.get()).is_some_and(|it| Arc::ptr_eq(it, &handle)) {
        open.remove(&handle.code);
    }
}

/// When something has to be done although nobody does anything.
fn wakeup(state: &EventState) -> Option<Millis> {
    let forgotten = || state.event.is_gathering().then_some(state.changed + ABANDONED_AFTER);
    state.event.deadline().or_else(forgotten)
}

async fn sleep_until(at: Millis) {
    let millis = u64::try_from(at - now()).unwrap_or(0);
    sleep(Duration::from_millis(millis)).await;
}

async fn time_out(context: &Context, handle: &EventHandle) -> Result<(), Refusal> {
    let next = |state: &EventState| {
        let forgotten = now() - state.changed >= ABANDONED_AFTER;
        let abandoned = || if forgotten { state.event.abandon() } else { None };
        Ok(state.event.time_out(now(), &fair::Secret::new(random())).or_else(abandoned))
    };
    context.change(handle, next).await
}

/// Opens all tables of an event whose deal is fixed.
async fn open_tables(context: &Context, handle: &EventHandle) -> Result<(), Refusal> {
    let writing = handle.writing.lock().await;
    let state = handle.state();
    let mut strengths = Vec::new();
    for people in state.event.people_with_companions() {
        let strength = store::strength(&*context.store, state.event.game(), &people).await;
        strengths.push(strength.map_err(|error| unavailable(&error))?);
    }
    for _ in 0..MAX_TRIES {
        let seats = state.event.tables();
        let codes: Vec<Code> = (0..seats).map(|_| Code::new(random_u64() as u32)).collect();
        let openings = state.event.openings(handle.code, &codes, &today(), &strengths)?;
        let tables: Vec<_> = codes.iter().copied().zip(openings).collect();
        let next = state.event.playing(codes);
        let save =
            EventSave { event: handle.key, after: state.version, state: &next, tables: &tables, now: now() };
        match context.store.save_event(save).await {
            Ok(()) => break,
            Err(StoreError::Taken) => {}
            Err(StoreError::Conflict) => break, // another process was faster
            Err(error) => return Err(unavailable(&error)),
        }
    }
    context.read_again(handle).await?;
    drop(writing);
    for code in handle.state().event.codes() {
        context.tables.load_table(*code).await?; // so that its clock runs
    }
    Ok(())
}
