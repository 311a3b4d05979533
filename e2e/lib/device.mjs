// What a browser has saved of the table on this device, and browsers that save nothing.

/** What is in the browser's storage: all of localStorage, and the saved table with its rows as bytes (or as texts, where they are). */
export function stored(page) {
  return page.evaluate(async () => {
    const result = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: reject }));
    const local = { ...localStorage };
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("quipu")) return { local, rows: [] }; // to open it would be to make it
    const database = await result(indexedDB.open("quipu"));
    const [about, entries] = ["about", "entries"].map((store) => database.transaction(store).objectStore(store));
    const [table, key, rows] = await Promise.all([about.get("table"), about.get("key"), entries.getAll()].map(result));
    database.close();
    const plain = (row) => (row.iv ? { iv: [...row.iv], data: [...new Uint8Array(row.data)] } : row);
    return { local, table, key: key && { extractable: key.extractable, usages: key.usages }, rows: rows.map(plain) };
  });
}

/** The workers of a page, as they come. Each runs `first` before it is of use. */
export function workers(page, first = () => {}) {
  const all = [];
  page.on("worker", (worker) => all.push(worker) && worker.evaluate(first).catch(() => {})); // it may be gone already
  return all;
}

/** Runs in a worker: storage is blocked. */
export function blockStorage() {
  IDBFactory.prototype.open = IDBDatabase.prototype.transaction = () => {
    throw new DOMException("blocked by a test", "SecurityError");
  };
}

/** Runs in a worker: it has no WebCrypto, as on a page that came by plain http from another machine. */
export function withoutWebCrypto() {
  Object.defineProperty(crypto, "subtle", { value: undefined });
}
