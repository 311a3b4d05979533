//! What a player of Lost Temple is asked, with what each choice would do now.

use super::{ability, at, space_words, title, token_words, word};
use lost_temple_rules::{Action, Character, Due, Outlook, Preview, Seen, State, TOLL, View, Walk};
use std::collections::BTreeSet;
use terminal::{Choice, Decision, Line, Question, Scene, count, list};

pub fn question(decision: &Decision<'_, State>, scene: &Scene) -> Question<Action> {
    let view = &decision.view;
    let due = view.due.map_or(Due::Pick, |(_, due)| due);
    match due {
        Due::Pick => pick(decision, scene),
        Due::Name => name(decision, scene),
        Due::Look => look(decision),
        Due::Swap(..) => swap(view),
        Due::Steps => steps(decision),
        Due::Pay => {
            let goal = if view.called == Some(Character::Elder) { "village" } else { "temple" };
            let ask = format!("{}, pay {TOLL} gems to go to the next {goal}?", who(view));
            yes_or_no(decision, ask, |action| match action {
                Action::Pay(true) => (true, landing(decision, action)),
                _ => (false, "stay and keep the gems".to_owned()),
            })
        }
        Due::Take => {
            let left = count(view.bank.machetes, "machete");
            let ask = format!("{}, take a machete? There are {left} left.", who(view));
            let ask = ask.replace("There are 1 machete left", "It is the last one");
            yes_or_no(decision, ask, |action| match action {
                Action::Take(true) => (true, "take it: it gets you through one deep jungle".to_owned()),
                _ => (false, "leave it".to_owned()),
            })
        }
        Due::PayGems => pay_gems(decision),
    }
}

fn who(view: &View) -> String {
    view.called.map_or_else(String::new, |called| format!("As {}", title(called)))
}

/// A card of the hand, each with what it would do from here.
fn pick(decision: &Decision<'_, State>, scene: &Scene) -> Question<Action> {
    let choice = |action: &Action| {
        let Preview::Keep { card, outlook, .. } = decision.preview(*action) else { return None };
        let number = card.number().to_string();
        let words = [number.as_str(), word(card), card.name()];
        Some(Choice::new(*action, &words, outlook_words(card, &outlook, decision, scene)))
    };
    let ask = match decision.view.own.first() {
        None => "Which character do you keep?".to_owned(),
        Some(first) => format!("Which character do you keep besides the {}?", title(*first)),
    };
    let choices: Vec<Choice<Action>> = decision.legal.iter().filter_map(choice).collect();
    let help = "You keep one card face down and pass the others on. The list says what each card would do right now; \
        players with a lower number move before you.";
    listed(ask, &numbers_or_names(&choices), choices, help)
}

/// A question whose choices are listed, perhaps with help.
fn listed(ask: String, keys: &str, choices: Vec<Choice<Action>>, help: &str) -> Question<Action> {
    let help = if help.is_empty() { Vec::new() } else { vec![Line::plain(help)] };
    Question { ask, keys: keys.to_owned(), choices, listed: true, help }
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

/// What a character would do for a player at their current place; a gem is taken first.
fn outlook_words(
    card: Character,
    outlook: &Outlook,
    decision: &Decision<'_, State>,
    scene: &Scene,
) -> String {
    let toll = |goal: &str| {
        let text = format!("{TOLL} gems: to the next {goal}");
        let far = |walk: &Walk| format!("({}, {} ahead{})", goal_of(walk), walk.spaces, obstacle(walk));
        match outlook {
            Outlook::Pays(_, walk) => format!("{text} {}", far(walk)),
            Outlook::Stays { missed: Some(walk), .. } => format!("{text} {}; you can't pay", far(walk)),
            _ => format!("{text}, but none is ahead"),
        }
    };
    match (card, outlook) {
        (Character::Priest, _) => toll("temple"),
        (Character::Elder, _) => toll("village"),
        (Character::Scout, Outlook::Pays(gems, walk)) => {
            format!("one space for each gem you pay (up to {gems}{})", obstacle(walk))
        }
        (Character::Scout, _) => "one space for each gem you pay, but you have none".to_owned(),
        (Character::Canoe, Outlook::Pays(_, walk)) => {
            format!("pay all gems, two spaces for each ({} now{})", walk.spaces, obstacle(walk))
        }
        (Character::Canoe, _) => "pay all gems, two spaces for each, but you have none".to_owned(),
        (Character::Child, Outlook::Goes(walk)) => {
            let there = |seen: &Seen| seen.position == Some(goal_of(walk));
            let pawns = decision.view.explorers.iter().filter(|(_, seen)| there(seen)).map(|(seat, _)| seat);
            let pawns = scene.list(pawns.collect());
            format!("to the next pawn ({pawns}, {} ahead{})", walk.spaces, obstacle(walk))
        }
        (Character::Child, _) => "to the next pawn, but nobody is ahead".to_owned(),
        (Character::Mandarin, Outlook::Goes(walk)) => {
            format!("as many spaces as your rank ({} now)", walk.spaces)
        }
        (Character::Mandarin, _) => "as many spaces as your rank".to_owned(),
        (Character::Shaman, _) => "name a character: you swap places with its holder".to_owned(),
        (Character::Thief, _) => {
            "name a character: you take its holder's gems; move 1 or 2 spaces".to_owned()
        }
        (Character::Seer, _) => "look at two tokens, swap them if you like; move 1 or 2 spaces".to_owned(),
        (Character::Artisan, _) => "take a machete; move 1 or 2 spaces".to_owned(),
    }
}

/// Where a movement would lead if nothing stopped it.
fn goal_of(walk: &Walk) -> i16 {
    walk.from + walk.spaces
}

/// What the jungle on the way means; nothing if there is none. L-26
fn obstacle(walk: &Walk) -> String {
    match walk.cut.first() {
        _ if walk.stuck => format!("; the deep jungle on {} would stop you", walk.to),
        Some(first) => format!("; with a machete through the deep jungle on {first}"),
        None => String::new(),
    }
}

/// The character to curse or to rob.
fn name(decision: &Decision<'_, State>, scene: &Scene) -> Question<Action> {
    let view = &decision.view;
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
        Some(Choice::new(*action, &[&number, word(card), card.name()], label))
    };
    let to = match view.called {
        Some(Character::Thief) => "rob: you take all its holder's gems",
        _ => "curse: you swap places with its holder",
    };
    let (verb, what) = to.split_once(": ").unwrap_or((to, ""));
    let choices: Vec<Choice<Action>> = decision.legal.iter().filter_map(choice).collect();
    let ask = format!("{}, which character do you {verb}?", who(view));
    let help = format!("When the character you name is called, {what} before that turn.");
    listed(ask, &numbers_or_names(&choices), choices, &help)
}

fn look(decision: &Decision<'_, State>) -> Question<Action> {
    let spaces = decision.legal.iter().filter_map(|action| match action {
        Action::Look(one, other) => Some([*one, *other]),
        _ => None,
    });
    let spaces: BTreeSet<u8> = spaces.flatten().collect();
    let spaces: Vec<String> = spaces.iter().map(u8::to_string).collect();
    Question {
        ask: format!(
            "{}, which two tokens do you look at? They are on {}.",
            who(&decision.view),
            list(&spaces)
        ),
        keys: "two numbers, such as 3 7".to_owned(),
        choices: Vec::new(),
        listed: false,
        help: vec![Line::plain("You see both tokens and may then swap them. Nobody else sees them.")],
    }
}

/// Two numbers with anything between them, to choose two tokens.
pub fn parse_look(answer: &str, decision: &Decision<'_, State>) -> Option<Result<Action, String>> {
    let Some((_, Due::Look)) = decision.view.due else { return None };
    let numbers: Vec<&str> =
        answer.split(|letter: char| !letter.is_ascii_digit()).filter(|it| !it.is_empty()).collect();
    let [one, other] = numbers[..] else {
        return (!numbers.is_empty() && !answer.starts_with("rule"))
            .then(|| Err("Type two different spaces, such as 3 7.".to_owned()));
    };
    let spaces = one.parse::<u8>().ok().zip(other.parse::<u8>().ok());
    let action = spaces.map(|(one, other)| Action::Look(one.min(other), one.max(other)));
    match action.filter(|action| decision.legal.contains(action)) {
        Some(action) => Some(Ok(action)),
        None if one == other => Some(Err("Type two different spaces.".to_owned())),
        None => Some(Err(format!(
            "You can't look at {one} and {other}: both must hold a token and lie before the finish."
        ))),
    }
}

fn swap(view: &View) -> Question<Action> {
    let seen: Vec<String> = view
        .looked
        .iter()
        .flatten()
        .map(|(space, token)| format!("on {space} ({})", token_words(*token)))
        .collect();
    Question {
        ask: format!("You see: {}. Swap them?", list(&seen)),
        keys: "yes or no".to_owned(),
        choices: vec![
            Choice::new(Action::Swap(true), &["y", "yes", "swap"], "swap the two tokens"),
            Choice::new(Action::Swap(false), &["n", "no", "leave"], "leave them as they are"),
        ],
        listed: false,
        help: Vec::new(),
    }
}

fn pay_gems(decision: &Decision<'_, State>) -> Question<Action> {
    let view = &decision.view;
    let most = view.explorers[decision.seat].gems;
    let choice = |action: &Action| {
        let Action::PayGems(gems) = *action else { return None };
        Some(Choice::new(*action, &[&gems.to_string()], landing(decision, *action)))
    };
    let ask = format!("{}, how many gems do you pay, one for each space?", who(view));
    let choices = decision.legal.iter().filter_map(choice).collect();
    listed(ask, &format!("0 to {most}"), choices, ability(Character::Scout))
}

fn steps(decision: &Decision<'_, State>) -> Question<Action> {
    let choice = |action: &Action| {
        let word = if *action == Action::Steps(1) { "1" } else { "2" };
        Choice::new(*action, &[word], landing(decision, *action))
    };
    let ask = format!("{}, how far?", who(&decision.view));
    listed(ask, "1 or 2", decision.legal.iter().map(choice).collect(), "")
}

fn yes_or_no(
    decision: &Decision<'_, State>,
    ask: String,
    words: impl Fn(Action) -> (bool, String),
) -> Question<Action> {
    let choice = |action: &Action| {
        let (yes, label) = words(*action);
        let words: &[&str] = if yes { &["y", "yes", "pay", "take"] } else { &["n", "no", "stay", "leave"] };
        Choice::new(*action, words, label)
    };
    let choices = decision.legal.iter().rev().map(choice).collect();
    listed(ask, "yes or no", choices, "")
}

/// Where a choice would take the pawn.
fn landing(decision: &Decision<'_, State>, action: Action) -> String {
    let preview = decision.preview(action);
    let Some(Walk { to, cut, stuck, wins, .. }) = preview.walk() else { return "stay".to_owned() };
    let cut: Vec<String> = cut.iter().map(u8::to_string).collect();
    let cut = match cut.len() {
        0 => String::new(),
        1 => format!(", spending a machete in the deep jungle on {}", cut.concat()),
        _ => format!(", spending machetes in the deep jungle on {}", list(&cut)),
    };
    let end = match space_words(decision.options.board.space(*to)) {
        _ if *wins => ", the great temple: you win".to_owned(),
        _ if *stuck => ", where the deep jungle stops you".to_owned(),
        Some(words) => format!(", {words}"),
        None => String::new(),
    };
    format!("to {}{end}{cut}", at(*to))
}
