//! What a screen reader reads out: every event once, in order, in sentences. Nothing here is visible.

use leptos::prelude::*;

/// So many sentences stay in the page. Then all of them go at once: if only the oldest went, the others would be moved, and a reader
/// would read them again.
const KEPT: usize = 200;

#[derive(Clone, Copy)]
pub struct Voice {
    said: RwSignal<Vec<(u32, String)>>,
    urgent: RwSignal<String>,
}

impl Voice {
    pub fn provide() -> Voice {
        let voice = Voice { said: RwSignal::new(Vec::new()), urgent: RwSignal::new(String::new()) };
        provide_context(voice);
        voice
    }

    pub fn here() -> Voice {
        expect_context()
    }

    /// Says something when the reader has time.
    pub fn say(self, sentence: String) {
        self.said.update(|said| {
            let number = said.last().map_or(0, |(number, _)| number + 1);
            if said.len() >= KEPT {
                said.clear();
            }
            said.push((number, sentence));
        });
    }

    /// Says at once that something is asked of the listener.
    pub fn ask(self, sentence: String) {
        self.urgent.update(|said| *said = different(said, sentence));
    }

    /// The places in the page that are read out.
    pub fn regions(self) -> impl IntoView {
        view! {
            <div class="vh" role="log" aria-live="polite" aria-relevant="additions" data-voice="">
                <For each=move || self.said.get() key=|(number, _)| *number let((_, sentence))>
                    <p>{sentence}</p>
                </For>
            </div>
            <p class="vh" role="alert" aria-live="assertive">{move || self.urgent.get()}</p>
        }
    }
}

/// The sentence, in a form that differs from what was said last: a region whose text stays the same is not read out again, and a question
/// may well be the same as the one before.
fn different(said: &str, sentence: String) -> String {
    if said == sentence { sentence + "\u{a0}" } else { sentence }
}

#[cfg(test)]
mod tests {
    use super::different;

    #[test]
    fn the_same_question_is_asked_aloud_every_time() {
        let mut said = String::new();
        for _ in 0..4 {
            let next = different(&said, "Torch or camp?".to_owned());
            assert_ne!(next, said);
            assert_eq!(next.trim_end(), "Torch or camp?");
            said = next;
        }
    }
}
