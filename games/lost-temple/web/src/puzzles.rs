//! What a page with puzzles says about this game.

use crate::terms;
use lost_temple_rules::Action;
use web_shell::play::PuzzleWords;
use web_shell::t;
use wire::Json;

pub const WORDS: PuzzleWords = PuzzleWords { why, choice, memory: |_| None };

fn choice(choice: &Json) -> String {
    let Ok(action) = wire::from_json(choice.get()) else { return choice.get().to_owned() };
    match action {
        Action::Pick(character) | Action::Name(character) => terms::character(character),
        Action::Look(one, other) => {
            let place = |space: u8| terms::short_place(space.into());
            t!("lost-choice-look", one = place(one), other = place(other))
        }
        Action::Swap(true) => t!("lost-choice-swap"),
        Action::Swap(false) => t!("lost-choice-leave"),
        Action::Steps(steps) => t!("lost-choice-steps", steps = steps),
        Action::Pay(true) => t!("lost-choice-pay", gems = 2),
        Action::PayGems(gems) => t!("lost-choice-pay", gems = gems),
        Action::Pay(false) => t!("lost-choice-stay"),
        Action::Take(true) => t!("lost-choice-take"),
        Action::Take(false) => t!("lost-choice-no-machete"),
    }
}

fn why(key: &str, numbers: &[i64]) -> Option<String> {
    let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
    let n = number(0);
    Some(match key {
        "pick-shaman" => t!("lost-why-pick-shaman", spaces = n),
        "pick-thief" => t!("lost-why-pick-thief", gems = n),
        "pick-seer" => t!("lost-why-pick-seer"),
        "pick-priest" => t!("lost-why-pick-priest"),
        "pick-elder" => t!("lost-why-pick-elder"),
        "pick-artisan" => t!("lost-why-pick-artisan"),
        "pick-scout" => t!("lost-why-pick-scout", spaces = n),
        "pick-canoe" => t!("lost-why-pick-canoe", spaces = n),
        "pick-child" => t!("lost-why-pick-child", spaces = n),
        "pick-mandarin" => t!("lost-why-pick-mandarin", spaces = n),
        "name-shaman" => t!("lost-why-name-shaman", spaces = n),
        "name-thief" => t!("lost-why-name-thief", gems = n),
        "look" => t!("lost-why-look"),
        "swap" => t!("lost-why-swap"),
        "swap-not" => t!("lost-why-swap-not"),
        "steps" => t!("lost-why-steps", steps = n),
        "pay" => t!("lost-why-pay"),
        "pay-not" => t!("lost-why-pay-not", gems = n),
        "pay-gems" => t!("lost-why-pay-gems", paid = n, gems = number(1)),
        "take" => t!("lost-why-take"),
        "take-not" => t!("lost-why-take-not"),
        "near" => t!("lost-why-near", spaces = n),
        "other-near" => t!("lost-why-other-near", spaces = n),
        _ => return None,
    })
}
