// The tables on this device: the referee and the bots in a thread of their own, so that the page never waits for them.
//
// The worker belongs to the document and stays while the parts of the client change. Its tables: "here" and "daily-GAME" are saved, "lesson"
// and "replay" last as long as the document. A page posts [table, verb, argument]: it attaches to a table and leaves it, and says JSON texts
// (ToLocal). While it is attached it gets [table, "told", text] (FromLocal), or [table, "none"] if there is no such table. A
// [table, "status", text] says who shares the device and what is saved. Entries never leave the worker.

const tables = {}; // by name: its host, and whether a thought is due
const attached = new Map(); // by the names of the tables that are shown: the page that shows each
let storage;
let code; // the referee and the bots: loaded with the first table, or when the page knows that there will be one
let queue = Promise.resolve();

// One thing after another: what is saved comes before what is shown, and between two thoughts of bots the page is heard.
function run(name, job) {
  queue = queue.then(job).catch((error) => {
    delete tables[name]; // it may be half done: only what was saved is valid
    tell(name, JSON.stringify({ broken: { stopped: String(error?.message ?? error) } }));
  });
}

function tell(name, text) {
  self.postMessage([name, "told", text]);
}

function load() {
  code ??= Promise.all([import("/web_worker.js"), fetch("/web_worker_bg.wasm")])
    .then(async ([{ default: init, Host }, module_or_path]) => {
      await init({ module_or_path });
      return Host;
    })
    .catch((error) => {
      code = undefined; // perhaps only the network was away
      throw error;
    });
  return code;
}

// A table will be opened soon: its code and its storage are asked for at once and together. What fails now is told when it is opened.
function prepare() {
  load().catch(() => {});
  import("/storage.js").then(({ key }) => key()).catch(() => {});
}

async function open(name) {
  const Host = await load();
  if (!tables[name]) {
    tables[name] = { host: new Host(), thinks: false };
    if (name.startsWith("daily-")) await restore(name); // it is played once: a new page continues it
  }
  return tables[name].host;
}

const isSaved = (name) => name === "here" || name.startsWith("daily-");

async function restore(name) {
  const entries = await storage.load(name);
  return entries.length > 0 ? tables[name].host.restore(entries) : undefined;
}

async function status(name) {
  const people = tables[name]?.host.people() ?? [];
  const unfinished = isSaved(name) && (await storage.unfinished(name));
  const lasts = !isSaved(name) || storage.lasts(name);
  self.postMessage([name, "status", JSON.stringify({ people, unfinished, lasts })]);
}

// Saves what is new, then tells it to the page that shows the table, if there is one.
async function answer(name, texts) {
  const batch = tables[name].host.unsaved();
  if (batch && name === "replay") {
    tables.here = tables.replay; // a game goes on from a record: it is the table on this device now
    delete tables.replay;
  }
  const kept = name === "replay" ? "here" : name;
  if (batch && isSaved(kept)) await storage.save(kept, batch.first, batch.entries, batch.over);
  if (!attached.has(name)) return;
  if (batch) await status(name);
  for (const text of texts) tell(name, text);
  later(name);
}

// Bots think while a page shows the table, one thought at a time.
function later(name) {
  const table = tables[name];
  if (!table || table.thinks || !attached.has(name)) return;
  table.thinks = true;
  setTimeout(() => run(name, () => think(name, table)), table.host.pause());
}

async function think(name, table) {
  table.thinks = false;
  if (tables[name] !== table || !attached.has(name)) return;
  const texts = table.host.think();
  const file = table.host.wanted();
  if (file) supply(table.host, file);
  if (texts) await answer(name, texts);
}

// A bot plays on while its file is fetched; without a network it does without.
async function supply(host, file) {
  try {
    const bytes = await (await import("/data.js")).data(file);
    if (bytes) host.provide(file, bytes);
  } catch {
    // It is asked for again in the next game.
  }
}

const verbs = {
  // A page shows this table from now on. One that is not open is continued from what was saved.
  async attach(name, page) {
    let texts = tables[name]?.host.attach();
    if (!texts && name === "here") {
      const entries = await storage.load(name);
      if (entries.length > 0) texts = (await open(name)).restore(entries);
    }
    attached.set(name, page);
    if (!texts) return self.postMessage([name, "none"]);
    await status(name);
    await answer(name, texts);
  },

  // The next page may be there already: then nothing changes.
  leave(name, page) {
    if (attached.get(name) !== page) return;
    attached.delete(name);
    if (name !== "replay") return;
    tables.replay?.host.free();
    delete tables.replay;
  },

  async say(name, text) {
    const host = await open(name);
    await answer(name, host.hear(text));
  },

  status,

  // A table that an earlier version saved in localStorage.
  async adopt(name, [entries, finished]) {
    if (await storage.adopt(name, entries, finished)) self.postMessage([name, "adopted"]);
  },
};

self.addEventListener("message", ({ data }) => {
  if (!Array.isArray(data)) return self.postMessage(JSON.stringify({ broken: "This page is out of date. Reload it." }));
  const [name, verb, argument] = data;
  if (verb === "prepare") return prepare();
  run(name, async () => {
    storage ??= await import("/storage.js"); // not a plain import: if it fails, the page gets a message
    await verbs[verb](name, argument);
  });
});
