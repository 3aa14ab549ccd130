import { eq } from "drizzle-orm";
import { order, priceChange } from "@/backend/db/schema";
import type { SeedPromo } from "@/backend/seed/types";
import { lifetimeSchema } from "@/lib/ebsn/schemas/benefits";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { toOrder } from "@/lib/ebsn/transforms/order";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { priceView } from "@/lib/rules/prices/price";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import { fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const backend = backendForFile();
let productId: number;

const QUANTITY = 6;
const DAY_MS = 86_400_000;
const db = () => backend.context.db;
const daysAgo = (days: number) => new Date(backend.clock.now().getTime() - days * DAY_MS);

const offer = (changes: Partial<SeedPromo> = {}): SeedPromo => ({
  warehousePromoId: 77,
  warehousePromoTypeId: 3,
  campaign: "mese",
  discountPerc: 25,
  bubble: "-25%",
  body: "",
  cssClass: "promo",
  ...changes,
});

beforeEach(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

/** Reduced from 10 €, but sold at 9 € some days ago. */
async function reduce(promo: SeedPromo): Promise<void> {
  await updateProduct(backend, productId, { promo, updatedAt: daysAgo(0) });
  await db().delete(priceChange).where(eq(priceChange.productId, productId));
  await db()
    .insert(priceChange)
    .values([
      { productId, changedAt: daysAgo(40), cents: 900 },
      { productId, changedAt: daysAgo(10), cents: 1000 },
      { productId, changedAt: daysAgo(0), cents: 750 },
    ]);
}

async function fetchCard() {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/products/${productId}`));
  return priceView(toProduct(productSchema.parse(data)), { authenticated: true, today: "2026-11-20" });
}

async function fetchCart(shopper: Shopper) {
  const raw = parseCart(await shopper.get("cart/view"));
  const cart = toCart(raw);
  const line = cart.sectors
    .flatMap(({ items }) => items)
    .find(({ product }) => product.productId === productId);
  return { raw, cart, line };
}

test("the cart's struck price is the card's, and so are the savings of cart, order and account", async () => {
  const { shopper } = await readyShopper(backend, productId, QUANTITY);
  await reduce(offer());
  const { compareAtPrice } = await fetchCard();
  const { raw, cart, line } = await fetchCart(shopper);
  expect(compareAtPrice).toBe(900);
  expect(line?.before).toEqual({ cents: 900 * QUANTITY, isLowest30: true, isStruck: true });
  expect(cart.totals).toMatchObject({ products: 5400, discount: 900, productsNet: 4500 });
  const item = getCartItems(raw).find(({ product }) => product.productId === productId);
  expect([item?.grossTotal, item?.discountTotal, raw.goodsTotal]).toEqual([60, 15, 60]);

  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  const placed = toOrder(await fetchOrder(shopper, orderId));
  expect(placed.totals).toMatchObject({ products: 5400, discount: 900 });
  await db().update(order).set({ orderStatusId: ORDER_STATUS.delivered }).where(eq(order.orderId, orderId));
  const { data } = parseAnswer(await shopper.post("customer-lifetime/user_info"));
  expect(lifetimeSchema.parse(data).savedAmount).toBe(9);
});

test("what a card writes without striking it, the cart writes too", async () => {
  const { shopper } = await readyShopper(backend, productId, QUANTITY);
  await reduce(offer({ warehousePromoTypeId: 5 }));
  expect(await fetchCard()).toMatchObject({ compareAtPrice: null, lowestPrice30: 900 });
  expect((await fetchCart(shopper)).line?.before).toMatchObject({ cents: 5400, isStruck: false });
});

test("the e-mail of the order has the price per unit that was charged", async () => {
  await updateProduct(backend, productId, {
    unitMeasureBase: "KG",
    contentBase: 0.5,
    description: "500 g",
  });
  const { shopper } = await readyShopper(backend, productId, QUANTITY);
  await updateProduct(backend, productId, { promo: offer({ selectable: { text: "Usa i bolloni" } }) });
  await addToCart(shopper, productId, QUANTITY, { use_wpid: 77 });
  const { cart } = await fetchCart(shopper);
  parsePurchase(await buy(shopper, cart.version));
  expect((await lastEmailTo(backend, shopper.customerId)).body.replaceAll("\u00a0", " ")).toContain(
    "45,00 € (15,00 €/kg)",
  );
});
