import OrdersRoute from "@/app/[locale]/(backoffice)/backoffice/orders/page";
import RequestsRoute from "@/app/[locale]/(backoffice)/backoffice/requests/page";
import { requireStaff } from "@/app/[locale]/(backoffice)/backoffice/require-staff";
import { advanceOrder } from "@/app/[locale]/(backoffice)/backoffice/staff-actions";
import { NOT_SENT } from "@/components/backoffice/staff-action-state";
import { fetchResponseAsVisitor, submitAsVisitor } from "@/lib/gateway/as-visitor";

const response = { status: 0, errors: [], infos: [], warnings: [] };

jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  redirect: jest.fn((path: string) => {
    throw new Error(`redirected to ${path}`);
  }),
}));
jest.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
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

describe("a session that ended returns after log-in to", () => {
  beforeEach(() => {
    jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ http: 419, response, data: null });
    jest.mocked(requireStaff).mockReset().mockRejectedValue(new Error("log in again"));
  });

  test.each<[string, (props: ReturnType<typeof routeProps>) => Promise<unknown>, SearchParams]>([
    ["/backoffice/orders", OrdersRoute, {}],
    ["/backoffice/orders?order_id=700004", OrdersRoute, { order_id: "700004" }],
    ["/backoffice/requests", RequestsRoute, {}],
    ["/backoffice/requests?show_all=true", RequestsRoute, { show_all: "true" }],
    ["/backoffice/requests?cu_form_id=7", RequestsRoute, { cu_form_id: "7" }],
  ])("%s", async (path, route, params) => {
    await expect(route(routeProps(params))).rejects.toThrow("log in again");
    expect(jest.mocked(requireStaff).mock.calls[0]?.[0]).toBe(path);
  });
});

test.each([
  ["the searched order", { searched_order_id: "700004" }, "/backoffice/orders?order_id=700004"],
  ["all orders", {}, "/backoffice/orders"],
])("an order that was moved on leads back to %s", async (_, fields, path) => {
  jest.mocked(submitAsVisitor).mockResolvedValue({ http: 200, response, data: null });
  const form = new FormData();
  for (const [name, value] of Object.entries({ order_id: "700004", order_status_id: "7", ...fields }))
    form.set(name, value);
  await expect(advanceOrder(NOT_SENT, form)).rejects.toThrow(`redirected to ${path}`);
  expect(jest.mocked(submitAsVisitor).mock.calls[0]?.[1]).toEqual({
    order_id: "700004",
    order_status_id: "7",
  });
  jest.mocked(submitAsVisitor).mockReset();
});
