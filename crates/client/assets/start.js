// Starts the client.
import init from "/client.js";
init({ module_or_path: "/client_bg.wasm" });
