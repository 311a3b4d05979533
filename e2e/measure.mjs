// What the first visit costs, and how smoothly a reveal runs. `cargo xtask measure-client` builds everything and runs this; the numbers go
// to docs/benchmarks.md. Nothing here can fail because a machine is slow: it only reports.
import { chromium } from "@playwright/test";
import { Server } from "./lib/server.mjs";
import config from "./playwright.config.mjs";

// The mobile profile of Lighthouse: a mid-range phone on a slow 4G network.
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8), uploadThroughput: 750e3 / 8 };
const SLOWDOWN = 4;
const WIFI = { offline: false, latency: 20, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const VISITS = 5;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Runs in the page before anything of it: when the home page can be used, when its code runs, and which tasks were long. */
function watch() {
  window.measured = { longTasks: [], usable: null, running: null };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.measured.longTasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver((_, observer) => {
    const { measured } = window;
    if (document.querySelector("#app:not([hidden]) #play-bots")) measured.usable ??= performance.now();
    if (!document.querySelector("#app .name-form button:not([disabled])")) return;
    measured.running = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** A page on a phone, with this network and processor. */
async function phone(browser, network, slowdown) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, devtools };
}

async function firstVisit(browser, url) {
  const { context, page, devtools } = await phone(browser, NETWORK, SLOWDOWN);
  await page.addInitScript(watch);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => window.measured.running !== null);
  await page.waitForLoadState("networkidle");
  const { usable, running, longTasks } = await page.evaluate(() => window.measured);
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  await context.close();
  // A page can be used when it is painted and every long task that started before has ended.
  const settled = (moment) => {
    const ends = longTasks.filter(([start]) => start <= moment).map(([start, duration]) => start + duration);
    return Math.max(moment, ...ends);
  };
  return { bytes, paint, usable: settled(usable), running: settled(running) };
}

/** From the address to the first decision of a game against bots, by one press: in milliseconds. */
async function firstDecision(browser, url, network, slowdown) {
  const { context, page } = await phone(browser, network, slowdown);
  const began = Date.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("#play-bots").click();
  await page.getByRole("button", { name: /^Torch/ }).waitFor();
  const took = Date.now() - began;
  await context.close();
  return took;
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
  await page.locator("#play-bots").click();
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
  console.log(`  usable         ${(of("usable") / 1000).toFixed(2)} s`);
  console.log(`  all code runs  ${(of("running") / 1000).toFixed(2)} s`);
  for (const [name, network, slowdown] of [["10 Mbit/s", WIFI, 1], ["the slow phone", NETWORK, SLOWDOWN]]) {
    const times = [];
    for (let visit = 0; visit < VISITS; visit++) times.push(await firstDecision(browser, server.url, network, slowdown));
    console.log(`first decision against bots, on ${name}: 1 tap, ${(median(times) / 1000).toFixed(2)} s after the address`);
  }
  const { frames, median: gap, slow } = await reveals(browser, server.url);
  console.log(`reveals on a desktop: ${frames} frames, ${gap.toFixed(1)} ms between two (median), ${slow} longer than 25 ms`);
} finally {
  await browser.close();
  await server.stop();
}
