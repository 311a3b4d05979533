// The tables of Gold and Lost Temple on screens of all sizes: what a player needs for a choice is seen without scrolling.
import { test, expect, PHONE, stopTime } from "../lib/people.mjs";
import * as gold from "../lib/gold.mjs";
import * as lost from "../lib/lost-temple.mjs";

/** The smallest cell of Gold's grid at each size. A phone on its side has no room for 44 pixels eight times. */
const GOLD_SIZES = [
  [1024, 768, { width: 44, height: 44 }],
  [768, 1024, { width: 44, height: 44 }],
  [844, 390, { width: 40, height: 32 }],
  [390, 844, { width: 40, height: 44 }],
  [390, 664, { width: 34, height: 38 }],
  [320, 640, { width: 31, height: 35 }],
  [1280, 800, { width: 44, height: 44 }],
  [1920, 1080, { width: 44, height: 44 }],
];

for (const players of [2, 3, 4, 5]) {
  test(`all cards and the panel of Gold at once, ${players} players`, async ({ person }) => {
    const { page } = await person("Zoë");
    const inSight = async (what) => {
      for (const [width, height, least] of GOLD_SIZES) {
        await page.setViewportSize({ width, height });
        expect.soft(await gold.outOfSight(page, least), `${what} at ${width} × ${height}`).toEqual([]);
      }
    };
    await gold.openTable(page, "Zoë", "Gold");
    await gold.addBots(page, players - 1);
    await page.clock.install();
    await gold.start(page);
    await expect(gold.asked(page)).toBeVisible();
    await inSight("first card");
    await gold.faceDown(page).first().click();
    await expect(gold.faceUp(page)).toHaveCount(1);
    await inSight("second card");
    // An outcome disappears on its own, so the page's clock is stopped here.
    await stopTime(page);
    await gold.faceDown(page).last().click();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(gold.next(page)).toBeVisible({ timeout: 50 });
    }).toPass();
    await inSight("outcome");
    await page.clock.resume();
  });
}

test("a face-down card of Gold stays flat under a finger", async ({ person }) => {
  const { page } = await person("Zoë", PHONE);
  await gold.openTable(page, "Zoë", "Gold");
  await gold.addBots(page, 1);
  await gold.start(page);
  await expect(gold.asked(page)).toBeVisible();
  const last = gold.faceDown(page).last();
  await last.hover(); // on a touch screen the place that was tapped last counts as hovered until the next tap
  expect(await last.evaluate((cell) => cell.matches(":hover"))).toBe(true);
  const lifted = await gold.faceDown(page).evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).translate).filter((it) => it !== "none"));
  expect(lifted).toEqual([]);
});

/** A game of Lost Temple at a table with bots; with only one bot, everyone has two characters. */
async function race(page, bots) {
  await lost.openTable(page, "Zoë", "Lost Temple");
  await lost.addBots(page, bots);
  await lost.start(page);
  await expect(lost.track(page)).toBeVisible();
}

/** The place of something if it is wholly within the window; otherwise the test fails. */
async function inWindow(page, locator, what) {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize();
  const text = `${what}: ${JSON.stringify(box)}`;
  expect.soft(box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, text).toBe(true);
  return box;
}

/** The space of a player's pawn: fully inside the window, and visible within the track. */
async function pawnInSight(page, what) {
  await expect(async () => {
    const space = lost.track(page).getByRole("listitem").filter({ hasText: "Zoë" });
    const [box, within, dock] = [await space.boundingBox(), await lost.track(page).boundingBox(), await lost.dock(page).boundingBox()];
    const { height } = page.viewportSize();
    const middle = box.y + box.height / 2;
    expect(middle, `${what}: pawn`).toBeGreaterThan(Math.max(within.y, 0));
    expect(middle, `${what}: pawn`).toBeLessThan(Math.min(within.y + within.height, height));
    const beside = box.x + box.width <= dock.x + 1 || box.x >= dock.x + dock.width - 1;
    expect(beside || middle < dock.y, `${what}: the dock covers the pawn`).toBe(true);
  }).toPass({ timeout: 15_000 }); // it is scrolled to
}

/** Writes down every place the track ever has. */
async function watchTrack(page) {
  await lost.track(page).evaluate((track) => {
    window.trackPlaces = new Set();
    const look = () => {
      const { x, y, width, height } = track.getBoundingClientRect();
      if (track.isConnected) window.trackPlaces.add([x, y, width, height].map(Math.round).join(" "));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...window.trackPlaces]);
}

const SIZES = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1024, height: 768 } },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  PHONE,
];

for (const options of SIZES) {
  const { width, height } = options.viewport;
  test(`the track of Lost Temple stays in its place, ${width} × ${height}`, async ({ person }) => {
    const { page } = await person("Zoë", options);
    await race(page, 1);
    const places = await watchTrack(page);
    const asked = new Set();
    await lost.decide(page, 9, async (heading) => {
      asked.add(heading.replace(/\d+/, ""));
      await pawnInSight(page, heading);
      const dock = await inWindow(page, lost.dock(page), `${heading}: the dock`);
      expect.soft(await page.evaluate(() => scrollY), "the page scrolls itself").toBe(0);
      if (width > 700 && height > 480) {
        const track = await inWindow(page, lost.track(page), `${heading}: the track`);
        expect.soft(track.y + track.height, `${heading}: the track ends above the dock`).toBeLessThanOrEqual(dock.y + 1);
        const hidden = await lost.track(page).evaluate((track) => {
          const place = track.getBoundingClientRect();
          const out = (space) => {
            const { left, top, right, bottom } = space.getBoundingClientRect();
            return left < place.left || top < place.top || right > place.right || bottom > place.bottom;
          };
          return [...track.querySelectorAll("li")].filter(out).map((space) => space.textContent);
        });
        expect.soft(hidden, `${heading}: spaces that are cut off`).toEqual([]);
        const outOfReach = (inputs) => {
          const missed = (input) => {
            const { x, y, width, height } = input.getBoundingClientRect();
            return !input.parentElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          };
          return inputs.filter(missed).map((input) => input.labels[0].textContent);
        };
        const cards = /^Keep one/.test(heading) ? await lost.question(page).getByRole("radio").evaluateAll(outOfReach) : [];
        expect.soft(cards, `${heading}: cards that cannot be pressed in their middle`).toEqual([]);
      }
      if (width <= 700) {
        await inWindow(page, lost.strip(page), `${heading}: the characters`);
        const purse = page.getByRole("list", { name: "Gems and machetes" }).getByRole("listitem").filter({ hasText: "Zoë" });
        await inWindow(page, purse, `${heading}: the own purse`);
      }
    });
    expect(asked.size, [...asked].join(", ")).toBeGreaterThan(2);
    expect(await places()).toHaveLength(1);
  });
}
