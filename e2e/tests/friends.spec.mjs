// A table with friends: the host sees who is ready, everyone is asked before the next game, watching needs no name, and the link is
// easily shared. And what every table has: bots with names, a pace, odds, and help that does not leave the table.
import { test, testWithOwnServer, expect, usable, shot, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

const begin = (page) => page.getByRole("button", { name: "Enter the temple" });
const SIZES = [[320, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]];

test("the host sees who is not ready and is asked before starting without them", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await expect(ana.page.getByText("Not ready yet: Ben")).toBeVisible();
  await begin(ana.page).click();
  await expect(ana.page.getByText("Ben isn’t ready yet. Start anyway?")).toBeVisible();
  await expect(ana.page.getByRole("button", { name: "Wait" })).toBeFocused();
  await usable(ana.page, "the question whether to start");
  await ana.page.getByRole("button", { name: "Wait" }).click();
  await expect(begin(ana.page)).toBeFocused();
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(ana.page.getByText("Not ready yet: Ben")).toHaveCount(0);
  await begin(ana.page).click();
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
});

test("the next game waits for the others to say yes", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await ig.start(ana.page);
  await playToTheEnd(ana.page, ben.page);
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await expect(ana.page.getByText(/^Waiting for Ben/)).toBeVisible();
  await expect(ben.page.getByText("Ready: Ana")).toBeVisible();
  await expect(ig.question(ana.page)).toHaveCount(0);
  await expect(ben.page.getByRole("timer")).toBeVisible();
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
});

test("the host withdraws the question whether to play again, and asks it once more", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await ig.start(ana.page);
  await playToTheEnd(ana.page, ben.page);
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await expect(ben.page.getByText("Ready: Ana")).toBeVisible();
  await expect(ben.page.getByRole("timer")).toBeVisible();
  await usable(ana.page, "a host who waits for answers");
  await ana.page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(ben.page.locator(".mine-choice").getByText("Ana canceled the next game.")).toBeVisible();
  await expect(ben.page.locator("[data-voice]").getByText("Ana canceled the next game.")).toHaveCount(1);
  for (const { page } of [ana, ben]) {
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByText(/^(Ready:|Waiting for)/)).toHaveCount(0);
  }
  await usable(ben.page, "a question that was withdrawn");
  await shot(ben.page, "rematch-canceled");
  // The same question again: the message is gone, and an answer starts the game.
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await expect(ben.page.getByText("Ready: Ana")).toBeVisible();
  await expect(ben.page.locator(".mine-choice").getByText("Ana canceled the next game.")).toHaveCount(0);
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
});

test("a host whose next game cannot start is not left waiting", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.join(ben.page, await ig.openTable(ana.page, "Ana"), "Ben");
  await ig.start(ana.page);
  await playToTheEnd(ana.page, ben.page);
  const again = ana.page.getByRole("button", { name: "Play again" });
  await again.click();
  await expect(ana.page.getByText(/^Waiting for Ben/)).toBeVisible();
  await expect(again).toHaveCount(0);
  await ben.page.getByRole("button", { name: "Stand up" }).click();
  await again.click();
  await expect(ana.page.getByRole("alert").filter({ hasText: /2 players/ })).toBeVisible();
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
});

test("a visitor watches without a name, and is asked for one to sit down", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(ig.gathering(ben.page)).toBeVisible();
  await expect(ana.page.getByRole("button", { name: "Remove Guest" })).toHaveCount(0);
  await usable(ben.page, "a table before the game, watched");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await expect(ana.page.getByRole("button", { name: "Remove Ben" })).toBeVisible();
});

test("the link is shared, or copied where sharing is not possible", async ({ person }) => {
  const ana = await person("Ana", { permissions: ["clipboard-read", "clipboard-write"] });
  await ana.page.addInitScript(() => {
    window.shared = [];
    navigator.share = (what) => Promise.resolve(window.shared.push(what));
  });
  const link = await ig.openTable(ana.page, "Ana");
  await ana.page.getByRole("button", { name: "Share", exact: true }).click();
  expect(await ana.page.evaluate(() => window.shared)).toEqual([{ title: "Play Incan Gold with me", url: link }]);
  await ana.page.evaluate(() => (navigator.share = undefined));
  await ana.page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(ana.page.getByText(/^Link copied/)).toBeVisible();
  expect(await ana.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test("bots have names of their own, and there are no reactions when alone with them", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.addBots(ana.page, 3);
  const rows = ana.page.locator(".seat-row.bot");
  const names = await rows.locator(".who-text").allTextContents();
  expect(new Set(names).size).toBe(3);
  for (const row of await rows.all()) await expect(row).toContainText("Porter");
  const faces = (places) => places.evaluateAll((all) => all.map((it) => it.querySelector(".face use")?.getAttribute("href")));
  const drawn = await faces(rows);
  expect(new Set(drawn).size, `different faces: ${drawn}`).toBe(3);
  for (const face of drawn) await expect(ana.page.locator(`symbol${face}`)).toHaveCount(1);
  await ig.start(ana.page);
  for (const name of names) await expect(ig.spot(ana.page, name)).toBeVisible();
  expect(await faces(ana.page.locator(".spot:has(.face)")), "the same faces at the table").toEqual(drawn);
  const reactions = (page) => page.getByRole("group", { name: "React" });
  await expect(ana.page.getByRole("list", { name: "Game log" })).toBeVisible();
  await expect(reactions(ana.page)).toHaveCount(0);
  // With another person at the table they are there.
  const other = await ig.openTable(ana.page, null);
  expect(other).not.toBe(link);
  await ig.join(ben.page, other, "Ben");
  await ig.start(ana.page);
  await expect(reactions(ana.page)).toBeVisible();
});

test("odds are shown in a game against bots, and a switch at the table hides them", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana");
  await expect(ig.question(page)).toBeVisible();
  await expect(page.locator(".odds")).toBeVisible();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Rules and help" });
  await help.getByRole("switch", { name: /^Odds/ }).click();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page.locator(".odds")).toHaveCount(0);
  await page.reload();
  await expect(ig.question(page)).toBeVisible();
  await expect(page.locator(".odds")).toHaveCount(0);
});

test("bots wait for a player who wants that, until Next is pressed", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana", { game: "Incan Gold" });
  await expect(ig.question(page)).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("radio", { name: "Bots wait for me" }).check({ force: true });
  await page.getByRole("button", { name: "Close help" }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await ig.choose(page, "Camp");
  // What everyone chose stays, and the log shows nothing new in the meantime.
  await expect(next).toBeVisible();
  const lines = await ig.log(page).getByRole("listitem").count();
  await page.waitForTimeout(4_000); // longer than it would stay otherwise
  await expect(next).toBeVisible();
  await expect(ig.log(page).getByRole("listitem")).toHaveCount(lines);
  await usable(page, "a table that waits");
  await next.click();
  await expect.poll(() => ig.log(page).getByRole("listitem").count()).toBeGreaterThan(lines);
});

test("help opens over the table at every size, by key and by button, and the game continues", async ({ person }) => {
  const { page } = await person("Ana");
  for (const game of ["Incan Gold", "Gold", "Lost Temple"]) {
    await ig.startHere(page, "Ana", { game });
    await expect(page.locator("#dock-h")).toBeAttached();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.getByRole("button", { name: "Rules and help" }).click();
      const help = page.getByRole("dialog", { name: "Rules and help" });
      await expect(help.getByRole("heading", { name: "At the table" })).toBeVisible();
      const box = await help.boundingBox();
      expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, `${game} ${width}`).toBe(true);
      await page.keyboard.press("Escape");
      await expect(help).toBeHidden();
    }
    await expect(page).toHaveURL(/\/here/);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await usable(page, `help of ${game}`);
    await page.keyboard.press("Escape");
    await page.goto("/");
    await page.evaluate(() => localStorage.clear());
  }
});

for (const game of ["Incan Gold", "Gold", "Lost Temple"]) {
  testWithOwnServer(`without a connection the note covers no button at any size: ${game}`, async ({ person, server }) => {
    const { page } = await person("Ana");
    await ig.openTable(page, "Ana", game);
    await ig.addBots(page, 2);
    await ig.start(page);
    await expect(page.locator("#dock-h")).toBeAttached();
    await server.kill();
    await expect(ig.banner(page)).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const covered = await page.evaluate(() => {
        const note = document.querySelector(".banner").getBoundingClientRect();
        const inside = note.left >= 0 && note.right <= innerWidth && note.top >= 0 && note.bottom <= innerHeight;
        const over = (it) => it.right > note.left && it.left < note.right && it.bottom > note.top && it.top < note.bottom;
        const buttons = [...document.querySelectorAll("button, a, input, summary")].filter((it) => it.checkVisibility());
        const hit = buttons.filter((it) => over(it.getBoundingClientRect())).map((it) => it.outerHTML.slice(0, 80));
        return inside ? hit : ["the note itself is cut off", ...hit];
      });
      expect(covered, `${width}×${height}`).toEqual([]);
    }
  });
}
