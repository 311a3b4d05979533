//! Help over the table, and what the viewer can set there. The game continues beneath it.

use super::plan::ForcedSwitch;
use super::{AtRest, Players, TableHints};
use crate::browser;
use crate::pages::switch::Switch;
use crate::settings::{Chosen, Tempo};
use crate::symbol::Symbol;
use crate::t;
use crate::table::{AtTable, Place, Seen};
use crate::words;
use game_list::GameKind;
use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use wire::{Command, Phase};

/// The rules of a game, for the help. The part of the client with the games provides it.
#[derive(Clone, Copy)]
pub struct RulesPages(pub fn(GameKind) -> AnyView);

/// Whether the odds are shown at a table.
#[derive(Clone, Copy)]
pub struct TableOdds {
    chosen: Chosen,
    table: AtTable,
}

impl TableOdds {
    pub fn of(table: AtTable) -> TableOdds {
        TableOdds { chosen: Chosen::here(), table }
    }

    /// Whether the host allows them, in a game that has odds.
    fn allowed(self) -> bool {
        self.table.seen.with(|seen| {
            let setup = seen.as_ref().map(|seen| &seen.table.setup);
            setup.is_some_and(|setup| setup.odds && setup.game.manifest().odds)
        })
    }

    /// What the viewer has chosen; if nothing, they are shown in games against bots.
    fn wanted(self) -> bool {
        let chosen = self.chosen.now.with(|settings| settings.odds);
        chosen.unwrap_or_else(|| self.table.place != Place::Replay && self.table.is_alone())
    }

    pub fn shown(self) -> bool {
        self.allowed() && self.wanted()
    }
}

/// Opens the help of this page.
#[derive(Clone, Copy)]
pub struct OpenHelp(Callback<()>);

impl OpenHelp {
    pub fn run(self) {
        self.0.run(());
    }
}

/// The help of this page: it opens at the key `?` too. A big screen has none.
pub fn help(table: AtTable) -> (Option<OpenHelp>, AnyView) {
    if table.screen {
        return (None, ().into_any());
    }
    let (dialog, shown) = (NodeRef::<Dialog>::new(), RwSignal::new(false));
    // Asked of the dialog itself: the event that it was closed comes later, and `?` may be pressed in between.
    let is_open = move || dialog.get_untracked().is_some_and(|dialog| dialog.open());
    let open = OpenHelp(Callback::new(move |()| {
        browser::prepare_part("study"); // the rules look as they do on their own page
        shown.set(true);
        if let Some(dialog) = dialog.get_untracked() {
            let _ = dialog.show_modal(); // it may be open already
        }
    }));
    let keys = window_event_listener(ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let writing = super::within(&event, "input:not([type=radio], [type=checkbox]), select, textarea");
        if event.key() == "?" && !modified && !writing && !is_open() {
            event.prevent_default();
            open.run();
        }
    });
    on_cleanup(move || keys.remove());
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let view = view! {
        <dialog class="help" node_ref=dialog aria-labelledby="help-h" on:close=move |_| shown.set(is_open())>
            <div class="help-top">
                <h2 id="help-h" tabindex="-1" autofocus=true>{t!("rules-and-help")}</h2>
                <button type="button" class="iconbtn" aria-label=t!("help-close") on:click=close><Symbol name="ui-close" class="i" /></button>
            </div>
            <div class="help-in" tabindex="0" role="region" aria-labelledby="help-h">
                {move || shown.get().then(|| view! { <Inside table /> })}
            </div>
        </dialog>
    };
    (Some(open), view.into_any())
}

#[component]
fn Inside(table: AtTable) -> impl IntoView {
    let game = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.game));
    let plays = use_context::<Players>().is_some_and(|players| players.you.get_untracked().is_some());
    let keys = game.and_then(|game| words::find(&format!("keys-{game}"), &[])).unwrap_or_default();
    let rules = use_context::<RulesPages>().zip(game).map(|(pages, game)| (pages.0)(game));
    view! {
        {(table.place != Place::Replay).then(|| view! { <TableSettings table /> })}
        <h3>{t!("help-title")}</h3>
        <ul class="terms">
            {(plays && table.place != Place::Here).then(|| view! { <li>{t!("help-away")}</li> })}
            <li>{t!("help-keys")} " " {keys}</li>
        </ul>
        {matches!(table.place, Place::Online(_)).then(|| view! { <EndGame table /> })}
        <div class="rules">{rules}</div>
    }
}

/// Lets the host end a game that nobody continues. It asks twice, because it affects everyone.
#[component]
fn EndGame(table: AtTable) -> impl IntoView {
    let sure = RwSignal::new(false);
    let hosts = Memo::new(move |_| {
        let hosts =
            |seen: &Seen| seen.you.host && seen.table.phase == Phase::Playing && seen.table.event.is_none();
        table.seen.with(|seen| seen.as_ref().is_some_and(hosts))
    });
    // The pressed button disappears; the focus must not.
    let ask = move |really: bool, button: &'static str| {
        sure.set(really);
        browser::after(0, move || browser::focus(button));
    };
    move || {
        hosts.get().then(|| {
            if sure.get() {
                view! {
                    <p class="end-game">
                        <span>{t!("end-game-sure")}</span>
                        <button type="button" class="btn stepped danger" on:click=move |_| table.act(Command::EndGame {})>{t!("end-game-yes")}</button>
                        <button type="button" id="end-game-no" class="btn stepped quiet" on:click=move |_| ask(false, "end-game")>{t!("end-game-no")}</button>
                    </p>
                }
                .into_any()
            } else {
                view! {
                    <p class="end-game">
                        <button type="button" id="end-game" class="btn stepped quiet" on:click=move |_| ask(true, "end-game-no")>{t!("end-game")}</button>
                    </p>
                }
                .into_any()
            }
        })
    }
}

/// What the viewer can set at the table.
#[component]
fn TableSettings(table: AtTable) -> impl IntoView {
    let chosen = Chosen::here();
    let (odds, hints) = (TableOdds::of(table), TableHints::of(table));
    let lesson = use_context::<AtRest>().is_some();
    view! {
        <section class="help-set" aria-label=t!("pace-title")>
            {(!lesson).then(|| view! { <TempoChoice chosen group="tempo-here" /> })}
            <div class="switches">
                {move || odds.allowed().then(|| view! {
                    <Switch label=t!("help-odds") note=t!("help-odds-note") on=Signal::derive(move || odds.wanted())
                        set=Callback::new(move |on| chosen.now.update(|settings| settings.odds = Some(on))) />
                })}
                {move || hints.allowed().then(|| view! {
                    <Switch label=t!("help-hints") note=t!("help-hints-note") on=Signal::derive(move || hints.wanted())
                        set=Callback::new(move |on| chosen.now.update(|settings| settings.hints = Some(on))) />
                })}
                {(!lesson).then(|| view! { <ForcedSwitch table /> })}
                <Switch label=t!("help-sound") note="" on=Signal::derive(move || chosen.sound())
                    set=Callback::new(move |on| chosen.now.update(|settings| settings.sound = Some(on))) />
            </div>
            <p><a href="/settings">{t!("help-settings")}</a></p>
        </section>
    }
}

/// How fast games are shown, to be chosen.
#[component]
pub fn TempoChoice(chosen: Chosen, group: &'static str) -> impl IntoView {
    let tempo = Signal::derive(move || chosen.now.with(|settings| settings.tempo));
    let choices = Tempo::all().map(|it| {
        let words = match it {
            Tempo::Slow => t!("pace-slow"),
            Tempo::Normal => t!("pace-normal"),
            Tempo::Fast => t!("pace-fast"),
            Tempo::Wait => t!("pace-wait"),
        };
        view! {
            <label class="pick">
                <input type="radio" name=group value=it.name() prop:checked=move || tempo.get() == it
                    on:change=move |_| chosen.now.update(|settings| settings.tempo = it) />
                <span class="pick-text"><b>{words}</b></span>
            </label>
        }
    });
    view! {
        <fieldset class="picks across"><legend>{t!("pace-title")}</legend>{choices.collect_view()}</fieldset>
        <p class="note">{t!("pace-wait-note")}</p>
    }
}
