import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { roundQuantity } from "../../../lib/rules/quantity";
import { changesSubstitution } from "../../../lib/rules/substitution";
import type { Context } from "../../context";
import { cartItem } from "../../db/schema";
import { EbsnError, fail, type Message } from "../../envelope";
import { parseBody } from "../../http/input";
import { number } from "../../http/number";
import { int, optionalInt } from "../address/query";
import { changeCart } from "./change";
import { cleanInfos, infosSchema, itemKey } from "./item-infos";
import { findLines, type Line } from "./items";
import { putItem } from "./put-item";
import { putItems } from "./put-items";
import { requireDelivery } from "./require-delivery";
import { checkSubstitute, rememberPreference } from "./substitution";

const quantity = number.pipe(z.number().min(0).max(9999));
const MAX_ITEMS = 100;

const addSchema = z.object({
  items: z
    .array(
      z.object({
        productId: int,
        quantity,
        params: infosSchema,
        infos: infosSchema,
      }),
    )
    .min(1)
    .max(MAX_ITEMS),
});
const updateSchema = z.object({
  items: z
    .array(z.object({ itemId: int, quantity }))
    .min(1)
    .max(MAX_ITEMS),
});
const deleteSchema = z.object({
  items: z
    .array(z.object({ itemId: optionalInt, productId: optionalInt }))
    .min(1)
    .max(MAX_ITEMS),
});
const infosBodySchema = z.object({
  items: z
    .array(z.object({ itemId: int, infos: infosSchema }))
    .min(1)
    .max(MAX_ITEMS),
});

const itemNotInCart = () => fail("error.cart.item", "Questo articolo non è più nel carrello.");

function findLine(lines: Line[], itemId: number): Line {
  const line = lines.find(({ item }) => item.itemId === itemId);
  if (!line) throw itemNotInCart();
  return line;
}

export async function cartItemRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post("/ebsn/api/cart/add", async (request) => {
    const { items } = parseBody(request, addSchema);
    return changeCart(request, context, async (lockedCart) => {
      await requireDelivery(lockedCart, context.config);
      return putItems(
        lockedCart,
        items.map((item) => ({ ...item, infos: { ...item.params, ...item.infos } })),
      );
    });
  });

  app.post("/ebsn/api/cart/update", async (request) => {
    const { items } = parseBody(request, updateSchema);
    return changeCart(request, context, async (lockedCart) => {
      const infos: Message[] = [];
      let lines = await findLines(lockedCart.tx, lockedCart.cart.cartId);
      for (const { itemId, quantity: quantityTarget } of items) {
        const { item, article } = findLine(lines, itemId);
        const { infos: itemInfos, itemKey: key } = item;
        const target = { article, quantity: quantityTarget, infos: itemInfos, itemKey: key };
        const outcome = await putItem(lockedCart, lines, target);
        if ("error" in outcome) throw new EbsnError([outcome.error]);
        lines = outcome.lines;
        if (outcome.info) infos.push(outcome.info);
      }
      return { infos };
    });
  });

  app.post("/ebsn/api/cart/delete", async (request) => {
    const { items } = parseBody(request, deleteSchema);
    const itemIds = items.flatMap(({ itemId }) => itemId ?? []);
    const productIds = items.flatMap(({ itemId, productId }) =>
      itemId === undefined ? (productId ?? []) : [],
    );
    return changeCart(request, context, async ({ tx, cart }) => {
      await tx
        .delete(cartItem)
        .where(
          and(
            eq(cartItem.cartId, cart.cartId),
            or(inArray(cartItem.itemId, itemIds), inArray(cartItem.productId, productIds)),
          ),
        );
    });
  });

  app.post("/ebsn/api/cart/update-infos", async (request) => {
    const { items } = parseBody(request, infosBodySchema);
    return changeCart(request, context, async ({ tx, cart }) => {
      const lines = await findLines(tx, cart.cartId);
      for (const { itemId, infos: changes } of items) {
        const { item, article } = findLine(lines, itemId);
        const infos = cleanInfos(article, { ...item.infos, ...changes });
        if (changesSubstitution(changes)) {
          await checkSubstitute(tx, article, infos);
          if (cart.customerId !== null) await rememberPreference(tx, cart.customerId, item.productId, infos);
        }
        const key = itemKey(item.productId, infos);
        const [merged] = await tx
          .delete(cartItem)
          .where(
            and(eq(cartItem.cartId, cart.cartId), eq(cartItem.itemKey, key), ne(cartItem.itemId, itemId)),
          )
          .returning({ quantity: cartItem.quantity });
        const quantityAfter = roundQuantity(item.quantity + (merged?.quantity ?? 0));
        await tx
          .update(cartItem)
          .set({ infos, itemKey: key, quantity: quantityAfter })
          .where(eq(cartItem.itemId, itemId));
      }
    });
  });
}
