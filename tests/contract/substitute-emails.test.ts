import { eq } from "drizzle-orm";
import { customer, order, orderItem } from "@/backend/db/schema";
import { sendOrderEmail } from "@/backend/modules/order/emails";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  ON_DELIVERY,
  readyShopper,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const [PICK_UP, HOME] = [1, 2];

const backend = backendForFile();
let shopper: Shopper;
let row: typeof order.$inferSelect;

/** Picked, with an amaro instead of the limoncello. */
beforeEach(async () => {
  const { db } = backend.context;
  const [productId = 0] = await resetProducts(backend, 1);
  await updateProduct(backend, productId, { name: "LIMONCELLO DI SORRENTO" });
  const ready = await readyShopper(backend, productId);
  ({ shopper } = ready);
  const { orderId } = parsePurchase(await buy(shopper, ready.cart.version, ON_DELIVERY));
  row = (await db.select().from(order).where(eq(order.orderId, orderId)))[0]!;
  const lines = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const line = lines.find((item) => item.productId === productId)!;
  const product = { ...line.product, shortDescr: "VILLA MASSA" };
  const substitute = { ...line.product, name: "AMARO DEL CAPO", shortDescr: "Capo" };
  await db
    .update(orderItem)
    .set({ product, substitute, pickedQuantity: line.quantity, pickedCents: line.netCents })
    .where(eq(orderItem.orderItemId, line.orderItemId));
});

async function write(kind: Parameters<typeof sendOrderEmail>[1], deliveryServiceId = HOME) {
  const deliveryService = { ...row.deliveryService, deliveryServiceId };
  await sendOrderEmail(backend.context.db, kind, { ...row, deliveryService }, backend.clock.now());
  return (await lastEmailTo(backend, shopper.customerId)).body;
}

test("products and substitutes are written as in the shop, with the brand where it is not in the name", async () => {
  expect(await write("prepared")).toContain("- Limoncello di Sorrento Villa Massa con Amaro del Capo\n");
  expect(await write("delivered")).toMatch(
    /- 5 × Amaro del Capo, [^:]+: [^]*Limoncello di Sorrento Villa Massa con Amaro/,
  );
  await backend.context.db
    .update(orderItem)
    .set({ pickedQuantity: 0, pickedCents: 0, substituteRefusedAt: backend.clock.now() })
    .where(eq(orderItem.orderId, row.orderId));
  expect(await write("substituteRefused")).toContain(
    "Amaro del Capo al posto di Limoncello di Sorrento Villa Massa",
  );
});

const readIn = (language: string) =>
  backend.context.db.update(customer).set({ language }).where(eq(customer.customerId, shopper.customerId));

test.each([
  ["it", HOME, "Rifiutalo alla consegna"],
  ["it", PICK_UP, "Rifiutalo al ritiro"],
  ["en", HOME, "refuse it at the door"],
  ["en", PICK_UP, "refuse it when you pick it up"],
])("in %s, delivery service %i, a substitute is refused where it is handed over", async (...values) => {
  const [language, deliveryServiceId, text] = values;
  await readIn(language);
  expect(await write("prepared", deliveryServiceId)).toContain(text);
});

test.each([
  ["it", HOME, /\n\nTe la portiamo il [^\n]+\n\nA presto/],
  [
    "it",
    PICK_UP,
    /\n\nTi aspetta il [^\n]+\n\n[^\n]+: Casa, Via Brera 1, 20121 Milano\.\n\nAbbiamo sostituito/,
  ],
  ["en", HOME, /\n\nWe bring it to you on [^\n]+\n\nSee you soon/],
  [
    "en",
    PICK_UP,
    /\n\nReady for you on [^\n]+\n\n[^\n]+: Casa, Via Brera 1, 20121 Milano\.\n\nWe have substituted/,
  ],
])(
  "in %s, delivery service %i, what is ready is brought, or first said where it waits",
  async (...values) => {
    const [language, deliveryServiceId, text] = values;
    await readIn(language);
    expect(await write("prepared", deliveryServiceId)).toMatch(text);
  },
);
