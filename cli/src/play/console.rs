//! The terminal, line by line: nothing that a pipe, a slow line or a screen reader cannot follow.

use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::thread;
use std::time::Duration;
use terminal::{Line, Tone};

/// Lines are broken at this width, which nearly every terminal has. Longer ones are hard to read.
const WIDTH: usize = 78;

/// A terminal that is narrower than this breaks lines on its own.
const MIN_WIDTH: usize = 24;

/// This many empty lines push everything out of sight where the screen cannot be cleared.
const COVER: usize = 40;

/// A longer line of input is read as several.
const MAX_LINE_BYTES: u64 = 4096;

/// Why nothing more can be asked.
#[derive(Debug)]
pub enum Ended {
    /// Someone said so.
    Quit,
    InputOver,
    /// Too much of the input made no sense: nobody seems to be there.
    Nonsense,
    /// Standard output is gone.
    Output(io::Error),
}

/// Where lines are said and answers are read. Once it has ended it stays silent, and every question gets `None`.
pub struct Console<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    look: Look,
    /// Whether the last line was empty: two of them in a row are one too many.
    after_blank: bool,
    ended: Option<Ended>,
}

/// What can be done with the terminal, if it is one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// Tones are shown.
    pub color: bool,
    pub clear: bool,
    /// A person types, and sees what they type; otherwise answers are printed, so that a transcript reads well.
    pub interactive: bool,
    /// How wide the terminal is, if it is one and says so.
    pub columns: Option<usize>,
    /// How long to wait after each line about what happened.
    pub pace: Duration,
}

impl Look {
    /// As the terminal and the environment say.
    pub fn of_environment(pace: Duration) -> Look {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty());
        let terminal = io::stdout().is_terminal();
        Look {
            color: terminal && !dumb && !set("NO_COLOR"),
            clear: terminal && !dumb,
            interactive: terminal && io::stdin().is_terminal(),
            columns: terminal_size::terminal_size_of(io::stdout()).map(|(wide, _)| wide.0.into()),
            pace,
        }
    }
}

impl<'a> Console<'a> {
    pub fn new(input: impl BufRead + 'a, output: impl Write + 'a, look: Look) -> Console<'a> {
        let (input, output) = (Box::new(input), Box::new(output));
        Console { input, output, look, after_blank: false, ended: None }
    }

    pub fn is_interactive(&self) -> bool {
        self.look.interactive
    }

    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// Ends it; the first reason counts.
    pub fn end(&mut self, why: Ended) {
        self.ended.get_or_insert(why);
    }

    pub fn say(&mut self, lines: &[Line]) {
        for line in lines {
            if line.text.is_empty() && self.after_blank {
                continue;
            }
            self.after_blank = line.text.is_empty();
            let (on, off) = if self.look.color { codes(line.tone) } else { ("", "") };
            let width = self.look.columns.map_or(WIDTH, |columns| columns.clamp(MIN_WIDTH, WIDTH));
            for row in line.broken(width) {
                self.write(&format!("{on}{}{off}\n", row.trim_end()));
            }
        }
    }

    /// Prints lines about what happened, with time to follow them.
    pub fn tell(&mut self, lines: &[Line]) {
        for line in lines {
            self.say(std::slice::from_ref(line));
            if !self.look.pace.is_zero() && self.ended.is_none() && !line.text.is_empty() {
                self.flush();
                thread::sleep(self.look.pace);
            }
        }
    }

    /// Prints `> ` and reads an answer; `None` when it has ended.
    pub fn answer(&mut self) -> Option<String> {
        self.write("> ");
        self.flush();
        if matches!(self.ended, Some(Ended::Output(_))) {
            return None;
        }
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes);
        if bytes.is_empty() || read.is_err() {
            self.write("\n");
            self.end(Ended::InputOver);
            return None;
        }
        let text = String::from_utf8_lossy(&bytes);
        // What is typed may be printed again, so it must not contain control codes.
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if !self.look.interactive {
            self.write(&format!("{text}\n"));
        }
        self.after_blank = false;
        Some(text)
    }

    /// Says something and waits for Enter; `None` when it has ended.
    pub fn pause(&mut self, text: &str) -> Option<()> {
        self.say(&[Line::blank(), Line::strong(text)]);
        self.answer().map(drop)
    }

    /// Puts everything said so far out of sight.
    pub fn cover(&mut self) {
        match self.look.clear {
            true => self.write("\x1b[2J\x1b[3J\x1b[H"),
            false => self.write(&"\n".repeat(COVER)),
        }
        self.after_blank = true;
    }

    fn write(&mut self, text: &str) {
        if matches!(self.ended, Some(Ended::Output(_))) {
            return;
        }
        if let Err(error) = self.output.write_all(text.as_bytes()) {
            self.ended = Some(Ended::Output(error));
        }
    }

    fn flush(&mut self) {
        if let Err(error) = self.output.flush() {
            self.end(Ended::Output(error));
        }
    }

    /// Closes it: why it ended, if not because the game did.
    pub fn close(mut self) -> Option<Ended> {
        self.flush();
        self.ended
    }
}

fn codes(tone: Tone) -> (&'static str, &'static str) {
    match tone {
        Tone::Plain => ("", ""),
        Tone::Strong => ("\x1b[1m", "\x1b[0m"),
        Tone::Good => ("\x1b[1;32m", "\x1b[0m"),
        Tone::Danger => ("\x1b[1;31m", "\x1b[0m"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(input: &str, look: Look, with: impl FnOnce(&mut Console<'_>)) -> String {
        let mut output = Vec::new();
        let mut console = Console::new(input.as_bytes(), &mut output, look);
        with(&mut console);
        drop(console);
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn answers_are_cleaned_and_shown_in_a_transcript() {
        let said = talk("  t\x1b[2J \nx", Look::default(), |console| {
            assert_eq!(console.answer().as_deref(), Some("t[2J"));
            assert_eq!(console.answer().as_deref(), Some("x"), "a last line needs no end");
            assert_eq!(console.answer(), None);
            assert!(matches!(console.ended(), Some(Ended::InputOver)));
        });
        assert_eq!(said, "> t[2J\n> x\n> \n");
    }

    #[test]
    fn lines_fit_a_narrow_terminal() {
        let lines =
            [Line::item("C", 1, "leave with 3 and a share of the 2 on the path"), Line::plain("unbreakable")];
        let look = Look { columns: Some(30), ..Look::default() };
        let said = talk("", look, |console| console.say(&lines));
        assert_eq!(said, "  C  leave with 3 and a share\n     of the 2 on the path\nunbreakable\n");
        let wide = Look { columns: Some(200), ..Look::default() };
        let long = [Line::plain("word ".repeat(30))];
        assert!(talk("", wide, |console| console.say(&long)).lines().all(|line| line.len() <= WIDTH));
    }

    #[test]
    fn tones_are_shown_only_in_colour_and_covers_hide() {
        let lines = [Line::danger("Fire!"), Line::blank(), Line::blank(), Line::plain("Run.")];
        assert_eq!(talk("", Look::default(), |console| console.say(&lines)), "Fire!\n\nRun.\n");
        let look = Look { color: true, ..Look::default() };
        assert!(talk("", look, |console| console.say(&lines)).starts_with("\x1b[1;31mFire!\x1b[0m\n"));
        assert_eq!(talk("", Look::default(), |console| console.cover()), "\n".repeat(COVER));
    }
}
