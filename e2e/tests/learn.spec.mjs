// First expeditions: learners get to the end whether or not they follow the advice, and the table saved on this device is left alone.
import { test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import { answerUntil } from "../lib/autoplay.mjs";
import { stored } from "../lib/device.mjs";

for (const [game, options] of [["incan-gold", PHONE], ["gold", {}], ["lost-temple", PHONE]]) {
  test(`the first expedition of ${game}`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await page.goto(`/rules/${game}`);
    await usable(page, `rules of ${game}`);
    await shot(page, `rules-${game}`);
    await page.locator(`a[href="/learn/${game}"]`).first().click();
    const coach = page.locator(".coach");
    await expect(coach).toBeVisible();
    await expect(coach).toContainText(/\w/);
    await usable(page, `first expedition of ${game}`);
    await shot(page, `learn-${game}-begin`);
    // A learner who opens another page and changes the language continues in the same place.
    const words = coach.locator(".coach-words p");
    await coach.locator(".coach-next").click();
    const left = await words.innerText();
    // On a phone the way to the settings is in the help.
    if (options === PHONE) await page.getByRole("button", { name: "Rules and help" }).click();
    await page.locator("a[href='/settings']").filter({ visible: true }).click();
    await page.getByRole("radio", { name: "Polski" }).check();
    await expect(page.locator("#language-pl")).toBeFocused();
    await page.getByRole("radio", { name: "English" }).check();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await page.goBack();
    await expect(words).toHaveText(left);
    const said = new Set();
    await expect(async () => {
      const text = await coach.locator(".coach-words p").innerText();
      said.add(text);
      const next = coach.getByRole("button", { name: "Next" });
      if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => {});
      else await answerUntil(page, ".coach-next, .coach-ways", 1_000).catch(() => {});
      await expect(coach.getByRole("link", { name: "Play a real game" })).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [100], timeout: 200_000 });
    expect(said.size, "it teaches step by step").toBeGreaterThan(3);
    await usable(page, `end of the first expedition of ${game}`);
    await shot(page, `learn-${game}-end`);
    expect((await stored(page)).rows, "nothing is saved of it").toEqual([]);
  });
}
