//! What a player of Lost Temple is asked, with what each choice would do now.

use super::{at, deed, space_words, title, token_words};
use crate::play::spoken::{Choice, Question};
use crate::play::words::{Line, Scene, count, list};
use arena::Sight;
use catalog::games::lost_temple::rules::{Action, Character, Due, Event, Public, Space, State, View};
use game_core::{Determinize, Game, Seat, SplitMix, Step};

/// The question that is due.
pub fn question(sight: &Sight<'_, State>, scene: &Scene) -> Question<Action> {
    let view = sight.view();
    let due = view.due.map_or(Due::Pick, |(_, due)| due);
    match due {
        Due::Pick => pick(sight, &view, scene),
        Due::Name => name(sight, &view, scene),
        Due::Look => look(sight, &view),
        Due::Swap(..) => swap(&view),
        Due::Steps => listed(sight, "How far?", "1 or 2", |action| match action {
            Action::Steps(1) => Some((vec!["1"], landing(sight, action))),
            _ => Some((vec!["2"], landing(sight, action))),
        }),
        Due::Pay => {
            let goal = if view.called == Some(Character::Elder) { "village" } else { "temple" };
            let ask = format!("{}, pay 2 gems for the way to the next {goal}?", who(&view));
            yes_or_no(sight, ask, |action| match action {
                Action::Pay(true) => (true, landing(sight, action)),
                _ => (false, "stay and keep the gems".to_owned()),
            })
        }
        Due::Take => {
            let left = count(view.bank.machetes, "machete");
            let ask = format!("{}, take a machete? There are {left} left.", who(&view));
            let ask = ask.replace("There are 1 machete left", "It is the last");
            yes_or_no(sight, ask, |action| match action {
                Action::Take(true) => (true, "take it: one jungle will not stop you".to_owned()),
                _ => (false, "leave it".to_owned()),
            })
        }
        Due::PayGems => pay_gems(sight, &view),
    }
}

fn who(view: &View) -> String {
    view.called.map_or_else(String::new, |called| format!("As {}", title(called)))
}

/// A card of the hand, each with what it would do from here.
fn pick(sight: &Sight<'_, State>, view: &View, scene: &Scene) -> Question<Action> {
    let known = sight.knowledge();
    let choice = |action: &Action| {
        let Action::Pick(card) = *action else { return None };
        let number = card.number().to_string();
        Some(Choice::new(
            *action,
            &[&number, card.name()],
            outlook(card, known.public(), sight.seat(), scene),
        ))
    };
    let ask = match view.own.first() {
        None => "Which character do you keep?".to_owned(),
        Some(first) => format!("Which character do you keep, beside the {}?", title(*first)),
    };
    let choices: Vec<Choice<Action>> = sight.legal().iter().filter_map(choice).collect();
    Question {
        ask,
        keys: numbers_or_names(&choices),
        choices,
        listed: true,
        help: vec![Line::plain(
            "You keep one card, face down, and pass the others on. What a card would do is told as things stand now; \
            others move before you if their number is lower.",
        )],
    }
}

/// "3, 7 or 8, or a name".
fn numbers_or_names(choices: &[Choice<Action>]) -> String {
    let numbers: Vec<&str> =
        choices.iter().filter_map(|choice| Some(choice.words.first()?.as_str())).collect();
    match numbers[..] {
        [first, .., last] if numbers.len() > 4 => format!("a number from {first} to {last}, or a name"),
        _ => format!("{}, or a name", list(&numbers).replace(" and ", " or ")),
    }
}

/// What a character would do for somebody who stands where he stands now; a gem is taken first.
fn outlook(card: Character, public: &Public, seat: Seat, scene: &Scene) -> String {
    let explorer = public.explorers[seat];
    let (from, gems) = (explorer.position, explorer.gems.saturating_add(1));
    let way = |goal: i16| obstacle(public, seat, goal);
    let far = |goal: i16| format!("{goal}, {} ahead{}", goal - from, way(goal));
    match card {
        Character::Priest => {
            let goal = public.next_temple(from).map_or_else(String::new, |goal| format!(" ({})", far(goal)));
            afford(format!("2 gems: to the next temple{goal}"), gems)
        }
        Character::Elder => match public.next_village(from) {
            Some(goal) => afford(format!("2 gems: to the next village ({})", far(goal)), gems),
            None => "2 gems: to the next village, but none lies ahead".to_owned(),
        },
        Character::Scout => {
            format!("a space for each gem you pay (up to {gems}{})", way(from + i16::from(gems)))
        }
        Character::Canoe => {
            let spaces = (2 * i16::from(gems)).min(20);
            format!("pay all gems, two spaces for each ({spaces} now{})", way(from + spaces))
        }
        Character::Child => match public.next_pawn(from) {
            Some(goal) => {
                let pawns =
                    public.explorers.iter().filter(|(_, it)| it.position == goal).map(|(seat, _)| seat);
                let pawns = scene.list(pawns.collect());
                format!("to the next pawn ({pawns}, {} ahead{})", goal - from, way(goal))
            }
            None => "to the next pawn ahead, but nobody is".to_owned(),
        },
        Character::Mandarin => format!("as many spaces as your rank ({} now)", public.rank(seat)),
        Character::Shaman => "name a character: its holder swaps places with you".to_owned(),
        Character::Thief => "name a character: its holder's gems are yours; 1 or 2 spaces".to_owned(),
        Character::Seer => "look at two tokens, perhaps swap them; 1 or 2 spaces".to_owned(),
        Character::Artisan => "take a machete; 1 or 2 spaces".to_owned(),
    }
}

/// What the jungle on the way to a space means to a pawn; nothing if there is none. L-26
fn obstacle(public: &Public, seat: Seat, goal: i16) -> String {
    let explorer = public.explorers[seat];
    let on_the_way = explorer.position + 1..goal.min(public.finish());
    let jungles: Vec<i16> =
        on_the_way.filter(|position| public.board.space(*position) == Space::Jungle).collect();
    match (jungles.first(), jungles.get(usize::from(explorer.machetes))) {
        (None, _) => String::new(),
        (Some(_), Some(stop)) => format!("; the jungle on {stop} would stop you"),
        (Some(first), None) => format!("; with a machete through the jungle on {first}"),
    }
}

fn afford(text: String, gems: u8) -> String {
    if gems < 2 { format!("{text}; you could not pay") } else { text }
}

/// The character to curse or to rob.
fn name(sight: &Sight<'_, State>, view: &View, scene: &Scene) -> Question<Action> {
    let choice = |action: &Action| {
        let Action::Name(card) = *action else { return None };
        let label = if view.up.contains(&card) {
            "face up"
        } else if scene.private && view.own.contains(&card) {
            "your own"
        } else {
            ""
        };
        let number = card.number().to_string();
        Some(Choice::new(*action, &[&number, card.name()], label))
    };
    let to = match view.called {
        Some(Character::Thief) => "rob: whoever holds it loses all gems to you",
        _ => "curse: whoever holds it swaps places with you",
    };
    let (verb, what) = to.split_once(": ").unwrap_or((to, ""));
    let choices: Vec<Choice<Action>> = sight.legal().iter().filter_map(choice).collect();
    Question {
        ask: format!("{}, which character do you {verb}?", who(view)),
        keys: numbers_or_names(&choices),
        choices,
        listed: true,
        help: vec![Line::plain(format!("When the character you name is called, {what}, before its turn."))],
    }
}

fn look(sight: &Sight<'_, State>, view: &View) -> Question<Action> {
    let spaces: Vec<String> = sight.knowledge().public().seer_spaces().iter().map(u8::to_string).collect();
    Question {
        ask: format!("{}, look at which two tokens? They lie on {}.", who(view), list(&spaces)),
        keys: "two numbers, such as 3 7".to_owned(),
        choices: Vec::new(),
        listed: false,
        help: vec![Line::plain("You see both tokens, and may then swap them. Nobody else sees them.")],
    }
}

/// Two numbers with anything between them, when tokens are to be looked at.
pub fn read_look(answer: &str, sight: &Sight<'_, State>) -> Option<Result<Action, String>> {
    let Some((_, Due::Look)) = sight.view().due else { return None };
    let numbers: Vec<&str> =
        answer.split(|letter: char| !letter.is_ascii_digit()).filter(|it| !it.is_empty()).collect();
    let [one, other] = numbers[..] else {
        return (!numbers.is_empty() && !answer.starts_with("rule"))
            .then(|| Err("It must be two different spaces, such as 3 7.".to_owned()));
    };
    let spaces = one.parse::<u8>().ok().zip(other.parse::<u8>().ok());
    let action = spaces.map(|(one, other)| Action::Look(one.min(other), one.max(other)));
    match action.filter(|action| sight.legal().contains(action)) {
        Some(action) => Some(Ok(action)),
        None if one == other => Some(Err("It must be two different spaces.".to_owned())),
        None => Some(Err(format!(
            "You cannot look at {one} and {other}: both must hold a token and lie before the finish."
        ))),
    }
}

fn swap(view: &View) -> Question<Action> {
    let seen: Vec<String> = view
        .looked
        .iter()
        .flatten()
        .map(|(space, token)| format!("on {space} lies {}", token_words(*token)))
        .collect();
    Question {
        ask: format!("You see: {}. Swap them?", list(&seen)),
        keys: "yes or no".to_owned(),
        choices: vec![
            Choice::new(Action::Swap(true), &["y", "yes", "swap"], "swap the two tokens"),
            Choice::new(Action::Swap(false), &["n", "no", "leave"], "let them lie as they are"),
        ],
        listed: false,
        help: Vec::new(),
    }
}

fn pay_gems(sight: &Sight<'_, State>, view: &View) -> Question<Action> {
    let most = view.explorers[sight.seat()].gems;
    let choice = |action: &Action| {
        let Action::PayGems(gems) = *action else { return None };
        let label = if gems == 0 { "stay".to_owned() } else { landing(sight, *action) };
        Some(Choice::new(*action, &[&gems.to_string()], label))
    };
    Question {
        ask: format!("{}, how many gems do you pay, for a space each?", who(view)),
        keys: format!("0 to {most}"),
        choices: sight.legal().iter().filter_map(choice).collect(),
        listed: true,
        help: vec![Line::plain(deed(Character::Scout))],
    }
}

fn listed(
    sight: &Sight<'_, State>,
    ask: &str,
    keys: &str,
    words: impl Fn(Action) -> Option<(Vec<&'static str>, String)>,
) -> Question<Action> {
    let choice = |action: &Action| words(*action).map(|(words, label)| Choice::new(*action, &words, label));
    Question {
        ask: format!("{}, {}", who(&sight.view()), ask.to_lowercase()),
        keys: keys.to_owned(),
        choices: sight.legal().iter().filter_map(choice).collect(),
        listed: true,
        help: Vec::new(),
    }
}

fn yes_or_no(
    sight: &Sight<'_, State>,
    ask: String,
    words: impl Fn(Action) -> (bool, String),
) -> Question<Action> {
    let choice = |action: &Action| {
        let (yes, label) = words(*action);
        let words: &[&str] = if yes { &["y", "yes", "pay", "take"] } else { &["n", "no", "stay", "leave"] };
        Choice::new(*action, words, label)
    };
    let choices = sight.legal().iter().rev().map(choice).collect();
    Question { ask, keys: "yes or no".to_owned(), choices, listed: true, help: Vec::new() }
}

/// Where a choice would take the pawn: tried out on a table that is as far as this player knows the same. Where a pawn
/// ends does not depend on anything hidden; what it meets there does, and is not looked at.
fn landing(sight: &Sight<'_, State>, action: Action) -> String {
    let known = sight.knowledge();
    let board = &known.public().board;
    let mut table = State::determinize(&known, &mut SplitMix::new(0));
    let mut events = Vec::new();
    if table.apply(Step::Act(sight.seat(), action), &mut events).is_err() {
        return String::new();
    }
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { seat, to, cut, stuck, .. } if *seat == sight.seat() => {
            Some((*to, cut.clone(), *stuck))
        }
        _ => None,
    });
    let Some((to, cut, stuck)) = moved else { return "stay".to_owned() };
    let cut: Vec<String> = cut.iter().map(u8::to_string).collect();
    let cut = match cut.len() {
        0 => String::new(),
        1 => format!(", spending a machete in the jungle on {}", cut.concat()),
        _ => format!(", spending machetes in the jungles on {}", list(&cut)),
    };
    let end = match space_words(board.space(to)) {
        _ if to == known.public().finish() => ", the great temple: you win".to_owned(),
        _ if stuck => ", where the jungle stops you".to_owned(),
        Some(words) => format!(", {words}"),
        None => String::new(),
    };
    format!("to {}{end}{cut}", at(to))
}
