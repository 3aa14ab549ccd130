import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { PATHS_OF_OTHER_SITES, PATHS_OF_OURS } from "../../fixtures/paths-of-other-sites";

const SHOP = "https://madia.test";

type Handler = (event: Record<string, unknown>) => void;
type Page = { visibilityState: string; focus: jest.Mock; navigate: jest.Mock; postMessage: jest.Mock };

/** The worker's script among stand-ins for what a browser gives it. */
function startWorker({
  pages = [] as Page[],
  caches = ["madia-shell-old", "madia-shell-7"],
  device = null as object | null,
} = {}) {
  const handlers = new Map<string, Handler>();
  const shown: { title: string; body: string; navTo: string; renotify: boolean }[] = [];
  const opened: string[] = [];
  const cacheNames = new Set(caches);
  const subscription = {
    toJSON: () => ({ endpoint: "https://push.test/new" }),
    unsubscribe: jest.fn(() => Promise.resolve(true)),
  };
  const skipWaiting = jest.fn(() => Promise.resolve());
  const subscribe = jest.fn(() => Promise.resolve(subscription));
  const self = {
    location: { href: `${SHOP}/sw.js?build=7`, origin: SHOP },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting,
    registration: {
      pushManager: { subscribe },
      showNotification: (
        title: string,
        { body, data, renotify }: { body: string; data: { navTo: string }; renotify: boolean },
      ) => {
        shown.push({ title, body, navTo: data.navTo, renotify });
        return Promise.resolve();
      },
    },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
  };
  const fetchPage = jest.fn<Promise<unknown>, [unknown, RequestInit?]>();
  runInContext(
    readFileSync("public/sw.js", "utf8"),
    createContext({
      self,
      URL,
      encodeURIComponent,
      fetch: fetchPage,
      Response: { redirect: (path: string) => `to ${path}` },
      caches: {
        keys: () => Promise.resolve([...cacheNames]),
        open: () => Promise.resolve({ put: () => Promise.resolve() }),
        delete: (name: string) => Promise.resolve(cacheNames.delete(name)),
        match: (request: unknown) =>
          Promise.resolve(
            request === "/push-device"
              ? device && { json: () => Promise.resolve(device) }
              : `cached ${String(request)}`,
          ),
      },
    }),
  );
  async function send(name: string, event: Record<string, unknown>): Promise<unknown> {
    let work: unknown;
    const take = (promise: unknown) => {
      work = promise;
    };
    handlers.get(name)?.({ ...event, waitUntil: take, respondWith: take });
    return work;
  }
  return { send, shown, opened, cacheNames, fetchPage, skipWaiting, subscribe, subscription };
}

const page = (visibilityState: string): Page => ({
  visibilityState,
  focus: jest.fn(() => Promise.resolve()),
  navigate: jest.fn(() => Promise.resolve()),
  postMessage: jest.fn(),
});
const message = (content: object) => ({ data: { json: () => content } });
const tapOn = (navTo: unknown) => ({ notification: { close: () => undefined, data: { navTo } } });

test("a message of the shop becomes a notification that knows its page, and is heard after another of it", async () => {
  const worker = startWorker();
  await worker.send("push", message({ title: "Pronta", body: "La spesa", nav_to: "/profile/orders/7" }));
  expect(worker.shown).toEqual([
    { title: "Pronta", body: "La spesa", navTo: "/profile/orders/7", renotify: true },
  ]);
});

test.each<[string, unknown]>([...PATHS_OF_OTHER_SITES, ["a number", 7]])(
  "a message never leads to %s",
  async (_, navTo) => {
    const worker = startWorker();
    await worker.send("push", message({ title: "x", nav_to: navTo }));
    expect(worker.shown[0]?.navTo).toBe("/");
    await worker.send("notificationclick", tapOn(navTo));
    expect(worker.opened).toEqual(["/"]);
  },
);

test.each(PATHS_OF_OURS)("a message leads to %s", async (navTo) => {
  const worker = startWorker();
  await worker.send("push", message({ title: "x", nav_to: navTo }));
  expect(worker.shown[0]?.navTo).toBe(navTo);
});

test("a tap navigates the open page, or opens one", async () => {
  const [hidden, visible] = [page("hidden"), page("visible")];
  await startWorker({ pages: [hidden, visible] }).send("notificationclick", tapOn("/profile/orders/7"));
  expect(visible.focus).toHaveBeenCalledTimes(1);
  expect(visible.navigate).toHaveBeenCalledWith("/profile/orders/7");
  for (const never of [visible.postMessage, hidden.navigate, hidden.postMessage])
    expect(never).not.toHaveBeenCalled();

  const background = startWorker();
  await background.send("notificationclick", tapOn("/profile/orders/7"));
  expect(background.opened).toEqual(["/profile/orders/7"]);
});

test("navigates a window that cannot be focused", async () => {
  const behind = page("hidden");
  behind.focus.mockRejectedValue(new Error("Not allowed to focus a window."));
  await startWorker({ pages: [behind] }).send("notificationclick", tapOn("/cart"));
  expect(behind.navigate).toHaveBeenCalledWith("/cart");
});

test("posts a message to a window that this worker does not control", async () => {
  const older = page("visible");
  older.navigate.mockRejectedValue(new TypeError("This service worker is not the client's active one."));
  await startWorker({ pages: [older] }).send("notificationclick", tapOn("/cart"));
  expect(older.postMessage).toHaveBeenCalledWith({ kind: "navigate", path: "/cart" });
});

/** The gateway's answer to the registration of a renewed subscription. */
function answerRegistration({ fetchPage }: ReturnType<typeof startWorker>, status: number) {
  fetchPage.mockImplementation((path) =>
    Promise.resolve(
      path === "/ebsn/api/externalregistration/public-key"
        ? { ok: true, json: () => Promise.resolve({ data: "AQID" }) }
        : { ok: status === 200, status },
    ),
  );
}

const DEVICE = { platform: "web", uuid: "device-1", model: "browser" };

test("a subscription that the browser renews is registered for the same device", async () => {
  const worker = startWorker({ device: DEVICE });
  answerRegistration(worker, 200);
  await worker.send("pushsubscriptionchange", {});
  expect(worker.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "AQID" });
  const [path, request] = worker.fetchPage.mock.calls.at(-1) ?? [];
  expect(path).toBe("/ebsn/api/externalregistration/register");
  expect(request?.method).toBe("POST");
  expect(JSON.parse(String(request?.body))).toEqual({
    ...DEVICE,
    external_id: JSON.stringify({ endpoint: "https://push.test/new" }),
  });
  expect(worker.subscription.unsubscribe).not.toHaveBeenCalled();
});

test("a renewed subscription that the shop does not take is given up, so that the profile shows it", async () => {
  const worker = startWorker({ device: DEVICE });
  answerRegistration(worker, 500);
  await worker.send("pushsubscriptionchange", {});
  expect(worker.subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

test.each([401, 403, 419])("a renewed subscription waits for the next log-in: status %i", async (status) => {
  const worker = startWorker({ device: DEVICE });
  answerRegistration(worker, status);
  await worker.send("pushsubscriptionchange", {});
  expect(worker.subscription.unsubscribe).not.toHaveBeenCalled();
});

test("a browser that was never registered subscribes to nothing", async () => {
  const worker = startWorker();
  await worker.send("pushsubscriptionchange", {});
  expect(worker.subscribe).not.toHaveBeenCalled();
});

test("another build keeps the registered device", async () => {
  const worker = startWorker({ caches: ["madia-shell-old", "madia-push-device"] });
  await worker.send("activate", {});
  expect([...worker.cacheNames]).toEqual(["madia-push-device"]);
});

test("another build's shell is forgotten", async () => {
  const worker = startWorker();
  await worker.send("activate", {});
  expect([...worker.cacheNames]).toEqual(["madia-shell-7"]);
});

const SHELL_ANSWERS: [string, number, boolean][] = [
  ["is installed where the shop has one language", 404, true],
  [
    "is not installed while the shop cannot answer, so that the build before keeps its offline page",
    503,
    false,
  ],
];

test.each(SHELL_ANSWERS)("a worker %s", async (_, status, isInstalled) => {
  const worker = startWorker();
  worker.fetchPage.mockImplementation((path) =>
    Promise.resolve(
      path === "/en/offline" ? { ok: false, status } : { ok: true, clone: () => ({ text: async () => "" }) },
    ),
  );
  const outcome = await worker.send("install", {}).then(
    () => true,
    () => false,
  );
  expect(outcome).toBe(isInstalled);
  expect(worker.skipWaiting).toHaveBeenCalledTimes(isInstalled ? 1 : 0);
});

test("while offline a page redirects to the cached one, in its language", async () => {
  const worker = startWorker();
  worker.fetchPage.mockRejectedValue(new Error("offline"));
  const ask = (path: string) =>
    worker.send("fetch", { request: { method: "GET", mode: "navigate", url: SHOP + path } });
  expect(await ask("/pasta?page=2")).toBe("to /offline?from=%2Fpasta%3Fpage%3D2");
  expect(await ask("/en/cart")).toBe("to /en/offline?from=%2Fen%2Fcart");
  expect(await ask("/offline")).toBe("cached /offline");
});

test.each([
  ["the cart", { url: `${SHOP}/ebsn/api/cart/view` }],
  ["prices", { url: `${SHOP}/ebsn/api/products?product_id=7` }],
  ["a picture", { url: `${SHOP}/photo/7.webp` }],
  ["another origin's file", { url: "https://example.org/_next/static/a.js" }],
  ["what is sent", { url: `${SHOP}/_next/static/a.js`, method: "POST" }],
])("%s is left to the network", async (_, request) => {
  const worker = startWorker();
  expect(
    await worker.send("fetch", { request: { method: "GET", mode: "cors", ...request } }),
  ).toBeUndefined();
});
