//! A game on this device: who shares it, and which bots come along.

use bots::Level;
use catalog::GameKind;
use leptos::prelude::*;
use web_shell::pages::known;
use web_shell::pages::levels::{Levels, character};
use web_shell::pages::name::{self, Draft};
use web_shell::route::{Route, Router};
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::table::level_name;
use web_shell::way::local;

/// Somebody who plays along: a number that stays, and who it is.
#[derive(Clone, Copy)]
struct Companion {
    key: u32,
    who: Who,
}

#[derive(Clone, Copy)]
enum Who {
    Friend(RwSignal<String>),
    Bot(RwSignal<Level>),
}

/// Who comes along besides whoever has the device.
#[derive(Clone, Copy)]
struct Party {
    game: RwSignal<GameKind>,
    all: RwSignal<Vec<Companion>>,
    next: StoredValue<u32>,
}

impl Party {
    fn usual(game: RwSignal<GameKind>) -> Party {
        let party = Party { game, all: RwSignal::new(Vec::new()), next: StoredValue::new(0) };
        for level in local::USUAL_BOTS {
            party.add(Who::Bot(RwSignal::new(level)));
        }
        party
    }

    fn add(self, who: Who) -> u32 {
        let key = self.next.get_value();
        self.next.set_value(key + 1);
        // Friends sit beside one another, before the bots.
        let at = |all: &Vec<Companion>| match who {
            Who::Friend(_) => all.iter().take_while(|it| matches!(it.who, Who::Friend(_))).count(),
            Who::Bot(_) => all.len(),
        };
        self.all.update(|all| all.insert(at(all), Companion { key, who }));
        key
    }

    fn remove(self, key: u32) {
        self.all.update(|all| all.retain(|it| it.key != key));
        // It may be disabled until the page knows that there is room.
        web_shell::browser::after(0, || web_shell::browser::focus("add-bot"));
    }

    fn is_full(self) -> bool {
        self.all.with(|all| all.len() + 1 >= usize::from(self.game.get().manifest().seats.1))
    }

    fn friends(self) -> Vec<String> {
        let name = |it: &Companion| match it.who {
            Who::Friend(name) => Some(name.get_untracked().trim().to_owned()),
            Who::Bot(_) => None,
        };
        self.all.with_untracked(|all| all.iter().filter_map(name).collect())
    }

    fn bots(self) -> Vec<Level> {
        let level = |it: &Companion| match it.who {
            Who::Friend(_) => None,
            Who::Bot(level) => Some(level.get_untracked()),
        };
        self.all.with_untracked(|all| all.iter().filter_map(level).collect())
    }
}

/// What is wrong with a party, if anything is. The first of the people is whoever has the device.
fn fault(game: GameKind, people: &[String], bots: usize) -> Option<String> {
    let (least, most) = game.manifest().seats;
    if people.iter().any(|name| protocol::checked_name(name).is_err()) {
        Some(t!("here-nameless"))
    } else if (1..people.len()).any(|at| people[..at].contains(&people[at])) {
        Some(t!("here-same-name"))
    } else if people.len() + bots < usize::from(least) {
        Some(t!("here-alone"))
    } else if people.len() + bots > usize::from(most) {
        Some(t!("here-crowded", game = game.title(), most = most))
    } else {
        None
    }
}

/// The form for a game on this device.
#[component]
pub fn Here(
    /// The name of whoever has the device.
    draft: Draft,
    /// What is to be played.
    game: RwSignal<GameKind>,
) -> impl IntoView {
    let router = Router::here();
    let party = Party::usual(game);
    let replaces = local::unfinished();
    let wrong = RwSignal::new(None::<String>);
    let own = draft.text;
    let set_out = move |at_once: bool| {
        let mut people = vec![own.get_untracked().trim().to_owned()];
        people.extend(party.friends());
        let bots = party.bots();
        wrong.set(fault(game.get_untracked(), &people, bots.len()));
        if wrong.with_untracked(Option::is_none) {
            name::remember(&people[0]);
            if at_once {
                web_shell::browser::prepare_part("table");
            }
            local::open(known::usual_setup(game.get_untracked()), people, bots, at_once);
            router.go(Route::Here);
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        set_out(true);
    };
    let add_friend = move |_| {
        let key = party.add(Who::Friend(RwSignal::new(String::new())));
        web_shell::browser::after(0, move || web_shell::browser::focus(&format!("friend-{key}")));
    };
    view! {
        <form id="on-device" class="on-device" novalidate=true on:submit=submit>
            <h3>{t!("gather-who")}</h3>
            <ul class="seats">
                <li class="seat-row">
                    <SeatSign seat=0 />
                    <input class="field who-name" aria-label=t!("here-your-name") maxlength="20" autocomplete="nickname" spellcheck="false"
                        prop:value=move || own.get() on:input:target=move |event| own.set(event.target().value()) />
                    <span class="tag you">{t!("tag-you")}</span>
                </li>
                <For each=move || party.all.get() key=|it| it.key let(it)>
                    <Row it party />
                </For>
                <li class="seat-row empty">
                    <span class="seat" aria-hidden="true"><Symbol name="ui-plus" /></span>
                    <span class="adds">
                        <button id="add-bot" type="button" class="btn stepped quiet" disabled=move || party.is_full()
                            on:click=move |_| _ = party.add(Who::Bot(RwSignal::new(Level::Guide)))>{t!("here-add-bot")}</button>
                        <button type="button" class="btn stepped quiet" disabled=move || party.is_full()
                            on:click=add_friend>{t!("here-add-friend")}</button>
                    </span>
                </li>
            </ul>
            <p class="fault" role="alert">{move || wrong.get()}</p>
            {move || replaces.get().then(|| view! { <p class="note">{t!("here-replaces")}</p> })}
            <div class="cta">
                <button class="btn stepped primary large">{move || known::begin(game.get())}</button>
                <button type="button" class="btn stepped quiet" on:click=move |_| set_out(false)>
                    <Symbol name="ui-settings" class="i-s" />{t!("here-options-first")}
                </button>
            </div>
        </form>
    }
}

/// One who comes along.
#[component]
fn Row(it: Companion, party: Party) -> impl IntoView {
    let key = it.key;
    let order = Memo::new(move |_| {
        party.all.with(|all| all.iter().position(|it| it.key == key).unwrap_or_default() + 1)
    });
    let inside = match it.who {
        Who::Friend(name) => view! {
            <input id=format!("friend-{key}") class="field who-name" maxlength="20" autocomplete="off" spellcheck="false"
                aria-label=move || t!("here-friend-name", n = order.get() + 1) placeholder=t!("here-friend")
                prop:value=move || name.get() on:input:target=move |event| name.set(event.target().value()) />
        }
        .into_any(),
        Who::Bot(level) => view! {
            <span class="who-name">{move || level_name(level.get())} <small>{move || character(level.get())}</small></span>
            <Levels group=format!("bot-{key}") legend=Signal::derive(move || t!("level-of-place", n = order.get() + 1)) level=level
                choose=Callback::new(move |chosen| level.set(chosen)) />
        }
        .into_any(),
    };
    let remove = move || match it.who {
        Who::Friend(name) => t!("row-remove", name = name.get()),
        Who::Bot(level) => t!("row-remove", name = level_name(level.get())),
    };
    view! {
        <li class="seat-row" class:bot=matches!(it.who, Who::Bot(_))>
            {move || view! { <SeatSign seat=order.get() /> }}
            {inside}
            <button type="button" class="iconbtn" aria-label=remove on:click=move |_| party.remove(key)><Symbol name="ui-close" class="i" /></button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_name_of_his_own_and_nobody_plays_alone() {
        let people = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(fault(known::first(), &people(&["Ana"]), 1), None);
        assert_eq!(fault(known::first(), &people(&["Ana", "Ben"]), 0), None);
        assert_eq!(fault(known::first(), &people(&["Ana"]), 0), Some(t!("here-alone")));
        assert_eq!(fault(known::first(), &people(&["Ana", "Ben", "Ana"]), 0), Some(t!("here-same-name")));
        assert_eq!(fault(known::first(), &people(&["Ana", ""]), 3), Some(t!("here-nameless")));
        assert_eq!(fault(known::first(), &people(&["123456789012345678901"]), 3), Some(t!("here-nameless")));
        assert_eq!(fault(known::first(), &people(&["\u{200b}Ana"]), 3), Some(t!("here-nameless")));
    }
}
