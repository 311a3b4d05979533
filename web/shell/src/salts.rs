//! This device's part in fair deals online: it promises random bytes by their hash while people gather, reveals them when the game starts,
//! and remembers what it saw then, so that the record can be compared with it (docs/protocol.md, "Chance").
//!
//! Salts are kept in the browser's storage, because a page that is reloaded between promise and reveal would void the deal. All tabs share
//! them: whichever tab has the salt of the hash that is shown can reveal it.

use crate::browser;
use crate::table::{AtTable, Place};
use fair::{Commitment, Proof, Salt, Scheme};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wire::{Code, Command, Phase, Seen, StartStep};

/// Where the promised salts are kept, and how many for each table and in all.
const SALTS: (&str, usize, usize) = ("quipu.salts", 4, 32);
/// Where the deals are kept that this device took part in, and how many.
const DEALS: (&str, usize) = ("quipu.deals", 20);

/// What this device saw when a game was started, before it revealed its salt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenDeal {
    /// The id of the game.
    pub game: String,
    pub commitment: Commitment,
    /// The promises, by seat.
    pub hashes: Vec<Option<Commitment>>,
    /// This device's seat and salt; no salt if its promise was not among those that count.
    pub seat: usize,
    pub salt: Option<Salt>,
}

/// What a record says about a deal that this device took part in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Everything is as it was seen.
    Same,
    /// Everything is as it was seen, but none of it is from this device.
    LeftOut,
    /// The secret is another one.
    OtherSecret,
    /// The deal is made of more or other things than the secret, the salts of these seats and the id of the game.
    OtherDeal,
    /// This device's salt is another one.
    OtherOwnSalt,
    /// The salt of this seat does not match its promise.
    OtherSalt(usize),
}

impl SeenDeal {
    /// Compares it with the proof of a record. Everything that the draws depend on must be what it was before this device revealed its
    /// salt.
    pub fn compare(&self, proof: &Proof) -> Agreement {
        let fixed = (proof.scheme, proof.id.as_str(), proof.salts.len());
        let promised = |salt: &Option<Salt>| salt.map(|salt| salt.commitment());
        let mut seats = proof.salts.iter().map(promised).zip(&self.hashes);
        if proof.commitment != self.commitment {
            Agreement::OtherSecret
        } else if fixed != (Scheme::ByCard, self.game.as_str(), self.hashes.len()) {
            Agreement::OtherDeal
        } else if self.salt.is_some() && proof.salts.get(self.seat).copied().flatten() != self.salt {
            Agreement::OtherOwnSalt
        } else if let Some(other) = seats.position(|(found, seen)| found != *seen) {
            Agreement::OtherSalt(other)
        } else if self.salt.is_none() {
            Agreement::LeftOut
        } else {
            Agreement::Same
        }
    }
}

/// The deal of the game with this id and proof, if this device took part in it. A game that uses this device's salt, or a commitment it
/// saw, cannot pass for another one.
pub fn seen_deal(game: Option<&str>, proof: &Proof) -> Option<SeenDeal> {
    deals().into_iter().find(|deal| {
        let own = deal.salt.is_some() && proof.salts.contains(&deal.salt);
        game == Some(&deal.game) || deal.commitment == proof.commitment || own
    })
}

/// Someone else has the device.
pub fn forget_all() {
    browser::forget(SALTS.0);
    browser::forget(DEALS.0);
}

/// What this page has to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Due {
    /// Promise a salt, for the deal of this commitment, from this place.
    Promise(Commitment, u8),
    /// Remember the deal, and reveal its salt if it is asked for.
    Deal { deal: SeenDeal, reveal: bool },
}

/// What is due, where `known` has the salt of a hash that this device has promised.
fn due(seen: &Seen, known: impl Fn(Commitment) -> Option<Salt>) -> Option<Due> {
    if !matches!(seen.table.phase, Phase::Gathering | Phase::Over) {
        return None;
    }
    let place = seen.you.place?;
    let own = seen.table.places.get(usize::from(place))?.as_ref()?.hash;
    let salt = own.and_then(known);
    let asked = |starting: &wire::Starting| starting.owing.contains(&place);
    let promises = match &seen.table.starting {
        Some(starting) if starting.step == StartStep::Reveal => {
            let deal = SeenDeal {
                game: starting.id.clone(),
                commitment: seen.table.commitment,
                hashes: seen.table.places.iter().map(|taken| taken.as_ref().and_then(|it| it.hash)).collect(),
                seat: place.into(),
                salt,
            };
            return Some(Due::Deal { deal, reveal: asked(starting) });
        }
        Some(starting) => asked(starting),
        None => true,
    };
    (promises && salt.is_none()).then_some(Due::Promise(seen.table.commitment, place))
}

/// Takes part in the deals of this table as long as the page shows it. On a shared device there is nothing to exchange.
pub fn exchange(table: AtTable) {
    let Place::Online(code) = table.place else { return };
    if table.screen {
        return;
    }
    let due = Memo::new(move |_| table.seen.with(|seen| due(seen.as_ref()?, known)));
    Effect::new(move |done: Option<Vec<(Commitment, u8)>>| {
        let mut done = done.unwrap_or_default();
        match due.get() {
            // If another device of this person has promised something, this page replaces it once: it was opened later. They do not fight
            // about it.
            Some(Due::Promise(commitment, place)) if !done.contains(&(commitment, place)) => {
                done.push((commitment, place));
                let salt = Salt::new(browser::random());
                remember_salt(code, salt);
                table.act(Command::Commit { hash: salt.commitment() });
            }
            Some(Due::Deal { deal, reveal }) => {
                if let Some(deals) = with_deal(deals(), &deal) {
                    write_deals(&deals);
                    if let Some(salt) = deal.salt.filter(|_| reveal) {
                        table.act(Command::Reveal { salt });
                    }
                }
            }
            Some(Due::Promise(..)) => {}
            None => {
                if table
                    .seen
                    .with_untracked(|seen| seen.as_ref().is_some_and(|seen| seen.you.place.is_none()))
                {
                    done.clear(); // the place was given up, and the promise with it
                }
            }
        }
        done
    });
}

/// The deals with one more, the newest first. `None` if its salt was promised for another deal: it is revealed for one deal only, so that
/// nobody can choose another one when it is known.
fn with_deal(mut deals: Vec<SeenDeal>, deal: &SeenDeal) -> Option<Vec<SeenDeal>> {
    if deals.iter().any(|other| deal.salt.is_some() && other.salt == deal.salt && other != deal) {
        return None;
    }
    // A deal of this game that was called off is gone.
    deals.retain(|other| other.game != deal.game);
    deals.insert(0, deal.clone());
    deals.truncate(DEALS.1);
    Some(deals)
}

fn deals() -> Vec<SeenDeal> {
    browser::kept(DEALS.0).and_then(|text| wire::from_json(&text).ok()).unwrap_or_default()
}

fn write_deals(deals: &[SeenDeal]) {
    if let Ok(text) = serde_json::to_string(deals) {
        browser::keep(DEALS.0, &text); // without it the record cannot be compared later
    }
}

thread_local! {
    /// The salts that could not be stored.
    static UNSTORED: std::cell::RefCell<Vec<Salt>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// The salt of a hash that this device has promised.
fn known(hash: Commitment) -> Option<Salt> {
    let stored = salts().into_iter().map(|(_, salt)| salt);
    let unstored = UNSTORED.with_borrow(Clone::clone);
    stored.chain(unstored).find(|salt| salt.commitment() == hash)
}

/// The stored salts, each with its table, the newest first.
fn salts() -> Vec<(Code, Salt)> {
    let read = |line: &str| {
        let (code, salt) = line.split_once(' ')?;
        Some((code.parse().ok()?, salt.parse().ok()?))
    };
    browser::kept(SALTS.0).unwrap_or_default().lines().filter_map(read).collect()
}

fn remember_salt(code: Code, salt: Salt) {
    let lines: Vec<String> =
        newest_first(salts(), code, salt).iter().map(|(code, salt)| format!("{code} {salt}")).collect();
    if !browser::keep(SALTS.0, &lines.join("\n")) {
        UNSTORED.with_borrow_mut(|unstored| unstored.push(salt));
    }
}

fn newest_first(mut salts: Vec<(Code, Salt)>, code: Code, salt: Salt) -> Vec<(Code, Salt)> {
    salts.insert(0, (code, salt));
    let mut of_table = 0;
    salts.retain(|(other, _)| {
        of_table += usize::from(*other == code);
        *other != code || of_table <= SALTS.1
    });
    salts.truncate(SALTS.2);
    salts
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use fair::Secret;
    use serde_json::{Value, json};

    fn salt(number: u8) -> Salt {
        Salt::new([number; 32])
    }

    /// A table of two, as the second player sees it.
    fn seen(own: Option<u8>, phase: &str, starting: Value) -> Seen {
        let hash = |number: Option<u8>| number.map(|number| salt(number).commitment());
        let table = json!({
            "code": "kamo-tiru", "phase": phase, "games": 0, "commitment": salt(9).commitment(),
            "setup": { "game": wire_game(), "places": 2 }, "starting": starting,
            "places": [{ "name": "Ana", "host": true, "hash": hash(Some(1)) }, { "name": "Ben", "hash": hash(own) }],
        });
        let update = json!({ "version": 3, "table": table, "you": { "place": 1, "host": false } });
        Seen::take(None, serde_json::from_value(update).unwrap(), 0.0).unwrap().0
    }

    fn wire_game() -> Value {
        serde_json::to_value(game_list::GameKind::all().next().unwrap()).unwrap()
    }

    fn start(step: &str, owing: &[u8]) -> Value {
        json!({ "id": "kamo-tiru-1", "step": step, "owing": owing })
    }

    /// A device that has promised salt 2.
    fn knows(hash: Commitment) -> Option<Salt> {
        Some(salt(2)).filter(|salt| salt.commitment() == hash)
    }

    #[test]
    fn a_salt_is_promised_while_people_gather_and_when_a_deal_was_called_off() {
        let promise = Some(Due::Promise(salt(9).commitment(), 1));
        assert_eq!(due(&seen(None, "gathering", Value::Null), knows), promise);
        assert_eq!(due(&seen(None, "over", Value::Null), knows), promise);
        assert_eq!(due(&seen(Some(2), "gathering", Value::Null), knows), None, "it is there");
        assert_eq!(due(&seen(Some(3), "gathering", Value::Null), knows), promise, "another device's");
        assert_eq!(due(&seen(None, "playing", Value::Null), knows), None);
        assert_eq!(due(&seen(None, "gathering", start("commit", &[0, 1])), knows), promise);
        assert_eq!(due(&seen(None, "gathering", start("commit", &[0])), knows), None, "left out");
    }

    #[test]
    fn a_salt_is_revealed_when_it_is_asked_for_and_the_deal_remembered() {
        let deal = SeenDeal {
            game: "kamo-tiru-1".to_owned(),
            commitment: salt(9).commitment(),
            hashes: vec![Some(salt(1).commitment()), Some(salt(2).commitment())],
            seat: 1,
            salt: Some(salt(2)),
        };
        let asked = due(&seen(Some(2), "gathering", start("reveal", &[0, 1])), knows);
        assert_eq!(asked, Some(Due::Deal { deal: deal.clone(), reveal: true }));
        let revealed = due(&seen(Some(2), "gathering", start("reveal", &[0])), knows);
        assert_eq!(revealed, Some(Due::Deal { deal: deal.clone(), reveal: false }));

        let deals = with_deal(Vec::new(), &deal).unwrap();
        assert_eq!(with_deal(deals.clone(), &deal).unwrap(), deals, "it is asked again after a reload");
        let mut other = SeenDeal { commitment: salt(8).commitment(), ..deal.clone() };
        assert_eq!(with_deal(deals.clone(), &other), None, "a salt is for one deal only");
        other.salt = Some(salt(5));
        assert_eq!(with_deal(deals, &other).unwrap(), [other], "the first one was called off");
    }

    #[test]
    fn a_record_is_compared_with_what_was_seen() {
        let hashes = vec![Some(salt(1).commitment()), None, Some(salt(2).commitment())];
        let deal = SeenDeal {
            game: "kamo-tiru-1".to_owned(),
            commitment: Secret::new([9; 32]).commitment(),
            hashes,
            seat: 2,
            salt: Some(salt(2)),
        };
        let proof = |scheme, secret, id: &str, salts: &[Option<u8>]| {
            let salts = salts.iter().map(|number| number.map(salt)).collect();
            Proof::new(scheme, Secret::new([secret; 32]), id, salts)
        };
        let (scheme, id, salts) = (Scheme::ByCard, "kamo-tiru-1", [Some(1), None, Some(2)]);
        let compared = |proof| deal.compare(&proof);
        assert_eq!(compared(proof(scheme, 9, id, &salts)), Agreement::Same);
        assert_eq!(compared(proof(scheme, 8, id, &salts)), Agreement::OtherSecret);
        for other in [
            proof(Scheme::ByStep, 9, id, &salts),
            proof(scheme, 9, "kamo-tiru-2", &salts),
            proof(scheme, 9, id, &[Some(1), None, Some(2), None]),
            proof(scheme, 9, id, &[Some(1), None]),
        ] {
            assert_eq!(compared(other), Agreement::OtherDeal);
        }
        assert_eq!(compared(proof(scheme, 9, id, &[Some(1), None, Some(3)])), Agreement::OtherOwnSalt);
        assert_eq!(compared(proof(scheme, 9, id, &[Some(2), None, Some(1)])), Agreement::OtherOwnSalt);
        for first in [Some(3), None] {
            assert_eq!(compared(proof(scheme, 9, id, &[first, None, Some(2)])), Agreement::OtherSalt(0));
        }
        assert_eq!(compared(proof(scheme, 9, id, &[Some(1), Some(4), Some(2)])), Agreement::OtherSalt(1));
        let without = SeenDeal { salt: None, hashes: vec![None; 3], ..deal.clone() };
        assert_eq!(without.compare(&proof(scheme, 9, id, &[None; 3])), Agreement::LeftOut);
    }

    #[test]
    fn only_the_last_salts_are_kept() {
        let code = Code::new;
        let salts = (0..40).fold(Vec::new(), |salts, number| newest_first(salts, code(number), salt(1)));
        assert_eq!((salts.len(), salts[0].0), (SALTS.2, code(39)));
        let salts = (0..9).fold(salts, |salts, number| newest_first(salts, code(7), salt(number)));
        assert_eq!(salts.iter().filter(|(table, _)| *table == code(7)).count(), SALTS.1);
        assert_eq!(salts[0], (code(7), salt(8)));
        assert_eq!(salts.len(), SALTS.2);
    }
}
