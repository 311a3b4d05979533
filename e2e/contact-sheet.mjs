// Every state of the product at every size and in both themes, on one page to look at. `cargo xtask pictures --all` builds everything and runs
// this; names of parts after it take only those. A state is reached once; then the window takes each size in turn.
import { chromium } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { Server } from "./lib/server.mjs";
import { parts } from "./states.mjs";
import config from "./playwright.config.mjs";

const OUT = process.env.QUIPU_PICTURES ?? "../target/pictures";
const SIZES = [[320, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]];
const THEMES = ["dark", "light"];
const only = process.argv.slice(2);

const states = [];

/** Takes the pictures of the state that the page is in; `still` if its time stands still. */
async function take(page, name, { still = false, sizes = SIZES } = {}) {
  const state = { name, files: [] };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      if (still) await page.clock.runFor(40);
      else await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const file = `${name}-${width}x${height}-${theme}.jpg`;
      await page.screenshot({ path: `${OUT}/${file}`, type: "jpeg", quality: 70, animations: "disabled" });
      state.files.push({ file, width, height, theme });
    }
  }
  states.push(state);
  console.log(name);
}

mkdirSync(OUT, { recursive: true });
const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
const person = (options = {}) => browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
try {
  for (const [name, part] of Object.entries(parts)) {
    if (only.length && !only.includes(name)) continue;
    const contexts = [await person()];
    const guest = async (options) => {
      contexts.push(await person(options));
      return contexts.at(-1).newPage();
    };
    try {
      await part(await contexts[0].newPage(), { take, guest, server });
    } catch (error) {
      console.log(`${name}: ${error.message.split("\n")[0]}`);
      process.exitCode = 1;
    }
    for (const context of contexts) await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
const cell = ({ file, width, height, theme }) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} × ${height}, ${theme}" height="220"></a>`;
const rows = states.map(({ name, files }) => `<h2>${name}</h2><p>${files.map(cell).join(" ")}</p>`).join("\n");
writeFileSync(`${OUT}/index.html`, `<!doctype html><meta charset="utf-8"><title>Quipu, every state at every size</title>\n<style>body { background: #888; font-family: sans-serif }</style>\n${rows}\n`);
console.log(`${states.length} states, ${SIZES.length} sizes, ${THEMES.length} themes: ${OUT}/index.html`);
