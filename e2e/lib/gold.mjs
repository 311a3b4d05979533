// What people do at a table of Gold. Everything is found as a person finds it: by its role and its name.
import { expect } from "@playwright/test";
export * from "./tables.mjs";

export const grid = (page) => page.getByRole("grid");
export const faceDown = (page) => grid(page).getByRole("button", { name: /face down$/ });
export const faceUp = (page) => grid(page).getByRole("button", { name: /face up: / });
export const asked = (page) => page.getByRole("heading", { name: /^Flip (a|one|a second) card$/ });
export const over = (page) => page.getByRole("region", { name: "The game is over" });
export const panel = (page) => page.getByRole("region", { name: "What’s happening" });
export const next = (page) => panel(page).getByRole("button");

/** The result: a row of texts for every player, best first, without the mark of the viewer. */
export async function totals(page) {
  await expect(over(page).getByRole("table").first()).toBeVisible();
  return over(page).getByRole("row").evaluateAll((rows) =>
    rows.slice(1).map((row) => {
      const copy = row.cloneNode(true);
      copy.querySelectorAll(".tag").forEach((tag) => tag.remove());
      return copy.textContent.trim();
    }),
  );
}

/**
 * What a player cannot see or tap without scrolling, in words: cells outside of the window, under something else or smaller than
 * `least`, and the panel.
 */
export async function outOfSight(page, least) {
  const cells = await grid(page).getByRole("button").evaluateAll((cells, { width, height }) => {
    const wrong = [];
    for (const cell of cells) {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      const name = cell.getAttribute("aria-label");
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      // An open card may overlap the edges of its neighbors.
      const points = [[left + 6, top + 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
      if (!inside) wrong.push(`${name} is outside`);
      else if (points.some((point) => document.elementFromPoint(...point)?.closest("button") !== cell)) wrong.push(`${name} is covered`);
      if (right - left < width || bottom - top < height) wrong.push(`${name} is ${right - left} × ${bottom - top}`);
    }
    return cells.length === 64 ? wrong : [`${cells.length} cells`];
  }, least);
  const box = await panel(page).boundingBox();
  const { width, height } = page.viewportSize();
  const seen = box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
  return seen ? cells : [...cells, `the panel at ${JSON.stringify(box)}`];
}

/** Nothing in the page keeps a place or a value of a card that is not face up: neither the cells nor the log. */
export async function remembersNothing(page) {
  const kept = await page.evaluate(() => {
    const strange = [];
    for (const cell of document.querySelectorAll(".gold-cell.down, .gold-cell.hole")) {
      const allowed = ["type", "id", "class", "tabindex", "aria-label", "aria-disabled"];
      const names = cell.getAttributeNames().filter((name) => !allowed.includes(name));
      if (names.length) strange.push(`${cell.id} has ${names}`);
      if (cell.childElementCount || cell.textContent) strange.push(`${cell.id} holds ${cell.innerHTML}`);
      if (!/, (face down|empty|being flipped)$/.test(cell.getAttribute("aria-label"))) strange.push(cell.getAttribute("aria-label"));
    }
    for (const line of document.querySelectorAll(".log li")) {
      if (/\b[A-H][1-8]\b/.test(line.textContent)) strange.push(line.textContent);
    }
    return strange;
  });
  expect(kept).toEqual([]);
}

const VIEW = [
  "round", "rounds", "turn", "rush", "lying", "up", "stall_in", "mines", "piles", "finished", "outcome",
];

/** Everything that a player should not have received, in words. */
export function secretsIn(updates) {
  const found = [];
  for (const { game } of updates) {
    if (!game) continue;
    const { view, seat } = game;
    for (const key of Object.keys(view)) if (!VIEW.includes(key)) found.push(`a view has ${key}`);
    if (view.outcome) continue;
    view.piles.forEach((pile, owner) => {
      if (owner !== seat && pile !== null) found.push(`the pile of seat ${owner}`);
    });
  }
  return found;
}
