// Question, log and picture belong together: over whole games, in every frame that a player sees, what is asked is drawn, and nothing is
// told or asked that the picture does not show yet.
import { test, expect } from "../lib/people.mjs";
import * as ig from "../lib/incan-gold.mjs";
import { answerUntil } from "../lib/autoplay.mjs";

/**
 * Runs in the page before anything else: keeps the newest state that the socket brought, and compares it with the page in every frame,
 * when all changes of this moment are made and nothing is painted yet.
 */
function watch() {
  const seen = { questions: 0, frames: 0, behind: 0, wrong: [] };
  window.inSync = seen;
  let newest;
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => (newest = JSON.parse(data).table?.game ?? newest));
    }
  };
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  const all = (selector, map) => [...document.querySelectorAll(selector)].map(map);
  const rounds = () => all(".log li", (line) => Number(/^Round (\d+)/.exec(line.textContent)?.[1] ?? 0));

  // What is asked, what is drawn, and what should be: each game says it in its own way.
  const games = {
    "incan-gold": ({ view }) => {
      const like = new Map();
      const key = ({ card }) => {
        const nth = like.get(card) ?? 0;
        like.set(card, nth + 1);
        return `card-${view.round}-${card}-${nth}`;
      };
      const drawn = all('.temple [id^="card-"]', (card) => card.id);
      const means = text(".decide.torch .d").match(/\d+/)?.[0];
      return {
        asked: document.querySelector(".decide.torch") !== null,
        drawn: { path: drawn, carried: means ?? String(view.beside[0]) },
        newest: { path: view.path.map(key), carried: String(Math.max(...view.beside)) },
        round: Number(drawn[0]?.split("-")[1] ?? 0),
      };
    },
    gold: ({ view }) => {
      const cells = all(".gold-cell", (cell, position) => ({ position, cell }));
      const which = (selector) => cells.filter(({ cell }) => cell.matches(selector)).map(({ position }) => position);
      return {
        asked: document.querySelector(".gold-board.yours") !== null,
        drawn: { lying: which(":not(.hole)"), up: which(".up") },
        newest: { lying: view.lying, up: view.up ? [view.up.position] : [] },
      };
    },
    "lost-temple": ({ view }) => {
      const rows = view.explorers.map((_, seat) => all(`#lost-race-${seat} .num, #lost-race-${seat} .pos`, (it) => it.textContent));
      const pick = view.due?.[1] === "pick";
      const numbers = ([gems, machetes, place]) => [Number(gems), Number(machetes), Number.parseInt(place) || 0];
      return {
        asked: document.querySelector(".lost-panel") !== null,
        drawn: { explorers: rows.map(numbers), hand: pick ? document.querySelectorAll(".lost-panel input").length : 0 },
        newest: {
          explorers: view.explorers.map(({ gems, machetes, position }) => [gems, machetes, Math.max(position ?? 0, 0)]),
          hand: pick ? view.hand.length : 0,
        },
        round: Number(/\d+/.exec(text(".lost-round"))?.[0] ?? 0),
      };
    },
  };

  let last;
  const frame = () => {
    requestAnimationFrame(frame);
    if (!newest || !document.querySelector("#dock-h")) return;
    const now = games[newest.game](newest);
    seen.frames += 1;
    const same = JSON.stringify(now.drawn) === JSON.stringify(now.newest);
    if (!same) seen.behind += 1;
    const wrong = (what) => seen.wrong.length < 5 && seen.wrong.push({ what, ...now, log: all(".log li", (it) => it.textContent).slice(0, 3) });
    if (now.asked && newest.legal?.length) {
      if (last !== newest.decision) seen.questions += 1;
      last = newest.decision;
      if (!same) wrong("asked about what is not drawn");
    }
    if (now.round && Math.max(...rounds(), 0) > now.round) wrong("the log is ahead of the picture");
    if (document.querySelector(".mine-choice.over") && !newest.over) wrong("over before it is");
  };
  requestAnimationFrame(frame);
}

for (const [game, seats, least] of [["Incan Gold", 3, 4], ["Gold", 2, 8], ["Lost Temple", 3, 8]]) {
  test(`whole games of ${game}: nothing is asked or told before it is drawn`, async ({ person }) => {
    const { page } = await person("Ana");
    await page.addInitScript(watch);
    await ig.openTable(page, "Ana", game);
    await ig.addBots(page, seats - 1);
    await ig.start(page);
    await answerUntil(page, ".mine-choice.over");
    const { questions, frames, behind, wrong } = await page.evaluate(() => window.inSync);
    expect(wrong).toEqual([]);
    expect(questions, "questions were looked at").toBeGreaterThan(least);
    expect(behind, "the picture took its time").toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(behind);
  });
}
