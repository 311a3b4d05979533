// What is read and set, and its look: loaded when it is wanted, not before.
import init, { show, hide } from "/client_study.js";

export async function open() {
  const look = document.createElement("link");
  look.rel = "stylesheet";
  look.href = "/study.css";
  const track = look.cloneNode();
  track.href = "/track.css";
  const boards = look.cloneNode();
  boards.href = "/boards.css";
  document.head.append(look, track, boards);
  await init({ module_or_path: "/client_study_bg.wasm" });
  return { show, hide };
}
