// Whole games in a real browser. `cargo xtask e2e` builds what is needed and runs this.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  outputDir: process.env.QUIPU_E2E_OUT ?? "../target/e2e/failed",
  workers: 4, // most of the time a page waits for someone to think or for a card to be seen
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 1, // a busy machine may starve a browser; what needed another try is reported as flaky
  timeout: 480_000, // a hanging test ends; nothing is measured by it
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.QUIPU_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--disable-quic",
      ],
    },
  },
});
