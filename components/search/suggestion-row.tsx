"use client";

import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/components/ui/messages";
import { browserToday } from "@/lib/browser-clock";
import type { Product } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { unitName } from "@/lib/unit-price-text";
import { priceView } from "@/lib/rules/price";
import { hasSignedInHint } from "@/lib/session/session-hint";
import styles from "./search-combobox.module.css";
import type { Suggestion } from "./suggestion-groups";

const ICONS = { recent: "clock", term: "search", category: "list", article: "leaf" } as const;

type Props = { suggestion: Suggestion; messages: Messages; locale: string };

export function SuggestionRow({ suggestion, messages, locale }: Props) {
  if (suggestion.kind === "product") {
    return <ProductRow product={suggestion.product} messages={messages} locale={locale} />;
  }
  return (
    <>
      <Icon name={ICONS[suggestion.kind]} size={18} />
      <span className={styles.text}>{suggestion.text}</span>
    </>
  );
}

function ProductRow({ product, messages, locale }: { product: Product; messages: Messages; locale: string }) {
  const view = priceView(product, { authenticated: hasSignedInHint(), today: browserToday() });
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
      </span>
      <span className={styles.price}>
        {view.toPay === null ? (
          <small>{messages.noPrice}</small>
        ) : (
          <>
            <b>{`${formatMoney(view.toPay, locale)}${view.per === "kg" ? "/kg" : ""}`}</b>
            {view.per !== "kg" && view.unitPrice && (
              <small>{`${formatMoney(view.unitPrice.cents, locale)}/${unitName(view.unitPrice.unit, locale)}`}</small>
            )}
          </>
        )}
      </span>
    </>
  );
}
