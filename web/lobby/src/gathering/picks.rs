//! What players pick for themselves, such as the color of their mine. The host picks for the bots.

use super::Viewer;
use super::agreed::{Agreed, Player};
use super::field::select;
use game_core::{OptionKind, OptionSpec};
use leptos::prelude::*;
use web_shell::pages::options::OptionWords;
use web_shell::t;
use web_shell::table::{AtTable, Place};
use wire::Command;

/// All options that players have a share of: to be picked where the viewer may, in words otherwise.
pub fn picks(agreed: &Agreed, viewer: Viewer) -> Vec<AnyView> {
    agreed.schema().iter().filter_map(|option| share(agreed, option, viewer)).collect()
}

fn share(agreed: &Agreed, option: &OptionSpec, viewer: Viewer) -> Option<AnyView> {
    let OptionKind::Share { values, each, .. } = &option.kind else { return None };
    let words = OptionWords::of(agreed.game, option.name);
    let values: Vec<String> = values.iter().map(|it| it.to_string()).collect();
    let mut fields = Vec::new();
    for player in &agreed.players {
        let picked = picked(player, option.name);
        if may_pick(player, viewer) {
            let free: Vec<String> = values
                .iter()
                .filter(|value| !is_taken(agreed, player, option.name, value))
                .cloned()
                .collect();
            for at in 0..usize::from(*each) {
                let label = match each {
                    1 => player.name.clone(),
                    _ => t!("bot-numbered", name = player.name.as_str(), number = at + 1),
                };
                fields.push(field(option.name, &words, player.place, (picked, at), &free, label));
            }
        } else {
            let line = match picked {
                [] => t!("pick-any"),
                some => some.iter().map(|it| words.more(it)).collect::<Vec<_>>().join(", "),
            };
            fields.push(
                view! { <div class="select"><b>{player.name.clone()}</b><span>{line}</span></div> }
                    .into_any(),
            );
        }
    }
    let picks = view! {
        <fieldset class="picks">
            <legend>{words.label()}</legend>
            <p class="note">{words.note()}</p>
            {fields}
        </fieldset>
    };
    Some(picks.into_any())
}

/// One list: any value, or one that nobody else has picked.
fn field(
    option: &'static str,
    words: &OptionWords,
    place: u8,
    (picked, at): (&[String], usize),
    free: &[String],
    label: String,
) -> AnyView {
    let table = AtTable::here();
    let now = picked.get(at);
    let wishes = free.iter().map(|value| (words.more(value), now == Some(value)));
    let offers = [(t!("pick-any"), now.is_none())].into_iter().chain(wishes).collect();
    let (picked, free) = (picked.to_vec(), free.to_vec());
    let choose = Callback::new(move |chosen: usize| {
        let value = chosen.checked_sub(1).and_then(|chosen| free.get(chosen)).cloned();
        let values = with_wish(picked.clone(), at, value);
        table.act(Command::Pick { option: option.to_owned(), values, place: Some(place) });
    });
    select(format!("pick-{option}-{place}-{at}"), label, offers, choose)
}

fn picked<'a>(player: &'a Player, option: &str) -> &'a [String] {
    player.picks.get(option).map(Vec::as_slice).unwrap_or_default()
}

/// Everyone picks for themselves; the person with this device, for all who share it.
fn may_pick(player: &Player, viewer: Viewer) -> bool {
    let here = AtTable::here().place == Place::Here;
    viewer.place == Some(player.place) || viewer.host && (player.is_bot || here)
}

/// Whether another person has it. A bot gives way.
fn is_taken(agreed: &Agreed, player: &Player, option: &str, value: &String) -> bool {
    let others = agreed.players.iter().filter(|other| other.place != player.place && !other.is_bot);
    others.into_iter().any(|other| picked(other, option).contains(value))
}

/// The values when the pick at one position changes; a value picked at another position swaps with it.
fn with_wish(mut picked: Vec<String>, at: usize, value: Option<String>) -> Vec<String> {
    let Some(value) = value else {
        picked.truncate(at);
        return picked;
    };
    let before = picked.get(at).cloned();
    match (picked.iter().position(|it| *it == value), before) {
        (Some(other), Some(before)) => picked[other] = before,
        (Some(other), None) => _ = picked.remove(other),
        (None, _) => {}
    }
    if at < picked.len() {
        picked[at] = value;
    } else {
        picked.push(value);
    }
    picked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_replaces_another_and_changes_places_with_itself() {
        let wish = |picked: &[&str], at: usize, value: Option<&str>| {
            with_wish(picked.iter().map(|it| it.to_string()).collect(), at, value.map(str::to_owned))
        };
        assert_eq!(wish(&[], 0, Some("blue")), ["blue"]);
        assert_eq!(wish(&[], 1, Some("blue")), ["blue"], "the first wish is the first");
        assert_eq!(wish(&["blue"], 1, Some("red")), ["blue", "red"]);
        assert_eq!(wish(&["blue", "red"], 0, Some("red")), ["red", "blue"]);
        assert_eq!(wish(&["blue"], 1, Some("blue")), ["blue"]);
        assert_eq!(wish(&["blue", "red"], 1, None), ["blue"]);
        assert!(wish(&["blue", "red"], 0, None).is_empty());
    }
}
