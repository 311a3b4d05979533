//! The tables that come with the program, each read when it is first needed.
//!
//! Native programs have all of them built in. In a browser they would be most of what a page loads; there, the program that needs one fetches it
//! and hands it over with [`provide`].

use crate::chances::Chances;
use crate::edition::{Edition, ROUNDS};
use crate::table;
use std::borrow::Cow;
use std::sync::OnceLock;

/// The years of the editions.
pub const YEARS: [u16; 4] = [2005, 2006, 2016, 2020];

static TABLES: [OnceLock<Chances>; 4] = [const { OnceLock::new() }; 4];

#[cfg(not(target_arch = "wasm32"))]
fn built_in(year: u16) -> Option<&'static [u8]> {
    match year {
        2005 => Some(include_bytes!("../tables/2005.bin")),
        2006 => Some(include_bytes!("../tables/2006.bin")),
        2016 => Some(include_bytes!("../tables/2016.bin")),
        _ => None,
    }
}

#[cfg(target_arch = "wasm32")]
fn built_in(_: u16) -> Option<&'static [u8]> {
    None
}

/// The chances to win in an edition, if its table is there.
pub fn chances(year: u16) -> Option<&'static Chances> {
    let slot = &TABLES[YEARS.iter().position(|other| *other == year)?];
    if let Some(bytes) = built_in(year).filter(|_| slot.get().is_none()) {
        let chances = table::decode(bytes).expect("a test has read it");
        return Some(slot.get_or_init(|| chances));
    }
    slot.get()
}

/// Takes a table that was fetched; or says what is wrong with it.
pub fn provide(bytes: &[u8]) -> Result<&'static Chances, String> {
    let chances = table::decode(bytes)?;
    let place =
        YEARS.iter().position(|year| *year == chances.edition.year).expect("a table is of an edition");
    Ok(TABLES[place].get_or_init(|| chances))
}

/// The chances to play an edition by from this round on. The last round needs no table. Where a table is missing, another edition stands
/// in: 2006 for 2020, which only differs in what artifacts are worth, and 2005, which has none of them, for all.
pub fn playable(year: u16, round: u8) -> Option<Cow<'static, Chances>> {
    let nearest = if year == 2020 { 2006 } else { year };
    if let Some(chances) = chances(nearest) {
        return Some(Cow::Borrowed(chances));
    }
    if round == ROUNDS {
        return Edition::of_year(nearest).map(|edition| Cow::Owned(Chances::new(edition)));
    }
    chances(2005).map(Cow::Borrowed)
}
