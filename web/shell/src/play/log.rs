//! What happened, newest first: a knot on the cord for each.

use crate::t;
use leptos::prelude::*;

const LINES: usize = 300;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Good,
    /// A hazard, or a loss.
    Bad,
    /// A round or the game begins or ends.
    Turn,
}

impl Tone {
    /// The class of its knot on the cord.
    pub const fn class(self) -> &'static str {
        match self {
            Tone::Plain => "",
            Tone::Good => "good",
            Tone::Bad => "bad",
            Tone::Turn => "turn",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub tone: Tone,
    pub text: String,
}

/// What happened, oldest first, with a number that each line keeps.
#[derive(Clone, Copy)]
pub struct LogBook {
    lines: RwSignal<Vec<(u32, Line)>>,
    /// Counts the lines over all games.
    number: StoredValue<u32>,
}

impl LogBook {
    pub fn provide() -> LogBook {
        let book = LogBook { lines: RwSignal::new(Vec::new()), number: StoredValue::new(0) };
        provide_context(book);
        book
    }

    pub fn write(self, line: Line) {
        let number = self.number.try_update_value(|number| {
            *number += 1;
            *number
        });
        self.lines.update(|lines| {
            lines.push((number.unwrap_or_default(), line));
            let forgotten = lines.len().saturating_sub(LINES);
            lines.drain(..forgotten);
        });
    }

    pub fn clear(self) {
        self.lines.set(Vec::new());
    }
}

/// The log. Screen readers don't read it out; the page's [`Voice`](crate::voice::Voice) does that.
#[component]
pub fn Log() -> impl IntoView {
    let book: LogBook = expect_context();
    let lines = move || book.lines.get().into_iter().rev().collect::<Vec<_>>();
    view! {
        <section class="panel stepped logbox" aria-labelledby="log-h">
            <h2 id="log-h">{t!("play-log")}</h2>
            <ol class="log" reversed tabindex="0" aria-labelledby="log-h">
                <For each=lines key=|(number, _)| *number let((_, line))>
                    <li class=line.tone.class()>{line.text}</li>
                </For>
            </ol>
        </section>
    }
}
