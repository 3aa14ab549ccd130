import { apiFetch } from "../api/api-fetch";
import { registerServiceWorker } from "../offline/service-worker";

const UUID_KEY = "madia_device";
const PLATFORM = "web";

/** What public/sw.js registers again when the browser renews its subscription. */
const DEVICE_CACHE = "madia-push-device";
const DEVICE = "/push-device";

export type PushState = "on" | "off" | "denied" | "unsupported";

const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function readUuid(): string {
  const known = localStorage.getItem(UUID_KEY);
  if (known) return known;
  const uuid = crypto.randomUUID();
  localStorage.setItem(UUID_KEY, uuid);
  return uuid;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  if (!isPushSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await findSubscription()) ? "on" : "off";
}

/** Customers allow or refuse in the browser's settings too, while the page is open. */
export function watchPermission(onChange: () => void): () => void {
  const stop = new AbortController();
  navigator.permissions?.query({ name: "notifications" }).then(
    (status) => status.addEventListener("change", onChange, { signal: stop.signal }),
    () => undefined,
  );
  return () => stop.abort();
}

function decodeKey(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = new Uint8Array(new ArrayBuffer(text.length));
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

async function registerDevice(subscription: PushSubscription): Promise<void> {
  const device = {
    model: "browser",
    platform: PLATFORM,
    platform_version: "1",
    manufacturer: navigator.vendor || "unknown",
    uuid: readUuid(),
  };
  await apiFetch("externalregistration/register", {
    method: "POST",
    body: { ...device, external_id: JSON.stringify(subscription) },
  });
  const cache = await caches.open(DEVICE_CACHE);
  await cache.put(DEVICE, new Response(JSON.stringify(device)));
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) return registration;
  await registerServiceWorker();
  return navigator.serviceWorker.getRegistration();
}

function failedInstallation(worker: ServiceWorker): Promise<never> {
  return new Promise((_resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant") reject(new Error("service worker not installed"));
    });
  });
}

/** `ready` alone never settles without a worker. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await findRegistration();
  if (registration?.active) return registration;
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) throw new Error("no service worker");
  return Promise.race([navigator.serviceWorker.ready, failedInstallation(worker)]);
}

/** Asks the customer for permission; to be called on a click. */
export async function switchPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  const registration = await activeRegistration();
  const key = await apiFetch<string>("externalregistration/public-key");
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeKey(key),
  });
  try {
    await registerDevice(subscription);
  } catch (cause) {
    await subscription.unsubscribe();
    throw cause;
  }
  return "on";
}

async function unregisterDevice(): Promise<void> {
  await caches.delete(DEVICE_CACHE);
  await apiFetch("externalregistration/unregister", {
    method: "POST",
    body: { platform: PLATFORM, uuid: readUuid() },
  });
}

export async function switchPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  await unregisterDevice();
  await subscription?.unsubscribe();
  return "off";
}

/** Registers the device for the customer after a log-in, without asking for permission. */
export async function registerAfterLogin(): Promise<void> {
  if (!isPushSupported() || Notification.permission !== "granted") return;
  const subscription = await findSubscription();
  if (subscription) await registerDevice(subscription);
}

/** Before a log-out, while the session is still valid. */
export async function unregisterBeforeLogout(): Promise<void> {
  if (isPushSupported() && (await findSubscription())) await unregisterDevice();
}
