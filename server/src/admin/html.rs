//! Writing HTML: everything that comes from elsewhere is escaped.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use std::fmt::Write;

/// A text as it can stand between tags and in quoted attributes.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            // A text must not change the direction of its surroundings, nor hide in them.
            letter if letter.is_control() || is_formatting(letter) => safe.push('\u{fffd}'),
            letter => safe.push(letter),
        }
    }
    safe
}

fn is_formatting(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A form with one button. The fields are names and values of hidden inputs.
pub fn form(to: &str, csrf: &str, fields: &[(&str, &str)], rest: &str, button: &str) -> String {
    let mut form = format!("<form method=\"post\" action=\"{to}\">");
    for (name, value) in [("csrf", csrf)].iter().chain(fields) {
        let _ = write!(form, "<input type=\"hidden\" name=\"{name}\" value=\"{}\">", escaped(value));
    }
    form + rest + &format!("<button>{}</button></form>", escaped(button))
}

/// A whole page. Browsers send an `Origin` with forms only if the page lets them say where it is.
pub fn document(status: StatusCode, main: &str) -> Response {
    let page = format!(
        "<!doctype html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<meta name=\"referrer\" content=\"same-origin\">
<meta name=\"robots\" content=\"noindex\">
<title>Quipu: operator</title>
<link rel=\"stylesheet\" href=\"/admin/admin.css\">
</head>
<body><main>
<h1>Quipu: operator</h1>
{main}
</main></body>
</html>
"
    );
    (status, Html(page)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_become_a_tag_or_leave_its_quotes() {
        assert_eq!(escaped("<b a=\"1\" c='2'>&amp;"), "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;");
        assert_eq!(escaped("a\u{202e}b\nc\u{200b}"), "a\u{fffd}b\u{fffd}c\u{fffd}");
        let form = form("/admin/act", "c", &[("value", "\"><script>")], "", "Ban");
        assert!(form.contains("value=\"&quot;&gt;&lt;script&gt;\"") && !form.contains("<script"), "{form}");
    }
}
