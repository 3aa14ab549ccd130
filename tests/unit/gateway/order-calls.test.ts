import nock from "nock";
import { makeProduct } from "@/tests/fixtures/cart";
import { customer, requestGateway } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const { productId, name, slug } = makeProduct();

const order = {
  orderId: 7,
  orderStatusId: 11,
  orderDateIso: "2026-11-20T09:00:00.000Z",
  shippingAddress: {
    addressId: 3,
    addressName: "Casa",
    address1: "Via Vigevano",
    addressNumber: "18",
    city: "Milano",
    postalcode: "20144",
    latitude: 45.4,
    longitude: 9.1,
    referencePhoneNumber: "333 1",
    floor: "3",
    intercom: "Ferrario",
    note: "In fondo al cortile",
  },
  deliveryService: { deliveryServiceId: 2, name: "A casa" },
  paymentType: { paymentTypeId: 12, name: "Carta" },
  prebilledAmount: 12,
  grossTotal: 10,
  canBeCancelled: true,
  canBeModified: true,
  canRetryPayment: true,
  reservation: { reservationInfo: "AB123CD" },
  accessToken: "segreto",
  orderItems: [{ orderItemId: 1, product: { productId, name, slug }, quantity: 2 }],
};

const fetchSharedOrder = async (data: unknown) => {
  const scope = nock(API_URL)
    .get("/ebsn/api/token-order/view")
    .query({ order_id: "7", access_token: "tok" })
    .reply(200, envelope({ order: data }));
  const response = await requestGateway("token-order/view", { body: { order_id: 7, access_token: "tok" } });
  expect(scope.isDone()).toBe(true);
  expect(response.headers.get("set-cookie")).toBeNull();
  return ((await response.json()) as { data: Record<string, unknown> }).data;
};

afterEach(() => nock.cleanAll());

it("a shared order shows the items, and no personal data", async () => {
  const sharedOrder = await fetchSharedOrder(order);
  expect(sharedOrder).toMatchObject({ orderId: 7, totals: { gross: 1000 }, items: [{ quantity: 2 }] });
  expect(sharedOrder).toMatchObject({
    address: { city: "Milano" },
    canBeCancelled: false,
    canRetryPayment: false,
  });
  const text = JSON.stringify(sharedOrder);
  for (const secret of [
    "Vigevano",
    "20144",
    "Ferrario",
    "333 1",
    "cortile",
    "45.4",
    "Carta",
    "AB123CD",
    "segreto",
  ])
    expect(text).not.toContain(secret);
});

it("a shared pick-up order shows the store's address", async () => {
  const sharedOrder = await fetchSharedOrder({
    ...order,
    deliveryService: { deliveryServiceId: 1, name: "Ritiro" },
  });
  expect(sharedOrder).toMatchObject({ address: { address1: "Via Vigevano", intercom: "" } });
});

it("rejects an access token in the URL", async () => {
  expect((await requestGateway("token-order/view?order_id=7&access_token=tok")).status).toBe(405);
});

it("maps notes to the API's path, and sends reservation data in the body only", async () => {
  const scope = nock(API_URL)
    .post("/ebsn/api/note/list/", { orderId: 7 })
    .reply(200, envelope({ notes: [{ noteId: 1, orderId: "7", rating: "4", content: "Bene" }] }))
    .post("/ebsn/api/order/reserve", { order_id: 7, reservation_info: "AB123CD" })
    .reply(200, envelope(null));
  const notes = await requestGateway("note/list", { body: { orderId: 7 }, session: customer });
  expect(await notes.json()).toMatchObject({
    data: [{ noteId: 1, orderId: 7, rating: 4, content: "Bene" }],
  });
  const body = { order_id: 7, reservation_info: "AB123CD", customer_id: 9 };
  expect((await requestGateway("order/reserve", { body, session: customer })).status).toBe(200);
  expect(scope.isDone()).toBe(true);
});
