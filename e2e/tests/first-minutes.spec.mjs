// The first five minutes of a new visitor: pictures are there, nothing unneeded is loaded, watching needs no name, and what is offered works.
import { test, testWithOwnServer, expect, usable, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { playToTheEnd } from "../lib/autoplay.mjs";

/** References to drawings that are not in the page. */
const unresolved = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !document.querySelector(href)),
  );

test("every drawing is there, on every page, on the first visit and after a reload", async ({ person }) => {
  const { page } = await person("Ana");
  const paths = ["/", "/play/gold", "/settings", "/records", "/boards", "/solved", "/replay", "/rules", "/rules/incan-gold", "/rules/gold", "/rules/lost-temple", "/nowhere"];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => unresolved(page), path).toEqual([]);
  }
  await page.goto("/");
  await page.reload();
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect.poll(() => unresolved(page)).toEqual([]);
  for (const game of ["Incan Gold", "Gold", "Lost Temple"]) {
    await ig.startHere(page, "Ana", { game });
    await expect(page.locator("use").first()).toBeAttached();
    await expect.poll(() => unresolved(page), game).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

test("a new visitor's console stays empty, and pages load only their own part", async ({ person }) => {
  const { page } = await person("Ana", { serviceWorkers: "block" });
  const [errors, loaded] = [[], []];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  for (const path of ["/rules", "/settings", "/boards", "/records", "/rules/gold"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  const modules = new Set(loaded.filter((it) => it.endsWith(".wasm")).map((it) => it.split(".")[0]));
  expect([...modules]).toEqual(["/web_study_bg"]);
  await page.goto("/");
  await expect(page.getByLabel("Your name", { exact: true })).toBeVisible();
  await page.goto("/replay");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
});

test("a rules page starts its game, and a saved game is not replaced without a question", async ({ person }) => {
  const { page } = await person("Ana");
  const games = [["gold", ".gold-board"], ["lost-temple", ".lost-panel"], ["incan-gold", ".path"]];
  for (const [path, table] of games) {
    await page.goto(`/rules/${path}`);
    await page.getByRole("link", { name: "Play now" }).click();
    if (path !== "gold") await page.getByRole("button", { name: "Replace", exact: true }).click();
    await expect(page.locator(table).first()).toBeVisible();
    await expect(page).toHaveURL("/here");
  }
  await page.goto("/play/gold/bots");
  await expect(page.getByRole("heading", { name: "Replace the saved game?" })).toBeVisible();
  await usable(page, "a saved game and a new one");
  await page.getByRole("link", { name: "Continue it" }).click();
  await expect(page.locator(".path").first()).toBeVisible();
});

test("one press starts a game against bots, before any code has loaded", async ({ person }) => {
  const { page } = await person("Ana", { ...PHONE, serviceWorkers: "block" });
  await page.route(/web_start.*wasm/, () => {}); // it never comes
  await page.goto("/");
  await page.getByRole("link", { name: "Play the bots now" }).click();
  await expect(ig.question(page)).toBeVisible();
  await expect(page.getByText("Guest").first()).toBeVisible();
  // The document has stayed, so the code that was not needed then is fetched when the way leads back.
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0].name)).toBe(new URL("/", page.url()).href);
  await page.unroute(/web_start.*wasm/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play on this device" })).toBeEnabled();
});

test("the home page is there at once and does not change when its code loads", async ({ person }) => {
  const { page } = await person("Ana", { serviceWorkers: "block" });
  const held = [];
  await page.route(/web_start.*wasm/, (route) => held.push(route));
  await page.goto("/");
  const bots = page.getByRole("link", { name: "Play the bots now" });
  await expect(bots).toBeVisible();
  await usable(page, "the home page before its code");
  // What is chosen and written early is not lost.
  await page.getByRole("radio", { name: /^Gold/ }).check({ force: true });
  await expect(bots).toHaveAttribute("href", /gold\/bots$/);
  await page.getByLabel("Your name", { exact: true }).fill("Ana");
  const places = () => page.evaluate(() => [...document.querySelectorAll("h1, .cover, .start-ways > *, #play-bots, #name")].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [it.className || it.id || it.localName, ...[x, y, width, height].map(Math.round)].join(" ");
  }));
  const before = await places();
  for (const route of held) await route.continue();
  await expect(page.getByRole("button", { name: "Play on this device" })).toBeEnabled();
  expect(await places()).toEqual(before);
  await expect(page.getByRole("radio", { name: /^Gold/ })).toBeChecked();
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Ana");
  await expect(page.getByLabel("Your name", { exact: true })).toBeFocused();
});

test("the home page speaks the language of the browser before its code has loaded", async ({ person }) => {
  const { page } = await person("Ana", { locale: "pl-PL", serviceWorkers: "block" });
  await page.route(/web_start.*wasm/, () => {});
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Graj z botami" })).toBeVisible();
  await expect(page.getByText("Play the bots now")).toHaveCount(0);
});

test("on a phone the form for a game on this device opens where it is seen", async ({ person }) => {
  const { page } = await person("Ana", PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: "Play on this device" }).click();
  await expect(page.getByLabel("Your name", { exact: true })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Who’s playing?" })).toBeInViewport();
});

test("a spectator watches at once, and is asked for a name only to sit down", async ({ person }) => {
  const [ana, ben, cleo] = [await person("Ana"), await person("Ben"), await person("Cleo")];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.join(cleo.page, link, "Cleo");
  await ig.start(ana.page);
  await expect(ig.question(ana.page)).toBeVisible();

  await ben.page.goto(link);
  await expect(ben.page.getByText("You’re watching")).toBeVisible();
  await expect(ig.camp(ben.page)).toBeVisible();
  await expect(ben.page.getByLabel("Your name")).toHaveCount(0);
  await ben.page.reload();
  await expect(ben.page.getByText("You’re watching")).toBeVisible();
  // A guest who was never asked has no name on the home page either.
  await ben.page.goto("/");
  await expect(ben.page.getByLabel("Your name", { exact: true })).toHaveValue("");
  await ben.page.goto(link);
  await expect(ben.page.getByText("You’re watching")).toBeVisible();

  // For the next game there is a seat, and now a name is needed.
  await playToTheEnd(ana.page, cleo.page);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(ana.page.getByText("Ready: Ben")).toBeVisible();
});

test("a visitor who watched before is asked for a name at the next table", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.openTable(ana.page, "Ana");
  await ig.addBots(ana.page, 1);
  const first = ana.page.url();
  await ig.start(ana.page);
  await expect(ig.question(ana.page)).toBeVisible();
  await ben.page.goto(first);
  await expect(ben.page.getByText("You’re watching")).toBeVisible();
  await ig.join(ben.page, await ig.openTable(ana.page, null), "Ben");
  await expect(ana.page.getByRole("button", { name: "Remove Ben" })).toBeVisible();
});

test("a table without spectators says so instead of asking for a name", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ana.page.getByRole("switch", { name: /^Spectators/ }).uncheck();
  await ig.addBots(ana.page, 1);
  await ig.start(ana.page);
  await expect(ig.question(ana.page)).toBeVisible();
  await ben.page.goto(link);
  await expect(ben.page.getByRole("heading", { name: "You can’t join this table" })).toBeVisible();
  await expect(ben.page.getByLabel("Your name")).toHaveCount(0);
});

test("a finished game on this device is listed and no longer offered to continue", async ({ person }) => {
  const { page } = await person("Ana");
  const offer = page.getByRole("link", { name: /^Continue: Your game on this device/ });
  await ig.startHere(page, "Ana", { bots: "one" });
  await expect(ig.question(page)).toBeVisible();
  await page.goto("/");
  await expect(offer).toBeVisible();
  await offer.click();
  await playToTheEnd(page);
  await page.goto("/");
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(offer).toHaveCount(0);

  // The games of this device are there even without a name on the server.
  await page.getByRole("link", { name: "Your games" }).click();
  const games = page.locator(".records");
  await expect(games.locator("> li")).toHaveCount(1);
  await expect(games).toContainText(/On this device: Ana and \w+/);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await games.getByRole("link", { name: /^Watch replay/ }).click();
  await expect(page.getByText(/^Step \d+ of \d+/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save game file" })).toBeVisible();
  // The link contains the whole game: it works for anyone, on any device.
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this moment" }).inputValue();
  const ben = await person("Ben");
  await ben.page.goto(link);
  await expect(ben.page.getByText(/^Step \d+ of \d+/)).toBeVisible();
  await ben.page.keyboard.press("ArrowRight");
  await ben.page.reload();
  await expect(ben.page.getByText(/^Step \d+ of \d+/)).toBeVisible();
  await ben.page.goto("/replay#record=nonsense");
  await ben.page.reload();
  await expect(ben.page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
});

test("a link to a moment of an online game opens for everyone", async ({ person }) => {
  const [ana, ben] = [await person("Ana", { permissions: ["clipboard-read", "clipboard-write"] }), await person("Ben")];
  await ig.openTable(ana.page, "Ana");
  await ig.addBots(ana.page, 1);
  await ig.start(ana.page);
  await playToTheEnd(ana.page);
  await ana.page.goto("/records");
  await ana.page.getByRole("link", { name: /^Watch replay/ }).click();
  await expect(ana.page.getByText(/^Step \d+ of \d+/)).toBeVisible();
  await ana.page.keyboard.press("Home");
  await ana.page.keyboard.press("ArrowRight");
  await expect(ana.page.getByText(/^Step 2 of/)).toBeVisible();
  await ana.page.getByRole("button", { name: "Link to this moment" }).click();
  await expect(ana.page.getByText(/^Link copied/)).toBeVisible();
  await ben.page.goto(await ana.page.evaluate(() => navigator.clipboard.readText()));
  await expect(ben.page.getByText(/^Step 2 of/)).toBeVisible();
});

for (const [screen, options] of Object.entries({ phone: PHONE, desktop: {} })) {
  testWithOwnServer(`without a connection nothing is covered and nothing looks open, on a ${screen}`, async ({ person, server }) => {
    const { page } = await person("Ana", options);
    await ig.openTable(page, "Ana");
    await ig.addBots(page, 1);
    await ig.start(page);
    await expect(ig.question(page)).toBeVisible();
    const choices = page.getByRole("group", { name: "Torch or camp?" }).getByRole("button");
    await expect(choices.first()).toBeEnabled();
    await server.kill();
    await expect(ig.banner(page)).toBeVisible();
    await expect(choices).toHaveCount(2);
    for (const choice of await choices.all()) await expect(choice).toBeDisabled();
    const [note, ...boxes] = await Promise.all([ig.banner(page), choices.first(), choices.last()].map((it) => it.boundingBox()));
    for (const box of boxes) expect(note.y + note.height <= box.y || note.y >= box.y + box.height).toBe(true);
    await page.keyboard.press("t");
    await expect(ig.sealed(page)).toHaveCount(0);
    await server.run();
    await expect(ig.banner(page)).toBeHidden();
    await expect(choices.first()).toBeEnabled();
    await ig.choose(page, "Torch");
  });
}
