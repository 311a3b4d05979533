// What a player received, and what of it they must not know.

/** The updates of a table in the frames of a socket. */
export function fromFrames(frames) {
  return frames.map((frame) => JSON.parse(frame)).filter((message) => message.table).map((message) => message.table);
}

const UPDATE = ["version", "since", "table", "you", "game", "clock"];
const TABLE = ["code", "setup", "phase", "places", "commitment", "games", "starting"];
const STARTING = ["id", "step", "owing"];
const SITTER = ["name", "bot", "host", "stand_in", "ready", "picks", "hash"];
const GAME = ["id", "game", "seat", "events", "view", "decision", "asked", "chosen", "legal", "paused", "over"];
const VIEW = [
  "edition", "round", "start_player", "inside", "beside", "path", "tents", "artifacts", "lost", "removed", "deck", "choosing", "chosen",
  "own_choice", "outcome",
];
const SEALED = ["event", "choice", "chosen"];

/** Everything that a player should not have received, in words. Anything not known to be harmless counts too. */
export function secretsIn(updates) {
  const found = [];
  const only = (what, thing, keys) => {
    for (const key of Object.keys(thing ?? {})) if (!keys.includes(key)) found.push(`${what} has ${key}`);
  };
  let chose = null; // the decision at which the player has sealed a choice
  for (const update of updates) {
    only("an update", update, UPDATE);
    only("a table", update.table, TABLE);
    only("a start", update.table?.starting, STARTING);
    for (const sitter of update.table?.places ?? []) only("a place", sitter, SITTER);
    const { game } = update;
    only("a game", game, GAME);
    if (!game) continue;
    const { view, seat } = game;
    only("a view", view, VIEW);
    for (const event of game.events.filter(({ event }) => event === "sealed")) {
      only("a sealed choice", event, SEALED);
      if (event.choice && event.choice[0] !== seat) found.push(`the choice of seat ${event.choice[0]}`);
      if (event.choice) chose = game.decision;
    }
    if (view.outcome) continue;
    view.tents.forEach((gems, owner) => {
      if (owner !== seat && gems !== null) found.push(`${gems} gems in the tent of seat ${owner}`);
    });
    if (view.own_choice && chose !== game.decision) found.push(`another player's choice: ${view.own_choice}`);
    if (view.choosing && String(game.asked) !== String(view.inside)) found.push(`who has chosen: asked are ${game.asked} of ${view.inside}`);
  }
  return found;
}
