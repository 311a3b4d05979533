// What is read and set, and its look: loaded when it is wanted, not before.
import { drawings } from "/drawings.js";
import { faces } from "/faces.js";

const looks = ["/study.css", "/games-pages.css"];

async function code() {
  const all = [import("/web_study.js"), fetch("/web_study_bg.wasm")]; // together, not one after the other
  const [{ default: init, show, hide }, module_or_path] = await Promise.all(all);
  await init({ module_or_path });
  return { show, hide };
}

// Only the page of an event shows bots. Without their faces it is still of use.
const withFaces = () => (location.pathname.startsWith("/event/") ? faces().catch(() => {}) : undefined);

export async function open() {
  for (const path of looks) {
    const look = document.createElement("link");
    look.rel = "stylesheet";
    look.href = path;
    document.head.append(look);
  }
  const [part] = await Promise.all([code(), drawings(), withFaces()]);
  return part;
}
