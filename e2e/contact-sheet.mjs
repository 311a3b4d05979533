// Every state of the product at every size and in both themes, on one page to look at. `cargo xtask pictures --all` builds everything and runs
// this. A state is reached once; then the window takes each size in turn.
import { chromium } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { Server } from "./lib/server.mjs";
import { answerUntil, playToTheEnd } from "./lib/autoplay.mjs";
import * as tables from "./lib/tables.mjs";
import config from "./playwright.config.mjs";

const OUT = process.env.QUIPU_PICTURES ?? "../target/pictures";
const SIZES = [[320, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]];
const THEMES = ["dark", "light"];
const only = process.argv.slice(2);

const states = [];

/** Takes the pictures of the state that the page is in. */
async function take(page, name) {
  const state = { name, files: [] };
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const file = `${name}-${width}x${height}-${theme}.jpg`;
      await page.screenshot({ path: `${OUT}/${file}`, type: "jpeg", quality: 70, animations: "disabled" });
      state.files.push({ file, width, height, theme });
    }
  }
  states.push(state);
  console.log(name);
}

/** A game against the usual bots, from the first question to the end. `moments` are selectors of what is worth a picture on the way. */
async function game(page, kind, asked, moments) {
  await page.goto(`/play/${kind}/bots`);
  await page.locator(asked).first().waitFor();
  await page.waitForTimeout(800);
  await take(page, `${kind}-question`);
  for (const [name, selector] of moments) {
    await answerUntil(page, `${selector}, .mine-choice.over`);
    if (await page.locator(selector).first().isVisible()) await take(page, `${kind}-${name}`);
  }
  await playToTheEnd(page);
  await page.waitForTimeout(800);
  await take(page, `${kind}-end`);
  await page.goto("/records");
  await page.getByRole("link", { name: /^Watch replay/ }).first().click();
  await page.getByText(/^Step \d+ of \d+/).waitFor();
  await take(page, `${kind}-replay`);
}

const parts = {
  async pages(page) {
    for (const [name, path] of [["home", "/"], ["settings", "/settings"], ["records", "/records"], ["rules", "/rules"], ["replay-pick", "/replay"], ["boards", "/boards"], ["not-found", "/nothing/here"]]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await take(page, name);
    }
    for (const kind of ["incan-gold", "gold", "lost-temple"]) {
      await page.goto(`/rules/${kind}`);
      await page.waitForLoadState("networkidle");
      await take(page, `${kind}-rules`);
      await page.goto(`/learn/${kind}`);
      await page.waitForTimeout(2_000);
      await take(page, `${kind}-lesson`);
    }
  },
  async lobby(page, browser, url) {
    const link = await tables.openTable(page, "Ana", "Gold");
    await tables.addBots(page, 2);
    await take(page, "lobby-host");
    const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce" });
    const guest = await context.newPage();
    await guest.goto(link);
    await guest.getByRole("button", { name: "Sit down" }).waitFor();
    await take(guest, "lobby-invited");
    await tables.join(guest, link, "Ben");
    await take(guest, "lobby-guest");
    await context.close();
  },
  "incan-gold": (page) => game(page, "incan-gold", ".decide.torch", [["reveal", ".moment.reveal"], ["bust", ".moment.bust"], ["summary", ".moment.summary, .moment.round"]]),
  gold: (page) => game(page, "gold", ".gold-board.yours", [["outcome", ".gold-next"]]),
  "lost-temple": (page) => game(page, "lost-temple", ".lost-panel", [["later", ".lost-panel"]]),
};

mkdirSync(OUT, { recursive: true });
const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  for (const [name, part] of Object.entries(parts)) {
    if (only.length && !only.includes(name)) continue;
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    try {
      await part(page, browser, server.url);
    } catch (error) {
      console.log(`${name}: ${error.message.split("\n")[0]}`);
      process.exitCode = 1;
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
const cell = ({ file, width, height, theme }) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} × ${height}, ${theme}" height="220"></a>`;
const rows = states.map(({ name, files }) => `<h2>${name}</h2><p>${files.map(cell).join(" ")}</p>`).join("\n");
writeFileSync(`${OUT}/index.html`, `<!doctype html><meta charset="utf-8"><title>Quipu, every state at every size</title>\n<style>body { background: #888; font-family: sans-serif }</style>\n${rows}\n`);
console.log(`${states.length} states, ${SIZES.length} sizes, ${THEMES.length} themes: ${OUT}/index.html`);
