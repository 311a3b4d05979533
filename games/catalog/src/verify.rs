//! Checking a finished record: is every chance step the one that its proof derives?

use crate::GameKind;
use crate::record::{Fault, Header, Reader, why};
use fair::{Commitment, Proof, Scheme};
use game_core::{Game, Step, Turn};
use serde::Serialize;
use std::io::BufRead;

/// A record whose every chance step was derived again and found to be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    pub game: GameKind,
    pub id: String,
    pub scheme: Scheme,
    pub steps: u64,
    pub chance_steps: u64,
    pub seats: usize,
    /// How many seats added bytes of their own; in an event, of all its tables.
    pub seats_that_stirred: usize,
    /// What must have been shown before the first step. The record cannot prove that it was; the players can.
    pub commitment: Commitment,
    /// How many deals were called off before this one.
    pub voided: usize,
    /// How many tables played this deal.
    pub tables: u16,
    /// The date of a public deal, which proves nothing: anyone could know it in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
}

/// Why a record cannot be trusted, or cannot be checked.
#[derive(Debug, thiserror::Error)]
pub enum Unfair {
    #[error(
        "the record cannot be checked: its header has no \"fair\", with the secret that its chance came from"
    )]
    NoProof,
    #[error("the record cannot be checked: \"fair\" is not well formed: {0}")]
    BadProof(String),
    #[error("\"fair\" must have {due} salts, one for each seat, but has {salts}")]
    Salts { due: usize, salts: usize },
    #[error("the secret is not the one that was committed to: its SHA-256 is {derived}, not {found}")]
    Commitment { found: Commitment, derived: Commitment },
    #[error("{}", .0.problem)]
    Fault(#[from] Fault),
    #[error("chance brought {found}, but the secret and the salts give {derived}")]
    Step { line: u64, found: String, derived: String },
    /// The game is not over. A secret that is known before the end proves nothing about what follows.
    #[error("the record ends before the game is over, so its secret came too early")]
    Unfinished { line: u64 },
}

impl Unfair {
    pub fn name(&self) -> &'static str {
        match self {
            Unfair::NoProof => "no_proof",
            Unfair::BadProof(_) => "bad_proof",
            Unfair::Salts { .. } => "salts",
            Unfair::Commitment { .. } => "commitment",
            Unfair::Fault(_) => "illegal_record",
            Unfair::Step { .. } => "step",
            Unfair::Unfinished { .. } => "unfinished",
        }
    }

    pub fn line(&self) -> u64 {
        match self {
            Unfair::NoProof | Unfair::BadProof(_) | Unfair::Salts { .. } | Unfair::Commitment { .. } => 1,
            Unfair::Fault(fault) => fault.line as u64,
            Unfair::Step { line, .. } | Unfair::Unfinished { line } => *line,
        }
    }
}

/// Derives every chance step of a finished record again, and finds the first line that is wrong.
pub fn verify<R: BufRead>(record: Reader<R>) -> Result<Verified, Unfair> {
    let proof = proof_of(record.header())?;
    with_game!(record.header().game, G => verify_as::<G, R>(record, proof))
}

fn proof_of(header: &Header) -> Result<Proof, Unfair> {
    let text = header.extra(Proof::KEY).ok_or(Unfair::NoProof)?;
    let proof: Proof = serde_json::from_str(text).map_err(|error| Unfair::BadProof(one_line(&error)))?;
    if let Some(fault) = proof.fault(&header.game.to_string()) {
        return Err(Unfair::BadProof(fault));
    }
    let (due, salts) = (proof.salts_due(header.seats.len()), proof.salts.len());
    if due != salts {
        return Err(Unfair::Salts { due, salts });
    }
    let (found, derived) = (proof.commitment, proof.secret.commitment());
    if found != derived {
        return Err(Unfair::Commitment { found, derived });
    }
    Ok(proof)
}

fn verify_as<G: Game, R: BufRead>(record: Reader<R>, proof: Proof) -> Result<Verified, Unfair> {
    let (game, seats) = (record.header().game, record.header().seats.len());
    let deal = proof.deal();
    let (mut steps, mut chance_steps) = (0, 0);
    let mut due = None;
    let mut first_wrong = None;
    let replayed = record.replay::<G>(|table, step| {
        steps += u64::from(step.is_some());
        if let Some(Step::Chance(found)) = step {
            chance_steps += 1;
            if due != Some(found) && first_wrong.is_none() {
                first_wrong =
                    Some(Unfair::Step { line: steps + 1, found: json(&found), derived: json(&due) });
            }
        }
        due = deal.chance(table, steps + 1);
    });
    // A wrong card may make a later line illegal: what came first is what is told.
    if let Some(unfair) = first_wrong {
        return Err(unfair);
    }
    let table = replayed?;
    if table.turn() != Turn::Over {
        return Err(Unfair::Unfinished { line: steps + 1 });
    }
    let seats_that_stirred = proof.seats_that_stirred();
    Ok(Verified {
        game,
        id: proof.id,
        scheme: proof.scheme,
        steps,
        chance_steps,
        seats,
        seats_that_stirred,
        commitment: proof.commitment,
        voided: proof.voided.len(),
        tables: proof.event.map_or(1, |event| event.tables),
        daily: proof.daily,
    })
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// What serde says, on one line and not too long, since it may quote any text.
fn one_line(error: &serde_json::Error) -> String {
    why(error).chars().take(200).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
