// Starts the client, changes between its parts, and says so if that is not possible.
import init, { show, hide } from "/client_start.js";

const parts = {
  start: async () => {
    await init({ module_or_path: "/client_start_bg.wasm" });
    return { show, hide };
  },
  // By a name that never changes, so that the first visit does not wait for it.
  table: async () => (await import("/play.js")).open(),
};
const opened = {};
let shown;
let wanted;

function open(part) {
  opened[part] ??= parts[part]().catch((error) => {
    delete opened[part]; // perhaps only the network was away
    throw error;
  });
  return opened[part];
}

async function change(part) {
  wanted = part;
  try {
    const next = await open(part);
    if (wanted !== part || shown === next) return;
    shown?.hide();
    shown = next;
    shown.show();
  } catch (error) {
    const place = document.querySelector("#app");
    place.textContent =
      "Quipu could not be started. Load the page again; a current browser with WebAssembly is needed. " + error;
  }
}

// What the parts call: "change" shows another one, "prepare" loads it while there is time.
window.quipu = { change, prepare: (part) => void open(part).catch(() => {}) };
change("start");

// Where the browser allows it (on https and on this machine) all files are kept on the device, so that it can be played without a network.
// Only when the page is there: it comes first.
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(console.warn));
