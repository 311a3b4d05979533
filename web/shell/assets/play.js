// The tables of the games and their look: loaded when a game is on, not before.
const looks = [
  "/table.css", "/games-table.css", "/replay.css", "/review.css", "/learn.css", "/tv.css", "/daily.css", "/puzzles.css",
];

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

async function code() {
  const all = [import("/web_play.js"), fetch("/web_play_bg.wasm")]; // together, not one after the other
  const [{ default: init, show, hide }, module_or_path] = await Promise.all(all);
  await init({ module_or_path });
  return { show, hide };
}

// The code is asked for first. Plain imports would be fetched before anything here runs: a whole trip over the network later.
export async function open() {
  window.quipu.data = async (name) => (await import("/data.js")).data(name);
  window.quipu.picture = async (...drawing) => (await import("/picture.js")).give(...drawing);
  const pictures = [import("/drawings.js").then(({ drawings }) => drawings()), import("/faces.js").then(({ faces }) => faces())];
  const [part] = await Promise.all([code(), ...looks.map(look), ...pictures]);
  return part;
}
