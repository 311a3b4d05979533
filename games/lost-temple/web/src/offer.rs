//! A decision in words: what is asked, and what every choice will do, before it is done.

use crate::decision::{Choice, Decision};
use crate::terms;
use game_core::Seat;
use lost_temple_rules::{Action, Character, Due, Holder, Outlook, Preview, Stay, TOLL, Token, View, Walk};
use web_shell::play::Names;
use web_shell::{t, words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferPicture {
    Gems(u8),
    Steps(u8),
    Portrait(Character),
    Tokens([(u8, Token); 2]),
    Symbol(&'static str),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub head: OfferPicture,
    /// Its result, in a word or two.
    pub short: String,
    /// What it costs or brings on the way: pictures with their words.
    pub signs: Vec<(&'static str, String)>,
    /// Its result, in whole sentences.
    pub means: String,
    pub button: String,
}

impl Offer {
    pub fn of(choice: &Choice) -> Option<Offer> {
        Some(match (choice.action, &choice.preview) {
            (_, Preview::Keep { card, outlook, .. }) => keep_offer(*card, outlook),
            (_, Preview::Name { by, named, holder }) => naming(*by, *named, *holder),
            (_, Preview::Look { spaces: (one, other) }) => Offer {
                head: OfferPicture::Symbol("ui-eye"),
                short: t!("lost-look-short", one = *one, other = *other),
                signs: Vec::new(),
                means: t!("lost-look-means", one = *one, other = *other),
                button: t!("lost-look-button", one = *one, other = *other),
            },
            (_, Preview::Swap { swapped, then }) => swap(*swapped, *then),
            (Action::Steps(steps), Preview::Move { walk, .. }) => Offer {
                head: OfferPicture::Steps(steps),
                short: to(walk),
                signs: signs(walk),
                means: means(walk),
                button: t!("lost-walk-button", place = terms::place(walk.to)),
            },
            // Only the Scout pays for each space; for the Priest and the Elder a short way costs the same.
            (Action::PayGems(_), Preview::Move { pays, walk }) => pay(*pays, walk, walk.short_by()),
            (_, Preview::Move { pays, walk }) => pay(*pays, walk, 0),
            (_, Preview::Stay { at }) => stay(*at),
            (_, Preview::Take { taken, machetes, .. }) => take(*taken, *machetes),
            (_, Preview::Unknown) => return None,
        })
    }
}

fn keep_offer(card: Character, outlook: &Outlook) -> Offer {
    Offer {
        head: OfferPicture::Portrait(card),
        short: terms::does(card),
        signs: Vec::new(),
        means: t!(
            "lost-keep-means",
            character = terms::character(card),
            does = terms::does(card),
            outlook = outlook_words(card, outlook)
        ),
        button: t!("lost-keep-button", character = terms::the(card)),
    }
}

fn outlook_words(card: Character, outlook: &Outlook) -> String {
    let place = |walk: &Walk| terms::place(walk.to);
    let first = match (card, outlook) {
        (_, Outlook::Names) => t!("lost-outlook-names"),
        (_, Outlook::Walks(walk)) => t!("lost-outlook-walks", place = place(walk)),
        (Character::Scout, Outlook::Pays(gems, walk)) => {
            t!("lost-outlook-scout", gems = *gems, place = place(walk))
        }
        (Character::Canoe, Outlook::Pays(gems, walk)) => {
            t!("lost-outlook-canoe", gems = *gems, place = place(walk))
        }
        (_, Outlook::Pays(gems, walk)) => t!("lost-outlook-pays", gems = *gems, place = place(walk)),
        (_, Outlook::Goes(walk)) => t!("lost-outlook-goes", place = place(walk)),
        (_, Outlook::Stays { because, .. }) => match because {
            Stay::TooPoor | Stay::Declined => t!("lost-outlook-poor"),
            Stay::NoVillageAhead => t!("lost-outlook-no-village"),
            Stay::NobodyAhead => t!("lost-outlook-nobody"),
        },
    };
    match outlook {
        Outlook::Walks(walk) | Outlook::Pays(_, walk) | Outlook::Goes(walk) => with_walk(first, walk),
        Outlook::Names | Outlook::Stays { .. } => first,
    }
}

fn naming(by: Character, named: Character, holder: Holder) -> Offer {
    let (character, the) = (terms::character(named), terms::the(named));
    let curses = by == Character::Shaman;
    let (short, means) = match (holder, curses) {
        (Holder::NoOne, _) => (t!("lost-name-up"), t!("lost-name-up-means", character = character)),
        (Holder::Oneself, _) => (t!("lost-name-own"), t!("lost-name-own-means", character = character)),
        (Holder::Perhaps(_), true) => (String::new(), t!("lost-curse-means", character = the.as_str())),
        (Holder::Perhaps(_), false) => (String::new(), t!("lost-rob-means", character = the.as_str())),
    };
    let button = match curses {
        true => t!("lost-curse-button", character = the),
        false => t!("lost-rob-button", character = the),
    };
    Offer { head: OfferPicture::Portrait(named), short, signs: Vec::new(), means, button }
}

fn swap(swapped: bool, then: [(u8, Token); 2]) -> Offer {
    let [(one, first), (other, second)] = then;
    let (first, second) = (terms::token(first), terms::token(second));
    let means = t!("lost-swap-means", one = one, first = first, other = other, second = second);
    let (short, button) = match swapped {
        true => (t!("lost-swap-short"), t!("lost-swap-button")),
        false => (t!("lost-lie-short"), t!("lost-lie-button")),
    };
    Offer { head: OfferPicture::Tokens(then), short, signs: Vec::new(), means, button }
}

/// A payment, of which `vain` gems are paid for nothing.
fn pay(gems: u8, walk: &Walk, vain: u16) -> Offer {
    let place = terms::place(walk.to);
    let lost = (vain > 0).then(|| t!("lost-means-vain", gems = vain));
    let all = std::iter::once(t!("lost-means-pay", gems = gems)).chain([means(walk)]).chain(lost);
    Offer {
        head: OfferPicture::Gems(gems),
        short: to(walk),
        signs: signs(walk),
        means: sentences(all),
        button: t!("lost-pay-button", gems = gems, place = place),
    }
}

fn stay(at: i16) -> Offer {
    let place = terms::place(at);
    Offer {
        head: OfferPicture::Gems(0),
        short: t!("lost-stay-short"),
        signs: Vec::new(),
        means: t!("lost-stay-means", place = place.as_str()),
        button: t!("lost-stay-button", place = place),
    }
}

fn take(taken: bool, then: u8) -> Offer {
    let (head, short, button) = match taken {
        true => (OfferPicture::Symbol("machete"), t!("lost-take-short"), t!("lost-take-button")),
        false => (OfferPicture::Symbol("ui-close"), t!("lost-leave-short"), t!("lost-leave-button")),
    };
    Offer { head, short, signs: Vec::new(), means: t!("lost-take-means", machetes = then), button }
}

fn to(walk: &Walk) -> String {
    t!("lost-to", place = terms::short_place(walk.to))
}

/// Where a walk ends and what happens on the way, in sentences.
fn means(walk: &Walk) -> String {
    with_walk(t!("lost-means-walk", place = terms::place(walk.to)), walk)
}

/// What happens on the way and where it ends: a picture, its word, and a sentence.
fn on_the_way(walk: &Walk) -> Vec<(&'static str, String, String)> {
    let mut all = Vec::new();
    if !walk.cut.is_empty() {
        let (many, jungles) =
            (walk.cut.len(), words::list(&walk.cut.iter().map(u8::to_string).collect::<Vec<_>>()));
        let means = t!("lost-means-cut", many = many, jungles = jungles);
        all.push(("machete", t!("lost-sign-cut", many = many), means));
    }
    if walk.stuck {
        let means = t!("lost-means-stuck", place = terms::place(walk.to));
        all.push(("jungle", t!("lost-sign-stuck"), means));
    }
    if walk.event {
        all.push(("event-token", t!("lost-sign-event"), t!("lost-means-event")));
    }
    if walk.wins {
        all.push(("great-temple", t!("lost-sign-wins"), t!("lost-means-wins")));
    }
    all
}

fn signs(walk: &Walk) -> Vec<(&'static str, String)> {
    on_the_way(walk).into_iter().map(|(picture, word, _)| (picture, word)).collect()
}

/// A sentence, and those of a walk after it.
fn with_walk(first: String, walk: &Walk) -> String {
    sentences(std::iter::once(first).chain(on_the_way(walk).into_iter().map(|(.., sentence)| sentence)))
}

fn sentences(them: impl IntoIterator<Item = String>) -> String {
    them.into_iter().collect::<Vec<_>>().join(" ")
}

pub fn title(decision: &Decision, names: &Names) -> String {
    match (decision.due, decision.character) {
        (Due::Pick, _) => match decision.passes_to() {
            Some(next) if next != decision.seat => {
                t!("lost-ask-keep", rest = decision.choices.len().saturating_sub(1), name = names.name(next))
            }
            _ => t!("lost-ask-keep-last", cards = decision.choices.len()),
        },
        (Due::Name, Some(Character::Shaman)) => t!("lost-ask-curse"),
        (Due::Name, _) => t!("lost-ask-rob"),
        (Due::Look, _) => t!("lost-ask-look"),
        (Due::Swap(..), _) => t!("lost-ask-swap"),
        (Due::Steps | Due::PayGems, Some(character)) => {
            t!("lost-ask-how-far", character = terms::character(character))
        }
        (Due::Steps | Due::PayGems, None) => t!("lost-ask"),
        (Due::Pay, Some(Character::Elder)) => t!("lost-ask-village"),
        (Due::Pay, _) => t!("lost-ask-temple"),
        (Due::Take, _) => t!("lost-ask-machete"),
    }
}

pub fn note(decision: &Decision, view: &View, names: &Names) -> String {
    let own = &view.explorers[decision.seat];
    match (decision.due, decision.character) {
        (Due::Pick, _) => sentences([aside(view)].into_iter().chain(which_of_two(view))),
        (Due::Name, Some(Character::Shaman)) => {
            let there = |seat: Seat| {
                let place = terms::place(view.explorers[seat].position.unwrap_or(0));
                t!("lost-suspect-place", name = names.name(seat), place = place)
            };
            let who = words::list(&decision.suspects().iter().map(there).collect::<Vec<_>>());
            t!("lost-note-curse", suspects = who)
        }
        (Due::Name, _) => {
            let has = |seat: Seat| {
                t!("lost-suspect-gems", name = names.name(seat), gems = view.explorers[seat].gems)
            };
            let who = words::list(&decision.suspects().iter().map(has).collect::<Vec<_>>());
            t!("lost-note-rob", suspects = who)
        }
        (Due::Look, _) => t!("lost-note-look"),
        (Due::Swap(..), _) => t!("lost-note-swap"),
        (Due::Steps, _) => t!("lost-note-steps", machetes = own.machetes),
        (Due::Pay, _) => t!("lost-note-pay", toll = TOLL, gems = own.gems),
        (Due::PayGems, _) => t!("lost-note-pay-gems", machetes = own.machetes),
        (Due::Take, _) => match decision.next_jungle() {
            Some(jungle) => t!("lost-note-take", machetes = own.machetes, jungle = jungle),
            None => t!("lost-note-take-clear", machetes = own.machetes),
        },
    }
}

/// With two and three players: whether this is the first or second character. L-11, L-12
fn which_of_two(view: &View) -> Option<String> {
    match (view.explorers.seats(), view.own.as_slice()) {
        (4.., _) => None,
        (_, [first, ..]) => Some(t!("lost-pick-second", character = terms::the(*first))),
        (_, []) => Some(t!("lost-pick-first")),
    }
}

pub fn aside(view: &View) -> String {
    let (up, down) = (view.up.as_slice(), view.aside);
    match (up.is_empty(), down) {
        (true, 0) => t!("lost-aside-none"),
        (true, down) => t!("lost-aside-down", down = down),
        (false, 0) => t!("lost-aside-up", up = terms::characters(up.iter().copied())),
        (false, down) => t!("lost-aside-both", up = terms::characters(up.iter().copied()), down = down),
    }
}

pub fn waiting(seat: Seat, due: Due, called: Option<Character>, names: &Names) -> String {
    let who = names.name(seat);
    match (due, called) {
        (Due::Pick, _) => t!("lost-waits-pick", name = who),
        (Due::Name, Some(Character::Shaman)) => t!("lost-waits-curse", name = who),
        (Due::Name, _) => t!("lost-waits-rob", name = who),
        (Due::Look, _) => t!("lost-waits-look", name = who),
        (Due::Swap(..), _) => t!("lost-waits-swap", name = who),
        (Due::Pay, Some(Character::Elder)) => t!("lost-waits-village", name = who),
        (Due::Pay, _) => t!("lost-waits-temple", name = who),
        (Due::Take, _) => t!("lost-waits-machete", name = who),
        (Due::Steps | Due::PayGems, called) => {
            let character = called.map(terms::character).unwrap_or_default();
            t!("lost-waits-how-far", name = who, character = character)
        }
    }
}

#[cfg(test)]
mod tests;
