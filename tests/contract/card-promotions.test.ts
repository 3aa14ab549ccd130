import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import type { SeedPromo } from "@/backend/seed/types";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { parsePurchase } from "@/tests/support/purchase";
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

allowLocalhost();

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

let backend: TestBackend;
let productId: number;

beforeAll(async () => {
  backend = await startBackend();
  [productId = 0] = await resetProducts(backend, 1);
});

afterAll(() => backend.stop());

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
