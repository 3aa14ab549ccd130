import type { CartItem } from "../ebsn/domain/cart";
import type { Product } from "../ebsn/domain/product";
import { quantityOnSteps } from "../rules/quantities/quantity";
import { emitAddFailure, prepareAdd } from "./add-to-cart";
import { getCart } from "./cart-store";
import { getSellingRule } from "./compact-selling";
import { getCartItems } from "./selectors";
import { addDraft, removeLine } from "./change-lines";

function quantityInCart(productId: number): number {
  const items = getCartItems(getCart()).filter(({ product }) => product.productId === productId);
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Keeps the line until the other product is in the cart, in the same quantity where both are sold alike, as far as
 * the other product's own rule and `limit` allow it.
 */
export async function replaceLine(
  item: CartItem,
  { productId, selling }: Product,
  limit: number | null,
): Promise<boolean> {
  const wanted = selling.kind === item.product.selling.kind ? item.quantity : 0;
  const left = limit === null ? null : limit - quantityInCart(productId);
  const quantity = quantityOnSteps(getSellingRule(selling), wanted, left);
  const prepared = await prepareAdd({ productId, quantity });
  if (!("draft" in prepared)) {
    emitAddFailure(prepared);
    return false;
  }
  if (!(await addDraft(prepared.draft))) return false;
  removeLine(item.itemId);
  return true;
}
