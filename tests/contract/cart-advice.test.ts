import { eq } from "drizzle-orm";
import { customer, order } from "@/backend/db/schema";
import { restrictionsSchema, thresholdsSchema } from "@/lib/ebsn/schemas/cart-advice";
import { receiptSchema } from "@/lib/ebsn/schemas/receipt";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  shopperWithToken,
} from "@/tests/support/shopper";

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

test("the cart says which vouchers are within reach, and by how much", async () => {
  const login = await backend.post("/ebsn/api/auth/login", {
    login: "cliente@madia.test",
    password: "Madia2026!",
  });
  const giulia = shopperWithToken(backend, 1001, login.headers.get("x-ebsn-session") ?? "");
  const { thresholds } = thresholdsSchema.parse(
    parseAnswer(await giulia.get("cart-giftcertificate/cart-threshold")).data,
  );
  expect(thresholds.map(({ giftCode, missingAmount }) => [giftCode, missingAmount])).toEqual([
    ["CONSEGNAOMAGGIO", 40],
    ["AUTUNNO5", 50],
  ]);
});

test("the cart says what blocks the order", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const listCodes = async () =>
    restrictionsSchema
      .parse(parseAnswer(await shopper.get("cart/purchase-restriction")).data)
      .restrictions.map(({ code }) => code);
  expect(await listCodes()).toEqual([]);
  await backend.context.db
    .update(customer)
    .set({ fidelityCard: "" })
    .where(eq(customer.customerId, shopper.customerId));
  await addToCart(shopper, productId, 1);
  expect(await listCodes()).toEqual(["error.checkout.minimum_order", "error.checkout.fidelity_card"]);
  const { restrictions } = restrictionsSchema.parse(
    parseAnswer(await shopper.get("cart/purchase-restriction")).data,
  );
  expect(restrictions.at(-1)?.message).toBe(
    "Per concludere l'ordine serve la Carta Vantaggi: è gratis e si chiede in un minuto.",
  );
});

test("the code of the receipt lottery is checked, excludes an invoice and is on the receipt", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const set = (property: string, value: string) => shopper.post("cart/update-cart-info", { property, value });
  expect(parseAnswer(await set("lottery_code", "ABC")).codes).toEqual(["error.cart.lottery_code"]);
  expect(parseCart(await set("lottery_code", "ab12 cd34")).cartInfos.lottery_code).toBe("AB12CD34");
  expect(parseCart(await set("need_invoice", "true")).cartInfos.lottery_code).toBeUndefined();
  expect(parseAnswer(await set("lottery_code", "AB12CD34")).codes).toEqual(["error.cart.lottery_invoice"]);
  await set("need_invoice", "false");
  const { version } = parseCart(await set("lottery_code", "AB12CD34"));
  const { orderId } = parsePurchase(await buy(shopper, version));
  await backend.context.db.update(order).set({ orderStatusId: 8 }).where(eq(order.orderId, orderId));
  const receipt = await shopper.get(`finiper-digireceipt/getReceiptHtml?order_id=${orderId}`);
  expect(receiptSchema.parse(parseAnswer(receipt).data).html).toContain("Codice lotteria AB12CD34");
});

test("a delivered order has a receipt that adds up; nobody else reads it", async () => {
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  const readReceipt = () => shopper.get(`finiper-digireceipt/getReceiptHtml?order_id=${orderId}`);
  expect(parseAnswer(await readReceipt()).codes).toEqual(["error.receipt.none"]);
  await backend.context.db.update(order).set({ orderStatusId: 8 }).where(eq(order.orderId, orderId));
  const { html } = receiptSchema.parse(parseAnswer(await readReceipt()).data);
  const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
  expect(html).toContain(`<th>${((row?.totalCents ?? 0) / 100).toFixed(2).replace(".", ",")} €</th>`);
  expect(html).toContain("IVA");
  const { shopper: other } = await readyShopper(backend, productId);
  const foreign = await other.get(`finiper-digireceipt/getReceiptHtml?order_id=${orderId}`);
  expect(parseAnswer(foreign).codes).toEqual(["error.order.unknown"]);
});
