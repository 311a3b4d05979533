//! What happens in Incan Gold, told in sentences.

use super::{haul_words, sum, values};
use game_core::{Seat, SeatSet};
use incan_gold_rules::{Event, Face, ROUNDS, View};
use terminal::{Line, Scene, capital, count, list};

/// What the game is about, and the first temple.
pub fn opening(view: &View) -> Vec<Line> {
    let aim = "Five temples. Each turn, everyone inside chooses at once: torch to stay, or camp to leave with \
        what they carry. The second hazard of a kind ends the round, and anyone still inside loses it all.";
    let mut lines = vec![Line::plain(aim)];
    lines.extend(temple(1, view.edition.artifacts_of(1).len()));
    lines
}

pub fn tell(event: &Event, before: &View, scene: &Scene) -> Vec<Line> {
    match event {
        Event::Sealed { .. } => Vec::new(),
        Event::RoundBegan { round, artifacts, .. } => temple(*round, artifacts.len()),
        Event::Revealed { torch, camp } => vec![Line::plain(revealed(*torch, *camp, scene))],
        Event::Left { leavers, carried, share, rest } => {
            vec![left(*leavers, *carried, *share, *rest, scene)]
        }
        Event::ArtifactsTaken { seat, artifacts } => {
            let values = values(artifacts);
            let what = match &values[..] {
                [value] => format!("the artifact, worth {value}"),
                _ => format!("{} artifacts, worth {}", values.len(), sum(&values)),
            };
            let verb = scene.does(*seat, "take", "takes");
            vec![Line::good(format!("Alone on the way out, {} {verb} {what}.", scene.name(*seat)))]
        }
        Event::Turned { card, each, rest } => turned(card.face(), *each, *rest, before, scene),
        Event::Collapsed { hazard, caught, carried } => {
            let (who, lose) = (capital(&scene.list(*caught)), scene.verb(*caught, "lose", "loses"));
            let each = if caught.len() > 1 { " each" } else { "" };
            let loss = match carried {
                0 => format!("{who} {} empty-handed anyway.", scene.verb(*caught, "were", "was")),
                _ => format!("{who} {lose} {}{each}.", count(*carried, "gem")),
            };
            let card = format!("That {hazard} card is out of the game.");
            vec![Line::danger(format!("A second {hazard}! Everyone flees. {loss} {card}"))]
        }
        Event::RoundEnded { round, gems, artifacts } => {
            let mut behind = Vec::new();
            if *gems > 0 {
                behind.push(count(*gems, "gem"));
            }
            if !artifacts.is_empty() {
                behind.push(count(artifacts.len() as u64, "artifact") + " (lost for good)");
            }
            let behind = match behind.is_empty() {
                true => String::new(),
                false => format!(" Left on the path: {}.", list(&behind)),
            };
            vec![Line::plain(format!("Round {round} is over.{behind}"))]
        }
        Event::Over { outcome } => {
            let detail = |seat: Seat| {
                let haul = &before.artifacts[seat];
                let points = outcome.scores[seat];
                let gems = points - i32::from(sum(haul));
                match haul.is_empty() {
                    true => format!("{points} points"),
                    false => format!("{points} points: {gems} in gems and {}", haul_words(haul)),
                }
            };
            let mut lines = vec![Line::blank(), Line::strong("The tents are opened.")];
            lines.extend(scene.standing(outcome, detail, "Equal points, but more artifacts."));
            lines
        }
    }
}

fn temple(round: u8, artifacts: usize) -> Vec<Line> {
    let artifacts = match artifacts {
        0 => String::new(),
        1 => " An artifact is shuffled in.".to_owned(),
        many => format!(" {many} artifacts are shuffled in."),
    };
    vec![Line::blank(), Line::strong(format!("Temple {round} of {ROUNDS}. Everyone goes in.{artifacts}"))]
}

fn revealed(torch: SeatSet, camp: SeatSet, scene: &Scene) -> String {
    let who = |seats: SeatSet| capital(&scene.list(seats));
    match (torch.len(), camp.len()) {
        (1, 0) => format!("{} {} on alone.", who(torch), scene.verb(torch, "press", "presses")),
        (_, 0) => "Everyone stays.".to_owned(),
        (0, _) => format!("Camp: {}. Nobody is left inside.", scene.list(camp)),
        _ => format!("Torch: {}. Camp: {}.", scene.list(torch), scene.list(camp)),
    }
}

fn left(leavers: SeatSet, carried: u8, share: u8, rest: u8, scene: &Scene) -> Line {
    let who = format!("{} {}", capital(&scene.list(leavers)), scene.verb(leavers, "leave", "leaves"));
    let each = if leavers.len() > 1 { " each" } else { "" };
    let parts = match (carried, share) {
        (0, 0) => return Line::plain(format!("{who} with no gems.")),
        (_, 0) => String::new(),
        (0, _) => " from the path".to_owned(),
        _ => format!(": {carried} carried, {share} from the path"),
    };
    let rest = match rest {
        0 => String::new(),
        1 => "; 1 stays there".to_owned(),
        rest => format!("; {rest} stay there"),
    };
    Line::plain(format!("{who} with {}{each}{parts}{rest}.", count(carried + share, "gem")))
}

fn turned(face: Face, each: u8, rest: u8, before: &View, scene: &Scene) -> Vec<Line> {
    match face {
        Face::Treasure(gems) => {
            let inside = before.inside;
            let who = match inside.only() {
                Some(seat) => format!("all for {}", scene.name(seat)),
                None if each == 0 => "too few to share".to_owned(),
                None => format!("{each} for each of the {} inside", inside.len()),
            };
            let rest = match rest {
                0 => String::new(),
                1 => ", 1 stays on the path".to_owned(),
                rest => format!(", {rest} stay on the path"),
            };
            vec![Line::plain(format!("Treasure, {}: {who}{rest}.", count(gems, "gem")))]
        }
        // The line for the second of its kind also says what it does.
        Face::Hazard(kind) if before.hazards_on_path().contains(&kind) => Vec::new(),
        Face::Hazard(kind) => {
            vec![Line::danger(format!("Hazard: {kind}. A second {kind} would end the round."))]
        }
        Face::Artifact(_) => {
            vec![Line::good("An artifact! A player who leaves alone takes it.")]
        }
    }
}
