// A whole game against bots with only the keyboard, announced completely to screen readers.
import { test, expect } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";

test("from the home page to the next game by keyboard alone", async ({ person }) => {
  const { page } = await person("Ana");
  await page.addInitScript(listen);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await isSeen(page);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Play on this device" }));
  await press(page, "Enter");
  await tabTo(page, page.locator("#on-device").getByLabel("Your name"));
  await page.keyboard.type("Ana");
  // Two bots are enough: one goes, the others become porters.
  await tabTo(page, page.getByRole("button", { name: "Remove Pathfinder" }));
  await press(page, "Space");
  await expect(page.getByRole("button", { name: "Remove Pathfinder" })).toHaveCount(0);
  await tabTo(page, page.getByRole("group", { name: "Level of player 3" }).getByRole("radio", { checked: true }), "Shift+Tab");
  await press(page, "ArrowLeft");
  await expect(page.getByRole("group", { name: "Level of player 3" }).getByRole("radio", { name: /^Porter/ })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Enter the temple" }));
  await press(page, "Enter");
  await expect(ig.question(page)).toBeVisible();
  await keepsFocus(page, "a choice");

  // With the button, then with the keys.
  await tabTo(page, page.getByRole("button", { name: /^Torch/ }));
  await ig.chooseBy(page, () => page.keyboard.press("Space"));
  await keepsFocus(page, "a choice");
  await expect(ig.question(page)).toBeVisible();
  await ig.chooseBy(page, () => page.keyboard.press("t"));
  await keepsFocus(page, "a choice");
  await expect(ig.question(page)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: /^Camp/ }));
  await ig.chooseBy(page, () => page.keyboard.press("Enter"));
  await keepsFocus(page, "a choice");
  for (;;) {
    await expect(ig.question(page).or(ig.over(page))).toBeVisible();
    if (await ig.over(page).isVisible()) break;
    await ig.chooseBy(page, () => page.keyboard.press("C"));
    await keepsFocus(page, "a choice");
  }

  // Everything was said: once, in order, and nothing else.
  const written = (await ig.log(page).getByRole("listitem").allTextContents()).reverse();
  await expect.poll(async () => events(await heard(page))).toEqual(written);
  const { winner } = await ig.totals(page);
  expect(written.at(-1)).toBe(winner);
  const asked = (await page.evaluate(() => window.asked)).filter((sentence) => sentence.startsWith("Torch or camp?"));
  expect(asked.length, "every question is asked aloud").toBeGreaterThan(2);

  await tabTo(page, page.getByRole("button", { name: "Play again" }));
  await press(page, "Enter");
  await expect(ig.question(page)).toBeVisible();
  await keepsFocus(page, "a choice");
  await tabTo(page, page.getByRole("link", { name: "Leave table" }), "Shift+Tab");
  await press(page, "Enter");
  await expect(page).toHaveURL("/");
  await keepsFocus(page, "a choice");
});

test("only the bare keys choose", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await ig.start(ana.page);
  // If Control+C counted as C, it would have chosen the camp before T is pressed. Ben has not chosen, so the choice stays sealed.
  await ig.chooseBy(ana.page, async () => {
    for (const key of ["Control+c", "x", "t"]) await ana.page.keyboard.press(key);
  });
  await expect(ana.page.getByText("You raise your torch")).toBeVisible();
});

/** Runs in the page before its own code: records what a screen reader reads out. */
function listen() {
  window.heard = [];
  window.asked = [];
  const regions = "[role=alert], [data-voice]";
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const region = element?.closest(regions);
      if (!region) continue;
      if (!region.matches("[data-voice]")) window.asked.push(region.textContent);
      else for (const node of addedNodes) if (node.nodeName === "P") window.heard.push(node.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const heard = (page) => page.evaluate(() => window.heard);

/** What was said of events; the rest is about choices, which the log does not keep. */
function events(sentences) {
  return sentences.filter((sentence) => !/^(Your choice is sealed\.|\d of \d have chosen|\d+ seconds left\.)$/.test(sentence));
}

/** Presses Tab until it has the focus; every focused element on the way is visible. */
async function tabTo(page, target, key = "Tab") {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return isSeen(page);
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement !== document.body)) await isSeen(page);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
}

/** Presses a key that does something; afterward, something still has the focus. */
async function press(page, key) {
  await page.keyboard.press(key);
  await keepsFocus(page, key);
}

async function keepsFocus(page, after) {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.configure({ soft: true, timeout: 2_000 }).poll(focused, `the focus after ${after}`).not.toBe("BODY");
}

/** The focused element is visible, and so is the ring around it (or around its label). */
async function isSeen(page) {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    const marks = [element, element.nextElementSibling, element.closest("label")].filter(Boolean).map((it) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(it);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    return { what: element.outerHTML.slice(0, 120), marked: marks.some(Boolean), large: width > 4 && height > 4 };
  });
  expect(seen).toEqual({ ...seen, marked: true, large: true });
}
