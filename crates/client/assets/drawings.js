// The symbols of the games, put into the page once, for whichever part comes first.
export const drawn = fetch("/drawings.svg").then(async (answer) => {
  if (!answer.ok) throw new Error("/drawings.svg cannot be loaded");
  document.body.insertAdjacentHTML("afterbegin", await answer.text());
});
