import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireWaitingCart } from "../../../lib/ebsn/schemas/waiting-cart";
import { readableName } from "../../../lib/rules/text/names";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { CART_REOPENED, cart, cartItem } from "../../db/schema";
import { ebsnError, ok, type Messages } from "../../envelope";
import { parseBody } from "../../http/input";
import { int } from "../../http/number";
import { findNotSoldIn } from "../warehouse/assortment";
import { mergeDelivery, moveItems, replacesPlace } from "./merge-visitor-cart";
import { addAll } from "./bulk-routes";
import { changeCustomersCart, requireCartCustomer } from "./change";
import { deliveryOf, getCustomersCart, hasPlace, type CartRow } from "./current-cart";
import { type Delivery, loadDelivery } from "./delivery";
import { findLines, type Line } from "./items";
import type { CustomersCart } from "./locked-cart";
import { emptyCart } from "./remove-lines";
import { findWaitingCart } from "./waiting-cart";

const mergeSchema = z.object({ cart_id: int, mode: z.enum(["add", "keep", "take"]) });

const waitingCartNotFound = () =>
  ebsnError("error.cart.waiting", "Questo carrello è già stato unito o lasciato.");
const orderBeingModified = () =>
  ebsnError("error.cart.reopened", "Stai modificando un ordine: finisci o annulla prima la modifica.");

function placeName({ address, place }: Delivery): string {
  if (address) return [address.addressName || address.address1, address.city].filter(Boolean).join(", ");
  return place ? `${place.postalcode} ${place.city}` : "";
}

const isProduct = ({ article }: Line) => article.kind === "product";

async function describe(db: Db, row: CartRow, customerId: number) {
  const delivery = await loadDelivery(db, deliveryOf(row), customerId);
  const lines = (await findLines(db, row.cartId)).filter(isProduct);
  return { delivery, lines, placeName: placeName(delivery), storeName: delivery.warehouse?.name ?? "" };
}

async function addWaiting(lockedCart: CustomersCart, waiting: CartRow, context: Context): Promise<Messages> {
  const { tx, cart: own } = lockedCart;
  const delivery = hasPlace(own) ? {} : deliveryOf(waiting);
  if (!hasPlace(own)) await tx.update(cart).set(delivery).where(eq(cart.cartId, own.cartId));
  const items = await tx.select().from(cartItem).where(eq(cartItem.cartId, waiting.cartId));
  if (items.length === 0) return {};
  return addAll({ ...lockedCart, cart: { ...own, ...delivery } }, items, "add", context.config);
}

async function replaceWithWaitingCart(
  { tx, cart: own, customer }: CustomersCart,
  waiting: CartRow,
): Promise<void> {
  if (own.cartStatusId === CART_REOPENED) throw orderBeingModified();
  await emptyCart(tx, own.cartId);
  const delivery = await mergeDelivery(tx, own, waiting, customer);
  await tx
    .update(cart)
    .set({ ...delivery, infos: {} })
    .where(eq(cart.cartId, own.cartId));
  await moveItems(tx, waiting, own);
}

export async function cartMergeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/cart/waiting", async (request) => {
    const { customerId } = requireCartCustomer(request);
    const waitingRow = await findWaitingCart(db, customerId);
    if (!waitingRow) return ok<WireWaitingCart>({});
    const ownRow = await getCustomersCart(db, customerId, clock.now());
    const waiting = await describe(db, waitingRow, customerId);
    const own = await describe(db, ownRow, customerId);
    const ids = waiting.lines.map(({ item }) => item.productId);
    const { warehouse } = (hasPlace(ownRow) ? own : waiting).delivery;
    const notSold = warehouse ? await findNotSoldIn(db, warehouse.warehouseId, ids) : new Set<number>();
    return ok<WireWaitingCart>({
      waitingCart: {
        cartId: waitingRow.cartId,
        totalItems: waiting.lines.length,
        placeName: waiting.placeName,
        storeName: waiting.storeName,
        replacesPlace: replacesPlace(ownRow, waitingRow),
        products: waiting.lines.map(({ item, article }) => ({
          productId: item.productId,
          name: article.row.name,
          quantity: item.quantity,
        })),
      },
      ownCart: {
        totalItems: own.lines.length,
        placeName: own.placeName,
        storeName: own.storeName,
        isReopened: ownRow.cartStatusId === CART_REOPENED,
      },
      notSold: waiting.lines.flatMap(({ item, article }) =>
        notSold.has(item.productId) ? [readableName(article.row.name)] : [],
      ),
    });
  });

  app.post("/ebsn/api/cart/merge", async (request) => {
    const { cart_id: cartId, mode } = parseBody(request, mergeSchema);
    return changeCustomersCart(request, context, async (lockedCart) => {
      const { tx, customer } = lockedCart;
      const waiting = await findWaitingCart(tx, customer.customerId);
      if (waiting?.cartId !== cartId) throw waitingCartNotFound();
      const messages = mode === "add" ? await addWaiting(lockedCart, waiting, context) : {};
      if (mode === "take") await replaceWithWaitingCart(lockedCart, waiting);
      await tx.delete(cart).where(eq(cart.cartId, cartId));
      return messages;
    });
  });
}
