//! What earlier rounds took out of the deck: hazards that are gone, and artifacts.

use crate::terms;
use incan_gold_page::Spot;
use incan_gold_rules::{Card, Edition, Hazard};
use leptos::prelude::*;
use web_shell::symbol::Symbol;
use web_shell::t;

/// Where an artifact is when the round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Deck,
    Yours,
    Others,
    Lost,
}

const PLACES: [(Place, &str); 4] =
    [(Place::Deck, "deck"), (Place::Yours, "yours"), (Place::Others, "others"), (Place::Lost, "lost")];

impl Place {
    fn said(self) -> String {
        match self {
            Place::Deck => t!("solved-in-deck"),
            Place::Yours => t!("solved-yours"),
            Place::Others => t!("solved-others"),
            Place::Lost => t!("solved-lost"),
        }
    }

    fn of(spot: &Spot, number: u8) -> Place {
        let places = [(&spot.yours, Place::Yours), (&spot.others, Place::Others), (&spot.lost, Place::Lost)];
        let place = places.into_iter().find(|(numbers, _)| numbers.contains(&number));
        place.map_or(Place::Deck, |(_, place)| place)
    }

    fn put(self, spot: &mut Spot, number: u8) {
        for numbers in [&mut spot.yours, &mut spot.others, &mut spot.lost] {
            numbers.retain(|other| *other != number);
        }
        match self {
            Place::Deck => {}
            Place::Yours => spot.yours.push(number),
            Place::Others => spot.others.push(number),
            Place::Lost => spot.lost.push(number),
        }
        spot.path.retain(|card| card.artifact() != Some(number) || self == Place::Deck);
    }
}

/// Takes away what cannot be any more in this round: fewer rounds took fewer hazards, and artifacts come one by one.
pub fn fit(spot: &mut Spot, edition: Edition) {
    spot.gone.truncate(usize::from(spot.round - 1));
    let came = (1..spot.round).flat_map(|round| edition.artifacts_of(round));
    let came: Vec<u8> = came.filter_map(|card| card.artifact()).collect();
    for numbers in [&mut spot.yours, &mut spot.others, &mut spot.lost] {
        numbers.retain(|number| came.contains(number));
    }
    let there: Vec<Card> = (1..=spot.round).flat_map(|round| edition.artifacts_of(round)).copied().collect();
    spot.path.retain(|card| card.artifact().is_none() || there.contains(card));
}

#[component]
pub fn Earlier(spot: RwSignal<Spot>, edition: Edition) -> impl IntoView {
    let first = move || spot.with(|spot| spot.round == 1);
    let hazard = move |hazard: Hazard| {
        let gone = Memo::new(move |_| spot.with(|spot| spot.gone.iter().filter(|it| **it == hazard).count()));
        // One more, as long as earlier rounds can have taken so many; then none again.
        let change = move |_| {
            spot.update(|spot| {
                let room = spot.gone.len() < usize::from(spot.round - 1);
                match room && gone.get_untracked() < 2 {
                    true => spot.gone.push(hazard),
                    false => spot.gone.retain(|it| *it != hazard),
                }
            });
        };
        let label = move || t!("solved-gone-of", hazard = terms::hazard(hazard), n = gone.get());
        view! {
            <button type="button" class="gone-one" aria-label=label on:click=change>
                <Symbol name=hazard.card().to_string() class="i-m" />
                <b class="num">{move || gone.get()}</b>
            </button>
        }
    };
    let artifacts = move || {
        let came = (1..spot.with(|spot| spot.round)).flat_map(move |round| edition.artifacts_of(round));
        let came = came.filter_map(|card| card.artifact());
        let artifact = move |number: u8| {
            let place = Memo::new(move |_| spot.with(|spot| Place::of(spot, number)));
            let options = PLACES.map(|(it, name)| {
                view! { <option value=name selected=move || place.get() == it>{it.said()}</option> }
            });
            let change = move |event: leptos::ev::Event| {
                let chosen = event_target_value(&event);
                if let Some((place, _)) = PLACES.iter().find(|(_, name)| *name == chosen) {
                    spot.update(|spot| place.put(spot, number));
                }
            };
            view! {
                <label class="earlier-artifact">
                    <Symbol name=format!("artifact-{number}") class="i-m" />
                    <span>{terms::artifact(number)}</span>
                    <select class="field" on:change=change>{options}</select>
                </label>
            }
        };
        came.map(artifact).collect_view()
    };
    view! {
        <details class="keep solved-earlier">
            <summary>{t!("solved-earlier")}</summary>
            <p class="note">{move || if first() { t!("solved-earlier-none") } else { t!("solved-earlier-what") }}</p>
            <div hidden=first>
                <div class="gone-all" role="group" aria-label=t!("solved-gone")>{Hazard::all().map(hazard).collect_view()}</div>
                <div class="earlier-artifacts">{artifacts}</div>
            </div>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_artifact_is_in_one_place() {
        let mut spot = Spot::new(3, 0);
        spot.path.push(Card::Artifact1);
        for (place, _) in PLACES.into_iter().chain([PLACES[0]]) {
            place.put(&mut spot, 1);
            assert_eq!(Place::of(&spot, 1), place);
            assert!(spot.yours.len() + spot.others.len() + spot.lost.len() <= 1);
        }
        assert!(spot.path.is_empty(), "it left the path when it was taken");
    }

    #[test]
    fn an_earlier_round_has_less_behind_it() {
        let mut spot =
            Spot { gone: vec![Hazard::Snake; 2], yours: vec![1], lost: vec![2], ..Spot::new(3, 0) };
        spot.path = vec![Card::Artifact3, Card::Fire];
        spot.round = 2;
        fit(&mut spot, Edition::IncanGold2006);
        assert_eq!((spot.gone.len(), &spot.yours[..], spot.lost.len()), (1, &[1][..], 0));
        assert_eq!(spot.path, [Card::Fire]);
        fit(&mut spot, Edition::Diamant2005);
        assert!(spot.yours.is_empty());
    }
}
