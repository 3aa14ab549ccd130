"use client";

import { useLocale, useTranslations } from "next-intl";
import { CardBuy } from "@/components/cart/card-buy";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { compactSelling, ruleOf } from "@/lib/cart/compact";
import { quantityText } from "@/lib/cart/quantity-text";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import styles from "./lists.module.css";

/** A product of the last order: how much of it was bought, what it costs today, the way to buy it. */
export function LastPurchaseItem({ line, isGone }: { line: OrderItem; isGone?: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  const words = useWords();
  const { product, quantity } = line;
  const { selling, prices } = product;
  const amount = quantityText(ruleOf(selling), quantity, words, locale);
  return (
    <li className={styles.good}>
      <Picture picture={product.picture} alt="" width={72} className={styles.picture} />
      <div className={styles.text}>
        {isGone ? (
          <b>{product.name}</b>
        ) : (
          <a href={localPath(locale)(paths.product(product.slug))}>{product.name}</a>
        )}
        <small>
          {[product.brand, product.packSize, t("profile.lastPurchase.amount", { amount })]
            .filter(Boolean)
            .join(" · ")}
        </small>
        {!isGone && prices.display !== null && (
          <span>
            <b>{formatMoney(prices.display, locale)}</b>
            {prices.unit !== null && prices.baseUnit && (
              <small>
                {" "}
                {formatMoney(prices.unit, locale)}/{prices.baseUnit}
              </small>
            )}
          </span>
        )}
      </div>
      <div className={styles.buy}>
        {isGone ? (
          <p className={styles.inactive}>{t("lists.inactive")}</p>
        ) : (
          <CardBuy
            id={product.productId}
            name={product.name}
            s={compactSelling(selling, product.classMax)}
            a={product.available}
          />
        )}
      </div>
    </li>
  );
}
