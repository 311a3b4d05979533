//! What the things of this game are called.

use lost_temple_rules::{Action, Character, Token};
use web_shell::t;
use web_shell::words;

pub fn character(character: Character) -> String {
    match character {
        Character::Shaman => t!("lost-shaman"),
        Character::Thief => t!("lost-thief"),
        Character::Seer => t!("lost-seer"),
        Character::Priest => t!("lost-priest"),
        Character::Elder => t!("lost-elder"),
        Character::Artisan => t!("lost-artisan"),
        Character::Scout => t!("lost-scout"),
        Character::Canoe => t!("lost-canoe"),
        Character::Child => t!("lost-child"),
        Character::Mandarin => t!("lost-mandarin"),
    }
}

/// A character as the object of a verb, with the article or the case that a language needs there: "curses the Scout".
pub fn the(character: Character) -> String {
    match character {
        Character::Shaman => t!("lost-the-shaman"),
        Character::Thief => t!("lost-the-thief"),
        Character::Seer => t!("lost-the-seer"),
        Character::Priest => t!("lost-the-priest"),
        Character::Elder => t!("lost-the-elder"),
        Character::Artisan => t!("lost-the-artisan"),
        Character::Scout => t!("lost-the-scout"),
        Character::Canoe => t!("lost-the-canoe"),
        Character::Child => t!("lost-the-child"),
        Character::Mandarin => t!("lost-the-mandarin"),
    }
}

/// A choice in a few words, as the object of a sentence.
pub fn choice(choice: &Action) -> String {
    match *choice {
        Action::Pick(card) => t!("review-lost-pick", character = character(card)),
        Action::Name(other) => t!("review-lost-name", character = character(other)),
        Action::Look(one, two) => t!("review-lost-look", one = one, two = two),
        Action::Swap(true) => t!("review-lost-swap"),
        Action::Swap(false) => t!("review-lost-no-swap"),
        Action::Steps(spaces) => t!("review-lost-steps", n = spaces),
        Action::Pay(true) => t!("review-lost-pay"),
        Action::Pay(false) => t!("review-lost-no-pay"),
        Action::PayGems(gems) => t!("review-lost-pay-gems", n = gems),
        Action::Take(true) => t!("review-lost-take"),
        Action::Take(false) => t!("review-lost-no-take"),
    }
}

pub fn characters(them: impl IntoIterator<Item = Character>) -> String {
    words::list(&them.into_iter().map(character).collect::<Vec<_>>())
}

pub fn does(character: Character) -> String {
    match character {
        Character::Shaman => t!("lost-does-shaman"),
        Character::Thief => t!("lost-does-thief"),
        Character::Seer => t!("lost-does-seer"),
        Character::Priest => t!("lost-does-priest"),
        Character::Elder => t!("lost-does-elder"),
        Character::Artisan => t!("lost-does-artisan"),
        Character::Scout => t!("lost-does-scout"),
        Character::Canoe => t!("lost-does-canoe"),
        Character::Child => t!("lost-does-child"),
        Character::Mandarin => t!("lost-does-mandarin"),
    }
}

/// What a character does, in whole sentences: the rule.
pub fn ability(character: Character) -> String {
    match character {
        Character::Shaman => t!("rule-lt-shaman-what"),
        Character::Thief => t!("rule-lt-thief-what"),
        Character::Seer => t!("rule-lt-seer-what"),
        Character::Priest => t!("rule-lt-priest-what"),
        Character::Elder => t!("rule-lt-elder-what"),
        Character::Artisan => t!("rule-lt-artisan-what"),
        Character::Scout => t!("rule-lt-scout-what"),
        Character::Canoe => t!("rule-lt-canoe-what"),
        Character::Child => t!("rule-lt-child-what"),
        Character::Mandarin => t!("rule-lt-mandarin-what"),
    }
}

pub fn portrait(character: Character) -> String {
    format!("char-{character}")
}

pub fn token(token: Token) -> String {
    match token {
        Token::Idol => t!("lost-token-idol"),
        Token::GainGems => t!("lost-token-gain-gems"),
        Token::LoseGems => t!("lost-token-lose-gems"),
        Token::Forward => t!("lost-token-forward"),
        Token::Back => t!("lost-token-back"),
        Token::GainMachete => t!("lost-token-gain-machete"),
        Token::LoseMachete => t!("lost-token-lose-machete"),
    }
}

pub const fn token_symbol(token: Token) -> &'static str {
    match token {
        Token::Idol => "token-idol",
        Token::GainGems => "token-gems-plus",
        Token::LoseGems => "token-gems-minus",
        Token::Forward => "token-forward",
        Token::Back => "token-back",
        Token::GainMachete => "token-machete-plus",
        Token::LoseMachete => "token-machete-minus",
    }
}

/// A space on the track: its number, or its number in the start area.
pub fn place(position: i16) -> String {
    if position > 0 { position.to_string() } else { t!("lost-start-place", place = 1 - position) }
}

/// The same, as short as it can be.
pub fn short_place(position: i16) -> String {
    if position > 0 { position.to_string() } else { t!("lost-start-short", place = 1 - position) }
}
