import type { CartItem } from "@/lib/ebsn/domain/cart";
import { missingOptions } from "@/lib/rules/add-to-cart";
import { firstQuantity } from "@/lib/rules/first-quantity";
import { awaitOverlay } from "../overlays/overlay";
import { getSellingRule } from "./compact-selling";
import { emitError } from "./emit-error";
import { lineDraft } from "./line-draft";
import { addDraft } from "./lines";
import { writeCart } from "./write-cart";

export async function updateLineOption(itemId: number, parameterName: string, key: string): Promise<void> {
  try {
    await writeCart("cart/update-infos", { body: { items: [{ itemId, infos: { [parameterName]: key } }] } });
  } catch (cause) {
    emitError("errors.errorSettingCartInfo", cause);
  }
}

export async function addWithOtherOptions(item: CartItem): Promise<void> {
  const product = {
    ...item.product,
    selectOptions: item.product.selectOptions.map((option) => ({ ...option, selected: "" })),
  };
  const choices = await awaitOverlay({ dialog: "options", product });
  if (!choices || missingOptions(product, { quantity: 1, options: choices.options }).length > 0) return;
  const quantity = firstQuantity(getSellingRule(item.product.selling));
  await addDraft({ ...lineDraft(item, choices.options), quantity });
}
