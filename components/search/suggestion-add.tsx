"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { emitBlockedQuantity } from "@/components/cart/emit-blocked-quantity";
import { quantityLimit } from "@/components/cart/quantity-limit";
import { useAddProduct } from "@/components/cart/use-add-product";
import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/components/ui/messages";
import { compactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import { useProductLine } from "@/lib/cart/use-cart";
import { setProductQuantity } from "@/lib/cart/change-lines";
import type { Product } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { reportMissingChunk } from "@/lib/navigation/report-missing-chunk";
import { stepUp } from "@/lib/rules/quantities/quantity";
import styles from "./search-combobox.module.css";
import type { AddSuggestion } from "./suggestion-groups";

type Props = { product: Product; messages: Messages; locale: string };

/** Keeps the list open. */
export function SuggestionAdd({ product, messages, locale }: Props) {
  const { productId, name } = product;
  const { quantity } = useProductLine(productId);
  const selling = compactSelling(product.selling, product.classMax);
  const rule = expandSellingRule(selling);
  const limit = quantityLimit(selling, product.available);
  const value: AddSuggestion = { kind: "add", id: `add ${productId}`, text: name, product };

  const addFirst = (first: number) =>
    import("@/lib/cart/add-to-cart").then(
      ({ addToCart }) => addToCart({ productId, quantity: first }),
      reportMissingChunk,
    );

  const { add, isBusy } = useAddProduct({ rule, limit, onAdd: addFirst });

  function increase(): void {
    if (quantity === 0) return void add();
    const step = stepUp(rule, quantity, { limit });
    if ("blocked" in step) emitBlockedQuantity(rule, step, messages);
    else setProductQuantity(productId, name, step.quantity);
  }

  return (
    <Autocomplete.Item
      value={value}
      className={styles.add}
      aria-label={interpolate(quantity > 0 ? messages.more : messages.addNamed, { name })}
      aria-busy={isBusy || undefined}
      onClick={increase}
    >
      {quantity > 0 ? <b>{formatQuantity(rule, quantity, messages, locale)}</b> : null}
      <Icon name="plus" size={20} />
    </Autocomplete.Item>
  );
}
