//! Names by Unicode's tables: which look alike, and what they may be made of. The tables are too large for a browser, which checks
//! only what `wire::checked_name` does.

use std::collections::BTreeSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::mixed_script::AugmentedScriptSet;
use wire::{MAX_NAME_CHARS, NameProblem};

/// The version of [`name_key`]: when it differs from the one in a database, all keys there are computed again.
pub(crate) const KEY_VERSION: i64 = {
    const RULE: i64 = 1;
    let (major, minor, _) = unicode_security::UNICODE_VERSION;
    RULE * 1_000_000 + major as i64 * 1000 + minor as i64
};

/// How many marks a letter may have in any script: some of Asia stack this many.
const MAX_MARKS: usize = 4;

/// Words that stand for bots, their levels, guests without a name, and people who were forgotten.
const RESERVED: [&str; 25] = [
    "Porter",
    "Guide",
    "Pathfinder",
    "Oracle",
    "Companion",
    "Guest",
    "Former player", // English
    "Tragarz",
    "Przewodnik",
    "Tropiciel",
    "Wyrocznia",
    "Kompan",
    "Gość", // Polish
    "Porteador",
    "Guía",
    "Rastreador",
    "Oráculo",
    "Compañero",
    "Visitante", // Spanish
    "Portatore",
    "Guida",
    "Apripista",
    "Oracolo",
    "Compagno",
    "Ospite", // Italian
];

/// The form in which names are compared: names that look alike have the same one, whatever their case. It is the skeleton of Unicode
/// TR39 of the compatible form. Folding the case changes what a letter looks like, so both are done twice. A capital I looks like a small
/// l and is the same letter as i, so these three are one.
pub fn name_key(name: &str) -> String {
    let mut key: String = name.trim().nfkc().collect();
    for _ in 0..2 {
        key = unicode_security::skeleton(&key)
            .flat_map(char::to_uppercase)
            .flat_map(char::to_lowercase)
            .collect();
    }
    key.replace('i', "l")
}

/// Whether nobody can claim this name: it looks like a bot's, or like the word for a level or a guest.
pub fn is_reserved(name: &str) -> bool {
    static KEYS: LazyLock<BTreeSet<String>> =
        LazyLock::new(|| RESERVED.into_iter().chain(game_table::BOT_NAMES).map(name_key).collect());
    KEYS.contains(&name_key(name))
}

/// The name without spaces around it, or what is wrong with it, also by Unicode's tables.
pub fn checked_name(text: &str) -> Result<String, NameProblem> {
    let name = wire::checked_name(text)?;
    if name.chars().any(is_unknown) {
        return Err(NameProblem::Unknown);
    }
    let mut marks = MAX_MARKS; // none at the beginning
    for letter in name.chars() {
        let is_mark = letter.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if is_mark { marks + 1 } else { 0 };
        if marks > MAX_MARKS {
            return Err(NameProblem::Stacked);
        }
    }
    if name.split(|letter: char| letter == ' ' || letter.is_ascii_punctuation()).any(mixes_scripts) {
        return Err(NameProblem::MixedScripts);
    }
    Ok(name)
}

/// Characters that no font has, or that are not meant to be seen. Those that make up emoji are checked in `wire`.
fn is_unknown(letter: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Surrogate, Unassigned};
    letter != '\u{200d}'
        && matches!(letter.general_category(), Control | Format | PrivateUse | Surrogate | Unassigned)
}

/// Whether a word has letters of several scripts, which imitates other words. Chinese, Japanese and Korean are written together with Latin letters.
fn mixes_scripts(word: &str) -> bool {
    let latin = AugmentedScriptSet::for_char('a');
    let (mut others, mut has_latin, mut has_others) = (AugmentedScriptSet::default(), false, false);
    for letter in word.chars() {
        let scripts = AugmentedScriptSet::for_char(letter);
        let mut in_latin = latin;
        in_latin.intersect_with(scripts);
        if scripts.is_all() {
            continue;
        }
        if in_latin.is_empty() {
            others.intersect_with(scripts);
            has_others = true;
        } else {
            has_latin = true;
        }
    }
    others.is_empty() || has_latin && has_others && !(others.hanb || others.jpan || others.kore)
}

/// What a guest can be called whose name someone else has claimed: the name and a number from `first`.
pub(crate) fn numbered(name: &str, first: usize) -> impl Iterator<Item = (usize, String)> + '_ {
    (first.max(2)..).map(move |number| {
        let number_text = format!(" {number}");
        let mut base: String = name.trim().chars().take(MAX_NAME_CHARS - number_text.len()).collect();
        while !base.is_empty() && wire::checked_name(&base).as_deref() != Ok(&base) {
            base.pop(); // half an emoji, or a space
        }
        let base = if base.is_empty() { "Guest" } else { &base };
        (number, format!("{base}{number_text}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_key() {
        for alike in [
            &["Anna", "anna", " ANNA ", "Аnnа", "Ａｎｎａ", "𝐀𝐧𝐧𝐚", "Αnna", "An\u{200d}na"][..],
            &["Ben", "BEN", "Веn"],
            &["Ian", "lan", "ian", "1an", "Іan", "|an"],
            &["modern", "rnodern", "MODERN"],
            &["Bob", "B0b", "BOB", "Воb"],
            &["José", "JOSE\u{301}", "josé"],
            &["Ｚoé 7", "zoé 7"],
        ] {
            for name in alike {
                assert_eq!(name_key(name), name_key(alike[0]), "{name}");
            }
        }
        let different =
            ["Anna", "Änna", "Anne", "An na", "Ben", "雅子", "雅女", "שרה", "❤ Zoe", "Zoe", "7", "Gość"];
        let keys: BTreeSet<String> = different.iter().map(|name| name_key(name)).collect();
        assert_eq!(keys.len(), different.len());
    }

    #[test]
    fn names_of_all_languages_are_fine() {
        for name in [
            "Anna",
            "José María",
            "Đặng Thị Ngọc",
            "雅子",
            "A子",
            "Tシャツ",
            "김Tom",
            "שרה",
            "محمد",
            "นิรันดร์",
            "ကြွေ့",
            "Зоя-Anna",
            "Anna Анна",
            "👩‍🚀 Zoe ❤️",
            "1️⃣ first",
            "Даша123",
            "O'Brien",
            "naïve",
            "Ge\u{323}\u{302}",
            "🏳️‍🌈",
        ] {
            assert_eq!(checked_name(name).as_deref(), Ok(name), "{name}");
        }
    }

    #[test]
    fn what_imitates_or_cannot_be_seen_is_refused() {
        for (name, problem) in [
            ("Аnna", NameProblem::MixedScripts), // the first letter is Cyrillic
            ("Anna Веn", NameProblem::MixedScripts),
            ("Ωmega", NameProblem::MixedScripts),
            ("a\u{300}\u{301}\u{302}", NameProblem::Stacked),
            ("\u{301}Anna", NameProblem::Stacked),
            ("ก\u{e31}\u{e31}\u{e31}\u{e31}\u{e31}", NameProblem::Stacked),
            ("\u{e31}ก", NameProblem::Stacked),
            ("Anna\u{378}", NameProblem::Unknown), // unassigned
            ("Anna\u{600}", NameProblem::Unknown), // a format character
        ] {
            assert_eq!(checked_name(name), Err(problem), "{name:?}");
        }
    }

    #[test]
    fn bots_levels_and_guests_keep_their_words() {
        for name in ["Inti", "lnti", "ORACLE", "Оrаclе", "gość", "Guida", "guest"] {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["Anna", "Oracle 7", "Intis"] {
            assert!(!is_reserved(name), "{name}");
        }
    }

    #[test]
    fn a_numbered_name_fits() {
        let next = |name: &str, first: usize| numbered(name, first).next().unwrap_or_default();
        assert_eq!(next("Anna", 0), (2, "Anna 2".to_owned()));
        assert_eq!(next("abcdefghijklmnopqrst", 2).1, "abcdefghijklmnopqr 2");
        assert_eq!(next("abcdefghijklmnopq rst", 2).1, "abcdefghijklmnopq 2");
        assert_eq!(next("abcdefghijklmnopqrst", 1000).1, "abcdefghijklmno 1000");
        assert_eq!(next("👩\u{200d}👩\u{200d}👩\u{200d}👩\u{200d}👩\u{200d}👩\u{200d}👩\u{200d}👩\u{200d}👩\u{200d}👩", 2).1.chars().count(), 19);
    }
}
