//! Turns rustc's WebAssembly into a module and the JavaScript that a browser needs to call it.

use crate::names::Files;
use anyhow::{Context, Result, bail};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Binds `MODULE.wasm`: gives `MODULE_bg.wasm` and `MODULE.js`.
pub fn bind(folder: &Path, module: &str) -> Result<Files> {
    let input = folder.join(format!("{module}.wasm"));
    if !input.exists() {
        bail!("{} is missing; `cargo xtask client` builds it", input.display());
    }
    let bound = Bindgen::new()
        .input_path(&input)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate_output()
        })
        .with_context(|| format!("{} cannot be bound", input.display()));
    let mut bound = bound?;
    // They would be further files, in folders; nothing that we use needs them.
    let snippets = bound.snippets().iter().filter(|(_, texts)| !texts.is_empty()).map(|(from, _)| from);
    if let Some(from) = snippets.chain(bound.local_modules().keys()).next() {
        bail!("{module}.wasm brings a JavaScript file of its own, from {from}; do without that dependency");
    }
    let script = bound.js().as_bytes().to_vec();
    let wasm = bound.wasm_mut().emit_wasm();
    Ok(Files::from([(format!("{module}.js"), script), (format!("{module}_bg.wasm"), wasm)]))
}
