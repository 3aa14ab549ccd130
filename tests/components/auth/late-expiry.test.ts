import { waitFor } from "@testing-library/react";
import { apiFetch } from "@/lib/api/api-fetch";
import { onSessionExpired } from "@/lib/session/session-expired";
import { withSessionLock } from "@/lib/session/session-lock";
import { setSessionHint, setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { resetPage } from "@/tests/support/render-page";

const EXPIRED = { status: 419, http: 419 };
const onExpired = jest.fn();
let stop = () => {};

beforeEach(() => {
  onExpired.mockReset();
  stop = onSessionExpired(onExpired);
  setSignedIn();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, "locks");
  resetPage();
});

const readAsExpired = (path = "cart/view") =>
  expect(apiFetch(path)).rejects.toMatchObject({ kind: "session", http: 419 });

/** As in a browser with several tabs: one holder at a time. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}

it("asks with the cookie of now, once for all late answers, and keeps the session that replaced the old one", async () => {
  let answerTest = () => {};
  const gateway = stubGateway({
    "cart/view": EXPIRED,
    "wishlist/list": EXPIRED,
    "auth/test": () =>
      new Promise((resolve) => {
        answerTest = () => resolve({ data: null });
      }),
  });
  await Promise.all([readAsExpired(), readAsExpired("wishlist/list")]);
  await waitFor(() => expect(gateway.requestsTo("auth/test")).toHaveLength(1));
  const { confirmExpiry } = await import("@/lib/session/confirm-expiry");
  const confirmed = confirmExpiry(() => Promise.reject(new Error("asked twice")));
  answerTest();
  await confirmed;
  expect(onExpired).not.toHaveBeenCalled();
});

it.each([
  ["is answered as expired too", EXPIRED],
  ["finds a visitor", () => (setSessionHint(false), { data: null })],
  ["cannot be sent", () => Promise.reject(new TypeError("Failed to fetch"))],
])("announces the end once when the test %s", async (_, answer) => {
  const gateway = stubGateway({ "cart/view": EXPIRED, "auth/test": answer });
  await readAsExpired();
  await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
  expect(gateway.requestsTo("auth/test")).toHaveLength(1);
});

it("asks only after a change of the session that is under way", async () => {
  stubLocks();
  let finishChange = () => {};
  const change = withSessionLock(
    () =>
      new Promise<void>((resolve) => {
        finishChange = resolve;
      }),
  );
  const gateway = stubGateway({ "cart/view": EXPIRED, "auth/test": EXPIRED });
  await readAsExpired();
  await import("@/lib/session/confirm-expiry");
  expect(gateway.requestsTo("auth/test")).toEqual([]);
  finishChange();
  await change;
  await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
});
