"use client";

import { useLocale, useTranslations } from "next-intl";
import field from "@/components/ui/field.module.css";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { ruleOf } from "@/lib/cart/compact";
import { quantityText } from "@/lib/cart/quantity-text";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import orders from "./orders.module.css";
import styles from "./refund.module.css";

export type RefundLineParts = {
  item: OrderItem;
  /** quantities that can still be given back. */ choices: number[];
};

type Props = RefundLineParts & {
  id?: string;
  quantity: number;
  invalid: boolean;
  onChange: (quantity: number) => void;
};

/** One line of an order and how much of it goes back. */
export function RefundLine({ item, choices, id, quantity, invalid, onChange }: Props) {
  const t = useTranslations("refunds");
  const words = useWords();
  const locale = useLocale();
  const { product } = item;
  const amount = (some: number) => quantityText(ruleOf(product.selling), some, words, locale);
  return (
    <li className={styles.line}>
      <Picture picture={product.picture} alt="" width={56} className={orders.thumb} />
      <span className={orders.what}>
        {product.name}
        <small>{[product.brand, amount(item.quantity)].filter(Boolean).join(" · ")}</small>
      </span>
      {choices.length === 0 ? (
        <small className={orders.soft}>{t("all")}</small>
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
          {choices.map((one) => (
            <option key={one} value={one}>
              {amount(one)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
