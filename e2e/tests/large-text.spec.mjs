// A browser whose text is twice as large as usual: tables, lobby and results get the layout of a smaller screen. Nothing is too wide, and what
// a player presses is in sight.
import { test, expect, usable, shot } from "../lib/people.mjs";
import * as tables from "../lib/tables.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

// A setting of the browser, not of the page: lengths in media queries follow it.
const LARGE = "--blink-settings=defaultFontSize=32";
test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...launchOptions.args, LARGE] }) });

const SIZES = { "1280 × 800": { viewport: { width: 1280, height: 800 } }, "390 × 844": { viewport: { width: 390, height: 844 }, hasTouch: true } };
/** A phone shows text as large as it can be with 20 rem in a row: that is what the layout of the smallest phone needs. */
const ROOT = { 1280: "32px", 390: "19.5px" };
const ASKED = { "Incan Gold": ".decide.torch", Gold: ".gold-board.yours", "Lost Temple": ".lost-panel" };

/** The buttons and links in the dock that are cut off by the window, or covered in their middle. */
const outOfReach = (page) =>
  page.locator(".dock").evaluate((dock) => {
    const missed = (button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      return outside || !there || !(button.contains(there) || there.contains(button));
    };
    const all = [...dock.querySelectorAll("button, a[href]")].filter((it) => it.checkVisibility());
    return all.filter(missed).map((it) => `${it.textContent} ${JSON.stringify(it.getBoundingClientRect())}`);
  });

async function check(page, what) {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(ROOT[page.viewportSize().width]);
  await usable(page, what);
  if (await page.locator(".dock").count()) expect.soft(await outOfReach(page), `out of reach in ${what}`).toEqual([]);
  await shot(page, `large-text-${what.toLowerCase().replace(/\W+/g, "-")}`);
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`large text: the home page and the table before a game, ${size}`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await tables.openTable(page, "Ana");
    await tables.addBots(page, 2);
    await check(page, `lobby at ${size}`);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
    await check(page, `home at ${size}`);
  });

  test(`large text: the page of the solved game, ${size}`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await page.goto("/solved");
    await expect(page.locator(".solved-value")).toBeVisible();
    await page.getByRole("button", { name: "Start a game" }).click();
    await expect(page.locator("#solved-torch")).toBeVisible();
    await check(page, `solved at ${size}`);
  });

  for (const [game, asked] of Object.entries(ASKED)) {
    test(`large text: a game of ${game} and its result, ${size}`, async ({ person }) => {
      const { page } = await person("Ana", options);
      await tables.openTable(page, "Ana", game);
      await tables.addBots(page, 2);
      await tables.start(page);
      await expect(page.locator(asked).first()).toBeVisible();
      await check(page, `${game} at ${size}`);
      await playToTheEnd(page);
      await check(page, `result of ${game} at ${size}`);
    });
  }
}
