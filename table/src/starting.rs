//! The start of a game: the salts that the seats have promised are revealed, and from them comes the deal.
//!
//! While people gather, each client commits to a salt by its hash. When the game is agreed on, seats, setup, hashes and commitment are fixed
//! ([`EntryKind::Starting`]), and the clients reveal their salts, which takes one round trip. With the last one the game begins. If one is
//! missing when the time is over, the deal is called off for everyone to see ([`EntryKind::Voided`]): there is a new secret, those who
//! failed are left out, and the others commit once more. So it ends after as many tries as there are seats, at most.

use crate::entry::{EntryKind, Person};
use crate::plan::{Inputs, Plan};
use crate::table::Table;
use fair::{Commitment, Proof, Salt, Scheme, Secret, VoidedDeal};
use wire::{Phase, Refusal, StartStep};

/// How long a seat may take to reveal its salt, in milliseconds. A client answers by itself, in one round trip.
pub(crate) const REVEAL_TIME: u64 = 3_000;
/// How long new hashes are waited for after a deal was called off. It is shorter if everyone who is there has sent one.
pub(crate) const COMMIT_TIME: u64 = 1_000;

/// A game that is being started.
#[derive(Clone, Debug)]
pub(crate) struct Starting {
    pub step: StartStep,
    /// The version at which this step began.
    pub began: u64,
    /// The seats that failed to reveal: their salts do not count in this game.
    pub left_out: Vec<u8>,
}

impl Table {
    /// A client promises a salt.
    pub(crate) fn commit_salt(&self, by: &Person, hash: Commitment) -> Result<Plan, Refusal> {
        if self.phase == Phase::Playing {
            return Err(Refusal::AlreadyStarted);
        }
        let place = self.seated(by)?;
        match &self.starting {
            Some(starting) if starting.step == StartStep::Reveal => return Err(Refusal::Starting),
            Some(starting) if starting.left_out.contains(&place) => return Err(Refusal::NoSaltDue),
            _ => {}
        }
        let before = self.places.get(usize::from(place)).and_then(Option::as_ref);
        if before.is_some_and(|taken| taken.hash == Some(hash) && taken.salt.is_none()) {
            return Ok(Plan::default());
        }
        Ok(EntryKind::Committed { place, hash }.into())
    }

    /// A client reveals its salt. With the last one the game begins.
    pub(crate) fn reveal_salt(&self, by: &Person, salt: Salt, inputs: &Inputs) -> Result<Plan, Refusal> {
        let place = self.seated(by)?;
        let starting = self.starting.as_ref().filter(|starting| starting.step == StartStep::Reveal);
        starting.ok_or(Refusal::NoSaltDue)?;
        let taken = self.places.get(usize::from(place)).and_then(Option::as_ref);
        let hash = taken.and_then(|taken| taken.hash).ok_or(Refusal::NoSaltDue)?;
        if taken.is_some_and(|taken| taken.salt.is_some()) {
            return Err(Refusal::AlreadyRevealed);
        }
        if salt.commitment() != hash {
            return Err(Refusal::WrongSalt);
        }
        let revealed = EntryKind::Revealed { place, salt };
        if self.owing_salts() != [place] {
            return Ok(revealed.into());
        }
        let mut salts = self.salts();
        salts[usize::from(place)] = Some(salt);
        Ok(Plan::from(revealed).then(self.begin(self.proof_with(Scheme::ByCard, salts), false, inputs)?))
    }

    /// Fixes who plays and whose salts count, or begins at once if nobody who is there has promised one.
    pub(crate) fn freeze(&self, inputs: &Inputs) -> Result<Plan, Refusal> {
        let asked: Vec<u8> = self
            .seats()
            .filter(|(_, taken)| taken.hash.is_some())
            .filter(|(_, taken)| taken.occupant.user().is_some_and(|user| !inputs.absent.contains(&user)))
            .map(|(seat, _)| seat)
            .collect();
        // Whatever is wrong with the setup is found now, before anyone reveals anything.
        let begun = self.begin(self.next_proof(Scheme::ByCard), false, inputs)?;
        Ok(if asked.is_empty() { begun } else { EntryKind::Starting { asked }.into() })
    }

    /// Calls off the deal because not all salts were revealed. This is the secret of the next try.
    pub fn void(&self, secret: &Secret) -> Plan {
        match &self.starting {
            Some(starting) if starting.step == StartStep::Reveal => {
                EntryKind::Voided { seats: self.owing_salts(), secret: secret.clone() }.into()
            }
            _ => Plan::default(),
        }
    }

    /// The time for this step of the start is over.
    pub(crate) fn start_time_out(&self, inputs: &Inputs) -> Plan {
        match self.starting.as_ref().map(|starting| starting.step) {
            Some(StartStep::Reveal) => self.void(&inputs.secret),
            Some(StartStep::Commit) => self.freeze(inputs).unwrap_or_default(),
            None => Plan::default(),
        }
    }

    /// The salts that were revealed, by seat.
    fn salts(&self) -> Vec<Option<Salt>> {
        self.seats().map(|(_, taken)| taken.hash.and(taken.salt)).collect()
    }

    /// The seats that have promised a salt and not revealed it.
    pub(crate) fn owing_salts(&self) -> Vec<u8> {
        let owes = self.seats().filter(|(_, taken)| taken.hash.is_some() && taken.salt.is_none());
        owes.map(|(seat, _)| seat).collect()
    }

    /// The people who may still promise a salt, after a deal was called off.
    pub(crate) fn owing_hashes(&self) -> impl Iterator<Item = (u8, crate::UserId)> {
        let left_out = self.starting.iter().flat_map(|starting| &starting.left_out);
        let left_out: Vec<u8> = left_out.copied().collect();
        self.seats()
            .filter(move |(seat, taken)| taken.hash.is_none() && !left_out.contains(seat))
            .filter_map(|(seat, taken)| Some((seat, taken.occupant.user()?)))
    }

    /// Everyone who sits there, by the seats of the next game.
    fn seats(&self) -> impl Iterator<Item = (u8, &crate::seating::OccupiedPlace)> {
        (0u8..).zip(self.places.iter().flatten())
    }

    /// What everyone is shown of the start.
    pub(crate) fn starting_view(&self) -> Option<wire::Starting> {
        let step = self.starting.as_ref()?.step;
        let owing = match step {
            StartStep::Commit => self.owing_hashes().map(|(seat, _)| seat).collect(),
            StartStep::Reveal => self.owing_salts(),
        };
        Some(wire::Starting { id: self.next_id(), step, owing })
    }

    /// Applies [`EntryKind::Starting`]: empty places go, and only the hashes of those who are asked count. `None` if one of them has
    /// promised nothing.
    pub(crate) fn apply_starting(&mut self, version: u64, asked: &[u8]) -> Option<()> {
        self.places.retain(Option::is_some);
        for (seat, taken) in (0u8..).zip(self.places.iter_mut().flatten()) {
            taken.salt = None;
            if !asked.contains(&seat) {
                taken.hash = None;
            }
        }
        let promised = self.places.iter().flatten().filter(|taken| taken.hash.is_some()).count();
        let left_out = self.starting.take().map(|starting| starting.left_out).unwrap_or_default();
        self.starting = Some(Starting { step: StartStep::Reveal, began: version, left_out });
        (promised == asked.len()).then_some(())
    }

    /// Applies [`EntryKind::Voided`]. `None` if no salts were asked for.
    pub(crate) fn apply_voided(&mut self, version: u64, seats: &[u8], secret: &Secret) -> Option<()> {
        let commitment = self.commitment();
        let starting = self.starting.as_mut()?;
        starting.left_out.extend_from_slice(seats);
        (starting.step, starting.began) = (StartStep::Commit, version);
        self.voided.push(VoidedDeal { commitment, seats: seats.to_vec() });
        self.secret = secret.clone();
        for taken in self.places.iter_mut().flatten() {
            (taken.hash, taken.salt) = (None, None);
        }
        Some(())
    }

    /// Applies [`EntryKind::Revealed`]. `None` if this is not the salt that was promised.
    pub(crate) fn apply_revealed(&mut self, place: u8, salt: Salt) -> Option<()> {
        let taken = self.taken(place).filter(|taken| taken.hash == Some(salt.commitment()))?;
        taken.salt = Some(salt);
        Some(())
    }

    /// What the next game's chance is made of.
    pub(crate) fn next_proof(&self, scheme: Scheme) -> Proof {
        if let Some(expedition) = self.expedition {
            return expedition.proof();
        }
        let salts = match scheme {
            // Old tables have salts that nobody had committed to.
            Scheme::ByStep => self.seats().map(|(_, taken)| taken.salt).collect(),
            Scheme::ByCard => self.salts(),
        };
        self.proof_with(scheme, salts)
    }

    /// The same with these salts.
    fn proof_with(&self, scheme: Scheme, salts: Vec<Option<Salt>>) -> Proof {
        let proof = Proof::new(scheme, self.secret.clone(), self.next_id(), salts);
        Proof { voided: self.voided.clone(), ..proof }
    }
}
