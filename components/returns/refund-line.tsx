"use client";

import { useLocale, useTranslations } from "next-intl";
import field from "@/components/ui/field.module.css";
import { Picture } from "@/components/ui/picture";
import { useMessages } from "@/components/ui/messages";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import orders from "@/components/orders/orders.module.css";
import styles from "./refund.module.css";

export type RefundableLine = {
  item: OrderItem;
  /** Quantities that can still be returned. */
  choices: number[];
};

type Props = RefundableLine & {
  id?: string;
  quantity: number;
  invalid: boolean;
  onChange: (quantity: number) => void;
};

export function RefundLine({ item, choices, id, quantity, invalid, onChange }: Props) {
  const t = useTranslations("refunds");
  const messages = useMessages();
  const locale = useLocale();
  const { product } = item;
  const amount = (count: number) => formatQuantity(getSellingRule(product.selling), count, messages, locale);
  return (
    <li className={styles.line}>
      <Picture picture={product.picture} alt="" width={56} className={orders.thumb} />
      <span className={orders.details}>
        {product.name}
        <small>{[product.brand, amount(item.quantity)].filter(Boolean).join(" · ")}</small>
      </span>
      {choices.length === 0 ? (
        <small className={orders.muted}>{t("all")}</small>
      ) : (
        <select
          id={id}
          className={field.input}
          aria-label={t("howMuch", { name: product.name })}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? "refund-items-error" : undefined}
          value={quantity}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          <option value={0}>{t("none")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {amount(choice)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
