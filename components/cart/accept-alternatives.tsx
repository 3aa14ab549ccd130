"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import styles from "./cart-line.module.css";

/** Tells the shop for these lines whether a similar product may come in their place. */
async function accept(items: CartItem[], value: boolean): Promise<void> {
  try {
    await writeCart("cart/update-infos", {
      body: { items: items.map(({ itemId }) => ({ itemId, infos: { accept_alternatives: value } })) },
    });
  } catch (cause) {
    announceFailure("errors.errorSettingCartInfo", cause);
  }
}

function useAccepting(items: CartItem[]) {
  const [wished, setWished] = useState<boolean | null>(null);
  const accepted = wished ?? items.every((item) => item.acceptAlternatives);
  async function change(value: boolean): Promise<void> {
    setWished(value);
    await accept(items, value);
    setWished(null);
  }
  return { accepted, change };
}

export function AcceptAlternatives({ item }: { item: CartItem }) {
  const t = useTranslations("cart");
  const { accepted, change } = useAccepting([item]);
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

/** One switch for the whole shopping. */
export function AcceptAll({ items }: { items: CartItem[] }) {
  const t = useTranslations("cart");
  const { accepted, change } = useAccepting(items);
  if (items.length < 2) return null;
  return (
    <Checkbox
      label={t("acceptAll")}
      checked={accepted}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
