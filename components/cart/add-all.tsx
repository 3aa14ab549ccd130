import { config } from "@/lib/config";
import { announce } from "@/lib/cart/events";
import { currentCart } from "@/lib/cart/held";
import { announceFailure, type Draft, writeCart } from "@/lib/cart/writes";
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

/** Adds several products through all their steps, with one write and one word at the end; what cannot be had is named by the shop. */
export async function runAddAll(ask: Ask, wishes: Wish[]): Promise<boolean> {
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
    const { cart } = await writeCart("cart/add", { body: { items: drafts.map(toItem) } });
    const there = new Set(itemsOf(cart).map(({ product }) => product.productId));
    const count = drafts.filter(({ productId }) => there.has(productId)).length;
    const lost = wishes.length - count;
    announce({
      kind: "done",
      key: lost > 0 ? "content.someAdded" : "content.allAdded",
      values: { count, missing: lost },
    });
    return count > 0;
  } catch (failure) {
    announceFailure("cart.productsAddError", failure);
    return false;
  }
}
