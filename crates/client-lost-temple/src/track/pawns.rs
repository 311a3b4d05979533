//! The pawns, in a layer over the spaces, and the rafts of those who share one.

use super::marks::Marks;
use super::raft::{Slot, slots};
use super::{Drawing, Spots};
use client::symbol::{SEATS, Symbol};
use leptos::prelude::*;
use rules_core::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Where a pawn stands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stand {
    seat: Seat,
    number: i16,
    slot: Slot,
}

/// Where each pawn stands, by seat; and the spaces that several share, with how many they are.
fn stands(pawns: &[(Seat, i16)]) -> (Vec<Stand>, Vec<(i16, usize)>) {
    let mut spaces: BTreeMap<i16, Vec<Seat>> = BTreeMap::new();
    for (seat, number) in pawns {
        spaces.entry(*number).or_default().push(*seat);
    }
    let mut stands = Vec::with_capacity(pawns.len());
    for (number, seats) in &mut spaces {
        seats.sort_unstable();
        let slots = slots(seats.len(), *number < 1);
        stands.extend(seats.iter().zip(slots).map(|(seat, slot)| Stand { seat: *seat, number: *number, slot }));
    }
    stands.sort_unstable_by_key(|stand| stand.seat);
    let shared = spaces.iter().filter(|(_, seats)| seats.len() > 1).map(|(number, seats)| (*number, seats.len()));
    (stands, shared.collect())
}

/// The pawns. Who stands where is told at the spaces.
#[component]
pub fn Pawns(
    drawing: Memo<Arc<Drawing>>,
    pawns: Signal<Vec<(Seat, i16)>>,
    marks: Signal<Marks>,
    ghost: Signal<Option<(Seat, i16)>>,
) -> impl IntoView {
    let all = Memo::new(move |_| pawns.with(|pawns| stands(pawns)));
    let seats = Memo::new(move |_| all.with(|(stands, _)| stands.iter().map(|it| it.seat).collect::<Vec<_>>()));
    let you = Memo::new(move |_| marks.with(|marks| marks.you));
    view! {
        <div class="track-pawns" aria-hidden="true">
            <For each=move || all.with(|(_, shared)| shared.clone()) key=|raft| *raft let((number, pawns))>
                <Raft drawing number pawns />
            </For>
            <For each=move || seats.get() key=|seat| seat.index() let(seat)>
                <Pawn drawing seat you stand=Memo::new(move |_| {
                    all.with(|(stands, _)| stands.iter().find(|it| it.seat == seat).copied())
                }) />
            </For>
            {move || ghost.get().map(|(seat, number)| {
                let [nx, ny, wx, wy, tx, ty] = drawing.with(|drawing| drawing.spots(number));
                view! {
                    <span class="track-pawn at ghost" style:--nx=nx style:--ny=ny style:--wx=wx style:--wy=wy style:--tx=tx style:--ty=ty>
                        <Symbol name=format!("pawn-{}", SEATS[seat.index()]) />
                    </span>
                }
            })}
        </div>
    }
}

/// One pawn. It stays the same element wherever it goes, and glides.
#[component]
fn Pawn(
    drawing: Memo<Arc<Drawing>>,
    seat: Seat,
    you: Memo<Option<Seat>>,
    stand: Memo<Option<Stand>>,
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
    view! {
        <span class="track-pawn at" class:me=move || you.get() == Some(seat) data-flip=format!("pawn-{index}")
            style:--nx=spot(0) style:--ny=spot(1) style:--wx=spot(2) style:--wy=spot(3) style:--tx=spot(4) style:--ty=spot(5)
            style:--px=slot(|it| it.x) style:--py=slot(|it| it.y) style:--ps=slot(|it| it.size)>
            <Symbol name=format!("pawn-{}", SEATS[index]) />
        </span>
    }
}

/// What several pawns stand on.
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
        let (stands, shared) = stands(&[(seat[0], 13), (seat[1], 5), (seat[2], 13), (seat[3], -2)]);
        assert_eq!(shared, [(13, 2)]);
        assert_eq!(stands.iter().map(|it| (it.seat.index(), it.number)).collect::<Vec<_>>(), [(0, 13), (1, 5), (2, 13), (3, -2)]);
        assert!(stands[0].slot.x < stands[2].slot.x, "in the order of the seats");
        assert!(stands[3].slot.size < stands[1].slot.size, "smaller at the start");
    }
}
