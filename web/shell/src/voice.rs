//! The text for screen readers: every event once, in order, in sentences. Nothing here is visible.

use leptos::prelude::*;

/// The most sentences that stay in the page. Then all are removed at once: if only the oldest were removed, the others would move, and a
/// screen reader would read them again.
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

    /// Says something when the screen reader has time.
    pub fn say(self, sentence: String) {
        self.said.update(|said| {
            let number = said.last().map_or(0, |(number, _)| number + 1);
            if said.len() >= KEPT {
                said.clear();
            }
            said.push((number, sentence));
        });
    }

    /// Says at once that the listener has to choose.
    pub fn ask(self, sentence: String) {
        self.urgent.update(|said| *said = different(said, sentence));
    }

    /// The live regions of the page.
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

/// The sentence, made to differ from the last one: a region whose text stays the same is not read out again, and two questions in a row
/// can be the same.
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
