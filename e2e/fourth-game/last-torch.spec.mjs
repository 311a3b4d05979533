// A game that was added as one folder and one line is played like the others: on a server, on this device, and as a replay.
import { test, expect, shot, usable } from "../lib/people.mjs";
import { addBots, openTable, start, startHere } from "../lib/tables.mjs";

const GAME = "Last Torch";
const back = (page) => page.getByRole("button", { name: /^Go back with / });
const over = (page) => page.getByRole("heading", { name: "The game is over" });

/** Goes back with the first thing found, until the game is over. */
async function playOn(page) {
  for (;;) {
    await expect(back(page).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return;
    await back(page).click({ timeout: 5_000 }).catch(() => {}); // the turn may have ended
  }
}

test("at a table on the server, and then as a replay", async ({ person }) => {
  const { page } = await person("Ana");
  await openTable(page, "Ana", GAME);
  await addBots(page, 2);
  await start(page);
  await expect(back(page)).toBeVisible();
  await usable(page, "the fourth game");
  await shot(page, "fourth-game");
  await playOn(page);
  await page.getByRole("link", { name: "Watch replay" }).click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  await expect(page.getByText(/throws? a \d|rolls? a \d/).first()).toBeVisible();
});

test("on this device", async ({ person }) => {
  const { page } = await person("Ana");
  await startHere(page, "Ana", { game: GAME });
  await playOn(page);
});

test("its rules page", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/rules/last-torch");
  await expect(page.getByRole("heading", { name: GAME, level: 1 })).toBeVisible();
  await expect(page.getByText("T-05")).toBeVisible();
});
