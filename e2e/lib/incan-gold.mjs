// What people do at a table of Incan Gold, to the end of the game. Everything is found as a person finds it: by its role and its name.
import { expect } from "@playwright/test";
export * from "./tables.mjs";

export const question = (page) => page.getByRole("heading", { name: "Torch or camp?" });
export const sealed = (page) => page.getByRole("heading", { name: "Sealed" });
export const over = (page) => page.getByRole("heading", { name: "The game is over" });
export const camp = (page) => page.getByRole("region", { name: "The camp" });
export const spot = (page, name) => camp(page).getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
export const marked = (page, name, words) => spot(page, name).getByText(words, { exact: true }).filter({ visible: true });
export const count = (page) => page.getByRole("main").getByText(/^\d of \d have chosen$/);

/** Everyone's choices, large over the temple; in any language. */
export const reveal = (page) => page.locator(".moment.reveal");

/** A game file, written as docs/record.md says. A step is a card ("treasure-5") or a list of choices ("torch" or "camp", by seat). */
export function gameFile(seats, steps) {
  const lines = [{ quipu: 1, game: "incan-gold", rules: 1, options: {}, seats }];
  for (const step of steps) {
    if (typeof step === "string") lines.push({ chance: step });
    else step.forEach((choice, seat) => choice && lines.push({ seat, do: choice }));
  }
  return lines.map((line) => JSON.stringify(line) + "\n").join("");
}

/** What is asked now, and how much has happened: both of one moment. */
export function where(page) {
  return page.evaluate(() => ({
    asked: document.querySelector(".dock h2")?.textContent,
    lines: document.querySelectorAll(".log li").length,
  }));
}

/**
 * Chooses by `act`, which presses something; until the choice counts, for a press right after the question is taken for a slip. It
 * counts as soon as something else is asked, or more has happened: nothing happens until everyone has chosen.
 */
export async function chooseBy(page, act) {
  await expect(question(page)).toBeVisible();
  const before = await where(page);
  await expect(async () => {
    if (same(before, await where(page))) await act();
    expect(same(before, await where(page))).toBe(false);
  }).toPass({ intervals: [50, 100, 100], timeout: 30_000 });
}

const same = (one, other) => one.asked === other.asked && one.lines === other.lines;

/** Chooses with the button. */
export function choose(page, what) {
  const button = page.getByRole("button", { name: new RegExp(`^${what}`) });
  return chooseBy(page, () => button.click({ timeout: 1_000 }).catch(() => {})); // it may be gone: then it counts
}

/** Answers every question until the game is over. */
export async function playOn(page, decide = () => "Camp") {
  for (;;) {
    // Others may take their time.
    await expect(question(page).or(over(page))).toBeVisible({ timeout: 120_000 });
    if (await over(page).isVisible()) return;
    await choose(page, await decide());
  }
}

/** The result: a row of texts for every player, best first, without the mark of the viewer. */
export async function totals(page) {
  const end = page.getByRole("region", { name: "The open tents" });
  await expect(end.getByRole("table")).toBeVisible();
  const winner = await end.getByRole("heading", { level: 2 }).innerText();
  const rows = await end.getByRole("row").evaluateAll((rows) =>
    rows.slice(1).map((row) =>
      [...row.cells].map((cell) => {
        const copy = cell.cloneNode(true);
        copy.querySelectorAll(".tag").forEach((tag) => tag.remove());
        return copy.textContent.trim();
      }),
    ),
  );
  return { winner, rows };
}
