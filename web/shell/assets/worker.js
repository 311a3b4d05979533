// A table on this device: the referee and the bots in a thread of their own, so that the page never waits for them.
// The page posts JSON texts (ToLocal) and gets JSON texts (FromLocal); what cannot go on is told as {"broken": "…"}.

let host;
let thinking = false;
const early = []; // what came before the table was there

function post(texts) {
  for (const text of texts) self.postMessage(text);
}

function broken(error) {
  self.postMessage(JSON.stringify({ broken: String(error?.message ?? error) }));
}

function hear(text) {
  try {
    post(host.hear(text));
    later();
  } catch (error) {
    broken(error);
  }
}

// Bots think one after another, and between two thoughts the page is heard.
function later() {
  if (thinking) return;
  thinking = true;
  setTimeout(think, host.pause());
}

function think() {
  thinking = false;
  try {
    const texts = host.think();
    if (texts === undefined) return;
    post(texts);
    later();
  } catch (error) {
    broken(error);
  }
}

self.addEventListener("message", ({ data }) => (host ? hear(data) : early.push(data)));

// Not a plain import: if that fails, there is nobody to tell the page.
try {
  const { default: init, Host } = await import("/web_worker.js");
  await init({ module_or_path: "/web_worker_bg.wasm" });
  host = new Host();
  for (const text of early.splice(0)) hear(text);
} catch (error) {
  broken(error);
}
