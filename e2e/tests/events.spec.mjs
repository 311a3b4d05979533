// An event: several tables play the same deal, and scores are compared seat by seat when the last table has finished.
import { test, expect, usable, fast, shot, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

const SIZES = [[320, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]];
const table = (page, number) => page.getByRole("region", { name: `Table ${number}` });
const start = (page) => page.getByRole("button", { name: "Start all tables" });

/** Ana opens a table for two, and makes an event of it. Gives its link. */
async function openEvent(page) {
  await ig.openTable(page, "Ana");
  await page.getByLabel("Seats", { exact: true }).selectOption("2");
  await page.getByRole("button", { name: "Same deal at several tables" }).click();
  await expect(page.getByRole("heading", { name: "Incan Gold: same deal at 2 tables" })).toBeVisible();
  return page.getByLabel("Event link").inputValue();
}

test("two tables play the same deal and compare their scores", async ({ person }) => {
  test.slow();
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  for (const { page } of [ana, ben]) await fast(page);
  const link = await openEvent(ana.page);
  await expect(start(ana.page)).toBeDisabled();
  await ana.page.getByRole("button", { name: "Join" }).click();
  await expect(ana.page.getByText("You sit at table 1, seat 1.")).toBeVisible();

  // Ben comes by the link, tells his name and takes the seat he likes.
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Join" }).click();
  await expect(ben.page.getByText("You sit at table 1, seat 2.")).toBeVisible();
  await ben.page.getByRole("button", { name: "Leave seat" }).click();
  await ben.page.getByRole("button", { name: "Sit at table 2, seat 1" }).click();
  await expect(table(ana.page, 2).getByText("Ben")).toBeVisible();
  await expect(ana.page.getByText("Table 1 has 1 of 2 players.")).toBeVisible();

  await ana.page.getByRole("button", { name: "Add table" }).click();
  await expect(table(ana.page, 3)).toBeVisible();
  await ana.page.getByRole("button", { name: "Remove table 3" }).click();
  await expect(table(ana.page, 3)).toHaveCount(0);
  await ana.page.getByLabel("Bot level").selectOption("porter");
  await ana.page.getByRole("button", { name: "Fill with bots" }).click();
  await expect(table(ben.page, 2).getByText("Porter")).toBeVisible();
  // A bot has the name and the face here that it will have at its table.
  const bots = ana.page.locator(".event-table li:has(.face)");
  await expect(bots).toHaveCount(2);
  const names = await bots.locator(".who-text").allTextContents();
  expect(new Set([...names, "Porter"]).size, names.join(", ")).toBe(3);
  for (const face of await bots.locator(".face use").all()) await expect(ana.page.locator(`symbol${await face.getAttribute("href")}`)).toHaveCount(1);
  for (const [width, height] of SIZES) {
    await ana.page.setViewportSize({ width, height });
    await usable(ana.page, `an event before the start at ${width} × ${height}`);
  }
  await usable(ben.page, "an event on a phone");
  await shot(ana.page, "event-gathering");

  // A page that was loaded again still has what it promised for the deal.
  await ben.page.reload();
  await expect(ben.page.getByText("You sit at table 2, seat 1.")).toBeVisible();
  await start(ana.page).click();
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
  expect(ana.page.url()).toContain("/t/");
  expect(ana.page.url()).not.toBe(ben.page.url());
  await expect(ig.spot(ana.page, names[0])).toBeVisible();
  await expect(ig.spot(ben.page, names[1])).toBeVisible();

  // Ana's table finishes first: no replay, no next game, no results yet.
  await playToTheEnd(ana.page);
  await expect(ana.page.getByText("Same deal at 2 tables")).toBeVisible();
  await expect(ana.page.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await expect(ana.page.getByRole("link", { name: "Watch replay" })).toHaveCount(0);
  await ana.page.getByRole("link", { name: "See the event" }).click();
  await expect(table(ana.page, 1).getByText("finished")).toBeVisible();
  await expect(ana.page.getByRole("heading", { name: "Ranking" })).toHaveCount(0);

  await playToTheEnd(ben.page);
  await expect(ana.page.getByRole("heading", { name: "Ranking" })).toBeVisible();
  const ranking = ana.page.getByRole("region", { name: "Ranking" }).first();
  await expect(ranking.getByRole("rowheader", { name: "Ana" })).toBeVisible();
  await expect(ranking.getByRole("rowheader", { name: "Ben" })).toBeVisible();
  await expect(ranking.getByRole("row")).toHaveCount(5);
  for (const [width, height] of SIZES) {
    await ana.page.setViewportSize({ width, height });
    await usable(ana.page, `the results of an event at ${width} × ${height}`);
  }
  await shot(ana.page, "event-results");

  // Everyone may watch every table now.
  await ana.page.getByRole("link", { name: "Replay of table 2" }).click();
  await expect(ana.page.getByText("Ben").first()).toBeVisible();
  await expect(ana.page).toHaveTitle("Replay · Quipu");
});

test("the host cancels an event, and an unknown code is told", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await openEvent(ana.page);
  await ben.page.goto(link);
  await ana.page.getByRole("button", { name: "Cancel event" }).click();
  await expect(ana.page.getByRole("button", { name: "Keep going" })).toBeFocused();
  await ana.page.getByRole("button", { name: "Cancel event" }).click();
  await expect(ana.page.getByText("The event was canceled.").first()).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByText("The event was canceled.").first()).toBeVisible();
  await ben.page.goto("/event/baba-baba");
  await expect(ben.page.getByText("No event has this code. Check it or ask for the link again.")).toBeVisible();
});
