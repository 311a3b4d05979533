// Notifications: choosing where they go, in the settings, and what the service worker makes of a push message.
import { createServer } from "node:http";
import { once } from "node:events";
import { Server } from "../lib/server.mjs";
import { test as base, expect, shot, usable, PHONE } from "../lib/people.mjs";

const FLAGS = ["--notify=push,webhook,ntfy", "--notify-private", "--public-url=URL"];

const test = base.extend({
  server: async ({}, use) => {
    const server = await Server.start(FLAGS);
    await use(server);
    await server.stop();
  },
});

/** Something that takes every notification. */
async function receiver() {
  const received = [];
  const server = createServer(async (request, answer) => {
    let body = "";
    for await (const part of request) body += part;
    received.push(JSON.parse(body));
    answer.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { received, url: `http://127.0.0.1:${server.address().port}/hook`, close: () => server.close() };
}

async function named(page, name) {
  await page.goto("/settings");
  await page.getByLabel("Your name").first().fill(name);
  await page.locator(".name-form button").first().click();
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
}

test("a webhook is added, tested and removed", async ({ person }) => {
  const hook = await receiver();
  for (const options of [{}, PHONE]) {
    const { page } = await person("Ana", options);
    await named(page, options === PHONE ? "Ben" : "Ana");
    const panel = page.locator("#notifications");
    await panel.getByText("Add webhook").click();
    await panel.getByLabel("Address (URL)").last().fill("ftp://nowhere");
    await panel.getByRole("button", { name: "Add", exact: true }).last().click();
    await expect(panel.getByRole("alert")).toContainText("Enter a full web address");
    await panel.getByLabel("Address (URL)").last().fill(hook.url);
    await panel.getByRole("button", { name: "Add", exact: true }).last().click();
    await expect(panel.getByText("Added. Send a test")).toBeVisible();
    await usable(page, "notifications");
    await panel.scrollIntoViewIfNeeded();
    await shot(page, `notifications-${options === PHONE ? "phone" : "desktop"}`);
    const before = hook.received.length;
    await panel.getByRole("button", { name: /^Send test: Webhook/ }).click();
    await expect(panel.getByText("Test sent.")).toBeVisible();
    expect(hook.received.slice(before)).toEqual([expect.objectContaining({ kind: "test", title: "Quipu: it works" })]);
    await page.reload();
    await panel.getByRole("button", { name: /^Remove: Webhook/ }).click();
    await expect(panel.getByText("Removed.")).toBeVisible();
    await expect(panel.locator(".channel")).toHaveCount(0);
  }
  hook.close();
});

test("a push message becomes a notification that opens the table, and copies collapse", async ({ person, server }) => {
  const { page, context } = await person("Ana");
  await context.grantPermissions(["notifications"], { origin: server.url });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise((done) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId));
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const push = (data) => devtools.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data: JSON.stringify(data) });
  const shown = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ tag, title, body, data }) => ({ tag, title, body, data }));
  });
  const turn = { id: "kamo-tiru-1-12-0", title: "Your turn: Incan Gold", body: "Table kamo-tiru is waiting for you.", path: "/t/kamo-tiru" };
  const expected = { tag: turn.id, title: turn.title, body: turn.body, data: turn.path };
  await push(turn);
  await expect.poll(shown).toEqual([expected]);
  await push(turn);
  await push({ ...turn, id: "kamo-tiru-1-14-0" });
  await expect.poll(shown).toHaveLength(2);
});
