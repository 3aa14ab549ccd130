import { waitFor } from "@testing-library/react";

const SETTINGS = { maps: null, tagManagerId: "GTM-MADIA", socialProviders: [], botCheck: "none" };
const DENIED = { analytics: false, profilation: false };

type Page = {
  choose: (choice: { analytics: boolean; profilation: boolean }) => void;
  start: () => void;
};

let page: Page;

/** Each test is a document of its own: what was loaded is remembered by the modules. */
async function open(settings: object = SETTINGS): Promise<void> {
  jest.resetModules();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => settings }) as Response);
  const { saveCookieChoice } = await import("@/lib/consent/cookie-preferences");
  const { startAnalytics } = await import("@/lib/analytics/start");
  page = { choose: (choice) => void saveCookieChoice(choice), start: startAnalytics };
}

class NothingInSight {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(async () => {
  Object.assign(window, { IntersectionObserver: NothingInSight });
  localStorage.clear();
  document.head.innerHTML = "";
  Object.assign(window, { dataLayer: undefined });
  window.history.replaceState(null, "", "/pasta");
  await open();
});

const tags = () => [...document.querySelectorAll<HTMLScriptElement>("script")].map(({ src }) => src);
const fetchCount = () => jest.mocked(fetch).mock.calls.length;
const settle = () => new Promise((resolve) => setTimeout(resolve));

it("is neither loaded nor asked for without a choice, or after a denial", async () => {
  page.start();
  page.choose(DENIED);
  page.choose({ ...DENIED, profilation: true });
  await settle();
  expect([tags(), fetchCount()]).toEqual([[], 0]);
});

it("is loaded once with the consent, everything denied before it", async () => {
  page.start();
  page.choose({ ...DENIED, analytics: true });
  await waitFor(() => expect(tags()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-MADIA"]));
  page.choose(DENIED);
  page.choose({ ...DENIED, analytics: true });
  await settle();
  expect(tags()).toHaveLength(1);
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  expect(Array.from(dataLayer[0]!)).toEqual([
    "consent",
    "default",
    expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" }),
  ]);
});

it("tells the tag of a consent that is withdrawn, and measures no more", async () => {
  page.choose({ ...DENIED, analytics: true });
  page.start();
  await waitFor(() => expect(tags()).toHaveLength(1));
  page.choose(DENIED);
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  expect(Array.from(dataLayer.at(-1)!)).toEqual([
    "consent",
    "update",
    expect.objectContaining({ analytics_storage: "denied" }),
  ]);
});

it("hears of the consent before a purchase that was waiting for it", async () => {
  const { track } = await import("@/lib/analytics/track");
  track({
    event: "purchase",
    ecommerce: { transaction_id: "1", currency: "EUR", value: 1, shipping: 0, items: [] },
  });
  page.choose({ ...DENIED, analytics: true });
  page.start();
  const { dataLayer } = window as unknown as { dataLayer: Record<string, unknown>[] };
  const names = dataLayer.map((entry) => entry.event ?? entry[1]);
  expect(names).toEqual(expect.arrayContaining(["update", "purchase"]));
  expect(names.indexOf("update")).toBeLessThan(names.indexOf("purchase"));
});

it.each([
  "/reset-password-confirm?token=secret",
  "/profile/account-deletion?token=secret",
  "/en/profile/account-deletion?token=secret",
  `/login?redirect=${encodeURIComponent("/profile/account-deletion?token=secret")}`,
  `/login?expired=1&redirect=${encodeURIComponent("/profile/email-updated/anna@madia.test")}`,
])("is not loaded where the address holds a token: %s", async (address) => {
  window.history.replaceState(null, "", address);
  page.choose({ ...DENIED, analytics: true });
  page.start();
  await settle();
  expect([tags(), fetchCount()]).toEqual([[], 0]);
});

it("is loaded by the first page that may be tracked, in a visit that began on one that may not", async () => {
  const { completeNavigation } = await import("@/lib/navigation/page-navigation");
  const visit = (address: string) => {
    window.history.replaceState(null, "", address);
    completeNavigation(address);
  };
  visit("/order/710001?token=secret");
  page.choose({ ...DENIED, analytics: true });
  page.start();
  await settle();
  visit("/profile/email-updated/anna@madia.test");
  await settle();
  expect([tags(), fetchCount()]).toEqual([[], 0]);
  visit("/pasta");
  await waitFor(() => expect(tags()).toHaveLength(1));
  visit("/riso");
  await settle();
  expect(tags()).toHaveLength(1);
});

it("is not loaded in a shop without one", async () => {
  await open({ ...SETTINGS, tagManagerId: null });
  page.choose({ ...DENIED, analytics: true });
  page.start();
  await waitFor(() => expect(fetchCount()).toBe(1));
  await settle();
  expect(tags()).toEqual([]);
});
