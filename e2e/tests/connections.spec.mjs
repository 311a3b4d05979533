// Real connections: they break, servers stop without a warning, pages are reloaded, phones sleep. Nobody loses their seat, and no choice is
// lost or counts twice.
import { testWithOwnServer as test, expect, shot, usable, PHONE } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";

test("a connection breaks, others play on, and it comes back", async ({ person, server }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const line = await cuttable(ben.page);
  await atATable([ana, ben], 1);
  await ig.choose(ana.page, "Torch");
  await ig.choose(ben.page, "Torch");
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();

  await line.cut();
  await expect(ig.banner(ben.page)).toBeVisible();
  await expect(ig.marked(ana.page, /^Ben/, "away")).toBeVisible();
  await usable(ben.page, "away");
  await shot(ben.page, "away");

  // The others continue as far as they can, and Ben is asked when he is back.
  await ig.choose(ana.page, "Camp");
  const count = await ig.count(ana.page).textContent();
  expect(count).toMatch(/^[12] of [23] have chosen$/);

  line.sent.length = 0;
  line.restore();
  await expect(ig.banner(ben.page)).toBeHidden();
  await ig.choose(ben.page, "Camp");
  await expect(ig.question(ana.page)).toBeVisible(); // his choice was the last that was missing
  await expect(ig.question(ben.page)).toBeVisible();
  expect(line.sent.filter((message) => message.do?.command.play)).toHaveLength(1);
  await expect(ig.marked(ana.page, /^Ben/, "away")).toBeHidden();
  await sameTable(ana.page, ben.page);

  // Ben is out of the temple and sees nothing of what happens in it. (A second hazard may come first; then they try again.)
  const out = ben.page.getByText("You’re out of the temple until the next round.");
  while (!(await out.isVisible())) {
    await Promise.all([ig.choose(ana.page, "Torch"), ig.choose(ben.page, "Camp")]);
    await expect(ig.question(ana.page)).toBeVisible();
    await expect(ig.question(ben.page).or(out)).toBeVisible();
  }
  await line.cut();
  await expect(ig.banner(ben.page)).toBeVisible();
  const known = (await log(ben.page)).length;
  await ig.choose(ana.page, "Camp");
  await expect.poll(async () => (await log(ana.page)).length).toBeGreaterThan(known + 2);
  line.restore();
  await expect(ig.banner(ben.page)).toBeHidden();
  await sameTable(ana.page, ben.page);
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  await sameTable(ana.page, ben.page);
  expect(await ig.totals(ben.page)).toEqual(await ig.totals(ana.page));
});

test("a link to a table opened while the server is away works when it is back", async ({ person, server }) => {
  const { page } = await person("Ana");
  const link = await ig.openTable(page, "Ana");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
  });
  await server.kill();
  await page.goto(link);
  await expect(ig.banner(page)).toBeVisible();
  await server.run();
  await expect(ig.gathering(page)).toBeVisible();
  await expect(ig.banner(page)).toBeHidden();
});

test("a choice whose answer was lost counts once", async ({ person, server }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const line = await cuttable(ben.page);
  await atATable([ana, ben], 0);
  line.deafen(); // his messages arrive, the answers do not
  await ig.choose(ben.page, "Torch");
  await expect(ig.count(ana.page)).toHaveText("1 of 2 have chosen");
  await line.cut();
  await expect(ig.banner(ben.page)).toBeVisible();
  line.restore();
  await expect(ig.banner(ben.page)).toBeHidden();
  const plays = line.sent.filter((message) => message.do?.command.play);
  expect(plays).toHaveLength(2);
  expect(plays[1]).toEqual(plays[0]);
  await expect(ig.sealed(ben.page)).toBeVisible();
  await expect(ben.page.getByText("You raise your torch")).toBeVisible();
  await expect(ig.count(ana.page)).toHaveText("1 of 2 have chosen");
  await expect(ben.page.getByRole("alert").filter({ hasText: /\S/ }).filter({ hasNotText: "Torch or camp?" })).toHaveCount(0);
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  await sameTable(ana.page, ben.page);
});

test("the server stops without a warning in the middle, and the game continues", async ({ person, server }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await atATable([ana, ben], 1);
  await ig.choose(ana.page, "Torch");
  await ig.choose(ben.page, "Torch");
  await expect(ig.question(ana.page)).toBeVisible();
  const before = await log(ana.page);

  await server.kill();
  for (const { page } of [ana, ben]) await expect(ig.banner(page)).toBeVisible();
  await server.run();
  for (const { page } of [ana, ben]) await expect(ig.banner(page)).toBeHidden();
  await expect(ig.question(ana.page)).toBeVisible();
  await ig.choose(ben.page, "Camp");
  await expect(ig.sealed(ben.page)).toBeVisible();
  expect(await log(ana.page)).toEqual(before);

  // Right in the middle of a reveal.
  await ig.choose(ana.page, "Camp");
  await server.kill();
  await server.run();
  for (const { page } of [ana, ben]) await expect(ig.banner(page)).toBeHidden();
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  expect(await ig.totals(ben.page)).toEqual(await ig.totals(ana.page));
  await sameTable(ana.page, ben.page);
  const told = (await log(ana.page)).filter((line) => /^Round \d: /.test(line));
  expect(told, "every round begins once").toHaveLength(5);
});

test("two tabs of one person are one player", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await atATable([ana, ben], 0);
  const tab = await ana.context.newPage();
  await tab.goto(link);
  await expect(ig.question(tab)).toBeVisible();
  await sameTable(ana.page, tab);
  await ig.choose(ana.page, "Torch");
  await expect(ig.sealed(tab)).toBeVisible();
  await expect(tab.getByText("You raise your torch")).toBeVisible();
  await expect(ig.count(ben.page)).toHaveText("1 of 2 have chosen");
  await ig.choose(ben.page, "Torch");
  await ig.choose(tab, "Camp");
  await expect(ig.sealed(ana.page)).toBeVisible();
  await expect(ana.page.getByText("You head back to camp")).toBeVisible();
  await tab.close();
  await expect(ig.marked(ben.page, /^Ana/, "away")).toBeHidden();
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  expect(await ig.totals(ben.page)).toEqual(await ig.totals(ana.page));
});

test("a page can be reloaded at any point", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await atATable([ana, ben], 1);
  await ana.page.reload();
  await expect(ig.question(ana.page)).toBeVisible();
  await sameTable(ana.page, ben.page);
  await ig.choose(ana.page, "Torch");
  await expect(ig.sealed(ana.page)).toBeVisible();
  await ana.page.reload();
  await expect(ig.sealed(ana.page)).toBeVisible();
  await expect(ana.page.getByText("You raise your torch")).toBeVisible();
  await ig.choose(ben.page, "Camp");
  await expect.poll(async () => (await log(ben.page)).length).toBeGreaterThan(2);
  await ben.page.reload();
  await sameTable(ana.page, ben.page);
  await Promise.all([ana, ben].map(({ page }) => ig.playOn(page)));
  await ana.page.reload();
  await expect(ig.over(ana.page)).toBeVisible();
  await sameTable(ana.page, ben.page);
  expect(await ig.totals(ben.page)).toEqual(await ig.totals(ana.page));
});

test("a phone sleeps, a bot plays, and the player gets the seat back when it wakes", async ({ person, server }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben", PHONE)];
  await ig.signIn(ana.page, "Ana");
  const setup = { game: "incan-gold", places: 3, pace: { live: { seconds: 5 } } };
  const opened = await ana.context.request.post("/api/tables", { data: { setup }, headers: { origin: server.url } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const link = `${server.url}/t/${(await opened.json()).code}`;
  await ana.page.goto(link);
  await ig.join(ben.page, link, "Ben");
  await ig.start(ana.page);
  await expect(ig.question(ben.page)).toBeVisible();

  const devtools = await ben.context.newCDPSession(ben.page);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  const botPlays = ig.marked(ana.page, /^Ben/, "bot playing");
  await expect(async () => {
    if (await ig.question(ana.page).isVisible()) await ig.choose(ana.page, "Torch");
    await expect(botPlays).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await shot(ana.page, "stand-in");
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await expect(ben.page.getByRole("button", { name: "Take seat back" })).toBeVisible();
  await usable(ben.page, "a bot plays");
  await shot(ben.page, "bot-plays-phone");
  await ben.page.getByRole("button", { name: "Take seat back" }).click();
  await expect(botPlays).toBeHidden();
  await expect(ben.page.getByRole("button", { name: "Take seat back" })).toBeHidden();
});

/** A table with these people and this many bots, with the first question open on every page. */
async function atATable([host, ...guests], bots) {
  const link = await ig.openTable(host.page, host.name);
  for (const guest of guests) await ig.join(guest.page, link, guest.name);
  await ig.addBots(host.page, bots);
  await ig.start(host.page);
  for (const { page } of [host, ...guests]) await expect(ig.question(page)).toBeVisible();
  return link;
}

/** A connection to the server that can be cut and restored, and the messages sent over it. */
async function cuttable(page) {
  const line = { sent: [], broken: false, deaf: false, sockets: [] };
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (line.broken) return socket.close({ code: 1001 });
    const server = socket.connectToServer();
    line.sockets.push(socket);
    socket.onMessage((message) => {
      line.sent.push(JSON.parse(message));
      server.send(message);
    });
    server.onMessage((message) => line.deaf || socket.send(message));
    line.hangUp = () => server.close();
  });
  line.cut = async () => {
    line.broken = true;
    line.hangUp();
    for (const socket of line.sockets.splice(0)) await socket.close({ code: 1001 });
  };
  line.deafen = () => (line.deaf = true);
  line.restore = () => (line.broken = line.deaf = false);
  return line;
}

/** What happened, newest first. */
const log = (page) => ig.log(page).getByRole("listitem").allTextContents();

/** Two people have the same table before them: what happened, and the path. */
async function sameTable(one, other) {
  const path = (page) => page.getByRole("heading", { name: /^Path: / }).textContent();
  await expect(async () => {
    expect(await log(one)).toEqual(await log(other));
    expect(await path(one)).toEqual(await path(other));
  }).toPass({ timeout: 30_000 });
}
