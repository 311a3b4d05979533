//! Browser functions that several parts need.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};

/// The window. The client never runs anywhere else.
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the client runs in a window")
}

pub fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// A clock in milliseconds that never goes backward.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

pub fn after(milliseconds: i32, then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    // It fails only where timers do not exist.
    let _ =
        window().set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
}

/// Random bytes that no one can predict.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes); // it takes up to 65536 bytes
    }
    bytes
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The value this browser has stored under a key.
pub fn kept(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Stores a value under a key; `false` if there is no room or the browser forbids it.
pub fn keep(name: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, value).is_ok())
}

pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name); // what is not there need not go
    }
}

pub fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Sets or removes an attribute of the page's root element.
pub fn mark_root(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        // Both fail only for invalid names.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// A method of a browser object, if it exists here: some exist only on pages loaded over HTTPS.
pub fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

pub fn object(properties: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        let _ = Reflect::set(&object, &(*name).into(), value); // a new object takes any property
    }
    object
}

/// Awaits a method that takes one argument.
pub fn promised(object: &JsValue, name: &str, argument: &JsValue) -> Option<Promise> {
    method(object, name)?.call1(object, argument).ok()?.dyn_into().ok()
}

#[wasm_bindgen]
extern "C" {
    /// Writes to the console, where a development build reports what went wrong.
    #[cfg(debug_assertions)]
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub fn complain(text: &str);

    /// Shows another part of the client in place of this one. In start.js.
    #[wasm_bindgen(js_namespace = quipu, js_name = change)]
    pub fn change_part(part: &str);

    /// Loads another part while there is time.
    #[wasm_bindgen(js_namespace = quipu, js_name = prepare)]
    pub fn prepare_part(part: &str);

    /// The texts that a part needs, in a language.
    #[wasm_bindgen(js_namespace = quipu, catch)]
    async fn words(part: &str, language: &str) -> Result<JsValue, JsValue>;

    /// The path with which this document was opened.
    #[wasm_bindgen(js_namespace = quipu)]
    pub fn landed() -> String;

    #[wasm_bindgen(js_namespace = quipu, catch)]
    async fn pack(text: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = quipu, catch)]
    async fn unpack(packed: &str) -> Result<JsValue, JsValue>;

    /// In picture.js, which comes with the tables of the games.
    #[wasm_bindgen(js_namespace = quipu, catch)]
    async fn picture(drawing: &str, width: f64, height: f64, name: &str) -> Result<JsValue, JsValue>;
}

/// Shares or saves a drawing (SVG) as an image of this size; `false` if the browser can't do that.
pub async fn give_picture(drawing: &str, (width, height): (f64, f64), name: &str) -> bool {
    picture(drawing, width, height, name).await.is_ok()
}

/// A text, compressed and encoded for a link; `None` if the browser can't do that.
pub async fn packed(text: &str) -> Option<String> {
    pack(text).await.ok()?.as_string()
}

/// The text that was [packed]; `None` if it is invalid.
pub async fn unpacked(packed: &str) -> Option<String> {
    unpack(packed).await.ok()?.as_string()
}

/// The texts that a part of the client needs, in a language; `None` if they can't be loaded.
pub async fn texts(part: &str, language: &str) -> Option<String> {
    words(part, language).await.ok()?.as_string()
}

pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus(); // what cannot take it leaves it where it is
    }
}

/// Scrolls the element with this id to the top of the screen, unless all of it can be seen where it is.
pub fn bring_into_view(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let height = window().inner_height().ok().and_then(|it| it.as_f64()).unwrap_or_default();
    let place = element.get_bounding_client_rect();
    if place.top() < 0.0 || place.bottom() > height {
        element.scroll_into_view();
    }
}

/// Focuses the page that has replaced another one, scrolled to its top: focusing normally scrolls to the element,
/// which would hide the bar above it.
pub fn begin_page() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let page = document().get_element_by_id("main").and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(page) = page {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = page.focus_with_options(&options); // what cannot take it leaves it where it is
    }
}

/// If one of these has the focus, the element that replaces it gets the focus after the next render.
pub fn keep_place(among: &'static str) {
    let all = || document().query_selector_all(among).ok();
    let focus = document().active_element();
    let place = all().and_then(|all| (0..all.length()).find(|&at| all.get(at).as_ref() == focus.as_deref()));
    if let Some(place) = place {
        after(0, move || {
            let there = all().and_then(|all| all.get(place));
            if let Some(there) = there.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
                let _ = there.focus(); // what cannot take it leaves it where it is
            }
        });
    }
}

pub fn focus_is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}
