"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { weightRange } from "@/lib/rules/weight-range";
import styles from "./cart-line.module.css";

export function LinePrice({
  item,
  isPending,
}: {
  item: Omit<CartItem, "itemId" | "notices" | "acceptAlternatives">;
  isPending?: boolean;
}) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const range = weightRange({
    netCents: item.netCents,
    variableWeight: item.variableWeight,
    tolerancePerc: item.product.selling.tolerancePerc,
  });
  if (item.netCents === null) return <p className={styles.price}>{t("noPrice")}</p>;
  return (
    <p className={styles.price} data-pending={isPending || undefined}>
      {item.variableWeight && <small>{t("estimated")}</small>}
      {item.discountCents > 0 && item.grossCents !== null && (
        <s>
          <span className="visually-hidden">{t("fullPrice")}: </span>
          {formatMoney(item.grossCents, locale)}
        </s>
      )}
      <strong>{formatMoney(item.netCents, locale)}</strong>
      {item.discountCents > 0 && (
        <small className={styles.saved}>
          {t("lineSaved", { amount: formatMoney(item.discountCents, locale) })}
        </small>
      )}
      {range && (
        <small className={styles.range}>
          {t("estimatedRange", {
            min: formatMoney(range.min, locale),
            max: formatMoney(range.max, locale),
          })}
        </small>
      )}
    </p>
  );
}
