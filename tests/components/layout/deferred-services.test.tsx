import { act, screen } from "@testing-library/react";
import { DeferredServices } from "@/components/layout/deferred-services";
import { saveCookieChoice } from "@/lib/consent/cookie-preferences";
import { watchServiceWorkerMessages } from "@/lib/offline/service-worker";
import late from "@/messages/deferred/it.json";
import { renderPage, resetPage } from "@/tests/support/render-page";

const TEN_MINUTES = 600_000;

let served = "one";

/** What a browser gives a page for its worker. */
const worker = Object.assign(new EventTarget(), { register: jest.fn(() => Promise.resolve()) });

beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(process.env as { NODE_ENV: string }, "NODE_ENV", "production");
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
  served = "one";
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ version: served }) }) as Response);
  void saveCookieChoice({ analytics: false, profilation: false });
});

afterEach(() => {
  jest.useRealTimers();
  resetPage();
  Reflect.deleteProperty(navigator, "serviceWorker");
  localStorage.clear();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("the worker is the build's own; with another build comes another worker, and the offer to reload", async () => {
  worker.register.mockResolvedValue();
  renderPage(<DeferredServices />);
  await wait(0);
  expect(worker.register.mock.calls).toEqual([["/sw.js?build=one", { updateViaCache: "none" }]]);
  served = "two";
  await wait(TEN_MINUTES);
  expect(worker.register).toHaveBeenLastCalledWith("/sw.js?build=two", { updateViaCache: "none" });
  expect(screen.getByText(late.newVersion)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: late.reload, hidden: true })).toBeInTheDocument();
});

test("a tapped notification navigates the page, within the shop", () => {
  const open = jest.fn<void, [string]>();
  const stop = watchServiceWorkerMessages(open);
  const tap = (data: unknown) => worker.dispatchEvent(new MessageEvent("message", { data }));
  tap({ kind: "navigate", path: "/profile/orders/7" });
  tap({ kind: "navigate", path: "//evil.example" });
  tap({ kind: "other", path: "/cart" });
  stop();
  tap({ kind: "navigate", path: "/cart" });
  expect(open.mock.calls).toEqual([["/profile/orders/7"], ["/"]]);
});
