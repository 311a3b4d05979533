// A game of Incan Gold with as much to show as there can be: eight people with long names, and one of them has all five artifacts.
import { gameFile } from "./incan-gold.mjs";

const NAMES = ["Maximiliana-Sofia 01", "Wolfeschlegelstein-2", "Ana", "MMMMMMMMMMMMMMMMMMMM", "Ben", "Li", "Konstantinopolitan", "Zoë"];
const RICH = 3;
const TREASURES = [["treasure-17", "treasure-15"], ["treasure-14", "treasure-13"], ["treasure-11", "treasure-11"], ["treasure-9", "treasure-7"], ["treasure-7", "treasure-5"]];

/** The game as a file: in each round one leaves alone, with the artifact and what lies on the path. */
export function richGame() {
  const all = (choice) => NAMES.map(() => choice);
  const alone = all("torch").map((choice, seat) => (seat === RICH ? "camp" : choice));
  const rest = all("camp").map((choice, seat) => (seat === RICH ? null : choice));
  const rounds = TREASURES.map((cards, round) => [...cards.flatMap((card) => [card, all("torch")]), `artifact-${round + 1}`, alone, "treasure-1", rest]);
  return gameFile(NAMES, rounds.flat());
}
