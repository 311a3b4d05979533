// Starts the client, and says so if that is not possible.
import init from "/client.js";

init({ module_or_path: "/client_bg.wasm" }).catch((error) => {
  const place = document.querySelector("#app");
  place.textContent = "Quipu could not be started. A current browser with WebAssembly is needed. " + error;
});
