// Without a server: alone against bots, with the network gone and the server ended; and several people who pass one device around.
import { testWithOwnServer as test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { answerUntil } from "../lib/autoplay.mjs";
import { blockStorage, stored, withoutWebCrypto, workers } from "../lib/device.mjs";
import { readFileSync } from "node:fs";

test("alone against bots, with no server and no network", async ({ person, server }) => {
  const { page, context } = await person("Ana");
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
  });
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Can’t reach the server. You can still play on this device.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play with friends" })).toBeHidden();
  await usable(page, "home, away");
  await shot(page, "home-away");

  await ig.startHere(page, "Ana");
  await expect(ig.question(page)).toBeVisible();
  await shot(page, "solo");
  await ig.playOn(page);
  const first = await ig.totals(page);
  expect(first.rows).toHaveLength(4);
  await page.reload();
  await expect(ig.over(page)).toBeVisible();
  expect(await ig.totals(page)).toEqual(first);

  // Another game; the page is reloaded in the middle, and the game continues.
  await page.getByRole("button", { name: "Play again" }).click();
  await ig.choose(page, "Torch");
  await expect(ig.question(page)).toBeVisible();
  const before = await told(page);
  expect(before.length).toBeGreaterThan(2);
  await page.reload();
  await expect(ig.question(page)).toBeVisible();
  expect(await told(page)).toEqual(before);
  await page.goto("/");
  await page.getByRole("link", { name: /^Continue: Your game on this device/ }).click();
  await expect(ig.question(page)).toBeVisible();
  expect(await told(page)).toEqual(before);
  await ig.playOn(page);
  expect((await ig.totals(page)).rows).toHaveLength(4);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save game file" }).click()]);
  expect(saved.suggestedFilename()).toMatch(/\.jsonl$/);
});

test("the table outlasts every page of the document, in one worker", async ({ person }) => {
  const { page } = await person("Ana");
  const all = workers(page);
  await ig.startHere(page, "Ana");
  const own = all.length; // startHere has loaded the page
  await ig.choose(page, "Torch");
  await expect(ig.question(page)).toBeVisible();
  const before = await told(page);
  for (const link of ["Settings"]) {
    await page.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(/\/settings/);
    await page.goBack();
    await expect(ig.question(page)).toBeVisible();
    expect(await told(page)).toEqual(before);
  }
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await page.getByRole("link", { name: /^Continue: Your game on this device/ }).click();
  await expect(ig.question(page)).toBeVisible();
  expect(await told(page)).toEqual(before);
  expect(all.length, "no other worker was started").toBe(own);
  await ig.choose(page, "Camp");
  await page.reload();
  await expect(ig.question(page).or(ig.over(page))).toBeVisible();
  expect((await told(page)).length).toBeGreaterThan(before.length);
});

test("the browser's storage reveals neither the secret nor a sealed choice", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana");
  await expect(ig.question(page)).toBeVisible();
  const before = await stored(page);
  await ig.choose(page, "Torch");
  await expect(ig.question(page)).toBeVisible();
  const { local, rows, key } = await stored(page);
  expect(rows.length).toBeGreaterThan(before.rows.length);
  expect(rows.slice(0, before.rows.length), "what is saved is never written again").toEqual(before.rows);
  expect(key).toEqual({ extractable: false, usages: ["encrypt", "decrypt"] });
  const everything = [JSON.stringify(local), ...rows.map(({ data }) => Buffer.from(data).toString("latin1"))];
  for (const text of everything) expect(text).not.toMatch(/secret|"what"|"do":/);
  for (const { data } of rows) expect(data.length % 256, "the length does not tell what was chosen").toBe(16);
});

test("without WebCrypto the table is saved as it is", async ({ person }) => {
  const { page } = await person("Ana");
  workers(page, withoutWebCrypto);
  await ig.startHere(page, "Ana");
  await ig.choose(page, "Torch");
  await expect(ig.question(page)).toBeVisible();
  const before = await told(page);
  const { rows, key } = await stored(page);
  expect(key).toBeUndefined();
  expect(JSON.parse(rows[0]).what.opened.host.name).toBe("Ana");
  await page.reload();
  await expect(ig.question(page)).toBeVisible();
  expect(await told(page)).toEqual(before);
});

test("where storage is blocked the game lasts as long as the page", async ({ person }) => {
  const { page } = await person("Ana");
  workers(page, blockStorage);
  await ig.startHere(page, "Ana");
  await expect(page.getByText("This browser can’t save the game. It lasts until you close this page.")).toBeVisible();
  await ig.choose(page, "Torch");
  await expect(ig.question(page)).toBeVisible();
  const before = await told(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.goBack();
  await expect(ig.question(page)).toBeVisible();
  expect(await told(page)).toEqual(before);
  await ig.playOn(page);
  expect((await ig.totals(page)).rows).toHaveLength(4);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No game on this device" })).toBeVisible();
});

test("a lesson and a replay leave the saved table alone, until a game continues from the record", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana");
  await ig.choose(page, "Torch");
  await expect(ig.question(page)).toBeVisible();
  const [before, saved] = [await told(page), await stored(page)];

  await page.goto("/rules/incan-gold");
  await page.locator('a[href="/learn/incan-gold"]').first().click();
  await page.locator(".coach-next").click();
  const words = await page.locator(".coach-words p").innerText();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.goBack();
  await expect(page.locator(".coach-words p")).toHaveText(words);
  await page.getByRole("link", { name: /^(Home|Leave table)$/ }).first().click();
  await page.getByRole("link", { name: /^Continue: Your game on this device/ }).click();
  await expect(ig.question(page)).toBeVisible();
  expect(await told(page)).toEqual(before);

  await page.goto("/replay");
  const record = ig.gameFile(["Ana", "Ben"], ["treasure-5", ["torch", "torch"], "treasure-7"]);
  await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(record) });
  const goOn = page.getByRole("button", { name: "Play from here" });
  await expect(goOn).toBeVisible();
  expect(await stored(page)).toEqual(saved);
  await goOn.click();
  expect(await stored(page)).toEqual(saved);
  await page.getByRole("button", { name: "Replace and play" }).click();
  await expect(page).toHaveURL(/\/here$/);
  await expect(ig.question(page)).toBeVisible();
  expect((await stored(page)).table.id).not.toBe(saved.table.id);
  await page.reload();
  await expect(ig.question(page)).toBeVisible();
  await ig.playOn(page);
  expect((await ig.totals(page)).rows).toHaveLength(2);
});

// Earlier versions saved the table in localStorage: an entry per line, and how many of its games are over.
const EARLIER = readFileSync(new URL("../../web/worker/tests/saved/incan-gold.jsonl", import.meta.url), "utf8");
for (const [finished, goesOn] of [["1", true], ["2", false]]) {
  test(`a table that an earlier version saved is taken over, with ${finished} of its 2 games over`, async ({ person }) => {
    const { page } = await person("Ana");
    await page.goto("/rules");
    await page.evaluate(([entries, finished]) => Object.assign(localStorage, { "quipu.here": entries, "quipu.here-finished": finished }), [EARLIER, finished]);
    await page.goto("/");
    await expect.poll(async () => Object.keys((await stored(page)).local).filter((name) => name.startsWith("quipu.here"))).toEqual([]);
    expect((await stored(page)).rows).toHaveLength(EARLIER.split("\n").length);
    const link = page.getByRole("link", { name: /^Continue: Your game on this device/ });
    if (!goesOn) return expect(link).toBeHidden();
    await link.click();
    await expect(ig.question(page)).toBeVisible();
    await ig.playOn(page);
    expect((await ig.totals(page)).rows).toHaveLength(4);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play on this device" })).toBeVisible();
    await expect(link).toBeHidden();
  });
}

test("three people pass one device around, and nobody sees another player's secrets", async ({ person }) => {
  const { page } = await person("Ana", PHONE);
  const names = ["Ana", "Ben", "Cleo"];
  await ig.startHere(page, names[0], { friends: names.slice(1), bots: false });
  const taking = (name) => page.getByRole("button", { name: `I’m ${name}`, exact: true });
  const covered = page.getByRole("heading", { name: /still (has|have) to choose$/ });
  await expect(covered).toHaveText("Ana, Ben and Cleo still have to choose");
  await usable(page, "hand-over");
  await shot(page, "hand-over-phone");
  const tents = new Map(names.map((name) => [name, 0])); // as each last saw their own
  let choices = 0;
  for (;;) {
    await expect(covered.or(ig.over(page))).toBeVisible();
    if (await ig.over(page).isVisible()) break;
    expect(await openTents(page), "while the device is handed on").toEqual([]);
    await expect(page.getByText(/^You (raise your torch|head back to camp)$/)).toHaveCount(0);
    const name = names[choices++ % 3];
    const next = (await taking(name).isVisible()) ? name : await nobodyElse(page, names);
    await taking(next).click();
    await expect(ig.question(page)).toBeVisible();
    const open = await openTents(page);
    expect(open.map((tent) => tent.name), `in the eyes of ${next}`).toEqual([next]);
    tents.set(next, open[0].gems);
    if (choices === 1) {
      await usable(page, "a choice in one's own hands");
      await shot(page, "hot-seat-phone");
    }
    const before = await ig.where(page);
    await ig.choose(page, choices % 4 === 0 ? "Torch" : "Camp");
    await expect.poll(() => ig.where(page)).not.toEqual(before);
  }
  const { rows } = await ig.totals(page);
  expect(rows).toHaveLength(3);
  for (const [, name, gems] of rows) expect(Number(gems), `${name}'s tent at the end`).toBeGreaterThanOrEqual(tents.get(name));
  expect(choices).toBeGreaterThanOrEqual(15);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(covered).toBeVisible();
  expect(await openTents(page)).toEqual([]);
});

// What only the player who holds the device may see.
const ONES_OWN = { Gold: ".gold-mypile", "Lost Temple": ".lost-panel, .lost-own li" };
for (const [game, own] of Object.entries(ONES_OWN)) {
  test(`two people hand one device round at a table of ${game}`, async ({ person }) => {
    const { page } = await person("Ana", PHONE);
    await ig.startHere(page, "Ana", { friends: ["Ben"], bots: false, game });
    const covered = page.locator(".handover");
    const takers = [];
    while (takers.length < 6) {
      await expect(covered).toBeVisible();
      await expect(page.locator(own), "while the device is handed on").toHaveCount(0);
      const take = covered.getByRole("button").first();
      takers.push(await take.innerText());
      await take.click();
      await expect(covered).toBeHidden();
      await expect(page.locator(own)).not.toHaveCount(0);
      await answerUntil(page, ".handover");
    }
    expect(new Set(takers), "both had it").toEqual(new Set(["I’m Ana", "I’m Ben"]));
  });
}

const told = (page) => ig.log(page).getByRole("listitem").allTextContents();

/** The first player who still has to choose. */
async function nobodyElse(page, names) {
  for (const name of names) {
    if (await page.getByRole("button", { name: `I’m ${name}`, exact: true }).isVisible()) return name;
  }
  throw new Error("nobody has yet to choose");
}

/** The tents that the page shows anything about. */
async function openTents(page) {
  return page.evaluate(() => {
    const spots = [...document.querySelectorAll(".camp li")];
    const open = spots.flatMap((spot) => {
      const gems = spot.outerHTML.match(/(\d+) in (your |the )?tent/);
      return gems ? [{ name: spot.querySelector(".name").textContent, gems: Number(gems[1]) }] : [];
    });
    // Outside the camp, nothing on the page shows tents, unless the game is over.
    const elsewhere = [...document.querySelectorAll(".dock, .temple, .side, header, [role=log]")];
    const more = elsewhere.flatMap((part) => (/\d+ in (your |the )?tent/.test(part.outerHTML) ? [{ name: part.className }] : []));
    return [...open, ...more];
  });
}
