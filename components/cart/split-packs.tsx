"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { type SellingRule, splitChoices } from "@/lib/rules/quantity";
import styles from "./cart-line.module.css";
import { updateLineSplit } from "@/lib/cart/update-split";

export function SplitPacks({ item, rule }: { item: CartItem; rule: SellingRule }) {
  const t = useTranslations("cart");
  const [pendingCount, setPendingCount] = useState<number | null>(null);
  const choices = splitChoices(rule);
  if (choices.length === 0) return null;

  async function choose(packCount: number): Promise<void> {
    setPendingCount(packCount);
    await updateLineSplit(item.itemId, packCount);
    setPendingCount(null);
  }

  return (
    <label className={styles.split}>
      <span className="visually-hidden">
        {t("splitOnPackage")} {item.product.name}
      </span>
      <select
        value={pendingCount ?? (Number(item.info.package_num) || 1)}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {t("splitInto", { count })}
          </option>
        ))}
      </select>
    </label>
  );
}
