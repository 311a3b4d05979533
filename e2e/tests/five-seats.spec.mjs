// Three people with their own browsers, one of them a phone, and two bots: from the link to the next game. Nobody ever receives anything
// they must not know, neither over the socket nor on the page.
import { test, expect, shot, usable, PHONE, stopTime } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { fromFrames, secretsIn } from "../lib/secrets.mjs";

test("five seats to the end", async ({ person }) => {
  const [ana, ben, cleo] = [await person("Ana"), await person("Ben"), await person("Cleo", PHONE)];
  const people = [ana, ben, cleo];
  const pages = people.map(({ page }) => page);

  await ana.page.goto("/");
  await expect(ana.page.getByRole("heading", { name: "New game" })).toBeVisible();
  await usable(ana.page, "home");
  await shot(ana.page, "home");
  const link = await ig.openTable(ana.page, "Ana");

  await cleo.page.goto(link);
  await expect(cleo.page.getByRole("heading", { name: "You’re invited to play Incan Gold" })).toBeVisible();
  await expect(cleo.page.getByText("Ana is waiting for you.")).toBeVisible();
  await usable(cleo.page, "name by link");
  await shot(cleo.page, "name-by-link-phone");
  await ig.join(ben.page, link, "Ben");
  await ig.join(cleo.page, link, "Cleo");
  await ig.addBots(ana.page, 2);
  await ana.page.getByLabel("Time per move").selectOption("5 minutes"); // checking a moment takes a while
  for (const page of pages) await expect(page.getByText(/^bot, Porter/)).toHaveCount(2);
  for (const { page, name } of people) {
    await usable(page, `gathering of ${name}`);
    await shot(page, `gathering-${name.toLowerCase()}`);
  }
  for (const page of [ben.page, cleo.page]) {
    await page.getByRole("button", { name: "I’m ready" }).click();
    await expect(page.getByText("You’re ready. Waiting for Ana to start.")).toBeVisible();
  }
  await expect(ana.page.getByRole("img", { name: "ready" })).toHaveCount(2);

  // From here on, Ana's clock can be stopped to check a moment.
  await ana.page.clock.install();
  await ig.start(ana.page);
  for (const page of pages) {
    await expect(ig.question(page)).toBeVisible();
    await expect(ig.count(page)).toHaveText("2 of 5 have chosen"); // the bots
  }
  for (const { page, name } of people) {
    await usable(page, `choice of ${name}`);
    await shot(page, `choose-${name.toLowerCase()}`);
    await seesOnlyItsOwnTent(page, name);
  }

  // One player seals a choice: the others see that someone did, but not who.
  const before = await Promise.all([ben, cleo].map(({ page }) => look(page)));
  await ig.choose(ana.page, "Torch");
  await expect(ig.sealed(ana.page)).toBeVisible();
  await expect(ana.page.getByText("You raise your torch")).toBeVisible();
  for (const page of pages) await expect(ig.count(page)).toHaveText("3 of 5 have chosen");
  expect(await Promise.all([ben, cleo].map(({ page }) => look(page)))).toEqual(before);
  await usable(ana.page, "sealed");
  await shot(ana.page, "sealed");
  await ig.choose(cleo.page, "Torch");
  await shot(cleo.page, "sealed-phone");
  await stopTime(ana.page);
  await ig.choose(ben.page, "Torch");

  // The last one does, and all is shown at once.
  const reveal = ana.page.locator(".moment.reveal");
  await expect(reveal).toBeVisible();
  for (const name of ["Ana", "Ben", "Cleo"]) {
    await expect(reveal.getByRole("listitem").filter({ hasText: name })).toHaveText(/^(Torch|Camp)/);
  }
  const names = await reveal.locator(".faces .who").allTextContents();
  expect(new Set(names).size, "everyone has a name of their own, the bots too").toBe(5);
  await usable(ana.page, "reveal", { still: true });
  await shot(ana.page, "reveal");

  // Ana's clock advances step by step. A second hazard may have ended the round; otherwise all go home until the picture sums up a round.
  const others = Promise.all([ben, cleo].map(({ page }) => ig.playOn(page)));
  const summary = ana.page.getByRole("heading", { name: /^Round \d: / });
  const bust = ana.page.getByRole("heading", { name: /^Second .*!$/ });
  const summedUp = async () => {
    for (let steps = 0; steps < 100; steps++) {
      if (await summary.isVisible()) return true;
      if (await bust.isVisible()) {
        await usable(ana.page, "bust", { still: true });
        await shot(ana.page, "bust");
      }
      await ana.page.clock.runFor(100);
    }
    return false;
  };
  while (!(await summedUp())) {
    if (await ig.question(ana.page).isVisible()) await ig.choose(ana.page, "Camp");
  }
  await usable(ana.page, "summary", { still: true });
  await shot(ana.page, "summary");
  await ana.page.clock.resume();
  for (const { page, name } of people) await seesOnlyItsOwnTent(page, name);

  await Promise.all([ig.playOn(ana.page), others]);
  const ends = await Promise.all(pages.map(ig.totals));
  expect(ends[0].rows).toHaveLength(5);
  expect(ends[0].winner).toMatch(/ (wins|share the victory) with \d+$/);
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  for (const { page, name } of people) {
    await usable(page, `end for ${name}`);
    await shot(page, `end-${name.toLowerCase()}`);
  }

  for (const { name, frames } of people) {
    const told = fromFrames(frames);
    expect(secretsIn(told), `what ${name} received and must not know`).toEqual([]);
    expect(told.filter(({ game }) => game && !game.over).length).toBeGreaterThan(5);
  }

  // Another game: players who want it say so, and the last one starts it.
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(ben.page.getByText("Waiting for Ana and Cleo")).toBeVisible();
  await expect(ana.page.getByText("Ready: Ben")).toBeVisible();
  await cleo.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(ana.page.getByText("Ready: Ben and Cleo")).toBeVisible();
  await ana.page.getByRole("button", { name: "Play again" }).click();
  for (const page of pages) {
    await expect(ig.question(page)).toBeVisible();
    await expect(ig.log(page).getByRole("listitem").last()).toHaveText(/^Round 1: everyone enters/);
  }
});

/** Everything on the table except the dock: it must not change when someone chooses. */
function look(page) {
  return page.evaluate(() => [...document.querySelectorAll("header, .temple, .camp, .side")].map((part) => part.outerHTML));
}

/** Of all tents only one's own is open, in words, in attributes, anywhere. */
async function seesOnlyItsOwnTent(page, name) {
  const tents = await ig.camp(page).getByRole("listitem").evaluateAll((spots) =>
    spots.filter((spot) => spot.querySelector("h3")).map((spot) => ({ name: spot.querySelector(".name").textContent, html: spot.outerHTML })),
  );
  expect(tents).toHaveLength(5);
  for (const tent of tents) {
    if (tent.name === name) expect(tent.html, `${name}'s own tent`).toMatch(/\d+ in your tent/);
    else expect(tent.html, `the tent of ${tent.name} for ${name}`).not.toMatch(/\d+ in (the |your )?tent/);
  }
}
