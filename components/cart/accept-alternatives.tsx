"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { emitError } from "@/lib/cart/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import styles from "./cart-line.module.css";
import { usePendingValue } from "./use-pending-value";

async function saveAcceptAlternatives(items: CartItem[], value: boolean): Promise<void> {
  try {
    await writeCart("cart/update-infos", {
      body: { items: items.map(({ itemId }) => ({ itemId, infos: { accept_alternatives: value } })) },
    });
  } catch (cause) {
    emitError("errors.errorSettingCartInfo", cause);
  }
}

function useAcceptAlternatives(items: CartItem[]) {
  const isSaved = items.every((item) => item.acceptAlternatives);
  const { value, change } = usePendingValue(isSaved, (next) => saveAcceptAlternatives(items, next));
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

export function AcceptAlternativesForAll({ items }: { items: CartItem[] }) {
  const t = useTranslations("cart");
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
