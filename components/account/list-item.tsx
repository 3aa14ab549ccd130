"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { ruleOf } from "@/lib/cart/compact";
import type { WishlistItem } from "@/lib/ebsn/domain/list";
import { listItemQuantity } from "@/lib/rules/quantity";
import { GoodLine } from "./good-line";
import styles from "./lists.module.css";

type Props = { item: WishlistItem; inactive: boolean; onRemove?: (button: HTMLElement) => void };

export function ListItem({ item: { product, quantity }, inactive, onRemove }: Props) {
  const t = useTranslations("lists");
  const format = useFormatter();
  const { selling } = product;
  // The specification calls every other amount one piece; how many of them go into the cart stands before it.
  const amount = listItemQuantity(ruleOf(selling), quantity || 1, selling.weightUnit ?? "kg");
  const times = amount.unit === "PZ" && quantity > 1 ? `${format.number(quantity)} × ` : "";
  return (
    <GoodLine
      product={product}
      amount={`${times}${format.number(amount.value)} ${amount.unit}`}
      inactive={inactive}
    >
      {onRemove && (
        <button
          type="button"
          className={`icon-button ${styles.remove}`}
          data-take-off=""
          aria-label={t("removeNamed", { name: product.name })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
    </GoodLine>
  );
}
