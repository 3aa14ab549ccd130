import { config } from "@/lib/config";
import { announce } from "@/lib/cart/events";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { currentCart, heldCart } from "@/lib/cart/held";
import { announceFailure, type Draft, setLine, writeCart } from "@/lib/cart/writes";
import { itemsOf } from "@/lib/cart/view";
import { missingStep } from "@/lib/rules/cart-readiness";
import { prepareAdd, type Wish } from "./add-chain";
import type { Ask } from "./ask";

async function isReady(): Promise<boolean> {
  const cart = await currentCart();
  return cart !== null && missingStep(cart, config) === null;
}

const toItem = ({ productId, quantity, infos, deliveryWarehouseId }: Draft) => ({
  productId,
  quantity,
  ...(deliveryWarehouseId ? { deliveryWarehouseId } : {}),
  infos: { accept_alternatives: true, ...infos },
});

/** Makes the cart what it was: new lines go, those that grew shrink again. */
async function takeBack(before: CartItem[], after: CartItem[]): Promise<void> {
  const was = new Map(before.map(({ itemId, quantity }) => [itemId, quantity]));
  for (const { itemId, quantity } of after) {
    const old = was.get(itemId);
    if (old !== undefined && old !== quantity) setLine(itemId, old);
  }
  const items = after
    .filter(({ itemId }) => !was.has(itemId))
    .map(({ itemId, product }) => ({ itemId, productId: product.productId }));
  if (items.length === 0) return;
  await writeCart("cart/delete", { body: { items } }).catch((cause: unknown) =>
    announceFailure("errors.errorSettingProduct", cause),
  );
}

const OF_RECIPES = { all: "content.allAdded", some: "content.someAdded" };

/** Adds several products through all their steps, with one write and one word at the end; what cannot be had is named by the shop. */
export async function runAddAll(ask: Ask, wishes: Wish[], keys = OF_RECIPES): Promise<boolean> {
  const drafts: Draft[] = [];
  let anyMissing = false;
  let cause: unknown;
  for (const wish of wishes) {
    const prepared = await prepareAdd(ask, wish);
    if ("draft" in prepared) drafts.push(prepared.draft);
    else if (prepared.stopped === "missing") {
      anyMissing = true;
      cause ??= prepared.cause;
      // Log-in, address and slot are asked once: who closes them wants none of the products.
    } else if (!(await isReady())) return false;
  }
  if (drafts.length === 0) {
    if (anyMissing) announceFailure("cart.productsAddError", cause);
    return false;
  }
  try {
    const before = itemsOf(heldCart());
    const { cart } = await writeCart("cart/add", { body: { items: drafts.map(toItem) } });
    const there = new Set(itemsOf(cart).map(({ product }) => product.productId));
    const count = drafts.filter(({ productId }) => there.has(productId)).length;
    const lost = wishes.length - count;
    announce({
      kind: "done",
      key: lost > 0 ? keys.some : keys.all,
      values: { count, missing: lost },
      ...(count > 0 ? { undo: () => void takeBack(before, itemsOf(cart)) } : {}),
    });
    return count > 0;
  } catch (failure) {
    announceFailure("cart.productsAddError", failure);
    return false;
  }
}
