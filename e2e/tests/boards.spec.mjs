// Boards of Lost Temple: seen, loaded, explained, drawn, and played on.
import { readFileSync } from "node:fs";
import { test, expect, shot, usable } from "../lib/people.mjs";
import * as lost from "../lib/lost-temple.mjs";
import { answerUntil } from "../lib/autoplay.mjs";

const file = (page) => page.locator("input[type=file]").first();

test("a board is loaded, its faults are explained, and a game is played on it", async ({ person }) => {
  const { page } = await person("Ana");
  await lost.signIn(page, "Ana");
  await page.goto("/boards");
  await usable(page, "boards");
  await shot(page, "boards");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as file" }).first().click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  const board = JSON.parse(text);
  const load = (body) => file(page).setInputFiles({ name: "board.json", mimeType: "application/json", buffer: Buffer.from(body) });
  await load("x".repeat(3_000_000));
  await expect(page.getByText("too large to be a board")).toBeVisible();
  await load(Buffer.from([0, 255, 254, 137]));
  await expect(page.getByText(/isn’t a text file|syntax error|isn’t a board/)).toBeVisible();
  await load(text.slice(0, text.length / 2));
  await expect(page.getByText(/syntax error/)).toBeVisible();
  await load(JSON.stringify({ ...board, name: "swamp", track: board.track.replace("j", ".") }));
  await expect(page.getByText(/It needs exactly three/)).toBeVisible();
  await usable(page, "a board with faults");
  await shot(page, "boards-faults");
  await load(JSON.stringify({ ...board, name: "swamp" }));
  await expect(page.getByLabel("Board name")).toHaveValue("swamp");
  await expect(page.getByText("This board is playable.")).toBeVisible();
  await shot(page, "boards-own");
  await page.getByRole("button", { name: "Save in browser" }).click();
  await expect(page.getByText("swamp is saved.")).toBeVisible();
  await lost.openTable(page, undefined, "Lost Temple");
  await page.getByLabel("Board", { exact: true }).selectOption("swamp");
  await lost.addBots(page, 1);
  await lost.start(page);
  await answerUntil(page, ".lost-panel .lost-opts:not(.hand), .mine-choice.over");
  await expect(page.getByRole("list").filter({ hasText: "Space 33, great temple" }).first()).toBeAttached();
});

test("the host chooses a board, and everyone sees it", async ({ person }) => {
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const link = await lost.openTable(ana.page, "Ana", "Lost Temple");
  await lost.join(ben.page, link, "Ben");
  await ana.page.getByLabel("Board", { exact: true }).selectOption("monsoon");
  await expect(ben.page.getByText(/monsoon/i).first()).toBeVisible();
  await usable(ben.page, "a gathering with a board");
  await shot(ana.page, "gathering-board");
  await lost.start(ana.page);
  await answerUntil(ana.page, ".lost-calls");
  await expect(ben.page.locator(".lost-calls")).toBeVisible();
});
