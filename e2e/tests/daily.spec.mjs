// Daily expeditions: each is played once, on the device; the server replays it, bots included, and puts it on the leaderboard.
import { testWithOwnServer as test, expect, fast, shot, usable, PHONE } from "../lib/people.mjs";
import { answerUntil } from "../lib/autoplay.mjs";

const GAMES = { "incan-gold": "Incan Gold", gold: "Gold", "lost-temple": "Lost Temple" };
const card = (page, title) => page.getByRole("region", { name: title, exact: true });
const over = (page) => page.locator(".mine-choice.over");

for (const [game, title] of Object.entries(GAMES)) {
  test(`an expedition in ${title} counts once`, async ({ person, server }) => {
    const { page } = await person("Ana");
    await fast(page);
    await page.goto("/");
    await page.getByRole("link", { name: "Play today’s expeditions" }).click();
    await expect(page.getByRole("heading", { name: "Daily expedition", level: 1 })).toBeVisible();
    await page.getByLabel("Your name on the leaderboard").fill("Ana");
    await page.getByRole("button", { name: "Use name" }).click();
    await expect(page.getByLabel("Your name on the leaderboard")).toBeHidden();
    await usable(page, "daily expeditions");

    await card(page, title).getByRole("link", { name: `Play: ${title}` }).click();
    await expect(page).toHaveURL(`/daily/${game}`);
    await answerUntil(page, ".log li:nth-child(4)");
    await page.reload(); // the attempt goes on
    await page.goto("/daily");
    await card(page, title).getByRole("link", { name: `Continue: ${title}` }).click();
    await answerUntil(page, ".mine-choice.over", 400_000);
    await expect(over(page).getByText(/points?, rank \d of 4$/)).toBeVisible();
    await expect(over(page).getByText("On the leaderboard: place 1 of 1.")).toBeVisible({ timeout: 120_000 });
    await usable(page, "the end of an expedition");
    await shot(page, `daily-over-${game}`);

    // There is no second attempt.
    await page.getByRole("link", { name: "All expeditions" }).click();
    await expect(card(page, title).getByText(/points?, rank \d of 4$/)).toBeVisible();
    await expect(card(page, title).getByRole("link", { name: /^(Play|Continue)/ })).toHaveCount(0);
    await expect(card(page, title).getByText("Your result is on the leaderboard.")).toBeVisible();
    const line = await card(page, title).getByLabel("Your result to share").inputValue();
    expect(line).toMatch(new RegExp(`^Quipu \\d{4}-\\d\\d-\\d\\d · ${title} · -?\\d+ · [1-4]/4 · [█▆▄▂]{8} · streak 1$`));
    await card(page, title).getByRole("button", { name: "Leaderboard" }).click();
    await expect(card(page, title).getByRole("row")).toHaveCount(2);
    await expect(card(page, title).getByRole("rowheader", { name: /^Ana/ })).toBeVisible();
    await usable(page, "a leaderboard");
    await shot(page, `daily-board-${game}`);
    await page.goto(`/daily/${game}`);
    await expect(over(page)).toBeVisible();

    const today = new Date().toISOString().slice(0, 10);
    const board = await (await fetch(`${server.url}/api/daily/${game}/${today}`)).json();
    expect(board.rows.map(({ name, place }) => [name, place])).toEqual([["Ana", 1]]);
    await page.goto("/records");
    await expect(page.getByRole("heading", { name: "Daily expeditions" })).toBeVisible();
    await expect(page.getByText(`${title}: 1 day in a row, best 1`)).toBeVisible();
  });
}

test("an expedition is played offline, and its result is sent when the server is back", async ({ person, server }) => {
  const { page, context } = await person("Ana", PHONE);
  await fast(page);
  await page.goto("/daily");
  await page.getByLabel("Your name on the leaderboard").fill("Ana");
  await page.getByRole("button", { name: "Use name" }).click();
  await expect(page.getByLabel("Your name on the leaderboard")).toBeHidden();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
  });
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await card(page, "Incan Gold").getByRole("link", { name: "Play: Incan Gold" }).click();
  await answerUntil(page, ".mine-choice.over", 400_000);
  await expect(over(page).getByText(/^Your result is saved on this device\./)).toBeVisible();
  await shot(page, "daily-offline-phone");

  await server.run();
  await context.setOffline(false);
  await page.goto("/daily");
  await expect(card(page, "Incan Gold").getByText("On the leaderboard: place 1 of 1.")).toBeVisible({ timeout: 120_000 });
  await usable(page, "daily expeditions on a phone");
});
