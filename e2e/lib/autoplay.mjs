// Plays any of the three games to the end, in any language, with random answers. It finds buttons by their classes, since the words differ.

/** Answers everything on these pages until the game is over on all of them. */
export function playToTheEnd(...pages) {
  return Promise.all(pages.map((page) => answerUntil(page, ".mine-choice.over")));
}

/** Answers everything on a page until it shows something. */
export async function answerUntil(page, selector, timeout = 400_000) {
  await page.waitForFunction(answer, selector, { polling: 90, timeout });
}

/** Runs in the page: one answer, if something is asked. */
function answer(until) {
  const one = (selector, within = document) => {
    const found = [...within.querySelectorAll(selector)];
    return found[Math.floor(Math.random() * found.length)];
  };
  if (document.querySelector(until)) return true;
  const device = document.querySelector(".handover-people button"); // a player who shares this device takes it
  const choice = Math.random() < 0.3 ? ".decide.torch" : ".decide.campc"; // games of cautious people are short
  const card = one(".gold-board.yours .gold-cell.down");
  const panel = document.querySelector(".lost-panel");
  const shown = document.querySelector(".ask.held + .go button"); // what is being shown comes before the next question
  if (device) device.click();
  else if (shown) shown.click();
  else if (document.querySelector(choice)) document.querySelector(choice).click();
  else if (document.querySelector(".gold-next")) document.querySelector(".gold-next").click();
  else if (card) card.click();
  else if (panel?.querySelector("[aria-disabled=false].lost-go")) panel.querySelector(".lost-go").click();
  else if (panel) one("input:not(:checked)", panel)?.click();
  return false;
}
