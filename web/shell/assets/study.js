// What is read and set, and its look: loaded when it is wanted, not before.
import { drawings } from "/drawings.js";
import { faces } from "/faces.js";

const looks = ["/study.css", "/games-pages.css"];

async function code() {
  const all = [import("/web_study.js"), fetch("/web_study_bg.wasm")]; // together, not one after the other
  const [{ default: init, show, hide }, module_or_path] = await Promise.all(all);
  await init({ module_or_path });
  return { show, hide };
}

// Only the page of an event shows bots. Without their faces it is still of use.
const withFaces = () => (location.pathname.startsWith("/event/") ? faces().catch(() => {}) : undefined);

// This browser's subscription to push messages. There are none without https, except on the same machine.
const worker = async () => (globalThis.PushManager && globalThis.Notification ? navigator.serviceWorker?.getRegistration() : undefined);

async function pushState() {
  const registration = await worker();
  if (!registration) return "missing";
  if (Notification.permission === "denied") return "denied";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

async function pushOff() {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function pushOn(applicationServerKey) {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await pushOff(); // one for another key would be in the way
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  return `${endpoint} ${keys.p256dh} ${keys.auth}`;
}

export async function open() {
  Object.assign(window.quipu, { pushState, pushOn, pushOff });
  for (const path of looks) {
    const look = document.createElement("link");
    look.rel = "stylesheet";
    look.href = path;
    document.head.append(look);
  }
  const [part] = await Promise.all([code(), drawings(), withFaces()]);
  return part;
}
