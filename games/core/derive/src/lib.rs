//! Replaces schemars where no JSON Schema is needed, so that rules can derive `schemars::JsonSchema` without a feature of their
//! own: in the browser it adds nothing.

use proc_macro::TokenStream;

/// Takes the attributes of schemars and does nothing.
#[proc_macro_derive(JsonSchema, attributes(schemars))]
pub fn json_schema(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
