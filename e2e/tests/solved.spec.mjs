// The page of the solved game: charts, any position, a graded game; on small and large screens, and without a network.
import { testWithOwnServer as test, expect, shot, usable } from "../lib/people.mjs";

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const answer = (page) => page.locator(".solved-answer");
const value = (page) => answer(page).locator(".solved-value");
const part = (page, id) => page.locator(".solved-part").filter({ has: page.locator(`#${id}`) });

async function open(page) {
  await page.goto("/solved");
  await expect(page.getByRole("heading", { name: "Incan Gold for two, solved" })).toBeVisible();
  await page.getByRole("radio", { name: "Diamant, 2005" }).check(); // the edition whose numbers are below
  await expect(page.getByText("it wins 47.2% ± 0.2%")).toBeVisible(); // this comes after its charts
  await expect(value(page)).toBeVisible();
}

/** Moves a slider as a keyboard does. */
async function slide(slider, to) {
  await slider.fill(String(to));
}

test("charts are read by pointer, by keyboard and as a table", async ({ person }) => {
  const { page } = await person("Ana");
  await open(page);
  const lead = part(page, "lead");
  await expect(lead.locator("polyline")).toHaveCount(5);
  const slider = lead.getByRole("slider", { name: /^Lead/ });
  await expect(slider).toHaveAttribute("aria-valuetext", "10 ahead");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "11 ahead");
  await slide(slider, 0);
  await expect(lead.locator(".solved-values .num")).toHaveText(Array(5).fill("50.0%"));
  await lead.getByText("Show as a table").click();
  const row = lead.getByRole("row", { name: "10 ahead" });
  await expect(row.getByRole("cell")).toHaveText(["72.7%", "75.3%", "78.7%", "83.5%", "90.2%"]);

  const leave = part(page, "leave");
  const said = leave.getByRole("status");
  await expect(said).toHaveText(/^Level, 10 gems carried, 1 hazard: leave 0% of the time/);
  await slide(leave.getByRole("slider", { name: /^Gems/ }), 40);
  await expect(said).toHaveText(/leave 100% of the time/);
  await slide(leave.getByRole("slider", { name: /^Hazards/ }), 4);
  await expect(said).toHaveText(/4 hazards/);
  await leave.getByRole("radio", { name: "Round 5" }).check({ force: true });
  await leave.locator(".plot svg").click({ position: { x: 40, y: 60 } });
  await expect(said).toHaveText(/behind, 3\d gems carried/);
});

test("an edition with artifacts is shown first", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/solved");
  await expect(page.getByRole("radio", { name: "Incan Gold, 2006" })).toBeChecked();
  await expect(value(page)).toBeVisible();
  await part(page, "lead").getByText("Show as a table").click();
  const row = part(page, "lead").getByRole("row", { name: "10 ahead" });
  await expect(row.getByRole("cell")).toHaveText(["70.5%", "72.5%", "75.6%", "80.7%", "88.5%"]);
  await expect(part(page, "bots").getByRole("row", { name: /Pathfinder/ })).toContainText("at least 59.4%");
});

test("a position is looked up", async ({ person }) => {
  const { page } = await person("Ana");
  await open(page);
  const look = part(page, "look-up");
  await look.getByRole("button", { name: "Clear path" }).click();
  await expect(answer(page)).toContainText("No one chooses yet");
  await look.getByRole("radio", { name: "Round 5" }).check({ force: true });
  await slide(look.getByRole("slider", { name: /lead/i }), 0);
  for (const card of ["treasure 17", "Snake", "Fire"]) await look.getByRole("button", { name: `Add: ${card}`, exact: true }).click();
  await expect(look.getByText("Carried: 8 gems. On the path: 1.")).toBeVisible();
  // At an even score nobody is better off.
  await expect(value(page)).toHaveText(/^50\.0%/);
  await expect(look.getByRole("button", { name: "Add: Snake", exact: true })).toHaveAttribute("aria-disabled", "true");
  // The other player leaves with 9. To leave with 8 loses, so you have to go on.
  await look.getByRole("radio", { name: "Only you" }).check();
  await expect(answer(page).locator(".bar-camp .num")).toHaveText("0.0%");
  await expect(answer(page).locator(".solved-advice")).toHaveText("Stay.");
  await look.getByRole("button", { name: "Remove: Fire" }).click();
  await expect(look.getByText("The other player left after 2 cards.")).toBeVisible();
  await look.getByRole("radio", { name: "Both of you" }).check();
  await look.getByText("Earlier rounds", { exact: true }).click();
  await look.getByRole("button", { name: "Snake: 0 out of the game" }).click();
  await expect(look.getByRole("button", { name: "Snake: 1 out of the game" })).toBeVisible();
  await expect(value(page)).toHaveText(/^50\.0%/);
});

for (const viewport of SIZES) {
  test(`a whole graded game at ${viewport.width} × ${viewport.height}`, async ({ person }) => {
    const { page } = await person("Ana", { viewport });
    await open(page);
    await usable(page, "the solved game");
    await page.getByRole("button", { name: "Start a game" }).click();
    const game = part(page, "play");
    const verdict = game.locator(".verdict");
    const totals = game.locator(".solved-totals");
    let choices = 0;
    for (;;) {
      await expect(game.locator("#solved-torch, .solved-over").first()).toBeVisible();
      if (await game.locator(".solved-over").isVisible()) break;
      // Two gems in hand, or three choices in this round: home. Played by keyboard, which keeps its place.
      const camp = choices % 3 === 2;
      await game.getByRole("button", { name: camp ? "Camp" : "Torch" }).press("Enter");
      choices += 1;
      await expect(totals).toHaveText(new RegExp(`^${choices} choice`));
      await expect(verdict).toHaveText(/Leave: [\d.]+%\. Stay: [\d.]+%\. (Best choice\.|Both are equally good here\.|You lost [\d.]+ points\.)/);
    }
    expect(choices).toBeGreaterThan(3);
    await expect(game.locator(".solved-over")).toHaveText(/You win!|Perfect play wins\.|A shared win\./);
    await usable(page, "the solved game, over");
    await shot(page, `solved-${viewport.width}`);
    await game.getByRole("button", { name: "New game" }).click();
    await expect(game.getByText("Round I of V")).toBeVisible();
  });
}

test("what was opened once works without a network", async ({ person, server }) => {
  const { page, context } = await person("Ana");
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
  });
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await expect(part(page, "lead").locator("polyline")).toHaveCount(5);
  await expect(value(page)).toBeVisible();
  await expect(part(page, "leave").getByRole("status")).toHaveText(/^Level/);
  await page.getByRole("button", { name: "Start a game" }).click();
  await page.locator("#solved-camp").click();
  await expect(page.locator(".verdict")).toBeVisible();
});

test("the rules lead there", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/rules");
  await page.getByRole("link", { name: "Incan Gold for two, solved" }).click();
  await expect(page).toHaveURL(/\/solved$/);
  await expect(page).toHaveTitle(/Solved/);
  await page.goto("/rules/incan-gold");
  await page.getByRole("link", { name: "Incan Gold for two, solved" }).click();
  await expect(value(page)).toBeVisible();
});
