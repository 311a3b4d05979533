//! Lines of text with a tone, broken where the screen is too narrow.

/// How a line is shown where the terminal can do that. The words always say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// A heading, or a question.
    Strong,
    Good,
    /// Bad news, or a warning.
    Danger,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub tone: Tone,
    pub text: String,
    /// By how many columns further rows are indented when it is broken.
    pub hang: usize,
}

impl Line {
    fn new(tone: Tone, text: impl Into<String>) -> Line {
        let text = text.into();
        let hang = text.chars().take_while(|letter| *letter == ' ').count();
        Line { tone, text, hang }
    }

    pub fn plain(text: impl Into<String>) -> Line {
        Line::new(Tone::Plain, text)
    }

    pub fn strong(text: impl Into<String>) -> Line {
        Line::new(Tone::Strong, text)
    }

    pub fn good(text: impl Into<String>) -> Line {
        Line::new(Tone::Good, text)
    }

    pub fn danger(text: impl Into<String>) -> Line {
        Line::new(Tone::Danger, text)
    }

    pub fn blank() -> Line {
        Line::plain("")
    }

    /// An entry of a list: `  name  text`, with names of up to `width` characters.
    pub fn item(name: &str, width: usize, text: &str) -> Line {
        Line { tone: Tone::Plain, text: format!("  {name:<width$}  {text}"), hang: width + 4 }
    }

    /// The text in rows of at most `width` characters; a longer word stays whole.
    pub fn broken(&self, width: usize) -> Vec<String> {
        if self.text.chars().count() <= width {
            return vec![self.text.clone()];
        }
        let lead: String = self.text.chars().take_while(|letter| *letter == ' ').collect();
        let mut lines = vec![lead];
        let mut fresh = true;
        // Split at single spaces, so that wider gaps of a list stay as they are.
        for word in self.text.trim_start().split(' ') {
            let last = lines.last_mut().expect("there is a line");
            let long = last.chars().count() + usize::from(!fresh) + word.chars().count();
            if long > width && !fresh {
                lines.push(" ".repeat(self.hang) + word);
                continue;
            }
            if !fresh {
                last.push(' ');
            }
            last.push_str(word);
            fresh = false;
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_hang() {
        let line = Line::item("4 Priest", 9, "for 2 gems to the next temple");
        assert_eq!(line.broken(80), ["  4 Priest   for 2 gems to the next temple"]);
        assert_eq!(line.broken(30), ["  4 Priest   for 2 gems to the", "             next temple"]);
        assert_eq!(Line::plain("unbreakable").broken(4), ["unbreakable"]);
    }
}
