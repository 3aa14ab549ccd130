import { eq } from "drizzle-orm";
import { order as orderTable } from "@/backend/db/schema";
import { receiptSchema } from "@/lib/ebsn/schemas/receipt";
import { toOrder } from "@/lib/ebsn/transforms/order";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase, fetchOrder } from "@/tests/support/purchase";
import {
  buy,
  parseCart,
  newShopper,
  resetProducts,
  readyShopper,
  parseAnswer,
  updateProduct,
  type Shopper,
} from "@/tests/support/shopper";

const MISSING = "error.checkout.missing_billing_data";

const PERSON = {
  company: false,
  name: "Nina D'Amico",
  fiscalCode: "FRRGLI86D52F205R",
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  province: "MI",
};

const backend = backendForFile();
let productId: number;
let shopper: Shopper;

beforeEach(async () => {
  [productId = 0] = await resetProducts(backend, 1);
  ({ shopper } = await readyShopper(backend, productId, 5));
});

const updateCartInfo = async (property: string, value: unknown) =>
  parseCart(await shopper.post("cart/update-cart-info", { property, value }));

async function savePerson(customerApi = shopper): Promise<number> {
  const { data } = parseAnswer(await customerApi.post("user-person-fiscal/insert-billing-address", PERSON));
  return (data as { personFiscals: { personFiscalId: number }[] }).personFiscals.at(-1)?.personFiscalId ?? 0;
}

async function requestInvoice(): Promise<number> {
  const personFiscalId = await savePerson();
  await updateCartInfo("need_invoice", true);
  await updateCartInfo("person_fiscal_id", personFiscalId);
  return personFiscalId;
}

const order = async () => {
  const { version } = parseCart(await shopper.get("cart/view"));
  return parsePurchase(await buy(shopper, version)).orderId;
};

test("the invoice request is stored on the cart, and checkout requires billing data", async () => {
  expect(parseCart(await shopper.get("cart/view")).cartInfos.need_invoice).toBe("false");
  const { cartInfos, version } = await updateCartInfo("need_invoice", "true");
  expect(cartInfos.need_invoice).toBe("true");
  for (const rejected of [await shopper.post("checkout/prepare"), await buy(shopper, version)])
    expect(parseAnswer(rejected)).toMatchObject({
      codes: [MISSING],
      messages: [expect.stringContaining("fattura")],
    });
});

test.each(["0", "abc", "-1", "1.5", "99999999999", ""])(
  "«%s» is not a valid billing id",
  async (invalidId) => {
    await updateCartInfo("need_invoice", "true");
    await updateCartInfo("person_fiscal_id", invalidId);
    expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toEqual([MISSING]);
  },
);

test("another customer's and deleted billing data are rejected", async () => {
  await updateCartInfo("need_invoice", "true");
  await updateCartInfo("person_fiscal_id", await savePerson(await newShopper(backend)));
  expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toEqual([MISSING]);
  const ownId = await requestInvoice();
  expect(parseAnswer(await shopper.post("checkout/prepare")).status).toBe(0);
  await shopper.get(`user-person-fiscal/delete-person-fiscal?person_fiscal_id=${ownId}`);
  expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toEqual([MISSING]);
});

test("an order keeps its billing data when the profile changes", async () => {
  const personFiscalId = await requestInvoice();
  const orderId = await order();
  await shopper.post("registration/update_billing_address", { ...PERSON, personFiscalId, city: "Monza" });
  expect(toOrder(await fetchOrder(shopper, orderId)).invoice).toMatchObject({ ...PERSON, personFiscalId });
  await shopper.get(`user-person-fiscal/delete-person-fiscal?person_fiscal_id=${personFiscalId}`);
  expect(toOrder(await fetchOrder(shopper, orderId)).invoice).toMatchObject({ city: "Milano" });
});

test("an order without the request has no invoice, and the next cart starts without it", async () => {
  await requestInvoice();
  await updateCartInfo("need_invoice", "false");
  expect(toOrder(await fetchOrder(shopper, await order())).invoice).toBeNull();
  expect(parseCart(await shopper.get("cart/view")).cartInfos.need_invoice).toBe("false");
});

test("modifying an order keeps the invoice request and its billing data", async () => {
  const personFiscalId = await requestInvoice();
  const before = await order();
  const reopenedCart = parseCart(await shopper.post(`order/modify?order_id=${before}`));
  expect(reopenedCart.cartInfos).toMatchObject({
    need_invoice: "true",
    person_fiscal_id: String(personFiscalId),
  });
  const after = await order();
  expect(after).not.toBe(before);
  expect(toOrder(await fetchOrder(shopper, after)).invoice).toMatchObject(PERSON);
});

test("a shared order link does not reveal billing data", async () => {
  await requestInvoice();
  const { data } = parseAnswer(await shopper.get(`order/view?order_id=${await order()}`));
  expect(JSON.stringify(data)).toContain(PERSON.fiscalCode);
  const { orderId, accessToken } = (data as { order: { orderId: number; accessToken: string } }).order;
  const shared = await backend.get(
    `/ebsn/api/token-order/view?order_id=${orderId}&access_token=${accessToken}`,
  );
  expect(JSON.stringify(parseAnswer(shared).data)).not.toContain(PERSON.fiscalCode);
});

const centsOf = (text: string) => Number(text.replace(/[^\d−]/g, "").replace("−", "-"));

const rowsOf = (table: string) =>
  [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell),
  );

test("a delivered order with an invoice has the document, whose VAT and total add up", async () => {
  await updateProduct(backend, productId, { iva: 4 });
  await requestInvoice();
  const orderId = await order();
  const document = async () =>
    parseAnswer(await shopper.get(`finiper-digireceipt/getReceiptHtml?order_id=${orderId}`));
  expect((await document()).codes).toEqual(["error.receipt.none"]);
  await backend.context.db
    .update(orderTable)
    .set({ orderStatusId: 8 })
    .where(eq(orderTable.orderId, orderId));
  const { html } = receiptSchema.parse((await document()).data);
  const [row] = await backend.context.db.select().from(orderTable).where(eq(orderTable.orderId, orderId));
  expect(html).toContain(`Fattura n. ${orderId}/`);
  expect(html).toContain(
    "Nina D&#39;Amico<br>Via Brera 1, 20121 Milano (MI)<br>Codice fiscale FRRGLI86D52F205R<br>Codice destinatario 0000000",
  );
  const [, lines = "", vat = ""] = html.split("<table>");
  const sum = (rows: string[][], column: number) =>
    rows.reduce((cents, cells) => cents + centsOf(cells[column] ?? ""), 0);
  expect(sum(rowsOf(lines).slice(1), 2)).toBe(row?.totalCents);
  expect(rowsOf(lines).find(([name]) => name === "Consegna (IVA ripartita fra le aliquote)")?.[1]).toBe("");
  const rates = rowsOf(vat).slice(1, -1);
  const total = rowsOf(vat).at(-1) ?? [];
  expect(rates.length).toBeGreaterThan(1);
  for (const column of [1, 2, 3]) expect(sum(rates, column)).toBe(centsOf(total[column] ?? ""));
  expect(centsOf(total[1] ?? "") + centsOf(total[2] ?? "")).toBe(row?.totalCents);
});
