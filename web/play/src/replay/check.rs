//! Whether the deal of a game can be trusted: what `quipu verify` finds, in plain words.

use super::playback::Playback;
use fair::{Proof, VoidedDeal};
use leptos::prelude::*;
use web_shell::salts::{self, Agreement};
use web_shell::symbol::Symbol;
use web_shell::t;
use wire::{FairnessCheck, Replay};

/// The result of one check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CheckState {
    Holds,
    Fails,
    /// It was not checked.
    Open,
}

/// Everything before the check that failed holds, and nothing after it was checked.
fn states(checked: &FairnessCheck) -> [CheckState; 5] {
    let failed = match checked {
        FairnessCheck::Fair { .. } => return [CheckState::Holds; 5],
        FairnessCheck::NotFair { why, .. } => match why.as_str() {
            "commitment" => 2,
            "step" => 3,
            "unfinished" => 4,
            _ => 1, // there is no proof, or none of this game
        },
    };
    std::array::from_fn(|at| match at.cmp(&failed) {
        std::cmp::Ordering::Less => CheckState::Holds,
        std::cmp::Ordering::Equal => CheckState::Fails,
        std::cmp::Ordering::Greater => CheckState::Open,
    })
}

#[component]
pub fn Check() -> impl IntoView {
    let game = Playback::here().game();
    let things = [
        t!("replay-check-rules"),
        t!("replay-check-proof"),
        t!("replay-check-secret"),
        t!("replay-check-cards"),
        t!("replay-check-end"),
    ];
    let rows = things.into_iter().zip(states(&game.checked)).map(|(thing, state)| {
        let (class, symbol, word) = match state {
            CheckState::Holds => ("holds", "ui-check", t!("replay-check-holds")),
            CheckState::Fails => ("fails", "ui-close", t!("replay-check-fails")),
            CheckState::Open => ("open", "ui-minus", t!("replay-check-open")),
        };
        view! { <li class=class><Symbol name=symbol class="i-s" /><span>{thing}</span><span class="vh">{word}</span></li> }
    });
    let rows = rows.collect_view();
    let (heading, sentence) = verdict(&game);
    let fair = matches!(game.checked, FairnessCheck::Fair { .. });
    let more = match &game.checked {
        FairnessCheck::Fair { proof, .. } if proof.daily.is_some() => ().into_any(),
        FairnessCheck::Fair { stirred, commitment, proof, .. } => view! {
            <p>{t!("replay-check-stirred", stirred = *stirred, seats = proof.salts.len())}</p>
            {(!proof.voided.is_empty()).then(|| view! { <p>{called_off(&game, &proof.voided)}</p> })}
            {own_deal(&game, proof)}
            <p class="note">{t!("replay-check-commitment")}</p>
            <p class="replay-mark">{commitment.to_string()}</p>
        }
        .into_any(),
        FairnessCheck::NotFair { .. } => ().into_any(),
    };
    view! {
        <section class="panel stepped replay-check" aria-labelledby="replay-check-h">
            <h2 id="replay-check-h" tabindex="-1"><Symbol name=if fair { "ui-lock" } else { "ui-help" } class="i" />{heading}</h2>
            <p>{sentence}</p>
            <ul class="replay-checks">{rows}</ul>
            {more}
            <details>
                <summary>{t!("replay-check-how")}</summary>
                <p>{t!("replay-check-how-1")}</p>
                <p>{t!("replay-check-how-2")}</p>
                <p>{t!("replay-check-how-3")}</p>
            </details>
        </section>
    }
}

/// Which deals were called off, and whose numbers were missing.
fn called_off(game: &Replay, voided: &[VoidedDeal]) -> String {
    let seats = voided.iter().flat_map(|deal| &deal.seats);
    let names: Vec<&str> = seats
        .filter_map(|seat| game.seats.get(usize::from(*seat)))
        .map(|player| player.name.as_str())
        .collect();
    t!("replay-check-voided", n = voided.len(), names = names.join(", "))
}

/// Whether it is the deal that this device took part in, if it did.
fn own_deal(game: &Replay, proof: &Proof) -> Option<AnyView> {
    let agreement = salts::seen_deal(game.id.as_deref(), proof)?.compare(proof);
    let name = |seat: usize| game.seats.get(seat).map(|player| player.name.clone()).unwrap_or_default();
    let (class, symbol, sentence) = match agreement {
        Agreement::Same => ("holds", "ui-check", t!("replay-own-same")),
        Agreement::LeftOut => ("open", "ui-minus", t!("replay-own-left-out")),
        Agreement::OtherSecret => ("fails", "ui-close", t!("replay-own-secret")),
        Agreement::OtherDeal => ("fails", "ui-close", t!("replay-own-deal")),
        Agreement::OtherOwnSalt => ("fails", "ui-close", t!("replay-own-salt")),
        Agreement::OtherSalt(seat) => ("fails", "ui-close", t!("replay-own-other", name = name(seat))),
    };
    let line = view! { <ul class="replay-checks"><li class=class><Symbol name=symbol class="i-s" /><span>{sentence}</span></li></ul> };
    Some(line.into_any())
}

/// The result in short, for the bar at the top, and its symbol.
pub fn short(game: &Replay) -> (String, &'static str) {
    let fair = matches!(game.checked, FairnessCheck::Fair { .. });
    (verdict(game).0, if fair { "ui-check" } else { "ui-minus" })
}

fn verdict(game: &Replay) -> (String, String) {
    match &game.checked {
        FairnessCheck::Fair { proof, .. } if proof.daily.is_some() => {
            (t!("replay-public"), t!("replay-public-why", date = proof.daily.clone().unwrap_or_default()))
        }
        FairnessCheck::Fair { chance_steps, .. } => {
            (t!("replay-fair"), t!("replay-fair-why", n = *chance_steps))
        }
        FairnessCheck::NotFair { why, line, .. } => match (why.as_str(), game.branched) {
            ("commitment", _) => (t!("replay-unfair"), t!("replay-why-commitment")),
            ("step", _) => (t!("replay-unfair"), t!("replay-why-step", line = *line)),
            ("salts", _) => (t!("replay-unfair"), t!("replay-why-bad-proof")),
            ("no_proof", Some(step)) => (t!("replay-unknown"), t!("replay-why-branched", step = step)),
            ("no_proof", None) => (t!("replay-unknown"), t!("replay-why-no-proof")),
            ("unfinished", _) => (t!("replay-unknown"), t!("replay-why-unfinished")),
            _ => (t!("replay-unknown"), t!("replay-why-bad-proof")),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_after_a_failure_is_open() {
        use CheckState::{Fails, Holds, Open};
        let not = |why: &str| {
            states(&FairnessCheck::NotFair { why: why.to_owned(), line: 1, problem: String::new() })
        };
        assert_eq!(not("no_proof"), [Holds, Fails, Open, Open, Open]);
        assert_eq!(not("salts"), [Holds, Fails, Open, Open, Open]);
        assert_eq!(not("step"), [Holds, Holds, Holds, Fails, Open]);
        assert_eq!(not("unfinished"), [Holds, Holds, Holds, Holds, Fails]);
    }
}
