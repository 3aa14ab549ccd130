"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { type SellingRule, splitChoices } from "@/lib/rules/quantity";
import styles from "./cart-line.module.css";
import { splitLine } from "./split-in-cart";

/** Into how many packs a line is split, where its goods allow it. */
export function SplitPacks({ item, rule }: { item: CartItem; rule: SellingRule }) {
  const t = useTranslations("cart");
  const [wished, setWished] = useState<number | null>(null);
  const choices = splitChoices(rule);
  if (choices.length === 0) return null;

  async function choose(packs: number): Promise<void> {
    setWished(packs);
    await splitLine(item.itemId, packs);
    setWished(null);
  }

  return (
    <label className={styles.split}>
      <span className="visually-hidden">
        {t("splitOnPackage")} {item.product.name}
      </span>
      <select
        value={wished ?? (Number(item.info.package_num) || 1)}
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
