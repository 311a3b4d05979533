//! The settings of this browser, which are stored there and nowhere else.

use crate::browser;
use crate::words::Language;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

const KEY: &str = "quipu.settings";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    #[default]
    System,
    Dark,
    Light,
}

game_core::named! { Theme, "theme", [(Theme::System, "system"), (Theme::Dark, "dark"), (Theme::Light, "light")] }

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    #[default]
    System,
    Full,
    /// Pieces change place at once.
    Less,
}

game_core::named! { Motion, "motion", [(Motion::System, "system"), (Motion::Full, "full"), (Motion::Less, "less")] }

/// How fast the pictures of a game follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tempo {
    Slow,
    #[default]
    Normal,
    Fast,
    /// What happens stays until the player presses Next; at a table on this device, the bots wait too.
    Wait,
}

game_core::named! { Tempo, "tempo", [(Tempo::Slow, "slow"), (Tempo::Normal, "normal"), (Tempo::Fast, "fast"), (Tempo::Wait, "wait")] }

impl Tempo {
    /// How long something lasts at this tempo that usually lasts this many milliseconds.
    pub const fn scale(self, usual: i32) -> i32 {
        match self {
            Tempo::Slow => usual * 17 / 10,
            Tempo::Normal | Tempo::Wait => usual,
            Tempo::Fast => usual / 2,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Left out: the browser's, if it is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    pub theme: Theme,
    /// Whether sound is on. If missing: yes, except for visitors who came by a link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<bool>,
    pub motion: Motion,
    pub tempo: Tempo,
    /// Whether the odds are shown, where the host allows it; left out: in games against bots only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<bool>,
    /// Whether hints can be asked for, where the table allows it; left out: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
}

impl Settings {
    /// The stored settings. Anything unreadable counts as not set.
    pub fn kept() -> Settings {
        browser::kept(KEY).and_then(|text| wire::from_json(&text).ok()).unwrap_or_default()
    }

    fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::keep(KEY, &text); // where nothing can be kept it lasts as long as the page
        }
    }

    /// Whether motion is reduced.
    pub fn still(&self) -> bool {
        match self.motion {
            Motion::System => browser::media("(prefers-reduced-motion: reduce)"),
            Motion::Full => false,
            Motion::Less => true,
        }
    }
}

/// The settings of this page, as everything in it can see and change them.
#[derive(Clone, Copy)]
pub struct Chosen {
    pub now: RwSignal<Settings>,
    /// Whether the visitor came by a link to a table: then sound is off at first.
    by_link: bool,
}

impl Chosen {
    /// Reads them, stores every change, and applies them to the page.
    pub fn provide(by_link: bool) -> Chosen {
        let chosen = Chosen { now: RwSignal::new(Settings::kept()), by_link };
        provide_context(chosen);
        Effect::new(move |before: Option<()>| {
            let settings = chosen.now.get();
            let theme = (settings.theme != Theme::System).then(|| settings.theme.name());
            browser::mark_root("data-theme", theme);
            browser::mark_root("data-motion", settings.still().then_some("less"));
            if before.is_some() {
                settings.keep();
            }
        });
        chosen
    }

    pub fn here() -> Chosen {
        expect_context()
    }

    pub fn sound(self) -> bool {
        self.now.with(|settings| settings.sound.unwrap_or(!self.by_link))
    }

    /// The same, read once without following changes.
    pub fn sound_now(self) -> bool {
        untrack(|| self.sound())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_settings_can_be_read_again_and_new_ones_have_a_default() {
        let settings =
            Settings { theme: Theme::Light, sound: Some(false), odds: Some(true), ..Settings::default() };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
        assert_eq!(serde_json::from_str::<Settings>("{}").unwrap(), Settings::default());
        let old =
            serde_json::from_str::<Settings>(r#"{"theme":"dark","motion":"less","odds":false}"#).unwrap();
        assert_eq!((old.odds, old.tempo), (Some(false), Tempo::Normal));
    }

    #[test]
    fn a_slow_game_takes_longer_than_a_fast_one() {
        let lasts: Vec<i32> =
            [Tempo::Slow, Tempo::Normal, Tempo::Wait, Tempo::Fast].map(|it| it.scale(1000)).to_vec();
        assert_eq!(lasts, [1700, 1000, 1000, 500]);
    }
}
