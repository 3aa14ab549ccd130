import { createTranslator } from "next-intl";
import { StaffReturnsPage } from "@/components/backoffice/staff-returns-page";
import messages from "@/messages/en.json";
import { makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("en"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "refunds") =>
    Promise.resolve(createTranslator({ locale: "en", messages, namespace })),
}));
jest.mock("@/lib/session/server", () => ({
  readSession: () => Promise.resolve({ staff: { roles: ["CUSTOMER_SERVICE", "ADMIN"] } }),
}));

const refund = {
  refundId: 8003,
  orderId: 700004,
  statusId: 1,
  optionId: 6,
  reason: "Arrivato rotto",
  dateIso: "2026-11-15",
  amountCents: 1290,
  items: [],
  photos: [],
  withdrawnAt: null,
};

test("the returns of customers are decided on an English page", async () => {
  const customer = { name: "Giulia Rossi", email: "cliente@madia.test" };
  const page = await pageHtml(
    await StaffReturnsPage({ refunds: [{ refund, customer }], errorMessage: "", decide: jest.fn() }),
    "en",
  );
  expect(page).toContain("<h1>Returns and withdrawals</h1>");
  expect(page).toMatch(/Giulia Rossi · order no. 700004 · requested on 15\/11\/2026 · Refund · €12.90/);
  expect(page).toMatch(/aria-label="Decide on return 8003".*name="locale" value="en".*>Approve<.*>Refuse</);
  expect(page).toContain("In approval");
  for (const decision of ["Approve", "Refuse"])
    expect(page).toMatch(
      new RegExp(`<details[^>]*><summary>${decision}</summary><p>${decision} return 8003 of Giulia Rossi[?]`),
    );
});

test("the products of a return are those that were delivered, with brand, weight or pieces", async () => {
  const [ordered] = makeOrder().items;
  if (!ordered) throw new Error("the order fixture has no items");
  const substitute = makeProduct({ name: "Spaghetti n. 5", brand: "Madia", packSize: "500 g" });
  const picked = { quantity: 2, cents: 240, substitute };
  const items = [
    { orderItemId: 1, quantity: 2, amountCents: 240, orderItem: { ...ordered, picked } },
    {
      orderItemId: 2,
      quantity: 0.35,
      amountCents: 90,
      orderItem: { ...ordered, product: { ...makeCourgettes(), brand: "Banco" }, picked: null },
    },
  ];
  const customer = { name: "Giulia Rossi", email: "cliente@madia.test" };
  const props = {
    refunds: [{ refund: { ...refund, items }, customer }],
    errorMessage: "",
    decide: jest.fn(),
  };
  const page = await pageHtml(await StaffReturnsPage(props), "en");
  expect(page).toMatch(/Spaghetti n. 5 Madia<.span> · 500\sg\s· 2\spcs<.*Banco.*350\sg</);
});

test("the pages of the list are linked", async () => {
  const customer = { name: "Giulia Rossi", email: "cliente@madia.test" };
  const listPage = { number: 2, count: 3, items: 30, size: 12 };
  const props = { refunds: [{ refund, customer }], listPage, errorMessage: "", decide: jest.fn() };
  const page = await pageHtml(await StaffReturnsPage(props), "en");
  expect(page).toContain('href="/en/backoffice/returns?page=3"');
});
