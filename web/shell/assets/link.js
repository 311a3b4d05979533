// A game file in a link: compressed, so that the link works for everyone and needs no server to have the game.
const LARGEST = 2_000_000; // longer than any game

export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const [decoder, parts] = [new TextDecoder("utf-8", { fatal: true }), []];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return parts.join("") + decoder.decode();
    length += value.length;
    if (length > LARGEST) throw new Error("too long");
    parts.push(decoder.decode(value, { stream: true }));
  }
}
