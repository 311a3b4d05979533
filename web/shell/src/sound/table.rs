//! What every sound is made of: short, dry, wooden. Nothing here knows who did something, so no sound can reveal it.

use super::Sound;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A round tone: wood, drums, a flute.
    Sine,
    /// A tone with a little edge, which small loudspeakers need.
    Triangle,
    LowNoise,
    BandNoise,
}

/// One part of a sound. It rises to its loudness and dies away until its end. Times in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// It begins this long after the sound does.
    pub at: f32,
    pub lasts: f32,
    /// It is loudest this long after its beginning.
    pub rise: f32,
    /// How loud, up to 1.
    pub gain: f32,
    pub source: Source,
    /// The pitch in hertz at its beginning.
    pub from: f32,
    /// The pitch in hertz at its end.
    pub to: f32,
}

impl Part {
    /// Instead of as a blow, it begins softly.
    const fn soft(self, rise: f32) -> Part {
        Part { rise, ..self }
    }
}

const BLOW: f32 = 0.002;

const fn sine(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::Sine, from, to }
}

const fn edge(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::Triangle, from, to }
}

const fn below(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::LowNoise, from, to }
}

const fn around(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::BandNoise, from, to }
}

/// Two ticks of wood, close together: the cord goes round and is drawn tight.
const KNOT: [Part; 4] = [
    around(0.0, 0.02, 0.3, 3200.0, 2600.0),
    sine(0.0, 0.05, 0.3, 1400.0, 900.0),
    around(0.06, 0.02, 0.35, 2600.0, 2000.0),
    sine(0.06, 0.07, 0.45, 1000.0, 640.0),
];

/// Stone slides over stone and comes to rest.
const CARD: [Part; 3] = [
    around(0.0, 0.13, 0.7, 1700.0, 700.0).soft(0.05),
    below(0.13, 0.03, 0.3, 2400.0, 900.0),
    edge(0.13, 0.08, 0.35, 420.0, 250.0),
];

/// Cloth is thrown back, and falls.
const CLOTH: [Part; 3] = [
    below(0.0, 0.11, 0.9, 900.0, 220.0).soft(0.02),
    below(0.12, 0.15, 0.7, 600.0, 160.0).soft(0.03),
    edge(0.12, 0.06, 0.15, 180.0, 120.0),
];

/// One blow on a large drum. The edge is for loudspeakers that cannot go as deep.
const DRUM: [Part; 3] = [
    below(0.0, 0.04, 0.25, 900.0, 300.0),
    edge(0.0, 0.12, 0.2, 310.0, 170.0),
    sine(0.0, 0.34, 0.55, 150.0, 62.0),
];

/// A drum roll that grows and quickens, the fall, and rocks that come after.
const COLLAPSE: [Part; 14] = [
    edge(0.0, 0.09, 0.2, 210.0, 130.0),
    edge(0.1, 0.09, 0.25, 210.0, 130.0),
    edge(0.18, 0.08, 0.3, 215.0, 130.0),
    edge(0.25, 0.07, 0.35, 220.0, 130.0),
    edge(0.31, 0.06, 0.4, 225.0, 130.0),
    edge(0.36, 0.055, 0.45, 230.0, 130.0),
    sine(0.42, 0.5, 0.5, 130.0, 42.0),
    below(0.42, 0.62, 0.3, 1500.0, 120.0),
    edge(0.43, 0.12, 0.15, 330.0, 140.0),
    around(0.56, 0.06, 0.2, 900.0, 500.0),
    around(0.66, 0.07, 0.2, 640.0, 380.0),
    edge(0.74, 0.06, 0.15, 260.0, 150.0),
    around(0.84, 0.07, 0.2, 520.0, 300.0),
    edge(0.98, 0.1, 0.12, 190.0, 110.0),
];

/// Wood on a trodden path.
const STEP: [Part; 2] =
    [below(0.0, 0.02, 0.2, 1400.0, 500.0), sine(0.0, 0.06, 0.35, 320.0, 190.0).soft(0.004)];

/// The notes of the shell horn: the five of the highlands, upwards.
const HORN: [f32; 10] = [220.0, 261.6, 293.7, 329.6, 392.0, 440.0, 523.3, 587.3, 659.3, 784.0];

/// One note of a shell horn, later ones are higher.
fn horn(number: u8) -> [Part; 3] {
    let pitch = HORN[usize::from(number.saturating_sub(1)) % HORN.len()];
    [
        around(0.0, 0.3, 0.1, pitch * 2.0, pitch * 3.0).soft(0.05),
        edge(0.0, 0.32, 0.4, pitch * 0.97, pitch).soft(0.05),
        sine(0.0, 0.3, 0.2, pitch * 2.0, pitch * 2.0).soft(0.07),
    ]
}

/// Two soft knocks on a door.
const YOUR_TURN: [Part; 4] = [
    below(0.0, 0.02, 0.2, 1800.0, 900.0),
    sine(0.0, 0.11, 0.5, 470.0, 360.0).soft(0.004),
    below(0.16, 0.02, 0.2, 2200.0, 1100.0),
    sine(0.16, 0.14, 0.55, 620.0, 480.0).soft(0.004),
];

/// Three notes of a flute, upwards, with a little breath.
const WIN: [Part; 4] = [
    around(0.0, 0.34, 0.12, 1800.0, 2600.0).soft(0.03),
    edge(0.0, 0.1, 0.5, 587.0, 587.0).soft(0.015),
    edge(0.09, 0.1, 0.35, 740.0, 740.0).soft(0.015),
    edge(0.18, 0.17, 0.4, 880.0, 880.0).soft(0.015),
];

/// A coin on a small bell: a bright tone, and the overtones of metal, which die sooner.
const BELL: [Part; 4] = [
    sine(0.0, 0.34, 0.4, 1318.0, 1316.0),
    sine(0.0, 0.16, 0.2, 3310.0, 3300.0),
    sine(0.0, 0.08, 0.1, 5900.0, 5880.0),
    sine(0.09, 0.25, 0.25, 1976.0, 1974.0),
];

/// A thump behind rock, and what trickles down.
const BLAST: [Part; 4] = [
    sine(0.0, 0.3, 0.6, 120.0, 45.0),
    below(0.0, 0.26, 0.3, 420.0, 90.0).soft(0.006),
    around(0.17, 0.06, 0.1, 900.0, 600.0),
    around(0.27, 0.06, 0.1, 700.0, 480.0),
];

/// At most this many clinks; more gems sound the same.
const CLINKS: u8 = 5;
/// How much higher each clink is than the one before: two semitones.
const RISE: f32 = 1.122_462;

/// A small stone falls on others.
fn clink(number: u8) -> [Part; 2] {
    let (at, times) = (f32::from(number) * 0.055, RISE.powi(number.into()));
    let pitch = 1500.0 * times;
    [
        sine(at, 0.105, 0.35, pitch, pitch * 0.995),
        // The overtone of a struck bar, not of a string.
        sine(at, 0.05, 0.15, pitch * 2.756, pitch * 2.74),
    ]
}

impl Sound {
    /// What it is made of, in the order in which the parts begin.
    pub fn parts(self) -> Vec<Part> {
        match self {
            Sound::Knot => KNOT.to_vec(),
            Sound::Card => CARD.to_vec(),
            Sound::Gems(count) => (0..count.min(CLINKS)).flat_map(clink).collect(),
            Sound::Cloth => CLOTH.to_vec(),
            Sound::Drum => DRUM.to_vec(),
            Sound::Collapse => COLLAPSE.to_vec(),
            Sound::Horn(number) => horn(number).to_vec(),
            Sound::Step => STEP.to_vec(),
            Sound::YourTurn => YOUR_TURN.to_vec(),
            Sound::Bell => BELL.to_vec(),
            Sound::Blast => BLAST.to_vec(),
            Sound::Win => WIN.to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 14] = [
        Sound::Knot,
        Sound::Card,
        Sound::Gems(1),
        Sound::Gems(200),
        Sound::Cloth,
        Sound::Drum,
        Sound::Collapse,
        Sound::Horn(1),
        Sound::Horn(10),
        Sound::Step,
        Sound::YourTurn,
        Sound::Bell,
        Sound::Blast,
        Sound::Win,
    ];

    fn end(part: &Part) -> f32 {
        part.at + part.lasts
    }

    #[test]
    fn every_sound_is_short_starts_at_once_and_can_be_played() {
        for sound in ALL {
            let parts = sound.parts();
            let longest = if sound == Sound::Collapse { 1.1 } else { 0.35 };
            let last = parts.iter().map(end).fold(0.0, f32::max);
            assert!(last > 0.04 && last <= longest + 1e-6, "{sound:?} lasts {last} s");
            assert!(parts.is_sorted_by(|one, other| one.at <= other.at), "{sound:?} is not in order");
            assert!(parts[0].at.abs() < f32::EPSILON, "{sound:?} starts late");
            for part in &parts {
                assert!(
                    part.rise > 0.0 && part.rise < part.lasts,
                    "{sound:?}: {part:?} never rises or falls"
                );
                let pitches = [part.from, part.to];
                assert!(
                    pitches.iter().all(|it| (40.0..=12_000.0).contains(it)),
                    "{sound:?}: pitch of {part:?}"
                );
                assert!(part.gain > 0.0 && part.gain <= 1.0, "{sound:?}: loudness of {part:?}");
                let sounding = parts.iter().filter(|other| other.at <= part.at && part.at < end(other));
                let together: f32 = sounding.map(|other| other.gain).sum();
                assert!(together <= 1.001, "{sound:?} at {} s is too loud: {together}", part.at);
            }
        }
    }

    #[test]
    fn more_gems_clink_more_often_and_higher_up_to_five() {
        let pitches = |count| -> Vec<f32> {
            let parts = Sound::Gems(count).parts();
            parts.iter().filter(|part| part.lasts > 0.1).map(|part| part.from).collect()
        };
        assert!(Sound::Gems(0).parts().is_empty());
        for count in 1..=5 {
            assert_eq!(pitches(count).len(), usize::from(count));
            assert!(pitches(count).is_sorted_by(|low, high| low < high));
        }
        assert_eq!(Sound::Gems(6).parts(), Sound::Gems(5).parts());
    }
}
