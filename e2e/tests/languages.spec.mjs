// Four languages: every page on a phone, a whole game in each, and another language at any moment.
import { readdirSync, readFileSync } from "node:fs";
import { test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";
import * as ig from "../lib/incan-gold.mjs";

const WORDS = new URL("../../web/shell/words/", import.meta.url);
const PAGES = ["/", "/rules", "/rules/incan-gold", "/rules/gold", "/rules/lost-temple", "/settings", "/records", "/boards", "/solved", "/replay", "/nowhere"];

/** The keys of all texts. Where a text is missing, its key is shown. */
const KEYS = readdirSync(new URL("en/", WORDS))
  .flatMap((file) => readFileSync(new URL(`en/${file}`, WORDS), "utf8").split("\n"))
  .map((line) => line.match(/^([a-z0-9]+(?:-[a-z0-9]+)+) =/)?.[1])
  .filter(Boolean);

async function isSaid(page, what) {
  const written = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
    const names = named.flatMap((it) => ["aria-label", "title", "placeholder"].map((name) => it.getAttribute(name) ?? ""));
    return [document.title, document.body.textContent, ...names].join(" ");
  });
  const shown = new Set(written.split(/[^a-z0-9-]+/));
  expect.soft(KEYS.filter((key) => shown.has(key)), `keys instead of words: ${what}`).toEqual([]);
  await usable(page, what);
}

/** Starts a game on this device against one bot, in any language. */
async function startHere(page, game) {
  await page.goto("/");
  await page.locator(`#game-${game}`).check({ force: true });
  await page.locator(".way button").nth(1).click();
  const form = page.locator("#on-device");
  await form.locator("input:not([type=radio])").first().fill("Ana");
  const bots = form.locator("li .iconbtn");
  while ((await bots.count()) > 1) await bots.last().click();
  await form.locator(".btn.primary").click();
}

for (const [language, game] of [["pl", "lost-temple"], ["es", "gold"], ["it", "incan-gold"]]) {
  test(`every page and a game of ${game} in ${language}, on a phone`, async ({ person }) => {
    const { page } = await person("Ana", { ...PHONE, locale: language });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("main")).toBeVisible();
      await isSaid(page, `${path} in ${language}`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("main")).toBeVisible();
      await usable(page, `${path} in ${language}, 320 px`);
    }
    await page.setViewportSize(PHONE.viewport);
    await startHere(page, game);
    await expect(page.locator("main.table, main.gold-table")).toBeVisible();
    await isSaid(page, `the table of ${game} in ${language}`);
    await shot(page, `${game}-${language}-phone`);
    await playToTheEnd(page);
    await isSaid(page, `the end of ${game} in ${language}`);
    await shot(page, `${game}-end-${language}-phone`);
  });
}

test("another language at any moment, and the game continues", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana");
  await ig.choose(page, "Torch");
  const lines = await ig.log(page).getByRole("listitem").count();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Polski" }).check({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ustawienia");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await page.goBack();
  await expect(page.locator(".log li").first()).toBeVisible();
  expect(await page.locator(".log li").count()).toBeGreaterThanOrEqual(lines);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await playToTheEnd(page);
});
