import { text } from "node:stream/consumers";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import type { ReactNode } from "react";
import { CustomerSearch } from "@/components/backoffice/customer-search";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { isSearch, parseUserQuery } from "@/components/backoffice/user-query";
import { ORDER_STATUS } from "@/lib/rules/order-status";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "orders") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/session/server", () => ({
  readSession: () => Promise.resolve({ staff: { roles: ["ADMIN"] } }),
}));

async function htmlOf(children: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      {children}
    </NextIntlClientProvider>,
  );
  return (await text(prelude)).replace(/<!-- -->/g, "").replaceAll("&#x27;", "'");
}

const page = { orderId: null, orders: null, errorMessage: "", advance: jest.fn() };
const customer = { userId: 1001, name: "Giulia Rossi", email: "cliente@madia.test" };

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
  const html = await htmlOf(await CustomerSearch({ query }));
  expect(html.includes('aria-invalid="true"')).toBe(error !== null);
  if (error) expect(html).toContain(error);
});

test("what is no order number is a field error, not the list of all orders", async () => {
  const html = await htmlOf(await StaffOrdersPage({ ...page, invalidSearch: "abc" }));
  expect(html).toContain("Scrivi il numero dell'ordine: solo cifre, al massimo dieci.");
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="abc"/);
});

test("an order is cancelled after a confirmation with its number and customer", async () => {
  const order = makeOrder();
  const nextStatusIds = [ORDER_STATUS.ready, ORDER_STATUS.cancelled];
  const html = await htmlOf(await StaffOrdersPage({ ...page, orders: [{ order, customer, nextStatusIds }] }));
  const [confirmation = ""] = /<details.*?<\/details>/s.exec(html) ?? [];
  expect(confirmation).toContain("<summary>Annulla l'ordine</summary>");
  expect(confirmation).toContain(`Ordine ${order.orderId} di Giulia Rossi: non si può tornare indietro.`);
  const button = `value="${ORDER_STATUS.cancelled}" name="order_status_id"`;
  expect(confirmation).toContain(button);
  expect(html.replace(confirmation, "")).not.toContain(button);
});

test("an order that was moved on says so in its row", async () => {
  const order = makeOrder();
  const rows = [{ order, customer, nextStatusIds: [] }];
  const html = await htmlOf(await StaffOrdersPage({ ...page, orders: rows, movedId: order.orderId }));
  expect(html).toMatch(
    new RegExp(`<div role="status"[^>]*tabindex="-1"[^>]*><p>Ordine ${order.orderId}: `, "i"),
  );
  expect(await htmlOf(await StaffOrdersPage({ ...page, orders: rows, movedId: 1 }))).not.toContain(
    'role="status"',
  );
});
