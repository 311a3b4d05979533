// Starts the client, switches between its parts, fetches its texts, and reports what fails.

// Each part is imported when it is shown: a rules page must not load the home page's code.
const parts = {
  start: async () => {
    const { signal } = (unneeded = new AbortController());
    setTimeout(() => import("/play.js").catch(() => {})); // half a kilobyte: then "Play the bots now" can ask for the game's code at once
    const all = [import("/web_start.js"), fetch("/web_start_bg.wasm", { signal })]; // together, not one after the other
    const [{ default: init, show, hide }, module_or_path] = await Promise.all(all);
    await init({ module_or_path });
    return { show, hide };
  },
  // Under fixed names, so that they do not count as part of the first load.
  lobby: async () => (await import("/lobby.js")).open(),
  study: async () => (await import("/study.js")).open(),
  table: async () => (await import("/play.js")).open(),
};
// The first part waits for its own texts only; the others have all.
const texts = {
  en: { start: "/words-en-start.ftl", all: "/words-en.ftl" },
  pl: { start: "/words-pl-start.ftl", all: "/words-pl.ftl" },
  es: { start: "/words-es-start.ftl", all: "/words-es.ftl" },
  it: { start: "/words-it-start.ftl", all: "/words-it.ftl" },
};
// The home page as it is built into the document is English; these are the others.
const homes = { pl: "/home-pl.html", es: "/home-es.html", it: "/home-it.html" };
const place = document.querySelector("#app");
const loading = '<p class="loading" role="status">Quipu</p>';
const opened = {};
let shown;
let wanted;
let unneeded; // stops fetching the home page's code

function open(part) {
  opened[part] ??= parts[part]().catch((error) => {
    delete opened[part]; // perhaps only the network was away
    throw error;
  });
  return opened[part];
}

// What was chosen in this browser, or else what the browser speaks, if we do.
function language() {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("quipu.settings"))?.language;
  } catch {
    // Nothing is stored, or it can't be read.
  }
  const known = [chosen, ...navigator.languages.map((it) => it.split("-")[0])];
  return known.find((it) => it in texts) ?? "en";
}

async function words(part, language) {
  const path = texts[language][part === "start" ? "start" : "all"];
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} cannot be loaded`);
  return answer.text();
}

// The home page that was built in: at once, in the reader's language. Other pages wait for their code.
async function greet(spoken) {
  if (location.pathname !== "/") {
    place.innerHTML = loading;
  } else if (spoken in homes) {
    const answer = await fetch(homes[spoken]);
    if (shown || !answer.ok) return;
    place.innerHTML = await answer.text();
    document.documentElement.lang = spoken;
  }
  place.hidden = false;
  place.addEventListener("change", ({ target }) => {
    const bots = document.querySelector("#play-bots");
    if (!shown && target.name === "game") bots.href = bots.href.replace(/[^/]+\/bots$/, target.id.slice("game-".length) + "/bots");
  });
  // The quickest way into a game: the document stays, and the home page's code does not hold up the game's.
  place.addEventListener("click", (event) => {
    const bots = event.target.closest("#play-bots");
    if (shown || !bots || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, "", bots.href);
    place.innerHTML = loading;
    change("table");
    unneeded?.abort();
  });
}

// What can be seen comes first: the home page is painted before its code is fetched.
function painted() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 300); // where nothing is painted, such as in a hidden tab
  });
}

// What was chosen and written before the code came is given to it.
function answers() {
  const field = document.querySelector("#name");
  const [name, focused] = [field?.value, document.activeElement?.id];
  const game = document.querySelector("input[name=game]:checked")?.id;
  return () => {
    if (game) document.getElementById(game)?.click();
    const now = document.querySelector("#name");
    if (now && name) {
      now.value = name;
      now.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (focused) document.getElementById(focused)?.focus();
  };
}

async function change(part) {
  wanted = part;
  // A game on this device needs the referee and the bots as much as its table: they come together, not one after the other.
  if (/^\/(here|learn\/|play\/[^/]+\/bots)/.test(location.pathname)) worker().postMessage(["here", "prepare"]);
  try {
    const spoken = language();
    const [next, said] = await Promise.all([open(part), words(part, spoken)]);
    if (wanted !== part || shown === next) return;
    const changes = shown !== undefined;
    const given = changes ? undefined : answers();
    shown?.hide();
    shown = next;
    shown.show(spoken, said);
    place.hidden = false;
    given?.();
    if (changes) scrollTo(0, 0);
    // The focus must not be lost with the old part.
    if (changes && document.activeElement === document.body) document.querySelector("#main")?.focus();
  } catch (error) {
    if (wanted !== part) return;
    place.hidden = false;
    place.textContent =
      "Quipu couldn’t start. Reload the page, or use a newer browser with WebAssembly. " + error;
  }
}

// The worker with the tables on this device belongs to the document: it is made on first use and stays while the parts change.
let tables;
function worker() {
  if (tables) return tables;
  tables = new Worker("/worker.js", { type: "module" });
  tables.onerror = () => (tables = undefined); // perhaps only the network was away
  const old = ["quipu.here", "quipu.here-finished"]; // where earlier versions saved the table: the worker takes it over
  try {
    const saved = old.map((name) => localStorage.getItem(name));
    if (saved[0]) tables.postMessage(["here", "adopt", saved]);
  } catch {
// Nothing is stored.
  }
  tables.addEventListener("message", ({ data }) => {
    if (data[1] === "adopted") old.forEach((name) => localStorage.removeItem(name));
  });
  return tables;
}

// What the parts call: "change" shows another one, "prepare" loads it while there is time.
window.quipu = { change, prepare: (part) => void open(part).catch(() => {}), words, worker };
const landed = location.pathname; // a visitor who came by a link to a table hears nothing until they want to
window.quipu.landed = () => landed;
window.quipu.pack = async (text) => (await import("/link.js")).pack(text);
window.quipu.unpack = async (packed) => (await import("/link.js")).unpack(packed);
const first = { t: "lobby", here: "lobby", rules: "study", records: "study", settings: "study", replay: "table", learn: "table", daily: "table", puzzles: "table" };
for (const page of ["{{pages}}"]) first[page] = "study"; // pages that games bring along
import("/drawings.js").then(({ drawings }) => drawings()).catch(console.warn); // the home page's covers are among the games' drawings
const [, page, , last] = location.pathname.split("/");
greet(language())
  .catch(() => (place.hidden = false))
  .then(page ? undefined : painted)
  .then(() => change(["bots", "tv"].includes(last) ? "table" : (first[page] ?? "start")));

// Where the browser allows it (on https and on this machine) all files are stored on the device, so that it works without a network.
// Only when the page is there: it comes first.
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(console.warn));
