// Plans for coming choices: laid down at the edge of the dock, carried out without a press, and cancelled. Nothing moves.
import { test, expect, usable, shot, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import * as gold from "../lib/gold.mjs";

const tab = (page) => page.getByRole("button", { name: "Stay until…" });
const form = (page) => page.getByRole("group", { name: "Stay until…" });
const stands = (page) => page.locator(".plan-stands");
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } };

for (const [size, options] of [["desktop", { viewport: { width: 1280, height: 800 } }], ["phone", PHONE], ["small", SMALL]]) {
  test(`a plan stays and can be cancelled (${size})`, async ({ person }) => {
    const { page } = await person("Ana", options);
    await ig.startHere(page, "Ana");
    await expect(ig.question(page)).toBeVisible();
    const choices = page.getByRole("group", { name: "Torch or camp?" });
    const before = await choices.boundingBox();
    await tab(page).click();
    await expect(form(page)).toBeVisible();
    expect(await choices.boundingBox()).toEqual(before);
    await usable(page, `the form of a plan (${size})`);
    await shot(page, `plan-form-${size}`);
    await form(page).getByRole("checkbox", { name: /gems/ }).check();
    await form(page).getByRole("checkbox", { name: /hazards/ }).uncheck();
    await form(page).getByRole("spinbutton").fill("90");
    await form(page).getByRole("button", { name: "Set plan" }).click();
    await expect(stands(page)).toContainText("carrying 90 gems");
    await shot(page, `plan-stands-${size}`);
    // The torch is chosen without a press.
    await expect(page.getByText("Sealed")).toBeVisible();
    const cancel = page.getByRole("button", { name: "Cancel plan" });
    if (await cancel.isVisible()) await cancel.click({ timeout: 5_000 }).catch(() => {}); // the round may be over
    await expect(stands(page)).not.toContainText("carrying");
  });
}

test("forced moves are a switch in the help", async ({ person }) => {
  const { page } = await person("Ana");
  await ig.startHere(page, "Ana", { game: "Gold", bots: "one" });
  await expect(gold.asked(page)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("?");
  const forced = page.getByRole("switch", { name: /^Play forced moves/ });
  await forced.check();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(gold.asked(page)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("?");
  await expect(page.getByRole("switch", { name: /^Play forced moves/ })).toBeChecked();
});
