// The table of Incan Gold: nothing is asked beside old cards, and everything that is shown fits, on the smallest phone too.
import { test, expect, shot, PHONE, stopTime } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";

const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } };
const LONG = ["Bartholomew Kowalski", "Maximiliana Gonzalez", "Wilhelmina Cunningha", "Constantine Arguello", "Anastasia Montgomery"];
const onward = (page) => page.getByRole("button", { name: "On to round 2" });
const summary = (page) => page.getByRole("region", { name: /^Round 1: / });

/** Two people online with the first question open; the host's pages have these options, and a clock of their own if wanted. */
async function two(person, options, { clock = false } = {}) {
  const [ana, ben] = [await person("Ana", options), await person("Ben")];
  const link = await ig.openTable(ana.page, "Ana");
  await ig.join(ben.page, link, "Ben");
  if (clock) await ana.page.clock.install();
  await ig.start(ana.page);
  for (const { page } of [ana, ben]) await expect(ig.question(page)).toBeVisible();
  return [ana.page, ben.page];
}

/** Both leave, so that the round is over. */
async function leave(...pages) {
  for (const page of pages) await ig.choose(page, "Camp");
}

/** Writes down what a page shows whenever it changes. */
function watch(page) {
  return page.evaluate(() => {
    window.watched = [];
    const look = () => {
      const now = {
        asked: document.querySelector(".dock h2")?.textContent,
        count: document.querySelector(".dock .cnt")?.checkVisibility({ visibilityProperty: true }),
        round: document.querySelector("header [aria-current=step]")?.textContent,
        cards: document.querySelectorAll(".path > .q:not(.deck)").length,
        covered: [...document.querySelectorAll(".moment, .sum")].map((it) => it.textContent).join(),
        told: document.querySelector(".log li")?.textContent,
        said: document.querySelector("[data-voice]")?.textContent,
        signs: document.querySelectorAll(".camp li [aria-label=Torch], .camp li [aria-label=Camp]").length,
        path: Boolean(onTop(document.querySelector(".path > .q"))),
      };
      if (JSON.stringify(now) !== JSON.stringify(window.watched.at(-1))) window.watched.push(now);
    };
    const onTop = (card) => {
      const { x, y, width, height } = card?.getBoundingClientRect() ?? {};
      return card?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}
const watched = (page) => page.evaluate(() => window.watched);

test("the next round is asked about when its cards lie there, not before", async ({ person }) => {
  const [ana, ben] = await two(person, PHONE);
  await watch(ana);
  await leave(ben, ana);
  await expect(onward(ana)).toBeVisible();
  await expect(summary(ana)).toBeVisible();
  await shot(ana, "round-over-phone");
  await expect(ig.question(ana)).toBeVisible();
  const seen = await watched(ana);
  const second = (text) => text?.includes("Round 2");
  const after = seen.slice(seen.findIndex(({ covered }) => covered));
  expect(after.filter(({ covered }) => covered.includes("everyone made it out")), "the summary is seen").not.toEqual([]);
  for (const { asked, count, round, cards, covered, told, said } of after) {
    if (asked === "Torch or camp?" || count) expect({ round, covered, cards: cards > 0 }).toEqual({ round: "Round 2, in progressII", covered: "", cards: true });
    if (second(told) || second(said)) expect(round).toBe("Round 2, in progressII");
  }
  expect(second(after.at(-1).said), "the next round comes last").toBe(true);
});

test("T and C do not answer a question that is not shown: they skip to it", async ({ person }) => {
  const [ana, ben] = await two(person, {}, { clock: true });
  // Ana's clock is stopped, so only a key can end the summary.
  await stopTime(ana);
  await ig.choose(ben, "Camp");
  await ana.clock.runFor(400); // longer than a press counts as a slip
  await ig.choose(ana, "Camp");
  await expect(async () => {
    await ana.clock.runFor(100);
    await expect(summary(ana)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [1] });
  await expect(onward(ana)).toBeVisible();
  await ana.keyboard.press("t");
  await expect(ig.question(ana)).toBeVisible();
  await expect(summary(ana)).toBeHidden();
  await expect(ig.count(ana)).toHaveText("0 of 2 have chosen");
  await ana.clock.runFor(400);
  await ana.keyboard.press("t");
  await expect(ig.sealed(ana)).toBeVisible();

  await expect(ig.question(ben)).toBeVisible();
  await expect(ig.count(ben)).toHaveText("1 of 2 have chosen");
});

test("a player with little time is asked at once", async ({ person, server }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  await ig.signIn(ana.page, "Ana");
  const setup = { game: "incan-gold", places: 2, pace: { live: { seconds: 5 } } };
  const opened = await ana.context.request.post("/api/tables", { data: { setup }, headers: { origin: server.url } });
  const link = `${server.url}/t/${(await opened.json()).code}`;
  await ana.page.goto(link);
  await ig.join(ben.page, link, "Ben");
  await ig.start(ana.page);
  await expect(ig.question(ana.page)).toBeVisible();
  await watch(ana.page);
  await leave(ben.page, ana.page);
  await expect(ig.question(ana.page)).toBeVisible();
  expect((await watched(ana.page)).filter(({ covered }) => covered)).toEqual([]);
});

test("from the camp the path stays in sight, and choices are shown at the tents", async ({ person }) => {
  const { page } = await person("Ana", PHONE);
  await ig.startHere(page, "Ana");
  await expect(ig.question(page)).toBeVisible();
  await watch(page);
  const signs = ig.camp(page).getByRole("img", { name: /^(Torch|Camp)$/ });
  // All three bots may leave together with Ana, but not in every round.
  while (!(await signs.first().isVisible())) {
    expect(await ig.over(page).isVisible(), "the game is not over").toBe(false);
    if (await ig.question(page).isVisible()) await ig.choose(page, "Camp");
    await page.waitForTimeout(50);
  }
  await shot(page, "reveal-from-camp-phone");
  await expect(signs.first()).toBeHidden();
  const small = (await watched(page)).filter(({ signs }) => signs > 0);
  expect(small).not.toEqual([]);
  for (const { covered, path } of small) expect({ covered, path }).toEqual({ covered: "", path: true });
});

/** What of a reveal does not lie within the panel it is shown in, and which words are cut off. */
function cutOff(page) {
  return ig.reveal(page).evaluate(async (reveal) => {
    await Promise.all(reveal.getAnimations({ subtree: true }).map((turning) => turning.finished)); // cards are narrow while they turn
    const panel = reveal.parentElement.getBoundingClientRect();
    const parts = [...reveal.querySelectorAll("h2, p, li, li > *, li > * > *")].filter((it) => getComputedStyle(it).clipPath === "none" || it.matches(".stepped"));
    return parts.flatMap((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      const inside = left >= panel.left && top >= panel.top && right <= panel.right && bottom <= panel.bottom;
      const word = part.matches(".word") && part.scrollWidth > part.parentElement.clientWidth;
      const what = `${part.localName}.${part.className.baseVal ?? part.className} ${part.textContent.slice(0, 40)}`;
      return inside && width > 0 && height > 0 && !word ? [] : [`${what}: ${[left, top, right, bottom].map(Math.round)} in ${[panel.left, panel.top, panel.right, panel.bottom].map(Math.round)}`];
    });
  });
}

/** One step on in a replay, until the temple shows it. */
async function forward(page) {
  const temple = page.locator(".temple");
  const before = await temple.innerHTML();
  await page.keyboard.press("ArrowRight");
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await temple.innerHTML()).not.toBe(before);
  }).toPass({ intervals: [10], timeout: 30_000 });
}

// Every number of cards in a row in English; in the other languages the widest and the smallest cards.
for (const seats of [2, 3, 5, 8]) {
  for (const locale of seats === 2 || seats === 5 ? ["en"] : ["en", "pl", "es", "it"]) {
    test(`a reveal of ${seats} fits on phones, in ${locale}`, async ({ person }) => {
      const { page } = await person("Ana", { ...PHONE, locale });
      await page.clock.install();
      const names = Array.from({ length: seats }, (_, seat) => LONG[seat] ?? ["Pathfinder", "Guide 2", "Zoë"][seat - 5]);
      const all = (choice) => names.map(() => choice);
      const those = (leavers) => names.map((_, seat) => (seat < leavers ? "camp" : "torch"));
      const file = ig.gameFile(names, [
        "treasure-17", all("torch"), "artifact-1", those(1), // carried, from the path, and an artifact
        "treasure-15", [null, ...all("camp").slice(1)],
        "treasure-17", all("torch"), "treasure-15", those(2), ...(seats > 2 ? ["treasure-13", [null, null, ...all("camp").slice(2)]] : []),
        "treasure-17", all("torch"), "treasure-15", those(Math.min(4, seats - 1)),
      ]);
      for (const viewport of [PHONE.viewport, SMALL.viewport, { width: 844, height: 390 }]) {
        await page.setViewportSize(viewport);
        await page.goto("/replay");
        await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(file) });
        await expect(page.locator(".path")).toBeVisible();
        // A reveal disappears on its own, so the page's clock is stopped here.
        await stopTime(page);
        for (let seen = 0, steps = 0; seen < (seats > 2 ? 8 : 7); steps++) {
          expect(steps, "all choices are revealed before the file ends").toBeLessThan(file.length);
          await forward(page);
          if (!(await ig.reveal(page).isVisible())) continue;
          seen++;
          expect.soft(await cutOff(page), `reveal ${seen} at ${viewport.width} × ${viewport.height}`).toEqual([]);
          await shot(page, `reveal-${seats}-${locale}-${viewport.width}-${seen}`);
        }
        await page.clock.resume();
      }
    });
  }
}

for (const [size, options] of [["390 px", PHONE], ["320 px", SMALL]]) {
  for (const locale of ["en", "pl", "es", "it"]) {
    test(`the results of a player with five artifacts fit in ${size}, in ${locale}`, async ({ person }) => {
      const { page } = await person("Ana", { ...options, locale });
      const rounds = [1, 2, 3, 4, 5].flatMap((round) => [
        "treasure-17", LONG.map(() => "torch"), `artifact-${round}`, LONG.map((_, seat) => (seat === 1 ? "camp" : "torch")),
        "treasure-15", LONG.map((_, seat) => (seat === 1 ? null : "camp")),
      ]);
      await page.goto("/replay");
      await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(ig.gameFile(LONG, rounds)) });
      await expect(page.locator(".path")).toBeVisible();
      const results = page.locator(".sum").getByRole("table");
      await page.keyboard.press("End");
      await expect(results).toBeVisible();
      await expect(results.getByRole("row").filter({ hasText: LONG[1] }).getByRole("img")).toHaveCount(5);
      await shot(page, `results-${locale}-${size.replace(" ", "-")}`);
      const cut = await page.evaluate(() => {
        const within = (part, panel) => {
          const [a, b] = [part.getBoundingClientRect(), panel.getBoundingClientRect()];
          return a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5;
        };
        const panel = document.querySelector(".sum");
        const seen = (it) => it.getClientRects().length > 0 && !it.closest(".vh");
        const cells = [...panel.querySelectorAll("th, td, th *, td *")].filter((it) => seen(it) && !it.closest("svg *"));
        const texts = [...panel.querySelectorAll("thead th, td")].filter((it) => seen(it) && it.scrollWidth > it.clientWidth);
        const spots = [...document.querySelectorAll(".camp li")];
        const spilt = spots.flatMap((spot) => [...spot.querySelectorAll(".carry, .carry *, .state")].filter((it) => seen(it) && !within(it, spot)));
        return [...cells.filter((it) => !within(it, panel)), ...texts, ...spilt].map((it) => `${it.localName}.${it.className.baseVal ?? it.className} ${it.textContent}`);
      });
      expect(cut).toEqual([]);
    });
  }
}
