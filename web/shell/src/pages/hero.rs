//! The top of the pages for visitors: the night over the temple.

use crate::app::Session;
use crate::shell::Logo;
use crate::symbol::Symbol;
use crate::t;
use leptos::prelude::*;

/// The night landscape, with the way to everything else.
#[component]
pub fn Night(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    let session = Session::here();
    let name = Memo::new(move |_| session.name());
    view! {
        <header class="hero">
            <svg class="night" aria-hidden="true" focusable="false"><use href="#night" /></svg>
            <div class="hero-in">
                <div class="bar">
                    <Logo />
                    <span class="sp"></span>
                    {move || name.get().map(|name| view! {
                        <a class="me" href="/settings">
                            <Symbol name="ui-user" class="i-s" />
                            <span class="me-name">{name}</span>
                        </a>
                    })}
                    <a class="iconbtn" href="/rules" aria-label=t!("rules-and-help")><Symbol name="ui-help" class="i" /></a>
                    <a class="iconbtn" href="/settings" aria-label=t!("settings")><Symbol name="ui-settings" class="i" /></a>
                </div>
                {children.map(|children| children())}
            </div>
        </header>
    }
}
