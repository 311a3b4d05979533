//! What it takes to show a game again: its moments, its rounds, what everybody has, and the table with all eyes at once.

use game_core::{Game, Seat, Viewer};

/// A game that can be shown again.
pub(crate) trait Shown: Game {
    /// Whether the table is worth a look while chance is due. Otherwise a choice and what chance adds to it are one moment.
    const BEFORE_CHANCE: bool;

    /// What all players see, laid together where a view has room for it. What no player sees is not in it.
    fn together(&self) -> Self::View;

    /// The round, from 1.
    fn round(view: &Self::View) -> u32;

    /// What everybody has, by seat, in a view with all eyes.
    fn scores(view: &Self::View) -> Vec<i32>;
}

/// The tents are open. Choices stay sealed as long as they are.
impl Shown for catalog::games::incan_gold::rules::State {
    const BEFORE_CHANCE: bool = true; // who leaves is one thing, the next card another

    fn together(&self) -> catalog::games::incan_gold::rules::View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            view.tents[seat] = self.view(Viewer::Seat(seat)).tents[seat];
        }
        view
    }

    fn round(view: &catalog::games::incan_gold::rules::View) -> u32 {
        view.round.into()
    }

    /// Gems and artifacts at home, and what is carried.
    fn scores(view: &catalog::games::incan_gold::rules::View) -> Vec<i32> {
        let sum = |(seat, gems): (Seat, &Option<u16>)| {
            let safe = i32::from(gems.unwrap_or(0)) + i32::from(view.artifacts[seat].total());
            safe + i32::from(view.beside[seat])
        };
        view.tents.iter().map(sum).collect()
    }
}

/// The piles are open. A card that lies face down is seen by nobody.
impl Shown for catalog::games::gold::rules::State {
    const BEFORE_CHANCE: bool = false;

    fn together(&self) -> catalog::games::gold::rules::View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            view.piles[seat] = self.view(Viewer::Seat(seat)).piles[seat].take();
        }
        view
    }

    fn round(view: &catalog::games::gold::rules::View) -> u32 {
        view.round.into()
    }

    /// The points of finished rounds and of this one.
    fn scores(view: &catalog::games::gold::rules::View) -> Vec<i32> {
        // When the match is over the last round is finished, and its piles still lie there.
        let finished = &view.finished[..view.finished.len().min(usize::from(view.round) - 1)];
        let sum = |(seat, pile): (Seat, &Option<Vec<u8>>)| {
            let now: i32 = pile.iter().flatten().map(|points| i32::from(*points)).sum();
            now + finished.iter().map(|round| i32::from(round[seat])).sum::<i32>()
        };
        view.piles.iter().map(sum).collect()
    }
}

/// Everybody's characters lie open from the moment they are picked, and so do the hand of whoever picks and the tokens that the Seer looks
/// at. Tokens and cards that nobody has looked at stay hidden.
impl Shown for catalog::games::lost_temple::rules::State {
    const BEFORE_CHANCE: bool = false;

    fn together(&self) -> catalog::games::lost_temple::rules::View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            let own = self.view(Viewer::Seat(seat));
            view.explorers[seat].revealed = own.own.iter().copied().collect();
            view.explorers[seat].face_down = 0;
            view.looked = view.looked.or(own.looked);
            if !own.hand.is_empty() {
                view.hand = own.hand;
            }
        }
        view
    }

    fn round(view: &catalog::games::lost_temple::rules::View) -> u32 {
        view.round.max(1) // the set-up belongs to the first
    }

    /// Where the pawns stand.
    fn scores(view: &catalog::games::lost_temple::rules::View) -> Vec<i32> {
        view.explorers.iter().map(|(_, explorer)| explorer.position.unwrap_or(0).into()).collect()
    }
}
