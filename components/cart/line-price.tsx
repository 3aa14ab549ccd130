"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { weightRange } from "@/lib/rules/quantities/weight-range";
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
  const { before } = item;
  return (
    <p className={styles.price} data-pending={isPending || undefined}>
      {item.variableWeight && <small>{t("estimated")}</small>}
      {before &&
        (before.isStruck ? (
          <s>
            <span className="visually-hidden">{t(before.isLowest30 ? "lowest30" : "fullPrice")}: </span>
            {formatMoney(before.cents, locale)}
          </s>
        ) : (
          <small>
            {t("lowest30")}: {formatMoney(before.cents, locale)}
          </small>
        ))}
      <strong>{formatMoney(item.netCents, locale)}</strong>
      {before && (
        <small className={styles.saved}>
          {t("lineSaved", { amount: formatMoney(before.cents - item.netCents, locale) })}
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
