"use client";

import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/components/ui/messages";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { formatPriceParts } from "@/components/cart/price-text";
import { usePriceContext } from "@/components/cart/use-price-context";
import type { Product } from "@/lib/ebsn/domain/product";
import { isPriceHidden } from "@/lib/rules/prices/hidden-price";
import styles from "./search-combobox.module.css";
import type { Suggestion } from "./suggestion-groups";

const ICONS = { recent: "clock", term: "search", category: "list", article: "leaf" } as const;

type Props = { suggestion: Suggestion; messages: Messages };

export function SuggestionRow({ suggestion, messages }: Props) {
  if (suggestion.kind === "product") {
    return <SuggestedProduct product={suggestion.product} messages={messages} />;
  }
  return (
    <>
      <Icon name={ICONS[suggestion.kind]} size={18} />
      <span className={styles.text}>{suggestion.text}</span>
    </>
  );
}

function SuggestedProduct({ product, messages }: { product: Product; messages: Messages }) {
  const context = usePriceContext();
  const { price, unitPrice, condition } = formatPriceParts(product, context);
  const isHidden = !price && isPriceHidden(product, null, context);
  const { name, brand, packSize, picture, available } = product;
  return (
    <>
      {picture ? (
        <img src={picture.thumb} width={48} height={48} alt="" className={styles.picture} />
      ) : (
        <Icon name="photo" size={24} />
      )}
      <span className={styles.text}>
        {name}
        <small>{[brand, packSize, available <= 0 && messages.unavailable].filter(Boolean).join(", ")}</small>
        {condition && <small>{condition}</small>}
        <FoodProfileWarningSlot id={product.productId} />
      </span>
      <span className={styles.price}>
        {price ? (
          <b>{price}</b>
        ) : (
          <small>{(isHidden && context.messages?.logInForPrice) || messages.noPrice}</small>
        )}
        {unitPrice && <small>{unitPrice}</small>}
      </span>
    </>
  );
}
