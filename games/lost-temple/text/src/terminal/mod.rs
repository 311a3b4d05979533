//! Lost Temple in the terminal.

mod narrate;
mod question;
mod race;

use lost_temple_rules::{
    Action, Character, CharacterSet, Due, Event, Options, Space, Stages, State, Token, View,
};
pub use narrate::Text;
use terminal::{Decision, Line, Question, Reason, Scene, Terminal, capital, count, list};

impl Terminal for Text {
    type Game = State;
    const DEFAULT_SEATS: usize = 4;
    const COMMANDS: &'static [(&'static str, &'static str)] = &[
        ("mine", "your own characters"),
        ("track", "where deep jungle, villages, temples and chance spaces are"),
        ("who", "what each character does"),
    ];

    fn new(options: &Options) -> Text {
        Text::of(options)
    }

    fn opening(view: &View, _: &Scene) -> Vec<Line> {
        narrate::opening(view)
    }

    fn tell(&mut self, event: &Event, before: &View, scene: &Scene) -> Vec<Line> {
        self.told(event, before, scene)
    }

    fn flush(&mut self, scene: &Scene) -> Vec<Line> {
        self.end_sentence(scene)
    }

    /// Picks and looked-at tokens are for one pair of eyes; what is done with a revealed character all may see.
    fn is_secret(view: &View) -> bool {
        matches!(view.due, Some((_, Due::Pick | Due::Swap(..))))
    }

    fn shows_table(view: &View) -> bool {
        let again = !view.own.is_empty(); // the second pick: the table has not changed since the first
        match view.due {
            Some((_, Due::Pick)) => !again,
            Some((_, Due::Swap(..) | Due::Steps)) => false,
            _ => true,
        }
    }

    fn table(decision: &Decision<'_, State>, scene: &Scene) -> Vec<Line> {
        race::table(decision, scene)
    }

    fn private(decision: &Decision<'_, State>, _: &Scene) -> Vec<Line> {
        let view = &decision.view;
        let shown = view.explorers[decision.seat].revealed;
        let hidden: Vec<Character> = view.own.iter().copied().filter(|card| !shown.contains(*card)).collect();
        match hidden.is_empty() {
            true => Vec::new(),
            false => vec![Line::plain(format!("Your face-down cards: {}.", titles(hidden)))],
        }
    }

    fn question(decision: &Decision<'_, State>, scene: &Scene) -> Question<Action> {
        question::question(decision, scene)
    }

    fn parse(answer: &str, decision: &Decision<'_, State>) -> Option<Result<Action, String>> {
        question::parse_look(answer, decision)
    }

    fn answer(action: Action) -> Option<String> {
        match action {
            Action::Look(one, other) => Some(format!("{one} and {other}")),
            _ => None,
        }
    }

    fn reason(reason: &Reason, scene: &Scene) -> Option<String> {
        let gems = count(reason.get("gems").unsigned_abs(), "gem");
        let spaces = count(reason.get("spaces").unsigned_abs(), "space");
        let rival = reason.seat.map_or_else(String::new, |seat| scene.title(seat));
        Some(match reason.key.as_ref() {
            "lost-hint-ahead" => format!("{rival} is {spaces} ahead of you and can be stopped."),
            "lost-hint-curse" => format!("{rival} may hold it and is {spaces} ahead of you."),
            "lost-hint-finish" => "It takes you to the finish.".to_owned(),
            "lost-hint-keep" => format!("You keep {gems} for later."),
            "lost-hint-moves" => format!("It moves you {spaces} as the track stands now."),
            "lost-hint-pays" => format!("It moves you {spaces} for {gems} as the track stands now."),
            "lost-hint-rich" => format!("{rival} has {gems} to steal."),
            "lost-hint-rob" => format!("{rival} may hold it and has {gems}."),
            "lost-hint-saves" => "It costs nothing now, and you take a gem.".to_owned(),
            _ => return None,
        })
    }

    fn run_command(command: &str, decision: &Decision<'_, State>, _: &Scene) -> Vec<Line> {
        let Decision { options, view, .. } = decision;
        match command {
            "track" => race::track(&options.board, view.finish),
            "who" => {
                let characters = Stages::of(view.explorers.seats(), options.mandarin).characters();
                characters.iter().map(|it| Line::item(&numbered(it), 11, ability(it))).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// What players call a character: the sixth has another name in records.
fn word(character: Character) -> &'static str {
    if character == Character::Artisan { "craftsman" } else { character.name() }
}

/// "Priest".
fn title(character: Character) -> String {
    capital(word(character))
}

/// "4 Priest".
fn numbered(character: Character) -> String {
    format!("{} {}", character.number(), title(character))
}

/// "Seer, Priest and Scout".
fn titles(characters: impl IntoIterator<Item = Character>) -> String {
    let names: Vec<String> = characters.into_iter().map(title).collect();
    list(&names)
}

fn ability(character: Character) -> &'static str {
    match character {
        Character::Shaman => "names a character; when it's called, you swap places with its holder",
        Character::Thief => {
            "names a character; when it's called, you take its holder's gems; moves 1 or 2 spaces"
        }
        Character::Seer => "looks at two chance tokens and may swap them; moves 1 or 2 spaces",
        Character::Priest => "pays 2 gems to go to the next temple",
        Character::Elder => "pays 2 gems to go to the next village",
        Character::Artisan => "takes a machete; moves 1 or 2 spaces",
        Character::Scout => "moves one space for each gem you pay",
        Character::Canoe => "pays all gems and moves two spaces for each, at most 20",
        Character::Child => "moves to the next pawn ahead",
        Character::Mandarin => "moves as many spaces as your rank in the race",
    }
}

/// What a token does to the player who reveals it.
fn token_words(token: Token) -> &'static str {
    match token {
        Token::Idol => "the idol next round",
        Token::GainGems => "gain 4 gems",
        Token::LoseGems => "lose 2 gems",
        Token::Forward => "3 spaces forward",
        Token::Back => "2 spaces back",
        Token::GainMachete => "gain a machete",
        Token::LoseMachete => "lose a machete",
    }
}

/// What a space is, if it is anything.
fn space_words(space: Space) -> Option<&'static str> {
    match space {
        Space::Plain => None,
        Space::Event => Some("a chance space"),
        Space::Jungle => Some("deep jungle"),
        Space::Village => Some("a village"),
        Space::Temple => Some("a temple"),
        Space::GreatTemple => Some("a great temple"),
    }
}

/// "space 7", or the space in the start area, of which 1 is foremost.
fn at(position: i16) -> String {
    if position > 0 { format!("space {position}") } else { format!("start space {}", 1 - position) }
}

/// "3 gems and 1 machete".
fn purse(gems: u8, machetes: u8) -> String {
    match machetes {
        0 => count(gems, "gem"),
        _ => format!("{}, {}", count(gems, "gem"), count(machetes, "machete")),
    }
}

/// The characters that a player has shown, and how many cards are still hidden.
fn cards_before(revealed: CharacterSet, face_down: u8) -> String {
    let mut parts = Vec::new();
    if !revealed.is_empty() {
        parts.push(titles(revealed.iter()));
    }
    if face_down > 0 {
        parts.push(count(face_down, "hidden card"));
    }
    parts.join(", ")
}
