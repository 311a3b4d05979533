//! A game on this device: who shares it, and which bots come along.

use bots::Level;
use game_list::GameKind;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::pages::known;
use web_shell::pages::levels::{Levels, character};
use web_shell::pages::name::{self, Draft, NameFault};
use web_shell::route::{Route, Router};
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::table::level_name;
use web_shell::way::local;

/// Another player on this device, with a number that stays.
#[derive(Clone, Copy)]
struct OtherPlayer {
    key: u32,
    kind: PlayerKind,
}

#[derive(Clone, Copy)]
enum PlayerKind {
    Friend(RwSignal<String>),
    Bot(RwSignal<Level>),
}

/// The players besides the owner of the device.
#[derive(Clone, Copy)]
struct OtherPlayers {
    game: RwSignal<GameKind>,
    all: RwSignal<Vec<OtherPlayer>>,
    next: StoredValue<u32>,
}

impl OtherPlayers {
    fn new(game: RwSignal<GameKind>) -> OtherPlayers {
        let players = OtherPlayers { game, all: RwSignal::new(Vec::new()), next: StoredValue::new(0) };
        for level in local::USUAL_BOTS {
            players.add(PlayerKind::Bot(RwSignal::new(level)));
        }
        players
    }

    fn add(self, kind: PlayerKind) -> u32 {
        let key = self.next.get_value();
        self.next.set_value(key + 1);
        // Friends sit beside one another, before the bots.
        let at = |all: &Vec<OtherPlayer>| match kind {
            PlayerKind::Friend(_) => all.iter().filter(|it| matches!(it.kind, PlayerKind::Friend(_))).count(),
            PlayerKind::Bot(_) => all.len(),
        };
        self.all.update(|all| all.insert(at(all), OtherPlayer { key, kind }));
        key
    }

    /// Adds a bot of a level that is not there yet: different characters are better company.
    fn add_bot(self) {
        let (_, bots) = self.friends_and_bots();
        self.add(PlayerKind::Bot(RwSignal::new(Level::for_company(&bots))));
    }

    fn remove(self, key: u32) {
        self.all.update(|all| all.retain(|it| it.key != key));
        // It may be disabled until the page knows that there is room.
        browser::after(0, || browser::focus("add-bot"));
    }

    fn is_full(self) -> bool {
        self.all.with(|all| all.len() + 1 >= usize::from(self.game.get().manifest().seats.1))
    }

    fn friends_and_bots(self) -> (Vec<String>, Vec<Level>) {
        let (mut friends, mut bots) = (Vec::new(), Vec::new());
        for it in self.all.get_untracked() {
            match it.kind {
                PlayerKind::Friend(name) => friends.push(name.get_untracked().trim().to_owned()),
                PlayerKind::Bot(level) => bots.push(level.get_untracked()),
            }
        }
        (friends, bots)
    }
}

/// What is wrong with the players, if anything is. The first of the people has the device.
fn fault(game: GameKind, people: &[String], bots: usize) -> Option<String> {
    let (least, most) = game.manifest().seats;
    if people.iter().any(|name| wire::checked_name(name).is_err()) {
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

#[component]
pub fn Here(
    /// The name of the device's owner.
    draft: Draft,
    game: RwSignal<GameKind>,
) -> impl IntoView {
    let router = Router::here();
    let players = OtherPlayers::new(game);
    let unfinished = local::unfinished();
    let wrong = RwSignal::new(None::<String>);
    let own = draft.text;
    let open_table = move |at_once: bool| {
        let written = own.with_untracked(|own| own.trim().to_owned());
        let named = !written.is_empty();
        let mut people = vec![if named { written } else { t!("arrive-guest") }];
        let (friends, bots) = players.friends_and_bots();
        people.extend(friends);
        wrong.set(fault(game.get_untracked(), &people, bots.len()));
        if wrong.with_untracked(Option::is_none) {
            if named {
                name::remember(&people[0]);
            }
            if at_once {
                browser::prepare_part("table");
            }
            let setup = if people.len() == 1 { known::solo_setup } else { known::usual_setup };
            local::open(setup(game.get_untracked()), people, bots, at_once);
            router.go(Route::Here);
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open_table(true);
    };
    let add_friend = move |_| {
        let key = players.add(PlayerKind::Friend(RwSignal::new(String::new())));
        browser::after(0, move || browser::focus(&format!("friend-{key}")));
    };
    view! {
        <form id="on-device" class="on-device" novalidate=true on:submit=submit>
            <h3>{t!("gather-who")}</h3>
            <ul class="seats">
                <li class="seat-row">
                    <SeatSign seat=0 />
                    <input id="name" class="field who-name" aria-label=t!("name-ask") placeholder=t!("arrive-guest") maxlength="20"
                        autocomplete="nickname" spellcheck="false"
                        prop:value=move || own.get() on:input:target=move |event| own.set(event.target().value()) />
                    <span class="tag you">{t!("tag-you")}</span>
                </li>
                <For each=move || players.all.get() key=|it| it.key let(it)>
                    <Row it players />
                </For>
                <li class="seat-row empty">
                    <span class="seat" aria-hidden="true"><Symbol name="ui-plus" /></span>
                    <span class="adds">
                        <button id="add-bot" type="button" class="btn stepped quiet" disabled=move || players.is_full()
                            on:click=move |_| players.add_bot()>{t!("here-add-bot")}</button>
                        <button type="button" class="btn stepped quiet" disabled=move || players.is_full()
                            on:click=add_friend>{t!("here-add-friend")}</button>
                    </span>
                </li>
            </ul>
            <NameFault draft />
            <p class="fault" role="alert">{move || wrong.get()}</p>
            {move || (unfinished.get() == Some(true)).then(|| view! { <p class="note">{t!("here-replaces")}</p> })}
            <div class="cta">
                <button class="btn stepped primary large">{move || known::begin(game.get())}</button>
                <button type="button" class="btn stepped quiet" on:click=move |_| open_table(false)>
                    <Symbol name="ui-settings" class="i-s" />{t!("here-options-first")}
                </button>
            </div>
        </form>
    }
}

#[component]
fn Row(it: OtherPlayer, players: OtherPlayers) -> impl IntoView {
    let key = it.key;
    let order = Memo::new(move |_| {
        players.all.with(|all| all.iter().position(|it| it.key == key).unwrap_or_default() + 1)
    });
    let inside = match it.kind {
        PlayerKind::Friend(name) => view! {
            <input id=format!("friend-{key}") class="field who-name" maxlength="20" autocomplete="off" spellcheck="false"
                aria-label=move || t!("here-friend-name", n = order.get() + 1) placeholder=t!("here-friend")
                prop:value=move || name.get() on:input:target=move |event| name.set(event.target().value()) />
        }
        .into_any(),
        PlayerKind::Bot(level) => view! {
            <span class="who-name">{move || level_name(level.get())} <small>{move || character(level.get())}</small></span>
            <Levels group=format!("bot-{key}") legend=Signal::derive(move || t!("level-of-place", n = order.get() + 1)) level=level
                choose=Callback::new(move |chosen| level.set(chosen)) />
        }
        .into_any(),
    };
    let remove = move || match it.kind {
        PlayerKind::Friend(name) => t!("row-remove", name = name.get()),
        PlayerKind::Bot(level) => t!("row-remove", name = level_name(level.get())),
    };
    view! {
        <li class="seat-row" class:bot=matches!(it.kind, PlayerKind::Bot(_))>
            {move || view! { <SeatSign seat=order.get() /> }}
            {inside}
            <button type="button" class="iconbtn" aria-label=remove on:click=move |_| players.remove(key)><Symbol name="ui-close" class="i" /></button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_has_a_name_of_their_own_and_no_one_plays_alone() {
        for (names, bots, expected) in [
            (&["Ana"][..], 1, None),
            (&["Ana", "Ben"], 0, None),
            (&["Ana"], 0, Some(t!("here-alone"))),
            (&["Ana", "Ben", "Ana"], 0, Some(t!("here-same-name"))),
            (&["Ana", ""], 3, Some(t!("here-nameless"))),
            (&["123456789012345678901"], 3, Some(t!("here-nameless"))),
            (&["\u{200b}Ana"], 3, Some(t!("here-nameless"))),
        ] {
            let people: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(fault(known::first(), &people, bots), expected, "{names:?}");
        }
    }
}
