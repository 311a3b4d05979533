//! For each player: start, luck, reading, own choices and rest, which add up to the result.

use super::figures::{Figures, tenths};
use super::numbers::{plain, signed};
use super::{glyph, numbers, word};
use crate::replay::playback::Playback;
use leptos::prelude::*;
use review::{Label, Player};
use std::sync::Arc;
use web_shell::symbol::SeatSign;
use web_shell::t;

/// The names of the four parts, in the order in which they are added.
pub fn part_names() -> [String; 4] {
    [t!("review-luck"), t!("review-reading"), t!("review-own"), t!("review-rest")]
}

#[component]
pub fn Parts(figures: Arc<Figures>) -> impl IntoView {
    let names = Playback::here().names();
    let all: Vec<[i32; 6]> = figures.players.iter().map(tenths).collect();
    let axis = Axis::of(&all);
    let has_rest = all.iter().any(|it| it[4] != 0);
    let players = figures.players.iter().zip(all).map(|(player, tenths)| {
        let name = names.get(player.seat.index()).cloned().unwrap_or_default();
        view! {
            <li class="review-player">
                <h3><SeatSign seat=player.seat.index() size="s" /><span class="nm">{name.clone()}</span></h3>
                <Sum tenths axis name />
                {lost(player, &figures)}
            </li>
        }
    });
    let players = players.collect_view();
    let what = [
        (t!("review-luck"), t!("review-luck-what")),
        (t!("review-reading"), t!("review-reading-what")),
        (t!("review-own"), t!("review-own-what")),
    ];
    let rest = has_rest.then(|| (t!("review-rest"), t!("review-rest-what")));
    let what =
        what.into_iter().chain(rest).map(|(word, what)| view! { <div><dt>{word}</dt><dd>{what}</dd></div> });
    view! {
        <h3 id="review-parts-h">{t!("review-parts")}</h3>
        <ul class="review-players" aria-labelledby="review-parts-h">{players}</ul>
        <details class="keep">
            <summary>{t!("review-words")}</summary>
            <dl class="review-words">{what.collect_view()}</dl>
        </details>
    }
}

/// The lowest and the highest sum of any player, in tenths of a point.
#[derive(Clone, Copy)]
pub struct Axis {
    low: i32,
    high: i32,
}

impl Axis {
    pub fn of(all: &[[i32; 6]]) -> Axis {
        let sums = || all.iter().flat_map(sums);
        Axis { low: sums().min().unwrap_or(0).min(0), high: sums().max().unwrap_or(0).max(1000) }
    }

    /// Where a sum is, from 0 to 1.
    pub fn place(self, sum: i32) -> f64 {
        f64::from(sum - self.low) / f64::from(self.high - self.low)
    }
}

/// The sum after the start and after each part.
pub fn sums(tenths: &[i32; 6]) -> [i32; 5] {
    let mut sum = 0;
    std::array::from_fn(|at| {
        sum += tenths[at];
        sum
    })
}

/// One line for each number, with a bar from the sum before to the sum after it.
#[component]
fn Sum(tenths: [i32; 6], axis: Axis, name: String) -> impl IntoView {
    let sums = sums(&tenths);
    let line = |class: &'static str, word: String, number: String, from: i32, to: i32| {
        let (one, other) = (axis.place(from), axis.place(to));
        view! {
            <tr class=class>
                <th scope="row">{word}</th>
                <td class="num">{number}</td>
                <td class="bar" aria-hidden="true"><i class:minus=to < from style:--from=one.min(other).to_string() style:--long=(one - other).abs().to_string()></i></td>
            </tr>
        }
    };
    let parts = part_names().into_iter().enumerate().filter(|(at, _)| *at < 3 || tenths[4] != 0);
    let parts = parts.map(|(at, word)| line("part", word, signed(tenths[at + 1]), sums[at], sums[at + 1]));
    view! {
        <table class="review-sum">
            <caption class="vh">{t!("review-sum", name = name)}</caption>
            <tbody>
                {line("whole", t!("review-begin"), plain(tenths[0]), 0, tenths[0])}
                {parts.collect_view()}
                {line("whole", t!("review-result"), plain(tenths[5]), 0, tenths[5])}
            </tbody>
        </table>
    }
}

/// What a player's choices cost.
fn lost(player: &Player, figures: &Figures) -> impl IntoView + use<> {
    let [mean, se] = [player.lost_per_decision, player.lost_se].map(|it| plain(numbers::tenths(it)));
    let labels = [Label::Blunder, Label::Mistake, Label::Inaccuracy].into_iter();
    let counts =
        labels.map(|label| (label, figures.count(player.seat, label))).filter(|(_, count)| *count > 0);
    let counts = counts.map(|(label, count)| {
        view! { <li data-label=label.name()><b aria-hidden="true">{glyph(label)}</b>{t!("review-count", word = word(label), n = count)}</li> }
    });
    view! {
        <p class="note">{t!("review-lost", mean = mean, se = se, n = player.decisions)}</p>
        <ul class="review-counts">{counts.collect_view()}</ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_within_the_axis() {
        let all = [[333, 900, -100, -133, 0, 1000], [667, -900, 100, 133, 0, 0]];
        let axis = Axis::of(&all);
        assert_eq!(sums(&all[0]), [333, 1233, 1133, 1000, 1000]);
        assert_eq!((axis.place(-233), axis.place(1233)), (0.0, 1.0));
        let usual = Axis::of(&[[500, 0, 0, 0, 0, 500]]);
        assert_eq!((usual.place(0), usual.place(500), usual.place(1000)), (0.0, 0.5, 1.0));
    }
}
