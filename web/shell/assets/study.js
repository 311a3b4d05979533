// What is read and set, and its look: loaded when it is wanted, not before.
import init, { show, hide } from "/web_study.js";
import { drawings } from "/drawings.js";

const looks = ["/study.css", "/games-pages.css"];

export async function open() {
  for (const path of looks) {
    const look = document.createElement("link");
    look.rel = "stylesheet";
    look.href = path;
    document.head.append(look);
  }
  await Promise.all([drawings(), init({ module_or_path: "/web_study_bg.wasm" })]);
  return { show, hide };
}
