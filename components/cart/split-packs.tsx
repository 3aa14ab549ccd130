"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/control";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { splitChoices } from "@/lib/rules/quantities/quantity";
import styles from "./cart-line.module.css";
import { updateLineSplit } from "@/lib/cart/update-split";
import { usePendingValue } from "./use-pending-value";

export function SplitPacks({ item }: { item: CartItem }) {
  const t = useTranslations("cart");
  const { value, change } = usePendingValue(Number(item.info.package_num) || 1, (packCount) =>
    updateLineSplit(item.itemId, packCount),
  );
  const choices = splitChoices(getSellingRule(item.product.selling));
  if (choices.length === 0) return null;

  return (
    <label className={styles.split}>
      <span className="visually-hidden">
        {t("splitOnPackage")} {item.product.name}
      </span>
      <Select value={value} onChange={(event) => void change(Number(event.target.value))}>
        {choices.map((count) => (
          <option key={count} value={count}>
            {t("splitInto", { count })}
          </option>
        ))}
      </Select>
    </label>
  );
}
