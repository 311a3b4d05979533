//! Gems as they lie there: gold stones are worth 10, obsidian 5, turquoise 1. I-03

use leptos::prelude::*;
use web_shell::symbol::Symbol;

/// The fewest stones of a value, the most precious first.
pub fn stones(value: u16) -> Vec<&'static str> {
    let count = |stone: &'static str, many: u16| (0..many).map(move |_| stone);
    let (gold, left) = (value / 10, value % 10);
    count("gem-gold", gold)
        .chain(count("gem-obsidian", left / 5))
        .chain(count("gem-turquoise", left % 5))
        .collect()
}

/// Stones on the ground. What they are worth is said in words beside them.
pub fn pile(value: u16, class: &'static str) -> impl IntoView {
    let stones = stones(value);
    (!stones.is_empty()).then(|| {
        let stones = stones.into_iter().map(|stone| view! { <Symbol name=stone /> }).collect_view();
        view! { <span class=class aria-hidden="true">{stones}</span> }
    })
}

/// The stone that lies on an artifact, if there is one of its value. I-14
pub const fn stone_of(value: u8) -> Option<&'static str> {
    match value {
        5 => Some("gem-obsidian"),
        10 => Some("gem-gold"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_worth_what_they_stand_for() {
        for value in 0..200 {
            let worth = |stone: &&str| match *stone {
                "gem-gold" => 10,
                "gem-obsidian" => 5,
                _ => 1,
            };
            assert_eq!(stones(value).iter().map(worth).sum::<u16>(), value);
        }
        assert_eq!(stones(17), ["gem-gold", "gem-obsidian", "gem-turquoise", "gem-turquoise"]);
    }
}
