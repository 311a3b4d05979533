//! What happens in Lost Temple, told in sentences: one for each character that is called.

use super::{at, numbered, purse, space_words, title, token_words};
use game_core::Seat;
use lost_temple_rules::{Board, Cause, Character, Event, IdolBy, Options, Stay, View};
use std::sync::Arc;
use terminal::{Line, Scene, count, list};

/// Lost Temple in words, with the sentence that is not finished yet.
pub struct Text {
    board: Arc<Board>,
    /// Characters that no one holds, called but not told yet.
    nobody: Vec<Character>,
    /// The character that is called and its holder, until they have been told.
    called: Option<(Character, Seat)>,
    /// The player the sentence is about.
    actor: Seat,
    /// What they do in it.
    deeds: Vec<String>,
    danger: bool,
}

pub fn opening(view: &View) -> Vec<Line> {
    let aim = format!(
        "A race to the great temple on space {}. Each round, everyone secretly picks a character. Then the characters \
        are called by number: the holder reveals the card, takes a gem and uses it. Deep jungle stops you unless you \
        have a machete. The first to reach the temple wins.",
        view.finish
    );
    vec![Line::plain(aim), Line::blank(), Line::plain("Starting cards:")]
}

impl Text {
    pub(super) fn of(options: &Options) -> Text {
        Text {
            board: options.board.clone(),
            nobody: Vec::new(),
            called: None,
            actor: Seat::default(),
            deeds: Vec::new(),
            danger: false,
        }
    }

    /// Tells an event, or keeps it for the end of the sentence.
    pub(super) fn told(&mut self, event: &Event, before: &View, scene: &Scene) -> Vec<Line> {
        match event {
            Event::Started { seat, card, position, gems, machetes } => {
                let text = format!("the {}: {}, {}", title(*card), at(*position), purse(*gems, *machetes));
                return vec![Line::item(&scene.title(*seat), scene.width(), &text)];
            }
            Event::RoundBegan { round, idol, because } => {
                let mut lines = self.end_sentence(scene);
                lines.push(Line::blank());
                lines.push(Line::strong(format!("Round {round}. {}", idol_words(*idol, *because, scene))));
                return lines;
            }
            Event::AddedAside { card, .. } => {
                let card =
                    card.get().map(|card| format!("You add the card set aside: the {}.", title(*card)));
                return card.map(Line::plain).into_iter().collect();
            }
            Event::SetAsideUp { .. }
            | Event::TokenLaid { .. }
            | Event::PutAside { .. }
            | Event::Handed { .. }
            | Event::Picked { .. }
            | Event::TokenReplaced { .. } => {}
            Event::Called { character, holder } => return self.call(*character, *holder, before, scene),
            Event::Over { outcome, .. } => {
                let mut lines = self.end_sentence(scene);
                lines.push(Line::blank());
                let detail = |seat: Seat| match outcome.scores[seat] {
                    there if there == i32::from(before.finish) => "in the great temple".to_owned(),
                    short => format!("{} short", count(short.abs_diff(before.finish.into()), "space")),
                };
                lines.extend(scene.standing(outcome, detail, ""));
                return lines;
            }
            deed => self.add(deed, before, scene),
        }
        Vec::new()
    }

    /// Tells what has been kept.
    pub(super) fn end_sentence(&mut self, scene: &Scene) -> Vec<Line> {
        let mut lines = Vec::new();
        if !self.nobody.is_empty() {
            let nobody: Vec<String> = std::mem::take(&mut self.nobody).into_iter().map(numbered).collect();
            lines.push(Line::plain(format!("{}: nobody.", nobody.join(", "))));
        }
        let deeds = std::mem::take(&mut self.deeds);
        let danger = std::mem::take(&mut self.danger);
        let text = match (self.called.take(), deeds.is_empty()) {
            (None, true) => return lines,
            (Some((character, seat)), true) => {
                format!("{}: it is {}.", numbered(character), scene.name(seat))
            }
            (Some((character, seat)), false) => {
                format!("{}: {} {}.", numbered(character), scene.name(seat), deeds.join(", "))
            }
            (None, false) => format!("{} {}.", scene.title(self.actor), deeds.join(", ")),
        };
        let line = if danger { Line::danger(text) } else { Line::plain(text) };
        lines.push(Line { hang: 2, ..line });
        lines
    }

    fn call(
        &mut self,
        character: Character,
        holder: Option<Seat>,
        before: &View,
        scene: &Scene,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        if before.called.is_none() {
            lines.push(Line::plain("Everyone has picked. The characters are called."));
        }
        if holder.is_some() || self.called.is_some() || !self.deeds.is_empty() {
            lines.extend(self.end_sentence(scene));
        }
        match holder {
            Some(seat) => {
                self.called = Some((character, seat));
                self.actor = seat;
            }
            None => self.nobody.push(character),
        }
        lines
    }

    /// Adds what the called player does, or suffers, to the sentence.
    fn add(&mut self, event: &Event, before: &View, scene: &Scene) {
        let does = |seat: Seat, you: &'static str, other: &'static str| scene.does(seat, you, other);
        let deed = match *event {
            Event::Cursed { shaman, seat, shaman_to, .. } => {
                self.danger = scene.is_you(seat) || scene.is_you(shaman);
                let (are, swap) = (does(seat, "are", "is"), does(seat, "swap", "swaps"));
                let (name, be, to) = (scene.name(shaman), does(shaman, "are", "is"), at(shaman_to));
                format!("{are} cursed and {swap} places with {name} ({name} {be} now on {to})")
            }
            Event::Robbed { thief, seat, gems } => {
                self.danger = scene.is_you(seat);
                let (are, thief) = (does(seat, "are", "is"), scene.name(thief));
                format!("{are} robbed of {} by {thief}", count(gems, "gem"))
            }
            Event::Spared { seat, by } => {
                format!("{} the {} too, so nothing happens", does(seat, "are", "is"), title(by))
            }
            Event::TookGem { gems: 1.., .. } => return,
            Event::TookGem { seat, .. } => {
                format!("{} no gem: the bank is empty", does(seat, "get", "gets"))
            }
            Event::Named { seat, by: Character::Shaman, character } => {
                format!("{} the {}", does(seat, "curse", "curses"), title(character))
            }
            Event::Named { seat, character, .. } => {
                format!("{} out to rob the {}", does(seat, "are", "is"), title(character))
            }
            Event::Looked { seat, spaces: (one, other), .. } => {
                format!("{} at the tokens on {one} and {other}", does(seat, "look", "looks"))
            }
            Event::SwapDecided { seat, swapped: true, .. } => format!("{} them", does(seat, "swap", "swaps")),
            Event::SwapDecided { seat, .. } => format!("{} them", does(seat, "leave", "leaves")),
            Event::MacheteOffered { seat, taken: true } => {
                format!("{} a machete", does(seat, "take", "takes"))
            }
            Event::MacheteOffered { seat, .. } => format!("{} the machete", does(seat, "leave", "leaves")),
            Event::Paid { seat, gems } => format!("{} {}", does(seat, "pay", "pays"), count(gems, "gem")),
            Event::Stayed { seat, because } => {
                let stay = does(seat, "stay", "stays");
                match because {
                    Stay::Declined => format!("{stay} put"),
                    Stay::TooPoor => format!("{stay} put: not enough gems"),
                    Stay::NoVillageAhead => format!("{stay} put: no village ahead"),
                    Stay::NobodyAhead => format!("{stay} put: nobody ahead"),
                }
            }
            Event::Moved { seat, from, to, by, ref cut, stuck } => {
                let go = match (by, from) {
                    (Cause::Token(_), _) => format!("to {}", at(to)),
                    (_, 1..) if to > 0 => format!("{} from {from} to {to}", does(seat, "move", "moves")),
                    _ => format!("{} from {} to {}", does(seat, "move", "moves"), at(from), at(to)),
                };
                let cut: Vec<String> = cut.iter().map(u8::to_string).collect();
                let cut = match cut.is_empty() {
                    true => String::new(),
                    false => format!(" with a machete through {}", list(&cut)),
                };
                let end = match space_words(self.board.space(to)) {
                    _ if to == before.finish => ", the great temple".to_owned(),
                    _ if stuck => ", stuck in the deep jungle".to_owned(),
                    Some("a chance space") | None => String::new(), // the next line names its token
                    Some(words) => format!(", {words}"),
                };
                format!("{go}{cut}{end}")
            }
            Event::TokenRevealed { seat, token, .. } => {
                format!("{} a token: {}", does(seat, "reveal", "reveals"), token_words(token))
            }
            Event::DrewIdol { instead_of: Some(other), .. } => format!("instead of {}", scene.name(other)),
            Event::GemsByToken { gems, .. } => match gems {
                0 => "but there are none".to_owned(),
                4 | -2 => return,
                gems => format!("but only {}", count(gems.unsigned_abs(), "gem")),
            },
            Event::MacheteByToken { machetes: 0, .. } => "but there is none".to_owned(),
            _ => return,
        };
        self.deeds.push(deed);
    }
}

fn idol_words(idol: Seat, because: IdolBy, scene: &Scene) -> String {
    let has = format!(
        "{} {} the idol and {} first",
        scene.title(idol),
        scene.does(idol, "have", "has"),
        scene.does(idol, "pick", "picks")
    );
    let why = match because {
        IdolBy::Token => "idol token",
        IdolBy::Rearmost => "last in the race",
        IdolBy::FewestGems => "tied for last, fewest gems",
        IdolBy::Kept => "as before",
        IdolBy::FirstSeat => "tied for last, first in seat order",
    };
    format!("{has} ({why}).")
}
