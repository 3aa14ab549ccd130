import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { PATHS_OF_OTHER_SITES, PATHS_OF_OURS } from "../../fixtures/paths-of-other-sites";

const SHOP = "https://madia.test";

type Handler = (event: Record<string, unknown>) => void;
type Page = { visibilityState: string; focus: jest.Mock; navigate: jest.Mock; postMessage: jest.Mock };

/** The worker's script among stand-ins for what a browser gives it. */
function startWorker({ pages = [] as Page[], caches = ["madia-shell-old", "madia-shell-7"] } = {}) {
  const handlers = new Map<string, Handler>();
  const shown: { title: string; body: string; navTo: string }[] = [];
  const opened: string[] = [];
  const cacheNames = new Set(caches);
  const self = {
    location: { href: `${SHOP}/sw.js?build=7`, origin: SHOP },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => Promise.resolve(),
    registration: {
      showNotification: (title: string, { body, data }: { body: string; data: { navTo: string } }) => {
        shown.push({ title, body, navTo: data.navTo });
        return Promise.resolve();
      },
    },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
  };
  const fetchPage = jest.fn<Promise<unknown>, [unknown]>();
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
        delete: (name: string) => Promise.resolve(cacheNames.delete(name)),
        match: (request: unknown) => Promise.resolve(`cached ${String(request)}`),
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
  return { send, shown, opened, cacheNames, fetchPage };
}

const page = (visibilityState: string): Page => ({
  visibilityState,
  focus: jest.fn(() => Promise.resolve()),
  navigate: jest.fn(() => Promise.resolve()),
  postMessage: jest.fn(),
});
const message = (content: object) => ({ data: { json: () => content } });
const tapOn = (navTo: unknown) => ({ notification: { close: () => undefined, data: { navTo } } });

test("a message of the shop becomes a notification that knows its page", async () => {
  const worker = startWorker();
  await worker.send("push", message({ title: "Pronta", body: "La spesa", nav_to: "/profile/orders/7" }));
  expect(worker.shown).toEqual([{ title: "Pronta", body: "La spesa", navTo: "/profile/orders/7" }]);
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

test("another build's shell is forgotten", async () => {
  const worker = startWorker();
  await worker.send("activate", {});
  expect([...worker.cacheNames]).toEqual(["madia-shell-7"]);
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
