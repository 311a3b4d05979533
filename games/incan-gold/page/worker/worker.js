// Computes for the page about the solved game, in a thread of its own, so that the page never waits. The page posts [kind, year, text] and gets
// [kind, text] back: "working" as long as there is something to compute, then the answer, or a fault. Of several questions of the kind
// "look-up" only the newest is answered.
import { data, names } from "/data.js";

const SLICE = 30; // milliseconds: after these the page is heard

let code; // the module
const tables = {}; // by year
const newest = {};
let queue = Promise.resolve();

const later = () => new Promise((done) => setTimeout(done));

async function load() {
  const all = [import("/incan_gold_page_worker.js"), fetch("/incan_gold_page_worker_bg.wasm")];
  const [{ default: init, Desk }, module_or_path] = await Promise.all(all);
  await init({ module_or_path });
  return new Desk();
}

function desk() {
  code ??= load().catch((error) => {
    code = undefined; // perhaps only the network was away
    throw error;
  });
  return code;
}

function table(year) {
  tables[year] ??= Promise.all([desk(), data(`incan-gold-tables-${year}.bin`)])
    .then(([it, body]) => it.load(body))
    .catch((error) => {
      delete tables[year];
      throw error;
    });
  return tables[year];
}

async function answer(kind, turn, year, text) {
  await table(year);
  const it = await desk();
  for (let first = true; ; first = false) {
    if (kind === "look-up" && newest[kind] !== turn) return;
    const begin = performance.now();
    let found;
    do found = it.answer(year, text);
    while (!found && performance.now() - begin < SLICE);
    if (found) return self.postMessage([kind, found]);
    if (first) self.postMessage([kind, "working"]);
    await later();
  }
}

// What an edition may lack: then there is nothing to show.
const others = { maps: (year) => `incan-gold-maps-${year}.bin`, figures: (year) => `incan-gold-figures-${year}.json` };

async function other(kind, year) {
  self.postMessage([kind, (await data(others[kind](year))) ?? null]);
}

// One thing after another: the game's next round may be computed while the player thinks, and must not be slowed down.
self.addEventListener("message", ({ data: [kind, year, text] }) => {
  if (kind === "years") {
    const years = names.map((name) => name.match(/^incan-gold-tables-(\d+)\./)?.[1]).filter(Boolean);
    return self.postMessage([kind, JSON.stringify(years.map(Number))]);
  }
  const turn = (newest[kind] = (newest[kind] ?? 0) + 1);
  const job = () => (kind in others ? other(kind, year) : answer(kind, turn, year, text));
  queue = queue.then(job).catch((error) => self.postMessage([kind, JSON.stringify({ fault: String(error?.message ?? error) })]));
});
