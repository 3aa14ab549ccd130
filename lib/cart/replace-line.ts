import type { CartItem } from "@/lib/ebsn/domain/cart";
import { announceMissing, prepareAdd } from "./add-to-cart";
import { removeLine, sendDraft } from "./writes";

/** The line stays until the shop has taken the other product. */
export async function replaceLine(
  item: CartItem,
  by: { productId: number; quantity: number },
): Promise<boolean> {
  const prepared = await prepareAdd(by);
  if (!("draft" in prepared)) {
    announceMissing(prepared);
    return false;
  }
  if (!(await sendDraft(prepared.draft))) return false;
  removeLine(item.itemId);
  return true;
}
