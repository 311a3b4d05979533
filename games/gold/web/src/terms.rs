//! What the things of this game are called.

use gold_rules::{Card, Color, Face, Position};
use web_shell::t;

pub const COLUMNS: [&str; gold_rules::ROW] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// A place of the table: A1 at the top left, H8 at the bottom right.
pub fn place(position: Position) -> String {
    format!("{}{}", COLUMNS[position.column()], position.row() + 1)
}

pub fn card(card: Card) -> String {
    match card.face() {
        Face::Gold(points) => t!("gold-card-gold", points = points),
        Face::Prospector(color, value) => t!("gold-prospector", color = color.name(), value = value),
        Face::Dynamite => t!("gold-card-dynamite"),
    }
}

pub fn mine(color: Color) -> String {
    t!("gold-mine", color = color.name())
}
