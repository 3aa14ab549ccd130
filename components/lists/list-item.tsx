"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { getSellingRule } from "@/lib/cart/compact-selling";
import type { WishlistItem } from "@/lib/ebsn/domain/list";
import { listItemQuantity } from "@/lib/rules/quantities/quantity";
import { unitName } from "@/lib/rules/products/unit-name";
import { ProductRow } from "./product-row";
import styles from "./lists.module.css";

type Props = { item: WishlistItem; inactive: boolean; onRemove?: (button: HTMLElement) => void };

export function ListItem({ item: { product, quantity }, inactive, onRemove }: Props) {
  const t = useTranslations("lists");
  const format = useFormatter();
  const locale = useLocale();
  const { selling } = product;
  // The spec shows every amount other than weight as one piece; the count goes in front of it.
  const amount = listItemQuantity(getSellingRule(selling), quantity || 1, selling.weightUnit ?? "kg");
  const times = amount.unit === "PZ" && quantity > 1 ? `${format.number(quantity)}\u00a0×\u00a0` : "";
  return (
    <ProductRow
      product={product}
      amount={`${times}${format.number(amount.value)}\u00a0${unitName(amount.unit, locale)}`}
      inactive={inactive}
    >
      {onRemove && (
        <button
          type="button"
          className={`icon-button ${styles.remove}`}
          data-remove-item=""
          aria-label={t("removeNamed", { name: product.name })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
    </ProductRow>
  );
}
