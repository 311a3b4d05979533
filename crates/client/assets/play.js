// The tables of the games: loaded when a game is on, not before.
import init, { show, hide } from "/client_table.js";

export async function open() {
  await init({ module_or_path: "/client_table_bg.wasm" });
  return { show, hide };
}
