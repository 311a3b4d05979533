//! Hints: a small tab at the edge of the dock, and the panel that it opens above it. Both lie over the table, so nothing moves.

use super::Players;
use crate::settings::Chosen;
use crate::symbol::Symbol;
use crate::t;
use crate::table::{AtTable, Place, level_name};
use crate::words::{self, Value};
use bots::{Level, Reason};
use leptos::prelude::*;
use wire::{ActionChance, Hint, Json};

/// Of a decision with more options the best ones are shown, and what Pathfinder would do.
const MOST_SHOWN: usize = 4;

/// The hints of a page, for its dock and its keys.
#[derive(Clone, Copy)]
pub struct Hints {
    players: Players,
    /// The decision about which the viewer can have a hint.
    due: Memo<Option<u64>>,
    /// The decision whose panel is open.
    open: RwSignal<Option<u64>>,
    /// An action in the words of the game.
    words: Callback<Json, Option<String>>,
    /// So many actions between which nobody can tell a difference, in the words of the game.
    alike: fn(usize) -> Option<String>,
}

/// What is shown as one: an action, or all those between which nobody can tell a difference.
struct Row<'a> {
    first: &'a ActionChance,
    many: usize,
    /// Whether Pathfinder would choose it.
    chosen: bool,
}

/// Whether hints are shown at a table.
#[derive(Clone, Copy)]
pub struct TableHints {
    chosen: Chosen,
    table: AtTable,
}

impl TableHints {
    pub fn of(table: AtTable) -> TableHints {
        TableHints { chosen: Chosen::here(), table }
    }

    /// Whether there are any: the table allows them.
    pub fn allowed(self) -> bool {
        let here = self.table.place != Place::Replay && !self.table.screen;
        here && self.table.seen.with(|seen| {
            let table = seen.as_ref().map(|seen| &seen.table);
            table.is_some_and(|table| table.setup.hints && table.event.is_none())
        })
    }

    /// Whether the viewer wants them.
    pub fn wanted(self) -> bool {
        self.chosen.now.with(|settings| settings.hints.unwrap_or(true))
    }
}

impl Hints {
    /// For everything on the page. `asked` is the decision that is due.
    pub fn provide(
        players: Players,
        asked: Signal<Option<u64>>,
        words: Callback<Json, Option<String>>,
        alike: fn(usize) -> Option<String>,
    ) -> Hints {
        let table = TableHints::of(players.table);
        let due = Memo::new(move |_| asked.get().filter(|_| table.allowed() && table.wanted()));
        let hints = Hints { players, due, open: RwSignal::new(None), words, alike };
        provide_context(hints);
        hints
    }

    /// The decision whose panel is shown.
    fn shown(self) -> Option<u64> {
        self.due.get().filter(|due| self.open.get() == Some(*due))
    }

    /// Opens the panel and asks for the hint, or closes it.
    pub fn toggle(self) {
        let Some(decision) = self.due.get_untracked() else { return };
        if self.close() {
            return;
        }
        self.open.set(Some(decision));
        if self.hint(decision).is_none() {
            self.players.table.ask_hint(decision);
        }
    }

    /// Whether it was open.
    pub fn close(self) -> bool {
        let was_open = untrack(|| self.shown()).is_some();
        if was_open {
            self.open.set(None);
        }
        was_open
    }

    /// What is shown as one, in words.
    fn words(self, row: &Row<'_>) -> Option<String> {
        let alike = row.first.alike.then(|| (self.alike)(row.many)).flatten();
        alike.or_else(|| self.words.run(row.first.action.clone()))
    }

    /// The hint about this decision, if it is there. Several people may share the page: it is only for the one who has asked.
    fn hint(self, decision: u64) -> Option<Hint> {
        let you = self.players.you.get();
        let hint = self.players.table.hint.get().filter(|(seat, _)| *seat == you)?.1;
        (hint.decision == decision).then_some(hint)
    }
}

/// The tab and the panel, in a dock. Nothing where there are no hints.
#[component]
pub fn HintTab() -> impl IntoView {
    let hints = use_context::<Hints>()?;
    let shown = Memo::new(move |_| hints.shown());
    let tab = move || {
        hints.due.get().map(|_| {
            view! {
                <button type="button" class="hint-tab" aria-keyshortcuts="H" aria-controls="hint"
                    aria-expanded=move || shown.get().is_some().to_string() on:click=move |_| hints.toggle()>
                    <Symbol name="level-pathfinder" class="i-s" />{t!("hint-ask")}<kbd class="key" aria-hidden="true">"H"</kbd>
                </button>
            }
        })
    };
    let panel = move || {
        let decision = shown.get()?;
        Some(match hints.hint(decision) {
            Some(hint) => view! { <Panel hints hint /> }.into_any(),
            None => view! { <p class="note">{t!("hint-thinking")}</p> }.into_any(),
        })
    };
    // The live region is there before its text.
    Some(view! {
        <div class="hint-place">
            <div class="hint" id="hint" role="status" class:open=move || shown.get().is_some()>{panel}</div>
            {tab}
        </div>
    })
}

#[component]
fn Panel(hints: Hints, hint: Hint) -> impl IntoView {
    let rows = rows(&hint);
    let chosen = rows.iter().find(|row| row.chosen).map(|row| hints.words(row));
    let choice = chosen.unwrap_or_else(|| hints.words.run(hint.choice.clone())).map(|action| {
        let name = level_name(Level::Pathfinder);
        view! { <p class="hint-choice">{t!("hint-choice", name = name, action = action)}</p> }
    });
    let names = hints.players.names.get_untracked();
    let reasons = hint.reasons.iter().filter_map(|reason| reason_words(reason, &names));
    let reasons = reasons.map(|reason| view! { <p>{reason}</p> }).collect_view();
    let many = rows.len();
    let shown = shown(rows);
    let heading = (!shown.is_empty()).then(|| match many > shown.len() {
        true => view! { <h3>{t!("hint-best")}</h3> },
        false => view! { <h3>{t!("hint-chances")}</h3> },
    });
    let bars = shown.iter().filter_map(|row| Some(bar(hints.words(row)?, row.first.chance))).collect_view();
    view! {
        <button type="button" class="iconbtn hint-close" aria-label=t!("hint-close") on:click=move |_| _ = hints.close()>
            <Symbol name="ui-close" class="i-s" />
        </button>
        {choice}
        {reasons}
        {heading}
        <ul class="hint-bars">{bars}</ul>
    }
}

fn bar(action: String, chance: u16) -> impl IntoView {
    let percent = (chance + 50) / 100;
    view! {
        <li>
            <span>{action}</span>
            <i aria-hidden="true"><b style:width=format!("{percent}%")></b></i>
            <strong>{t!("hint-percent", percent = percent)}</strong>
        </li>
    }
}

/// All options, the best first.
fn rows(hint: &Hint) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::with_capacity(hint.chances.len());
    for it in &hint.chances {
        let chosen = it.action.get() == hint.choice.get();
        match rows.iter_mut().find(|row| row.first.alike && it.alike) {
            Some(row) => {
                row.many += 1;
                row.chosen |= chosen;
            }
            None => rows.push(Row { first: it, many: 1, chosen }),
        }
    }
    rows
}

/// The best options, and what Pathfinder would do even if it is none of them.
fn shown(rows: Vec<Row<'_>>) -> Vec<Row<'_>> {
    let best = |(place, row): &(usize, Row<'_>)| *place < MOST_SHOWN || row.chosen;
    rows.into_iter().enumerate().filter(best).map(|(_, row)| row).collect()
}

/// A reason in the language of the page.
fn reason_words(reason: &Reason, names: &[String]) -> Option<String> {
    let numbers = reason.numbers.iter().map(|(name, number)| (&**name, Value::from(*number)));
    let player = reason.seat.map(|seat| ("name", Value::from(super::name(seat.index(), names))));
    let values: Vec<(&str, Value<'_>)> = numbers.chain(player).collect();
    words::find(&reason.key, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Seat;
    use serde_json::json;

    fn hint(chances: &[(u8, u16)], choice: u8) -> Hint {
        let chances: Vec<_> =
            chances.iter().map(|(action, chance)| json!({ "do": action, "chance": chance })).collect();
        let hint = json!({ "decision": 3, "chances": chances, "choice": choice });
        serde_json::from_str(&hint.to_string()).expect("it is a hint")
    }

    #[test]
    fn the_best_are_shown_and_always_what_pathfinder_would_do() {
        let all: Vec<(u8, u16)> = (0..9).map(|action| (action, 5000 - 100 * u16::from(action))).collect();
        let shown = |hint: &Hint| {
            shown(rows(hint)).iter().map(|row| row.first.action.get().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(shown(&hint(&all, 2)), ["0", "1", "2", "3"]);
        assert_eq!(shown(&hint(&all, 7)), ["0", "1", "2", "3", "7"]);
        assert_eq!(shown(&hint(&[], 7)), Vec::<String>::new());
    }

    #[test]
    fn what_nobody_can_tell_apart_is_shown_as_one() {
        let all: Vec<(u8, u16)> = (0..9).map(|action| (action, 5000)).collect();
        let mut hint = hint(&all, 8);
        hint.chances.iter_mut().skip(3).for_each(|it| it.alike = true);
        let rows = rows(&hint);
        let many: Vec<(usize, bool)> = rows.iter().map(|row| (row.many, row.chosen)).collect();
        assert_eq!(many, [(1, false), (1, false), (1, false), (6, true)]);
        assert_eq!(shown(rows).len(), 4);
    }

    #[test]
    fn a_reason_has_its_numbers_and_names() {
        let seat = Seat::new(1).expect("a seat");
        let reason = Reason::new("incan-hint-lead").number("points", 4).about(seat);
        let said = reason_words(&reason, &["Ana".to_owned(), "Ben".to_owned()]).expect("it has a text");
        assert!(said.contains("Ben") && said.contains('4'), "{said}");
        assert_eq!(reason_words(&Reason::new("no-such-key"), &[]), None);
    }
}
