import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { announceMissing, prepareAdd } from "./add-to-cart";
import { removeLine, sendDraft } from "./writes";

/** Keeps the line until the other product is in the cart, in the same quantity where both are sold alike. */
export async function replaceLine(item: CartItem, { productId, selling }: Product): Promise<boolean> {
  const quantity = selling.kind === item.product.selling.kind ? item.quantity : 1;
  const prepared = await prepareAdd({ productId, quantity });
  if (!("draft" in prepared)) {
    announceMissing(prepared);
    return false;
  }
  if (!(await sendDraft(prepared.draft))) return false;
  removeLine(item.itemId);
  return true;
}
