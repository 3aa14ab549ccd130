"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { quantityLimit } from "@/components/cart/quantity-limit";
import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/components/ui/messages";
import { compactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import { formatLimit, formatQuantity } from "@/lib/cart/format-quantity";
import { useProductLine } from "@/lib/cart/use-cart";
import { emitError } from "@/lib/cart/emit-error";
import { setProductQuantity } from "@/lib/cart/lines";
import type { Product } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { emit } from "@/lib/overlays/events";
import { stepUp } from "@/lib/rules/quantity";
import styles from "./search-combobox.module.css";
import type { AddSuggestion } from "./suggestion-groups";

type Props = { product: Product; messages: Messages; locale: string };

/** Keeps the list open. */
export function SuggestionAdd({ product, messages, locale }: Props) {
  const { productId, name } = product;
  const { quantity } = useProductLine(productId);
  const selling = compactSelling(product.selling, product.classMax);
  const rule = expandSellingRule(selling);
  const value: AddSuggestion = { kind: "add", id: `add ${productId}`, text: name, product };

  async function add(): Promise<void> {
    const step = stepUp(rule, quantity, { limit: quantityLimit(selling, product.available) });
    if ("blocked" in step)
      return emit({ kind: "limit", text: formatLimit(rule, step.limit, messages, locale) });
    if (quantity > 0) return setProductQuantity(productId, name, step.quantity);
    try {
      const { addToCart } = await import("@/lib/cart/add-to-cart");
      await addToCart({ productId, quantity: step.quantity });
    } catch (cause) {
      emitError("cart.productAddError", cause);
    }
  }

  return (
    <Autocomplete.Item
      value={value}
      className={styles.add}
      aria-label={interpolate(quantity > 0 ? messages.more : messages.addNamed, { name })}
      onClick={() => void add()}
    >
      {quantity > 0 ? <b>{formatQuantity(rule, quantity, messages, locale)}</b> : null}
      <Icon name="plus" size={20} />
    </Autocomplete.Item>
  );
}
