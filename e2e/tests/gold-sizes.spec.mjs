// The table of Gold on screens of all sizes: all eight rows and the panel are always visible and never move; what
// your own cards do stays until you have seen it; the cards can lie scattered; the result shows everyone's points.
import { test, expect, fast, usable, PHONE } from "../lib/people.mjs";
import * as gold from "../lib/gold.mjs";
import { answerUntil, playToTheEnd } from "../lib/autoplay.mjs";

const LANDSCAPE = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };
/** Each size with the least that a place measures there. */
const SIZES = [
  [{ viewport: { width: 1024, height: 768 } }, { width: 44, height: 44 }],
  [{ viewport: { width: 768, height: 1024 } }, { width: 44, height: 44 }],
  [LANDSCAPE, { width: 40, height: 32 }],
  [PHONE, { width: 40, height: 44 }],
  [{ ...PHONE, viewport: { width: 320, height: 640 } }, { width: 31, height: 35 }],
];

/** Waits for the question, and the moment after it in which a press would count as a slip. */
async function asked(page) {
  await expect(gold.asked(page)).toBeVisible();
  await page.waitForTimeout(400);
}

/** Writes down every place that the square and the panel have while the game is on, and how far the page was scrolled. */
async function watchPlaces(page) {
  await page.evaluate(() => {
    window.places = new Set();
    const look = () => {
      const place = (selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      };
      if (!document.querySelector(".mine-choice.over") && document.querySelector(".gold-dock")) {
        window.places.add(`square ${place(".gold-board")}, panel ${place(".gold-dock")}, scrolled ${scrollY}`);
        requestAnimationFrame(look);
      }
    };
    look();
  });
  return () => page.evaluate(() => [...window.places]);
}

for (const [options, least] of SIZES) {
  const { width, height } = options.viewport;
  test(`nothing jumps and every place is seen in a whole game, ${width} × ${height}`, async ({ person }) => {
    const { page } = await person("Zoë", options);
    await fast(page);
    await gold.openTable(page, "Zoë", "Gold");
    await gold.addBots(page, 1);
    await gold.start(page);
    await asked(page);
    expect.soft(await gold.outOfSight(page, least), "at the first card").toEqual([]);
    const places = await watchPlaces(page);
    await playToTheEnd(page);
    expect(await places(), "the square and the panel keep their places").toHaveLength(1);
  });
}

test("what your own cards do stays until you continue", async ({ person }) => {
  const { page } = await person("Zoë");
  await page.clock.install();
  await gold.openTable(page, "Zoë", "Gold");
  await gold.addBots(page, 1);
  await gold.start(page);
  await asked(page);
  await gold.faceDown(page).first().click();
  await expect(gold.faceUp(page)).toHaveCount(1);
  await asked(page);
  await gold.faceDown(page).last().click();
  await expect(gold.next(page)).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  await expect(gold.next(page)).toBeVisible();
  await expect(gold.faceUp(page)).toHaveCount(2);
  // A press on a card continues too, and flips nothing.
  await gold.faceDown(page).first().click({ force: true });
  await expect(gold.faceUp(page)).not.toHaveCount(2);
});

test("the gold rush begins with a moment of its own, and is announced", async ({ person }) => {
  const { page } = await person("Zoë", PHONE);
  await gold.openTable(page, "Zoë", "Gold");
  await gold.addBots(page, 1);
  await gold.start(page);
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.said.push(node.textContent);
    }).observe(document.querySelector("main [role=log]"), { childList: true });
  });
  await answerUntil(page, ".gold-rush");
  const moment = page.locator(".gold-rush");
  await expect(moment).toContainText("Gold rush!");
  const [over, square] = [await moment.boundingBox(), await page.locator(".gold-felt").boundingBox()];
  expect(over.width).toBeGreaterThan(square.width - 10);
  expect(await page.evaluate(() => window.said.filter((text) => text.startsWith("Gold rush")))).toHaveLength(1);
});

/** The places of all cards, and how much of each can be pressed: in the middle of it and around. */
function pressed(page) {
  return gold.grid(page).getByRole("button").evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const hits = [0.3, 0.5, 0.7].flatMap((across) => [0.3, 0.5, 0.7].map((down) => document.elementFromPoint(x + width * across, y + height * down)));
      return { name: cell.id, place: [x, y].map(Math.round).join(" "), hits: hits.filter((hit) => hit?.closest("button") === cell).length };
    }),
  );
}

for (const [options] of SIZES) {
  const { width, height } = options.viewport;
  test(`scattered cards can all be pressed and never move, ${width} × ${height}`, async ({ person }) => {
    const { page } = await person("Zoë", options);
    await gold.startHere(page, "Zoë", { game: "Gold", bots: "one" });
    await asked(page);
    const straight = await pressed(page);
    await page.getByText("Help and display").click();
    await page.getByRole("switch", { name: /^Scattered cards/ }).check();
    await usable(page, "help of Gold");
    await page.getByText("Help and display").click();
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector(".gold-right").scrollTo(0, 0);
    });
    const scattered = await pressed(page);
    expect(scattered.filter(({ hits }) => hits < 9)).toEqual([]);
    expect(scattered.filter(({ place }, at) => place !== straight[at].place).length).toBeGreaterThan(50);
    // The device remembers it, and the picture is the same.
    await page.reload();
    await asked(page);
    expect(await pressed(page)).toEqual(scattered);
    await page.locator("#gold-A1").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("#gold-B2")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(gold.faceUp(page)).toHaveCount(1);
    await gold.remembersNothing(page);
  });
}

test("the mouse raises no card", async ({ person }) => {
  const { page } = await person("Zoë");
  await gold.startHere(page, "Zoë", { game: "Gold", bots: "one" });
  await asked(page);
  const cell = page.locator("#gold-C3");
  const before = await cell.boundingBox();
  await cell.hover();
  expect(await cell.boundingBox()).toEqual(before);
  expect(await cell.evaluate((cell) => getComputedStyle(cell).zIndex)).toBe("auto");
});

test("the result: the winner, your own row, key moments and the next steps, also on a small phone", async ({ person }) => {
  const { page } = await person("Zoë", { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  await gold.openTable(page, "Zoë", "Gold");
  await gold.addBots(page, 4);
  await gold.start(page);
  await playToTheEnd(page);
  const result = gold.over(page);
  await expect(result.getByRole("heading", { level: 2 })).toContainText(/wins|share/);
  await expect(result.getByRole("heading", { name: "Key moments" })).toBeVisible();
  const moments = await result.getByRole("listitem").filter({ hasNotText: /^Gold \d/ }).allTextContents();
  expect(moments.length).toBeGreaterThan(1);
  await expect(result.locator("tr.own")).toHaveCount(1);
  await expect(result.locator("tr.own")).toContainText("Zoë");
  for (const cell of await result.getByRole("columnheader", { name: "Points" }).or(result.locator("td.total")).all()) {
    const box = await cell.boundingBox();
    expect.soft(box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box)).toBe(true);
  }
  const outside = await result.locator("tbody tr").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const chips = [...row.querySelectorAll(".gold-chip")].map((chip) => chip.getBoundingClientRect());
      return chips.filter((chip) => chip.top < top - 1 || chip.bottom > bottom + 1).map((chip) => `${chip.top}–${chip.bottom} in ${top}–${bottom}`);
    }),
  );
  expect(outside, "cards that lie over another row").toEqual([]);
  await expect(page.getByRole("button", { name: "Play again" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Watch replay" })).toBeInViewport();
  await usable(page, "end of Gold on a small phone");
});
