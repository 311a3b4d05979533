//! Small things that several commands print alike.

use arena::Estimate;
use catalog::Kind;

/// A game by its name, for clap.
pub fn game(name: &str) -> Result<Kind, String> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = Kind::all().map(Kind::name).collect();
        format!("there is no such game; the games are {}", names.join(", "))
    })
}

/// A number with its thousands set apart: 1,234,567.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `mean ± error`, with so many digits after the point.
pub fn plus_minus(estimate: Estimate, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", estimate.mean, estimate.error)
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
