// The tables of the games and their look: loaded when a game is on, not before.
import init, { show, hide } from "/web_play.js";
import { drawings } from "/drawings.js";
import { faces } from "/faces.js";

const looks = ["/table.css", "/games-table.css", "/replay.css", "/learn.css", "/tv.css"];

function look(path) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const loaded = new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => failed(new Error(`${path} cannot be loaded`));
  });
  document.head.append(link);
  return loaded;
}

export async function open() {
  await Promise.all([drawings(), faces(), ...looks.map(look), init({ module_or_path: "/web_play_bg.wasm" })]);
  return { show, hide };
}
