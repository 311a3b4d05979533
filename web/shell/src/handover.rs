//! Several people on one device: the table shows what everyone may see until the player who has to choose takes the device.

use crate::symbol::SeatSign;
use crate::t;
use crate::table::{AtTable, Place, Seen, Sharing};
use crate::words;
use leptos::prelude::*;
use wire::Phase;

/// Whether a player has to take the device before anything can be chosen.
pub fn is_due(table: AtTable) -> bool {
    table.place == Place::Here && table.sharing.with(waits)
}

fn waits(sharing: &Sharing) -> bool {
    sharing.people.len() > 1 && sharing.eyes.is_none() && !sharing.owing.is_empty()
}

/// Keeps the right view on the page: during a game a spectator's, except while a player who has to choose holds the device;
/// between games the host's, because the host starts the next one.
pub fn follow(table: AtTable) {
    Effect::new(move |before: Option<Option<Phase>>| {
        let phase = table.seen.with(|seen| seen.as_ref().map(|seen| seen.table.phase));
        let before = before.flatten();
        let look = table.sharing.with(|sharing| eyes(sharing, phase, before != phase));
        if let Some(look) = look {
            table.look(look);
        }
        phase
    });
}

/// Whose view the page should show instead of the current one.
fn eyes(sharing: &Sharing, phase: Option<Phase>, phase_is_new: bool) -> Option<Option<u8>> {
    if sharing.people.len() < 2 {
        return None;
    }
    let wanted = match (phase?, sharing.eyes) {
        (Phase::Playing, Some(_)) if phase_is_new => None,
        (Phase::Playing, Some(person)) if sharing.owing.contains(&person) => Some(person),
        (Phase::Playing, _) => None,
        _ => Some(0),
    };
    (wanted != sharing.eyes).then_some(wanted)
}

/// Shown instead of the choice: who should take the device.
#[component]
pub fn Handover() -> impl IntoView {
    let table = AtTable::here();
    let owing = Memo::new(move |_| {
        table.sharing.with(|sharing| {
            let named = |&person: &u8| Some((person, sharing.people.get(usize::from(person))?.clone()));
            sharing.owing.iter().filter_map(named).collect::<Vec<(u8, String)>>()
        })
    });
    let heading = move || {
        let names: Vec<String> = owing.with(|owing| owing.iter().map(|(_, name)| name.clone()).collect());
        t!("handover", count = names.len(), names = words::list(&names))
    };
    let seat = move |name: &str| {
        table.seen.with_untracked(|seen| seen.as_ref().and_then(|seen| seat_of(seen, name)))
    };
    view! {
        <section class="handover" aria-labelledby="handover-title">
            <h2 id="handover-title" tabindex="-1">{heading}</h2>
            <p class="note">{t!("handover-how")}</p>
            <div class="handover-people">
                <For each=move || owing.get() key=|(person, _)| *person let((person, name))>
                    <button type="button" class="btn stepped" on:click=move |_| table.look(Some(person))>
                        {seat(&name).map(|seat| view! { <SeatSign seat size="s" /> })}
                        {t!("handover-take", name = name.as_str())}
                    </button>
                </For>
            </div>
        </section>
    }
}

fn seat_of(seen: &Seen, name: &str) -> Option<usize> {
    seen.table
        .places
        .iter()
        .position(|place| place.as_ref().is_some_and(|it| it.bot.is_none() && it.name == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sharing(eyes: Option<u8>, owing: &[u8]) -> Sharing {
        let people = vec!["Ana".to_owned(), "Ben".to_owned()];
        Sharing { eyes, owing: owing.to_vec(), people, unsaved: None }
    }

    #[test]
    fn a_game_begins_and_continues_with_a_spectators_view() {
        let playing = Some(Phase::Playing);
        assert_eq!(eyes(&sharing(Some(0), &[0, 1]), playing, true), Some(None));
        assert_eq!(eyes(&sharing(Some(0), &[0, 1]), playing, false), None, "who took the device keeps it");
        assert_eq!(eyes(&sharing(Some(0), &[1]), playing, false), Some(None), "and gives it away when done");
        assert_eq!(eyes(&sharing(None, &[1]), playing, false), None);
    }

    #[test]
    fn between_games_the_host_has_it() {
        assert_eq!(eyes(&sharing(None, &[]), Some(Phase::Over), true), Some(Some(0)));
        assert_eq!(eyes(&sharing(Some(0), &[]), Some(Phase::Gathering), true), None);
    }

    #[test]
    fn a_single_player_needs_no_handover() {
        let people = vec!["Ana".to_owned()];
        let alone = Sharing { eyes: Some(0), owing: vec![0], people, unsaved: None };
        assert_eq!(eyes(&alone, Some(Phase::Playing), true), None);
        assert!(!waits(&Sharing { eyes: None, ..alone }));
    }

    #[test]
    fn the_device_is_handed_over_only_while_a_player_owes_a_choice() {
        assert!(waits(&sharing(None, &[1])));
        assert!(!waits(&sharing(Some(1), &[1])));
        assert!(!waits(&sharing(None, &[])));
    }
}
