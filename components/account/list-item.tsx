"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { CardBuy } from "@/components/cart/card-buy";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { compactSelling, ruleOf } from "@/lib/cart/compact";
import type { WishlistItem } from "@/lib/ebsn/domain/list";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { listItemQuantity } from "@/lib/rules/quantity";
import styles from "./lists.module.css";

type Props = { item: WishlistItem; inactive: boolean; onRemove?: (button: HTMLElement) => void };

export function ListItem({ item: { product, quantity }, inactive, onRemove }: Props) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const format = useFormatter();
  const { prices } = product;
  const { selling } = product;
  // The specification calls every other amount one piece; how many of them go into the cart stands before it.
  const amount = listItemQuantity(ruleOf(selling), quantity || 1, selling.weightUnit ?? "kg");
  const times = amount.unit === "PZ" && quantity > 1 ? `${format.number(quantity)} × ` : "";
  return (
    <li className={styles.good}>
      <Picture picture={product.picture} alt="" width={72} className={styles.picture} />
      <div className={styles.text}>
        <a href={localPath(locale)(paths.product(product.slug))}>{product.name}</a>
        <small>
          {[product.brand, product.packSize, `${times}${format.number(amount.value)} ${amount.unit}`]
            .filter(Boolean)
            .join(" · ")}
        </small>
        {prices.display !== null && (
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
        {inactive ? (
          <p className={styles.inactive}>{t("inactive")}</p>
        ) : (
          <CardBuy
            id={product.productId}
            name={product.name}
            s={compactSelling(selling, product.classMax)}
            a={product.available}
          />
        )}
      </div>
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
    </li>
  );
}
