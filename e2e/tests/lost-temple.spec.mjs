// Lost Temple: two people with browsers of their own, one of them a phone, and two bots; and two players with two characters each, by
// keyboard alone.
import { test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as lost from "../lib/lost-temple.mjs";
import { answerUntil, playToTheEnd } from "../lib/autoplay.mjs";
import { fromFrames } from "../lib/secrets.mjs";

test("four explorers to the temple", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  const pages = [ana.page, ben.page];
  const link = await lost.openTable(ana.page, "Ana", "Lost Temple");
  await lost.join(ben.page, link, "Ben");
  await lost.addBots(ana.page, 2);
  await usable(ana.page, "gathering of Lost Temple");
  await shot(ana.page, "lost-gathering");
  await lost.start(ana.page);
  for (const page of pages) await expect(page.locator(".lost-calls")).toBeVisible();
  const first = await Promise.race(pages.map((page) => page.locator(".lost-panel").waitFor().then(() => page)));
  await usable(first, "a draft");
  for (const { page, name } of [ana, ben]) {
    await usable(page, `Lost Temple, ${name}'s page`);
    await shot(page, `lost-draft-${name.toLowerCase()}`);
  }
  // Until a player decides after the draft: a panel with what each choice means.
  await Promise.race(pages.map((page) => answerUntil(page, ".lost-opts:not(.hand)").then(() => page)));
  for (const { page, name } of [ana, ben]) {
    await usable(page, `a decision, ${name}'s page`);
    await shot(page, `lost-decide-${name.toLowerCase()}`);
  }
  await playToTheEnd(...pages);
  for (const { page, name } of [ana, ben]) {
    await expect(lost.over(page)).toBeVisible();
    await usable(page, `end of Lost Temple, ${name}'s page`);
    await shot(page, `lost-end-${name.toLowerCase()}`);
  }
  expect(await lost.totals(ben.page)).toEqual(await lost.totals(ana.page));
  for (const { frames } of [ana, ben]) {
    const updates = fromFrames(frames);
    expect(updates.length).toBeGreaterThan(20);
    expect(lost.secretsIn(updates)).toEqual([]);
  }
});

test("two characters each, by keyboard alone", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/");
  await lost.startHere(page, "Ana", { game: "Lost Temple", bots: "one" });
  await expect(page.locator(".lost-calls")).toBeVisible();
  await expect(async () => {
    if (await lost.over(page).isVisible()) return;
    if (await page.locator(".lost-panel").count()) await decide(page);
    else await page.keyboard.press("Escape");
    await expect(lost.over(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [60], timeout: 220_000 });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

/** Tab into the choices, an arrow or Space to choose, Enter on the button. */
async function decide(page) {
  const inPanel = () => page.evaluate(() => document.activeElement?.closest(".lost-panel") && document.activeElement.type);
  for (let tab = 0; tab < 60 && !(await inPanel()); tab++) await page.keyboard.press("Tab");
  if ((await inPanel()) === "checkbox") {
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  } else {
    await page.keyboard.press(Math.random() < 0.5 ? "ArrowDown" : "ArrowUp");
    if (!(await page.locator(".lost-panel input:checked").count())) await page.keyboard.press("Space");
  }
  for (let tab = 0; tab < 60 && (await inPanel()) !== "submit"; tab++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}
