//! What an explorer can choose.

game_core::named! {
    /// What an explorer inside the temple secretly chooses each turn: to stay, or to return to camp. I-05
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Choice("choice") { Torch => "torch", Camp => "camp" }
}
