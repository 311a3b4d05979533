//! Dates of the calendar, always in UTC.

use std::fmt;
use std::str::FromStr;

/// A day, such as `2026-11-18`, from 1970 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// Since 1970-01-01.
    days: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a date must be written as 2026-11-18")]
pub struct NoDate;

/// 9999-12-31.
const LAST_DAY: u32 = 2_932_896;
const DAY_MILLIS: i64 = 86_400_000;

impl Date {
    /// The day of a moment, in milliseconds since 1970; `None` if it is outside the calendar.
    pub fn at(millis: i64) -> Option<Date> {
        let days = u32::try_from(millis.div_euclid(DAY_MILLIS)).ok()?;
        (days <= LAST_DAY).then_some(Date { days })
    }

    /// When it begins, in milliseconds since 1970.
    pub fn begins(self) -> i64 {
        i64::from(self.days) * DAY_MILLIS
    }

    pub fn next(self) -> Option<Date> {
        (self.days < LAST_DAY).then_some(Date { days: self.days + 1 })
    }

    pub fn previous(self) -> Option<Date> {
        self.days.checked_sub(1).map(|days| Date { days })
    }

    /// Year, month and day.
    fn parts(self) -> (u32, u32, u32) {
        let (mut year, mut left) = (1970, self.days);
        while left >= year_length(year) {
            left -= year_length(year);
            year += 1;
        }
        let mut month = 1;
        while left >= month_length(year, month) {
            left -= month_length(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }
}

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

fn year_length(year: u32) -> u32 {
    365 + u32::from(is_leap(year))
}

fn month_length(year: u32, month: u32) -> u32 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u32::from(is_leap(year)),
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Date, NoDate> {
        let number = |digits: &str| match digits.bytes().all(|it| it.is_ascii_digit()) {
            true => digits.parse::<u32>().map_err(|_| NoDate),
            false => Err(NoDate),
        };
        let [year, month, day] = text.split('-').collect::<Vec<_>>()[..] else { return Err(NoDate) };
        if (year.len(), month.len(), day.len()) != (4, 2, 2) {
            return Err(NoDate);
        }
        let (year, month, day) = (number(year)?, number(month)?, number(day)?);
        if year < 1970 || !(1..=12).contains(&month) || day == 0 || day > month_length(year, month) {
            return Err(NoDate);
        }
        let years: u32 = (1970..year).map(year_length).sum();
        let months: u32 = (1..month).map(|month| month_length(year, month)).sum();
        Ok(Date { days: years + months + day - 1 })
    }
}

game_core::serde_text!(Date);

/// How many days in a row were played, up to today (or yesterday, while today is still open), and at most. In any order.
pub fn streaks(played: impl IntoIterator<Item = Date>, today: Date) -> (u32, u32) {
    let mut days: Vec<Date> = played.into_iter().collect();
    days.sort_unstable();
    days.dedup();
    let (mut run, mut best, mut last) = (0, 0, None::<Date>);
    for day in days {
        run = if last.and_then(Date::next) == Some(day) { run + 1 } else { 1 };
        best = best.max(run);
        last = Some(day);
    }
    let is_alive = last.is_some_and(|last| last == today || last.next() == Some(today));
    (if is_alive { run } else { 0 }, best)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_date_is_written_in_one_way() {
        // From `date -ud 2026-11-18 +%s`.
        assert_eq!(date("2026-11-18").begins(), 1_794_960_000_000);
        assert_eq!(Date::at(1_794_960_000_000 + DAY_MILLIS - 1), Some(date("2026-11-18")));
        assert_eq!(Date::at(-1), None);
        assert_eq!(date("9999-12-31").days, LAST_DAY);
        assert_eq!(date("9999-12-31").next(), None);
        assert_eq!(date("1970-01-01").previous(), None);
        let mut day = date("1999-12-31");
        for _ in 0..1200 {
            let next = day.next().unwrap();
            assert_eq!(next.to_string().parse(), Ok(next));
            assert_eq!(next.previous(), Some(day));
            assert!(next > day && next.to_string() > day.to_string());
            day = next;
        }
        assert_eq!(date("2028-02-29").next(), Some(date("2028-03-01")));
        let wrong = [
            "",
            "2026-11-31",
            "2027-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "1969-12-31",
            "26-11-18",
            "2026-11-18 ",
            "+026-11-18",
            "2026-1-018",
            "2026/11/18",
            "2026-11-18-1",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Date>(), Err(NoDate), "{text}");
        }
    }

    #[test]
    fn a_streak_ends_when_a_day_was_left_out() {
        let today = date("2026-11-18");
        let of = |days: &[&str]| streaks(days.iter().map(|day| date(day)), today);
        assert_eq!(of(&[]), (0, 0));
        assert_eq!(of(&["2026-11-18", "2026-11-17", "2026-11-17", "2026-11-15"]), (2, 2));
        assert_eq!(of(&["2026-11-17", "2026-11-16", "2026-11-15"]), (3, 3), "today is still open");
        assert_eq!(of(&["2026-11-16", "2026-11-15", "2026-10-01"]), (0, 2));
    }
}
