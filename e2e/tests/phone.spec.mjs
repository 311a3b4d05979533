// Small screens and large print: nothing has to be scrolled sideways, every finger hits what it means, by day and by night.
import { test, expect, shot, usable, stopTime } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";

const SCREENS = {
  "a phone": { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  "the smallest phone": { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  "200 % zoom": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
};

for (const [screen, options] of Object.entries(SCREENS)) {
  test(`everything fits on ${screen}`, async ({ person }) => {
    const { page } = await person("Ana", options);
    const looked = [];
    const look = async (state, options) => {
      for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme });
        await usable(page, `${state}, ${colorScheme}, on ${screen}`, options);
      }
      expect.soft(await tooSmall(page), `too small for a finger: ${state} on ${screen}`).toEqual([]);
      await shot(page, `${screen.replaceAll(/\W+/g, "-")}-${state}`);
      looked.push(state);
    };
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
    await look("home");
    for (const path of ["settings", "rules", "rules/incan-gold"]) {
      await page.goto(`/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(path.replace("/", "-"));
    }
    await ig.openTable(page, "Ana");
    await ig.addBots(page, 7);
    await look("gathering");

    // Eight seats, the most there can be; a record of the game is left.
    await page.clock.install();
    await ig.start(page);
    await expect(ig.question(page)).toBeVisible();
    await look("choose");
    await stopTime(page);
    await page.getByRole("button", { name: /^Camp/ }).click();
    const summary = page.getByRole("heading", { name: /^Round \d: / });
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(summary).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [1], timeout: 30_000 });
    await look("summary", { still: true });
    await page.clock.resume();
    await ig.playOn(page);
    await ig.totals(page);
    await look("end");
    await page.goto("/records");
    await expect(page.getByRole("link", { name: /^Download game file/ })).toBeVisible();
    await look("records");
    await page.goto("/");
    await page.getByRole("button", { name: "Play on this device" }).click();
    await expect(page.locator("#on-device").getByLabel("Your name")).toBeVisible();
    await look("here");
    expect(looked).toHaveLength(10);
  });
}

/** What can be pressed and is smaller than 44 by 44. Links within a sentence are as high as the sentence. */
function tooSmall(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")];
    const target = (element) => {
      if (!element.matches("input[type=radio], input[type=checkbox]")) return element;
      return element.closest("label") ?? document.querySelector(`label[for="${element.id}"]`) ?? element;
    };
    const inText = (element) =>
      element.matches("p a") && [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const hidden = (element) => !element.checkVisibility({ visibilityProperty: true }) || element.closest(".vh, .skip, [inert]");
    return all.filter((element) => !hidden(element) && !inText(element)).flatMap((element) => {
      const { width, height } = target(element).getBoundingClientRect();
      const small = width < 43.5 || height < 43.5;
      const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
      return small ? [`${element.localName} "${name || element.id}" ${Math.round(width)}×${Math.round(height)}`] : [];
    });
  });
}
