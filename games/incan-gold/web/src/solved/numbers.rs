//! Chances in words.

use web_shell::t;
pub use web_shell::words::decimal;

/// A chance in percent, with one decimal.
pub fn percent(chance: f64) -> String {
    t!("incan-percent", percent = decimal(100.0 * chance))
}

/// A chance in whole percent. What is not quite sure is never said to be.
pub fn whole_percent(chance: f64) -> String {
    let percent = (100.0 * chance).round();
    let percent = if chance > 0.0 && percent < 1.0 { "<1".to_owned() } else { format!("{percent:.0}") };
    let percent = if chance < 1.0 && percent == "100" { ">99".to_owned() } else { percent };
    t!("incan-percent", percent = percent)
}

/// A lead in words.
pub fn lead(lead: i32) -> String {
    match lead {
        0 => t!("solved-even"),
        1.. => t!("solved-ahead", n = lead),
        _ => t!("solved-behind", n = -lead),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_rounded_but_never_to_certainty() {
        assert_eq!(percent(0.4123), "41.2%");
        assert_eq!(percent(-0.000_01), "0.0%");
        assert_eq!((whole_percent(0.0), whole_percent(1.0)), ("0%".to_owned(), "100%".to_owned()));
        assert_eq!((whole_percent(0.001), whole_percent(0.999)), ("<1%".to_owned(), ">99%".to_owned()));
        assert_eq!(whole_percent(0.37), "37%");
    }

    #[test]
    fn a_lead_has_a_side() {
        assert_eq!(
            (lead(0), lead(3), lead(-3)),
            ("Level".to_owned(), "3 ahead".to_owned(), "3 behind".to_owned())
        );
    }
}
