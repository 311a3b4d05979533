//! The pawns, in a layer over the spaces, and the rafts of those who share one.

use super::marks::Marks;
use super::raft::{Slot, slots};
use super::{Drawing, Spots};
use game_core::Seat;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;
use web_shell::symbol::{SEATS, Symbol};

#[derive(Clone, Copy, Debug, PartialEq)]
struct PawnSpot {
    seat: Seat,
    number: i16,
    slot: Slot,
    /// It does not stand there yet.
    ghost: bool,
}

/// Where each pawn stands, by seat, and the ghost after them; and the spaces that several share, with how many they are.
fn stands(pawns: &[(Seat, i16)], ghost: Option<(Seat, i16)>) -> (Vec<PawnSpot>, Vec<(i16, usize)>) {
    let ghost = ghost.filter(|ghost| !pawns.contains(ghost)); // a pawn that stays is there already
    let all = pawns.iter().map(|pawn| (*pawn, false)).chain(ghost.map(|ghost| (ghost, true)));
    let mut spaces: BTreeMap<i16, Vec<(bool, Seat)>> = BTreeMap::new();
    for ((seat, number), ghost) in all {
        spaces.entry(number).or_default().push((ghost, seat));
    }
    let mut stands = Vec::with_capacity(pawns.len() + 1);
    for (&number, here) in &mut spaces {
        here.sort_unstable();
        let slots = slots(here.len(), number < 1);
        stands.extend(here.iter().zip(slots).map(|(&(ghost, seat), slot)| PawnSpot {
            seat,
            number,
            slot,
            ghost,
        }));
    }
    stands.sort_unstable_by_key(|stand| (stand.ghost, stand.seat));
    let shared = spaces.iter().filter(|(_, here)| here.len() > 1).map(|(number, here)| (*number, here.len()));
    (stands, shared.collect())
}

/// The pawns. The spaces say whose pawns are on them.
#[component]
pub fn Pawns(
    drawing: Memo<Arc<Drawing>>,
    pawns: Signal<Vec<(Seat, i16)>>,
    marks: Memo<Marks>,
    ghost: Signal<Option<(Seat, i16)>>,
) -> impl IntoView {
    let all = Memo::new(move |_| pawns.with(|pawns| stands(pawns, ghost.get())));
    let known = Memo::new(move |_| {
        all.with(|(stands, _)| stands.iter().map(|it| (it.ghost, it.seat)).collect::<Vec<_>>())
    });
    let you = Memo::new(move |_| marks.with(|marks| marks.you));
    let stand = move |ghost: bool, seat: Seat| {
        Memo::new(move |_| {
            let one = |it: &&PawnSpot| it.seat == seat && it.ghost == ghost;
            all.with(|(stands, _)| stands.iter().find(one).copied())
        })
    };
    view! {
        <div class="track-pawns" aria-hidden="true">
            <For each=move || all.with(|(_, shared)| shared.clone()) key=|raft| *raft let((number, pawns))>
                <Raft drawing number pawns />
            </For>
            <For each=move || known.get() key=|pawn| *pawn let((ghost, seat))>
                <Pawn drawing seat ghost you stand=stand(ghost, seat) />
            </For>
        </div>
    }
}

/// One pawn. It stays the same element when it moves, and glides.
#[component]
fn Pawn(
    drawing: Memo<Arc<Drawing>>,
    seat: Seat,
    ghost: bool,
    you: Memo<Option<Seat>>,
    stand: Memo<Option<PawnSpot>>,
) -> impl IntoView {
    let spots = Memo::new(move |_| {
        let number = stand.with(|stand| stand.map_or(0, |stand| stand.number));
        drawing.with(|drawing| drawing.spots(number))
    });
    let spot = move |at: usize| move || spots.with(|spots: &Spots| spots[at].clone());
    let slot = move |of: fn(Slot) -> f32| {
        move || stand.with(|stand| stand.map_or(0.0, |stand| of(stand.slot))).to_string()
    };
    let index = seat.index();
    let flip = (!ghost).then(|| format!("pawn-{index}"));
    view! {
        <span class="track-pawn at" class:ghost=ghost class:own=move || !ghost && you.get() == Some(seat) data-flip=flip
            style:--nx=spot(0) style:--ny=spot(1) style:--wx=spot(2) style:--wy=spot(3) style:--tx=spot(4) style:--ty=spot(5)
            style:--px=slot(|it| it.x) style:--py=slot(|it| it.y) style:--ps=slot(|it| it.size)>
            <Symbol name=format!("pawn-{}", SEATS[index]) />
        </span>
    }
}

#[component]
fn Raft(drawing: Memo<Arc<Drawing>>, number: i16, pawns: usize) -> impl IntoView {
    let slots = slots(pawns, number < 1);
    let wide = slots.iter().map(|slot| slot.x + slot.size / 2.0).fold(0.0, f32::max) * 2.0;
    let foot = slots.iter().map(|slot| slot.y + slot.size / 2.0).fold(f32::NEG_INFINITY, f32::max);
    let [nx, ny, wx, wy, tx, ty] = drawing.with_untracked(|drawing| drawing.spots(number));
    view! {
        <span class="track-raft at" style:--rw=wide.to_string() style:--rf=foot.to_string()
            style:--nx=nx style:--ny=ny style:--wx=wx style:--wy=wy style:--tx=tx style:--ty=ty></span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_share_a_space_share_a_raft() {
        let seat: Vec<Seat> = Seat::all(4).collect();
        let pawns = [(seat[0], 13), (seat[1], 5), (seat[2], 13), (seat[3], -2)];
        let (stand, shared) = stands(&pawns, None);
        assert_eq!(shared, [(13, 2)]);
        assert_eq!(stand.iter().map(|it| (it.seat, it.number)).collect::<Vec<_>>(), pawns);
        assert!(stand[0].slot.x < stand[2].slot.x, "in the order of the seats");
        assert!(stand[3].slot.size < stand[1].slot.size, "smaller at the start");
    }

    #[test]
    fn a_ghost_is_drawn_beside_the_pawns_on_its_space() {
        let seat: Vec<Seat> = Seat::all(2).collect();
        let pawns = [(seat[0], 7), (seat[1], 9)];
        let (stand, shared) = stands(&pawns, Some((seat[0], 9)));
        assert_eq!(shared, [(9, 2)]);
        assert!(stand[2].ghost && stand[2].seat == seat[0] && stand[2].slot.x > stand[1].slot.x);
        assert_eq!(stands(&pawns, Some((seat[0], 7))), stands(&pawns, None), "a pawn that stays is no ghost");
    }
}
