//! The summary card: what each character does, what the spaces mean, which chance tokens there are. It lies over the table.

use crate::table::Scene;
use crate::terms;
use crate::track::{kind_name, kind_picture};
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use lost_temple_rules::{Character, Space, Stages, TOKENS, Token};
use web_shell::browser;
use web_shell::symbol::Symbol;
use web_shell::t;

/// The card of a table: anything on the page can open it.
#[derive(Clone, Copy)]
pub struct SummaryCard {
    /// The character that was pressed.
    marked: RwSignal<Option<Character>>,
    dialog: NodeRef<html::Dialog>,
}

impl SummaryCard {
    pub fn provide() {
        provide_context(SummaryCard { marked: RwSignal::new(None), dialog: NodeRef::new() });
    }

    pub fn here() -> SummaryCard {
        expect_context()
    }

    /// Opens it, at a character or at its top.
    pub fn open(self, character: Option<Character>) {
        self.marked.set(character);
        let Some(dialog) = self.dialog.get_untracked() else { return };
        let _ = dialog.show_modal(); // it fails only if it is open already
        dialog.set_scroll_top(0);
        if let Some(character) = character {
            browser::focus(&row_id(character));
        }
    }

    fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
    }
}

fn row_id(character: Character) -> String {
    format!("lost-sum-{character}")
}

#[component]
pub fn Summary() -> impl IntoView {
    let scene = Scene::here();
    let card = SummaryCard::here();
    let characters = Memo::new(move |_| {
        let seats = scene.now.with(|now| now.explorers.seats());
        let mandarin = scene.own.options.with(|options| options.mandarin);
        Stages::of(seats, mandarin).characters()
    });
    // A press beside the card lands on the dialog itself.
    let beside = move |event: MouseEvent| {
        let on_dialog = event.target().is_some() && event.target() == event.current_target();
        if on_dialog {
            card.close();
        }
    };
    view! {
        <dialog class="lost-summary" node_ref=card.dialog aria-labelledby="lost-summary-h" on:click=beside>
            <div class="lost-summary-in">
                <div class="lost-summary-top">
                    <h2 id="lost-summary-h">{t!("lost-summary")}</h2>
                    <button type="button" class="iconbtn" aria-label=t!("lost-summary-close") on:click=move |_| card.close()>
                        <Symbol name="ui-close" class="i" />
                    </button>
                </div>
                <p class="note">{t!("lost-summary-call")}</p>
                <ol class="lost-sum-chars">
                    {move || characters.get().iter().map(|character| view! { <Row character card /> }).collect_view()}
                </ol>
                <h3>{t!("lost-legend")}</h3>
                <Legend />
                <h3>{t!("lost-mix")}</h3>
                <Mix />
            </div>
        </dialog>
    }
}

#[component]
fn Row(character: Character, card: SummaryCard) -> impl IntoView {
    let marked = move || card.marked.get() == Some(character);
    view! {
        <li id=row_id(character) tabindex="-1" class:on=marked>
            <span class="no" aria-hidden="true">{character.number()}</span>
            <Symbol name=terms::portrait(character) />
            <p><b>{terms::character(character)}</b>" "{terms::ability(character)}</p>
        </li>
    }
}

/// What each kind of space means.
#[component]
fn Legend() -> impl IntoView {
    let kinds = [
        (Space::Plain, t!("lost-legend-plain")),
        (Space::Event, t!("lost-legend-event")),
        (Space::Jungle, t!("lost-legend-jungle")),
        (Space::Village, t!("lost-legend-village")),
        (Space::Temple, t!("lost-legend-temple")),
        (Space::GreatTemple, t!("lost-legend-great")),
    ];
    let row = |(kind, means): (Space, String)| {
        let name = kind_name(kind);
        view! {
            <li>
                <span class=format!("lost-disc of-{name}") aria-hidden="true">{kind_picture(kind).map(|name| view! { <Symbol name /> })}</span>
                <p><b>{t!("board-kind", kind = name)}</b>" "{means}</p>
            </li>
        }
    };
    view! { <ul class="lost-legend">{kinds.map(row).collect_view()}</ul> }
}

/// All chance tokens of the board by kind, and how many of them lie where. Which lie where, no one knows.
#[component]
fn Mix() -> impl IntoView {
    let scene = Scene::here();
    let lie = Memo::new(move |_| scene.shown().with(|frame| (frame.view.tokens.len(), frame.view.reserve)));
    let counts = Memo::new(move |_| {
        scene.own.options.with(|options| {
            Token::NAMES.iter().map(|(token, _)| (*token, options.board.count(*token))).collect::<Vec<_>>()
        })
    });
    let row = |(token, count): (Token, u8)| {
        view! {
            <li>
                <Symbol name=terms::token_symbol(token) />
                <p><b>{t!("lost-mix-count", count = count)}</b>" "{terms::token(token)}</p>
            </li>
        }
    };
    let count = move || {
        let (track, reserve) = lie.get();
        t!("lost-mix-where", all = TOKENS, track = track, reserve = reserve)
    };
    view! {
        <p class="note">{count}</p>
        <ul class="lost-mix">{move || counts.get().into_iter().filter(|(_, count)| *count > 0).map(row).collect_view()}</ul>
    }
}
