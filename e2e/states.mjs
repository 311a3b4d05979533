// The states of the product that are worth a picture, each reached as people reach it. A part is a function of a page and of tools: `take`
// takes the pictures of the state, `guest` opens the page of another person, `server` is the server.
import { answerUntil, playToTheEnd } from "./lib/autoplay.mjs";
import { richGame } from "./lib/rich-game.mjs";
import { stopTime } from "./lib/people.mjs";
import * as tables from "./lib/tables.mjs";

const OVER = ".mine-choice.over";
const ASKED = { "Incan Gold": ".decide.torch", Gold: ".gold-board.yours", "Lost Temple": ".lost-panel" };
const kind = (game) => game.toLowerCase().replace(" ", "-");

/** Goes on until something is shown, and lets the page's time stand still there. The page's clock must be installed. */
async function freeze(page, selector) {
  await answerUntil(page, selector);
  await stopTime(page);
  return page.locator(selector).first().isVisible();
}

/** Takes a picture of each of these moments, in this order, as far as the game has them. */
async function moments(page, take, name, list) {
  await page.clock.install();
  for (const [what, selector] of list) {
    if (await freeze(page, `${selector}, ${OVER}`) && (await page.locator(selector).first().isVisible())) await take(page, `${name}-${what}`, { still: true });
    await page.clock.resume();
  }
}

/** A table with this many bots, as its host sees it. */
async function withBots(page, game, bots, name = "Ana") {
  await tables.openTable(page, name, game);
  await tables.addBots(page, bots, "Guide");
  await tables.start(page);
  await page.locator(ASKED[game]).first().waitFor();
}

/** A game against the usual bots, from the first question to its replay. `list` are the moments on the way. */
async function game(page, take, title, list) {
  const name = kind(title);
  await page.goto(`/play/${name}/bots`);
  await page.locator(ASKED[title]).first().waitFor();
  await take(page, `${name}-question`);
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await take(page, `${name}-help`);
  await page.keyboard.press("Escape");
  await moments(page, take, name, list);
  await playToTheEnd(page);
  await take(page, `${name}-end`);
  await page.goto("/records");
  await page.getByRole("link", { name: /^Watch replay/ }).first().click();
  await page.getByText(/^Step \d+ of \d+/).waitFor();
  await take(page, `${name}-replay`);
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
  await take(page, `${name}-replay-later`);
}

/** The same game with as many players as can play, to its end. */
async function crowd(page, take, title, bots, list) {
  await withBots(page, title, bots, "Maximiliana-Sofia");
  await take(page, `${kind(title)}-${bots + 1}-question`);
  await moments(page, take, `${kind(title)}-${bots + 1}`, list);
  await playToTheEnd(page);
  await take(page, `${kind(title)}-${bots + 1}-end`);
}

/** The steps of a first expedition, up to a number. */
async function lesson(page, take, name, steps) {
  await page.goto(`/learn/${name}`);
  for (let step = 1; step <= steps; step++) {
    await page.locator(".coach .coach-words p").waitFor();
    await take(page, `${name}-lesson-${step}`);
    const next = page.locator(".coach-next");
    if (await next.isVisible()) await next.click();
    else await answerUntil(page, ".coach-next, .coach-ways");
  }
}

export const parts = {
  async pages(page, { take }) {
    const pages = { home: "/", settings: "/settings", records: "/records", rules: "/rules", "replay-pick": "/replay", boards: "/boards", solved: "/solved", "not-found": "/nothing/here" };
    for (const name of ["incan-gold", "gold", "lost-temple"]) pages[`${name}-rules`] = `/rules/${name}`;
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await take(page, name);
    }
  },
  async lessons(page, { take }) {
    for (const name of ["incan-gold", "gold", "lost-temple"]) await lesson(page, take, name, 6);
  },
  async lobby(page, { take, guest }) {
    const link = await tables.openTable(page, "Ana", "Lost Temple");
    await tables.addBots(page, 3);
    await take(page, "lobby-host");
    const ben = await guest();
    await ben.goto(link);
    await ben.getByRole("button", { name: "Sit down" }).waitFor();
    await take(ben, "lobby-invited");
    await tables.join(ben, link, "Ben");
    await take(ben, "lobby-guest");
    await page.getByRole("button", { name: /^(Enter the temple|Start game)$/ }).click();
    await page.getByRole("button", { name: "Start anyway" }).waitFor();
    await take(page, "lobby-unready");
    const tv = await guest();
    await tv.goto(`${link}/tv`);
    await tv.getByText("Join on your phone").waitFor();
    await take(tv, "tv-hall");
    await page.goto("/");
    await page.getByRole("button", { name: "Play on this device" }).click();
    await page.locator("#on-device").waitFor();
    await take(page, "home-on-device");
  },
  "incan-gold": (page, { take }) => game(page, take, "Incan Gold", [["sealed", ".mine-choice:not(.go)"], ["reveal", ".moment.reveal"], ["bust", ".moment.bust"], ["summary", ".sum:not(.final)"]]),
  gold: (page, { take }) => game(page, take, "Gold", [["second", ".gold-cell.up"], ["outcome", ".gold-next"], ["rush", ".gold-rush"]]),
  "lost-temple": async (page, { take }) => {
    await game(page, take, "Lost Temple", [["named", ".lost-opts.names"], ["walk", ".lost-opts.numbers"], ["token", ".lost-moment"], ["tokens", ".tokens"], ["later", ".lost-panel"]]);
    await page.goto("/play/lost-temple/bots");
    await page.locator(".lost-panel").waitFor();
    await page.getByRole("button", { name: "Summary card" }).click();
    await take(page, "lost-temple-card");
  },
  "incan-gold-8": (page, { take }) => crowd(page, take, "Incan Gold", 7, [["reveal", ".moment.reveal"], ["summary", ".sum:not(.final)"]]),
  "gold-5": (page, { take }) => crowd(page, take, "Gold", 4, [["outcome", ".gold-next"]]),
  "lost-temple-8": (page, { take }) => crowd(page, take, "Lost Temple", 7, [["walk", ".lost-opts.numbers"], ["moment", ".lost-moment"]]),
  async rich(page, { take }) {
    await page.goto("/replay");
    await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(richGame()) });
    await page.locator(".path").waitFor();
    await page.keyboard.press("End");
    await page.locator(".sum.final").waitFor();
    await take(page, "incan-gold-rich-end");
  },
  async pace(page, { take }) {
    await page.addInitScript(() => localStorage.setItem("quipu.settings", JSON.stringify({ tempo: "wait" })));
    for (const [title, selector] of [["Incan Gold", ".btn.next"], ["Gold", ".gold-board:not(.yours) ~ * .btn.next, .gold-dock .btn.next"], ["Lost Temple", ".btn.next"]]) {
      await page.goto(`/play/${kind(title)}/bots`);
      const replace = page.getByRole("button", { name: /^(Replace|New game)/ });
      await page.locator(ASKED[title]).first().or(replace).first().waitFor();
      if (await replace.isVisible()) await replace.click();
      await answerUntil(page, selector);
      await take(page, `${kind(title)}-pace-next`);
    }
  },
  async friends(page, { take, guest, server }) {
    const link = await tables.openTable(page, "Ana", "Incan Gold");
    const ben = await guest();
    await tables.join(ben, link, "Ben");
    await tables.addBots(page, 3);
    const tv = await guest({ viewport: { width: 1920, height: 1080 } });
    await tv.goto(`${link}/tv`);
    await tables.start(page);
    await page.locator(".decide.torch").waitFor();
    await take(tv, "tv-incan-gold", { sizes: [[1280, 720], [1920, 1080]] });
    await page.locator(".decide.torch").click();
    await take(page, "incan-gold-friends");
    await playToTheEnd(page, ben);
    await page.getByRole("button", { name: "Play again" }).click();
    await page.getByText(/^Waiting for/).waitFor();
    await take(tv, "tv-incan-gold-end", { sizes: [[1280, 720], [1920, 1080]] });
    await take(page, "rematch-waiting");
    await take(ben, "rematch-asked");
    await server.kill();
    await page.locator(".banner").waitFor();
    await take(page, "no-connection");
    await server.run();
  },
  async tv(page, { take, guest }) {
    for (const title of ["Gold", "Lost Temple"]) {
      const link = await tables.openTable(page, title === "Gold" ? "Ana" : null, title);
      await tables.addBots(page, 3);
      const tv = await guest({ viewport: { width: 1920, height: 1080 } });
      await tv.goto(`${link}/tv`);
      await tv.getByText("Join on your phone").waitFor();
      await tables.start(page);
      await page.locator(ASKED[title]).first().waitFor();
      await take(tv, `tv-${kind(title)}`, { sizes: [[1280, 720], [1920, 1080]] });
      await playToTheEnd(page);
      await tv.locator(".gold-moment, .lost-result").first().waitFor();
      await take(tv, `tv-${kind(title)}-end`, { sizes: [[1280, 720], [1920, 1080]] });
    }
  },
  async large(page, { take }) {
    for (const title of ["Incan Gold", "Gold", "Lost Temple"]) {
      await withBots(page, title, 3, title === "Incan Gold" ? "Ana" : null);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await take(page, `${kind(title)}-text-200`);
    }
    await page.goto("/");
    await page.getByRole("heading", { name: "Open tables" }).waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await take(page, "home-text-200");
  },
  async shared(page, { take }) {
    await tables.startHere(page, "Ana", { friends: ["Ben"], bots: "one" });
    await page.locator(".handover").waitFor();
    await take(page, "handover");
  },
};
