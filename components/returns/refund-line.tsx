"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ContentText } from "@/components/ui/content-text";
import { Select } from "@/components/ui/control";
import { ProductLineContent } from "@/components/ui/product-lines";
import { useMessages } from "@/components/ui/messages";
import { formatLineQuantity } from "@/lib/cart/format-quantity";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { deliveredProduct, deliveredQuantity } from "@/lib/rules/orders/picked";
import styles from "./refund.module.css";

export type RefundableLine = {
  item: OrderItem;
  choices: number[];
};

type Props = RefundableLine & ComponentProps<"select">;

export function RefundLine({ item, choices, children, ...select }: Props) {
  const t = useTranslations("refunds");
  const messages = useMessages();
  const locale = useLocale();
  const product = deliveredProduct(item);
  const amount = (count: number) => formatLineQuantity(product, count, messages, locale);
  return (
    <li className={styles.line}>
      {children}
      <ProductLineContent
        picture={product.picture}
        name={<ContentText>{product.name}</ContentText>}
        details={[product.brand, product.packSize, amount(deliveredQuantity(item))]}
      />
      {choices.length === 0 ? (
        <small className={styles.hint}>{t("all")}</small>
      ) : (
        <Select {...select} aria-label={t("howMuch", { name: product.name })}>
          <option value={0}>{t("none")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {amount(choice)}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}
