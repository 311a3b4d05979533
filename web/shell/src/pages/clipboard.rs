//! Sharing a link: by the clipboard, or with the device's share dialog.

use crate::browser::{self, method, promised};
use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Copies a text to the clipboard and reports whether that worked. `field` is the id of a field that has the text: where the page may not
/// write to the clipboard itself, the text is selected there, to be copied by hand.
pub fn copy(text: String, field: impl AsRef<str> + 'static, then: impl FnOnce(bool) + 'static) {
    let navigator = JsValue::from(browser::window().navigator());
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    let writing = clipboard.is_object().then(|| promised(&clipboard, "writeText", &text.into())).flatten();
    spawn_local(async move {
        let written = match writing {
            Some(writing) => JsFuture::from(writing).await.is_ok(),
            None => false,
        };
        then(written || copy_from(field.as_ref()));
    });
}

/// Shows a link in the field with this id, copies it, and says whether it was copied or only selected.
pub fn show_and_copy(
    link: String,
    field: &'static str,
    shown: RwSignal<Option<String>>,
    said: RwSignal<Option<String>>,
    (copied, marked): (String, String),
) {
    shown.try_set(Some(link.clone()));
    // The field with the link comes into the page first: it may be needed for copying.
    browser::after(0, move || {
        copy(link, field, move |done| _ = said.try_set(Some(if done { copied } else { marked })));
    });
}

/// The old way, which needs the text to be selected.
fn copy_from(field: &str) -> bool {
    let element = browser::document().get_element_by_id(field);
    let Some(field) = element.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) else {
        return false;
    };
    let _ = field.focus(); // a field can always take it
    field.select();
    let document = JsValue::from(browser::document());
    let copied = method(&document, "execCommand").and_then(|copy| copy.call1(&document, &"copy".into()).ok());
    copied.is_some_and(|copied| copied.is_truthy())
}

/// Whether this device has a share dialog.
pub fn can_share() -> bool {
    method(&browser::window().navigator(), "share").is_some()
}

pub fn share(title: &str, link: &str) {
    hand_on(&browser::object(&[("title", title.into()), ("url", link.into())]));
}

pub fn share_text(text: &str) {
    hand_on(&browser::object(&[("text", text.into())]));
}

fn hand_on(what: &JsValue) {
    let navigator = JsValue::from(browser::window().navigator());
    if let Some(sharing) = promised(&navigator, "share", what) {
        spawn_local(async move {
            let _ = JsFuture::from(sharing).await; // it fails when it is called off
        });
    }
}

/// The full address of one of our paths.
pub fn address(path: &str) -> String {
    format!("{}{path}", browser::window().location().origin().unwrap_or_default())
}

/// Whether the page was opened by an address that works only on this device, such as localhost.
pub fn only_here() -> bool {
    let host = browser::window().location().hostname().unwrap_or_default();
    matches!(host.as_str(), "localhost" | "127.0.0.1" | "[::1]")
}
