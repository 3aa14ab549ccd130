import { text } from "node:stream/consumers";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
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

test.each([710001, null])("the form that moves an order on knows the searched order %s", async (orderId) => {
  const customer = { userId: 1001, name: "Giulia Rossi", email: "cliente@madia.test" };
  const orders = [{ order: makeOrder(), customer, nextStatusIds: [7] }];
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      {await StaffOrdersPage({ orderId, orders, errorMessage: "", advance: jest.fn() })}
    </NextIntlClientProvider>,
  );
  const searched = /name="searched_order_id" value="(\d+)"/.exec(await text(prelude));
  expect(searched?.[1] ?? null).toBe(orderId === null ? null : String(orderId));
});
