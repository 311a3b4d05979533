// The home page as Lighthouse sees it, with its mobile profile. `cargo xtask lighthouse` builds everything, fetches Lighthouse into target/ and
// runs this; the numbers go to docs/benchmarks.md. QUIPU_LIGHTHOUSE is the folder it was fetched into.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "./lib/server.mjs";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = [
  "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-quic", "--proxy-server=direct://", "--disable-features=HttpsUpgrades",
];

function lighthouse(url) {
  const out = join(mkdtempSync(join(tmpdir(), "lighthouse-")), "report.json");
  const cli = join(process.env.QUIPU_LIGHTHOUSE, "node_modules/lighthouse/cli/index.js");
  const options = [`--chrome-flags=${FLAGS.join(" ")}`, "--output=json", `--output-path=${out}`, "--quiet", `--only-categories=${CATEGORIES}`];
  execFileSync(process.execPath, [cli, url, ...options], { env: { ...process.env, CHROME_PATH: process.env.QUIPU_CHROMIUM }, stdio: "inherit" });
  return JSON.parse(readFileSync(out, "utf8"));
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const server = await Server.start();
try {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(lighthouse(server.url));
  for (const category of CATEGORIES) {
    console.log(`${category.padEnd(16)}${Math.round(100 * median(reports.map((it) => it.categories[category].score)))}`);
  }
  for (const [name, audit] of [["LCP", "largest-contentful-paint"], ["CLS", "cumulative-layout-shift"], ["TBT", "total-blocking-time"]]) {
    console.log(`${name.padEnd(16)}${median(reports.map((it) => it.audits[audit].numericValue)).toFixed(3)}`);
  }
  // Other programs at work make it smaller, and the times longer.
  console.log(`${"machine".padEnd(16)}${Math.round(median(reports.map((it) => it.environment.benchmarkIndex)))} (Lighthouse's benchmark index)`);
  const weak = Object.values(reports[0].audits).filter((it) => it.score !== null && it.score < 0.9 && it.scoreDisplayMode !== "informative");
  for (const { title, displayValue = "" } of weak) console.log(`not perfect: ${title} ${displayValue}`);
} finally {
  await server.stop();
}
