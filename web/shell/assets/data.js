// Data that is fetched when it is asked for first, such as the tables of a solved game. Then it stays on the device, where the browser allows that, and is there
// without a network. This does not need the service worker, which is not in charge yet on a first visit; it only forgets what is out of date.

const files = ["{{data}}"]; // the build writes the paths, which change with the content
const STORED = "quipu-data";

const plain = (path) => path.slice(1).replace(/\.[0-9a-f]{12}(\.[a-z]+)$/, "$1");

/** What there is: names such as "a-game-tables-2005.bin". */
export const names = files.map(plain);

/** The bytes of a file by its name; nothing if there is no such file. It throws if the network is away. */
export async function data(name) {
  const path = files[names.indexOf(name)];
  if (!path) return undefined;
  const place = await self.caches?.open(STORED).catch(() => undefined);
  const stored = await place?.match(path);
  if (stored) return new Uint8Array(await stored.arrayBuffer());
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} cannot be loaded`);
  await place?.put(path, answer.clone()).catch(() => {}); // there may be no room
  return new Uint8Array(await answer.arrayBuffer());
}
