//! Lists, counts and capitals.

/// "a, b and c".
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => "nobody".to_owned(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

/// "no gems", "1 gem", "3 gems".
pub fn count(number: impl Into<u64>, thing: &str) -> String {
    match number.into() {
        0 => format!("no {thing}s"),
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// The text with a capital letter in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_counts_read_like_english() {
        assert_eq!(list::<&str>(&[]), "nobody");
        assert_eq!(list(&["Anna", "Ben", "Eva"]), "Anna, Ben and Eva");
        assert_eq!([0u8, 1, 2].map(|gems| count(gems, "gem")), ["no gems", "1 gem", "2 gems"]);
    }
}
