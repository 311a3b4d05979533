// Lost Temple on screens of all sizes, through whole games: nothing jumps, what a choice needs is in sight, and the result leaves the board in sight.
import { test, expect, fast, shot, usable, PHONE } from "../lib/people.mjs";
import * as lost from "../lib/lost-temple.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

const SMALL_PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SIZES = [[1920, 1080], [1280, 800], [1024, 768], [768, 1024], [844, 390], [390, 844], [320, 640]];
const name = ({ viewport: { width, height } }) => `${width} × ${height}`;

/** A game of four on this device; of `bots` one, it is a game of two. */
async function race(page, bots = true) {
  await lost.startHere(page, "Zoë", { game: "Lost Temple", bots });
  await expect(lost.track(page)).toBeVisible();
}

/** Writes down every place that the track ever has, and every scroll of the page. */
async function watch(page) {
  await lost.track(page).evaluate((track) => {
    window.seenPlaces = new Set();
    const look = () => {
      const { x, y, width, height } = track.getBoundingClientRect();
      const scrolled = scrollY + document.querySelector("main").scrollTop;
      if (track.isConnected) window.seenPlaces.add([x, y, width, height, scrolled].map(Math.round).join(" "));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...window.seenPlaces]);
}

for (const options of [DESKTOP, PHONE, SMALL_PHONE]) {
  test(`the track has one place for a whole game, ${name(options)}`, async ({ person }) => {
    const { page } = await person("Zoë", options);
    await fast(page);
    await race(page);
    const places = await watch(page);
    await playToTheEnd(page);
    await expect(lost.over(page)).toBeAttached();
    expect(await places()).toHaveLength(1);
  });
}

/** Whether all of something is in the window. */
async function expectInWindow(page, locator, what) {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize();
  const inside = box && box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
  expect.soft(inside, `${what}: ${JSON.stringify(box)}`).toBe(true);
}

/** The pieces that are in sight on the track: those with these selectors whose middle nothing covers. */
const inSight = (page, selector) =>
  lost.track(page).evaluate((track, selector) => {
    const seen = (piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(there) && track.contains(there);
    };
    const pieces = [...track.querySelectorAll(selector)];
    return [pieces.filter(seen).length, pieces.length];
  }, selector);

for (const options of [PHONE, SMALL_PHONE, { viewport: { width: 1024, height: 768 } }, { viewport: { width: 768, height: 1024 } }, { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }]) {
  test(`what a choice needs is in sight, ${name(options)}`, async ({ person }) => {
    const { page } = await person("Zoë", options);
    await race(page);
    await lost.decide(page, 7, async (heading) => {
      await expectInWindow(page, lost.dock(page), `${heading}: the dock`);
      await expectInWindow(page, lost.strip(page), `${heading}: the characters`);
      const purse = page.getByRole("list", { name: "Gems and machetes" }).getByRole("listitem").filter({ hasText: "Zoë" });
      await expectInWindow(page, purse, `${heading}: the own purse`);
      // It is scrolled to.
      await expect.poll(() => inSight(page, ".track-pawn.own"), `${heading}: the pawn`).toEqual([1, 1]);
      await expect.poll(async () => {
        const [seen, all] = await inSight(page, ".track-aim");
        return seen >= Math.min(all, 2);
      }, `${heading}: where it can go`).toBe(true);
    });
  });
}

test("every offered character is explained, at every size", async ({ person }) => {
  const { page } = await person("Zoë", PHONE);
  await race(page, "one"); // up to seven cards
  await expect(lost.question(page)).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const unexplained = await lost.question(page).evaluate((group) => {
      const explained = (label) => {
        const says = label.querySelector(".to");
        const { width, height } = says.getBoundingClientRect();
        return says.textContent.length > 8 && width > 20 && height > 8 && label.scrollWidth <= label.clientWidth + 1;
      };
      return [...group.querySelectorAll("label")].filter((label) => !explained(label)).map((label) => label.textContent);
    });
    expect.soft(unexplained, `${width} × ${height}`).toEqual([]);
    await shot(page, `lost-hand-${width}`);
  }
});

test("the summary card says what a pressed character does", async ({ person }) => {
  const { page } = await person("Zoë", PHONE);
  await race(page);
  const card = page.getByRole("dialog", { name: "Summary card" });
  await lost.strip(page).getByRole("button", { name: /Child/ }).click();
  await expect(card).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: /^9Child/ })).toBeInViewport();
  await expect(card.getByRole("listitem").filter({ hasText: /^9Child/ })).toBeFocused();
  await usable(page, "the summary card");
  await shot(page, "lost-summary");
  for (const part of ["Spaces", "Chance tokens"]) await expect(card.getByRole("heading", { name: part })).toBeAttached();
  await expect(card).toContainText(/18 tokens: \d+ on the track and \d+ in the reserve/);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(lost.strip(page).getByRole("button", { name: /Child/ })).toBeFocused();
  await page.getByRole("button", { name: "Summary card" }).click();
  await card.getByRole("button", { name: "Close the summary card" }).click();
  await expect(card).toBeHidden();
});

test("the result leaves the board in sight, at every size", async ({ person }) => {
  const { page } = await person("Zoë");
  await race(page);
  await playToTheEnd(page);
  await expect(lost.over(page)).toBeAttached();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    const result = page.locator(".lost-result").filter({ visible: true });
    await expect(page.getByText(/wins/).filter({ visible: true }).first()).toBeVisible();
    const table = result.getByRole("table");
    await expect(table, size).toBeVisible();
    // Every column is within the table's window, the first one and the last.
    const cut = await table.evaluate((table) => {
      const out = (cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      };
      return [...table.querySelectorAll("th, td")].filter(out).map((cell) => cell.textContent);
    });
    expect.soft(cut, `cut off at ${size}`).toEqual([]);
    const own = table.locator("tr.own");
    await expect(own, size).toContainText("Zoë");
    const plain = table.locator("tbody tr:not(.own) th").first();
    const color = (cell) => getComputedStyle(cell).backgroundColor;
    expect.soft(await own.locator("th").evaluate(color), `own row at ${size}`).not.toBe(await plain.evaluate(color));
    const moments = page.getByRole("heading", { name: "Key moments" }).filter({ visible: true });
    await expect(moments, size).toHaveCount(1);
    expect.soft(await page.locator(".lost-keys").filter({ visible: true }).getByRole("listitem").count(), size).toBe(3);
    await expectInWindow(page, page.getByRole("button", { name: "Play again" }), `Play again at ${size}`);
    await expectInWindow(page, page.getByRole("link", { name: "Watch replay" }), `Watch replay at ${size}`);
    // The winner at the finish is in sight.
    await expect.poll(() => inSight(page, ".track-space.finish"), `the finish at ${size}`).toEqual([1, 1]);
    await usable(page, `the result at ${size}`);
    await shot(page, `lost-result-${width}`);
  }
});
