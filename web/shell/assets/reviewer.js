// Reviews finished games in a thread of its own, so that the page never waits. The page posts [number, "review", record, settings] or [number, "cancel"] and
// gets [number, "progress", done, all] from time to time, and then [number, "report", report, lenses] or [number, "fault", sentence]; all are texts and
// numbers. Only the newest question is answered.
import { data, names } from "/data.js";

const SLICE = 30; // milliseconds: after these the page is heard
const WASM = names.find((name) => name.startsWith("web_reviewer_bg.")); // its whole name would be rewritten by the build

let code; // the judges: loaded with the first question
let newest = 0;

const later = () => new Promise((done) => setTimeout(done));

async function load() {
  const [{ default: init, ...all }, bytes] = await Promise.all([import("/web_reviewer.js"), data(WASM)]);
  await init({ module_or_path: bytes });
  return all;
}

function judges() {
  code ??= load().catch((error) => {
    code = undefined; // perhaps only the network was away
    throw error;
  });
  return code;
}

// Judges look for their files when a review begins. Without a network they do without.
async function begin({ Review, wanted, provide }, record, settings) {
  const attempt = () => {
    try {
      return [new Review(record, settings)];
    } catch (why) {
      return [undefined, why];
    }
  };
  let [review, why] = attempt();
  for (let name = wanted(); name; name = wanted()) {
    const bytes = await data(name).catch(() => undefined);
    if (!bytes) continue;
    provide(name, bytes);
    review?.free();
    [review, why] = attempt();
  }
  if (why !== undefined) throw why;
  return review;
}

async function answer(number, record, settings) {
  const review = await begin(await judges(), record, settings);
  try {
    for (;;) {
      if (newest !== number) return;
      const until = performance.now() + SLICE;
      let more;
      do more = review.advance();
      while (more && performance.now() < until);
      self.postMessage([number, "progress", review.done, review.all]);
      if (!more) return self.postMessage([number, "report", review.report(), review.lenses()]);
      await later();
    }
  } finally {
    review.free();
  }
}

self.addEventListener("message", ({ data: [number, verb, record, settings] }) => {
  newest = verb === "cancel" ? 0 : number;
  if (verb !== "review") return;
  answer(number, record, settings).catch((why) => {
    if (newest === number) self.postMessage([number, "fault", String(why?.message ?? why)]);
  });
});
