// The pages around the game: what can be set, read, fetched; what is said when something is wrong; and that every address can be loaded again.
import { test, expect, shot, usable } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { readFile } from "node:fs/promises";

test("what is set stays set", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/settings");
  await expect(page.getByRole("radiogroup").or(page.getByRole("group", { name: "Theme" }))).toBeVisible();
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-theme");
  await expect(page.getByRole("switch", { name: /^Sound/ })).toBeChecked();
  await expect(page.getByRole("switch", { name: /^Odds/ })).not.toBeChecked();
  await page.getByRole("radio", { name: "Daylight" }).check();
  await page.getByRole("radio", { name: "Full" }).check();
  await page.getByRole("switch", { name: /^Sound/ }).uncheck();
  await page.getByRole("switch", { name: /^Odds/ }).check();
  const holds = async () => {
    await expect(page.getByRole("radio", { name: "Daylight" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Full" })).toBeChecked();
    await expect(page.getByRole("switch", { name: /^Sound/ })).not.toBeChecked();
    await expect(page.getByRole("switch", { name: /^Odds/ })).toBeChecked();
    await expect(root).toHaveAttribute("data-theme", "light");
    await expect(root).not.toHaveAttribute("data-motion"); // asked for, although the device wants less
  };
  await holds();
  await page.reload();
  await holds();
  await usable(page, "settings");
  await shot(page, "settings");
  await page.getByRole("radio", { name: "Torchlight" }).check();
  await page.getByRole("radio", { name: "Reduced" }).check();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-motion", "less");
  await usable(page, "settings by torchlight");
});

test("sound is off for visitors who come by a link", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await expect(ana.page.getByRole("button", { name: "Sound is on" })).toBeVisible();
  await ig.join(ben.page, link, "Ben");
  await ben.page.getByRole("button", { name: "Sound is off" }).click();
  await expect(ben.page.getByRole("button", { name: "Sound is on" })).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByRole("button", { name: "Sound is on" })).toBeVisible();
});

test("players can turn on odds if the host allows it", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.join(ben.page, link, "Ben");
  await expect(ben.page.getByText("Players can turn on exact odds.")).toBeVisible();
  await ben.page.goto("/settings");
  await ben.page.getByRole("switch", { name: /^Odds/ }).check();
  await ben.page.goto(link);
  await ig.start(ana.page);
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
  await expect(ben.page.getByRole("heading", { name: "Odds" })).toBeVisible();
  await expect(ben.page.getByText(/^\d+ of \d+ cards end the round$/)).toBeVisible();
  await expect(ben.page.getByRole("table", { name: "Payout for leaving now" })).toBeVisible();
  await expect(ana.page.getByRole("heading", { name: "Odds" })).toHaveCount(0);
  await usable(ben.page, "odds");
  await shot(ben.page, "odds");
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  await expect(ben.page.getByRole("heading", { name: "Odds" })).toHaveCount(0);

  const forbids = await ig.openTable(ben.page, null);
  await ben.page.getByRole("switch", { name: /^Allow odds/ }).uncheck();
  await ig.join(ana.page, forbids, null);
  await expect(ana.page.getByText("Odds are off.")).toBeVisible();
  await ig.start(ben.page);
  await expect(ig.question(ben.page)).toBeVisible();
  await expect(ben.page.getByRole("heading", { name: "Odds" })).toHaveCount(0);
});

test("rules can be read", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(page).toHaveURL("/rules");
  await expect(page).toHaveTitle("Rules · Quipu");
  for (const [name, path] of [["Incan Gold", "incan-gold"], ["Gold", "gold"], ["Lost Temple", "lost-temple"]]) {
    await page.goto("/rules");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/rules/${path}`);
    await expect(page).toHaveTitle(`${name} rules · Quipu`);
    await page.reload();
    await expect(page.getByRole("navigation").getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
    await usable(page, `rules of ${name}`);
    await shot(page, `rules-${path}`);
  }
});

test("a game that was played is in the records", async ({ person }, info) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ana.page.goto("/records");
  await expect(ana.page.getByText("No finished games yet. They will be listed here.")).toBeVisible();
  await ana.page.goto(link);
  await ig.join(ben.page, link, "Ben");
  await ig.start(ana.page);
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  const { rows } = await ig.totals(ana.page);

  const [saved] = await Promise.all([ana.page.waitForEvent("download"), ana.page.getByRole("link", { name: "Save game file" }).click()]);
  const path = info.outputPath("record.jsonl");
  await saved.saveAs(path);
  const record = (await readFile(path, "utf8")).trim().split("\n").map((line) => JSON.parse(line));
  expect(JSON.stringify(record[0])).toContain("incan-gold");

  await ana.page.goto("/");
  await expect(ana.page.getByRole("region", { name: "Recent games" })).toContainText(/(Won with|Ranked \d of 2 with) \d+/);
  await ana.page.getByRole("link", { name: "All your games" }).click();
  await expect(ana.page).toHaveURL("/records");
  const game = ana.page.getByRole("listitem").filter({ has: ana.page.getByRole("link", { name: /^Download game file/ }) });
  await expect(game).toHaveCount(1);
  for (const [rank, name, , , points] of rows) {
    await expect(game.getByRole("listitem").filter({ hasText: name })).toContainText(new RegExp(`^${rank}.*${points} points?$`));
  }
  await usable(ana.page, "records");
  await shot(ana.page, "records");
  const [fetched] = await Promise.all([
    ana.page.waitForEvent("download"),
    ana.page.getByRole("link", { name: /^Download game file/ }).click(),
  ]);
  await fetched.saveAs(path);
  expect((await readFile(path, "utf8")).trim().split("\n")).toHaveLength(record.length);

  // Anyone with the link can watch the game, even without a name.
  await ana.page.getByRole("button", { name: /^Share game/ }).click();
  const shared = ana.page.getByLabel("Link to the game");
  await expect(shared).toHaveValue(/^http/);
  const stranger = await person("a stranger");
  await stranger.page.goto(await shared.inputValue());
  await expect(stranger.page.getByText(/^Step 1 of \d+, round 1$/)).toBeVisible();
});

test("every error is explained in a sentence", async ({ person }) => {
  const { page } = await person("Ana");
  await page.goto("/nothing/here");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await usable(page, "nowhere");
  await page.getByRole("link", { name: "Home", exact: true }).last().click();
  await expect(page).toHaveURL("/");

  const field = page.getByLabel("Join with a code");
  await field.fill("nonsense");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByText("Codes have four syllables, like kamo-tiru.")).toBeVisible();
  await expect(field).toBeFocused();

  const name = page.getByLabel("Your name", { exact: true });
  for (const [bad, why] of [
    ["", "Enter a name."],
    ["   ", "Enter a name."],
    ["Ana  B", "Use single spaces between words."],
    ["a name of more than twenty letters", "Use at most 20 characters."],
  ]) {
    await name.fill(bad);
    await page.getByRole("button", { name: "Play with friends" }).click();
    await expect(page.getByText(why)).toBeVisible();
    await expect(name).toBeFocused();
  }
  await ig.signIn(page, "Ana");
  await page.getByLabel("Join with a code").fill("KAMO TIRU");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByText("No table has this code. Check it or ask for the link again.")).toBeVisible();
  await page.goto("/t/kamo-tiru");
  await expect(page.getByRole("heading", { name: "You can’t join this table" })).toBeVisible();
  await expect(page.getByText("No table has this code.")).toBeVisible();
  await usable(page, "no table");
  await page.goto("/here");
  await expect(page.getByRole("heading", { name: "No game on this device" })).toBeVisible();
  await usable(page, "no table here");
});

test("a name can be changed and kept, and nobody else gets it", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const own = `Ana ${Date.now() % 1e6}`;
  await ig.signIn(ana.page, "Ana");
  await ana.page.goto("/settings");
  await ana.page.getByLabel("Your name").fill(own);
  await ana.page.getByRole("button", { name: "Change name" }).click();
  await expect(ana.page.getByText("Name changed.")).toBeVisible();
  await ana.page.getByText("Protect this name").click();
  await ana.page.getByLabel("New passphrase").fill("short");
  await ana.page.getByRole("button", { name: "Save passphrase" }).click();
  await expect(ana.page.getByText("Use 8 to 200 characters.")).toBeVisible();
  await ana.page.getByLabel("New passphrase").fill("a short sentence");
  await ana.page.getByRole("button", { name: "Save passphrase" }).click();
  await expect(ana.page.getByText("The name is yours.")).toBeVisible();

  await ben.page.goto("/");
  await ben.page.getByLabel("Your name", { exact: true }).fill(own);
  await ben.page.getByRole("button", { name: "Play with friends" }).click();
  await expect(ben.page.getByText("This name is taken. Choose another.")).toBeVisible();
  await ben.page.goto("/settings");
  await ben.page.getByText("I already have a name").click();
  await ben.page.getByLabel("Protected name").fill(own);
  await ben.page.getByLabel("Passphrase", { exact: true }).fill("not the sentence");
  await ben.page.getByRole("button", { name: "Sign in" }).click();
  await expect(ben.page.getByText("Wrong name or passphrase.")).toBeVisible();
  await ben.page.getByLabel("Passphrase", { exact: true }).fill("a short sentence");
  await ben.page.getByRole("button", { name: "Sign in" }).click();
  await expect(ben.page.getByLabel("Your name")).toHaveValue(own);
  await ben.page.getByRole("button", { name: "Sign out" }).click();
  await expect(ben.page).toHaveURL("/");
  await expect(ben.page.getByLabel("Your name", { exact: true })).toHaveValue("");
});

test("your devices are listed and signed out, and guests with your name learn their new one", async ({ person }) => {
  const [ana, phone, guest] = [await person("Ana"), await person("Phone"), await person("Guest")];
  const own = `Eva ${Date.now() % 1e6}`;
  await ig.signIn(ana.page, own);
  await ig.signIn(guest.page, own);
  await ana.page.goto("/settings");
  await ana.page.getByText("Protect this name").click();
  await ana.page.getByLabel("New passphrase").fill("a short sentence");
  await ana.page.getByRole("button", { name: "Save passphrase" }).click();
  await expect(ana.page.getByText("The name is yours.")).toBeVisible();
  await guest.page.goto("/settings");
  await expect(guest.page.getByText(`Another player has protected the name “${own}”.`)).toBeVisible();
  await expect(guest.page.getByLabel("Your name")).toHaveValue(`${own} 2`);
  await usable(guest.page, "a new name");

  await phone.page.goto("/settings");
  await phone.page.getByText("I already have a name").click();
  await phone.page.getByLabel("Protected name").fill(own);
  await phone.page.getByLabel("Passphrase", { exact: true }).fill("a short sentence");
  await phone.page.getByRole("button", { name: "Sign in" }).click();
  await expect(phone.page.getByLabel("Your name")).toHaveValue(own);
  await ana.page.getByText("Devices", { exact: true }).click();
  await expect(ana.page.locator(".devices li")).toHaveCount(2);
  await expect(ana.page.locator(".devices li").filter({ hasText: "This device" })).toHaveCount(1);
  await usable(ana.page, "devices");
  await ana.page.getByRole("button", { name: "Sign out elsewhere" }).click();
  await expect(ana.page.locator(".devices li")).toHaveCount(1);
  await phone.page.reload();
  await expect(phone.page.getByText("I already have a name")).toBeVisible();
});

test("a link asks newcomers for a name, and one press later they have a seat", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ben.page.goto(link);
  await expect(ben.page.getByRole("heading", { name: "You’re invited to play Incan Gold" })).toBeVisible();
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.page.getByRole("button", { name: "Stand up" })).toBeVisible();
  await expect(ana.page.getByRole("button", { name: "Remove Ben" })).toBeVisible();
  for (const { page } of [ana, ben]) expect(await page.evaluate(() => scrollY), "the bar at the top is in sight").toBe(0);
  await ben.page.reload();
  await expect(ben.page.getByRole("button", { name: "Stand up" })).toBeVisible();
  await ben.page.goto("/");
  await ben.page.getByRole("link", { name: /^Continue: Incan Gold, / }).click();
  await expect(ben.page).toHaveURL(link);
  await ana.page.getByRole("button", { name: "Close table" }).click();
  await ana.page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(ben.page.getByText("This table was closed.")).toBeVisible();
});
