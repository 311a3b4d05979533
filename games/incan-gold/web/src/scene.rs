//! What this page knows of the game, and the picture that follows it.
//!
//! The picture may be a few seconds behind the game. A question is only asked when its cards are drawn, so it waits for the picture, and
//! so does what is told of the next round.

use super::narrate;
use super::story::{self, Cue, Frame, Moment};
use game_core::{PerSeat, Seat, SeatSet};
use incan_gold_rules::{Choice, Event, View};
use leptos::prelude::*;
use web_shell::motion;
use web_shell::play::{Asked, Company, LogBook, Picture, Show, events_of, read, view_now};
use web_shell::sound::{self, Sound};
use web_shell::t;
use web_shell::table::{AtTable, News, Place};
use web_shell::voice::Voice;

/// What this page knows of the game, and what it shows of it.
#[derive(Clone, Copy)]
pub struct Scene {
    /// Who plays.
    pub company: Company,
    /// What lies there now.
    pub now: Memo<View>,
    /// Whether the picture shows what lies there now.
    pub arrived: Memo<bool>,
    /// The viewer's decision.
    pub asked: Asked<Choice>,
    show: Show<Frame>,
    log: LogBook,
    /// What happened after the round that the picture still shows.
    untold: StoredValue<Vec<Event>>,
}

impl Scene {
    /// The scene of this page.
    pub fn here() -> Scene {
        expect_context()
    }

    /// Sets the scene, and follows what happens.
    pub fn provide(table: AtTable) -> Scene {
        let now = view_now(table, nothing);
        let first = story::recall(&events_of(table), &now.get_untracked());
        let company = Company::provide(table);
        let show = Show::new(first, move |frame| perform(&frame, now, company));
        let arrived = Memo::new(move |_| {
            show.shown
                .with(|frame| frame.moment.is_none() && now.with(|now| story::same_table(&frame.view, now)))
        });
        let scene = Scene {
            company,
            now,
            arrived,
            asked: Asked::when(company, arrived.into()),
            show,
            log: LogBook::provide(),
            untold: StoredValue::new(Vec::new()),
        };
        provide_context(scene);
        scene.follow_news();
        Effect::new(move |_| {
            if arrived.get() {
                scene.tell_rest();
            }
        });
        scene.asked.when_asked(move || {
            scene.tell_rest(); // before the question, in whichever order the effects run
            let (carried, path) = scene.now.with_untracked(|now| (now.carried(), now.gems_on_path()));
            Voice::here().ask(t!("incan-said-asked", carried = carried, path = path));
        });
        scene
    }

    /// The picture that is shown. It may be a few seconds behind.
    pub fn shown(self) -> RwSignal<Frame> {
        self.show.shown
    }

    fn follow_news(self) {
        let game = move || {
            self.company.table.seen.with_untracked(|seen| Some(seen.as_ref()?.game.as_ref()?.now.id.clone()))
        };
        Effect::new(move |before: Option<Option<String>>| {
            let news = self.company.table.news.get();
            let id = game();
            let first = before.is_none();
            let other_game = before.is_some_and(|before| before != id);
            self.take(&news, first, other_game);
            id
        });
    }

    /// Takes in what an update brought.
    fn take(self, news: &News, first: bool, other_game: bool) {
        let now = self.now.get_untracked();
        let names = self.company.names.get_untracked();
        let events: Vec<Event> = read(&news.events);
        // A game begins with a card, before anything is chosen.
        let card = matches!(events.first(), Some(Event::Turned { .. }));
        let begins = !news.fresh
            && now.round == 1
            && card
            && events.len() == events_of::<Event>(self.company.table).len();
        if other_game {
            self.log.clear();
            self.untold.set_value(Vec::new());
        }
        let mut from = match (first || other_game, begins) {
            (true, true) => Frame::opening(&now),
            (true, false) => Frame::still(now.clone()),
            (false, _) => self.show.newest(),
        };
        from.cover(&now); // other eyes may look than a moment ago
        if !news.fresh && (begins || !first) {
            if begins {
                let line = narrate::opening(&now);
                Voice::here().say(line.text.clone());
                self.log.write(line);
            }
            self.tell_rest();
            let (shown, rest) = events.split_at(narrate::up_to_the_end_of_a_round(&events));
            self.tell(shown, &names);
            self.untold.set_value(rest.to_vec());
            self.picture(from, &events, now);
            if self.arrived.get_untracked() {
                self.tell_rest();
            }
            return;
        }
        let known: Vec<Event> = events_of(self.company.table);
        // A viewer who takes over a table whose news are still being shown sees them to the end.
        let goes_on = !first && story::same_table(&from.view, &now);
        let held = goes_on && self.untold.with_value(|untold| !untold.is_empty());
        let shown = if held { narrate::up_to_the_last_round(&known) } else { known.len() };
        if !held {
            self.untold.set_value(Vec::new());
        }
        if !known.is_empty() {
            self.log.clear();
            if matches!(known[0], Event::Turned { .. }) {
                self.log.write(narrate::opening(&now)); // a game begins with a card; older lines may be forgotten
            }
            self.write_events(&known[..shown], &names);
        }
        if goes_on {
            return self.adopt(&now);
        }
        // Whoever comes while the game begins has missed nothing; everybody else is told where it stands.
        let begun = |event: &Event| matches!(event, Event::Turned { .. } | Event::Sealed { .. });
        let voice = Voice::here();
        if now.round == 1 && !known.is_empty() && known.iter().all(begun) {
            voice.say(narrate::opening(&now).text);
            narrate::spoken(&known, now.inside.len(), &names).into_iter().for_each(|it| voice.say(it));
        } else {
            voice.say(narrate::summary(&now, &names));
        }
        let looks_back = self.company.table.place == Place::Replay;
        let collapse = looks_back.then(|| story::collapse(&known, &now)).flatten();
        self.show.play(collapse.unwrap_or_else(|| vec![story::recall(&known, &now)]));
    }

    /// Tells what was held back until the picture has come to it.
    fn tell_rest(self) {
        let rest = self.untold.try_update_value(std::mem::take).unwrap_or_default();
        if !rest.is_empty() {
            self.tell(&rest, &self.company.names.get_untracked());
        }
    }

    fn tell(self, events: &[Event], names: &[String]) {
        let asked = self.now.with_untracked(|now| now.inside.len());
        let voice = Voice::here();
        for sentence in narrate::spoken(events, asked, names) {
            voice.say(sentence);
        }
        self.write_events(events, names);
    }

    fn write_events(self, events: &[Event], names: &[String]) {
        for (at, event) in events.iter().enumerate() {
            if let Some(line) = narrate::told(event, &events[at + 1..], names) {
                self.log.write(line);
            }
        }
    }

    /// Lets the picture follow.
    fn picture(self, from: Frame, events: &[Event], now: View) {
        let mut frames = story::frames(&from, events, &now);
        let only_sealed = events.iter().all(|event| matches!(event, Event::Sealed { .. }));
        if only_sealed && story::same_table(&from.view, &now) {
            return self.adopt(&now);
        }
        if story::turns(events) > 2 || self.hurries(&frames) {
            frames.drain(..frames.len() - 1);
        }
        self.show.play(frames);
    }

    /// Whether these frames would take more than a quarter of the time that the viewer has left to choose.
    fn hurries(self, frames: &[Frame]) -> bool {
        let clock = self.company.table.seen.with_untracked(|seen| seen.as_ref().and_then(|seen| seen.clock));
        let lasts: i32 = frames[..frames.len() - 1].iter().map(Picture::lasts).sum();
        let short = clock.is_some_and(|(clock, _)| clock.left_ms < 4 * lasts.unsigned_abs() as u64);
        short && untrack(move || self.asked.is_held())
    }

    /// What the viewer may know now, in a picture that goes on as it was.
    fn adopt(self, now: &View) {
        self.show.change(|frame, last| {
            frame.seen_by(now);
            if last {
                frame.view = now.clone();
            }
        });
    }

    /// Shows what lies there now, at once.
    pub fn skip(self) {
        self.show.skip();
    }

    /// Chooses, if that is asked and was not pressed by mistake; whether it was done. While the question waits for the picture, this only
    /// shows it.
    pub fn choose(self, choice: Choice) -> bool {
        if untrack(move || self.asked.is_held()) {
            self.skip();
            return false;
        }
        self.asked.choose(choice)
    }

    /// What a player has chosen, if it is shown at their tent: a viewer in the camp looks at the path while others choose.
    pub fn chosen_at_tent(self, seat: Seat) -> Option<Choice> {
        self.shown().with(|frame| match &frame.moment {
            Some(Moment::Reveal { torch, camp, .. }) if self.looks_from_camp(*torch, *camp) => {
                let torch = torch.contains(seat).then_some(Choice::Torch);
                torch.or_else(|| camp.contains(seat).then_some(Choice::Camp))
            }
            _ => None,
        })
    }

    /// Whether the viewer plays and is out of the temple while these are revealed.
    pub fn looks_from_camp(self, torch: SeatSet, camp: SeatSet) -> bool {
        let out = |you: Seat| !torch.contains(you) && !camp.contains(you);
        self.company.you.get().is_some_and(out) && self.company.table.performs()
    }
}

/// What is heard and what flies.
fn perform(frame: &Frame, now: Memo<View>, company: Company) {
    match &frame.cue {
        Cue::Still => {}
        Cue::Reveal | Cue::Began => sound::play(Sound::Card),
        Cue::Left { leavers, from, share } => {
            sound::play(Sound::Cloth);
            if let Some(from) = from {
                fly(from, *leavers, *share);
            }
        }
        Cue::Turned { hazard: true, .. } => sound::play(Sound::Drum),
        Cue::Turned { key, inside, each, .. } => {
            sound::play(if *each > 0 { Sound::Gems(*each) } else { Sound::Card });
            fly(key, *inside, *each);
        }
        Cue::Bust => sound::play(Sound::Collapse),
        Cue::Over => {
            let you = company.you.get_untracked();
            let won = now.with_untracked(|now| {
                let winners = now.outcome.as_ref().map(game_core::Outcome::winners);
                winners.zip(you).is_some_and(|(winners, you)| winners.contains(you))
            });
            sound::play(if won { Sound::Win } else { Sound::Cloth });
        }
    }
}

/// Lets gems fly from a card of the path to tents.
fn fly(card: &str, to: SeatSet, each: u8) {
    if each == 0 {
        return;
    }
    let from = format!("#{card}");
    let to: Vec<(String, u32)> =
        to.iter().map(|seat| (format!("#tent-{}", seat.index()), u32::from(each))).collect();
    motion::fly("gem-turquoise", &from, &to);
}

/// A table at which nobody sits: shown for as long as nothing is known.
fn nothing() -> View {
    View {
        edition: incan_gold_rules::Edition::default(),
        round: 1,
        start_player: Seat::default(),
        inside: SeatSet::EMPTY,
        beside: PerSeat::filled(0, 0),
        path: Vec::new(),
        tents: PerSeat::filled(0, None),
        artifacts: PerSeat::filled(0, incan_gold_rules::Haul::default()),
        lost: 0,
        removed: Default::default(),
        deck: 0,
        choosing: false,
        chosen: 0,
        own_choice: None,
        outcome: None,
    }
}
