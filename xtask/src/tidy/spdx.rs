//! Licence expressions: `(MIT OR Apache-2.0) AND Unicode-3.0`.

/// Whether somebody who accepts the licences of `allowed` can accept the expression; `None` if it cannot be read.
///
/// `WITH` and what follows it belong to the licence before it. A `/` is the old way to write `OR`.
pub fn is_allowed(expression: &str, allowed: &[String]) -> Option<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut reader = Reader { words: spaced.split_whitespace().peekable(), allowed };
    let answer = reader.any()?;
    reader.words.next().is_none().then_some(answer)
}

struct Reader<'a, I: Iterator<Item = &'a str>> {
    words: std::iter::Peekable<I>,
    allowed: &'a [String],
}

impl<'a, I: Iterator<Item = &'a str>> Reader<'a, I> {
    /// `OR` binds less than `AND`.
    fn any(&mut self) -> Option<bool> {
        let mut answer = self.all()?;
        while self.words.next_if_eq(&"OR").is_some() {
            answer |= self.all()?;
        }
        Some(answer)
    }

    fn all(&mut self) -> Option<bool> {
        let mut answer = self.one()?;
        while self.words.next_if_eq(&"AND").is_some() {
            answer &= self.one()?;
        }
        Some(answer)
    }

    fn one(&mut self) -> Option<bool> {
        let word = self.words.next()?;
        if word == "(" {
            let answer = self.any()?;
            return (self.words.next()? == ")").then_some(answer);
        }
        if ["OR", "AND", "WITH", ")"].contains(&word) {
            return None;
        }
        let licence = match self.words.next_if_eq(&"WITH") {
            Some(_) => format!("{word} WITH {}", self.words.next()?),
            None => word.to_owned(),
        };
        Some(self.allowed.contains(&licence))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_judged() {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0"].map(str::to_owned);
        for (expression, answer) in [
            ("MIT", Some(true)),
            ("GPL-3.0", Some(false)),
            ("GPL-3.0 OR MIT", Some(true)),
            ("GPL-3.0/MIT", Some(true)),
            ("MIT AND GPL-3.0", Some(false)),
            ("GPL-3.0 OR MIT AND BSD-3-Clause", Some(false)),
            ("(MIT OR GPL-3.0) AND Unicode-3.0", Some(true)),
            ("Apache-2.0 WITH LLVM-exception", Some(false)),
            ("Apache-2.0 WITH LLVM-exception OR Apache-2.0", Some(true)),
            ("", None),
            ("MIT OR", None),
            ("MIT Apache-2.0", None),
            ("(MIT", None),
        ] {
            assert_eq!(is_allowed(expression, &allowed), answer, "{expression}");
        }
    }
}
