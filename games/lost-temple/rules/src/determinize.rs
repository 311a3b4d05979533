//! Dealing what a player does not know at random.

use crate::character::Character;
use crate::hidden_tokens::HiddenTokens;
use crate::knowledge::{Fate, Knowledge, UnseenStage};
use crate::public::Phase;
use crate::selection::{MAX_STAGES, Selection, Stage};
use crate::state::State;
use arrayvec::ArrayVec;
use game_core::{Determinize, Draw};

impl Determinize for State {
    /// Every selection that fits what the player saw is as likely as any other, no matter what the others would rather have picked.
    fn determinize(knowledge: &Knowledge, draw: &mut impl Draw) -> State {
        let public = knowledge.public.clone();
        let empty = match public.phase {
            Phase::Replace { space, .. } => public.board.event_at(space.into()),
            _ => None,
        };
        let (traces, tokens) = (&knowledge.traces, &knowledge.tokens);
        let hidden_tokens = HiddenTokens::deal(knowledge.face_down_tokens(), traces, tokens, empty, draw);
        State { public, selection: deal(knowledge, draw), hidden_tokens }
    }
}

/// The cards by stage, as far as they are dealt.
type Dealt = ArrayVec<Option<Character>, MAX_STAGES>;

/// L-13: the player knows which cards left the hand in each part between their own picks. Within a part, a revealed
/// card was picked by the player who revealed it, one that no one revealed went aside, and any other card can be anywhere.
fn deal(knowledge: &Knowledge, draw: &mut impl Draw) -> Selection {
    let mut dealt = knowledge.gone.clone();
    let mut stages = knowledge.unseen_stages();
    draw.shuffle(&mut stages);
    for (number, cards) in knowledge.segments().iter().enumerate() {
        let mut cards: ArrayVec<Character, MAX_STAGES> = cards.iter().collect();
        draw.shuffle(&mut cards);
        // Those that can be in the fewest places first.
        cards.sort_by_key(|card| match knowledge.fate(*card) {
            Fate::Held(_) => 0,
            Fate::NotHeld => 1,
            Fate::Seen | Fate::Unknown => 2,
        });
        for card in cards {
            let fits = |stage: &UnseenStage| {
                stage.segment == number
                    && match knowledge.fate(card) {
                        Fate::Held(seat) => stage.picker == Some(seat) || stage.chooser == Some(seat),
                        Fate::NotHeld => stage.picker.is_none(),
                        Fate::Seen | Fate::Unknown => true,
                    }
            };
            // A card without a stage is still in hand.
            if let Some(at) = stages.iter().position(fits) {
                dealt[stages.swap_remove(at).number] = Some(card);
            }
        }
    }
    if knowledge.unseen_chooser().is_some() {
        choose_of_two(knowledge, &mut dealt, draw);
    }
    Selection { gone: dealt.into_iter().map(|card| card.expect("every stage has its card")).collect() }
}

/// L-10: the last of eight picked the card passed on or the one put aside first; the other one is left over.
fn choose_of_two(knowledge: &Knowledge, dealt: &mut Dealt, draw: &mut impl Draw) {
    let stages = knowledge.public.stages();
    let number_of = |wanted: fn(Stage) -> bool| stages.iter().position(wanted);
    let aside = number_of(|stage| stage == Stage::Aside);
    let pick = number_of(|stage| matches!(stage, Stage::PickWithAside(_)));
    let left = number_of(|stage| stage == Stage::Left);
    let (Some(aside), Some(pick), Some(left)) = (aside, pick, left) else { return };
    let (first, passed) = (dealt[aside], dealt[pick]);
    let fate = |card: Option<Character>| card.map_or(Fate::Unknown, |card| knowledge.fate(card));
    let picks_first = match (fate(first), fate(passed)) {
        (Fate::Held(_), _) | (_, Fate::NotHeld) => true,
        (_, Fate::Held(_)) | (Fate::NotHeld, _) => false,
        _ => draw.below(2) == 0,
    };
    (dealt[pick], dealt[left]) = if picks_first { (first, passed) } else { (passed, first) };
}
