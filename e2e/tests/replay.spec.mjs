// Replays: watching a game from any seat, with the keyboard, or by a link to a moment; playing from there; verifying the deal; and
// refusing files that are not records.
import { readFileSync } from "node:fs";
import { test, testWithOwnServer, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

const place = (page) => page.getByText(/^Step \d+ of \d+, round \d+$/);
const file = (page) => page.locator("input[type=file]");

/** A finished game on the server: its record as a text. */
async function played(page, name, game = "Incan Gold") {
  await ig.openTable(page, name, game);
  await ig.addBots(page, 1);
  await ig.start(page);
  await playToTheEnd(page);
  await page.goto("/records");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: /^Download/ }).first().click()]);
  return readFileSync(await download.path(), "utf8");
}

const asFile = (text, name = "game.jsonl") => ({ name, mimeType: "application/x-ndjson", buffer: Buffer.from(text) });

test("a game is replayed step by step, and verified", async ({ person }) => {
  const ana = await person("Ana");
  const { page } = ana;
  const record = await played(page, "Ana");
  await page.goto("/replay");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await usable(page, "choosing a record");
  await shot(page, "replay-pick");
  await file(page).setInputFiles(asFile(record));
  await expect(place(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "The cards weren’t rigged" })).toBeVisible();
  await usable(page, "a replay");
  await shot(page, "replay");

  await page.keyboard.press("Home");
  await expect(place(page)).toHaveText(/^Step 1 of/);
  for (let step = 2; step < 6; step++) {
    await page.keyboard.press("ArrowRight");
    await expect(place(page)).toHaveText(new RegExp(`^Step ${step} of`));
  }
  await page.keyboard.press("ArrowLeft");
  await expect(place(page)).toHaveText(/^Step 4 of/);
  await page.keyboard.press("Home"); // the first round may be over after three steps
  await expect(place(page)).toHaveText(/^Step 1 of/);
  await page.keyboard.press("PageDown");
  await expect(place(page)).toHaveText(/round 2$/);
  await page.keyboard.press("End");
  await expect(page.locator(".sum.final")).toBeVisible();
  await page.getByLabel("Perspective").selectOption("Ana");
  await page.getByLabel("Perspective").selectOption("Everyone");

  // A changed record is detected.
  const lines = record.trimEnd().split("\n");
  const forged = [lines[0].replace(/"secret":"(.)/, (all, first) => all.slice(0, -1) + (first === "0" ? "1" : "0")), ...lines.slice(1)];
  await page.goto("/replay");
  await file(page).setInputFiles(asFile(forged.join("\n") + "\n"));
  await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
});

test("a link to a moment, on a phone, and the game is played on from there", async ({ person }) => {
  const { page } = await person("Ana", { ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });
  await played(page, "Ana");
  await page.goto("/records");
  await page.getByRole("link", { name: /^Watch replay/ }).first().click();
  await expect(place(page)).toBeVisible();
  await page.keyboard.press("Home");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText(/^Step 6 of/);
  await usable(page, "a replay on a phone");
  await shot(page, "replay-phone");
  await page.getByRole("button", { name: "Link to this moment" }).click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/");
  await page.goto(link);
  await expect(place(page)).toHaveText(/^Step 6 of/);
  await page.getByRole("button", { name: /^(Play from here|Replace and play)$/ }).click();
  await expect(page).toHaveURL(/\/here$/);
  await playToTheEnd(page);
  await shot(page, "replay-branch-end");
});

test("the steps of Gold name every card, and each step shows its cards", async ({ person }) => {
  const { page } = await person("Ana");
  const record = await played(page, "Ana", "Gold");
  await page.goto("/replay");
  await file(page).setInputFiles(asFile(record));
  await expect(place(page)).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("button");
  const card = /[A-H][1-8]: (Gold \d|(Green|Orange|Blue|Red|Purple) prospector \d|Dynamite)/;
  const texts = await steps.allTextContents();
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.slice(1).filter((text) => !card.test(text)), "steps without a card").toEqual([]);
  // The second card of the first turn: both cards and what they do are there, and stay.
  await steps.nth(2).click();
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("button", { name: /face up: / })).toHaveCount(2);
  const second = texts[2].match(card);
  await expect(grid.getByRole("button", { name: `${second[0].slice(0, 2)}, face up: ${second[1]}` })).toBeVisible();
  await page.clock.install();
  await page.clock.runFor(60_000);
  await expect(grid.getByRole("button", { name: /face up: / })).toHaveCount(2);
  await steps.nth(3).click();
  await expect(grid.getByRole("button", { name: /face up: / })).toHaveCount(1);
});

test("the steps of Lost Temple name the picks, also those that stayed secret", async ({ person }) => {
  const { page } = await person("Ana");
  const record = await played(page, "Ana", "Lost Temple");
  await page.goto("/replay");
  await file(page).setInputFiles(asFile(record));
  await expect(place(page)).toBeVisible();
  const picks = page.getByRole("list", { name: "Steps" }).getByRole("button").filter({ hasText: / picks: / });
  const texts = await picks.allTextContents();
  expect(texts.length).toBeGreaterThan(5);
  const names = /picks: (Shaman|Thief|Seer|Priest|Elder|Craftsman|Artisan|Scout|Canoe|Child)/;
  expect(texts.filter((text) => !names.test(text))).toEqual([]);
});

for (const [name, options] of [["a desktop", {}], ["a phone", PHONE], ["a small phone", { ...PHONE, viewport: { width: 320, height: 640 } }]]) {
  test(`Verify and Share are in the header, on ${name}`, async ({ person }) => {
    const { page } = await person("Ana", { ...options, permissions: ["clipboard-read", "clipboard-write"] });
    await played(page, "Ana", "Gold");
    await page.getByRole("link", { name: /^Watch replay/ }).first().click();
    await expect(place(page)).toBeVisible();
    const header = page.getByRole("banner");
    const [verify, share] = [header.getByRole("button", { name: /^Verify/ }), header.getByRole("button", { name: "Share" })];
    for (const tool of [verify, share]) {
      await expect(tool).toBeInViewport({ ratio: 1 });
      const { width, height } = await tool.boundingBox();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await usable(page, `a replay on ${name}`);
    await share.click();
    await expect(page.getByText(/^Link copied/)).toBeInViewport();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/replay/");
    await verify.click();
    const check = page.locator("#replay-check-h");
    await expect(check).toBeFocused();
    await expect(check).toBeInViewport();
  });
}

testWithOwnServer("a file is played back without a server", async ({ person, server }) => {
  const { page, context } = await person("Ana");
  const record = await played(page, "Ana", "Gold");
  await page.goto("/");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", done));
  });
  await page.reload();
  await server.kill();
  await context.setOffline(true);
  await page.goto("/replay");
  await file(page).setInputFiles(asFile(record));
  await expect(place(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "The cards weren’t rigged" })).toBeVisible();
});

test("a file that is not a record is refused with a sentence", async ({ person }) => {
  const { page } = await person("Ana");
  const record = await played(page, "Ana");
  await page.goto("/replay");
  // The field must not be replaced while a file is read: it would lose the next file.
  const field = await file(page).elementHandle();
  const says = async (what, sentence) => {
    await field.setInputFiles(what, { timeout: 120_000 }); // the largest takes a while on a busy machine
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
  };
  await says(asFile("x".repeat(40 * 1024 * 1024)), "too large");
  // Within a line: whole lines are the beginning of a game, which can be shown.
  await says(asFile(record.trimEnd().slice(0, -3)), "breaks off");
  await says(asFile("Dear Ana,\nthis is a letter.\n"), "isn’t a game file");
  await says({ name: "picture.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0, 255, 254, 1, 2]) }, "isn’t a game file");
  await says(asFile(""), "isn’t a game file");
  await says(asFile(record.replace(/"game":"[^"]*"/, '"game":"chess"')), "doesn’t have");
  await says(asFile(record.replace(/\n.*\n/, "\n{}\n")), "Line 2 isn’t a step of this game");
  await says(asFile("[".repeat(200_000)), "isn’t a game file");
  // A good one after all the bad ones.
  await field.setInputFiles(asFile(record));
  await expect(place(page)).toBeVisible();
});
