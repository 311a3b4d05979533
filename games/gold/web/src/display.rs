//! How this device shows the table: what each viewer sets for themselves. The browser remembers it, and nobody else sees it.

use leptos::prelude::*;
use web_shell::browser;
use web_shell::pages::switch::Switch;
use web_shell::t;

/// Where it is stored, and what is stored there.
const KEY: &str = "quipu.gold.cards";
const SCATTERED: &str = "scattered";

#[derive(Clone, Copy)]
pub struct Display {
    /// Whether the cards lie scattered instead of in straight rows.
    scattered: RwSignal<bool>,
}

impl Display {
    /// The settings of this device; without any, straight rows.
    pub fn kept() -> Display {
        Display { scattered: RwSignal::new(browser::kept(KEY).as_deref() == Some(SCATTERED)) }
    }

    pub fn is_scattered(self) -> bool {
        self.scattered.get()
    }

    fn set_scattered(self, scattered: bool) {
        self.scattered.set(scattered);
        // Where nothing can be stored it lasts as long as the page.
        if scattered {
            browser::keep(KEY, SCATTERED);
        } else {
            browser::forget(KEY);
        }
    }

    /// The switches for all of it.
    pub fn switches(self) -> impl IntoView {
        let (label, note) = (t!("gold-display-scattered"), t!("gold-display-scattered-note"));
        let set = Callback::new(move |scattered| self.set_scattered(scattered));
        view! {
            <section class="gold-display" aria-labelledby="gold-display-h">
                <h3 id="gold-display-h">{t!("gold-display")}</h3>
                <Switch label note on=self.scattered set />
            </section>
        }
    }
}
