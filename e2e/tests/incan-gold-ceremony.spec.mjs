// Incan Gold: summaries, the end of the game, stones and announcements; what is on the table and where the dock is.
import { test, expect, shot, PHONE, stopTime, usable } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";

const NAMES = ["Ana", "Ben", "Kuba"];
const all = (choice) => NAMES.map(() => choice);
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } };

/** Five rounds. Ben wins with 20 gems and an artifact; Ana and Kuba have 10 each. */
const GAME = [
  "treasure-17", all("torch"), "treasure-15", ["torch", "camp", "torch"], "hazard-snake", ["torch", null, "torch"], "hazard-snake",
  "treasure-11", all("camp"),
  "treasure-9", all("torch"), "artifact-3", ["torch", "camp", "torch"], "treasure-4", ["camp", null, "camp"],
  "treasure-1", all("camp"),
  "treasure-7", all("camp"),
];
const results = (page) => page.getByRole("region", { name: "The open tents" });
const title = (page) => results(page).getByRole("heading", { level: 2 });
const moments = (page) => results(page).getByRole("region", { name: "Key moments" }).getByRole("listitem");
const points = (page) => results(page).locator("tbody .total").evaluateAll((cells) => cells.map((cell) => cell.textContent).filter(Boolean));

/** Opens a game file; its steps are shown with the arrow keys. */
async function open(page, steps) {
  await page.goto("/replay");
  const buffer = Buffer.from(ig.gameFile(NAMES, steps));
  await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer });
  await expect(page.locator(".path")).toBeVisible();
}

/** What the stones of a pile are worth. */
const worth = (pile) => pile.locator("use").evaluateAll((stones) => stones.reduce((sum, stone) => sum + { "#gem-gold": 10, "#gem-obsidian": 5, "#gem-turquoise": 1 }[stone.getAttribute("href")], 0));

/** Advances the page's stopped clock until something holds. */
async function until(page, condition) {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await condition()).toBe(true);
  }).toPass({ intervals: [1], timeout: 30_000 });
}

/** Goes to the step before the last with the page's time stopped, then makes the last step. */
async function lastStep(page) {
  await page.keyboard.press("End");
  await expect(title(page)).toHaveText(/wins/);
  await page.keyboard.press("ArrowLeft");
  await expect(results(page)).toBeHidden();
  await stopTime(page);
  await page.keyboard.press("ArrowRight");
}

test("the tents open one by one, then the winner, the ranks and three key moments are shown", async ({ person }) => {
  const { page } = await person("Ana", { reducedMotion: "no-preference" });
  await page.clock.install();
  await open(page, GAME);
  await lastStep(page);
  await until(page, () => results(page).isVisible());
  await expect(title(page)).toHaveText("The tents open");
  expect(await points(page)).toEqual([]);
  await expect(moments(page).first()).toBeHidden();
  const seen = [];
  await until(page, async () => {
    const now = (await points(page)).length;
    if (now !== seen.at(-1)) seen.push(now);
    if (now === 2) await shot(page, "tents-opening");
    return now === 3;
  });
  expect(seen).toEqual([0, 1, 2, 3]);
  await until(page, async () => (await title(page).textContent()) === "Ben wins with 25");
  await expect(moments(page)).toHaveText([/^Round 1Ben brings home 12 gems$/, /^Round 1Ana and Kuba lose 10 gems each to the snake$/, /^Round 3Ben takes the vessel, worth 5$/]);
  const { rows } = await ig.totals(page);
  expect(rows.map(([rank, name]) => [rank, name])).toEqual([["1", "Ben"], ["2", "Ana"], ["2", "Kuba"]]);
  await shot(page, "ceremony-end");
  await page.clock.resume();
});

test("a press skips to the result", async ({ person }) => {
  const { page } = await person("Ana", { reducedMotion: "no-preference" });
  await page.clock.install();
  for (const skip of [() => page.keyboard.press("Escape"), () => page.keyboard.press("Enter"), () => title(page).click()]) {
    await open(page, GAME);
    await lastStep(page);
    await until(page, () => results(page).isVisible());
    await expect(title(page)).toHaveText("The tents open");
    await page.evaluate(() => document.activeElement?.blur());
    await skip();
    await expect(title(page)).toHaveText("Ben wins with 25");
    expect(await points(page)).toHaveLength(3);
    await expect(moments(page)).toHaveCount(3);
    await page.clock.resume();
  }
});

test("with reduced motion all tents are open at once", async ({ person }) => {
  const { page } = await person("Ana");
  await page.clock.install();
  await open(page, GAME);
  await lastStep(page);
  await until(page, () => results(page).isVisible());
  await expect(title(page)).toHaveText("Ben wins with 25");
  expect(await points(page)).toHaveLength(3);
  await page.clock.resume();
});

test("a summary names the hazard, and the hazard lies under its temple card", async ({ person }) => {
  const { page } = await person("Ana", PHONE);
  await page.clock.install();
  await open(page, GAME);
  await stopTime(page);
  const summary = page.getByRole("region", { name: "Round 1: the snake won" });
  for (let step = 0; step < 40 && !(await summary.isVisible()); step++) {
    await page.keyboard.press("ArrowRight");
    for (let tick = 0; tick < 40 && !(await summary.isVisible()); tick++) await page.clock.runFor(100);
  }
  await expect(summary).toBeVisible();
  await expect(summary.getByRole("row").filter({ hasText: "Ben" })).toContainText("+12");
  await shot(page, "summary-hazard-phone");
  await page.clock.resume();
  await page.keyboard.press("End");
  const cards = page.getByRole("list", { name: "Rounds" }).getByRole("listitem");
  await expect(cards.nth(0).getByRole("img", { name: "Snake: one card out of the game" })).toBeVisible();
  await expect(cards.nth(1).getByRole("img")).toHaveCount(0);
});

test("a summary leads to the next round, with your own row marked", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.join(ben.page, link, "Ben");
  await ana.page.clock.install();
  await ig.start(ana.page);
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
  await ig.choose(ben.page, "Camp");
  await stopTime(ana.page);
  await ana.page.clock.runFor(400);
  await ig.choose(ana.page, "Camp");
  const next = ana.page.getByRole("button", { name: "On to round 2" });
  await until(ana.page, () => next.isVisible());
  await expect(ana.page.getByText("Round 2 brings the sun mask into the deck.")).toBeVisible();
  await expect(ana.page.locator(".sum tr.you")).toContainText("Ana");
  await shot(ana.page, "summary-desktop");
  await next.click();
  await expect(ig.question(ana.page)).toBeVisible();
  await ana.page.clock.resume();
});

test("stones lie beside and in your own tent, and only there; the end has its two main actions", async ({ person }) => {
  const { page } = await person("Ana", PHONE);
  await ig.startHere(page, "Ana");
  await expect(page.getByRole("main").getByText("New in the deck: the golden idol")).toBeVisible();
  await expect(ig.log(page).getByRole("listitem").last()).toContainText("the golden idol joins the deck");
  await shot(page, "first-artifact-phone");
  const own = ig.spot(page, "Ana");
  let carried = 0;
  let turns = 0;
  await ig.playOn(page, async () => {
    const beside = Number(await own.locator(".carry .num").textContent());
    const within = Number((await own.locator(".state").textContent()).match(/\d+/)?.[0] ?? 0);
    expect(await worth(own.locator(".pile.beside"))).toBe(beside);
    expect(await worth(own.locator(".pile.within"))).toBe(within);
    expect(await ig.camp(page).locator(".spot:not(.you) .pile.within").count(), "others' tents are closed").toBe(0);
    carried = Math.max(carried, beside);
    return turns++ % 3 < 2 ? "Torch" : "Camp";
  });
  expect(carried, "something was carried").toBeGreaterThan(0);
  for (const row of await results(page).locator("tbody tr").all()) {
    expect(await worth(row.locator(".pile"))).toBe(Number(await row.locator("td.num").nth(1).textContent()));
  }
  await expect(results(page).locator("tr.you")).toContainText("Ana");
  await expect(moments(page)).toHaveCount(3);
  for (const main of [page.getByRole("button", { name: "Play again" }), page.getByRole("link", { name: "Watch replay" })]) {
    const box = await main.boundingBox();
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height);
  }
  await usable(page, "the end of a game");
  await shot(page, "end-phone");
  await page.getByRole("link", { name: "Watch replay" }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

/** Writes down what covers the path and what the tents show, whenever the page changes. */
function watch(page) {
  return page.evaluate(() => {
    window.watched = [];
    const look = () => {
      const card = document.querySelector(".path > .q");
      const { x, y, width, height } = card?.getBoundingClientRect() ?? {};
      const now = {
        covered: [...document.querySelectorAll(".moment")].map((it) => it.textContent).join(),
        path: Boolean(card?.contains(document.elementFromPoint(x + width / 2, y + height / 2))),
        signs: document.querySelectorAll(".camp li [aria-label=Torch], .camp li [aria-label=Camp]").length,
        struck: document.querySelector(".struck-note")?.textContent ?? "",
        lost: document.querySelector(".camp .lostc")?.textContent ?? "",
      };
      if (JSON.stringify(now) !== JSON.stringify(window.watched.at(-1))) window.watched.push(now);
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
}

test("from the camp and for spectators nothing covers the path, not even a bust", async ({ person }) => {
  const [ana, ben, zoe] = [await person("Ana", PHONE), await person("Ben"), await person("Zoë", PHONE)];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.join(ben.page, link, "Ben");
  await ig.start(ana.page);
  await expect(ig.question(ana.page)).toBeVisible();
  await zoe.page.goto(link);
  await expect(zoe.page.getByText("You’re watching")).toBeVisible();
  for (const { page } of [ana, zoe]) await watch(page);
  await ig.choose(ben.page, "Torch");
  await ig.choose(ana.page, "Camp");
  // Ben stays until a hazard ends the round: then both are asked again.
  const second = ana.page.getByText(/^Round 2, in progress$/);
  while (!(await second.isVisible())) {
    if (await ig.question(ben.page).isVisible()) await ig.choose(ben.page, "Torch");
    await ben.page.waitForTimeout(30);
  }
  await shot(zoe.page, "spectator-phone");
  const [camp, spectator] = await Promise.all([ana, zoe].map(({ page }) => page.evaluate(() => window.watched)));
  const struck = camp.filter(({ struck }) => struck);
  expect(struck, "the log has the bust").not.toEqual([]);
  for (const { covered, path, struck: told } of struck) {
    expect({ covered, path }).toEqual({ covered: "", path: true });
    expect(told).toMatch(/the round is over/);
  }
  expect(spectator.filter(({ signs }) => signs > 0)).not.toEqual([]);
  for (const { covered } of spectator) expect(covered).toBe("");
});

for (const [size, options] of [["390 × 844", PHONE], ["320 × 640", SMALL], ["844 × 390", { ...PHONE, viewport: { width: 844, height: 390 } }], ["1024 × 768", { viewport: { width: 1024, height: 768 } }], ["1280 × 800", {}]]) {
  test(`the dock keeps its edge and the page its place at ${size}`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await ig.startHere(page, "Ana");
    await expect(ig.question(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 40));
    await page.waitForTimeout(50);
    await page.evaluate(() => {
      window.docks = new Set();
      window.scrolled = new Set();
      const look = () => {
        const dock = document.querySelector(".dock");
        window.scrolled.add(Math.round(scrollY));
        if (!dock || dock.querySelector(".over")) return;
        const { top, height } = dock.getBoundingClientRect();
        window.docks.add(JSON.stringify({ top: Math.round(top), height: Math.round(height) }));
      };
      new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
    let turns = 0;
    await ig.playOn(page, () => (turns++ % 4 < 3 ? "Torch" : "Camp"));
    const { docks, scrolled } = await page.evaluate(() => ({ docks: [...window.docks], scrolled: [...window.scrolled] }));
    expect(docks).toHaveLength(1);
    expect(scrolled).toHaveLength(1);
    await shot(page, `end-${size.replaceAll(" ", "")}`);
  });
}

test("every house ruling is marked on the rules page, beside its rule", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/rules/incan-gold");
  const marks = page.locator(".ruling").filter({ hasText: "House ruling" });
  await expect(marks).toHaveCount(11);
  for (const rule of ["02", "03", "04", "06", "08", "12", "13", "14", "15", "16", "18"]) await expect(marks.filter({ hasText: `I-${rule}` })).toHaveCount(1);
  await expect(page.getByText(/“Rockfall” is our own name/)).toBeVisible();
  await expect(page.getByText(/purely ceremonial/)).toBeVisible();
  await usable(page, "the rules page");
});
