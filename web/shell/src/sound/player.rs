//! Plays what the table of sounds says, with the browser's oscillators and filters.

use super::table::{Part, Source};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType,
};

/// How loud every sound is: three of the loudest together are all that the limiter takes.
const VOLUME: f32 = 0.3;
/// An exponential curve can't reach zero; this can't be heard.
const SILENCE: f32 = 0.003;
/// This many seconds of noise are enough for the longest part.
const NOISE: f32 = 1.0;

pub struct Player {
    context: AudioContext,
    /// Where every part goes in: from here through a limiter to the loudspeaker.
    volume: GainNode,
    noise: AudioBuffer,
}

impl Player {
    pub fn new() -> Result<Player, JsValue> {
        let context = AudioContext::new()?;
        let volume = context.create_gain()?;
        volume.gain().set_value(VOLUME);
        // A curve and not the browser's compressor, which takes a while to open and swallows the first knock after a silence.
        let limiter = context.create_wave_shaper()?;
        limiter.set_curve_opt_f32_slice(Some(&mut limit()));
        volume.connect_with_audio_node(&limiter)?;
        limiter.connect_with_audio_node(&context.destination())?;

        let rate = context.sample_rate();
        let samples = noise((rate * NOISE) as usize);
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Player { context, volume, noise })
    }

    /// Whether it can be heard.
    pub fn is_awake(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }

    /// Wakes it; the returned promise resolves when it can be heard.
    pub fn wake(&self) -> Option<JsFuture> {
        if self.is_awake() { None } else { self.context.resume().ok().map(JsFuture::from) }
    }

    /// Makes it silent and idle until it is woken.
    pub fn suspend(&self) {
        let _ = self.context.suspend(); // what is closed rests already
    }

    pub fn play(&self, parts: &[Part]) {
        let now = self.context.current_time();
        for part in parts {
            let _ = self.part(part, now + f64::from(part.at)); // a part that cannot be made is not heard
        }
    }

    fn part(&self, part: &Part, begin: f64) -> Result<(), JsValue> {
        let end = begin + f64::from(part.lasts);
        let loudness = self.context.create_gain()?;
        let gain = loudness.gain();
        gain.set_value_at_time(0.0, begin)?;
        gain.linear_ramp_to_value_at_time(part.gain, begin + f64::from(part.rise))?;
        gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
        loudness.connect_with_audio_node(&self.volume)?;
        let glide = |pitch: &AudioParam| {
            pitch.set_value_at_time(part.from, begin)?;
            pitch.exponential_ramp_to_value_at_time(part.to, end)
        };
        let tone = |kind: OscillatorType| {
            let tone = self.context.create_oscillator()?;
            tone.set_type(kind);
            glide(&tone.frequency())?;
            tone.connect_with_audio_node(&loudness)?;
            tone.start_with_when(begin)?;
            tone.stop_with_when(end)
        };
        let noise = |kind: BiquadFilterType| {
            let source = self.context.create_buffer_source()?;
            source.set_buffer(Some(&self.noise));
            let filter = self.context.create_biquad_filter()?;
            filter.set_type(kind);
            glide(&filter.frequency())?;
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(&loudness)?;
            source.start_with_when(begin)?;
            AudioScheduledSourceNode::stop_with_when(&source, end)
        };
        match part.source {
            Source::Sine => tone(OscillatorType::Sine),
            Source::Triangle => tone(OscillatorType::Triangle),
            Source::LowNoise => noise(BiquadFilterType::Lowpass),
            Source::BandNoise => noise(BiquadFilterType::Bandpass),
        }
    }
}

/// The limiter's output for every input from −1 to 1: it softens several sounds together instead of clipping them.
fn limit() -> [f32; 129] {
    std::array::from_fn(|at| 0.9 * (1.5 * (at as f32 / 64.0 - 1.0)).tanh())
}

/// Noise, from −1 to 1: the same every time, since no one can hear a difference.
fn noise(samples: usize) -> Vec<f32> {
    let mut state = 1_u32;
    let next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 23) as f32 - 1.0
    };
    std::iter::repeat_with(next).take(samples).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_louder_stays_louder_and_is_never_too_loud() {
        let curve = limit();
        assert!(curve.is_sorted_by(|low, high| low < high));
        assert!(curve.iter().all(|loudness| loudness.abs() < 0.9));
        assert!(curve[64].abs() < f32::EPSILON, "silence stays silence");
    }

    #[test]
    fn noise_is_evenly_on_both_sides_and_never_too_loud() {
        let noise = noise(48_000);
        assert!(noise.iter().all(|sample| (-1.0..=1.0).contains(sample)));
        let mean = noise.iter().sum::<f32>() / noise.len() as f32;
        assert!(mean.abs() < 0.02, "{mean}");
        let loud = noise.iter().filter(|sample| sample.abs() > 0.5).count();
        assert!((23_000..25_000).contains(&loud), "{loud}");
    }
}
