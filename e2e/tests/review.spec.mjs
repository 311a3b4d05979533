// Reviews of finished games: the graph of the win chances, parts that add up, key moments, trying again; on all screens, by keyboard, as an image,
// and without a network.
import { readFileSync } from "node:fs";
import { test, testWithOwnServer, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

const SIZES = [[320, 640], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]];

/** The record of a finished game of three. */
const record = readFileSync(new URL("../../games/incan-gold/golden/3-players.jsonl", import.meta.url), "utf8");

const place = (page) => page.getByText(/^Step \d+ of \d+, round \d+$/);
const section = (page) => page.getByRole("region", { name: "Review" });
const asFile = (text) => ({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(text) });

async function open(page, text = record) {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(asFile(text));
  await expect(place(page)).toBeVisible();
}

/** The review, in full. */
async function reviewed(page) {
  await page.getByRole("radio", { name: "Win chance" }).check({ force: true });
  await expect(section(page).getByText(/^Compared with/)).toBeVisible({ timeout: 120_000 });
  await expect(section(page).getByRole("progressbar")).toHaveCount(0);
}

/** Tenths of a point, as a number. */
const tenths = (text) => Math.round(10 * Number(text.replace("−", "-")));

test("everyone's parts add up, key moments are shown, and the keyboard moves through the chances", async ({ person }) => {
  const { page } = await person("Ana");
  await open(page);
  await reviewed(page);
  const sums = section(page).locator(".review-sum");
  await expect(sums).toHaveCount(3);
  let results = 0;
  for (const sum of await sums.all()) {
    const numbers = (await sum.locator("td.num").allTextContents()).map(tenths);
    const [start, ...rest] = numbers;
    const result = rest.pop();
    expect(rest.length).toBeGreaterThanOrEqual(3);
    expect(rest.reduce((all, one) => all + one, start), "start and parts are the result").toBe(result);
    results += result;
  }
  expect(results).toBe(1000);

  // Each key moment leads to its step.
  const keys = section(page).getByRole("list", { name: "Key moments" }).getByRole("listitem");
  expect(await keys.count()).toBeGreaterThan(1);
  for (const key of await keys.all()) {
    const [, step] = (await key.textContent()).match(/Step (\d+)/);
    await key.getByRole("button", { name: /^Show: Step/ }).click();
    await expect(place(page)).toHaveText(new RegExp(`^Step ${step} of`));
  }

  // The graph: the cursor says what the picture shows.
  const graph = page.getByRole("slider", { name: /^Win chance/ });
  await page.keyboard.press("Home");
  await graph.focus();
  await expect(graph).toHaveAttribute("aria-valuetext", /^Step 1 of \d+, round 1: .*\d+%, .*\d+%, .*\d+%$/);
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Step 2 of/);
  await page.keyboard.press("End");
  await expect(graph).toHaveAttribute("aria-valuetext", /100%/);
  await page.locator(".field-of-lines").click({ position: { x: 3, y: 40 } });
  await expect(place(page)).toHaveText(/^Step 1 of/);
  await section(page).getByText("Show as a table").click();
  await expect(section(page).getByRole("columnheader")).toHaveCount(4);
  await usable(page, "a review");
  await expect(page).toHaveURL(/#at=0&review$/);

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as image" }).click()]);
  const image = readFileSync(await download.path());
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  expect(image.length).toBeGreaterThan(10_000);
});

for (const colorScheme of ["dark", "light"]) {
  test(`it fits every screen, ${colorScheme}`, async ({ person }) => {
    const { page } = await person("Ana", { colorScheme });
    await open(page);
    await reviewed(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.locator("#replay-graph-h").evaluate((it) => it.scrollIntoView());
      await usable(page, `a review at ${width} × ${height}, ${colorScheme}`);
      await shot(page, `review-${colorScheme}-${width}`);
    }
  });
}

test("from the end of a game to its review, through both lenses, and back into the game", async ({ person }) => {
  const { page } = await person("Ana", PHONE);
  await ig.openTable(page, "Ana");
  await ig.addBots(page, 1);
  await ig.start(page);
  await playToTheEnd(page);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(page.locator("#replay-graph-h")).toHaveText("Win chance");
  await expect(page.locator("#replay-graph-h")).toBeFocused();
  await expect(section(page).getByText("Compared with perfect play.")).toBeVisible({ timeout: 240_000 });
  const lens = section(page).getByRole("radiogroup", { name: "Compare with" });
  await lens.getByRole("radio", { name: "This table" }).check({ force: true });
  await expect(section(page).getByText(/^Compared with what/)).toBeVisible({ timeout: 240_000 });
  await usable(page, "a review on a phone");
  await shot(page, "review-lenses");
  const again = section(page).getByRole("button", { name: /^Try again from step/ }).first();
  const [, step] = (await again.getAttribute("aria-label")).match(/step (\d+)/);
  await again.click();
  await expect(place(page)).toHaveText(new RegExp(`^Step ${step} of`));
  await expect(page.getByRole("heading", { name: "Play from here" })).toBeFocused();
  await page.getByRole("button", { name: /^(Play from here|Replace and play)$/ }).click();
  await expect(page).toHaveURL(/\/here$/);
});

test("it can be stopped, and goes on later", async ({ person }) => {
  const { page, context } = await person("Ana", { serviceWorkers: "block" });
  let release;
  const held = new Promise((done) => (release = done));
  await context.route(/web_reviewer_bg/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await page.getByRole("radio", { name: "Win chance" }).check({ force: true });
  await section(page).getByRole("button", { name: "Cancel" }).click();
  await expect(section(page).getByRole("progressbar")).toHaveCount(0);
  release();
  await section(page).getByRole("button", { name: "Review game" }).click();
  await expect(section(page).getByText(/^Compared with/)).toBeVisible({ timeout: 120_000 });
});

test("unfinished games are not reviewed, and broken files get a sentence", async ({ person }) => {
  const { page } = await person("Ana");
  await open(page, record.split("\n").slice(0, 12).join("\n") + "\n");
  await expect(page.getByRole("heading", { name: /unfinished$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Review" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Win chance" })).toHaveCount(0);
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(asFile(record.replace(/\n.*\n/, "\n{}\n")));
  await expect(page.getByRole("alert").filter({ hasText: "Line 2 isn’t a step of this game" })).toBeVisible();
});

testWithOwnServer("what was opened once works without a network", async ({ person, server }) => {
  const { page, context } = await person("Ana");
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
  });
  await reviewed(page);
  await server.kill();
  await context.setOffline(true);
  await open(page);
  await reviewed(page);
  await expect(section(page).locator(".review-sum")).toHaveCount(3);
});
