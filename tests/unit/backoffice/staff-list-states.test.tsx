import { createTranslator } from "next-intl";
import { PreviewLinksPage } from "@/components/backoffice/preview-links-page";
import { StaffInboxPage } from "@/components/backoffice/staff-inbox-page";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { StaffReturnsPage } from "@/components/backoffice/staff-returns-page";
import failure from "@/messages/failure.json";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "orders") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/session/server", () => ({
  readSession: () => Promise.resolve({ staff: { roles: ["ADMIN"] } }),
}));

const { orders, returns, requests, links } = messages.backoffice;

type Rows = { rows: [] | null; errorMessage: string };
const act = jest.fn();

const PAGES = {
  orders: ({ rows, ...rest }: Rows) => StaffOrdersPage({ orderId: null, orders: rows, change: act, ...rest }),
  returns: ({ rows, ...rest }: Rows) => StaffReturnsPage({ refunds: rows, decide: act, ...rest }),
  requests: ({ rows, ...rest }: Rows) => StaffInboxPage({ requests: rows, showAll: false, ...rest }),
  "preview links": ({ rows }: Rows) => PreviewLinksPage({ links: rows, created: "" }),
};

const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);

test.each([
  ["orders", "La cassa non risponde"],
  ["returns", "La cassa non risponde"],
  ["requests", "La cassa non risponde"],
  ["preview links", links.failedText],
] as const)("the list of %s says that it cannot be read, and why", async (name, reason) => {
  const html = await pageHtml(await PAGES[name]({ rows: null, errorMessage: "La cassa non risponde" }));
  expect(headingsOf(html)).toEqual(["L'elenco non si può leggere"]);
  expect(html).toContain(`<p role="alert">${reason}</p>`);
  expect(html).toContain(failure.it.retrying);
  expect(html).toMatch(/<button[^>]*>Riprova</);
});

test.each([
  ["orders", orders.none],
  ["returns", returns.none],
  ["requests", requests.none],
  ["preview links", links.none],
] as const)("the list of %s says that it is empty", async (name, title) => {
  const html = await pageHtml(await PAGES[name]({ rows: [], errorMessage: "" }));
  expect(headingsOf(html)).toEqual([title]);
  expect(html).not.toContain('role="alert"');
});

test.each([
  [null, false],
  [999, true],
])("an empty list of orders asks to check the number that was searched for: %s", async (orderId, asks) => {
  const html = await pageHtml(await StaffOrdersPage({ orderId, orders: [], change: act, errorMessage: "" }));
  expect(html.includes(orders.noneText)).toBe(asks);
});
