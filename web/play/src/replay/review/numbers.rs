//! Chances and points in words.

use web_shell::t;
use web_shell::words::decimal;

/// The true minus sign.
const MINUS: char = '−';

/// A chance in whole percent.
pub fn percent(chance: f64) -> String {
    t!("review-percent", percent = format!("{:.0}", (100.0 * chance).round() + 0.0))
}

/// Tenths of a point without a sign.
pub fn plain(tenths: i32) -> String {
    decimal(f64::from(tenths.abs()) / 10.0)
}

/// Tenths of a point with their sign.
pub fn signed(tenths: i32) -> String {
    match tenths {
        0 => plain(0),
        1.. => format!("+{}", plain(tenths)),
        _ => format!("{MINUS}{}", plain(tenths)),
    }
}

/// A share of a win in tenths of a point.
pub fn tenths(share: f64) -> i32 {
    (1000.0 * share).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign_and_one_decimal() {
        assert_eq!([-41, 0, 6, 123].map(signed), ["−4.1", "0.0", "+0.6", "+12.3"]);
        assert_eq!((tenths(-0.0412), plain(-41)), (-41, "4.1".to_owned()));
        assert_eq!([0.0, 0.384, 1.0, -0.001].map(percent), ["0%", "38%", "100%", "0%"]);
    }
}
