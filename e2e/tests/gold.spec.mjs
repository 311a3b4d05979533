// Gold: two people with browsers of their own, one of them a phone, and two bots; by keyboard alone; and several rounds. No page ever
// remembers for its player.
import { test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as gold from "../lib/gold.mjs";
import { answerUntil, playToTheEnd } from "../lib/autoplay.mjs";
import { fromFrames } from "../lib/secrets.mjs";

test("four seats to the end, and nothing is remembered", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  const pages = [ana.page, ben.page];
  const link = await gold.openTable(ana.page, "Ana", "Gold");
  await gold.join(ben.page, link, "Ben");
  await gold.addBots(ana.page, 2);
  await usable(ana.page, "gathering of Gold");
  await gold.start(ana.page);
  for (const page of pages) await expect(gold.grid(page)).toBeVisible();
  await expect(gold.asked(ana.page)).toBeVisible();
  for (const { page, name } of [ana, ben]) {
    await usable(page, `Gold, ${name}'s page`);
    await shot(page, `gold-begin-${name.toLowerCase()}`);
  }

  // Both see the first card until the second is turned, and then both of them.
  await gold.faceDown(ana.page).nth(27).click();
  for (const page of pages) await expect(gold.faceUp(page)).toHaveCount(1);
  await usable(ana.page, "a first card");
  await shot(ana.page, "gold-first-card");
  await gold.faceDown(ana.page).nth(27).click();
  for (const page of pages) await expect(gold.faceUp(page)).toHaveCount(2);
  await usable(ben.page, "two cards");
  await shot(ben.page, "gold-two-cards-phone");
  await answerUntil(ana.page, ".gold-page.rush, .mine-choice.over");
  for (const page of pages) await gold.remembersNothing(page);
  await shot(ana.page, "gold-rush");
  await shot(ben.page, "gold-rush-phone");
  await playToTheEnd(...pages);
  for (const { page, name } of [ana, ben]) {
    await expect(gold.over(page)).toBeVisible();
    await usable(page, `end of Gold, ${name}'s page`);
    await shot(page, `gold-end-${name.toLowerCase()}`);
    await gold.remembersNothing(page);
  }
  expect(await gold.totals(ben.page)).toEqual(await gold.totals(ana.page));
  for (const { frames } of [ana, ben]) {
    const updates = fromFrames(frames);
    expect(updates.length).toBeGreaterThan(20);
    expect(gold.secretsIn(updates)).toEqual([]);
  }
});

test("players pick their colors, and the host says who starts", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  const link = await gold.openTable(ana.page, "Ana", "Gold");
  await gold.join(ben.page, link, "Ben");
  await gold.addBots(ana.page, 1);
  const mines = (page) => page.getByRole("group", { name: "Mines" });
  await mines(ben.page).getByLabel("Ben").selectOption("green");
  await expect(mines(ana.page).getByText(/Ben.*green/)).toBeVisible();
  const own = mines(ana.page).getByLabel("Ana");
  await expect(own.getByRole("option", { name: "green" }), "what Ben has cannot be picked").toHaveCount(0);
  await own.selectOption("red");
  await mines(ana.page).getByRole("combobox").last().selectOption("blue");
  await expect(mines(ben.page).getByText(/Ana.*red/)).toBeVisible();
  await ana.page.getByLabel("Start player").selectOption("Ben");
  for (const { page, name } of [ana, ben]) {
    await mines(page).scrollIntoViewIfNeeded();
    await usable(page, `options of Gold, ${name}'s page`);
    await shot(page, `gold-options-${name.toLowerCase()}`);
  }
  await gold.start(ana.page);
  await expect(gold.asked(ben.page), "Ben starts").toBeVisible();
  const setups = ben.frames.flatMap((frame) => frame.match(/"mines":\[\[.*?\]\]/g) ?? []);
  expect(setups).toContain('"mines":[["red"],["green"],["blue"]]');
});

test("a game by keyboard alone, by coordinates", async ({ person }) => {
  const { page } = await person("Ana");
  await gold.startHere(page, "Ana", { game: "Gold" });
  await expect(gold.grid(page)).toBeVisible();
  await page.locator("#gold-A1").focus();
  await expect(page.locator("#gold-A1")).toHaveAttribute("aria-label", "A1, face down");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#gold-B2")).toBeFocused();
  await page.keyboard.press("Control+End");
  await expect(page.locator("#gold-H8")).toBeFocused();
  await expect(async () => {
    if (await gold.over(page).isVisible()) return;
    if (!(await page.locator(".gold-board.yours").count())) {
      await page.keyboard.press("Escape"); // skip to the current table
    } else {
      await walk(page);
      await page.keyboard.press("Enter");
    }
    expect(await page.evaluate(() => document.activeElement !== document.body), "the focus is somewhere").toBe(true);
    await expect(gold.over(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [60], timeout: 200_000 });
  await expect(gold.over(page).getByRole("table")).toBeVisible();
});

/** Moves with the arrow keys to a face-down card. */
async function walk(page) {
  const way = await page.evaluate(() => {
    if (!document.activeElement?.id.startsWith("gold-")) document.querySelector("#gold-grid [tabindex='0']").focus();
    const down = [...document.querySelectorAll(".gold-cell.down")];
    const to = down[Math.floor(Math.random() * down.length)];
    const at = ([, column, row]) => [column.charCodeAt(0), Number(row)];
    const [from, target] = [document.activeElement, to].map((it) => at(it.id.match(/^gold-([A-H])([1-8])$/)));
    return [target[0] - from[0], target[1] - from[1]];
  });
  for (const [steps, less, more] of [[way[0], "ArrowLeft", "ArrowRight"], [way[1], "ArrowUp", "ArrowDown"]]) {
    for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? less : more);
  }
}

test("a match keeps a score sheet", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await gold.join(ben.page, await gold.openTable(ana.page, "Ana", "Gold"), "Ben");
  await ana.page.getByRole("switch", { name: /^Match/ }).check();
  await gold.start(ana.page);
  await expect(ana.page.getByRole("heading", { name: "Score sheet" })).toBeVisible();
  await playToTheEnd(ana.page, ben.page);
  const sheet = ana.page.getByRole("region", { name: "Score sheet" });
  await expect(sheet.getByRole("columnheader")).toHaveCount(4); // the player, two rounds, the total
  await expect(sheet.getByText("–")).toHaveCount(0);
  expect(await gold.totals(ana.page)).toEqual(await gold.totals(ben.page));
  await usable(ana.page, "end of a match");
  await shot(ana.page, "gold-match-end");
});
