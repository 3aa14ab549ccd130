"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinePrice } from "@/components/cart/line-price";
import { Picture } from "@/components/ui/picture";
import { useMessages } from "@/components/ui/messages";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity, formatWeight } from "@/lib/cart/format-quantity";
import { isPackaging } from "@/lib/cart/selectors";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import styles from "./orders.module.css";

type Props = {
  items: OrderItem[];
  /** Prices are final. */
  isWeighed: boolean;
};

export function OrderLines({ items, isWeighed }: Props) {
  const t = useTranslations("orders");
  const messages = useMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title">{t("lines", { count: items.length })}</h2>
      <ul className={styles.lines}>
        {items.map((item) => {
          const { product, quantity, weight, variableWeight } = item;
          const amount = formatQuantity(getSellingRule(product.selling), quantity, messages, locale);
          const weightLabel =
            variableWeight && product.selling.kind !== "loose" && weight ? formatWeight(weight, locale) : "";
          return (
            <li key={item.orderItemId} className={styles.line}>
              <Picture picture={product.picture} alt="" width={56} className={styles.thumb} />
              <span className={styles.details}>
                {!isPackaging(item) ? (
                  <a href={localizePath(locale)(paths.product(product.slug))}>{product.name}</a>
                ) : (
                  product.name
                )}
                <small>
                  {[product.brand, product.packSize, amount, weightLabel].filter(Boolean).join(" · ")}
                </small>
              </span>
              <LinePrice item={{ ...item, variableWeight: variableWeight && !isWeighed }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
