// The living room: a big screen that everyone sees, and two phones. What happens is shown on the screen, secrets only on the phones.
import { test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { answerUntil, playToTheEnd } from "../lib/autoplay.mjs";
import { fromFrames, secretsIn } from "../lib/secrets.mjs";

const TV = { viewport: { width: 1920, height: 1080 } };

for (const game of ["Incan Gold", "Gold", "Lost Temple"]) {
  test(`${game} on a big screen, with two phones`, async ({ person }) => {
    const [tv, ana, ben] = [await person("the screen", TV), await person("Ana", PHONE), await person("Ben", PHONE)];
    const link = await ig.openTable(ana.page, "Ana", game);
    await tv.page.goto(`${link}/tv`);
    await expect(tv.page.getByText("Join on your phone")).toBeVisible();
    await expect(tv.page.getByRole("img", { name: "QR code with the link to this table" })).toBeVisible();
    await usable(tv.page, "gathering on the screen");
    await ig.join(ben.page, link, "Ben");
    for (const name of ["Ana", "Ben"]) await expect(tv.page.getByText(name, { exact: true })).toBeVisible();
    await shot(tv.page, `tv-gathering-${game.replace(" ", "-").toLowerCase()}`);
    await ig.start(ana.page);
    await expect(tv.page.locator("html")).toHaveAttribute("data-view", "tv");
    await expect(tv.page.locator("main.table, main.gold-table")).toBeVisible();
    await expect(tv.page.locator(".decide, .lost-panel, .gold-board.yours")).toHaveCount(0);
    await usable(tv.page, `${game} on the screen`);
    await shot(tv.page, `tv-${game.replace(" ", "-").toLowerCase()}`);
    await usable(ana.page, `${game} on a phone, with a screen`);
    await shot(ana.page, `tv-phone-${game.replace(" ", "-").toLowerCase()}`);
    if (game === "Incan Gold") {
      // The choices are shown there, and the phones say so.
      await ig.choose(ana.page, "Torch");
      const reveal = tv.page.locator(".moment.reveal").waitFor();
      await ig.choose(ben.page, "Torch");
      await reveal;
      await expect(ana.page.locator(".moment.reveal")).toHaveCount(0);
    }
    if (game === "Gold") {
      // Its end looks the same on every page, and takes two minutes.
      await answerUntil(ana.page, ".gold-next");
    } else {
      await playToTheEnd(ana.page, ben.page);
      await expect(tv.page.locator(".sum.final, .lost-result")).toBeVisible();
      await usable(tv.page, `end of ${game} on the screen`);
      await shot(tv.page, `tv-end-${game.replace(" ", "-").toLowerCase()}`);
    }
    const updates = fromFrames(tv.frames);
    expect(updates.every(({ game, you }) => (game?.seat ?? null) === null && (you?.place ?? null) === null)).toBe(true);
    if (game === "Incan Gold") expect(secretsIn(updates)).toEqual([]);
  });
}

test("a screen shows no secrets of the player who opened it", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.join(ben.page, link, "Ben");
  // Ana plays in one window and puts the table on her television with another one of the same browser.
  const screen = await ana.context.newPage();
  await screen.goto(`${link}/tv`);
  await ig.start(ana.page);
  await expect(screen.locator("main.table")).toBeVisible();
  await expect(screen.getByRole("button", { name: /^(Torch|Camp)/ })).toHaveCount(0);
  await ig.choose(ana.page, "Camp");
  await answerUntil(ben.page, ".moment, .sum, .mine-choice:not(.go)");
  await expect(screen.locator(".tag.you")).toHaveCount(0);
  await expect(screen.getByText(/in your tent/)).toHaveCount(0);
});
