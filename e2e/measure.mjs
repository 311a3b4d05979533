// What the first visit costs, and how smoothly a reveal runs. `cargo xtask measure-client` builds everything and runs this; the numbers go
// to docs/benchmarks.md. Nothing here can fail because a machine is slow: it only tells.
import { chromium } from "@playwright/test";
import { Server } from "./lib/server.mjs";
import config from "./playwright.config.mjs";

// The mobile profile of Lighthouse: a mid-range phone on a slow 4G network.
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8), uploadThroughput: 750e3 / 8 };
const SLOWDOWN = 4;
const VISITS = 5;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Runs in the page before anything of it: when its first page stands, and which tasks were long. */
function watch() {
  window.measured = { longTasks: [], shown: null };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.measured.longTasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector("#app main")) return;
    window.measured.shown = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function firstVisit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => window.measured.shown !== null);
  await page.waitForLoadState("networkidle");
  const { shown, longTasks } = await page.evaluate(() => window.measured);
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  await context.close();
  // Interactive: the page stands, and no long task that had begun by then still runs.
  const ends = longTasks.filter(([start]) => start <= shown).map(([start, duration]) => start + duration);
  return { bytes, paint, interactive: Math.max(shown, ...ends) };
}

/** Frames while cards turn and gems fly: a game against three bots on this device, on a desktop. */
async function reveals(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto(url);
  await startHere(page);
  await page.evaluate(() => {
    window.frames_ = [];
    const tick = (time) => {
      window.frames_.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let choice = 0; choice < 6; choice++) {
    const torch = page.getByRole("button", { name: /^Torch/ });
    await torch.waitFor();
    await page.waitForTimeout(500); // a double tap would not count
    await torch.click();
    await page.waitForTimeout(2_500); // the reveal, the card, the gems
    if (!(await torch.isVisible())) break;
  }
  const times = await page.evaluate(() => window.frames_);
  await context.close();
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return { frames: gaps.length, median: median(gaps), slow: gaps.filter((gap) => gap > 25).length };
}

async function startHere(page) {
  await page.getByLabel(/your name/i).first().fill("Ana");
  await page.getByRole("button", { name: /on this device/i }).click();
  await page.getByRole("button", { name: /start|enter the temple/i }).first().click();
}

const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await firstVisit(browser, server.url));
  const of = (key) => median(visits.map((visit) => visit[key]));
  console.log(`first visit, ${VISITS} times, 4 × slower processor, 1.6 Mbit/s, 150 ms (medians):`);
  console.log(`  over the wire  ${(of("bytes") / 1000).toFixed(0)} KB`);
  console.log(`  first paint    ${(of("paint") / 1000).toFixed(2)} s`);
  console.log(`  interactive    ${(of("interactive") / 1000).toFixed(2)} s`);
  const { frames, median: gap, slow } = await reveals(browser, server.url);
  console.log(`reveals on a desktop: ${frames} frames, ${gap.toFixed(1)} ms between two (median), ${slow} longer than 25 ms`);
} finally {
  await browser.close();
  await server.stop();
}
