// A table where players gather: loaded when someone opens one or follows a link to one.
import { drawings } from "/drawings.js";
import { faces } from "/faces.js";

async function code() {
  const all = [import("/web_lobby.js"), fetch("/web_lobby_bg.wasm")]; // together, not one after the other
  const [{ default: init, show, hide }, module_or_path] = await Promise.all(all);
  await init({ module_or_path });
  return { show, hide };
}

export async function open() {
  const [part] = await Promise.all([code(), drawings(), faces()]);
  return part;
}
