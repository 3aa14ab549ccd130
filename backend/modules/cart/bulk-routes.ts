import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { listItemWish } from "../../../lib/rules/quantity";
import type { Context } from "../../context";
import { orderItem } from "../../db/schema";
import { fail } from "../../envelope";
import { fields } from "../../http/input";
import { int } from "../address/query";
import { findProducts } from "../catalogue/rows";
import { listItems, seenList } from "../list/wishlists";
import { ownOrder } from "../order/find";
import { changeCart, type Draft, type Messages } from "./change";
import { linesOf } from "./items";
import { putItems, type Wanted } from "./put-items";
import { requireReady } from "./ready";
import { sellingRule } from "./selling-rule";

const nothing = () => fail("error.cart.nothing_to_add", "Non c'è nulla da aggiungere al carrello.");

/** Adds what can be added and names the rest; what the cart holds already is not made fewer. */
async function addAll(draft: Draft, wanted: Wanted[]): Promise<Messages> {
  if (wanted.length === 0) throw nothing();
  await requireReady(draft);
  const held = new Map<number, number>();
  for (const { item } of await linesOf(draft.tx, draft.cart.cartId))
    held.set(item.productId, Math.max(held.get(item.productId) ?? 0, item.quantity));
  const more = wanted.filter(({ productId, quantity }) => quantity > (held.get(productId) ?? 0));
  if (more.length === 0) return {};
  return putItems(draft, more);
}

export async function cartBulkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post("/ebsn/api/cart/add-all-from-order", async (request) => {
    const { order_id: orderId } = fields(request, z.object({ order_id: int }));
    return changeCart(request, context, async (draft) => {
      await ownOrder(draft.tx, draft.customer.customerId, orderId);
      const items = await draft.tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.orderId, orderId), eq(orderItem.packaging, false)));
      return addAll(draft, items);
    });
  });

  app.post("/ebsn/api/cart/add-all-from-wishlist", async (request) => {
    const { list_id: listId } = fields(request, z.object({ list_id: int }));
    return changeCart(request, context, async (draft) => {
      await seenList(draft.tx, draft.customer.customerId, listId);
      const items = await listItems(draft.tx, listId);
      const infosOf = new Map(
        (
          await findProducts(
            draft.tx,
            items.map(({ productId }) => productId),
          )
        ).map(({ productId, infos }) => [productId, infos]),
      );
      return addAll(
        draft,
        items.map(({ productId, quantity }) => ({
          productId,
          quantity: listItemWish(sellingRule(infosOf.get(productId) ?? {}), quantity),
          infos: {},
        })),
      );
    });
  });
}
