//! What this page knows of the game, and the picture that follows it: state first, picture after.

use super::narrate::{self, Line};
use super::story::{self, Cue, Frame};
use super::{odds, terms};
use crate::browser;
use crate::motion;
use crate::sound::{self, Sound};
use crate::t;
use crate::table::{AtTable, News, Seen};
use crate::voice::Voice;
use incan_gold::{Choice, Event, View};
use leptos::prelude::*;
use protocol::{Json, Phase};
use rules_core::{PerSeat, Seat, SeatSet};
use std::collections::VecDeque;

/// A press so soon after a decision opened was meant for the one before.
const TOO_SOON: f64 = 350.0;
/// So many lines are kept in the log.
const LINES: usize = 300;

/// What this page knows of the game, and what it shows of it.
#[derive(Clone, Copy)]
pub struct Scene {
    /// The table.
    pub table: AtTable,
    /// What lies there now.
    pub now: Memo<View>,
    /// The picture that is shown. It may be a few seconds behind.
    pub shown: RwSignal<Frame>,
    /// What everybody is called, by seat.
    pub names: Memo<Vec<String>>,
    /// The seat of whoever looks.
    pub you: Memo<Option<Seat>>,
    /// What happened, oldest first: the round in which it did, and the line.
    pub log: RwSignal<Vec<(u32, Line)>>,
    /// What was chosen and is not answered yet: at which decision, and by whom, since several may share this page.
    pending: RwSignal<Option<(u64, Option<Seat>, Choice)>>,
    queue: StoredValue<VecDeque<Frame>>,
    /// Counts what is put into the queue, so that an old timer does nothing.
    ticket: StoredValue<u32>,
    /// When the decision that is due opened.
    opened: StoredValue<f64>,
}

impl Scene {
    /// The scene of this page.
    pub fn here() -> Scene {
        expect_context()
    }

    /// Sets the scene, and follows what happens.
    pub fn provide(table: AtTable) -> Scene {
        let now = Memo::new(move |before: Option<&View>| {
            let seen = table.seen.with(|seen| seen.as_ref().and_then(view_of));
            seen.or_else(|| before.cloned()).unwrap_or_else(nothing)
        });
        let names = Memo::new(move |before: Option<&Kept>| {
            table.seen.with(|seen| Kept::names(seen.as_ref(), before))
        });
        let first = story::recall(&known(table), &now.get_untracked());
        let scene = Scene {
            table,
            now,
            shown: RwSignal::new(first),
            names: Memo::new(move |_| names.with(|kept| kept.names.clone())),
            you: Memo::new(move |_| table.seen.with(|seen| seen.as_ref().and_then(Seen::seat))),
            log: RwSignal::new(Vec::new()),
            pending: RwSignal::new(None),
            queue: StoredValue::new(VecDeque::new()),
            ticket: StoredValue::new(0),
            opened: StoredValue::new(f64::NEG_INFINITY),
        };
        provide_context(scene);
        scene.follow_news();
        scene.follow_decisions();
        scene
    }

    fn follow_news(self) {
        let game =
            move || self.table.seen.with_untracked(|seen| Some(seen.as_ref()?.game.as_ref()?.now.id.clone()));
        Effect::new(move |before: Option<Option<String>>| {
            let news = self.table.news.get();
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
        let names = self.names.get_untracked();
        let events = read(&news.events);
        let begins =
            !news.fresh && now.round == 1 && events.len() == known(self.table).len() && !events.is_empty();
        if other_game {
            self.log.set(Vec::new());
        }
        let from = match (first || other_game, begins) {
            (true, true) => Frame::opening(&now),
            (true, false) => Frame::still(now.clone()),
            (false, _) => self.newest(),
        };
        if !news.fresh && (begins || !first) {
            if begins {
                let line = narrate::opening(&now);
                Voice::here().say(line.text.clone());
                self.write(line);
            }
            self.tell(&events, &names);
            return self.picture(from, &events, now);
        }
        let known = known(self.table);
        if !known.is_empty() {
            self.log.set(Vec::new());
            if matches!(known[0], Event::Turned { .. }) {
                self.write(narrate::opening(&now)); // a game begins with a card; older lines may be forgotten
            }
            self.write_events(&known, &names);
        }
        // Whoever looks afresh at what is being shown already is not torn out of it.
        if !first && story::same_table(&from.view, &now) {
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
        self.play(vec![story::recall(&known, &now)]);
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
                self.write(line);
            }
        }
    }

    fn write(self, line: Line) {
        self.log.update(|log| {
            let number = log.last().map_or(0, |(number, _)| number + 1);
            log.push((number, line));
            let forgotten = log.len().saturating_sub(LINES);
            log.drain(..forgotten);
        });
    }

    /// The picture that will be shown last.
    fn newest(self) -> Frame {
        let last = self.queue.try_with_value(|queue| queue.back().cloned()).flatten();
        last.unwrap_or_else(|| self.shown.get_untracked())
    }

    /// Lets the picture follow.
    fn picture(self, from: Frame, events: &[Event], now: View) {
        let mut frames = story::frames(&from, events, &now);
        let only_sealed = events.iter().all(|event| matches!(event, Event::Sealed { .. }));
        if only_sealed && story::same_table(&from.view, &now) {
            return self.adopt(&now);
        }
        if story::turns(events) > 2 || browser::document().hidden() {
            frames.drain(..frames.len() - 1);
        }
        self.play(frames);
    }

    /// What whoever looks now may know, in a picture that goes on as it was.
    fn adopt(self, now: &View) {
        self.queue.try_update_value(|queue| queue.iter_mut().for_each(|frame| frame.seen_by(now)));
        let last = self.queue.try_with_value(VecDeque::is_empty).unwrap_or(true);
        self.shown.update(|frame| {
            frame.seen_by(now);
            if last {
                frame.view = now.clone();
            }
        });
        self.queue.try_update_value(|queue| {
            if let Some(last) = queue.back_mut() {
                last.view = now.clone();
            }
        });
    }

    /// Shows these, one after another, from now on.
    fn play(self, frames: Vec<Frame>) {
        let ticket = self.ticket.try_update_value(|ticket| {
            *ticket += 1;
            *ticket
        });
        let Some(ticket) = ticket else { return };
        self.queue.set_value(frames.into());
        self.next(ticket);
    }

    fn next(self, ticket: u32) {
        if self.ticket.try_get_value() != Some(ticket) {
            return; // something newer is shown, or nothing any more
        }
        let Some(frame) = self.queue.try_update_value(VecDeque::pop_front).flatten() else { return };
        let lasts = frame.lasts();
        self.perform(&frame.cue);
        motion::glide(move || {
            self.shown.try_set(frame);
        });
        if self.queue.try_with_value(|queue| !queue.is_empty()).unwrap_or(false) {
            browser::after(lasts, move || self.next(ticket));
        }
    }

    /// Shows what lies there now, at once.
    pub fn skip(self) {
        let last = self.queue.try_update_value(|queue| {
            let last = queue.pop_back();
            queue.clear();
            last
        });
        let Some(mut last) = last.flatten() else { return };
        last.cue = Cue::Still;
        motion::skip();
        self.play(vec![last]);
    }

    /// What is heard and what flies.
    fn perform(self, cue: &Cue) {
        let you = self.you.get_untracked();
        match cue {
            Cue::Still => {}
            Cue::Reveal | Cue::Began => sound::play(Sound::Card),
            Cue::Left { leavers, from, share } => {
                sound::play(Sound::Tent);
                if let Some(from) = from {
                    fly(from, *leavers, *share);
                }
            }
            Cue::Turned { hazard: true, .. } => sound::play(Sound::Hazard),
            Cue::Turned { key, inside, each, .. } => {
                sound::play(if *each > 0 { Sound::Gems(*each) } else { Sound::Card });
                fly(key, *inside, *each);
            }
            Cue::Bust => sound::play(Sound::Bust),
            Cue::Over => {
                let won = self.now.with_untracked(|now| {
                    let winners = now.outcome.as_ref().map(rules_core::Outcome::winners);
                    winners.zip(you).is_some_and(|(winners, you)| winners.contains(you))
                });
                sound::play(if won { Sound::Win } else { Sound::Tent });
            }
        }
    }

    fn follow_decisions(self) {
        let asked =
            Memo::new(move |_| self.table.seen.with(|seen| Some(seen.as_ref()?.game.as_ref()?.now.decision)));
        Effect::new(move |_| {
            asked.get();
            self.opened.set_value(browser::now());
            self.pending.set(None);
        });
        let yours = Memo::new(move |_| self.open_decision());
        Effect::new(move |_| {
            if yours.get().is_some() {
                let (carried, path) =
                    self.now.with_untracked(|now| (odds::carried(now), odds::gems_on_path(now)));
                Voice::here().ask(t!("incan-said-asked", carried = carried, path = path));
                sound::play(Sound::YourTurn);
            }
        });
        // What was refused was not chosen.
        Effect::new(move |_| {
            if self.table.refused.with(Option::is_some) {
                self.pending.set(None);
            }
        });
    }

    /// The decision that whoever looks has to make now.
    pub fn open_decision(self) -> Option<u64> {
        self.table.seen.with(|seen| {
            let seen = seen.as_ref()?;
            let game = &seen.game.as_ref()?.now;
            (seen.table.phase == Phase::Playing && !game.legal.is_empty()).then_some(game.decision)
        })
    }

    /// What whoever looks has chosen at the decision that is due, while it is on its way.
    pub fn on_its_way(self) -> Option<Choice> {
        let (decision, by, choice) = self.pending.get()?;
        (self.open_decision() == Some(decision) && self.you.get() == by).then_some(choice)
    }

    /// Chooses, if that is asked and was not pressed by mistake; whether it was done.
    pub fn choose(self, choice: Choice) -> bool {
        let Some(decision) = untrack(move || self.open_decision()) else { return false };
        let soon = browser::now() - self.opened.get_value() < TOO_SOON;
        if soon || untrack(move || self.on_its_way().is_some()) {
            return false;
        }
        self.pending.set(Some((decision, self.you.get_untracked(), choice)));
        sound::play(Sound::Knot);
        self.table.play(decision, &choice);
        self.skip();
        true
    }

    /// The name of a seat.
    pub fn name(self, seat: usize) -> String {
        self.names.with(|names| terms::name(seat, names))
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

/// The names at the table while the game was on: afterwards people may stand up or change places.
#[derive(Clone, PartialEq)]
struct Kept {
    game: Option<String>,
    names: Vec<String>,
}

impl Kept {
    fn names(seen: Option<&Seen>, before: Option<&Kept>) -> Kept {
        let Some(seen) = seen else { return Kept { game: None, names: Vec::new() } };
        let game = seen.game.as_ref().map(|game| game.now.id.clone());
        match before {
            Some(before) if seen.table.phase != Phase::Playing && before.game == game => before.clone(),
            _ => Kept { game, names: seen.names() },
        }
    }
}

fn view_of(seen: &Seen) -> Option<View> {
    serde_json::from_str(seen.game.as_ref()?.now.view.get()).ok()
}

/// All that is known to have happened in this game.
fn known(table: AtTable) -> Vec<Event> {
    let events = |seen: &Option<Seen>| Some(read(&seen.as_ref()?.game.as_ref()?.events));
    table.seen.with_untracked(events).unwrap_or_default()
}

fn read(events: &[Json]) -> Vec<Event> {
    events.iter().filter_map(|event| serde_json::from_str(event.get()).ok()).collect()
}

/// A table at which nobody sits: shown for as long as nothing is known.
fn nothing() -> View {
    View {
        edition: incan_gold::Edition::default(),
        round: 1,
        start_player: Seat::default(),
        inside: SeatSet::EMPTY,
        beside: PerSeat::filled(0, 0),
        path: Vec::new(),
        tents: PerSeat::filled(0, None),
        artifacts: PerSeat::filled(0, incan_gold::Haul::default()),
        lost: 0,
        removed: Default::default(),
        deck: 0,
        choosing: false,
        chosen: 0,
        own_choice: None,
        outcome: None,
    }
}
