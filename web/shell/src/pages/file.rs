//! Reading a file from this device that was chosen or dropped.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is larger than expected, so it was not read.
    TooLarge,
    NotText,
    /// The browser can't read it: it no longer exists, or is a folder.
    Gone,
}

pub type Read = Callback<Result<String, Unreadable>>;

#[component]
pub fn FileButton(
    id: &'static str,
    #[prop(into)] label: String,
    class: &'static str,
    /// Which files are offered, in the form of the `accept` attribute.
    accept: &'static str,
    /// Larger files are not read.
    most: u32,
    then: Read,
) -> impl IntoView {
    view! {
        <input id=id class="vh" type="file" accept=accept on:change:target=move |event| take_what_is_chosen(&event.target(), most, then) />
        <label for=id class=class>{label}</label>
    }
}

pub fn take_what_is_chosen(field: &web_sys::HtmlInputElement, most: u32, then: Read) {
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        take(file, most, then);
    }
    field.set_value(""); // so that the same file can be chosen again, once it is fixed
}

/// Takes every file that is dropped on the page while it is shown, so that the browser does not open the file instead. `hovers` says
/// whether one is being dragged over the page.
pub fn take_what_is_dropped(most: u32, hovers: RwSignal<bool>, then: Read) {
    let over = window_event_listener(ev::dragover, move |event| {
        event.prevent_default();
        if !hovers.get_untracked() {
            hovers.set(true);
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event| {
        if event.related_target().is_none() {
            hovers.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        hovers.set(false);
        let files = event.data_transfer().and_then(|carried| carried.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            take(file, most, then);
        }
    });
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop.remove();
    });
}

fn take(file: File, most: u32, then: Read) {
    spawn_local(async move {
        let text = read(file, most).await;
        then.try_run(text); // the page may have been closed
    });
}

/// The text of a file of at most `most` bytes.
async fn read(file: File, most: u32) -> Result<String, Unreadable> {
    if file.size() > f64::from(most) {
        return Err(Unreadable::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| Unreadable::Gone)?;
    let text = text.as_string().ok_or(Unreadable::NotText)?;
    if is_text(&text) { Ok(text) } else { Err(Unreadable::NotText) }
}

/// Whether it is text: other files contain zero bytes or invalid UTF-8.
fn is_text(text: &str) -> bool {
    !text.contains(['\0', char::REPLACEMENT_CHARACTER])
}

#[cfg(test)]
mod tests {
    use super::is_text;

    #[test]
    fn a_file_that_is_not_text_is_recognized() {
        assert!(is_text("{\"name\":\"Żółw\"}"));
        assert!(is_text(""));
        assert!(!is_text("PK\u{3}\u{4}\0"));
        assert!(!is_text(&String::from_utf8_lossy(&[0x89, b'P', b'N', b'G'])));
    }
}
