// Saves the tables of this device in IndexedDB: a row for each entry, which is never changed. Rows are encrypted with a key that scripts can
// use but not read, where the browser has WebCrypto (on https and on this machine). docs/device.md says what that protects from.

const ROW = 256; // a row is as long as a multiple of this, so that its length does not tell which choice is sealed in it

let opening; // the database
const saved = {}; // by name, each saved table: its id, and whether its last game is over
const failed = new Set(); // the names of tables that could not be saved: they last as long as the page

// Under which key of "about" a table is, and under which keys its entries are. The first table there ever was has plain numbers.
const head = (name) => (name === "here" ? "table" : `table ${name}`);
const row = (name, number) => (name === "here" ? number : [name, number]);
const rowsOf = (name) => IDBKeyRange.bound(row(name, 0), row(name, Infinity));

function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("quipu", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries"); // by table and number, from 1
      request.result.createObjectStore("about"); // the heads of the tables, and "key"
    };
    result(request).then((database) => {
      database.onversionchange = () => database.close(); // a newer version needs it, in another tab
      resolve(database);
    }, reject);
  });
  return opening;
}

async function about(what) {
  const transaction = (await database()).transaction("about");
  return result(transaction.objectStore("about").get(what));
}

// The key is made once: of two tabs that make one at the same time, the first wins. A browser that cannot keep one has none.
export async function key() {
  if (!crypto.subtle) return undefined;
  const known = await about("key");
  if (known) return known;
  try {
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    const transaction = (await database()).transaction("about", "readwrite");
    const done = committed(transaction);
    transaction.objectStore("about").add(made, "key").onerror = (event) => event.preventDefault();
    await done;
  } catch (error) {
    console.warn("The game is saved without encryption:", error);
  }
  return about("key");
}

async function encrypted(entries) {
  const using = await key();
  if (!using) return entries;
  return Promise.all(
    entries.map(async (entry) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = entry.padEnd(Math.ceil(entry.length / ROW) * ROW); // blanks after JSON mean nothing
      const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, using, new TextEncoder().encode(text));
      return { iv, data };
    }),
  );
}

async function decrypted(rows) {
  const using = rows.some((row) => row.iv) && (await key());
  return Promise.all(
    rows.map(async (row) => {
      if (!row.iv) return row;
      const { iv, data } = row;
      return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, using, data));
    }),
  );
}

// All entries or none. If another tab has replaced or continued the table, nothing is written over that.
async function write(name, first, entries) {
  const rows = await encrypted(entries);
  const transaction = (await database()).transaction(["about", "entries"], "readwrite");
  const done = committed(transaction);
  const [heads, store] = [transaction.objectStore("about"), transaction.objectStore("entries")];
  if (first === 1) {
    store.delete(rowsOf(name));
  } else if ((await result(heads.get(head(name))))?.id !== saved[name].id) {
    throw new Error("another tab has replaced it");
  }
  heads.put(saved[name], head(name));
  rows.forEach((entry, at) => store.add(entry, row(name, first + at)));
  await done;
}

/** Saves entries, the first of which has this number; 1 replaces the saved table. If that fails, the table lasts as long as the page. */
export async function save(name, first, entries, over) {
  if (first === 1) {
    saved[name] = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), over };
    failed.delete(name);
  }
  saved[name] = { ...saved[name], over };
  if (failed.has(name)) return;
  try {
    await write(name, first, entries);
  } catch (error) {
    failed.add(name);
    console.warn("The game cannot be saved:", error);
  }
}

/** The entries of the saved table with this name; none if there is no such table, or storage is blocked. */
export async function load(name) {
  saved[name] = await about(head(name)).catch(() => undefined);
  if (!saved[name]) return [];
  failed.delete(name);
  const transaction = (await database()).transaction("entries");
  return decrypted(await result(transaction.objectStore("entries").getAll(rowsOf(name))));
}

/** Whether there is a table with this name whose last game is not over. */
export async function unfinished(name) {
  const known = saved[name] ?? (await about(head(name)).catch(() => undefined));
  return known?.over === false;
}

/** Whether the table outlasts the page. */
export function lasts(name) {
  return !failed.has(name);
}

/** Takes over a table that an earlier version saved in localStorage: an entry per line, and how many of its games are over. */
export async function adopt(name, text, finished) {
  const entries = text.split("\n");
  const games = entries.filter((entry) => /^\{"what":\{"(started|branched)/.test(entry)).length;
  await save(name, 1, entries, Number(finished ?? NaN) === games);
  return lasts(name);
}
