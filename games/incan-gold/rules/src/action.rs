//! What an explorer can choose.

/// What an explorer inside the temple chooses, sealed, each turn. I-05
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    Torch,
    Camp,
}

game_core::named! { Choice, "choice", [(Choice::Torch, "torch"), (Choice::Camp, "camp")] }
