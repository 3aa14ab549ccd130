import { eq, inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import { changesSubstitution } from "../../../lib/rules/cart/substitution";
import type { Context } from "../../context";
import { cartItem } from "../../db/schema";
import { EbsnError, ebsnError, type Message, type Messages } from "../../envelope";
import { parseBody } from "../../http/input";
import { number, int, optionalInt } from "../../http/number";
import { changeCart } from "./change";
import type { LockedCart } from "./locked-cart";
import { cleanInfos, infosSchema, itemKey, missingOption, type Infos } from "./item-infos";
import { findLines, type Line } from "./items";
import { putItem, type ItemTarget, type PutItemOutcome } from "./put-item";
import { putItems } from "./put-items";
import { joinLine, removeLines } from "./remove-lines";
import { requireDelivery } from "./require-delivery";
import { checkSubstitute, rememberPreference } from "./substitution";

// More than can be bought gets the answer of the limits, not that of an invalid field.
const quantity = number.pipe(z.number().min(0).max(1_000_000_000));
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

const itemNotInCart = () => ebsnError("error.cart.item", "Questo articolo non è più nel carrello.");

function findLine(lines: Line[], itemId: number): Line {
  const line = lines.find(({ item }) => item.itemId === itemId);
  if (!line) throw itemNotInCart();
  return line;
}

async function putOrThrow(
  lockedCart: LockedCart,
  lines: Line[],
  target: ItemTarget,
): Promise<PutItemOutcome> {
  const outcome = await putItem(lockedCart, lines, target);
  if ("error" in outcome) throw new EbsnError([outcome.error]);
  return outcome;
}

/** Joins the line that has the same options already. */
async function changeInfos(
  lockedCart: LockedCart,
  lines: Line[],
  { itemId, infos: changes }: { itemId: number; infos: Infos },
): Promise<PutItemOutcome> {
  const { tx, cart } = lockedCart;
  const { item, article } = findLine(lines, itemId);
  const infos = cleanInfos(article, { ...item.infos, ...changes });
  const optionError = missingOption(article, infos);
  if (optionError) throw new EbsnError([optionError]);
  if (changesSubstitution(changes)) {
    await checkSubstitute(tx, article, infos);
    if (cart.customerId !== null) await rememberPreference(tx, cart.customerId, item.productId, infos);
  }
  const key = itemKey(item.productId, infos);
  const joined = lines.find(({ item: other }) => other.itemKey === key && other.itemId !== itemId)?.item;
  if (joined) await joinLine(tx, cart.cartId, joined.itemId, itemId);
  await tx.update(cartItem).set({ infos, itemKey: key }).where(eq(cartItem.itemId, itemId));
  const changed = lines.flatMap((line) => {
    if (line.item.itemId === joined?.itemId) return [];
    return line.item.itemId === itemId ? [{ article, item: { ...item, infos, itemKey: key } }] : [line];
  });
  if (!joined) return { lines: changed, info: null };
  const quantitySum = roundQuantity(item.quantity + joined.quantity);
  return putOrThrow(lockedCart, changed, { article, quantity: quantitySum, infos, itemKey: key });
}

/** Each item sees the lines as those before it left them. */
async function changeLines<Item>(
  lockedCart: LockedCart,
  items: Item[],
  changeLine: (lines: Line[], item: Item) => Promise<PutItemOutcome>,
): Promise<Messages> {
  const infos: Message[] = [];
  let lines = await findLines(lockedCart.tx, lockedCart.cart.cartId);
  for (const item of items) {
    const outcome = await changeLine(lines, item);
    lines = outcome.lines;
    if (outcome.info) infos.push(outcome.info);
  }
  return { infos };
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
    return changeCart(request, context, (lockedCart) =>
      changeLines(lockedCart, items, (lines, { itemId, quantity: quantityTarget }) => {
        const { item, article } = findLine(lines, itemId);
        const target = { article, quantity: quantityTarget, infos: item.infos, itemKey: item.itemKey };
        return putOrThrow(lockedCart, lines, target);
      }),
    );
  });

  app.post("/ebsn/api/cart/delete", async (request) => {
    const { items } = parseBody(request, deleteSchema);
    const itemIds = items.flatMap(({ itemId }) => itemId ?? []);
    const productIds = items.flatMap(({ itemId, productId }) =>
      itemId === undefined ? (productId ?? []) : [],
    );
    return changeCart(request, context, ({ tx, cart }) =>
      removeLines(
        tx,
        cart.cartId,
        sql`(${inArray(cartItem.itemId, itemIds)} or ${inArray(cartItem.productId, productIds)})`,
      ),
    );
  });

  app.post("/ebsn/api/cart/update-infos", async (request) => {
    const { items } = parseBody(request, infosBodySchema);
    return changeCart(request, context, (lockedCart) =>
      changeLines(lockedCart, items, (lines, item) => changeInfos(lockedCart, lines, item)),
    );
  });
}
