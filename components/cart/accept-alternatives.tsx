"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { setItemInfos } from "@/lib/cart/cart-infos";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import styles from "./line-choices.module.css";
import { usePendingValue } from "./use-pending-value";

function useAcceptAlternatives(items: CartItem[]) {
  const isSaved = items.every((item) => item.acceptAlternatives);
  const itemIds = items.map(({ itemId }) => itemId);
  const { value, change } = usePendingValue(isSaved, (next) =>
    setItemInfos(itemIds, { accept_alternatives: next }),
  );
  return { accepted: value, change };
}

export function AcceptAlternatives({ item }: { item: CartItem }) {
  const t = useTranslations("cart");
  const { accepted, change } = useAcceptAlternatives([item]);
  return (
    <label className={styles.accept}>
      <input type="checkbox" checked={accepted} onChange={(event) => void change(event.target.checked)} />
      <span>
        {t("acceptAlternatives")}
        <span className="visually-hidden">: {item.product.name}</span>
      </span>
    </label>
  );
}

export function AcceptAlternativesForAll({ items: all }: { items: CartItem[] }) {
  const t = useTranslations("cart");
  const items = all.filter(({ product }) => !product.notPromotable);
  const { accepted, change } = useAcceptAlternatives(items);
  if (items.length < 2) return null;
  return (
    <Checkbox
      label={t("acceptAll")}
      checked={accepted}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
