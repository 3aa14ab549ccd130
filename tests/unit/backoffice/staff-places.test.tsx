import { refresh } from "next/cache";
import ContentEditRoute from "@/app/[locale]/(backoffice)/backoffice/content/edit/page";
import LinksRoute from "@/app/[locale]/(backoffice)/backoffice/content/links/page";
import ContentRoute from "@/app/[locale]/(backoffice)/backoffice/content/page";
import CustomersRoute from "@/app/[locale]/(backoffice)/backoffice/customers/page";
import OrdersRoute from "@/app/[locale]/(backoffice)/backoffice/orders/page";
import RequestsRoute from "@/app/[locale]/(backoffice)/backoffice/requests/page";
import ReturnsRoute from "@/app/[locale]/(backoffice)/backoffice/returns/page";
import SynonymsRoute from "@/app/[locale]/(backoffice)/backoffice/synonyms/page";
import { requireStaff } from "@/app/[locale]/(backoffice)/backoffice/require-staff";
import { changeOrder, decideRefund } from "@/app/[locale]/(backoffice)/backoffice/staff-actions";
import { NOT_SENT } from "@/components/backoffice/staff-action-state";
import { getCustomForm } from "@/lib/ebsn/forms";
import { fetchResponseAsVisitor, submitAsVisitor } from "@/lib/gateway/as-visitor";

import { pageHtml } from "@/tests/support/page-html";

const response = { status: 0, errors: [], infos: [], warnings: [] };

jest.mock("next/cache", () => ({ ...jest.requireActual<object>("next/cache"), refresh: jest.fn() }));
jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async () =>
    Object.assign((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key), {
      has: () => false,
    }),
}));
jest.mock("@/lib/ebsn/forms", () => ({ getCustomForm: jest.fn() }));
jest.mock("@/lib/session/server", () => ({
  readSession: async () => ({ staff: { roles: ["ADMIN"] } }),
}));
jest.mock("@/lib/gateway/as-visitor", () => ({
  fetchResponseAsVisitor: jest.fn(),
  submitAsVisitor: jest.fn(),
}));
jest.mock("@/app/[locale]/(backoffice)/backoffice/require-staff", () => ({ requireStaff: jest.fn() }));

type SearchParams = Record<string, string>;
const routeProps = (params: SearchParams) => ({
  params: Promise.resolve({ locale: "it" }),
  searchParams: Promise.resolve(params),
});

describe("nothing is read without a session, which returns after log-in to", () => {
  beforeEach(() => {
    jest.mocked(fetchResponseAsVisitor).mockReset();
    jest.mocked(requireStaff).mockReset().mockRejectedValue(new Error("log in again"));
  });

  test.each<[string, (props: ReturnType<typeof routeProps>) => Promise<unknown>, SearchParams]>([
    ["/backoffice/orders", OrdersRoute, {}],
    ["/backoffice/orders?order_id=700004", OrdersRoute, { order_id: "700004" }],
    ["/backoffice/customers?q=anna&sort=lastName", CustomersRoute, { q: "anna" }],
    ["/backoffice/returns?page=2", ReturnsRoute, { page: "2" }],
    ["/backoffice/synonyms?q=latte", SynonymsRoute, { q: "latte" }],
    ["/backoffice/content?q=latte", ContentRoute, { q: "latte" }],
    ["/backoffice/content/edit?kind=page&slug=privacy", ContentEditRoute, { kind: "page", slug: "privacy" }],
    ["/backoffice/content/links", LinksRoute, {}],
    ["/backoffice/requests", RequestsRoute, {}],
    ["/backoffice/requests?show_all=true", RequestsRoute, { show_all: "true" }],
    ["/backoffice/requests?cu_form_id=7", RequestsRoute, { cu_form_id: "7" }],
  ])("%s", async (path, route, params) => {
    await expect(route(routeProps(params))).rejects.toThrow("log in again");
    expect(jest.mocked(requireStaff).mock.calls[0]?.[0]).toBe(path);
    expect(fetchResponseAsVisitor).not.toHaveBeenCalled();
  });
});

const text = (key: string, values: object) => `${key} ${JSON.stringify(values)}`;
const { orders, returns } = {
  orders: text("backoffice.orders.moved", { orderId: "700004", status: "orders.status.cancelled" }),
  returns: text("backoffice.returns.decided", { refundId: "8003", status: "refunds.status.approved" }),
};

describe.each([
  ["an order", changeOrder, { order_id: "700004", order_status_id: "10" }, "700004", orders],
  ["a return", decideRefund, { refund_id: "8003", refund_status_id: "3" }, "8003", returns],
])("staff who act on %s", (_, action, fields, rowId, said) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, locale: "it" })) form.set(name, value);

  test("stay on their page, which is read again, with what was done", async () => {
    jest.mocked(submitAsVisitor).mockResolvedValue({ http: 200, response, data: null });
    expect(await action(NOT_SENT, form)).toEqual({ rowId, done: { text: said }, errors: [] });
    expect(jest.mocked(submitAsVisitor).mock.calls[0]?.[1]).toEqual(fields);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["which shows what somebody else did meanwhile", 200, 1],
    ["as it is where the shop is away", 503, 0],
    ["as it is where their session has ended", 403, 0],
  ])("are told why nothing was done, on their page, %s", async (_, http, readings) => {
    const errors = [{ code: "x", message: "Non si può più." }];
    const rejection = { ...response, status: 1, errors };
    jest.mocked(submitAsVisitor).mockResolvedValue({ http, response: rejection, data: null });
    expect(await action(NOT_SENT, form)).toEqual({ rowId, done: null, errors: ["Non si può più."] });
    expect(refresh).toHaveBeenCalledTimes(readings);
  });
});

test.each([
  ["is gone", "gone", () => Promise.resolve(null)],
  ["could not be read", "formFailed", () => Promise.reject(new Error("unreachable"))],
])("a request whose form %s says so", async (_, key, read) => {
  jest.mocked(getCustomForm).mockImplementation(read);
  const sender = { userId: 1, firstName: "Giulia", lastName: "Rossi", email: "" };
  const request = { cuFormId: 7, cuFormTypeId: 3, source: "custom", name: "Torta", sender };
  const data = { ...request, sentAt: "", status: "closed", content: {}, answers: [] };
  jest.mocked(requireStaff).mockReset();
  jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ http: 200, response, data });
  const html = await pageHtml(await RequestsRoute(routeProps({ cu_form_id: "7" })));
  expect(html).toMatch(new RegExp(`<p>${key}</p>`));
});

test("a request shows all its answers to staff, with who wrote them and when", async () => {
  jest.mocked(getCustomForm).mockResolvedValue(null);
  const sender = { userId: 1, firstName: "Giulia", lastName: "Rossi", email: "" };
  const answers = [
    { text: "Ho controllato: sì.", staffName: "Dario", sentAt: "2026-11-22T09:30:00.000Z" },
    { text: "No.", staffName: "Serena", sentAt: "2026-11-21T16:05:00.000Z" },
  ];
  const request = { cuFormId: 7, cuFormTypeId: 3, source: "custom", name: "Torta", sender };
  const data = { ...request, sentAt: "", status: "closed", content: {}, answers };
  jest.mocked(requireStaff).mockReset();
  jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ http: 200, response, data });
  const html = await pageHtml(await RequestsRoute(routeProps({ cu_form_id: "7" })));
  for (const text of ["Ho controllato: sì.", "22/11/2026 10:30", "No.", "21/11/2026 17:05"])
    expect(html).toContain(`>${text}</p>`);
});

describe("a request is opened from, and left for, its place in the list", () => {
  beforeEach(() => jest.mocked(requireStaff).mockReset());
  const params = { show_all: "true", page: "3" };
  const place = "/backoffice/requests?show_all=true&amp;page=3";

  test("from", async () => {
    const request = { cuFormId: 7, name: "Scrivici", sentAt: "", status: "closed", sender: {} };
    const data = { entries: [request], page: { number: 3, count: 4, items: 80, size: 20 } };
    jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ http: 200, response, data });
    expect(await pageHtml(await RequestsRoute(routeProps(params)))).toContain(
      'href="/backoffice/requests?cu_form_id=7&amp;show_all=true&amp;page=3"',
    );
  });

  test("for", async () => {
    const failed = { ...response, status: 1 };
    jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ http: 404, response: failed, data: null });
    const html = await pageHtml(await RequestsRoute(routeProps({ ...params, cu_form_id: "7" })));
    expect(html).toContain(`href="${place}"`);
  });
});

test.each([
  ["2", "delivered"],
  ["1", "collected"],
] as const)("staff read what an order by service %s now is", async (deliveryServiceId, status) => {
  const form = new FormData();
  const fields = { order_id: "700005", order_status_id: "8", delivery_service_id: deliveryServiceId };
  for (const [name, value] of Object.entries({ ...fields, locale: "it" })) form.set(name, value);
  jest.mocked(submitAsVisitor).mockResolvedValue({ http: 200, response, data: null });
  const { done } = await changeOrder(NOT_SENT, form);
  expect(done?.text).toBe(
    text("backoffice.orders.moved", { orderId: "700005", status: `orders.status.${status}` }),
  );
});

test("staff mark the payment of an order as received", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ order_id: "700005", payment_received: "true", locale: "it" }))
    form.set(name, value);
  jest.mocked(submitAsVisitor).mockResolvedValue({ http: 200, response, data: null });
  expect(await changeOrder(NOT_SENT, form)).toEqual({
    rowId: "700005",
    done: { text: text("backoffice.orders.settled", { orderId: "700005" }) },
    errors: [],
  });
  expect(jest.mocked(submitAsVisitor).mock.calls[0]?.slice(0, 2)).toEqual([
    "backoffice-access/settle-payment-due",
    { order_id: "700005" },
  ]);
});
