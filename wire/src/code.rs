//! The code of a table: short and easy to say.

use std::fmt;
use std::str::FromStr;

/// The code of a table, such as `kamo-tiru`: four syllables that can be said over the phone. Links contain it too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String, example = "kamo-tiru"))]
pub struct Code(u32); // below Code::COUNT

const CONSONANTS: &[u8; 14] = b"bdfgklmnprstvz";
const VOWELS: &[u8; 5] = b"aeiou";
const SYLLABLES: u32 = (CONSONANTS.len() * VOWELS.len()) as u32;

impl Code {
    /// How many codes there are: about 24 million, so guessing is hopeless where requests are limited.
    pub const COUNT: u32 = SYLLABLES.pow(4);

    /// The code with this number, modulo [`Code::COUNT`].
    pub const fn new(number: u32) -> Code {
        Code(number % Code::COUNT)
    }

    fn syllable(self, place: u32) -> [char; 2] {
        let number = (self.0 / SYLLABLES.pow(3 - place) % SYLLABLES) as usize;
        let letter = |from: &[u8], at: usize| char::from(from[at]);
        [letter(CONSONANTS, number / VOWELS.len()), letter(VOWELS, number % VOWELS.len())]
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = [0, 1, 2, 3].map(|place| String::from_iter(self.syllable(place)));
        f.pad(&format!("{a}{b}-{c}{d}"))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Case, spaces and a missing dash do not matter.
impl FromStr for Code {
    type Err = String;

    fn from_str(text: &str) -> Result<Code, String> {
        let wrong = || "a table's code has four syllables, such as kamo-tiru".to_owned();
        let mut letters =
            text.bytes().filter(|letter| !b"- ".contains(letter)).map(|letter| letter.to_ascii_lowercase());
        let mut number = 0;
        for _ in 0..4 {
            let consonant = letters.next().and_then(|letter| CONSONANTS.iter().position(|&it| it == letter));
            let vowel = letters.next().and_then(|letter| VOWELS.iter().position(|&it| it == letter));
            let (Some(consonant), Some(vowel)) = (consonant, vowel) else { return Err(wrong()) };
            number = number * SYLLABLES + (consonant * VOWELS.len() + vowel) as u32;
        }
        if letters.next().is_some() { Err(wrong()) } else { Ok(Code(number)) }
    }
}

game_core::serde_text!(Code);

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn every_code_can_be_read_back_however_it_was_heard() {
        for number in (0..Code::COUNT).step_by(99_991).chain([Code::COUNT - 1]) {
            let code = Code::new(number);
            let text = code.to_string();
            assert_eq!(text.parse(), Ok(code));
            assert_eq!(text.to_uppercase().replace('-', " ").parse(), Ok(code));
            assert_eq!(text.replace('-', "").parse(), Ok(code));
        }
        assert_eq!(Code::new(0).to_string(), "baba-baba");
        assert_eq!(Code::new(Code::COUNT), Code::new(0));
    }

    #[test]
    fn invalid_codes_are_refused() {
        for text in ["", "kamo", "kamo-tiru-ba", "kqmo-tiru", "kamo-tir", "кamo-tiru", "kamo-tiruu"] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
    }
}
