// Puts the bots' faces into the page, once for all parts that show a table. The home page needs none.
let drawn;

async function draw() {
  const answer = await fetch("/faces.svg");
  if (!answer.ok) throw new Error("/faces.svg cannot be loaded");
  document.body.insertAdjacentHTML("afterbegin", await answer.text());
}

export function faces() {
  drawn ??= draw().catch((error) => {
    drawn = undefined; // perhaps only the network was away
    throw error;
  });
  return drawn;
}
