//! A decision as one panel: every choice with its result, and one button.

use crate::decision::Decision;
use crate::offer::{Offer, OfferPicture};
use crate::selection::Selected;
use crate::table::{Scene, choose_selected};
use crate::terms;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use lost_temple_rules::{Due, Token};
use web_shell::browser;
use web_shell::symbol::{Sign, Symbol};
use web_shell::t;

#[component]
pub fn Panel() -> impl IntoView {
    let scene = Scene::here();
    move || scene.own.decision.get().map(|decision| panel(scene, &decision))
}

fn panel(scene: Scene, decision: &Decision) -> impl IntoView + use<> {
    let picture = decision.character.map_or_else(|| "char-back".to_owned(), terms::portrait);
    let offers: Vec<Offer> = decision.choices.iter().filter_map(Offer::of).collect();
    let looks = decision.due == Due::Look;
    let options = if looks {
        spaces(scene, decision.look_spaces()).into_any()
    } else {
        choices(scene, decision.due, &offers).into_any()
    };
    let actions: Vec<_> = decision.choices.iter().map(|choice| choice.action).zip(offers).collect();
    // What is selected, in words.
    let chosen = Memo::new(move |_| {
        let decision = scene.own.decision.get()?;
        let action = scene.own.selected.with(|selected| selected.action(&decision))?;
        let offer = actions.iter().find(|(it, _)| *it == action).map(|(_, offer)| offer);
        offer.map(|offer| (offer.means.clone(), offer.button.clone()))
    });
    let means = move || match chosen.get() {
        Some((means, _)) => means,
        None if looks => scene.own.selected.with(|selected| match selected {
            Selected::Spaces(spaces) if spaces.len() == 1 => t!("lost-look-second", one = spaces[0]),
            _ => t!("lost-look-first"),
        }),
        None => t!("lost-choose-hint"),
    };
    let button = move || match chosen.get() {
        Some((_, button)) => button,
        None if looks => t!("lost-look-none"),
        None => t!("lost-choose-first"),
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if choose_selected(scene) {
            browser::focus("dock-h"); // the panel goes away; the focus must not
        }
    };
    view! {
        <form class="lost-panel" on:submit=submit>
            <Symbol name=picture class="lost-port" />
            {options}
            <p class="lost-means" id="lost-means">{means}</p>
            <button type="submit" class="btn primary stepped lost-go" aria-describedby="lost-means"
                aria-disabled=move || (chosen.with(Option::is_none) || scene.players.table.is_away()).to_string()>{button}</button>
        </form>
    }
}

fn choices(scene: Scene, due: Due, offers: &[Offer]) -> impl IntoView + use<> {
    let class = match due {
        // With few cards there is room for large portraits, with many only for small ones.
        Due::Pick => match offers.len() {
            ..5 => "lost-opts hand few",
            5 | 6 => "lost-opts hand some",
            _ => "lost-opts hand full",
        },
        Due::Name => "lost-opts names",
        Due::Swap(..) => "lost-opts swaps",
        _ => "lost-opts numbers",
    };
    let many = offers.len();
    let option = |(at, offer): (usize, &Offer)| {
        let id = format!("lost-choice-{at}");
        let checked = move || scene.own.selected.with(|selected| *selected == Selected::Choice(at));
        let signs = offer.signs.iter().map(|(name, label)| {
            view! { <Sign name=*name class="i-s" label=label.clone() /> }
        });
        view! {
            <span class="lost-opt">
                <input type="radio" name="lost-choice" id=id.clone() prop:checked=checked
                    on:change=move |_| scene.own.selected.set(Selected::Choice(at)) />
                <label for=id class="stepped">
                    {head(&offer.head)}
                    <span class="to">{offer.short.clone()}{signs.collect_view()}</span>
                </label>
            </span>
        }
    };
    let options = offers.iter().enumerate().map(option).collect_view();
    view! {
        <fieldset class=class style:--many=many.to_string() aria-describedby="lost-means">
            <legend class="vh">{t!("lost-choices")}</legend>
            {options}
        </fieldset>
    }
}

fn head(head: &OfferPicture) -> AnyView {
    match head {
        OfferPicture::Gems(gems) => {
            view! { <span class="gems"><span class="num">{*gems}</span><Sign name="gem" class="i-s" label=t!("lost-gems") /></span> }
                .into_any()
        }
        OfferPicture::Steps(steps) => {
            view! { <span class="gems"><span class="num">{*steps}</span><Sign name="ui-steps" class="i-s" label=t!("lost-steps", steps = *steps) /></span> }
                .into_any()
        }
        OfferPicture::Portrait(character) => {
            view! { <Symbol name=terms::portrait(*character) /><b>{terms::character(*character)}</b> }.into_any()
        }
        OfferPicture::Tokens(tokens) => view! { <span class="tokens">{tokens.map(lies).collect_view()}</span> }.into_any(),
        OfferPicture::Symbol(name) => view! { <Symbol name=*name class="large" /> }.into_any(),
    }
}

/// A token that the Seer sees, on its space.
fn lies((space, token): (u8, Token)) -> impl IntoView {
    view! {
        <span class="lies">
            <Symbol name=terms::token_symbol(token) />
            <span class="on">{t!("lost-token-on", space = space, token = terms::token(token))}</span>
        </span>
    }
}

/// The event spaces, two of which can be chosen to look at.
fn spaces(scene: Scene, events: Vec<u8>) -> impl IntoView {
    let space = |space: u8| {
        let id = format!("lost-look-{space}");
        let checked = move || scene.own.selected.with(|selected| selected.looks_at(space));
        let toggle = move |_| scene.own.selected.update(|selected| *selected = selected.toggled(space));
        view! {
            <span class="lost-opt">
                <input type="checkbox" id=id.clone() prop:checked=checked on:change=toggle />
                <label for=id class="stepped">
                    <Symbol name="event-token" class="i" />
                    <span class="to"><span class="vh">{t!("lost-look-at", space = space)}</span><span class="num" aria-hidden="true">{space}</span></span>
                </label>
            </span>
        }
    };
    let many = events.len();
    view! {
        <fieldset class="lost-opts spaces" style:--many=many.to_string() aria-describedby="lost-means">
            <legend class="vh">{t!("lost-look-spaces")}</legend>
            {events.into_iter().map(space).collect_view()}
        </fieldset>
    }
}
