// A table where players gather: loaded when someone opens one or follows a link to one.
import init, { show, hide } from "/web_lobby.js";
import { drawings } from "/drawings.js";
import { faces } from "/faces.js";

export async function open() {
  await Promise.all([drawings(), faces(), init({ module_or_path: "/web_lobby_bg.wasm" })]);
  return { show, hide };
}
