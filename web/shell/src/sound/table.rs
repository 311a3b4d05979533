//! What every sound is made of: short, dry, wooden. Nothing here knows who did something, so no sound can tell.

use super::Sound;

/// The shape of a tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// Round: wood, drums, a flute.
    Sine,
    /// A little edge, which small loudspeakers need.
    Triangle,
}

/// What is left of a noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// All below a pitch.
    Below,
    /// What lies around a pitch.
    Around,
}

/// What a part is made from. Pitches in hertz; they glide from the first to the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// A tone.
    Tone { wave: Wave, from: f32, to: f32 },
    /// A burst of noise.
    Noise { band: Band, from: f32, to: f32 },
}

/// One part of a sound. It rises to its loudness and dies away until its end. Times in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// It begins this long after the sound does.
    pub at: f32,
    /// How long it lasts.
    pub lasts: f32,
    /// It is loudest this long after its beginning.
    pub rise: f32,
    /// How loud, up to 1.
    pub gain: f32,
    /// What it is made from.
    pub source: Source,
}

impl Part {
    /// Instead of as a blow, it begins softly.
    const fn soft(self, rise: f32) -> Part {
        Part { rise, ..self }
    }
}

/// The rise of a blow.
const BLOW: f32 = 0.002;

const fn sine(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::Tone { wave: Wave::Sine, from, to } }
}

const fn edge(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::Tone { wave: Wave::Triangle, from, to } }
}

const fn below(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::Noise { band: Band::Below, from, to } }
}

const fn around(at: f32, lasts: f32, gain: f32, from: f32, to: f32) -> Part {
    Part { at, lasts, rise: BLOW, gain, source: Source::Noise { band: Band::Around, from, to } }
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

/// This many clinks can be told apart; more gems sound the same.
const CLINKS: u8 = 5;
/// Each clink is so much higher than the one before: two semitones.
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
    fn sounds_are_short() {
        for sound in ALL {
            let longest = if sound == Sound::Collapse { 1.1 } else { 0.35 };
            let last = sound.parts().iter().map(end).fold(0.0, f32::max);
            assert!(last > 0.04 && last <= longest + 1e-6, "{sound:?} lasts {last} s");
        }
    }

    #[test]
    fn parts_stand_in_the_order_in_which_they_begin_and_the_first_begins_at_once() {
        for sound in ALL {
            let parts = sound.parts();
            assert!(parts.is_sorted_by(|one, other| one.at <= other.at), "{sound:?}");
            assert!(parts[0].at.abs() < f32::EPSILON, "{sound:?}");
        }
    }

    #[test]
    fn a_sound_alone_is_never_louder_than_can_be_played() {
        for sound in ALL {
            let parts = sound.parts();
            for part in &parts {
                assert!(part.gain > 0.0 && part.gain <= 1.0, "{sound:?}: {part:?}");
                let together: f32 = parts
                    .iter()
                    .filter(|other| other.at <= part.at && part.at < end(other))
                    .map(|other| other.gain)
                    .sum();
                assert!(together <= 1.001, "{sound:?} at {} s: {together}", part.at);
            }
        }
    }

    #[test]
    fn every_part_can_be_played() {
        for sound in ALL {
            for part in sound.parts() {
                assert!(part.rise > 0.0 && part.rise < part.lasts, "{sound:?}: {part:?}");
                let (Source::Tone { from, to, .. } | Source::Noise { from, to, .. }) = part.source;
                for pitch in [from, to] {
                    assert!((40.0..=12_000.0).contains(&pitch), "{sound:?}: {part:?}");
                }
            }
        }
    }

    #[test]
    fn more_gems_clink_more_often_and_higher_up_to_five() {
        let pitches = |count| -> Vec<f32> {
            let parts = Sound::Gems(count).parts();
            let pitch = |part: &Part| match part.source {
                Source::Tone { from, .. } if part.lasts > 0.1 => Some(from),
                _ => None,
            };
            parts.iter().filter_map(pitch).collect()
        };
        assert!(Sound::Gems(0).parts().is_empty());
        for count in 1..=5 {
            assert_eq!(pitches(count).len(), usize::from(count));
            assert!(pitches(count).is_sorted_by(|low, high| low < high));
        }
        assert_eq!(Sound::Gems(6).parts(), Sound::Gems(5).parts());
    }
}
