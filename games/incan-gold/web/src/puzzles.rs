//! What a page with puzzles says about this game.

use incan_gold_rules::Choice;
use web_shell::play::PuzzleWords;
use web_shell::t;
use wire::Json;

pub const WORDS: PuzzleWords = PuzzleWords { why, choice, memory: |_| None };

fn choice(choice: &Json) -> String {
    match wire::from_json(choice.get()) {
        Ok(Choice::Torch) => t!("incan-torch"),
        Ok(Choice::Camp) => t!("incan-camp"),
        Err(_) => choice.get().to_owned(),
    }
}

fn why(key: &str, numbers: &[i64]) -> Option<String> {
    let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
    let n = number(0);
    Some(match key {
        "camp-alone" => t!("incan-why-camp-alone", gems = n, worth = number(1)),
        "camp-artifact" => t!("incan-why-camp-artifact", worth = n),
        "camp-lead" => t!("incan-why-camp-lead", points = n),
        "camp-path" => t!("incan-why-camp-path", gems = n),
        "camp-rich" => t!("incan-why-camp-rich", gems = n),
        "camp-hazards" => t!("incan-why-camp-hazards", hazards = n, percent = number(1)),
        "camp-enough" => t!("incan-why-camp-enough", gems = n),
        "torch-behind" => t!("incan-why-torch-behind", points = n),
        "torch-safe" => t!("incan-why-torch-safe"),
        "torch-few" => t!("incan-why-torch-few", inside = n),
        "torch-poor" => t!("incan-why-torch-poor", gems = n),
        "torch-calm" => t!("incan-why-torch-calm", percent = n),
        _ => return None,
    })
}
