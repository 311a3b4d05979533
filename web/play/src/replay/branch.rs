//! Playing on from a moment of a game, against bots.

use super::playback::Playback;
use bots::Level;
use game_core::Seat;
use leptos::ev;
use leptos::prelude::*;
use web_shell::api;
use web_shell::pages::name;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::level_name;
use web_shell::way::local;
use wire::Perspective;

/// The seat to play from, by its number.
#[derive(Clone, Copy)]
pub struct BranchSeat(pub RwSignal<usize>);

impl BranchSeat {
    /// For everything in the page: at first the seat from which the game is watched, or else that of a person.
    pub fn provide(playback: Playback) -> BranchSeat {
        let first = match playback.perspective.get_untracked() {
            Perspective::Seat(seat) => seat.index(),
            _ => playback.game().seats.iter().position(|sitter| sitter.bot.is_none()).unwrap_or(0),
        };
        let seat = BranchSeat(RwSignal::new(first));
        provide_context(seat);
        seat
    }
}

/// The form to start a game of your own from here.
#[component]
pub fn Branch(trouble: RwSignal<Option<String>>) -> impl IntoView {
    let playback = Playback::here();
    let game = playback.game();
    let names = playback.names();
    let BranchSeat(seat) = expect_context();
    let first = seat.get_untracked();
    let level = RwSignal::new(Level::Guide);
    let called = RwSignal::new(name::last_used());
    // Another game is saved on this device: ask once more before replacing it.
    let (saved, replaces) = (local::unfinished(), RwSignal::new(false));
    let closed = move || game.outcome.is_some() && playback.is_at_end();
    let closed = Memo::new(move |_| closed());
    let go = move |event: ev::SubmitEvent| {
        event.prevent_default();
        trouble.set(None);
        if saved.get_untracked() == Some(true) && !replaces.get_untracked() {
            return replaces.set(true);
        }
        let Some(seat) = Seat::new(seat.get_untracked()) else { return };
        let name = match wire::checked_name(&called.get_untracked()) {
            Ok(name) => name,
            Err(problem) => return trouble.set(Some(api::bad_name(problem))),
        };
        let step = playback.step_at(playback.at.get_untracked());
        playback.projector().branch(step, seat, name, level.get_untracked());
    };
    let seats = names.iter().enumerate().map(|(index, name)| {
        view! { <option value=index.to_string() selected=index == first>{name.clone()}</option> }
    });
    let seats = seats.collect_view();
    let levels = Level::all().map(|it| {
        view! { <option value=it.name() selected=it == Level::Guide>{level_name(it)}</option> }
    });
    let levels = levels.collect_view();
    let choose_level = move |event: ev::Event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    let choose_seat = move |event: ev::Event| seat.set(event_target_value(&event).parse().unwrap_or(0));
    let word = move || if replaces.get() { t!("replay-branch-replace") } else { t!("replay-branch-go") };
    let note = move || match (closed.get(), replaces.get()) {
        (true, _) => t!("replay-branch-over"),
        (false, true) => t!("replay-branch-replaces"),
        (false, false) => t!("replay-branch-note"),
    };
    view! {
        <form class="panel stepped replay-branch" aria-labelledby="replay-branch-h" on:submit=go>
            <h2 id="replay-branch-h" tabindex="-1"><Symbol name="ui-swap" class="i" />{t!("replay-branch")}</h2>
            <p role="status">{note}</p>
            <div class="replay-fields">
                <label><span>{t!("replay-branch-seat")}</span><select class="field" prop:value=move || seat.get().to_string() on:change=choose_seat>{seats}</select></label>
                <label><span>{t!("replay-branch-level")}</span><select class="field" on:change=choose_level>{levels}</select></label>
                <label><span>{t!("replay-branch-name")}</span>
                    <input class="field" maxlength="20" autocomplete="nickname" prop:value=move || called.get()
                        on:input=move |event| called.set(event_target_value(&event)) />
                </label>
            </div>
            <button type="submit" class="btn stepped" disabled=move || closed.get()>{word}</button>
            <p class="fault" role="alert">{move || trouble.get()}</p>
        </form>
    }
}
