// @ts-check
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The build id is part of the script's URL, so each build has its own worker and cache. */
const BUILD = new URL(worker.location.href).searchParams.get("build") ?? "";
const CACHE = `madia-shell-${BUILD}`;
/** Written by lib/push/device.ts, as a worker cannot read the local storage. */
const DEVICE_CACHE = "madia-push-device";
const DEVICE = "/push-device";
const OFFLINE_PAGES = ["/offline", "/en/offline"];
const STATIC = "/_next/static/";

/** @param {string} html */
const staticPathsOf = (html) =>
  new Set(html.match(/\/_next\/static\/[\w./~%[\]()@-]+?\.\w+(?=["')\\?\s])/g) ?? []);

/**
 * Not `cache.add`, which may keep an installation waiting for a file that is missing.
 * @param {Cache} cache
 * @param {string} path
 */
async function cacheFile(cache, path) {
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response);
  else await response.body?.cancel();
}

/** Caches the offline page with its assets. */
async function cacheShell() {
  const cache = await caches.open(CACHE);
  for (const path of OFFLINE_PAGES) {
    const response = await fetch(path, { credentials: "omit" });
    // A language that the shop does not have.
    if (response.status === 404) continue;
    // Not installed, the worker of the build before goes on with its own pages, and the next page tries again.
    if (!response.ok) throw new Error(`${path} ${response.status}`);
    const paths = staticPathsOf(await response.clone().text());
    await cache.put(path, response);
    await Promise.all([...paths].map((one) => cacheFile(cache, one).catch(() => undefined)));
  }
}

async function deleteOtherCaches() {
  for (const name of await caches.keys())
    if (name !== CACHE && name !== DEVICE_CACHE) await caches.delete(name);
}

/** @param {FetchEvent} event */
async function navigate({ request, preloadResponse }) {
  const { pathname, search } = new URL(request.url);
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (cause) {
    const page = /^\/en(?:\/|$)/.test(pathname) ? "/en/offline" : "/offline";
    const cached = await caches.match(page);
    if (!cached) throw cause;
    if (pathname === page) return cached;
    return Response.redirect(`${page}?from=${encodeURIComponent(pathname + search)}`, 302);
  }
}

worker.addEventListener("install", (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  // Pages are requested while the worker starts, not after.
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, deleteOtherCaches()]).then(() => worker.clients.claim()));
});

// Only answers navigations while offline, and the files of the shell.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") return event.respondWith(navigate(event));
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || !pathname.startsWith(STATIC)) return;
  event.respondWith(
    fetch(request).catch(async (cause) => {
      const cached = await caches.match(request);
      if (cached) return cached;
      throw cause;
    }),
  );
});

/**
 * The rule of config/internal-path.mjs, which a worker cannot import.
 * @param {unknown} path
 */
function safePath(path) {
  if (typeof path !== "string" || path.length > 2000 || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path)) return "/";
  return new URL(path, worker.location.href).pathname.startsWith("//") ? "/" : path;
}

worker.addEventListener("push", (event) => {
  const { title = "Madia", body = "", nav_to: navTo = "/" } = event.data?.json() ?? {};
  /** @type {NotificationOptions & { renotify: boolean }} */
  const options = {
    body: String(body),
    icon: "/icon-192.png",
    tag: safePath(navTo),
    // News of the same order takes the place of the last one, which would otherwise make no sound.
    renotify: true,
    data: { navTo: safePath(navTo) },
  };
  event.waitUntil(worker.registration.showNotification(String(title), options));
});

/** @param {object} device @param {PushSubscription} subscription */
const registerDevice = (device, subscription) =>
  fetch("/ebsn/api/externalregistration/register", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ ...device, external_id: JSON.stringify(subscription) }),
  });

async function renewSubscription() {
  const device = await (await caches.match(DEVICE))?.json();
  if (!device) return;
  const { data } = await (await fetch("/ebsn/api/externalregistration/public-key")).json();
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data,
  });
  const response = await registerDevice(device, subscription).catch(() => null);
  // Signed out, the next log-in registers it; else the profile must not show notifications as on.
  if (!response?.ok && ![401, 403, 419].includes(response?.status ?? 0)) await subscription.unsubscribe();
}

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription());
});

/** @param {string} path */
async function openPage(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.visibilityState === "visible") ?? pages[0];
  if (!open) return worker.clients.openWindow(path);
  // Navigates even if the page cannot be focused.
  await open.focus().catch(() => undefined);
  // A page that the worker does not control has to navigate itself.
  await open.navigate(path).catch(() => open.postMessage({ kind: "navigate", path }));
  return open;
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(safePath(event.notification.data?.navTo)));
});
