// Puzzles: solved right and wrong, by keyboard, at every size, and without a network; and your own mistakes.
import { readFileSync } from "node:fs";
import { testWithOwnServer as test, expect, shot, usable } from "../lib/people.mjs";

const ALL = readFileSync(new URL("../../games/incan-gold/puzzles/data/all.jsonl", import.meta.url), "utf8");
const PUZZLES = new Map(ALL.trim().split("\n").map((line) => JSON.parse(line)).map((it) => [it.id, it]));
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const sheet = (page) => page.locator(".puzzle-sheet");

/** The puzzle that is shown, once it asks. */
async function asked(page) {
  await expect(page.getByRole("button", { name: /^Torch/ })).toBeVisible();
  return PUZZLES.get(await page.locator(".puzzle").getAttribute("data-puzzle"));
}

/** Chooses with a key; a press right after the question opened does not count. */
async function choose(page, puzzle, right) {
  const torch = puzzle.values[0] > puzzle.values[1];
  await expect(async () => {
    await page.keyboard.press(torch === right ? "t" : "c");
    await expect(sheet(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("one solved, one not: the rating moves, with the keyboard alone", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/puzzles");
  await expect(page.getByRole("heading", { name: "Puzzles", exact: true })).toBeVisible();
  await usable(page, "all puzzles");
  await page.getByRole("link", { name: "Solve puzzles: Incan Gold" }).press("Enter");
  const first = await asked(page);
  await expect(page.getByText(`Puzzle rating ${first.rating}`)).toBeVisible();
  await usable(page, "a puzzle");
  await choose(page, first, true);
  await expect(sheet(page).getByRole("heading", { name: "Right!" })).toBeFocused();
  await expect(sheet(page).getByRole("status").first()).toHaveText(/^Rating: 1500 → 1[67]\d\d$/);
  await expect(sheet(page).getByRole("row")).toHaveCount(2);
  await expect(sheet(page).locator(".puzzle-why li").first()).not.toBeEmpty();
  await usable(page, "a solved puzzle");

  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.locator(`.puzzle:not([data-puzzle="${first.id}"])`)).toBeVisible();
  const second = await asked(page);
  await choose(page, second, false);
  await expect(sheet(page).getByRole("heading", { name: "There’s a better choice" })).toBeFocused();
  await expect(sheet(page).getByText(/points of your win chance/)).toBeVisible();

  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(sheet(page)).toBeHidden();
  await choose(page, second, true);
  await expect(sheet(page).getByText(/^Rating/)).toBeHidden();

  await page.goto("/puzzles");
  await expect(page.getByText(/^Your rating: \d+\. Solved: 1 of 2\./)).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Delete rating and history" }).click();
  await expect(page.getByText(/Solved: 1 of 2/)).toBeHidden();
});

test("every game has puzzles at its own table", async ({ person }) => {
  const { page } = await person("Ana");
  for (const game of ["gold", "lost-temple"]) {
    await page.goto(`/puzzles/${game}`);
    await expect(page.getByText("What’s your best choice?")).toBeVisible();
    await expect(page.locator("#dock-h, .gold-grid").first()).toBeVisible();
    await usable(page, `a puzzle of ${game}`);
    await shot(page, `puzzle-${game}`);
  }
});

test("a puzzle fits every screen, in both themes", async ({ person }) => {
  const { page } = await person("Ana");
  for (const theme of ["light", "dark"]) {
    await page.goto("/puzzles");
    await page.evaluate((theme) => localStorage.setItem("quipu.settings", JSON.stringify({ theme })), theme);
    await page.goto("/puzzles/incan-gold");
    const puzzle = await asked(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await usable(page, `a puzzle at ${size.width}`);
      await shot(page, `puzzle-${theme}-${size.width}`);
    }
    await choose(page, puzzle, false);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole("button", { name: "Next" })).toBeInViewport();
      await usable(page, `an answer at ${size.width}`);
      await shot(page, `puzzle-answer-${theme}-${size.width}`);
    }
  }
});

test("they are there without a network, once opened, and a game goes on from one", async ({ person, server }) => {
  const { page, context } = await person("Ana");
  await page.goto("/puzzles/incan-gold");
  await asked(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
  });
  const kept = await page.evaluate(async () => (await (await caches.open("quipu-data")).keys()).map(({ url }) => url));
  expect(kept.filter((url) => url.includes("puzzles"))).toHaveLength(1); // nothing that was not asked for
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  const puzzle = await asked(page);
  await choose(page, puzzle, true);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/here$/);
  await expect(page.getByRole("button", { name: /^Torch/ })).toBeVisible();
});

test("a mistake of your own is asked again", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/puzzles/mistakes");
  await expect(page.getByText(/^No mistakes found/)).toBeVisible();
  // A finished game in which the first player left at the first card, five times.
  const header = { quipu: 1, game: "incan-gold", rules: 1, seats: ["Ana", "Guide"], bots: [null, "guide"], id: "a-1", date: "2026-11-18" };
  const act = (seat, choice) => ({ seat, do: choice });
  const cards = ["treasure-1", "treasure-2", "treasure-3", "treasure-4", "treasure-5"];
  const round = (card) => [{ chance: card }, act(0, "camp"), act(1, "camp")];
  const record = [header, ...cards.flatMap(round)].map((line) => JSON.stringify(line)).join("\n") + "\n";
  await page.evaluate((record) => localStorage.setItem("quipu.played", JSON.stringify([record])), record);
  await page.goto("/puzzles/mistakes");
  // The game of two is reviewed by its exact solution: five rounds to solve, on a busy machine.
  await expect(page.getByText("From one of your games")).toBeVisible({ timeout: 180_000 });
  await page.keyboard.press("c");
  await expect(async () => {
    await page.keyboard.press("c");
    await expect(sheet(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(sheet(page).getByRole("heading", { name: "There’s a better choice" })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("quipu.mistakes")));
  expect(kept.reviewed).toEqual(["a-1"]);
  expect(kept.mistakes.length).toBeGreaterThan(0);
});
