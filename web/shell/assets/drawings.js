// Puts the games' symbols into the page, once for all parts.
let drawn;

async function draw() {
  const answer = await fetch("/drawings.svg");
  if (!answer.ok) throw new Error("/drawings.svg cannot be loaded");
  document.body.insertAdjacentHTML("afterbegin", await answer.text());
}

export function drawings() {
  drawn ??= draw().catch((error) => {
    drawn = undefined; // perhaps only the network was away
    throw error;
  });
  return drawn;
}
