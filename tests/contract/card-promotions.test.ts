import { eq } from "drizzle-orm";
import { customer, order } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import type { SeedPromo } from "@/backend/seed/types";
import { backendForFile } from "@/tests/support/file-backend";
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

const PROMO: SeedPromo = {
  warehousePromoId: 77,
  warehousePromoTypeId: 1,
  campaign: "mese",
  discountPerc: 20,
  needsCard: true,
  bubble: "-20% con Carta",
  body: "SOLO CON CARTA VANTAGGI",
  cssClass: "promo_card",
};
const POINTS_PROMO: SeedPromo = {
  ...PROMO,
  discountPerc: 30,
  points: 50,
  selectable: { text: "Usa 50 punti" },
};

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

async function setCustomer({ customerId }: Shopper, changes: { fidelityCard?: string; points?: number }) {
  await backend.context.db.update(customer).set(changes).where(eq(customer.customerId, customerId));
}

async function getPoints({ customerId }: Shopper) {
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.customerId, customerId));
  return row?.points;
}

const viewLine = async (shopper: Shopper) => {
  const line = getCartItems(parseCart(await shopper.get("cart/view"))).find(
    ({ product }) => product.productId === productId,
  );
  return line && { discount: line.discountTotal, notice: line.promoNotice };
};

describe("promotions of the loyalty card", () => {
  test("are granted with a card, and not without", async () => {
    const { shopper } = await readyShopper(backend, productId);
    await updateProduct(backend, productId, { promo: PROMO });
    expect(await viewLine(shopper)).toEqual({ discount: 10, notice: "" });
    await setCustomer(shopper, { fidelityCard: "" });
    expect(await viewLine(shopper)).toEqual({
      discount: 0,
      notice: expect.stringContaining("Carta Vantaggi"),
    });
  });

  test("cost points, which fall with the order and come back when it is cancelled", async () => {
    await updateProduct(backend, productId, { promo: null });
    const { shopper } = await readyShopper(backend, productId);
    await updateProduct(backend, productId, { promo: POINTS_PROMO });
    await setCustomer(shopper, { points: 300 });
    const added = await addToCart(shopper, productId, 5, { use_wpid: 77 });
    expect(parseAnswer(added).status).toBe(0);
    const cart = parseCart(await shopper.get("cart/view"));
    expect(cart.discountTotal).toBe(15);
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    expect(await getPoints(shopper)).toBe(50);
    await shopper.post(`order/delete?order_id=${orderId}`);
    expect(await getPoints(shopper)).toBe(300);
  });

  test("are not granted beyond the points", async () => {
    await updateProduct(backend, productId, { promo: null });
    const { shopper } = await readyShopper(backend, productId);
    await updateProduct(backend, productId, { promo: POINTS_PROMO });
    await setCustomer(shopper, { points: 99 });
    await addToCart(shopper, productId, 2, { use_wpid: 77 });
    const items = getCartItems(parseCart(await shopper.get("cart/view")));
    expect(items.map(({ promoNotice }) => promoNotice).join("")).toContain("punti");
  });
});

describe("points of what does not come", () => {
  async function buyWithPoints(infos: Record<string, string> = {}) {
    await updateProduct(backend, productId, { promo: null });
    const { shopper } = await readyShopper(backend, productId);
    await updateProduct(backend, productId, { promo: POINTS_PROMO });
    await setCustomer(shopper, { points: 300 });
    await addToCart(shopper, productId, 5, { use_wpid: 77, ...infos });
    const { orderId } = parsePurchase(await buy(shopper, parseCart(await shopper.get("cart/view")).version));
    expect(await getPoints(shopper)).toBe(50);
    const isOrder = eq(order.orderId, orderId);
    async function pick(chance: number) {
      const { db, clock } = backend.context;
      await db.transaction(async (tx) => {
        const [row] = await tx.select().from(order).where(isOrder);
        await pickOrder(tx, row!, clock.now(), () => chance);
      });
    }
    return { shopper, orderId, isOrder, pick };
  }

  test.each([
    ["all of a product that is missing", 0, 300],
    ["one of a piece that is missing", 0.07, 100],
    ["none where everything was found", 0.5, 50],
  ])("come back: %s", async (_name, chance, points) => {
    const { shopper, pick } = await buyWithPoints({ accept_alternatives: "false" });
    await pick(chance);
    expect(await getPoints(shopper)).toBe(points);
  });

  test("stay spent for a substitute, and come back when it is refused, once", async () => {
    const { shopper, orderId, isOrder, pick } = await buyWithPoints();
    await pick(0);
    expect(await getPoints(shopper)).toBe(50);
    const cutoffAt = new Date("2099-01-01T00:00:00Z");
    await backend.context.db.update(order).set({ orderStatusId: 7, cutoffAt }).where(isOrder);
    const { orderItems } = await fetchOrder(shopper, orderId);
    const id = orderItems.find(({ discountTotal }) => discountTotal === 15)?.orderItemId;
    for (let time = 0; time < 2; time += 1)
      await shopper.post(`order/refuse-substitute?order_id=${orderId}&order_item_id=${id}`);
    expect(await getPoints(shopper)).toBe(300);
    const [row] = await backend.context.db.select().from(order).where(isOrder);
    expect(row?.pointsSpent).toBe(0);
  });
});
