import type { CartItem } from "../ebsn/domain/cart";
import { missingOptions } from "../rules/cart/add-to-cart";
import { firstQuantity } from "../rules/quantities/first-quantity";
import { awaitOverlay } from "../overlays/overlay";
import { getSellingRule } from "./compact-selling";
import { toLineDraft } from "./line-draft";
import { addDraft } from "./change-lines";

export async function addWithOtherOptions(item: CartItem): Promise<void> {
  const product = {
    ...item.product,
    selectOptions: item.product.selectOptions.map((option) => ({ ...option, selected: "" })),
  };
  const choices = await awaitOverlay({ dialog: "options", product });
  if (!choices || missingOptions(product, { quantity: 1, options: choices.options }).length > 0) return;
  const quantity = firstQuantity(getSellingRule(item.product.selling));
  await addDraft({ ...toLineDraft(item, choices.options), quantity });
}
