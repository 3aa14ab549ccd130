import { createTranslator } from "next-intl";
import { CustomerSearch } from "@/components/backoffice/customer-search";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { isSearch, parseUserQuery } from "@/components/backoffice/user-query";
import { type OrderProgress, staffTransitions } from "@/backend/domain/fulfilment";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import messages from "@/messages/it.json";
import { home, homeDelivery } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "orders") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/session/server", () => ({
  readSession: () => Promise.resolve({ staff: { roles: ["ADMIN"] } }),
}));

const page = { orderId: null, orders: null, errorMessage: "", change: jest.fn() };
const customer = { userId: 1001, name: "Giulia Rossi", email: "cliente@madia.test" };
const nothingDue = { paymentDue: null, refundedPayment: null };

test.each([
  [{ q: "a" }, false, "Scrivi almeno due caratteri."],
  [{ cod_int: "12b" }, false, "Il numero cliente è fatto di cifre."],
  [{ q: "anna", cod_int: "x" }, false, "Il numero cliente è fatto di cifre."],
  [{ q: "a", cod_int: "12" }, true, null],
  [{ q: "an" }, true, null],
  [{}, false, null],
])("the customer search for %j runs: %s, error: %s", async (params, runs, error) => {
  const query = parseUserQuery(params);
  expect(isSearch(query)).toBe(runs);
  const html = await pageHtml(await CustomerSearch({ query }));
  expect(html.includes('aria-invalid="true"')).toBe(error !== null);
  if (error) expect(html).toContain(error);
});

test("what is no order number is a field error, not the list of all orders", async () => {
  const html = await pageHtml(await StaffOrdersPage({ ...page, invalidSearch: "abc" }));
  expect(html).toContain("Scrivi il numero dell'ordine: solo cifre, al massimo dieci.");
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="abc"/);
});

test("an order is cancelled after a confirmation with its number and customer", async () => {
  const order = makeOrder();
  const nextStatusIds = [ORDER_STATUS.ready, ORDER_STATUS.cancelled];
  const html = await pageHtml(
    await StaffOrdersPage({ ...page, orders: [{ order, customer, nextStatusIds, ...nothingDue }] }),
  );
  const [confirmation = ""] = /<details.*?<\/details>/s.exec(html) ?? [];
  expect(confirmation).toContain("<summary>Annulla l'ordine</summary>");
  expect(confirmation).toContain(`Ordine ${order.orderId} di Giulia Rossi: non si può tornare indietro.`);
  const button = `value="${ORDER_STATUS.cancelled}" name="order_status_id"`;
  expect(confirmation).toContain(button);
  expect(html.replace(confirmation, "")).not.toContain(button);
});

const locker = {
  ...home,
  addressName: "Locker Stazione Centrale",
  address1: "Piazza Duca d'Aosta",
  addressNumber: "1",
};

test.each([
  [homeDelivery, home, `${homeDelivery.name} · Via Mario Pagano 12, 20145 Milano (MI)`],
  [
    { ...homeDelivery, deliveryServiceId: 4, name: "Locker" },
    locker,
    "Locker · Locker Stazione Centrale, Piazza Duca d'Aosta 1, 20145 Milano (MI)",
  ],
  [homeDelivery, null, `${homeDelivery.name}</p>`],
])("staff read where an order goes: %#", async (service, address, expected) => {
  const order = makeOrder({ service, address });
  const orders = [{ order, customer, nextStatusIds: [], ...nothingDue }];
  expect(await pageHtml(await StaffOrdersPage({ ...page, orders }))).toContain(`<p>${expected}`);
});

const progress: Omit<OrderProgress, "statusId"> = {
  deliveryServiceId: 2,
  cutoffAt: new Date(0),
  slotBegins: new Date(0),
  slotEnds: new Date(0),
  hasShortage: false,
};

const cases = Object.values(ORDER_STATUS).flatMap((statusId) =>
  [1, 2].map((deliveryServiceId) => ({ ...progress, statusId, deliveryServiceId })),
);

test("exactly the steps that end an order undelivered are confirmed; none of them has a way back", async () => {
  const confirmed = new Set<number>();
  for (const from of cases) {
    const steps = staffTransitions(from);
    const order = makeOrder({ statusId: from.statusId });
    const nextStatusIds = steps.map(({ to }) => to);
    const html = await pageHtml(
      await StaffOrdersPage({ ...page, orders: [{ order, customer, nextStatusIds, ...nothingDue }] }),
    );
    const asked = [...html.matchAll(/<details.*?value="(\d+)".*?<\/details>/gs)].map(([, id]) => Number(id));
    expect(asked).toEqual(steps.filter(({ effect }) => effect === "reject").map(({ to }) => to));
    for (const statusId of asked) confirmed.add(statusId);
  }
  expect(confirmed.size).toBeGreaterThan(3);
  for (const statusId of confirmed)
    expect(cases.filter((from) => from.statusId === statusId).flatMap(staffTransitions)).toEqual([]);
});

test("a failed delivery and the end of the order after it have names of their own", async () => {
  const nextStatusIds = [ORDER_STATUS.failed, ORDER_STATUS.abandoned];
  const html = await pageHtml(
    await StaffOrdersPage({
      ...page,
      orders: [{ order: makeOrder(), customer, nextStatusIds, ...nothingDue }],
    }),
  );
  expect(html).toMatch(/<button[^>]*value="13"[^>]*>Segna la consegna come non riuscita</);
  expect(html).toMatch(/<summary>Chiudi come non riuscito<\/summary>.*value="14"/s);
});

test("an order in preparation offers the picking under its own name", async () => {
  const orders = [{ order: makeOrder(), customer, nextStatusIds: [ORDER_STATUS.picking], ...nothingDue }];
  const html = await pageHtml(await StaffOrdersPage({ ...page, orders }));
  expect(html).toContain(">Inizia la raccolta</button>");
});

test.each([
  ["is delivered", 2, ["Segna come pronto", "Segna come consegnato", "Segna come consegnato in parte"]],
  ["is collected", 1, ["Segna come pronto al ritiro", "Segna come ritirato", "Segna come ritirato in parte"]],
  [
    "waits in a locker",
    4,
    ["Segna come pronto al ritiro", "Segna come ritirato", "Segna come ritirato in parte"],
  ],
])("a button says what it does to an order that %s", async (_, deliveryServiceId, labels) => {
  const nextStatusIds = [ORDER_STATUS.ready, ORDER_STATUS.delivered, ORDER_STATUS.partiallyDelivered];
  const order = makeOrder({ service: { ...homeDelivery, deliveryServiceId } });
  const html = await pageHtml(
    await StaffOrdersPage({ ...page, orders: [{ order, customer, nextStatusIds, ...nothingDue }] }),
  );
  for (const label of labels) expect(html).toContain(`>${label}</button>`);
});

test.each([
  ["whose payment the bank checks", { statusId: 11, transactionStatusId: 1 }, "In verifica"],
  ["that waits for payment", { statusId: 11, transactionStatusId: 1, canRetryPayment: true }, "Non pagato"],
  [
    "that is ready to collect",
    { statusId: 6, service: { ...homeDelivery, deliveryServiceId: 1 } },
    "Pronto al ritiro",
  ],
])("staff see of an order %s what its customer sees", async (_, overrides, label) => {
  const orders = [{ order: makeOrder(overrides), customer, nextStatusIds: [], ...nothingDue }];
  expect(await pageHtml(await StaffOrdersPage({ ...page, orders }))).toContain(`>${label}</span>`);
});

test("a payment after the delivery is marked as received after a confirmation with its amount", async () => {
  const order = makeOrder();
  const paymentDue = { amountCents: 5993, dueDateIso: "2026-12-28" };
  const entry = { order, customer, nextStatusIds: [], ...nothingDue, paymentDue };
  const html = await pageHtml(await StaffOrdersPage({ ...page, orders: [entry] }));
  const [confirmation = ""] = /<details.*?<\/details>/s.exec(html) ?? [];
  expect(confirmation.replaceAll("\u00a0", " ")).toContain(
    `Ordine ${order.orderId} di Giulia Rossi: sono arrivati i 59,93 € da pagare entro il 28/12/2026?`,
  );
  expect(confirmation).toContain('name="payment_received"');
});

test("what was refunded after the payment stands beside what was paid", async () => {
  const refundedPayment = { amountCents: 5705, refundedCents: 2000 };
  const entry = { order: makeOrder(), customer, nextStatusIds: [], ...nothingDue, refundedPayment };
  const html = await pageHtml(await StaffOrdersPage({ ...page, orders: [entry] }));
  expect(html.replaceAll("\u00a0", " ")).toContain("<p>Pagati 57,05 €, poi rimborsati 20,00 €</p>");
});
