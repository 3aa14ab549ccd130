"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinePrice } from "@/components/cart/line-price";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { ruleOf } from "@/lib/cart/compact";
import { quantityText, weightText } from "@/lib/cart/quantity-text";
import { isPackaging } from "@/lib/cart/view";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./orders.module.css";

type Props = {
  items: OrderItem[];
  /** what was picked is on the scale: no price is an estimate any more. */ weighed: boolean;
};

export function OrderLines({ items, weighed: isWeighed }: Props) {
  const t = useTranslations("orders");
  const words = useWords();
  const locale = useLocale();
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title">{t("lines", { count: items.length })}</h2>
      <ul className={styles.lines}>
        {items.map((item) => {
          const { product, quantity, weight, variableWeight } = item;
          const amount = quantityText(ruleOf(product.selling), quantity, words, locale);
          const weighed =
            variableWeight && product.selling.kind !== "loose" && weight ? weightText(weight, locale) : "";
          return (
            <li key={item.orderItemId} className={styles.line}>
              <Picture picture={product.picture} alt="" width={56} className={styles.thumb} />
              <span className={styles.what}>
                {!isPackaging(item) ? (
                  <a href={localPath(locale)(paths.product(product.slug))}>{product.name}</a>
                ) : (
                  product.name
                )}
                <small>
                  {[product.brand, product.packSize, amount, weighed].filter(Boolean).join(" · ")}
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
