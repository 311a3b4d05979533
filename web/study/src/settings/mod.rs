//! The settings of this browser, and the profile.

mod bots;
mod devices;
mod notify;
mod who;
mod yours;

use leptos::prelude::*;
use web_shell::app::Session;
use web_shell::pages::switch::Switch;
use web_shell::play::TempoChoice;
use web_shell::settings::{Chosen, Motion, Theme};
use web_shell::shell::Top;
use web_shell::t;
use web_shell::words::{self, Language};

#[component]
pub fn SettingsPage() -> impl IntoView {
    let chosen = Chosen::here();
    let session = Session::here();
    let claimed = Memo::new(move |_| session.me.with(|me| me.iter().flatten().any(|me| me.claimed)));
    let theme = Signal::derive(move || chosen.now.with(|settings| settings.theme));
    let motion = Signal::derive(move || chosen.now.with(|settings| settings.motion));
    let language =
        Signal::derive(move || chosen.now.with(|settings| settings.language.unwrap_or(words::spoken())));
    let themes = Theme::all().map(|it| {
        let (words, swatch) = match it {
            Theme::System => (t!("theme-system"), "both"),
            Theme::Dark => (t!("theme-dark"), "night"),
            Theme::Light => (t!("theme-light"), "day"),
        };
        view! {
            <label class="pick theme">
                <input type="radio" name="theme" prop:checked=move || theme.get() == it
                    on:change=move |_| chosen.now.update(|settings| settings.theme = it) />
                <span class=format!("swatch {swatch}") aria-hidden="true"></span>
                <span class="pick-text"><b>{words}</b></span>
            </label>
        }
    });
    let motions = Motion::all().map(|it| {
        let words = match it {
            Motion::System => t!("motion-system"),
            Motion::Full => t!("motion-full"),
            Motion::Less => t!("motion-less"),
        };
        view! {
            <label class="pick">
                <input type="radio" name="motion" prop:checked=move || motion.get() == it
                    on:change=move |_| chosen.now.update(|settings| settings.motion = it) />
                <span class="pick-text"><b>{words}</b></span>
            </label>
        }
    });
    let languages = Language::all().map(|it| {
        view! {
            <label class="pick">
                <input type="radio" name="language" id=format!("language-{it}") prop:checked=move || language.get() == it
                    on:change=move |_| chosen.now.update(|settings| settings.language = Some(it)) />
                <span class="pick-text" lang=it.name()><b>{it.own_name()}</b></span>
            </label>
        }
    });
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page" tabindex="-1">
            <h1>{t!("settings")}</h1>
            <who::Who />
            <notify::Notify />
            {move || claimed.get().then(|| view! { <bots::Bots /> })}
            <section class="panel stepped" aria-label=t!("set-look")>
                <fieldset class="picks across"><legend>{t!("set-theme")}</legend>{themes.collect_view()}</fieldset>
                <fieldset class="picks across"><legend>{t!("set-motion")}</legend>{motions.collect_view()}</fieldset>
                <fieldset class="picks across"><legend>{t!("set-language")}</legend>{languages.collect_view()}</fieldset>
            </section>
            <section class="panel stepped" aria-label=t!("set-play")>
                <TempoChoice chosen group="tempo" />
                <div class="switches">
                    <Switch label=t!("set-sound") note=t!("set-sound-note") on=Signal::derive(move || chosen.sound())
                        set=Callback::new(move |on| chosen.now.update(|settings| settings.sound = Some(on))) />
                    <Switch label=t!("set-odds") note=t!("set-odds-note") on=Signal::derive(move || chosen.now.with(|settings| settings.odds.unwrap_or_default()))
                        set=Callback::new(move |on| chosen.now.update(|settings| settings.odds = Some(on))) />
                </div>
            </section>
            <yours::Yours />
            <section class="panel stepped about">
                <h2>{t!("about-title")}</h2>
                <p>{t!("about")}</p>
                <p class="about-links">
                    <a href="/rules">{t!("foot-rules")}</a>
                    <a href="/records">{t!("foot-records")}</a>
                    <a href="/">{t!("go-home")}</a>
                </p>
            </section>
        </main>
    }
}
