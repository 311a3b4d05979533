// Starts the client, and says so if that is not possible.
import init from "/client.js";

init({ module_or_path: "/client_bg.wasm" }).catch((error) => {
  const place = document.querySelector("#app");
  place.textContent = "Quipu could not be started. A current browser with WebAssembly is needed. " + error;
});

// Where the browser allows it (on https and on this machine) all files are kept on the device, so that it can be played without a network.
// Only when the page is there: it comes first.
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(console.warn));
