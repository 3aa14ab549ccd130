"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CardBuy } from "@/components/cart/card-buy";
import { Picture } from "@/components/ui/picture";
import { compactSelling } from "@/lib/cart/compact";
import type { Product } from "@/lib/ebsn/domain/product";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import styles from "./lists.module.css";

type Props = {
  product: Product;
  /** How much of it, in words. */
  amount: string;
  /** Cannot be bought now. */
  inactive: boolean;
  /** The shop has it no longer: no page to lead to, no price. */
  isGone?: boolean;
  /** Beside the way to buy it. */
  children?: ReactNode;
};

/** A product kept somewhere: how much of it, what it costs today, the way to buy it. */
export function GoodLine({ product, amount, inactive, isGone, children }: Props) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const { name, brand, packSize, prices, selling } = product;
  return (
    <li className={styles.good}>
      <Picture picture={product.picture} alt="" width={72} className={styles.picture} />
      <div className={styles.text}>
        {isGone ? <b>{name}</b> : <a href={localPath(locale)(paths.product(product.slug))}>{name}</a>}
        <small>{[brand, packSize, amount].filter(Boolean).join(" · ")}</small>
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
        {inactive || isGone ? (
          <p className={styles.inactive}>{t("inactive")}</p>
        ) : (
          <CardBuy
            id={product.productId}
            name={name}
            s={compactSelling(selling, product.classMax)}
            a={product.available}
          />
        )}
      </div>
      {children}
    </li>
  );
}
