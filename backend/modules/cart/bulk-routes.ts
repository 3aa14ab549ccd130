import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { listItemCartQuantity } from "../../../lib/rules/quantities/quantity";
import { reorderedQuantity } from "../../../lib/rules/quantities/reordered-quantity";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { BackendConfig } from "../../config";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { orderItem } from "../../db/schema";
import { ebsnError, type Messages } from "../../envelope";
import { parseFields } from "../../http/input";
import { int } from "../../http/number";
import { findProducts } from "../catalogue/rows";
import { orderedInfos } from "../order/ordered-infos";
import { findListItems, findVisibleList } from "../list/wishlists";
import { getCustomerOrder } from "../order/find";
import { changeCustomersCart } from "./change";
import type { LockedCart } from "./locked-cart";
import { fitToStock } from "./fit-to-stock";
import { cleanInfos, itemKey } from "./item-infos";
import { type Article, findArticles, findLines, loadSupply } from "./items";
import { putItems, type RequestedItem } from "./put-items";
import { requireDelivery } from "./require-delivery";
import { parseSellingRule } from "./selling-rule";

const nothingToAdd = () => ebsnError("error.cart.nothing_to_add", "Non c'è nulla da aggiungere al carrello.");

/** By line: what told two of them apart, such as a promotion, may be over. */
function joinByLine(
  requested: RequestedItem[],
  articles: ReadonlyMap<number, Article>,
): Map<string, RequestedItem> {
  const joined = new Map<string, RequestedItem>();
  for (const item of requested) {
    const article = articles.get(item.productId);
    const key = itemKey(item.productId, article ? cleanInfos(article, item.infos) : item.infos);
    joined.set(key, { ...item, quantity: item.quantity + (joined.get(key)?.quantity ?? 0) });
  }
  return joined;
}

async function findInfosById(tx: Db, productIds: number[]) {
  const products = await findProducts(tx, productIds);
  return new Map(products.map(({ productId, infos }) => [productId, infos]));
}

/** `raise`: to at least that quantity; `add`: on top of the same line's. */
type AddMode = "raise" | "add";

/** Adds what it can and warns about the rest; never lowers quantities already in the cart. */
export async function addAll(
  lockedCart: LockedCart,
  requested: RequestedItem[],
  mode: AddMode,
  config: BackendConfig,
): Promise<Messages> {
  if (requested.length === 0) throw nothingToAdd();
  await requireDelivery(lockedCart, config);
  const { tx, cart } = lockedCart;
  const supply = await loadSupply(tx, cart.cartId);
  const lines = await findLines(tx, cart.cartId, supply);
  const articles = await findArticles(
    tx,
    requested.map(({ productId }) => productId),
    supply,
  );
  const quantityInCart = new Map(lines.map(({ item }) => [item.itemKey, item.quantity]));
  const targets = [...joinByLine(requested, articles)].map(([key, item]) => {
    const inCart = quantityInCart.get(key) ?? 0;
    const quantity = mode === "add" ? inCart + item.quantity : item.quantity;
    return { ...item, key, inCart, quantity: roundQuantity(quantity) };
  });
  const toAdd = targets.filter(({ quantity, inCart }) => quantity > inCart);
  if (toAdd.length === 0) return {};
  const { fitted, warnings } = fitToStock(toAdd, articles, lines);
  const messages = await putItems(lockedCart, fitted);
  return { ...messages, warnings: [...warnings, ...(messages.warnings ?? [])] };
}

export async function cartBulkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post("/ebsn/api/cart/add-all-from-order", async (request) => {
    const { order_id: orderId } = parseFields(request, z.object({ order_id: int }));
    return changeCustomersCart(request, context, async (lockedCart) => {
      await getCustomerOrder(lockedCart.tx, lockedCart.customer.customerId, orderId);
      const items = await lockedCart.tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.orderId, orderId), eq(orderItem.packaging, false)));
      const infosById = await findInfosById(
        lockedCart.tx,
        items.map(({ productId }) => productId),
      );
      const requested = items.map(({ productId, product, quantity, infos }) => {
        const ordered = parseSellingRule(orderedInfos(product));
        const today = infosById.get(productId);
        const rule = today ? parseSellingRule(today) : ordered;
        return { productId, infos, quantity: reorderedQuantity(ordered, rule, quantity) };
      });
      return addAll(lockedCart, requested, "raise", context.config);
    });
  });

  app.post("/ebsn/api/cart/add-all-from-wishlist", async (request) => {
    const { list_id: listId } = parseFields(request, z.object({ list_id: int }));
    return changeCustomersCart(request, context, async (lockedCart) => {
      await findVisibleList(lockedCart.tx, lockedCart.customer.customerId, listId);
      const items = await findListItems(lockedCart.tx, listId);
      const infosById = await findInfosById(
        lockedCart.tx,
        items.map(({ productId }) => productId),
      );
      return addAll(
        lockedCart,
        items.map(({ productId, quantity }) => ({
          productId,
          quantity: listItemCartQuantity(parseSellingRule(infosById.get(productId) ?? {}), quantity),
          infos: {},
        })),
        "add",
        context.config,
      );
    });
  });
}
