// The smallest phones, and games with much to show: nothing is covered or cut off, and the page is never too wide. The replays are of the
// games' own sample records.
import { readFileSync } from "node:fs";
import { test, expect, usable } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { richGame } from "../lib/rich-game.mjs";

const SMALL = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const LANDSCAPE = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };
const SIZES = { "320 × 640": SMALL, "390 × 844": { ...SMALL, viewport: { width: 390, height: 844 } }, "844 × 390": LANDSCAPE, "768 × 1024": { viewport: { width: 768, height: 1024 } } };
const RECORDS = { "incan-gold": "5-players-2020", gold: "3-players", "lost-temple": "4-players" };

/** Opens a game file; its steps are shown with the arrow keys. */
async function open(page, record) {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(record) });
  await expect(page.getByText(/^Step \d+ of \d+/)).toBeVisible();
}

/** The pieces that cannot be seen in their middle, by their names or classes. */
const covered = (pieces) =>
  pieces.evaluateAll((all) => {
    const hidden = (piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return !there || !(piece.contains(there) || there.contains(piece));
    };
    return all.filter(hidden).map((piece) => piece.getAttribute("aria-label") ?? piece.getAttribute("class"));
  });

/** How many pawns are in sight on the track. They cannot be pressed, so what is found there is the track. */
const pawnsInSight = (page) =>
  page.locator(".track").evaluate((track) => {
    const seen = (pawn) => {
      const { left, top, width, height } = pawn.getBoundingClientRect();
      return track.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return [...track.querySelectorAll(".track-pawn")].filter(seen).length;
  });

for (const [size, options] of Object.entries(SIZES)) {
  for (const [game, record] of Object.entries(RECORDS)) {
    test(`a replay of ${game} has its help, and nothing covers what happens, ${size}`, async ({ person }) => {
      const { page } = await person("Ana", options);
      await open(page, readFileSync(`../games/${game}/golden/${record}.jsonl`, "utf8"));
      for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowRight");
      await usable(page, `replay of ${game} at ${size}`);
      for (const name of [/^Verify/, "Share", "Rules and help", "Play"]) {
        expect.soft(await covered(page.getByRole("button", { name }).first()), String(name)).toEqual([]);
      }
      if (game === "gold") expect(await covered(page.locator(".gold-cell")), "cards").toEqual([]);
      if (game === "lost-temple") await expect.poll(() => pawnsInSight(page)).toBeGreaterThan(1); // it is scrolled to
    });
  }
}

test("on the smallest phone the host’s own row has room for the name", async ({ person }) => {
  const { page } = await person("Ana", SMALL);
  await ig.openTable(page, "Maximiliana");
  const name = await page.locator(".who-text").first().boundingBox();
  expect(name.height, "the name is on one line").toBeLessThan(30);
  await usable(page, "gathering on the smallest phone");
});

test("on the smallest phone the tents are seen above the choice", async ({ person }) => {
  const { page } = await person("Ana", SMALL);
  await ig.startHere(page, "Ana");
  await expect(ig.question(page)).toBeVisible();
  const below = await page.locator(".spot").evaluateAll((spots) => {
    const { top } = document.querySelector(".dock").getBoundingClientRect();
    return spots.filter((spot) => spot.getBoundingClientRect().bottom > top).map((spot) => spot.textContent);
  });
  expect(below).toEqual([]);
  const cut = await page.locator(".decide").evaluateAll((buttons) => buttons.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent));
  expect(cut).toEqual([]);
});

for (const [size, options] of Object.entries(SIZES)) {
  test(`long names, five artifacts and many points fit, ${size}`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await open(page, richGame());
    await page.keyboard.press("End");
    const result = page.locator(".sum.final");
    await expect(result).toBeVisible();
    await usable(page, `a rich end at ${size}`);
    const found = await result.evaluate((result) => {
      const narrow = [...result.querySelectorAll(".who > span:first-of-type")].filter((name) => name.textContent.length > 3 && name.clientWidth < 40).map((name) => name.textContent);
      const { right } = result.getBoundingClientRect();
      const cut = [...result.querySelectorAll("td.total")].filter((cell) => cell.getBoundingClientRect().right > right).length;
      return { wide: result.scrollWidth - result.clientWidth, narrow, cut };
    });
    expect(found).toEqual({ wide: 0, narrow: [], cut: 0 });
  });
}
