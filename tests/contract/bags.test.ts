import { eq } from "drizzle-orm";
import { giftCertificate, order } from "@/backend/db/schema";
import { packagingListSchema } from "@/lib/ebsn/schemas/cart";
import { receiptSchema } from "@/lib/ebsn/schemas/receipt";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
} from "@/tests/support/shopper";

const backend = backendForFile();

test("bags carry a packaging flag in the list and in the cart", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  const bags = packagingListSchema.parse(data).products.map(toProduct);
  expect(bags.map(({ isPackaging }) => isPackaging)).toEqual([true, true, true, true]);
  const [productId = 0] = await resetProducts(backend, 1);
  const { cart } = await readyShopper(backend, productId);
  expect(getCartItems(cart).map(({ product }) => toProduct(product).isPackaging)).toEqual([false, true]);
});

test("the thermal bag measures 50 x 50 and costs 1.19 euro", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  const thermal = packagingListSchema
    .parse(data)
    .products.map(toProduct)
    .find(({ name }) => name === "Borsa termica");
  expect([thermal?.prices.display, thermal?.packSize]).toEqual([
    119,
    expect.stringContaining("50\u00a0x\u00a050\u00a0cm"),
  ]);
});

test("a bag is never free: not with a code for the whole cart, and the receipt says what one costs", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart } = await readyShopper(backend, productId);
  const bag = getCartItems(cart).find(({ product }) => product.isPackaging);
  await shopper.post("cart/update", { items: [{ itemId: bag?.itemId, quantity: 2 }] });
  const gift = { giftCertificateId: 99_001, giftCode: "TUTTO100", description: "Tutto", minimumCents: 0 };
  await backend.context.db.insert(giftCertificate).values({ ...gift, kind: "percentage", value: 100 });
  const reduced = parseCart(await shopper.post("cart-giftcertificate/add_code", { code: gift.giftCode }));
  const bags = getCartItems(reduced).find(({ product }) => product.isPackaging);
  const price = bags?.product.priceDisplay ?? 0;
  expect(price).toBeGreaterThan(0);
  expect(bags).toMatchObject({ quantity: 2, grossTotal: price * 2 });
  const [adjustment] = reduced.orderAdjustmentSummary?.orderAdjustments ?? [];
  expect(adjustment?.amount).toBe(50);
  expect(reduced.grossTotal).toBeGreaterThanOrEqual(price * 2);

  const { orderId } = parsePurchase(await buy(shopper, reduced.version));
  const delivered = { orderStatusId: 8, deliveredAt: backend.clock.now() };
  await backend.context.db.update(order).set(delivered).where(eq(order.orderId, orderId));
  const receipt = parseAnswer(await shopper.get(`finiper-digireceipt/getReceiptHtml?order_id=${orderId}`));
  const euros = (amount: number) => `${amount.toFixed(2).replace(".", ",")} €`;
  expect(receiptSchema.parse(receipt.data).html).toContain(
    `<td>2 × ${bag?.product.name}, ${euros(price)} l&#39;uno</td><td>${euros(price * 2)}</td>`,
  );
});

test("every bag has an image that loads", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  const bags = packagingListSchema.parse(data).products.map(toProduct);
  expect(bags.length).toBeGreaterThan(0);
  for (const { picture } of bags) {
    const { http, headers } = await backend.get(picture?.thumb ?? "/photo/none");
    expect([http, headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
});
