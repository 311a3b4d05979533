// People with their own browsers. What they receive over the socket and what their page complains about is recorded.
import { test as base, expect } from "@playwright/test";
import axe from "axe-core";
import { mkdirSync } from "node:fs";
import { Server } from "./server.mjs";

const SHOTS = process.env.QUIPU_SHOTS ?? "../target/e2e/shots";
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function running(use) {
  const server = await Server.start();
  await use(server);
  await server.stop();
}

export const test = base.extend({
  /** One server for each worker. */
  shared: [({}, use) => running(use), { scope: "worker" }],

  /** The server people go to. */
  server: ({ shared }, use) => use(shared),

  /** Makes a person: a browser context of its own at the server's address. */
  person: async ({ browser, server }, use) => {
    const people = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      const person = { name, context, page, frames: [], complaints: [] };
      page.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => person.frames.push(String(payload)));
      });
      page.on("console", (message) => {
        // Some tests stop the server on purpose.
        const expected = /ERR_|WebSocket connection|Failed to load resource/;
        if (message.type() === "error" && !expected.test(message.text())) person.complaints.push(message.text());
      });
      page.on("pageerror", (error) => person.complaints.push(String(error)));
      people.push(person);
      return person;
    });
    for (const { name, context, complaints } of people) {
      expect(complaints, `what ${name}'s page complains about`).toEqual([]);
      await context.close();
    }
  },
});

/** For tests that end their server: each has one of its own. */
export const testWithOwnServer = test.extend({ server: ({}, use) => running(use) });

export { expect };

/** Shows games at the fast pace, for tests of whole games in which the pictures take most of the time. */
export async function fast(page) {
  await page.addInitScript(() => localStorage.setItem("quipu.settings", JSON.stringify({ tempo: "fast" })));
}

/** Stops the page's clock (it must be installed). On a busy machine it may have moved on already: then tries again. */
export async function stopTime(page) {
  for (;;) {
    try {
      return await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    } catch (error) {
      if (!/to the past/.test(error.message)) throw error;
    }
  }
}

/** A picture of a state, kept to be looked at. */
export async function shot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/**
* The page is accessible: axe finds nothing, and nothing scrolls sideways. If the page's clock is stopped, it advances by
 * the few milliseconds that axe needs.
 */
export async function usable(page, what, { still = false } = {}) {
  await page.evaluate(axe.source); // not as a script of the page: its policy forbids that
  const looking = page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await window.axe.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  });
  let looks = still;
  const done = () => (looks = false);
  looking.then(done, done);
  while (looks) await page.clock.runFor(1);
  const told = await looking;
  expect.soft(told, `axe on ${what}`).toEqual([]);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((it) => it.getBoundingClientRect().right > clientWidth + 0.5);
    const name = (it) => `${it.localName}.${it.getAttribute("class") ?? ""}`;
    return [`${scrollWidth - clientWidth} px too wide`, ...wide.slice(0, 8).map(name)];
  });
  expect.soft(sideways, `sideways scroll on ${what}`).toEqual([]);
}
