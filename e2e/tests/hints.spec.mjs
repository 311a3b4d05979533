// Hints: in a game against bots they are there, online the host allows them, and nobody else learns that someone has asked.
import { test, expect, usable, shot, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import * as gold from "../lib/gold.mjs";
import * as temple from "../lib/lost-temple.mjs";

const tab = (page) => page.getByRole("button", { name: /^Hint/ });
const panel = (page) => page.locator("#hint");
const PERCENT = /(\d+)%$/;

/** The chances in the panel, by what they are of. */
async function chances(page) {
  const rows = await panel(page).getByRole("listitem").allInnerTexts();
  return Object.fromEntries(rows.map((row) => [row.split("\n")[0].trim(), Number(PERCENT.exec(row.trim())[1])]));
}

/** Where an element is. */
const box = (locator) => locator.boundingBox();

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

for (const [size, options] of [["desktop", {}], ["tablet", TABLET], ["phone", PHONE]]) {
  test(`a hint names a choice, the chances and a reason (${size})`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await ig.startHere(page, "Ana");
    await expect(ig.question(page)).toBeVisible();
    const choices = page.getByRole("group", { name: "Torch or camp?" });
    const before = await box(choices);
    await expect(panel(page)).toBeEmpty();
    await tab(page).click();
    await expect(panel(page)).toContainText(/Pathfinder would choose: (Torch|Camp)/);
    await expect(panel(page)).toHaveAttribute("role", "status");
    const told = await chances(page);
    expect(Object.keys(told).sort()).toEqual(["Camp", "Torch"]);
    for (const chance of Object.values(told)) expect(chance).toBeLessThanOrEqual(100);
    // With an equal share of the win everyone has 25 percent.
    expect(Math.max(...Object.values(told))).toBeGreaterThan(5);
    // Nothing has moved, and the buttons are free.
    const after = await box(choices);
    expect(after).toEqual(before);
    const over = await box(panel(page));
    expect(over.y + over.height).toBeLessThanOrEqual(after.y + 1);
    await usable(page, `a hint (${size})`);
    await shot(page, `hint-incan-gold-${size}`);
    await tab(page).click();
    await expect(panel(page)).toBeEmpty();
    await ig.choose(page, "Torch");
  });

  test(`Gold and Lost Temple have hints (${size})`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await ig.startHere(page, "Ana", { game: "Gold", bots: "one" });
    await expect(gold.asked(page)).toBeVisible({ timeout: 60_000 });
    await tab(page).click();
    await expect(panel(page)).toContainText(/Pathfinder would choose: (any of the \d+ cards that no one has seen|[A-H][1-8])/);
    await usable(page, `a hint in Gold (${size})`);
    await shot(page, `hint-gold-${size}`);
    await ig.startHere(page, "Ana", { game: "Lost Temple" });
    await expect(temple.question(page)).toBeVisible({ timeout: 60_000 });
    await tab(page).click();
    await expect(panel(page)).toContainText(/Pathfinder would choose: \S/);
    await usable(page, `a hint in Lost Temple (${size})`);
    await shot(page, `hint-lost-temple-${size}`);
  });
}

test("the key opens and closes a hint, and a switch hides hints", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana");
  await expect(ig.question(page)).toBeVisible();
  await page.keyboard.press("h");
  await expect(panel(page)).toContainText("Pathfinder would choose");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeEmpty();
  await expect(ig.question(page)).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("switch", { name: /^Hints/ }).uncheck();
  await page.keyboard.press("Escape");
  await expect(tab(page)).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(panel(page)).toBeEmpty();
});

test("online the host allows hints, and others notice nothing", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await expect(ben.page.getByText("Hints are off.")).toBeVisible();
  await ana.page.getByRole("switch", { name: /^Allow hints/ }).check();
  await expect(ben.page.getByText("Players can ask for hints. The games aren’t rated.")).toBeVisible();
  await usable(ana.page, "a lobby with hints");
  await shot(ana.page, "hint-lobby");
  await ig.start(ana.page);
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
  const [shown, heard] = [await ben.page.locator("main").innerHTML(), ben.frames.length];
  await tab(ana.page).click();
  await expect(panel(ana.page)).toContainText("Pathfinder would choose");
  expect(ana.frames.filter((frame) => frame.startsWith('{"hint":')).length).toBe(1);
  // Asked again, nothing is sent.
  await tab(ana.page).click();
  await tab(ana.page).click();
  await expect(panel(ana.page)).toContainText("Pathfinder would choose");
  expect(ana.frames.filter((frame) => frame.startsWith('{"hint":')).length).toBe(1);
  await ben.page.waitForTimeout(500);
  const timeless = (html) => html.replace(/\d+:\d\d|\d+%|style="[^"]*"/g, "");
  expect(timeless(await ben.page.locator("main").innerHTML())).toBe(timeless(shown));
  const pongs = (frame) => frame !== '{"pong":{}}';
  expect(ben.frames.slice(heard).filter(pongs)).toEqual([]);
});

test("without permission there are none", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await ig.start(ana.page);
  for (const { page } of [ana, ben]) {
    await expect(ig.question(page)).toBeVisible();
    await expect(tab(page)).toHaveCount(0);
    await page.keyboard.press("h");
    await expect(panel(page)).toBeEmpty();
    await expect(page.locator(".refused")).toHaveCount(0);
  }
});
