// What people do on our pages until a game begins, whichever it is. Everything is found as a person finds it: by its role and its name.
import { expect } from "@playwright/test";

export const gathering = (page) => page.getByRole("heading", { name: "Who’s playing?" });
export const log = (page) => page.getByRole("list", { name: "Game log" });
export const banner = (page) => page.getByText("Connection lost. Your seat is saved. Reconnecting…");

/** Takes a name in the settings, and goes to the home page with it. */
export async function signIn(page, name) {
  await page.goto("/settings");
  await page.getByLabel("Your name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "That’s me" }).click();
  await expect(page.getByRole("button", { name: "That’s me" })).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
}

/** Chooses a game on the home page as soon as its code runs: before that it is only static HTML. */
async function take(page, game) {
  const way = page.getByRole("button", { name: "Play on this device", disabled: false });
  await expect(way.or(page.locator("#on-device")).first()).toBeVisible(); // without a server only the form is there
  await page.getByRole("radio", { name: new RegExp(`^${game}`) }).check({ force: true });
}

/** Opens a table for friends and gives its link. A player who has a name already needs none. */
export async function openTable(page, name, game = "Incan Gold") {
  await page.goto("/");
  await take(page, game);
  if (name) await page.getByLabel("Your name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Play with friends" }).click();
  await expect(gathering(page)).toBeVisible();
  return page.getByLabel("Table link").inputValue();
}

/** Follows the link and sits down; newcomers enter a name on the way. */
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

/** Starts the game, even if a player isn't ready: then the host confirms. */
export async function start(page) {
  const begin = page.getByRole("button", { name: /^(Enter the temple|Start game)$/ });
  const anyway = page.getByRole("button", { name: "Start anyway" });
  await begin.click();
  await expect(anyway.or(page.locator("#dock-h, .handover")).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}

/**
 * A game on this device; `friends` share it, and of the usual three bots all are porters, or there is one, or none. Without a `level` they stay what
 * they are.
 */
export async function startHere(page, name, { friends = [], bots = true, game = "Incan Gold", level = "Porter" } = {}) {
  await page.goto("/");
  await take(page, game);
  const way = page.getByRole("button", { name: "Play on this device" });
  if (await way.isVisible()) await way.click();
  await page.locator("#on-device").getByLabel("Your name", { exact: true }).fill(name);
  for (const friend of friends) {
    await page.getByRole("button", { name: "Add friend" }).click();
    await page.getByPlaceholder("Name").last().fill(friend);
  }
  const bot = page.getByRole("button", { name: /^Remove (Porter|Guide|Pathfinder)/ });
  const left = { true: 3, one: 1, false: 0 }[bots];
  while ((await bot.count()) > left) await bot.last().click();
  if (left && level) {
    for (const one of await page.getByRole("radio", { name: new RegExp(`^${level}`) }).all()) await one.check({ force: true });
  }
  await start(page);
}
