import { eq } from "drizzle-orm";
import { brand as own } from "@/brand.config";
import { customer, mail, order, orderItem } from "@/backend/db/schema";
import type { OrderEmailKind } from "@/backend/modules/order/email-text";
import { brand, seller } from "@/examples/brand-orto/brand.config";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper } from "@/tests/support/shopper";

const EMAIL_KINDS: OrderEmailKind[] = [
  ...(["received", "changed", "paymentDeclined", "prepared", "dispatched"] as const),
  ...(["delivered", "substituteRefused", "receipted", "rejected"] as const),
];

/** The program as it is compiled with the second brand; the database stays one that the first has filled. */
type SecondBrand = {
  "backend/modules/order/emails.ts": typeof import("@/backend/modules/order/emails");
  "backend/modules/order/receipt.ts": typeof import("@/backend/modules/order/receipt");
  "backend/seed/content/pages.ts": typeof import("@/backend/seed/content/pages");
};
declare const loadSecondBrand: () => Promise<SecondBrand>;

const OWN_NAMES = new RegExp(`${own.name}|${own.cardName}`);

const backend = backendForFile({ env: { LOCALES: "it,en" } });
let secondBrand: SecondBrand;

beforeAll(async () => {
  secondBrand = await loadSecondBrand();
});
async function someOrder() {
  const { db } = backend.context;
  const [row] = await db.select().from(order).limit(1);
  if (!row) throw new Error("the seed has no order");
  return { row, items: await db.select().from(orderItem).where(eq(orderItem.orderId, row.orderId)) };
}

/** Without names of products and places, and the published conditions of sale, which are data. */
const ownWords = (body: string) =>
  body
    .replace(/Condizioni di vendita\n[^]*?(?=\n\n(?:A presto|See you soon))/, "")
    .split("\n")
    .filter((line) => !line.startsWith("- "))
    .join("\n");

test.each([
  ["it", /\n\nA presto,\nOrto Blu$/],
  ["en", /\n\nSee you soon,\nOrto Blu$/],
])("every email of an order is the second brand's, in %s", async (language, signature) => {
  const { db, clock } = backend.context;
  const shopper = await newShopper(backend);
  await db.update(customer).set({ language }).where(eq(customer.customerId, shopper.customerId));
  const [reader] = await db.select().from(customer).where(eq(customer.customerId, shopper.customerId));
  const { sendOrderEmail } = secondBrand["backend/modules/order/emails.ts"];
  const { row } = await someOrder();
  for (const kind of EMAIL_KINDS)
    await sendOrderEmail(db, kind, { ...row, customerId: shopper.customerId }, clock.now());
  const sent = await db
    .select()
    .from(mail)
    .where(eq(mail.recipient, reader?.email ?? ""));
  expect(sent).toHaveLength(EMAIL_KINDS.length);
  for (const { subject, body } of sent) {
    expect(body).toMatch(signature);
    expect(`${subject}\n${ownWords(body)}`).not.toMatch(OWN_NAMES);
  }
});

test("a receipt names the second brand's company", async () => {
  const { receiptHtml } = secondBrand["backend/modules/order/receipt.ts"];
  const { row, items } = await someOrder();
  const html = receiptHtml(row, items);
  expect(html).toContain(seller.legalName);
  expect(html).toContain(seller.vatId.slice(2));
  const withoutProducts = html.replaceAll(/<tr><td>[^<]*<\/td>/g, "");
  expect(withoutProducts).not.toContain(own.name);
});

test("the conditions of sale of a new shop name who sells", () => {
  const { pages } = secondBrand["backend/seed/content/pages.ts"];
  const terms = pages.find(({ slug }) => slug === "condizioni");
  expect(terms?.content).toContain(seller.legalLine.it);
  expect(`${terms?.abstract} ${terms?.content}`).not.toMatch(OWN_NAMES);
  expect(terms?.abstract).toContain(brand.name);
});
