import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountCopy } from "@/components/profile/account-copy";
import { downloadFile } from "@/lib/browser/download";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/lib/browser/download", () => ({ downloadFile: jest.fn() }));

const NOT_OFFERED = { http: 404, status: 404, errors: [{ code: "error.call.not_offered", message: "" }] };
const page = (number: number, count: number) => ({ number, count, items: 13, size: 12 });

const ACCOUNT = {
  "registration/user_detail": { data: { userId: 1001, firstName: "Giulia" } },
  "user-address/list": {
    data: [
      { addressId: 50101, deliveryServiceId: 1 },
      { addressId: 5, deliveryServiceId: 2 },
    ],
  },
  "user-person-fiscal/list": { data: [] },
  "payment-type/list-auth": { data: [] },
  "user-registration-disclaimer/list-by-type": { data: [{ disclaimerId: 81, given: true }] },
  "registration-card/view-cards": { data: [{ fidelityCard: "0471100245187" }] },
  "finiper-anagraphic/anag_data_get": { data: { birthPlace: "Lodi" } },
  "points/list": NOT_OFFERED,
  "giftcertificate/list": { data: [] },
  "giftcertificate/list-manual-assigned": { data: [] },
  "requested-reward/list": { data: { requests: [] } },
  "personal-offer/view": { data: null },
  "friend-invitation/view": NOT_OFFERED,
  "wishlist/list": { data: [{ listId: 3 }] },
  "wishlist/view": { data: { listId: 3, products: [{ productId: 9 }] } },
  "order/list": ({ params }: { params: URLSearchParams }) => ({
    data:
      params.get("page") === "1"
        ? { orders: [{ orderId: 700002 }], page: page(1, 2) }
        : { orders: [{ orderId: 700001 }], page: page(2, 2) },
  }),
  "order-refund/list": { data: { refunds: [{ refundId: 8001 }], page: page(1, 1) } },
  "payment-due-date/list": { data: [] },
  "payment-due-date/transactions": { data: [] },
  "cu-form/list": { data: [{ cuFormId: 4 }] },
  "user-message/list": { data: { messages: [] } },
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => setSignedIn());
afterEach(() => {
  jest.mocked(downloadFile).mockClear();
  resetPage();
});

it("downloads all that the shop keeps of the customer, in a file of today", async () => {
  const gateway = stubGateway(ACCOUNT);
  renderPage(<AccountCopy />);
  await press("Scarica i tuoi dati");
  expect(await screen.findByText("La copia dei tuoi dati è tra i file scaricati")).toBeInTheDocument();
  const [name, content = "", type] = jest.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^i-tuoi-dati-\d{4}-\d\d-\d\d\.json$/);
  expect(type).toBe("application/json");
  expect(JSON.parse(content)).toMatchObject({
    createdAt: expect.stringMatching(/^\d{4}-/) as string,
    user: { firstName: "Giulia" },
    addresses: [{ addressId: 5, deliveryServiceId: 2 }],
    disclaimers: [{ disclaimerId: 81, given: true }],
    fidelityCards: [{ fidelityCard: "0471100245187", holder: { birthPlace: "Lodi" } }],
    wishlists: [{ listId: 3, products: [{ productId: 9 }] }],
    orders: [{ orderId: 700002 }, { orderId: 700001 }],
    refunds: [{ refundId: 8001 }],
    forms: [{ cuFormId: 4 }],
  });
  expect(JSON.parse(content)).not.toHaveProperty("points");
  expect(gateway.requestsTo("order/list")[0]?.params.get("fetch_detail")).toBe("true");
});

it("holds more orders than a hundred pages have, and ends with a page that is empty", async () => {
  const gateway = stubGateway({
    ...ACCOUNT,
    "order/list": ({ params }: { params: URLSearchParams }) => {
      const number = Number(params.get("page"));
      return { data: { orders: number <= 120 ? [{ orderId: number }] : [], page: page(number, 500) } };
    },
  });
  renderPage(<AccountCopy />);
  await press("Scarica i tuoi dati");
  expect(await screen.findByText("La copia dei tuoi dati è tra i file scaricati")).toBeInTheDocument();
  const [, content = ""] = jest.mocked(downloadFile).mock.calls[0] ?? [];
  expect((JSON.parse(content) as { orders: unknown[] }).orders).toHaveLength(120);
  expect(gateway.requestsTo("order/list")).toHaveLength(121);
});

it("makes no copy with gaps", async () => {
  stubGateway({ ...ACCOUNT, "cu-form/list": { http: 502, status: 502 } });
  renderPage(<AccountCopy />);
  await press("Scarica i tuoi dati");
  expect(await screen.findByText(/Non siamo riusciti a raccogliere tutti i tuoi dati/)).toBeInTheDocument();
  expect(downloadFile).not.toHaveBeenCalled();
});

it("speaks English on an English page", async () => {
  stubGateway(ACCOUNT);
  renderPage(<AccountCopy />, "en");
  await press("Download your data");
  expect(await screen.findByText("The copy of your data is among your downloads")).toBeInTheDocument();
  expect(jest.mocked(downloadFile).mock.calls[0]?.[0]).toMatch(/^your-data-/);
});
