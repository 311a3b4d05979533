// The pictures of the README: each table in the middle of a real game, by day and by night. `cargo xtask pictures` builds everything and
// runs this. Look at the pictures before you commit them.
import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { Server } from "./lib/server.mjs";
import { answerUntil } from "./lib/autoplay.mjs";
import * as incanGold from "./lib/incan-gold.mjs";
import * as gold from "./lib/gold.mjs";
import * as lostTemple from "./lib/lost-temple.mjs";
import config from "./playwright.config.mjs";

const OUT = process.env.QUIPU_PICTURES ?? "../docs/pictures";
const SIZE = { width: 1200, height: 750 };

/** Plays on until the path is long and another player is still inside, in any round; if that never happens, in another game. */
async function inTheTemple(page) {
  for (;;) {
    await incanGold.startHere(page, "Ana", { level: null });
    for (;;) {
      await incanGold.question(page).or(incanGold.over(page)).waitFor({ timeout: 60_000 });
      if (await incanGold.over(page).isVisible()) break;
      const cards = await page.locator(".path > li").count();
      const alone = await page.getByText("Ana presses on alone").count();
      if (cards >= 6 && !alone) return;
      await incanGold.choose(page, cards > 8 ? "Camp" : "Torch");
    }
  }
}

/** Plays until the mines have gold in them, and turns one card more. */
async function atTheSquare(page) {
  await gold.startHere(page, "Ana", { game: "Gold", level: null });
  await gold.grid(page).waitFor();
  for (let turn = 0; turn < 40 && (await gold.faceDown(page).count()) > 42; turn++) {
    await answerUntil(page, ".gold-next, .gold-board.yours");
    await answerUntil(page, ".gold-board:not(.yours)");
  }
  await gold.asked(page).waitFor({ timeout: 60_000 });
  await gold.faceDown(page).nth(20).click();
  await gold.faceUp(page).first().waitFor();
}

/** Plays some rounds, and stops where a character is chosen. */
async function onTheTrack(page) {
  await lostTemple.startHere(page, "Ana", { game: "Lost Temple", level: null });
  await answerUntil(page, ".lost-panel");
  for (let decision = 0; decision < 7; decision++) {
    await answerUntil(page, "main:not(:has(.lost-panel))");
    await page.locator(".lost-panel").waitFor({ timeout: 60_000 });
  }
}

const tables = { "incan-gold": inTheTemple, gold: atTheSquare, "lost-temple": onTheTrack };
const only = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  for (const [game, reach] of Object.entries(tables)) {
    if (only.length && !only.includes(game)) continue;
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZE, reducedMotion: "reduce" });
    const page = await context.newPage();
    await reach(page);
    await page.waitForTimeout(1_500); // until nothing moves
    for (const [theme, name] of [["light", "day"], ["dark", "night"]]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: `${OUT}/${game}-${name}.jpg`, type: "jpeg", quality: 80 });
    }
    console.log(`${OUT}/${game}-day.jpg and ${game}-night.jpg`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
