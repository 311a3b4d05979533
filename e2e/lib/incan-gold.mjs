// What people do on our pages, from the start page to the end of a game of Incan Gold. Everything is found as a person finds it:
// by its role and its name.
import { expect } from "@playwright/test";

export const question = (page) => page.getByRole("heading", { name: "Torch or camp?" });
export const sealed = (page) => page.getByRole("heading", { name: "Sealed" });
export const over = (page) => page.getByRole("heading", { name: "The game is over" });
export const gathering = (page) => page.getByRole("heading", { name: "Who plays?" });
export const log = (page) => page.getByRole("list", { name: "What happened" });
export const camp = (page) => page.getByRole("region", { name: "The camp" });
export const spot = (page, name) => camp(page).getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
export const marked = (page, name, words) => spot(page, name).getByText(words, { exact: true }).filter({ visible: true });
export const count = (page) => page.getByRole("main").getByText(/^\d of \d have chosen$/);
export const banner = (page) => page.getByText("No connection. Your place is kept; trying again …");

/** Tells the start page who one is. */
export async function signIn(page, name) {
  await page.goto("/");
  await page.getByLabel("Your name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "That’s me" }).click();
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
}

/** Opens a table for friends and gives its link. Whoever has told his name already needs none. */
export async function openTable(page, name) {
  await (name ? signIn(page, name) : page.goto("/"));
  await page.getByRole("button", { name: "Play with friends" }).click();
  await expect(gathering(page)).toBeVisible();
  return page.getByLabel("Link to the table").inputValue();
}

/** Comes by the link and sits down; whoever is new tells the name on the way. */
export async function join(page, link, name) {
  await page.goto(link);
  if (name) await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: /^Sit (down|here)$/ }).click();
  await expect(page.getByRole("button", { name: "Stand up" })).toBeVisible();
}

/** The host asks bots to sit down. */
export async function addBots(page, many, level = "Porter") {
  const rows = page.getByRole("button", { name: /^Remove / });
  for (let bot = 0; bot < many; bot++) {
    const before = await rows.count();
    await page.getByRole("button", { name: new RegExp(`^${level}`) }).click();
    await expect(rows).toHaveCount(before + 1);
  }
}

export async function start(page) {
  await page.getByRole("button", { name: "Enter the temple" }).click();
}

/** A game on this device; `friends` share it, and of the usual three bots all are porters, or there are none. */
export async function startHere(page, name, { friends = [], bots = true } = {}) {
  await page.goto("/");
  const way = page.getByRole("button", { name: "Play on this device" });
  const field = page.getByLabel("Your name, on this device");
  await expect(way.or(field)).toBeVisible(); // without a server there is no other way
  if (await way.isVisible()) await way.click();
  await field.fill(name);
  for (const friend of friends) {
    await page.getByRole("button", { name: "Friend at this screen" }).click();
    await page.getByPlaceholder("Name").last().fill(friend);
  }
  if (bots) {
    for (const level of await page.getByRole("radio", { name: /^Porter/ }).all()) await level.check({ force: true });
  } else {
    const bot = page.getByRole("button", { name: /^Remove (Porter|Guide|Pathfinder)/ });
    while (await bot.count()) await bot.first().click();
  }
  await start(page);
}

/** What is asked now, and how much has happened: both of one moment. */
export function where(page) {
  return page.evaluate(() => ({
    asked: document.querySelector(".dock h2")?.textContent,
    lines: document.querySelectorAll(".log li").length,
  }));
}

/**
 * Chooses by `act`, which presses something; until the choice counts, for a press right after the question is taken for a slip. It
 * counts as soon as something else is asked, or more has happened: nothing happens while somebody has not chosen.
 */
export async function chooseBy(page, act) {
  await expect(question(page)).toBeVisible();
  const before = await where(page);
  await expect(async () => {
    if (same(before, await where(page))) await act();
    expect(same(before, await where(page))).toBe(false);
  }).toPass({ intervals: [50, 100, 100], timeout: 30_000 });
}

const same = (one, other) => one.asked === other.asked && one.lines === other.lines;

/** Chooses with the button. */
export function choose(page, what) {
  const button = page.getByRole("button", { name: new RegExp(`^${what}`) });
  return chooseBy(page, () => button.click({ timeout: 1_000 }).catch(() => {})); // it may be gone: then it counts
}

/** Answers every question until the game is over. */
export async function playOn(page, decide = () => "Camp") {
  for (;;) {
    // Others may take their time.
    await expect(question(page).or(over(page))).toBeVisible({ timeout: 120_000 });
    if (await over(page).isVisible()) return;
    await choose(page, await decide());
  }
}

/** The last table: a row of texts for everybody, best first, without the mark of whoever looks. */
export async function totals(page) {
  const end = page.getByRole("region", { name: "The open tents" });
  await expect(end.getByRole("table")).toBeVisible();
  const winner = await end.getByRole("heading").innerText();
  const rows = await end.getByRole("row").evaluateAll((rows) =>
    rows.slice(1).map((row) =>
      [...row.cells].map((cell) => {
        const copy = cell.cloneNode(true);
        copy.querySelectorAll(".tag").forEach((tag) => tag.remove());
        return copy.textContent.trim();
      }),
    ),
  );
  return { winner, rows };
}
