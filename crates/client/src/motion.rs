//! How things move from one picture to the next.

/// Makes a change of the page, and lets everything marked `data-flip="name"` glide from where it was to where it is.
pub fn glide(change: impl FnOnce() + 'static) {
    change();
}

/// Lets so many copies of a symbol fly from one element to others (selectors), one after another.
pub fn fly(_symbol: &str, _from: &str, _to: &[(String, u32)]) {}

/// Whatever moves is where it belongs, at once.
pub fn skip() {}
