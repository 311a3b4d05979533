// What people do at a table of Lost Temple. Everything is found as a person finds it: by its role and its name.
import { expect } from "@playwright/test";
export * from "./tables.mjs";

export const choices = (page) => page.getByRole("group", { name: /./ }).filter({ has: page.getByRole("radio") });
export const strip = (page) => page.getByRole("region", { name: /characters/i });
export const over = (page) => page.getByRole("heading", { name: "The race is over", level: 2 });

export const track = (page) => page.getByRole("region", { name: "The track" });
/** What can be chosen now: radio buttons, or two boxes to tick. */
export const question = (page) => page.getByRole("group", { name: /^(What will you do\?|Chance spaces)$/ });
export const dock = (page) => page.getByRole("region").filter({ has: question(page) });

/**
* Answers the viewer's next decisions and calls `check` with the heading of each before answering. Characters that were not kept before are
 * preferred, so that every kind of decision comes soon.
 */
export async function decide(page, many, check) {
  const kept = new Set();
  for (let asked = 0; asked < many; asked++) {
    await expect(question(page).or(over(page))).toBeVisible();
    if (await over(page).isVisible()) return;
    const heading = await dock(page).getByRole("heading").textContent();
    await check(heading);
    const options = question(page).getByRole("radio");
    if (await options.count()) {
      const labels = await options.evaluateAll((inputs) => inputs.map((input) => input.labels[0].textContent));
      const fresh = labels.findIndex((label) => !kept.has(label));
      const at = /^Keep one/.test(heading) && fresh >= 0 ? fresh : Math.floor(Math.random() * labels.length);
      kept.add(labels[at]);
      await expect(() => options.nth(at).check({ force: true })).toPass(); // the table may be redrawn just then
    } else {
      for (const at of [0, 1]) await question(page).getByRole("checkbox").nth(at).check({ force: true });
    }
    await check(heading);
    const go = dock(page).getByRole("button", { disabled: false }).and(page.locator("[type=submit]")); // not the hint
    await expect(async () => {
      if (await go.count()) await go.click({ timeout: 1_000 }); // a press right after the question came is taken for a mistake
      await expect(go).toHaveCount(0, { timeout: 400 }); // what is asked next has nothing chosen yet
    }).toPass();
  }
}

/** The result: a row of texts for every player, best first, without the marks. */
export async function totals(page) {
  const table = page.locator(".lost-result").getByRole("table");
  await expect(table).toBeVisible();
  return table.getByRole("row").evaluateAll((rows) =>
    rows.slice(1).map((row) => {
      const copy = row.cloneNode(true);
      copy.querySelectorAll(".tag, .marks").forEach((mark) => mark.remove());
      return copy.textContent.trim();
    }),
  );
}

const VIEW = [
  "round", "finish", "idol", "next_idol", "explorers", "bank", "tokens", "reserve", "turned", "looked", "up", "aside", "hand_size", "hand",
  "own", "nobody", "called", "curse", "theft", "due", "outcome",
];
const SEEN = ["position", "gems", "machetes", "revealed", "face_down"];

/** Everything that a player should not have received, in words: a hand that another player chooses from, others' characters, tokens. */
export function secretsIn(updates) {
  const found = [];
  for (const { game } of updates) {
    if (!game) continue;
    const { view, seat } = game;
    for (const key of Object.keys(view)) if (!VIEW.includes(key)) found.push(`a view has ${key}`);
    for (const explorer of view.explorers) {
      for (const key of Object.keys(explorer)) if (!SEEN.includes(key)) found.push(`an explorer has ${key}`);
    }
    const mine = view.due?.[0] === seat;
    if (view.hand.length && !mine) found.push(`a hand of ${view.hand}that is another player's`);
    if (view.looked && !mine) found.push("tokens that only the Seer sees");
    for (const event of game.events) {
      for (const [key, value] of Object.entries(event)) {
        const secret = ["card", "cards", "token", "tokens"].includes(key) && Array.isArray(value) && value.length === 2;
        if (secret && Number.isInteger(value[0]) && typeof event.seat === "number" && value[0] !== seat) {
          found.push(`${event.event}: ${key} of seat ${value[0]}`);
        }
      }
    }
  }
  return found;
}
